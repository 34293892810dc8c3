//! What can go wrong with a file on disk, in words a person can act on.

mod sqlite;

use std::io::ErrorKind;
use std::path::Path;

use rusqlite::{ErrorCode, Transaction};

use crate::error::{Code, Error, Outcome};
pub(super) use sqlite::extended;

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
    /// The disk failed while a write was made to last: it may be there when the file is read again.
    Unsettled { what: String },
}

/// What to do about a file that another program holds.
const LOCKED: &str = "nothing was changed: try again when the other program is done";

const DAMAGED: &str = "nothing was changed: keep a copy of the file, and look with journal doctor; a journal comes back with journal db restore BACKUP, or in parts with the sqlite3 shell (.recover)";

const OTHERS_LOG: &str = "nothing was changed: keep copies of both; where a copy was put in the place of the file, move the log away and try again; else a journal comes back with journal db restore BACKUP, or in parts with the sqlite3 shell (.recover)";

const UNWRITTEN: &str = "cannot be written: the disk may be full, or fail";

const WRITABLE_AGAIN: &str = "nothing was changed: make room, or look to the disk and how large a file may be (ulimit -f), and try again";

/// What to do where the system refuses, and does not say whose fault that is.
const REFUSED: &str = "nothing was changed: check the permissions of the file and its folder, the disk, and how many files may be open (ulimit -n)";

const FAILING: &str = "nothing was changed: the disk fails, or holds a damaged file: copy the file elsewhere if it can be, then look to the disk";

const UNSETTLED: &str = "it may have been written all the same: look whether it is there before you do it again, and look to the disk";

/// A file whose log was taken away or changed while a program has it open.
pub(super) fn parted(log: &str) -> Failure {
    Failure::Store {
        what: format!(
            "cannot be read without {log}, which was taken away, cut or replaced while a program has it open"
        ),
        hint: "nothing was changed: put the log back; or export over HTTP from the program that still has it open (journal serve?), then stop the program, which saves what it has unless the log was cut, and try again",
        read_only: false,
    }
}

/// Makes a write last.
///
/// Where it is the disk that fails in this, the write stands in the log with all that makes it one, and
/// is there if the log can be read again: it is not said to be undone.
pub(super) fn commit(transaction: Transaction<'_>) -> Result<(), Failure> {
    settled(transaction.commit())
}

/// What came of a commit, see [`commit`].
pub(super) fn settled(committed: rusqlite::Result<()>) -> Result<(), Failure> {
    committed.map_err(|error| {
        let is_disk = error.sqlite_error_code() == Some(ErrorCode::SystemIoFailure);
        match (is_disk, Failure::from(error)) {
            (true, Failure::Store { what, .. }) => Failure::Unsettled { what },
            (_, failure) => failure,
        }
    })
}

impl Failure {
    /// What is wrong with the file, without its name.
    pub(super) fn what(&self) -> &str {
        match self {
            Failure::Answer(error) => error.message(),
            Failure::Store { what, .. } | Failure::Unsettled { what } => what,
        }
    }

    /// The file is damaged: something in it cannot be read.
    pub(super) fn damaged(what: impl Into<String>) -> Self {
        Failure::Store {
            what: what.into(),
            hint: DAMAGED,
            read_only: false,
        }
    }

    /// The file has what somebody else laid into it.
    pub(super) fn foreign(what: String) -> Self {
        Failure::Store {
            what: format!("has what could change, refuse or delay what is written: {what}"),
            hint: "nothing was changed: keep a copy of the file, and take it out with the sqlite3 shell (DROP, its kind and its name)",
            read_only: false,
        }
    }

    /// The file cannot be read with the log beside it, which may be that of another.
    pub(super) fn others_log(what: String) -> Self {
        Failure::Store {
            what,
            hint: OTHERS_LOG,
            read_only: false,
        }
    }

    /// Something else stands where a file of ours should be.
    pub(super) fn in_the_way(what: String) -> Self {
        Failure::Store {
            what,
            hint: "nothing was changed: look what stands there, move it away, and try again",
            read_only: false,
        }
    }

    /// More was asked for than can be held.
    pub(super) fn full(what: &str) -> Self {
        Failure::Store {
            what: what.to_owned(),
            hint: "nothing was changed",
            read_only: false,
        }
    }

    /// A transaction was ended by what failed in a part of it.
    pub(super) fn ended() -> Self {
        Failure::Store {
            what: UNWRITTEN.to_owned(),
            hint: WRITABLE_AGAIN,
            read_only: false,
        }
    }

