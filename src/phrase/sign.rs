//! Signs that are no part of a word or a number: `∞`, `−`, `>`, `°`. What is typed beside a food is
//! never dropped, so they stop the meal.

use super::amount::{is_digit, is_times_sign};
use super::split::Word;
use super::token::range;
use super::trouble::Trouble;
use super::{pasted, when};
use crate::error::quoted;
use crate::model::FoodRef;

/// Refuses a word that holds a sign which says something else than a name: the one at this place of an item.
pub(super) fn refuse(word: &str, words: &[Word<'_>], at: usize) -> Result<(), Trouble> {
    // The key of a food is whatever its library made it.
    if word.parse::<FoodRef>().is_ok() {
        return Ok(());
    }
    match stray(word).or_else(|| is_lone_percent(word, &words[..at]).then_some('%')) {
        None => Ok(()),
        // Behind a time no meal is called so.
        Some(':') if word.strip_suffix(':').is_some_and(when::looks_like_time) => {
            Err(Trouble::of_time())
        }
        Some(_) if pasted::is_range(words, at) => Err(range()),
        Some(sign) => Err(Trouble::new(
            format!("{sign} is no part of a name or a number"),
            pasted::without(words, at, sign)
                .or_else(|| pasted::without_last(words, at, sign))
                .unwrap_or_else(|| instead(word, &words[..at], sign)),
        )),
    }
}

/// Whether a percent sign stands behind no number: of `milk 2 %` it is a part.
fn is_lone_percent(word: &str, before: &[Word<'_>]) -> bool {
    let number = before.last().and_then(Word::as_plain);
    word == "%" && !number.is_some_and(|number| number.ends_with(is_digit))
}

/// What to write instead of a word with a sign.
fn instead(word: &str, before: &[Word<'_>], sign: char) -> String {
    let bare = word.trim_end_matches(sign);
    match bare.len() < word.len() && !bare.is_empty() && stray(bare).is_none() {
        true if sign == ':' => {
            let before = before.iter().filter_map(Word::as_plain);
            let name = before.chain([bare]).collect::<Vec<_>>().join(" ");
            let name = quoted(&name);
            format!("the name of a meal is given apart: --name {name}")
        }
        true => format!("write {bare}; a name that has the sign stands in quotes"),
        false if matches!(sign, '/' | '⁄') => {
            "a part is written without blanks, as in 2/3 cup; a comma parts items".to_owned()
        }
        false => {
            "write an amount as one number, and commas between items; a name that has the sign stands in quotes: 2 \"eggs > large\"".to_owned()
        }
    }
}

/// The first sign of a word that has no place where it stands.
pub(super) fn stray(word: &str) -> Option<char> {
    let is_count = word
        .chars()
        .all(|c| is_digit(c) || is_times_sign(c) || matches!(c, '.' | ',' | '/' | '⁄'));
    let sign = word.chars().find(|c| is_sign(*c) || *c == '×' && !is_count);
    let is_said = word.chars().any(char::is_alphanumeric);
    let first = word.chars().next().filter(|c| is_dash(*c) || *c == '!');
    let last = word.chars().next_back().filter(|c| is_dash(*c));
    let alone = word
        .chars()
        .next()
        .filter(|c| !is_said && matches!(c, '.' | '/' | '_' | '(' | ')' | '\'' | '’'));
    sign.or(first).or(last).or(alone)
}

/// Dashes join words: they have their place between letters alone.
fn is_dash(letter: char) -> bool {
    matches!(letter, '-' | '‐' | '‑' | '–' | '—')
}

/// Whether a character is a sign that no word is written with. Letters of all scripts, their marks,
/// emoji, and what words are joined, shortened and enclosed with are none.
fn is_sign(letter: char) -> bool {
    if letter.is_alphanumeric() {
        return false;
    }
    match letter {
        '·' | '«' | '»' => false,
        '<' | '>' | '=' | '~' | '^' | '|' | '\\' | '*' | '#' | '$' | '?' | ':' | '`' | '{'
        | '}' | '[' | ']' => true,
        '\u{a1}'..='\u{bf}' | '÷' => true,
        // Bullets, dots and primes; joiners, apostrophes, dashes and the bar of fractions are none.
        '\u{2012}' | '\u{2015}'..='\u{2017}' | '\u{2020}'..='\u{2038}' => true,
        '\u{203b}'..='\u{2043}' | '\u{2045}'..='\u{205e}' => true,
        // Powers, currencies, signs that look like letters, arrows and operators.
        '\u{207a}'..='\u{208e}' | '\u{20a0}'..='\u{20cf}' | '\u{2100}'..='\u{22ff}' => true,
        // Lines and shapes, ticks, bold operators, and more arrows and operators.
        '\u{2500}'..='\u{25ff}' | '\u{2713}'..='\u{2718}' | '\u{2795}'..='\u{2797}' => true,
        '\u{27c0}'..='\u{27ff}' | '\u{2900}'..='\u{2aff}' | '\u{2b05}'..='\u{2b07}' => true,
        // The same in the width of Chinese and Japanese.
        '\u{3001}'..='\u{3003}' | '\u{3008}'..='\u{301f}' | '\u{ff01}'..='\u{ff65}' => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_names_are_written_with_is_no_stray_sign() {
        for word in [
            "M&M's",
            "&",
            "d’avoine",
            "rye-bread",
            "7up",
            "½",
            "x2",
            "2×",
            "×",
            "%",
            "2%",
            "St.",
            "oats/rye",
            "(raw)",
            "80/20",
            "crème",
            "cre\u{300}me",
            "🥚",
            "👩‍🍳",
            "❤\u{fe0f}",
            "off/3017620422003",
            "牛乳",
            "col·legi",
            "«pain»",
            "Wow!",
            "rye_bread",
            "1,5",
        ] {
            assert_eq!(stray(word), None, "{word}");
        }
    }

    #[test]
    fn a_sign_that_no_name_is_written_with_is_stray() {
        for word in [
            "∞", "−", "egg−", ">", "<", "°", "2°", "=", "~", "≈", "*", "#1", "$", "€", "→", "•",
            "…", "egg?", "a:b", "2×eggs", "-", "–", "egg-", "-egg", ".", "/", "!", "¬", "±", "÷",
            "(", ")", "'", "✓", "➕", "＞", "^", "|", "\\", "[x]", "™",
        ] {
            assert!(stray(word).is_some(), "{word}");
        }
    }
}
