//! A file that cannot be written, or that is not there and cannot be made, is read all the same.

use std::cmp::Ordering;
use std::fs::OpenOptions;
use std::io;
use std::path::Path;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};

use super::header::{has_log, newer, with_behind};
use super::{BUSY, as_it_is, described, guard};
use crate::local::failure::Failure;
use crate::local::layout;
use crate::local::schema::{Schema, version_of};

/// Why a journal that is there cannot be written, where that is so: it itself, or beside it, where a write begins.
pub fn why_unwritable(path: &Path) -> Option<io::Error> {
    // Whoever opens a pipe waits for somebody to read of it.
    if !path.is_file() {
        return None;
    }
    match OpenOptions::new().append(true).open(path) {
        Err(error) => Some(error),
        Ok(_) => why_unwritable_folder(path.parent()?),
    }
}

/// Why nothing can be written into a folder.
#[cfg(unix)]
pub fn why_unwritable_folder(folder: &Path) -> Option<io::Error> {
    let asked = rustix::fs::access(folder, rustix::fs::Access::WRITE_OK);
    asked.err().map(io::Error::from)
}

/// Why nothing can be written into a folder.
#[cfg(not(unix))]
pub fn why_unwritable_folder(_: &Path) -> Option<io::Error> {
    None
}

/// What is read of a file that is not there.
pub(super) fn nothing(schema: &Schema) -> Result<Connection, Failure> {
    let mut connection = Connection::open_in_memory()?;
    guard(&mut connection)?;
    schema.upgrade(&mut connection)?;
    connection.pragma_update(None, "query_only", true)?;
    Ok(connection)
}

/// Opens a journal that cannot be written, or whose folder or disk cannot, for this trouble, to be read.
///
/// SQLite needs to write beside a journal even to read it, unless it is told that nobody
/// changes it; what is still in a write-ahead log could then not be seen.
pub(super) fn read_only(
    path: &Path,
    schema: &Schema,
    trouble: &Failure,
) -> Result<Connection, Failure> {
    let mut connection = match has_log(path) {
        true if OpenOptions::new().append(true).open(path).is_ok() => alone(path)?,
        true => as_it_stands(path)?,
        false => immutable(path)?,
    };
    guard(&mut connection)?;
    let version = version_of(&connection)?;
    match version.cmp(&schema.version()) {
        Ordering::Equal => layout::refuse_unlike(&connection, schema).map(|()| connection),
        Ordering::Less => Err(Failure::Store {
            what: format!(
                "has an older schema ({version}) and cannot be brought up to date: {}",
                trouble.what()
            ),
            hint: "nothing was changed: make room on the disk, let files be larger (ulimit -f), make the file and its folder writable, or copy it elsewhere",
            read_only: false,
        }),
        Ordering::Greater => Err(newer(path, version, schema)),
    }
}

/// Opens a journal with its write-ahead log and keeps others out: what SQLite otherwise writes
/// beside a journal is in memory then. That takes the right to write, though nothing is written.
fn alone(path: &Path) -> Result<Connection, Failure> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let opened = Connection::open_with_flags(path, flags).and_then(|mut connection| {
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
        connection.busy_timeout(BUSY)?;
        connection.execute_batch("PRAGMA locking_mode = EXCLUSIVE; PRAGMA query_only = ON;")?;
        described::read(&mut connection)?;
        Ok(connection)
    });
    opened.map_err(|error| Failure::from(error).unless_of_writing(log_beside))
}

/// Opens a journal that may not be written with its write-ahead log, while others may write both: SQLite reads the
/// index that stands there, too. Where none does it would make one, of the mode of the journal.
fn as_it_stands(path: &Path) -> Result<Connection, Failure> {
    match with_behind(path, "-shm").is_file() {
        true => as_it_is(path).map_err(|failure| failure.unless_of_writing(log_beside)),
        // Who had it open closed it meanwhile.
        false if !has_log(path) => immutable(path),
        false => Err(log_beside()),
    }
}

pub(super) fn log_beside() -> Failure {
    Failure::Store {
        what: "cannot be read without writing: a log stands beside it (-wal or -journal)"
            .to_owned(),
        hint: "nothing was changed: make room on the disk, make the file and its folder writable, or copy both elsewhere",
        read_only: false,
    }
}

/// Opens a file that nobody writes while it is open: SQLite neither locks it nor looks for changes.
pub(in crate::local) fn immutable(path: &Path) -> Result<Connection, Failure> {
    let mut uri = String::from("file:");
    for byte in path.as_os_str().as_encoded_bytes() {
        match *byte {
            b'?' | b'#' | b'%' | 0x80.. => uri.push_str(&format!("%{byte:02X}")),
            other => uri.push(char::from(other)),
        }
    }
    uri.push_str("?immutable=1");
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY
        | OpenFlags::SQLITE_OPEN_NO_MUTEX
        | OpenFlags::SQLITE_OPEN_URI;
    let mut connection = Connection::open_with_flags(uri, flags)?;
    // A statement is planned once, whatever values it is run with.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    described::read(&mut connection)?;
    Ok(connection)
}
