//! Amounts as others print them: a number, and what there is so much of.

/// Words that go on with a number.
const JOINING: [&str; 23] = [
    "and", "plus", "to", "or", "per", "of", "times", "thru", "through", "till", "until", "with",
    "w", "n", "hundred", "thousand", "million", "und", "oder", "bis", "et", "ou", "y",
];

/// Signs that do, with those of fractions as they are typed and as they are set.
const SIGNS: [char; 18] = [
    '&', '+', '-', '\u{2013}', '\u{2014}', '\u{2212}', '~', '×', '*', '/', '\u{2044}', '\u{2215}',
    '%', '"', '\'', '.', ',', ':',
];

/// What parts a fraction.
const SLASHES: [char; 3] = ['/', '\u{2044}', '\u{2215}'];

/// Parts that are told in words: `a half`.
const PARTS: [&str; 6] = ["half", "halves", "third", "thirds", "quarter", "quarters"];

/// Whether what stands behind a number, blanks and all, goes on with it: `1/2 cup`, `½ cup`, ` 1/2 cup`, ` and a half cups`,
/// ` to 3 cups`, `e3 g`, ` 500 g`, ` x 100 g`. By the number alone it would be so many of a measure that is called so.
///
/// A can of 8 oz is a measure, and so is a bottle of 500 ml.
pub fn goes_on(number: &str, behind: &str) -> bool {
    let is_parted = behind.starts_with(char::is_whitespace);
    let text = behind.trim_start();
    let mut words = text.split_whitespace();
    let word = words.next().unwrap_or_default();
    let next = words.next().unwrap_or_default();
    let begins = |text: &str| text.starts_with(|c: char| c.is_ascii_digit());
    let is_set = text.starts_with(|c: char| c.is_numeric() && !c.is_ascii_digit());
    let is_cut = number.ends_with(['.', ',']) && begins(text);
    // Behind a number that is not parted from it an exponent may have lost its digits.
    let is_power = word.strip_prefix(['e', 'E']).is_some_and(|power| {
        are_digits(power.trim_start_matches(['+', '-'])) || (power.is_empty() && !is_parted)
    });
    let times = word.strip_prefix(['x', 'X']);
    let is_times = times.is_some_and(|more| begins(more) || (more.is_empty() && begins(next)));
    is_set
        || is_cut
        || is_power
        || is_times
        || text.starts_with(SIGNS)
        || is_joined(word, next)
        || is_fraction(text)
        || is_thousands(word, next, words.next().is_none())
        || is_digits_alone(word, next)
}

/// Words and signs that add one amount to another.
const ADDING: [&str; 8] = ["and", "plus", "&", "+", "und", "et", "y", "n"];

/// Whether something is added to a unit: `cups and a half`, `cup + 2 tbsp`. So many of a measure that is called so it
/// would be by the number in front alone.
///
/// A cup of half and half is a measure, and what stands in brackets tells of it.
pub fn adds(unit: &str) -> bool {
    let outside = unit.split_once('(').map_or(unit, |(outside, _)| outside);
    let words: Vec<String> = outside.split_whitespace().map(bare).collect();
    words.windows(2).enumerate().any(|(at, pair)| {
        let [word, next] = [&*pair[0], &*pair[1]];
        let is_half = at
            .checked_sub(1)
            .is_some_and(|before| words[before] == "half");
        let third = words.get(at + 2).map_or("", String::as_str);
        let is_part = PARTS.contains(&next) && !is_half || is_a_part(next, third);
        let is_added = ADDING.contains(&word) && (is_part || next.starts_with(char::is_numeric));
        // A sign may stand at the number it adds.
        is_added || is_signed(next)
    })
}

fn is_signed(word: &str) -> bool {
    let behind = word.strip_prefix(['+', '&']);
    behind.is_some_and(|behind| behind.starts_with(char::is_numeric))
}

/// A word without what parts it from others.
fn bare(word: &str) -> String {
    word.trim_end_matches(['.', ',', ';']).to_lowercase()
}

fn is_a_part(word: &str, next: &str) -> bool {
    matches!(word, "a" | "an" | "one") && PARTS.contains(&next)
}

