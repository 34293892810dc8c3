//! Opening a file of ours: looked at before SQLite may touch it, made whole or not at all.

mod described;
mod draft;
mod header;
mod headless;
mod held;
mod holes;
mod identity;
mod litter;
mod log;
mod making;
mod naming;
mod noted;
mod older;
mod overwritten;
mod recovery;
mod rollback;
mod torn;
mod turn;
mod unwritten;

use std::fs::OpenOptions;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::backup::Backup;
use rusqlite::config::DbConfig;
use rusqlite::limits::Limit;
use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{Connection, OpenFlags, ffi};

use super::failure::Failure;
use super::schema::{LOGGED, Schema, version_of};
use super::{layout, link, open_folder};
pub(super) use draft::Draft;
pub(super) use header::{
    Header, inspect, is_begun, log_of, missing, refuse_anothers_beside, refuse_no_file,
    version_with_log, with_behind,
};
use header::{has_log, is_half_written};
pub(super) use headless::give_head;
pub(super) use holes::copy as copy_with_holes;
pub(super) use identity::{Identity, Watched, is_same};
pub(super) use litter::{
    Left, clear as clear_litter, clear_alone as clear_litter_alone,
    clear_copies as clear_litter_of_copies, clear_in_time as clear_litter_in_time,
};
pub use log::{Log, look_at_log};
use making::create;
pub(super) use making::{
    close_draft, copy_pages, create_folder, open_alone, open_draft, private_file, private_options,
};
pub(super) use naming::{
    first_of, give_name, names_like, second_name, sync_folder, take_free_name,
};
use older::bring_up_to_date;
pub(super) use older::copies;
pub(super) use recovery::is_log_damaged;
pub(super) use rollback::is_left as is_left_half_written;
pub(super) use torn::{refuse_torn, together as with_rollback};
pub(super) use turn::lock_within;
pub(super) use unwritten::immutable;
use unwritten::{nothing, read_only};
pub use unwritten::{why_unwritable, why_unwritable_folder};

/// How often a file is opened anew that was replaced meanwhile.
const REPLACED: usize = 3;

/// How long to wait for another program's write.
pub(super) const BUSY: Duration = Duration::from_secs(5);

/// Bytes of a row: many times the largest meal or food that the rules allow.
const LONGEST_CELL: i32 = 32 * 1024 * 1024;

/// Statements that are kept ready: as many as a write, a page and a search take, and some more.
const STATEMENTS: usize = 64;

/// A file that was opened, and why it can only be read, where that is so.
pub(super) struct Opened {
    pub(super) connection: Connection,
    pub(super) trouble: Option<Failure>,
    /// Where it was of an older program and is brought up to date, the copy of what it was.
    pub(super) before: Option<PathBuf>,
}

/// Opens a file, or makes one where there is none. One that cannot be written is opened to be
/// read; one that cannot be made is read as if it were there and empty.
///
/// A file that is empty, damaged, foreign or newer than this program is refused and left as it
/// is, byte for byte.
pub(super) fn open(path: &Path, schema: &Schema) -> Result<Opened, Failure> {
    let header = match ready(path, schema) {
        Ok(header) => header,
        Err(trouble) if is_missing(path) => return or_read(trouble, |_| nothing(schema)),
        Err(trouble) => return Err(trouble),
    };
    match writable(path, schema, header) {
        Ok((connection, before)) => Ok(Opened {
            connection,
            trouble: None,
            before,
        }),
        Err(trouble) => or_read(trouble, |trouble| read_only(path, schema, trouble)),
    }
}

/// Opens a file as `open` does, for somebody who writes nothing: one of an older program stays what it
/// is, and a copy of it in memory is brought up to date.
pub(super) fn open_to_rehearse(path: &Path, schema: &Schema) -> Result<Opened, Failure> {
    match is_missing(path) || look_at(path, schema)?.version >= schema.version() {
        true => open(path, schema),
        false => Ok(Opened {
            connection: in_memory(path, schema)?,
            trouble: None,
            before: None,
        }),
    }
}

fn in_memory(path: &Path, schema: &Schema) -> Result<Connection, Failure> {
    let (file, _) = open_to_look(path, schema)?;
    let mut copy = Connection::open_in_memory()?;
    Backup::new(&file, &mut copy)?.run_to_completion(i32::MAX, Duration::ZERO, None)?;
    guard(&mut copy)?;
    schema.upgrade(&mut copy)?;
    Ok(copy)
}

