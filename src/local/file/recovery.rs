//! A log that a killed program left: looked at before SQLite takes it into the file.
//!
//! SQLite cannot tell whether a log belongs to the file it stands beside. Where a copy was put in the
//! place of a file and the log stayed, reading would mix the two, and closing would make it last.

use std::path::Path;
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, OpenFlags};

use super::header::with_behind;
use super::headless::is_headless;
use super::log::{is_broken, is_short, why_closed};
use super::{described, held};
use crate::local::check;
use crate::local::failure::Failure;
use crate::local::layout;
use crate::local::schema::{Schema, version_of};

/// Looks through a file with the log that stands beside it, where no other program has it open. It is
/// left as it is.
///
/// Errors: where the two do not make a whole file, or one that is laid out otherwise than ours are.
pub(super) fn look(path: &Path, schema: &Schema) -> Result<(), Failure> {
    let log = with_behind(path, "-wal");
    let is_there = || log.metadata().is_ok_and(|log| log.len() > 0);
    if !is_there() {
        return Ok(());
    }
    let looked = alone(path).and_then(|alone| match alone {
        // Another program that closed the file meanwhile has taken the log into it.
        Some(connection) if is_there() => through(&connection, schema, &log),
        _ => Ok(()),
    });
    looked.map_err(|failure| match failure.is_damage() {
        true => unreadable(&log),
        false => failure,
    })
}

/// Why a file cannot be read with this log.
fn unreadable(log: &Path) -> Failure {
    match is_broken(log) {
        true => damaged(log),
        false => Failure::others_log(format!(
            "{}: one of them is damaged, or a copy was put in the place of the file, to which the log does not belong",
            together(log)
        )),
    }
}

/// Why a file cannot be read whose log is damaged.
fn damaged(log: &Path) -> Failure {
    let together = together(log);
    Failure::damaged(format!(
        "{together}: that is damaged, and holds what was written last"
    ))
}

fn together(log: &Path) -> String {
    format!("cannot be read together with its log {}", log.display())
}

/// Refuses a file with a log, or an index of one, that may not be read, as somebody else leaves it who wrote into the
/// journal: what was written last is in it.
pub(super) fn refuse_closed(path: &Path) -> Result<(), Failure> {
    for beside in ["-wal", "-shm"].map(|behind| with_behind(path, behind)) {
        if let Some(error) = why_closed(&beside) {
            let beside = beside.display();
            return Err(Failure::Store {
                what: format!("cannot be read without what stands beside it, {beside}: {error}"),
                hint: "nothing was changed, and what was written last stands there: give it to the owner of the journal (chown, chmod 600)",
                read_only: false,
            });
        }
    }
    Ok(())
}

/// Whether something that was written stands in a log where SQLite does not read it.
pub(in crate::local) fn is_log_damaged(path: &Path) -> bool {
    is_broken(&with_behind(path, "-wal")) || is_headless(path)
}

/// Refuses a file whose log has no head to read it by, and holds what the file lacks: SQLite would begin another in its
/// place.
pub(super) fn refuse_headless(path: &Path) -> Result<(), Failure> {
    // Twice, since a program may have begun it anew, and ended, between the two looks.
    let is_lost = is_headless(path) && !matches!(alone(path), Ok(None)) && is_headless(path);
    match is_lost {
        true => Err(damaged(&with_behind(path, "-wal"))),
        false => Ok(()),
    }
}

/// Refuses a file whose log was taken away under another program that has it open: that alone still has
/// what was written last, and saves it when it ends, unless a new log stands there by then.
pub(super) fn refuse_parted(path: &Path) -> Result<(), Failure> {
    // Twice, since a program may have closed it, and another opened it, between the two looks.
    let is_parted = is_short(path) && matches!(alone(path), Ok(None)) && is_short(path);
    match is_parted {
        true => Err(held::parted(path)),
        false => Ok(()),
    }
}