fn is_joined(word: &str, next: &str) -> bool {
    let [word, next] = [word, next].map(bare);
    is_a_part(&word, &next) || JOINING.contains(&word.trim_end_matches('/'))
}

fn is_fraction(text: &str) -> bool {
    let behind = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let is_over = behind.len() < text.len();
    let is_set = behind.starts_with(|c: char| c.is_numeric());
    is_over && (is_set || behind.trim_start().starts_with(SLASHES))
}

/// Nothing is called just 500 g, and no measure begins with zeros.
fn is_thousands(word: &str, next: &str, is_last: bool) -> bool {
    let is_group = |word: &str| word.len() == 3 && are_digits(word);
    // Three digits and a fraction end a number, as zeros alone are a part of one.
    let with_fraction = word.split_once(['.', ',']);
    let is_end = with_fraction.is_some_and(|(group, rest)| is_group(group) && are_digits(rest));
    let is_zeros = are_digits(word) && word.starts_with('0');
    is_end || is_zeros || is_group(word) && (is_group(next) || (is_last && !next.is_empty()))
}

/// Nothing is called by digits alone.
fn is_digits_alone(word: &str, next: &str) -> bool {
    next.is_empty() && word.split(['.', ',']).all(are_digits)
}

fn are_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::{adds, goes_on};

    #[test]
    fn what_is_added_to_a_unit_is_no_part_of_its_name() {
        for unit in [
            "cups and a half",
            "cup, and a half",
            "cup and one quarter",
            "cup and half",
            "cup + 2 tbsp",
            "cup +2 tbsp",
            "cups plus 1 tablespoon",
            "cup & ½",
            "cup and 1/2",
        ] {
            assert!(adds(unit), "{unit}");
        }
        for unit in [
            "cup",
            "cup half and half",
            "cup macaroni and cheese",
            "slice (bread and butter)",
            "portion (2 oz mix + 1.5 oz whiskey)",
            "cup, 8 fl oz",
            "large and",
            "",
        ] {
            assert!(!adds(unit), "{unit}");
        }
    }

    #[test]
    fn a_number_goes_on_in_digits_signs_and_words() {
        for (number, behind) in [
            ("1", "/2 cup"),
            ("1", " / 2 cup"),
            ("1", " 1/2 cup"),
            ("1", " 1 / 2 cup"),
            ("1", " 1\u{2044}2 cup"),
            ("1", "½ cup"),
            ("2", " ½ cup"),
            ("1", " 1½ cups"),
            ("1", "e3 g"),
            ("1", " e3 g"),
            ("5", "e g"),
            ("1", " 500 g"),
            ("1", " 000 g pack"),
            ("1", " 250 000 g"),
            ("1", " 234,56 g"),
            ("12", " 345.7 g"),
            ("1", " 000.00 cups"),
            ("1", " 500,0 ml of it"),
            ("1", " 000,5"),
            ("1", " 234"),
            ("1", " 2"),
            ("1", " 0 g"),
            ("1", " 00 g"),
            ("2", " x 100 g"),
            ("2", " x100 g"),
            ("2", " × 100 g"),
            ("2", " *50g"),
            ("2", " -3 cups"),
            ("2", " – 3 cups"),
            ("3", " ~ cookies"),
            ("25", " % of pack"),
            ("2.", " 5 cups"),
            ("2", " ,5 cups"),
            ("2", " and a half cups"),
            ("2", " AND 1/2 cups"),
            ("2", " a half cups"),
            ("2", " w/ half"),
            ("2", " of 3 pieces"),
            ("2", " thru 3 cups"),
            ("5", " hundred g"),
        ] {
            assert!(goes_on(number, behind), "{number}{behind}");
        }
        for behind in [
            " g",
            "g",
            " cup, chopped",
            " 8 oz can",
            " 12oz cans",
            " (6 fl oz) glass",
            " x-large eggs",
            " egg",
            " e-bar",
            " 500 ml bottle",
            " 0.5 l bottle",
            " 0,33 l can",
            " 12.5 oz can",
            " a la carte",
            " orange",
            " slices (1/2 inch)",
            "",
        ] {
            assert!(!goes_on("2", behind), "2{behind}");
        }
    }
}
