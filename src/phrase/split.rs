//! Where one item ends and the next begins, and where the time begins.

use std::ops::Range;

use super::trouble::{Trouble, echo};
use super::when;
use crate::error::{Code, Error, Result};
use crate::model::letters::is_unseen;
use crate::model::limits::MEAL_ITEMS;

/// Characters of a text: many times what the longest names of all items of a meal take.
const LONGEST: usize = 50_000;

/// A text, parted.
pub(super) struct Pieces<'a> {
    /// The items, none of them empty; at least one.
    pub(super) items: Vec<Piece<'a>>,
    /// The time's text.
    pub(super) when: Option<&'a str>,
}

/// One item.
pub(super) struct Piece<'a> {
    /// As typed.
    pub(super) text: &'a str,
    /// Its words; at least one.
    pub(super) words: Vec<Word<'a>>,
}

/// A word of an item.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Word<'a> {
    /// As typed; no blank, quote or separator in it.
    Plain(&'a str),
    /// What stood between double quotes, with `""` read as one quote.
    Quoted(String),
}

impl Word<'_> {
    /// The word, where it did not stand in quotes.
    pub(super) fn as_plain(&self) -> Option<&str> {
        match self {
            Word::Plain(word) => Some(word),
            Word::Quoted(_) => None,
        }
    }
}

/// What a text is made of besides blanks.
enum Lexeme<'a> {
    Word(Word<'a>),
    Separator,
    /// `@`
    At,
}

/// Parts a text into items and time.
pub(super) fn split(text: &str) -> Result<Pieces<'_>> {
    let text = without_mark(text);
    let lexemes = lex(text)?;
    let (count, when) = time(text, &lexemes)?;
    let items = pieces(text, &lexemes[..count]);
    if items.len() > MEAL_ITEMS {
        let count = items.len();
        return Err(too_much(format!(
            "items: must have 1 to {MEAL_ITEMS} entries, has {count}"
        )));
    }
    match (items.is_empty(), when) {
        (false, when) => Ok(Pieces { items, when }),
        (true, Some(_)) => Err(Trouble::new(
            "a time, and no food",
            "write what it was in front: 2 eggs @ 8am",
        )
        .with(text.trim())),
        (true, None) => Err(Error::new(
            Code::NotUnderstood,
            "there is nothing to understand: the text is empty",
        )
        .hint("write for example: 200 g oats, 1 banana @ 8am")),
    }
}

fn too_much(what: String) -> Error {
    let hint = "write in several commands what is too much for one";
    Error::new(Code::InvalidInput, what).hint(hint)
}

/// A file written on Windows begins with a byte order mark.
fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{FEFF}').unwrap_or(text)
}

/// The words between separators as they are typed, with `at` for the sign of a time, wherever one stands.
pub(super) fn parts(text: &str) -> Option<Vec<Vec<&str>>> {
    let text = without_mark(text);
    let lexemes = lex(text).ok()?;
    let parts = lexemes.split(|(lexeme, _)| matches!(lexeme, Lexeme::Separator));
    let word = |(lexeme, span): &(Lexeme<'_>, Range<usize>)| match lexeme {
        Lexeme::At => "at",
        _ => &text[span.clone()],
    };
    let parts = parts.filter(|part| !part.is_empty());
    Some(parts.map(|part| part.iter().map(word).collect()).collect())
}

/// The items between separators; nothing between two of them is no item.
fn pieces<'a>(text: &'a str, lexemes: &[(Lexeme<'a>, Range<usize>)]) -> Vec<Piece<'a>> {
    lexemes
        .split(|(lexeme, _)| matches!(lexeme, Lexeme::Separator))
        .filter_map(|part| {
            let start = part.first()?.1.start;
            let end = part.last()?.1.end;
            let words = part.iter().filter_map(|(lexeme, _)| match lexeme {
                Lexeme::Word(word) => Some(word.clone()),
                _ => None,
            });
            Some(Piece {
                text: &text[start..end],
                words: words.collect(),
            })
        })
        .collect()
}

/// How many lexemes stand before the time, and the time's text.
///
/// Any `@` begins a time; the word `at` only before something that looks like one, so that
/// "bread at home" stays a name.
fn time<'a>(
    text: &'a str,
    lexemes: &[(Lexeme<'a>, Range<usize>)],
) -> Result<(usize, Option<&'a str>)> {
    let Some((count, span)) = begin(text, lexemes) else {
        return Ok((lexemes.len(), None));
    };
    let tail = tail(text, span);
    check_tail(tail).map_err(|trouble| trouble.with(text[span.start..].trim()))?;
    when::check(tail)?;
    Ok((count, Some(tail)))
}

/// Whether something begins a time.
pub(super) fn has_time(text: &str) -> bool {
    lex(text).is_ok_and(|lexemes| begin(text, &lexemes).is_some())
}

/// The lexeme that begins the time.
fn begin<'l>(
    text: &str,
    lexemes: &'l [(Lexeme<'_>, Range<usize>)],
) -> Option<(usize, &'l Range<usize>)> {
    let begins = |(lexeme, span): &(Lexeme<'_>, Range<usize>)| match lexeme {
        Lexeme::At => true,
        Lexeme::Word(Word::Plain(word)) => {
            let next = first_word(&text[span.end..]);
            word.eq_ignore_ascii_case("at") && when::looks_like_time(next)
        }
        _ => false,
    };
    let count = lexemes.iter().position(begins)?;
    Some((count, &lexemes[count].1))
}

