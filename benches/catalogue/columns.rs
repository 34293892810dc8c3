//! The columns of the export, filled as often and as far as those of the real one.

use crate::products::Numbers;

/// Name, how many of a thousand products have it, and the mean length where they do: counted in the
/// first thousand products of the export of April 2026.
const COLUMNS: &str = include_str!("columns.txt");

/// Different texts of a column that no product needs for itself: few, as tags and states are few.
const TEXTS: usize = 128;

/// One tag of so many is not that of the other products: the file packs as well as the real one then.
const OTHERS: usize = 8;

/// A column.
pub(crate) struct Column {
    pub(crate) name: &'static str,
    share: usize,
    texts: Vec<String>,
}

impl Column {
    /// What stands there by chance: nothing, or one of the column's texts.
    pub(crate) fn drawn(&self, numbers: &mut Numbers) -> &str {
        match numbers.below(1_000) < self.share {
            true => &self.texts[numbers.rank(TEXTS)],
            false => "",
        }
    }
}

/// All columns, in order.
pub(crate) fn columns(numbers: &mut Numbers, words: &[&str]) -> Vec<Column> {
    let column = |line: &'static str| {
        let mut parts = line.split('\t');
        let name = parts.next().expect("a name");
        let mut number = || parts.next().and_then(|text| text.parse::<usize>().ok());
        let (share, length) = (number().expect("a share"), number().expect("a length"));
        let tags = tags(numbers, 3 * length / 2, words);
        let texts = (0..TEXTS)
            .map(|_| text(numbers, name, length, &tags, words))
            .collect();
        Column { name, share, texts }
    };
    COLUMNS.lines().map(column).collect()
}

/// Tags of about this length together.
fn tags(numbers: &mut Numbers, length: usize, words: &[&str]) -> Vec<String> {
    let (mut tags, mut long) = (Vec::new(), 0);
    while long < length {
        let tag = tag(numbers, words);
        long += tag.len() + 1;
        tags.push(tag);
    }
    tags
}

fn tag(numbers: &mut Numbers, words: &[&str]) -> String {
    let mut word = || words[numbers.rank(words.len())];
    format!("en:{}-{}", word(), word())
}

/// A number where numbers stand, else the column's tags as far as the text goes, some of them others.
fn text(
    numbers: &mut Numbers,
    name: &str,
    length: usize,
    tags: &[String],
    words: &[&str],
) -> String {
    if name.ends_with("_100g") {
        return format!("{:.2}", numbers.share());
    }
    let length = length / 2 + numbers.below(length.max(1));
    let mut text = String::new();
    for known in tags {
        if text.len() >= length {
            break;
        }
        let separator = if text.is_empty() { "" } else { "," };
        text.push_str(separator);
        match numbers.below(OTHERS) {
            0 => text.push_str(&tag(numbers, words)),
            _ => text.push_str(known),
        }
    }
    text
}
