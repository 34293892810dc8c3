//! Text as it is searched: words, without regard to case and diacritics.

use std::borrow::Cow;
use std::fmt::Display;

use unicode_normalization::char::is_combining_mark;
use unicode_normalization::{IsNormalized, UnicodeNormalization, is_nfkc_quick};

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

/// What says that something is one, in front of it.
const ONE: [&str; 5] = ["a", "an", "one", "un", "une"];

/// So many of a unit, to be read. A label that begins with a number is counted, so that both are not read as one number:
/// `2 × 100 g`, `2 × a handful`.
pub fn so_many(quantity: impl Display, unit: &str) -> String {
    let is_one = |(first, _): (&str, &str)| ONE.contains(&&*fold(first));
    let is_number = unit.starts_with(char::is_numeric) || unit.split_once(' ').is_some_and(is_one);
    let sign = if is_number { " ×" } else { "" };
    format!("{quantity}{sign} {unit}")
}

/// The words of a text, folded: runs of letters and digits. `7-Up` is `7` and `up`.
pub fn words(text: &str) -> Vec<String> {
    words_of(&fold(text)).map(str::to_owned).collect()
}

fn words_of(folded: &str) -> impl Iterator<Item = &str> {
    folded
        .split(|character: char| !character.is_alphanumeric())
        .filter(|word| !word.is_empty())
}

/// What a text is found by: its words, and of scripts that leave no blanks between words each two
/// letters that stand side by side, with the last one alone: `牛乳パン` is `牛乳`, `乳パ`, `パン`, `ン`. Of a Korean word what begins at
/// each of its syllables.
pub fn findable(text: &str) -> Vec<String> {
    let mut parts = Vec::new();
    each_findable(&plain(text), |part| parts.push(part.to_owned()));
    parts
}

/// Gives each part by which a text is [`findable`] that is in its [`plain`] form already.
pub fn each_findable(plain: &str, mut take: impl FnMut(&str)) {
    each_piece(plain, |piece| match piece {
        Piece::Word(word) => {
            take(word);
            // Korean joins nouns into one: a word is found by what begins at any of its syllables.
            let inside = word.char_indices().skip(1);
            for (at, _) in inside.filter(|(_, letter)| begins_syllable(*letter)) {
                take(&word[at..]);
            }
        }
        Piece::Run(run) => {
            pairs(run).for_each(|pair| take(&pair));
            let last = run.char_indices().next_back();
            take(&run[last.map_or(0, |(at, _)| at)..]);
        }
    });
}

/// What a typed text asks for, each the beginning of something [`findable`].
pub fn asked(text: &str) -> Vec<String> {
    let mut asked = Vec::new();
    each_piece(&plain(text), |piece| match piece {
        Piece::Run(run) if run.chars().nth(1).is_some() => asked.extend(pairs(run)),
        Piece::Run(one) | Piece::Word(one) => asked.push(one.to_owned()),
    });
    asked
}

/// A part of a text.
enum Piece<'t> {
    Word(&'t str),
    /// Letters of a script that leaves no blanks between words.
    Run(&'t str),
}

/// The words of a plain text; where letters stand without blanks, taken apart from the others.
fn each_piece<'t>(plain: &'t str, mut take: impl FnMut(Piece<'t>)) {
    let words = plain.split(' ').filter(|word| !word.is_empty());
    if plain.is_ascii() {
        return words.for_each(|word| take(Piece::Word(word)));
    }
    for word in words {
        let mut rest = word;
        while let Some(first) = rest.chars().next() {
            let unspaced = is_unspaced(first);
            let end = rest.find(|letter| is_unspaced(letter) != unspaced);
            let (run, behind) = rest.split_at(end.unwrap_or(rest.len()));
            take(match unspaced {
                true => Piece::Run(run),
                false => Piece::Word(run),
            });
            rest = behind;
        }
    }
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

/// Whether a letter of a folded text is one with which Korean syllables begin: folding takes them apart.
fn begins_syllable(letter: char) -> bool {
    matches!(letter, '\u{1100}'..='\u{115f}')
}

/// The words of a text with one blank between: equal for names that are the same to a reader.
pub fn plain(text: &str) -> String {
    let folded = fold(text);
    let mut plain = String::with_capacity(folded.len());
    for word in words_of(&folded) {
        if !plain.is_empty() {
            plain.push(' ');
        }
        plain.push_str(word);
    }
    plain
}

/// Whether the [`plain`] form of a text begins so, without making all of it.
pub fn begins_plainly(text: &str, beginning: &str) -> bool {
    let folded = fold(text);
    let mut rest = beginning;
    for word in words_of(&folded) {
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

/// Bytes of the longest row of a table, in quotes or not: an end of a line within quotes ends no row.
pub fn longest_row(table: &str) -> usize {
    let (mut longest, mut here, mut is_quoted) = (0_usize, 0_usize, false);
    for byte in table.bytes() {
        is_quoted ^= byte == b'"';
        here = if byte == b'\n' && !is_quoted {
            0
        } else {
            here + 1
        };
        longest = longest.max(here);
    }
    longest
}

/// A text with each letter in its usual form: full-width ones, and `㎖` and `ℓ`. A set fraction stays apart from the
/// number in front: `1½` is not `11⁄2`.
pub fn in_usual_letters(text: &str) -> Cow<'_, str> {
    if is_nfkc_quick(text.chars()) == IsNormalized::Yes {
        return Cow::Borrowed(text);
    }
    let is_fraction = |c| matches!(c, '\u{bc}'..='\u{be}' | '\u{2150}'..='\u{215f}' | '\u{2189}');
    let parted = |c| is_fraction(c).then_some(' ').into_iter().chain([c]);
    Cow::Owned(text.chars().flat_map(parted).nfkc().collect())
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

    #[test]
    fn korean_words_are_found_by_what_begins_at_a_syllable() {
        let found = findable("가나초콜릿");
        assert_eq!(found.len(), 5);
        for typed in ["초콜릿", "가나", "나초", "릿"] {
            let asked = asked(typed);
            assert!(
                found.iter().any(|word| word.starts_with(&asked[0])),
                "{typed}"
            );
        }
    }

    #[test]
    fn a_row_ends_where_a_line_ends_outside_of_quotes() {
        for (table, longest) in [
            ("", 0),
            ("a\nbcd\ne", 3),
            ("\"a\nb\"\nc", 5),
            ("\"ab\ncd", 6),
        ] {
            assert_eq!(longest_row(table), longest, "{table:?}");
        }
    }
}
