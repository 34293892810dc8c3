//! A log that a killed program left: looked at before SQLite takes it into the file.
//!
//! SQLite cannot tell whether a log belongs to the file it stands beside. Where a copy was put in the
//! place of a file and the log stayed, reading would mix the two, and closing would make it last.

use std::path::Path;
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, OpenFlags};

use super::header::with_behind;
use super::log::{is_broken, is_short};
use crate::local::failure::{Failure, parted};

/// Looks through a file with the log that stands beside it, where no other program has it open. It is
/// left as it is.
///
/// Errors: where the two do not make a whole file.
pub(super) fn look(path: &Path) -> Result<(), Failure> {
    let log = with_behind(path, "-wal");
    let is_there = || log.metadata().is_ok_and(|log| log.len() > 0);
    if !is_there() {
        return Ok(());
    }
    let looked = alone(path).and_then(|alone| match alone {
        // Another program that closed the file meanwhile has taken the log into it.
        Some(connection) if is_there() => through(&connection, &log),
        _ => Ok(()),
    });
    looked.map_err(|failure| match failure.is_damage() {
        true => Failure::damaged(format!(
            "cannot be read together with its log {}: {}",
            log.display(),
            match is_broken(&log) {
                true => "that is damaged in its midst, and holds what was written last",
                false => "one of them is damaged, or a copy was put in the place of the file, to which the log does not belong",
            }
        )),
        false => failure,
    })
}

/// Refuses a file whose log was taken away under another program that has it open: that alone still has
/// what was written last, and saves it when it ends, unless a new log stands there by then.
pub(super) fn refuse_parted(path: &Path) -> Result<(), Failure> {
    // Twice, since a program may have closed it, and another opened it, between the two looks.
    let is_parted = is_short(path) && matches!(alone(path), Ok(None)) && is_short(path);
    match is_parted {
        true => Err(parted(&format!(
            "its log {}",
            with_behind(path, "-wal").display()
        ))),
        false => Ok(()),
    }
}

/// Opens a file that nobody else has open, and keeps others out; what SQLite otherwise writes beside
/// it is in memory then. `None` where somebody has.
fn alone(path: &Path) -> Result<Option<Connection>, Failure> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let opened = Connection::open_with_flags(path, flags).and_then(|connection| {
        // Whoever has it open need not be waited for.
        connection.busy_timeout(Duration::ZERO)?;
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
        connection.execute_batch(
            "PRAGMA trusted_schema = OFF; PRAGMA locking_mode = EXCLUSIVE; PRAGMA query_only = ON;",
        )?;
        connection.query_row("SELECT count(*) FROM sqlite_schema", (), |_| Ok(()))?;
        Ok(connection)
    });
    match opened {
        Ok(connection) => Ok(Some(connection)),
        Err(error) if error.sqlite_error_code() == Some(ErrorCode::DatabaseBusy) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

fn through(connection: &Connection, log: &Path) -> Result<(), Failure> {
    let whole: String = connection.pragma_query_value(None, "integrity_check", |row| row.get(0))?;
    let astray: i64 =
        connection.query_row("SELECT count(*) FROM pragma_foreign_key_check", (), |row| {
            row.get(0)
        })?;
    match whole == "ok" && astray == 0 && !is_broken(log) {
        true => Ok(()),
        false => Err(Failure::damaged("is damaged")),
    }
}
