//! Text as it is searched: words, without regard to case and diacritics.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Folds a text: lower case, no diacritics, `ß` as `ss`, `œ` as `oe`, compatibility forms plain.
pub fn fold(text: &str) -> String {
    // Most text is ASCII, of which only the case counts.
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let mut folded = String::with_capacity(text.len());
    for character in text
        .nfkd()
        .filter(|character| !is_combining_mark(*character))
    {
        match character {
            'ß' | 'ẞ' => folded.push_str("ss"),
            'œ' | 'Œ' => folded.push_str("oe"),
            'æ' | 'Æ' => folded.push_str("ae"),
            'ø' | 'Ø' => folded.push('o'),
            'ł' | 'Ł' => folded.push('l'),
            'đ' | 'Đ' | 'ð' | 'Ð' => folded.push('d'),
            'þ' | 'Þ' => folded.push_str("th"),
            'ı' => folded.push('i'),
            'ς' => folded.push('σ'),
            other => folded.extend(
                other
                    .to_lowercase()
                    .filter(|lower| !is_combining_mark(*lower)),
            ),
        }
    }
    folded
}

/// The words of a text, folded: runs of letters and digits. `7-Up` is `7` and `up`.
pub fn words(text: &str) -> Vec<String> {
    fold(text)
        .split(|character: char| !character.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

/// The words of a text with one blank between: equal for names that are the same to a reader.
pub fn plain(text: &str) -> String {
    words(text).join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_and_diacritics_do_not_count() {
        for (typed, folded) in [
            ("Crème Brûlée", "creme brulee"),
            ("STRASSE Straße", "strasse strasse"),
            ("Ёлка", "елка"),
            ("Œufs de bœuf", "oeufs de boeuf"),
            ("Smørrebrød Łosoś", "smorrebrod losos"),
            ("牛乳チョコレート", "牛乳チョコレート"),
            ("İstanbul ılık", "istanbul ilik"),
        ] {
            assert_eq!(plain(typed), plain(folded), "{typed}");
        }
        assert_eq!(
            words("Ben & Jerry's 7-Up"),
            ["ben", "jerry", "s", "7", "up"]
        );
        assert!(words("\"*^ - %_").is_empty());
    }
}
