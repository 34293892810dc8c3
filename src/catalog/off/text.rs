//! Texts of products: entities decoded once, blanks single, nothing invisible.

use std::borrow::Cow;

use crate::catalog::notes::Notes;
use crate::catalog::report::Reason;
use crate::model::letters::is_unseen;
use crate::model::limits::FOOD_NAME;

/// A name, or `None` when nothing is left of it.
pub(in crate::catalog) fn name(text: &str, notes: &mut Notes) -> Option<String> {
    let mut name = plain(text, notes);
    cut(&mut name, FOOD_NAME, Reason::LongName, notes);
    Some(name).filter(|name| !name.is_empty())
}

/// Cuts a text that is too long.
pub(in crate::catalog) fn cut(text: &mut String, most: usize, why: Reason, notes: &mut Notes) {
    if text.len() > most
        && let Some((end, _)) = text.char_indices().nth(most)
    {
        notes.add(why);
        text.truncate(end);
        text.truncate(text.trim_end().len());
    }
}

/// Characters of a list of ingredients at most.
const INGREDIENTS: usize = 10_000;

/// Ingredients, without the marks around allergens.
pub(in crate::catalog) fn ingredients(text: &str, notes: &mut Notes) -> Option<String> {
    let mut plain = plain(text, notes);
    if let Some(unmarked) = unmarked(&plain) {
        notes.add(Reason::AllergenMarks);
        plain = unmarked;
    }
    cut(&mut plain, INGREDIENTS, Reason::LongText, notes);
    Some(plain).filter(|plain| !plain.is_empty())
}

/// A text without the marks of allergens; `None` when there are none. Underscores that stand inside
/// a word alone are its own: a mark begins or ends one (`_milk_`, `_milk_powder`).
fn unmarked(text: &str) -> Option<String> {
    if !text.contains('_') {
        return None;
    }
    let is_inside = |character: char| character.is_alphanumeric() || character == '_';
    let mut plain = String::with_capacity(text.len());
    for part in text.split_inclusive(|character| !is_inside(character)) {
        let word = part.trim_end_matches(|character| !is_inside(character));
        match word.starts_with('_') || word.ends_with('_') {
            true => plain.extend(part.chars().filter(|character| *character != '_')),
            false => plain.push_str(part),
        }
    }
    (plain != text).then_some(plain)
}

/// A text as a reader sees it.
pub(in crate::catalog) fn plain(text: &str, notes: &mut Notes) -> String {
    if is_plain(text) {
        return text.trim().to_owned();
    }
    let decoded = match text.contains('&') {
        true => html_escape::decode_html_entities(text),
        false => Cow::Borrowed(text),
    };
    if decoded != text {
        notes.add(Reason::Entities);
    }
    if decoded.contains(is_line_break) {
        notes.add(Reason::LineBreaks);
    }
    if decoded.contains(is_odd) {
        notes.add(Reason::OddCharacters);
    }
    let visible: String = decoded
        .chars()
        .filter(|character| !is_invisible(*character))
        .collect();
    let mut plain = String::with_capacity(visible.len());
    for word in visible.split(|character: char| character.is_whitespace() || character.is_control())
    {
        if !word.is_empty() {
            if !plain.is_empty() {
                plain.push(' ');
            }
            plain.push_str(word);
        }
    }
    plain
}

/// Whether there is nothing to mend but blanks at the ends; most texts are so.
fn is_plain(text: &str) -> bool {
    let (mut before, mut may_be_odd) = (b' ', false);
    for byte in text.bytes() {
        let plain = match byte {
            b' ' => before != b' ' || text.starts_with(' '),
            b'&' | 0..0x20 | 0x7f => false,
            0xc2 | 0xe2 | 0xef => false,
            // What is not seen begins as all letters of a script do here, and is looked for at the end.
            0xd8 | 0xe1 | 0xe3 | 0xf0 => {
                may_be_odd = true;
                true
            }
            _ => true,
        };
        if !plain {
            return false;
        }
        before = byte;
    }
    let is_doubled = text.starts_with(' ') && text.contains("  ");
    !(is_doubled || may_be_odd && text.contains(is_odd))
}

/// Characters that are not seen and part nothing: zero-width ones, joiners among them, marks of direction and of byte
/// order, and what stands for a lost one.
fn is_invisible(character: char) -> bool {
    let parts = character.is_control() || is_line_break(character);
    let is_joiner = matches!(character, '\u{200c}' | '\u{200d}');
    is_unseen(character) && !parts || is_joiner || character == '\u{fffd}'
}

/// Characters behind which a line ends, as Unicode has them.
fn is_line_break(character: char) -> bool {
    matches!(character, '\n'..='\r' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

/// Characters besides that are not what they seem.
fn is_odd(character: char) -> bool {
    let is_blank = character.is_whitespace() && character != ' ';
    (is_invisible(character) || character.is_control() || is_blank) && !is_line_break(character)
}