/// Opens a file that nobody else has open, and keeps others out; what SQLite otherwise writes beside
/// it is in memory then. `None` where somebody has.
fn alone(path: &Path) -> Result<Option<Connection>, Failure> {
    let opened = at_once(path, OpenFlags::SQLITE_OPEN_READ_WRITE).and_then(|mut connection| {
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
        connection.execute_batch(
            "PRAGMA trusted_schema = OFF; PRAGMA locking_mode = EXCLUSIVE; PRAGMA query_only = ON;",
        )?;
        described::read(&mut connection)?;
        Ok(connection)
    });
    match opened {
        Ok(connection) => Ok(Some(connection)),
        Err(error) if error.sqlite_error_code() == Some(ErrorCode::DatabaseBusy) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

/// Opens a file to see whether somebody has it, who is not waited for.
pub(super) fn at_once(path: &Path, access: OpenFlags) -> rusqlite::Result<Connection> {
    let flags = access | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(Duration::ZERO)?;
    Ok(connection)
}

fn through(connection: &Connection, schema: &Schema, log: &Path) -> Result<(), Failure> {
    // Whose it is shows when it is opened; what somebody else had computed in it is computed by who looks through it.
    if !(1..=schema.version()).contains(&version_of(connection)?) {
        return Ok(());
    }
    layout::refuse_unlike(connection, schema)?;
    let whole: String = connection.pragma_query_value(None, "integrity_check", |row| row.get(0))?;
    match whole == "ok" && check::astray(connection, schema)? == 0 && !is_broken(log) {
        true => Ok(()),
        false => Err(Failure::damaged("is damaged")),
    }
}

#[cfg(test)]
mod tests {
    use super::super::header::is_half_written;
    use super::super::rollback::is_left;
    use super::*;
    use crate::local::schema::JOURNAL;

    /// A file of a few rows that keeps a log or not, and a program that has it open.
    fn kept(mode: &str) -> (tempfile::TempDir, std::path::PathBuf, Connection) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("journal.db");
        let other = Connection::open(&path).unwrap();
        other.pragma_update(None, "journal_mode", mode).unwrap();
        let write = "CREATE TABLE meal (id); INSERT INTO meal VALUES (1), (2)";
        other.execute_batch(write).unwrap();
        (folder, path, other)
    }

    /// How long a connection waits for others, in milliseconds.
    fn waits(connection: &Connection) -> i64 {
        let told = connection.pragma_query_value(None, "busy_timeout", |row| row.get(0));
        told.unwrap()
    }

    #[test]
    fn whoever_has_a_file_open_is_not_waited_for_to_look_at_its_log() {
        let (_folder, path, other) = kept("WAL");
        assert!(alone(&path).unwrap().is_none(), "it is open elsewhere");
        other.execute_batch("BEGIN EXCLUSIVE").unwrap();
        assert!(alone(&path).unwrap().is_none(), "it is held");
        look(&path, &JOURNAL).unwrap();
        refuse_parted(&path).unwrap();
        drop(other);
        let alone = alone(&path).unwrap().expect("nobody has it open");
        assert_eq!(waits(&alone), 0);
    }

    #[test]
    fn whoever_writes_a_file_is_not_waited_for_to_look_at_its_rollback_journal() {
        let (_folder, path, other) = kept("DELETE");
        for begun in ["BEGIN IMMEDIATE", "BEGIN EXCLUSIVE"] {
            other.execute_batch(begun).unwrap();
            other.execute("UPDATE meal SET id = 3", ()).unwrap();
            assert!(is_half_written(&path), "nothing stands beside it");
            assert!(!is_left(&path), "{begun}: it is being written");
            other.execute_batch("ROLLBACK").unwrap();
        }
        let looking = at_once(&path, OpenFlags::SQLITE_OPEN_READ_ONLY).unwrap();
        assert_eq!(waits(&looking), 0);
    }
}
