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

/// What a text is found by: its words, and of scripts that leave no blanks between words each two
/// letters that stand side by side, with the last one alone: `牛乳パン` is `牛乳`, `乳パ`, `パン`, `ン`.
pub fn findable(text: &str) -> Vec<String> {
    pieces(text, |run, words| {
        words.extend(pairs(run));
        words.extend(run.chars().next_back().map(String::from));
    })
}

/// What a typed text asks for, each the beginning of something [`findable`].
pub fn asked(text: &str) -> Vec<String> {
    pieces(text, |run, words| match run.chars().nth(1) {
        Some(_) => words.extend(pairs(run)),
        None => words.push(run.to_owned()),
    })
}

/// The words of a text; runs of letters that stand without blanks are taken apart.
fn pieces(text: &str, take_apart: impl Fn(&str, &mut Vec<String>)) -> Vec<String> {
    let whole = words(text);
    if text.is_ascii() {
        return whole;
    }
    let mut parts = Vec::with_capacity(whole.len());
    for word in whole {
        let mut rest = word.as_str();
        while let Some(first) = rest.chars().next() {
            let unspaced = is_unspaced(first);
            let end = rest.find(|letter| is_unspaced(letter) != unspaced);
            let (run, behind) = rest.split_at(end.unwrap_or(rest.len()));
            match unspaced {
                true => take_apart(run, &mut parts),
                false => parts.push(run.to_owned()),
            }
            rest = behind;
        }
    }
    parts
}

fn pairs(run: &str) -> impl Iterator<Item = String> {
    let letters = run.chars().zip(run.chars().skip(1));
    letters.map(|(one, next)| String::from_iter([one, next]))
}

/// Letters of scripts that leave no blanks between words: Thai, Lao, Burmese, Khmer, Chinese and Japanese.
fn is_unspaced(letter: char) -> bool {
    matches!(letter,
        '\u{e00}'..='\u{eff}' | '\u{1000}'..='\u{109f}' | '\u{1780}'..='\u{17ff}'
        | '\u{3005}'..='\u{3007}' | '\u{3040}'..='\u{30ff}' | '\u{31f0}'..='\u{31ff}'
        | '\u{3400}'..='\u{4dbf}' | '\u{4e00}'..='\u{9fff}' | '\u{f900}'..='\u{faff}'
        | '\u{20000}'..='\u{3ffff}')
}

/// The words of a text with one blank between: equal for names that are the same to a reader.
pub fn plain(text: &str) -> String {
    words(text).join(" ")
}

/// Whether the [`plain`] form of a text begins so, without making all of it.
pub fn begins_plainly(text: &str, beginning: &str) -> bool {
    let folded = fold(text);
    let words = folded.split(|character: char| !character.is_alphanumeric());
    let mut rest = beginning;
    for word in words.filter(|word| !word.is_empty()) {
        if word.starts_with(rest) {
            return true;
        }
        match rest
            .strip_prefix(word)
            .and_then(|rest| rest.strip_prefix(' '))
        {
            Some(behind) => rest = behind,
            None => return false,
        }
    }
    rest.is_empty()
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

    #[test]
    fn a_text_begins_as_its_plain_form_does() {
        for text in ["Crème brûlée à l'ancienne", "7-Up", "", " - ", "牛乳 パン"] {
            for typed in [
                "",
                "creme",
                "creme b",
                "creme brulee",
                "creme brulee a l a",
                "7",
                "7 u",
                "7up",
                "牛",
                "牛乳 ハ",
                "brulee",
            ] {
                assert_eq!(
                    begins_plainly(text, typed),
                    plain(text).starts_with(typed),
                    "{text} {typed}"
                );
            }
        }
    }

    #[test]
    fn letters_without_blanks_between_are_found_in_pairs() {
        assert_eq!(
            findable("明治 牛乳パン 2個"),
            ["明治", "治", "牛乳", "乳ハ", "ハン", "ン", "2", "個"]
        );
        assert_eq!(asked("乳パン"), ["乳ハ", "ハン"]);
        assert_eq!(asked("乳 7up"), ["乳", "7up"]);
        assert_eq!(findable("Crème 7-Up"), words("Crème 7-Up"));
    }
}
