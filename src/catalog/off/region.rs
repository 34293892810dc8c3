//! Countries by the names Open Food Facts gives them: `en:france` is FR.

use std::collections::HashMap;
use std::sync::LazyLock;

/// A name and a code a line.
static TABLE: &str = include_str!("countries.tsv");

static CODES: LazyLock<HashMap<&str, &str>> = LazyLock::new(|| {
    TABLE
        .lines()
        .filter_map(|line| line.split_once('\t'))
        .collect()
});

/// Whether a code is that of a country.
pub fn is_country(code: &str) -> bool {
    CODES.values().any(|known| *known == code)
}

/// The codes of the countries in a list of tags, parted by blanks; unknown tags are left out.
pub(super) fn of_tags(tags: &str) -> String {
    let mut codes = String::new();
    for tag in tags.split(',') {
        let name = tag.trim();
        let name = name.strip_prefix("en:").unwrap_or(name);
        let Some(code) = CODES.get(name).copied().or_else(|| as_typed(name)) else {
            continue;
        };
        if !codes.split(' ').any(|known| known == code) {
            if !codes.is_empty() {
                codes.push(' ');
            }
            codes.push_str(code);
        }
    }
    codes
}

/// The code of a country as people write it, and as files of 2016 have it: `United States`, `US`.
fn as_typed(name: &str) -> Option<&'static str> {
    if !name.bytes().any(|byte| byte.is_ascii_uppercase()) {
        return None;
    }
    let tag = name.to_lowercase().replace(' ', "-");
    let by_code = || CODES.values().find(|code| **code == name);
    CODES.get(tag.as_str()).or_else(by_code).copied()
}
