//! What the readers of foreign files share: bytes, numbers, names, and what is wrong where.

use std::borrow::Cow;

use encoding_rs::{Encoding, UTF_8, WINDOWS_1252};
use rust_decimal::Decimal;

use super::notes::Notes;
use super::off::text;
use super::report::Reason;
use crate::error::{Code, Error, Result};
use crate::model::Amount;
use crate::model::limits::FOOD_NAME;

/// A text: UTF-8 where the bytes are, else windows-1252. What a file declares is not believed:
/// copies in UTF-8 declare windows-1252 still.
pub(super) fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => WINDOWS_1252.decode(bytes).0,
    }
}

/// The text of an XML file: UTF-8 where the bytes are, since copies in UTF-8 declare windows-1252
/// still; else what its declaration says, else windows-1252. A byte order mark goes before all.
pub(super) fn decode_xml(bytes: &[u8]) -> Cow<'_, str> {
    if Encoding::for_bom(bytes).is_none() && std::str::from_utf8(bytes).is_ok() {
        return decode(bytes);
    }
    let declared = declared(bytes).and_then(Encoding::for_label);
    let is_possible = |it: &&'static Encoding| it.is_ascii_compatible() && *it != UTF_8;
    let declared = declared.filter(is_possible);
    declared.unwrap_or(WINDOWS_1252).decode(bytes).0
}

/// The encoding that an XML declaration names.
fn declared(bytes: &[u8]) -> Option<&[u8]> {
    let mut pairs = bytes.windows(2).take(LONGEST_DECLARATION);
    let end = pairs.position(|pair| pair == b"?>")?;
    let declaration = std::str::from_utf8(&bytes[..end]).ok()?;
    let (_, value) = declaration.strip_prefix("<?xml")?.split_once("encoding")?;
    let value = value.trim_start().strip_prefix('=')?.trim_start();
    let quote = value
        .chars()
        .next()
        .filter(|quote| "\"'".contains(*quote))?;
    value[1..].split(quote).next().map(str::as_bytes)
}

/// Bytes of an XML declaration at most.
const LONGEST_DECLARATION: usize = 200;

/// What is wrong in a line of a file; lines count from 1.
pub(super) fn trouble(file: &str, line: u64, what: impl std::fmt::Display) -> Error {
    Error::new(Code::NotUnderstood, format!("{file}, line {line}: {what}"))
}

/// The place of a column, where there is one, by which columns are it.
///
/// Errors: `NotUnderstood` where there are two: they may say different things.
pub(super) fn column(
    file: &str,
    name: &str,
    columns: impl Iterator<Item = bool>,
) -> Result<Option<usize>> {
    let mut places = columns.enumerate().filter(|(_, is_it)| *is_it);
    match (places.next(), places.next()) {
        (_, Some(_)) => {
            let what = format!("there are two columns `{name}`");
            Err(trouble(file, 1, what).hint("leave the one that is meant"))
        }
        (first, None) => Ok(first.map(|(place, _)| place)),
    }
}

/// A source that cannot be read any further.
pub(super) fn unreadable(error: &std::io::Error) -> Error {
    broken("the file cannot be read to its end", error)
}

/// A file that the system does not give, or that is not as it was packed.
pub(super) fn broken(what: &str, error: &std::io::Error) -> Error {
    use std::io::ErrorKind;
    let told = Error::unreadable(what, error);
    // A zip that needs a password, or is packed as few are, is none that is damaged.
    let is_to_be_unpacked = matches!(
        error.kind(),
        ErrorKind::FileTooLarge | ErrorKind::Unsupported
    );
    match error.raw_os_error() {
        Some(_) => told,
        None if is_to_be_unpacked => {
            told.hint("nothing was changed: unpack it, and name the file or folder that is meant")
        }
        None => told.hint("nothing was changed: it is damaged or only a part; fetch it again"),
    }
}

/// A number with a decimal point.
pub(super) fn number(text: &str) -> Option<Decimal> {
    Amount::parse(text).and_then(Amount::decimal)
}

/// What a text says, if anything; of one that says what cannot be meant that is noted.
pub(super) fn meant<'t, T>(
    text: &'t str,
    read: impl FnOnce(&'t str) -> Option<T>,
    wrong: Reason,
    notes: &mut Notes,
) -> Option<T> {
    let text = text.trim();
    if text.is_empty() {
        return None;
    }
    let said = read(text);
    if said.is_none() {
        notes.add(wrong);
    }
    said
}

/// Text without blanks around it and with single blanks inside. What cannot be seen is a blank.
pub(super) fn collapse(text: &str) -> String {
    let words = text.split(|character: char| character.is_whitespace() || character.is_control());
    let words = words.filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
}

/// A food's name: blanks collapsed, no longer than a name may be.
pub(super) fn name(text: &str, notes: &mut Notes) -> String {
    let mut name = collapse(text);
    text::cut(&mut name, FOOD_NAME, Reason::LongName, notes);
    name
}

/// A brand, if one is said, as it is cut.
pub(super) fn brand(text: &str, notes: &mut Notes) -> Option<String> {
    let mut brand = collapse(text);
    text::cut(&mut brand, FOOD_NAME, Reason::LongText, notes);
    Some(brand).filter(|brand| !brand.is_empty())
}