/// Where only writing is what fails, opens what can be read.
fn or_read(
    trouble: Failure,
    open: impl FnOnce(&Failure) -> Result<Connection, Failure>,
) -> Result<Opened, Failure> {
    match trouble {
        Failure::Store {
            read_only: true, ..
        } => Ok(Opened {
            connection: open(&trouble)?,
            trouble: Some(trouble),
            before: None,
        }),
        trouble => Err(trouble),
    }
}

/// Whether there surely is no such file.
fn is_missing(path: &Path) -> bool {
    path.try_exists().is_ok_and(|exists| !exists)
}

/// Whether there is a file, or a link in its place. Of a folder that may not be entered nobody knows.
///
/// Errors: those of the system.
pub(super) fn is_there(path: &Path) -> Result<bool, Failure> {
    match path.symlink_metadata() {
        Ok(_) => Ok(true),
        Err(error) => match error.kind() {
            ErrorKind::NotFound | ErrorKind::NotADirectory => Ok(false),
            _ => Err(error.into()),
        },
    }
}

/// Opens a file to be written, or makes one where there is none; refuses as `open` does.
pub(super) fn open_to_write(path: &Path, schema: &Schema) -> Result<Connection, Failure> {
    let header = ready(path, schema)?;
    writable(path, schema, header).map(|(connection, _)| connection)
}

/// Opens a file that is there to be read, while others may write it; refuses as `open` does.
///
/// It is written only where it could not be read otherwise: when its schema lacks a step, or a
/// program was killed in the middle of a write.
pub(super) fn open_to_read(path: &Path, schema: &Schema) -> Result<Opened, Failure> {
    link::refuse_nowhere(path)?;
    let header = look_at(path, schema)?;
    let opened = match header.version < schema.version() || has_log(path) {
        true => writable(path, schema, header),
        false => readable(path).and_then(|connection| {
            version_with_log(&connection, path, schema)?;
            layout::refuse_unlike(&connection, schema)?;
            Ok((connection, None))
        }),
    };
    match opened {
        Ok((connection, before)) => Ok(Opened {
            connection,
            trouble: None,
            before,
        }),
        Err(trouble) => or_read(trouble, |trouble| read_only(path, schema, trouble)),
    }
}

/// Opens a file that is there to be looked at, of whatever version, which is given: it is left as it
/// is, with its log; refuses as `open` does.
pub(super) fn open_to_look(path: &Path, schema: &Schema) -> Result<(Connection, i32), Failure> {
    link::refuse_nowhere(path)?;
    look_at(path, schema)?;
    let opened = match has_log(path) && !is_half_written(path) {
        true => with_log(path, schema)
            .and_then(|mut connection| guard(&mut connection).map(|()| connection)),
        false => readable(path),
    };
    let opened = match opened {
        Err(trouble) if trouble.is_of_writing() => read_only(path, schema, &trouble),
        opened => opened,
    };
    let connection = opened?;
    let version = version_with_log(&connection, path, schema)?;
    Ok((connection, version))
}

/// Looks through a whole file.
pub(super) fn look_through(connection: &Connection) -> Result<(), Failure> {
    let told: String = connection.pragma_query_value(None, "quick_check", |row| row.get(0))?;
    refuse_unread(&told)?;
    match told.as_str() {
        "ok" => Ok(()),
        _ => Err(Failure::damaged("is damaged (a part of it cannot be read)")),
    }
}

/// What SQLite finds damaged because there was no memory to read it in is not.
pub(super) fn refuse_unread(told: &str) -> Result<(), Failure> {
    let codes = [ffi::SQLITE_NOMEM, ffi::SQLITE_IOERR_NOMEM];
    let is_told = |code: &i32| told.contains(&format!("error code={code}"));
    match codes.iter().any(is_told) {
        true => {
            Err(rusqlite::Error::SqliteFailure(ffi::Error::new(ffi::SQLITE_NOMEM), None).into())
        }
        false => Ok(()),
    }
}

/// Opens a file to be read beside others who may write it.
///
/// Errors: those of a file that may not be written, before anything else: what SQLite makes beside one to read it has its
/// mode, and nobody could write it later.
pub(super) fn readable(path: &Path) -> Result<Connection, Failure> {
    OpenOptions::new().append(true).open(path)?;
    as_it_is(path)
}

/// Opens a file to be read with what stands beside it.
fn as_it_is(path: &Path) -> Result<Connection, Failure> {
    as_named(path, |path| {
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let mut connection = Connection::open_with_flags(path, flags)?;
        // Here it shows whether what SQLite keeps beside a journal can be made.
        guard(&mut connection)?;
        Ok(connection)
    })
}

