//! Countries by what they are called in food tables: `en:france`, `FR`, `Francia`, `Frankreich`.
//!
//! `countries.txt` has a country a line, its code and then its names, folded and with `-` between words:
//! those of the tags of Open Food Facts, the names, short names and three letters of Unicode CLDR 48.2
//! in 35 languages (of an abbreviation in Latin letters none shorter than four), and what else
//! is widely said: `Holland`, `UK`. A name of two countries (`Kongo`) is in none.

use std::collections::HashMap;
use std::iter;
use std::sync::LazyLock;

use crate::rules::text;

static TABLE: &str = include_str!("countries.txt");

static CODES: LazyLock<HashMap<&str, &str>> = LazyLock::new(|| {
    let named = |(code, names): (&'static str, &'static str)| {
        let called = iter::once(code).chain(names.split(' '));
        called.map(move |name| (name, code))
    };
    countries().flat_map(named).collect()
});

/// The code of each country, and its names.
fn countries() -> impl Iterator<Item = (&'static str, &'static str)> {
    TABLE.lines().filter_map(|line| line.split_once(' '))
}

/// Whether a code is that of a country.
pub fn is_country(code: &str) -> bool {
    countries().any(|(known, _)| known == code)
}

/// The code of the country that a tag, a code or a name in one of many languages means, if it is understood.
pub fn code(told: &str) -> Option<&'static str> {
    let told = told.trim();
    let name = match told.split_at_checked(3) {
        Some((language, name)) if is_prefix(language) => name.trim_start(),
        _ => told,
    };
    // What comes in millions are tags, which stand in the table as they are.
    CODES.get(name).copied().or_else(|| {
        let folded = text::plain(name).replace(' ', "-");
        let by_code = || CODES.get(folded.to_ascii_uppercase().as_str());
        CODES.get(folded.as_str()).or_else(by_code).copied()
    })
}

/// Whether a tag begins so, to say its language.
fn is_prefix(text: &str) -> bool {
    matches!(text.as_bytes(), [first, second, b':'] if first.is_ascii_lowercase() && second.is_ascii_lowercase())
}

/// The codes of the countries in a list, parted by blanks; what is not understood is left out.
pub fn codes(list: &str) -> String {
    let mut codes = String::new();
    for code in list.split([',', ';', '،', '、', '，']).filter_map(code) {
        if !codes.split(' ').any(|known| known == code) {
            if !codes.is_empty() {
                codes.push(' ');
            }
            codes.push_str(code);
        }
    }
    codes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_stands_as_it_is_looked_up_and_once() {
        let names: Vec<&str> = countries()
            .flat_map(|(_, names)| names.split(' '))
            .collect();
        assert_eq!(CODES.len(), 250 + names.len());
        for name in names {
            assert_eq!(text::plain(name).replace(' ', "-"), name);
        }
    }

    #[test]
    fn a_country_is_understood_by_tag_code_and_name() {
        for (told, meant) in [
            ("en:united-states", "US"),
            ("en:US", "US"),
            ("us", "US"),
            ("USA", "US"),
            ("U.S.A.", "US"),
            ("États-Unis", "US"),
            ("Etats-unis", "US"),
            ("fr:royaume-uni", "GB"),
            ("UK", "GB"),
            ("Deutschland", "DE"),
            ("ALLEMAGNE", "DE"),
            ("España", "ES"),
            ("Россия", "RU"),
            ("日本", "JP"),
            ("대한민국", "KR"),
            ("الولايات المتحدة", "US"),
        ] {
            assert_eq!(code(told), Some(meant), "{told}");
        }
        for told in [
            "", "en:", "en:world", "Kongo", "XX", "Narnia", "Europe", "ab:cd:fr",
        ] {
            assert_eq!(code(told), None, "{told}");
        }
    }

    #[test]
    fn a_list_is_parted_by_commas_of_any_script() {
        assert_eq!(codes("France,Belgique, en:FR"), "FR BE");
        assert_eq!(codes("香港,美国、日本，フランス"), "HK US JP FR");
        assert_eq!(codes("World, , Suisse; Italia"), "CH IT");
    }
}