fn tail<'a>(text: &'a str, begin: &Range<usize>) -> &'a str {
    text[begin.end..].trim_matches(|c: char| c.is_whitespace() || matches!(c, ',' | ';'))
}

/// The first word of what is left of a line, without what parts items: `noon` of "noon, 1 toast".
fn first_word(rest: &str) -> &str {
    let word = rest.trim_start_matches(is_blank);
    // The sign of "+1d" belongs to it.
    let sign = usize::from(word.starts_with('+'));
    let end = word[sign..].find(ends_word);
    &word[..end.map_or(word.len(), |end| sign + end)]
}

fn check_tail(tail: &str) -> std::result::Result<(), Trouble> {
    if tail.is_empty() {
        return Err(Trouble::new("a time is missing", when::EXAMPLES));
    }
    if tail.contains('@') {
        return Err(Trouble::new(
            "two times",
            "one time holds for all items: log what was eaten at another time by itself",
        ));
    }
    let pointed = tail.replace(',', ".");
    if pointed != tail && when::check(&pointed).is_ok() {
        return Err(Trouble::new(
            "a comma in a time",
            format!("write a point in it: {pointed}"),
        ));
    }
    if tail.contains(|c: char| matches!(c, ',' | ';') || is_line_end(c)) {
        return Err(Trouble::new(
            "more items behind the time",
            "the time stands at the very end: 2 eggs, 1 toast @ 8am",
        ));
    }
    Ok(())
}

fn is_line_end(letter: char) -> bool {
    matches!(letter, '\n' | '\r' | '\u{2028}' | '\u{2029}')
}

/// A blank within a line; vertical tabs and form feeds are control characters.
fn is_blank(letter: char) -> bool {
    letter == '\t' || letter.is_whitespace() && !is_unseen(letter)
}

/// Words, quotes and separators with where they stand.
///
/// Errors: `InvalidInput` where there are more of them than anybody reads.
fn lex(text: &str) -> Result<Vec<(Lexeme<'_>, Range<usize>)>> {
    let length = text.chars().count();
    if length > LONGEST {
        return Err(too_much(format!(
            "the text must have at most {LONGEST} characters, has {length}"
        )));
    }
    let mut lexemes = Vec::new();
    let mut at = 0;
    while let Some(first) = text[at..].chars().next() {
        let (lexeme, end) = match first {
            c if is_line_end(c) => (Lexeme::Separator, at + c.len_utf8()),
            c if is_blank(c) => {
                at += c.len_utf8();
                continue;
            }
            ',' if begins_decimals(&text[..at], &text[at + 1..]) => {
                return Err(two_readings(&text[at..]));
            }
            '+' if is_sign(lexemes.last(), &text[at + 1..]) => return Err(a_sign(text)),
            ',' | ';' | '+' => (Lexeme::Separator, at + 1),
            '@' => (Lexeme::At, at + 1),
            c if is_quote(c) => quoted(text, at)?,
            _ => plain(text, at)?,
        };
        lexemes.push((lexeme, at..end));
        at = end;
    }
    Ok(lexemes)
}

