//! What can go wrong with a file on disk, in words a person can act on.

use std::path::Path;

use rusqlite::ErrorCode;

use crate::error::{Code, Error};

/// An error inside this room: an answer for the caller, or trouble with the file.
///
/// The file's name is added where the room is left, see [`Failure::at`].
#[derive(Debug)]
pub(super) enum Failure {
    /// An answer as it stands.
    Answer(Error),
    /// Trouble with the file: what, and what to do.
    Store {
        what: String,
        hint: &'static str,
        /// Whether the file could be read if nobody wanted to write it.
        read_only: bool,
    },
}

const DAMAGED: &str = "nothing was changed: keep a copy of the file, then look into it with the sqlite3 shell (.recover) or bring back a backup";

impl Failure {
    /// The file is damaged: something in it cannot be read.
    pub(super) fn damaged(what: impl Into<String>) -> Self {
        Failure::Store {
            what: what.into(),
            hint: DAMAGED,
            read_only: false,
        }
    }

    /// The error to answer with, naming the file.
    pub(super) fn at(self, file: &Path) -> Error {
        match self {
            Failure::Answer(error) => error,
            Failure::Store { what, hint, .. } => {
                Error::new(Code::LocalStore, format!("{}: {what}", file.display())).hint(hint)
            }
        }
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        Failure::Answer(error)
    }
}

impl From<rusqlite::Error> for Failure {
    fn from(error: rusqlite::Error) -> Self {
        let (what, hint) = match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => (
                "is locked by another program".to_owned(),
                "nothing was changed: try again when the other program is done",
            ),
            Some(ErrorCode::DiskFull) => (
                "the disk is full".to_owned(),
                "nothing was changed: make room and try again",
            ),
            Some(ErrorCode::ReadOnly) => (
                "cannot be written".to_owned(),
                "nothing was changed: check the permissions of the file and its folder",
            ),
            Some(ErrorCode::CannotOpen) => (
                "cannot be opened".to_owned(),
                "check the permissions of the file and its folder",
            ),
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => {
                (format!("is damaged ({})", reason(&error)), DAMAGED)
            }
            _ => (reason(&error), "nothing was changed"),
        };
        let read_only = matches!(
            error.sqlite_error_code(),
            Some(ErrorCode::ReadOnly | ErrorCode::CannotOpen)
        );
        Failure::Store {
            what,
            hint,
            read_only,
        }
    }
}

/// What SQLite says, without the statement it says it of.
fn reason(error: &rusqlite::Error) -> String {
    match error {
        rusqlite::Error::SqlInputError { msg, .. } => msg.clone(),
        other => other.to_string(),
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Self {
        // Not the error's own words: they quote what was read, and end in logs.
        let (line, column) = (error.line(), error.column());
        Failure::damaged(format!(
            "holds JSON that cannot be read ({:?} at {line}:{column})",
            error.classify()
        ))
    }
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Self {
        let what = error.to_string();
        Failure::Store {
            what,
            hint: "check the permissions of the file and its folder, and the room on the disk",
            read_only: false,
        }
    }
}
