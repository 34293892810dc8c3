//! The programs whose files are imported, and what is said of a file that is none of theirs.

use std::fmt;
use std::str::FromStr;

use crate::error::{Code, Error};

/// The program that wrote a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// This one: what `journal export` writes.
    Journal,
    /// Cronometer: `servings.csv`, an item a row.
    Cronometer,
    /// MyFitnessPal: `Nutrition-Summary-….csv`, a meal a row.
    MyFitnessPal,
    /// OpenNutriTracker: `user_intake.json`, an item each.
    OpenNutriTracker,
}

impl Source {
    /// All of them.
    pub const ALL: [Source; 4] = [
        Source::Journal,
        Source::Cronometer,
        Source::MyFitnessPal,
        Source::OpenNutriTracker,
    ];

    /// The name, as a person types it.
    pub fn as_str(self) -> &'static str {
        match self {
            Source::Journal => "journal",
            Source::Cronometer => "cronometer",
            Source::MyFitnessPal => "myfitnesspal",
            Source::OpenNutriTracker => "opennutritracker",
        }
    }
}

impl FromStr for Source {
    type Err = ();

    fn from_str(text: &str) -> std::result::Result<Self, ()> {
        let mut all = Source::ALL.into_iter();
        all.find(|source| source.as_str() == text).ok_or(())
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// A file that is not understood.
pub(super) fn unknown(what: impl Into<String>) -> Error {
    let names = Source::ALL.map(Source::as_str).join(", ");
    Error::new(Code::NotUnderstood, what.into()).hint(format!(
        "--from says which program wrote it: {names}; journal import --help tells which file of each"
    ))
}
