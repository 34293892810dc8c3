//! What can go wrong with a file on disk, in words a person can act on.

use std::io::ErrorKind;
use std::path::Path;

use rusqlite::{ErrorCode, Transaction, ffi};

use crate::error::{Code, Error, Outcome};

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
            what: format!("has what could change or refuse what is written: {what}"),
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

impl From<rusqlite::Error> for Failure {
    fn from(error: rusqlite::Error) -> Self {
        // Of a file SQLite takes what is not there for zeros: it is the log that lacks what its index has.
        if extended(&error) == Some(ffi::SQLITE_IOERR_SHORT_READ) {
            return parted("its log");
        }
        let (what, hint) = match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => {
                ("is locked by another program".to_owned(), LOCKED)
            }
            Some(ErrorCode::DiskFull) => (
                "the disk is full".to_owned(),
                "nothing was changed: make room and try again",
            ),
            Some(ErrorCode::ReadOnly) if is_moved(&error) => (
                "has another file in its place by now: a copy was brought back meanwhile"
                    .to_owned(),
                "nothing was changed: run it again",
            ),
            Some(ErrorCode::ReadOnly) => ("cannot be written".to_owned(), REFUSED),
            _ if is_of_writing(&error) => (UNWRITTEN.to_owned(), WRITABLE_AGAIN),
            Some(ErrorCode::CannotOpen) => ("cannot be opened".to_owned(), REFUSED),
            // A disk that cannot read a page is told by SQLite as a page that is damaged.
            Some(ErrorCode::DatabaseCorrupt) => (
                format!("is damaged, or the disk fails ({})", reason(&error)),
                DAMAGED,
            ),
            Some(ErrorCode::NotADatabase) => (format!("is damaged ({})", reason(&error)), DAMAGED),
            Some(ErrorCode::SystemIoFailure) => {
                (format!("cannot be read ({})", reason(&error)), FAILING)
            }
            Some(ErrorCode::ConstraintViolation) => (
                format!("does not fit together ({})", reason(&error)),
                DAMAGED,
            ),
            // A table that is not there, or a value of another type.
            None | Some(ErrorCode::Unknown) => (
                format!(
                    "is damaged: what stands in it cannot be read ({})",
                    reason(&error)
                ),
                DAMAGED,
            ),
            _ => (reason(&error), "nothing was changed"),
        };
        let read_only = matches!(
            error.sqlite_error_code(),
            Some(ErrorCode::ReadOnly | ErrorCode::CannotOpen | ErrorCode::DiskFull)
        );
        Failure::Store {
            what,
            hint,
            read_only: (read_only || is_of_writing(&error)) && !is_moved(&error),
        }
    }
}

/// Whether it is writing that failed, beside the file if not into it: a journal is only read
/// where its companions can grow.
fn is_of_writing(error: &rusqlite::Error) -> bool {
    const OF_WRITING: [i32; 6] = [
        ffi::SQLITE_IOERR_WRITE,
        ffi::SQLITE_IOERR_FSYNC,
        ffi::SQLITE_IOERR_TRUNCATE,
        ffi::SQLITE_IOERR_SHMOPEN,
        ffi::SQLITE_IOERR_SHMSIZE,
        ffi::SQLITE_IOERR_SHMMAP,
    ];
    extended(error).is_some_and(|code| OF_WRITING.contains(&code))
}

/// Whether the file lost its name to another one while it was open.
fn is_moved(error: &rusqlite::Error) -> bool {
    extended(error) == Some(ffi::SQLITE_READONLY_DBMOVED)
}

/// SQLite's own code for an error.
pub(super) fn extended(error: &rusqlite::Error) -> Option<i32> {
    error.sqlite_error().map(|error| error.extended_code)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn a_file_that_another_took_the_place_of_is_not_said_to_be_forbidden() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("journal.db");
        let connection = rusqlite::Connection::open(&file).unwrap();
        connection.execute_batch("CREATE TABLE meal (id)").unwrap();
        std::fs::rename(&file, folder.path().join("before.db")).unwrap();
        let written = connection.execute_batch("INSERT INTO meal VALUES (1)");
        let failure = Failure::from(written.unwrap_err());
        assert!(!failure.is_of_writing());
        let told = failure.at(&file);
        assert!(told.message().contains("a copy was brought back"), "{told}");
        assert!(told.hint_text().unwrap().contains("run it again"));
    }

    #[test]
    fn a_log_that_is_cut_under_whoever_reads_it_is_not_said_to_be_the_disk() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("journal.db");
        let [writer, reader] = [(); 2].map(|()| rusqlite::Connection::open(&file).unwrap());
        let write =
            "PRAGMA journal_mode = WAL; CREATE TABLE meal (id); INSERT INTO meal VALUES (1)";
        writer.execute_batch(write).unwrap();
        std::fs::write(folder.path().join("journal.db-wal"), "").unwrap();
        let read = reader.query_row("SELECT id FROM meal", (), |row| row.get::<_, i64>(0));
        let told = Failure::from(read.unwrap_err()).at(&file);
        assert!(told.message().contains("without its log"), "{told}");
        let hint = told.hint_text().unwrap();
        assert!(
            !hint.contains("disk") && hint.contains("stop the program"),
            "{hint}"
        );
    }
}