/// Whether a plus has no item on one of its sides: then it parts none, and is a sign.
fn is_sign(before: Option<&(Lexeme<'_>, Range<usize>)>, behind: &str) -> bool {
    // The sign of "@ +1d" is the time's.
    let is_first = before.is_none_or(|(lexeme, _)| matches!(lexeme, Lexeme::Separator));
    let next = behind.chars().find(|c| !is_blank(*c));
    is_first || next.is_none_or(|next| is_line_end(next) || matches!(next, '+' | ',' | ';' | '@'))
}

fn a_sign(text: &str) -> Error {
    Trouble::new(
        "a number has no sign",
        "leave the + out; a comma parts two items: 2 eggs, 1 toast",
    )
    .with(line(text).trim())
}

/// Whether a comma may be a decimal one with nothing before it, or part two items: `,5 banana`.
fn begins_decimals(before: &str, behind: &str) -> bool {
    let is_apart = before.chars().next_back().is_none_or(ends_word);
    is_apart && behind.starts_with(|c: char| c.is_ascii_digit())
}

fn two_readings(rest: &str) -> Error {
    let word = echo(first_word(&rest[1..]));
    Trouble::new(
        format!(",{word} may be 0,{word} or a new item of {word}"),
        format!("write 0.{word}; a blank behind the comma parts two items"),
    )
    .with(line(rest).trim())
}

/// A word without quotes, and where it ends.
fn plain(text: &str, start: usize) -> Result<(Lexeme<'_>, usize)> {
    let mut before = None;
    for (offset, letter) in text[start..].char_indices() {
        let end = start + offset;
        if is_unseen(letter) && letter != '\t' && !is_line_end(letter) {
            return Err(control(&text[start..]));
        }
        if is_quote(letter) {
            return Err(stray_quote(&text[start..]));
        }
        if ends_word(letter) && !decimal_comma(before, &text[end..]) {
            return Ok((Lexeme::Word(Word::Plain(&text[start..end])), end));
        }
        before = Some(letter);
    }
    Ok((Lexeme::Word(Word::Plain(&text[start..])), text.len()))
}

fn ends_word(letter: char) -> bool {
    is_blank(letter) || is_line_end(letter) || matches!(letter, ',' | ';' | '+' | '@')
}

/// Whether a comma stands directly between two digits.
fn decimal_comma(before: Option<char>, rest: &str) -> bool {
    let mut rest = rest.chars();
    rest.next() == Some(',')
        && before.is_some_and(|c| c.is_ascii_digit())
        && rest.next().is_some_and(|c| c.is_ascii_digit())
}

/// A name in double quotes, straight or curly, and where it ends.
fn quoted(text: &str, start: usize) -> Result<(Lexeme<'_>, usize)> {
    let straight = text[start..].starts_with('"');
    // A curly quotation may hold straight quotes, and the other way round.
    let closes = |letter: char| is_quote(letter) && (letter == '"') == straight;
    let mut letters = text[start..].char_indices().skip(1).peekable();
    let mut name = String::new();
    while let Some((offset, letter)) = letters.next() {
        if is_line_end(letter) {
            break;
        }
        if is_unseen(letter) {
            return Err(control(&text[start..]));
        }
        let doubled = closes(letter) && letters.next_if(|(_, next)| *next == letter).is_some();
        if closes(letter) && !doubled {
            let end = start + offset + letter.len_utf8();
            return closed(text, start..end, name.trim());
        }
        name.push(letter);
    }
    Err(stray_quote(&text[start..]))
}

fn closed<'a>(text: &str, span: Range<usize>, name: &str) -> Result<(Lexeme<'a>, usize)> {
    if name.is_empty() {
        return Err(
            Trouble::new("no name between the quotes", QUOTES).with(line(&text[span.start..]))
        );
    }
    if text[span.end..]
        .chars()
        .next()
        .is_some_and(|next| !ends_word(next))
    {
        return Err(stray_quote(&text[span.start..]));
    }
    Ok((Lexeme::Word(Word::Quoted(name.to_owned())), span.end))
}

fn is_quote(letter: char) -> bool {
    matches!(letter, '"' | '“' | '”' | '„')
}

const QUOTES: &str =
    "quotes stand around a whole name: 200 g \"Bananas, raw\"; a quote inside is written twice";

fn stray_quote(rest: &str) -> Error {
    Trouble::new("a double quote that does not enclose a name", QUOTES).with(line(rest))
}

fn control(rest: &str) -> Error {
    Error::new(
        Code::NotUnderstood,
        format!(
            "not understood: {} (it holds a character that nobody sees)",
            echo(line(rest))
        ),
    )
    .hint("type the text again, or save it as plain UTF-8")
}

/// The first line of a text.
fn line(text: &str) -> &str {
    text.split(is_line_end).next().unwrap_or("")
}
