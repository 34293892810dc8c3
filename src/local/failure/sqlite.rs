//! What SQLite says that went wrong.

use rusqlite::{ErrorCode, ffi};

use super::{DAMAGED, FAILING, Failure, LOCKED, REFUSED, UNWRITTEN, WRITABLE_AGAIN, parted};

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
            _ if is_of_folder(&error) => (UNENDED.to_owned(), REFUSED),
            Some(ErrorCode::CannotOpen) => ("cannot be opened".to_owned(), REFUSED),
            // A disk that cannot read a page is told by SQLite as a page that is damaged.
            Some(ErrorCode::DatabaseCorrupt) => (
                format!("is damaged, or the disk fails ({})", reason(&error)),
                DAMAGED,
            ),
            Some(ErrorCode::TooBig) => (
                format!(
                    "is damaged: longer than any row may be ({})",
                    reason(&error)
                ),
                DAMAGED,
            ),
            Some(ErrorCode::NotADatabase) => (format!("is damaged ({})", reason(&error)), DAMAGED),
            Some(ErrorCode::SystemIoFailure) => {
                (format!("cannot be read ({})", reason(&error)), FAILING)
            }
            // Nothing else is cut off.
            Some(ErrorCode::OperationInterrupted) => (CROWDED.to_owned(), DAMAGED),
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

/// Whether it is the folder that failed when what stands beside the file was made or taken away.
fn is_of_folder(error: &rusqlite::Error) -> bool {
    let code = extended(error);
    code == Some(ffi::SQLITE_IOERR_DIR_FSYNC) || code == Some(ffi::SQLITE_IOERR_DELETE)
}

/// What is said of a file of which SQLite does not come to an end reading what stands in it.
const CROWDED: &str =
    "has thousands of tables, views or indexes that this program did not make: it is not opened";

/// What is said of that.
const UNENDED: &str = "cannot be written: what stands beside it in its folder could not be taken away, or made to last";

/// Whether the file lost its name to another one while it was open.
fn is_moved(error: &rusqlite::Error) -> bool {
    extended(error) == Some(ffi::SQLITE_READONLY_DBMOVED)
}

/// SQLite's own code for an error.
pub(in crate::local) fn extended(error: &rusqlite::Error) -> Option<i32> {
    error.sqlite_error().map(|error| error.extended_code)
}

/// What SQLite says, without the statement it says it of.
fn reason(error: &rusqlite::Error) -> String {
    match error {
        rusqlite::Error::SqlInputError { msg, .. } => msg.clone(),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_that_fails_is_not_told_as_a_file_that_cannot_be_read() {
        for code in [ffi::SQLITE_IOERR_DIR_FSYNC, ffi::SQLITE_IOERR_DELETE] {
            let error = rusqlite::Error::SqliteFailure(ffi::Error::new(code), None);
            let failure = Failure::from(error);
            assert!(failure.what().contains("in its folder"), "{code}");
            assert!(
                !failure.is_of_writing(),
                "it is not read as if it could only be read"
            );
        }
        let error = ffi::Error::new(ffi::SQLITE_IOERR_READ);
        let failure = Failure::from(rusqlite::Error::SqliteFailure(error, None));
        assert!(failure.what().contains("cannot be read"));
    }

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
