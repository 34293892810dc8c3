//! How Ciqual asks to be cited, in one form wherever its foods are: those that are inside the program, and
//! those of an import, with the year of the edition where that is known.

use std::borrow::Cow;
use std::path::Path;

use super::ciqual::{is_workbook, table};
use super::source::Source;

/// What its foods may be used under.
macro_rules! licence {
    () => {
        "Etalab open licence 2.0"
    };
}

/// The table, as its edition of a year is cited: `Anses. 2020. Table …`.
macro_rules! title {
    () => {
        "Table de composition nutritionnelle des aliments Ciqual"
    };
}

/// What its foods may be used under.
pub(super) const LICENCE: &str = licence!();
/// The edition that is inside the program, without its licence.
pub(super) const OF_2020: &str = concat!("Anses. 2020. ", title!());
/// An edition of which the year is not known, with its licence.
pub(super) const UNDATED: &str = concat!("Anses. ", title!(), " (", licence!(), ")");

/// Names of a path that may tell the year: the file's, and that of its folder.
const NAMES: usize = 2;
/// What stands before the year in the workbook's own words, and the year.
const BEFORE: &[u8] = b"Anses. ";
const YEAR: usize = 4;
/// Bytes of a workbook in which its own words stand: they are the first of all its cells.
const HEAD: u64 = 1 << 16;

/// What to cite of a source, where it tells the year: in its own words, else in a name.
pub(super) fn cited(source: &Source, path: &Path) -> Option<String> {
    let (name, head) = match source {
        Source::Files(files) => {
            let name = table(files);
            let head = name.as_ref().and_then(|name| files.head(name, HEAD).ok());
            (name, Cow::Owned(head.unwrap_or_default()))
        }
        other => (None, Cow::Borrowed(other.head())),
    };
    let parts = path
        .iter()
        .rev()
        .take(NAMES)
        .map(|part| part.to_string_lossy());
    let mut names = name.into_iter().chain(parts.map(Cow::into_owned));
    let year = in_words(&head).or_else(|| names.find_map(|name| year(&name)))?;
    Some(format!("Anses. {year}. {} ({LICENCE})", title!()))
}

/// The year that a workbook asks to be cited with.
fn in_words(head: &[u8]) -> Option<String> {
    let mut places = memchr::memmem::find_iter(head, BEFORE).filter(|_| is_workbook(head));
    places.find_map(|place| {
        let words = &head[place + BEFORE.len()..];
        let (year, title) = words.split_at_checked(YEAR)?;
        let is_year = year.iter().all(u8::is_ascii_digit);
        let is_title = title.starts_with(b". Table de composition nutriti");
        (is_year && is_title).then(|| String::from_utf8_lossy(year).into_owned())
    })
}

/// The year in a name that is one of the table.
pub(super) fn year(name: &str) -> Option<String> {
    let is_ours = name.to_lowercase().contains("ciqual");
    let mut numbers = name.split(|character: char| !character.is_ascii_digit());
    let year = numbers.find(|number| number.len() == 4 && number.starts_with("20"))?;
    is_ours.then(|| year.to_owned())
}