    /// Whether something cannot be read as what it should be.
    pub(super) fn is_damage(&self) -> bool {
        let damage = |hint: &str| hint == DAMAGED || hint == OTHERS_LOG;
        matches!(self, Failure::Store { hint, .. } if damage(hint))
    }

    /// Whether another program holds the file.
    pub(super) fn is_locked(&self) -> bool {
        matches!(self, Failure::Store { hint, .. } if *hint == LOCKED)
    }

    /// Whether what was told is that another program holds the file.
    pub(super) fn is_of_lock(error: &Error) -> bool {
        error.hint_text() == Some(LOCKED)
    }

    /// Whether it is writing that failed, and not what was read.
    pub(super) fn is_of_writing(&self) -> bool {
        matches!(
            self,
            Failure::Store {
                read_only: true,
                ..
            }
        )
    }

    /// The same, with another word on what to do.
    pub(super) fn with_hint(self, hint: &'static str) -> Failure {
        match self {
            Failure::Store {
                what, read_only, ..
            } => Failure::Store {
                what,
                hint,
                read_only,
            },
            other => other,
        }
    }

    /// Another failure in its place where it is writing that failed.
    pub(super) fn unless_of_writing(self, other: impl FnOnce() -> Failure) -> Failure {
        match self.is_of_writing() {
            true => other(),
            false => self,
        }
    }

    /// What failed after a file had its new content.
    pub(super) fn after(self, file: &Path) -> Self {
        let done = "was written, and may be lost in a power cut";
        Failure::Answer(match self {
            Failure::Answer(error) => error.outcome(Outcome::Applied),
            Failure::Store { what, .. } | Failure::Unsettled { what } => {
                let what = format!("{} {done}: {what}", file.display());
                let error = Error::new(Code::LocalStore, what).outcome(Outcome::Applied);
                error.hint("look to the disk, and run the command again, with --yes, to be sure")
            }
        })
    }

    /// The error to answer with, naming the file.
    pub(super) fn at(self, file: &Path) -> Error {
        self.of(&format!("{}:", file.display()))
    }

    /// The error to answer with where its file is the journal's.
    pub(super) fn of_the_journal(self) -> Error {
        self.of("the journal")
    }

    /// The error to answer with: what something is called stands before what is the matter with it.
    pub(super) fn of(self, name: &str) -> Error {
        self.told(name, DAMAGED)
    }

    /// The same, where `damaged` says what to do about damage.
    pub(super) fn told(self, name: &str, damaged: &str) -> Error {
        let error = |what: String| Error::new(Code::LocalStore, format!("{name} {what}"));
        match self {
            Failure::Answer(error) => error,
            Failure::Store { what, hint, .. } => error(what).hint(match hint {
                DAMAGED => damaged,
                hint => hint,
            }),
            Failure::Unsettled { what } => error(what).outcome(Outcome::Unknown).hint(UNSETTLED),
        }
    }
}

impl Failure {
    /// What went wrong, without the file.
    pub(super) fn told_alone(&self) -> &str {
        match self {
            Failure::Answer(error) => error.message(),
            Failure::Store { what, .. } | Failure::Unsettled { what } => what,
        }
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        Failure::Answer(error)
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
        let what = match error.kind() {
            ErrorKind::NotADirectory => "what it would lie in is no folder".to_owned(),
            _ => error.to_string(),
        };
        let hint = match error.kind() {
            ErrorKind::NotADirectory => {
                "nothing was changed: move that away, or name another folder, with JOURNAL_DATA_DIR or --data"
            }
            ErrorKind::FileTooLarge => {
                "nothing was changed: see how large a file may be (ulimit -f), and try again"
            }
            kind if no_room(kind) => "nothing was changed: make room and try again",
            ErrorKind::ResourceBusy => {
                "nothing was changed: where its name is a mount of its own, mount its folder instead"
            }
            _ => REFUSED,
        };
        Failure::Store {
            what,
            hint,
            read_only: no_room(error.kind()) || forbidden(error.kind()),
        }
    }
}

/// Whether a disk had no room for what was to be written.
pub(super) fn no_room(kind: ErrorKind) -> bool {
    matches!(
        kind,
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge
    )
}

/// Whether something may not be written there.
fn forbidden(kind: ErrorKind) -> bool {
    matches!(
        kind,
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem
    )
}