/// Makes a file where there is none, and looks at the one there is.
fn ready(path: &Path, schema: &Schema) -> Result<Header, Failure> {
    link::refuse_nowhere(path)?;
    litter::clear(path);
    // Asked first: whoever makes the file meanwhile makes the log after it.
    let logged = has_log(path);
    match path.try_exists()? {
        false if logged => return Err(missing(path)),
        false => header::refuse_beside(path).and_then(|()| create(path, schema))?,
        true => {}
    }
    look_at(path, schema)
}

/// Looks at a file that is there, before it is opened.
fn look_at(path: &Path, schema: &Schema) -> Result<Header, Failure> {
    open_folder::refuse(path)?;
    if !schema.is_shared {
        link::refuse_anothers_file(path)?;
    }
    let header = inspect(path, schema)?;
    recovery::refuse_closed(path)?;
    torn::refuse_half(path, schema)?;
    recovery::refuse_headless(path)?;
    recovery::refuse_parted(path)?;
    if header.keeps_log && held::without_index(path) {
        return Err(held::parted(path));
    }
    Ok(header)
}

/// Opens a file that is there, brought up to date; gives the copy that was made before.
fn writable(
    path: &Path,
    schema: &Schema,
    header: Header,
) -> Result<(Connection, Option<PathBuf>), Failure> {
    let logged = has_log(path);
    let mut connection = with_log(path, schema)?;
    let prepared = guard(&mut connection).and_then(|()| {
        version_with_log(&connection, path, schema)?;
        layout::refuse_unlike(&connection, schema)?;
        if schema.mode == LOGGED && !header.keeps_log {
            // A copy that was put in the place of the file by hand.
            connection.pragma_update(None, "journal_mode", LOGGED)?;
        }
        bring_up_to_date(&mut connection, path, schema)
    });
    if prepared.is_ok() || !logged {
        // Nothing stands in the log that is not ours, so closing may clear it away.
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, false)?;
    }
    prepared.map(|before| (connection, before))
}

/// Opens a file with the log that stands beside it, if one does.
///
/// Errors: those of a file that may not be written, before anything else.
fn with_log(path: &Path, schema: &Schema) -> Result<Connection, Failure> {
    // SQLite opens a file it may not write for reading alone, and leaves companions of the same
    // mode behind that nobody can write later.
    OpenOptions::new().append(true).open(path)?;
    recovery::look(path, schema)?;
    as_named(path, open_and_read)
}

/// Opens a file of this name, and reads of it. Once it was read it stays the file of this name: whoever puts another in its
/// place has to have it alone. One that was replaced before that is opened anew, since what stands beside it belongs to
/// the other: together they are read as damaged, or as what neither says.
fn as_named(
    path: &Path,
    open_and_read: impl Fn(&Path) -> Result<Connection, Failure>,
) -> Result<Connection, Failure> {
    for _ in 0..REPLACED {
        let meant = Identity::of(path);
        let opened = open_and_read(path);
        if Identity::of(path) == meant {
            return opened;
        }
    }
    Err(Failure::Store {
        what: "is replaced by another program again and again".to_owned(),
        hint: "nothing was changed: try again when that is done",
        read_only: false,
    })
}

/// Opens a file, and reads of it what keeps others from putting another in its place. Closing it writes nothing.
fn open_and_read(path: &Path) -> Result<Connection, Failure> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
    connection.busy_timeout(BUSY)?;
    version_of(&connection)?;
    Ok(connection)
}

/// Writes a whole copy of a file into one that is there and empty.
pub(super) fn copy_into(connection: &Connection, draft: &Path) -> Result<(), Failure> {
    // A path need not be UTF-8.
    let path = ValueRef::Text(draft.as_os_str().as_encoded_bytes());
    connection.execute("VACUUM INTO ?1", [ToSqlOutput::Borrowed(path)])?;
    Ok(())
}

/// Sets every guard that SQLite has.
fn guard(connection: &mut Connection) -> Result<(), Failure> {
    // Until the file is known to be ours, closing it must not write to it.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_DEFENSIVE, true)?;
    // A statement is planned once, whatever values it is run with.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    // A damaged file can say that a cell is longer than all there is, and of many that they are one.
    connection.set_limit(Limit::SQLITE_LIMIT_LENGTH, LONGEST_CELL)?;
    connection.busy_timeout(BUSY)?;
    described::read(connection)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    // What a part of a transaction may have to undo stays in memory: elsewhere it would be a copy
    // of the journal in a folder of everybody's.
    connection.execute_batch(
        // EXTRA is FULL where there is a write-ahead log; elsewhere the end of a rollback journal lasts too.
        "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA foreign_keys = ON;
         PRAGMA secure_delete = ON; PRAGMA synchronous = EXTRA; PRAGMA temp_store = MEMORY;",
    )?;
    Ok(())
}
