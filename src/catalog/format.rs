//! The formats that can be imported, and which of them a source is.

use std::path::Path;

use super::files::Files;
use super::source::Source;
use super::{Rows, ciqual, ndjson, off, usda_fdc, usda_sr28};
use crate::error::{Code, Error, Result};
use crate::model::Library;

/// A format of foreign foods: one file of this room each.
pub struct Format {
    /// What a person calls it.
    pub name: &'static str,
    /// What to cite where a person reads these foods; empty where there is nothing to cite.
    pub attribution: &'static str,
    /// The same of the edition that a source is, where that is known.
    pub(super) cited: fn(&Source, &Path) -> Option<String>,
    /// Where values are told that its sources may lack, in the words of a person; `None` where that is
    /// nowhere.
    pub values_in: Option<&'static str>,
    /// The libraries its foods may go to.
    pub(super) libraries: &'static [Library],
    /// Whether a source tells of foods of a library where they are sold.
    pub(super) tells_country: fn(&Source, Library) -> bool,
    /// Whether a source is of this format.
    pub(super) is: fn(&Source) -> bool,
    /// Its rows, for a library.
    pub(super) read: fn(Source, Library) -> Result<Rows>,
}

/// Nothing: a format whose sources name no edition.
pub(super) fn undated(_: &Source, _: &Path) -> Option<String> {
    None
}

/// All of them; the first that knows a source takes it.
pub const FORMATS: [&Format; 7] = [
    &off::tsv::FORMAT,
    &off::jsonl::FORMAT,
    &off::parquet::FORMAT,
    &usda_fdc::FORMAT,
    &usda_sr28::FORMAT,
    &ciqual::FORMAT,
    &ndjson::FORMAT,
];

impl Format {
    /// The format of a source.
    ///
    /// Errors: `NotUnderstood` when it is none of them, or several in one.
    pub fn of(source: &Source) -> Result<&'static Format> {
        if source.is_packed_zip() {
            let message = "a zip cannot be read from standard input, nor packed once more";
            return Err(Error::new(Code::NotUnderstood, message).hint("name the zip as a file"));
        }
        let known = FORMATS.into_iter().filter(|format| (format.is)(source));
        let known: Vec<&Format> = known.collect();
        let format = known.first().ok_or_else(|| unknown(source))?;
        if let Source::Files(files) = source {
            refuse_several(files, &known)?;
        }
        Ok(format)
    }

    /// What to cite of the source at a path; empty where there is nothing to cite.
    pub fn citation(&self, source: &Source, path: &Path) -> String {
        let cited = (self.cited)(source, path);
        cited.unwrap_or_else(|| self.attribution.to_owned())
    }

    /// Refuses to take the foods of a country where none tells where it is sold.
    ///
    /// Errors: `Usage`.
    pub fn refuse_country(&self, source: &Source, library: Library) -> Result<()> {
        if (self.tells_country)(source, library) || !self.libraries.contains(&library) {
            return Ok(());
        }
        let name = self.name;
        let message = format!("{name} does not tell where foods of {library} are sold");
        Err(Error::new(Code::Usage, message)
            .hint("leave out --country: none of them would be taken"))
    }

    /// Reads a source's rows for a library.
    ///
    /// Errors: `NotUnderstood` when the source cannot be read, has no row, or its foods belong
    /// elsewhere.
    pub fn read(&self, source: Source, library: Library) -> Result<Rows> {
        if !self.libraries.contains(&library) {
            let fitting: Vec<&str> = self
                .libraries
                .iter()
                .map(|library| library.as_str())
                .collect();
            let message = format!("{} is not for the library {library}", self.name);
            let hint = format!("import it into {}", fitting.join(" or "));
            return Err(Error::new(Code::NotUnderstood, message).hint(hint));
        }
        let mut rows = (self.read)(source, library)?.peekable();
        match rows.peek() {
            Some(_) => Ok(Box::new(rows)),
            None => Err(Error::new(
                Code::NotUnderstood,
                "there is no food in it, not one row: nothing was changed",
            )
            .hint("it may be cut off, or left empty by what made it: get it anew")),
        }
    }
}

const UNKNOWN: &str = "the file is of no format that is known";

fn unknown(source: &Source) -> Error {
    if source.is_empty() {
        let message = "the file is empty: nothing was changed";
        return Error::new(Code::NotUnderstood, message).hint("it may be cut off: get it anew");
    }
    let names: Vec<&str> = FORMATS.iter().map(|format| format.name).collect();
    let known = format!("known are: {}", names.join("; "));
    let hint = match source {
        _ if source.is_spreadsheet() => "save the sheet as CSV, and import that".to_owned(),
        Source::Files(_) => format!(
            "a zip or a folder is that of a download of several tables: of anything else unpack it, and name the file; {known}"
        ),
        _ => known,
    };
    Error::new(Code::NotUnderstood, UNKNOWN).hint(hint)
}

/// Refuses files that are not those of one download: which of them are meant, nobody can tell.
fn refuse_several(files: &Files, formats: &[&Format]) -> Result<()> {
    let (what, hint) = match files.several_folders() {
        Some(folders) => (
            format!("its tables lie in several folders: {}", folders.join("; ")),
            "unpack it, and name the folder that is meant",
        ),
        None if formats.len() > 1 => {
            let names: Vec<&str> = formats.iter().map(|format| format.name).collect();
            (
                format!("there are tables of several in it: {}", names.join("; ")),
                "put the tables of each into a folder of their own, and name that",
            )
        }
        None => return Ok(()),
    };
    Err(Error::new(Code::NotUnderstood, format!("{UNKNOWN}: {what}")).hint(hint))
}
