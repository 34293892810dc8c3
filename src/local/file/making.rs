//! Making a file: under another name, for its owner alone, until it is whole.

use std::fs::{self, File, OpenOptions};
use std::io::ErrorKind;
use std::path::Path;
use std::time::Duration;

use rusqlite::backup::Backup;
use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};

use super::{Draft, guard, sync_folder, take_free_name};
use crate::local::failure::{Failure, no_room};
use crate::local::schema::{Schema, version_of};
use crate::local::{link, open_folder};

/// Opens a file that has no name yet that anybody knows.
pub(in crate::local) fn open_draft(draft: &Path) -> Result<Connection, Failure> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut connection = Connection::open_with_flags(draft, flags)?;
    guard(&mut connection)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, false)?;
    Ok(connection)
}

/// Opens a file that nobody else has open, and keeps others out until it is closed: from the first time that it is read
/// on, whatever is done with it.
pub(in crate::local) fn open_alone(path: &Path) -> Result<Connection, Failure> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut connection = Connection::open_with_flags(path, flags)?;
    guard(&mut connection)?;
    connection.pragma_update(None, "locking_mode", "EXCLUSIVE")?;
    version_of(&connection)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, false)?;
    Ok(connection)
}

/// Makes a file under another name and gives it its own only when it is whole: SQLite takes an
/// empty file for a new one, so there must never be one.
pub(super) fn create(path: &Path, schema: &Schema) -> Result<(), Failure> {
    if let Some(folder) = path.parent() {
        create_folder(folder)?;
    }
    let draft = Draft::beside(path);
    fill(&draft, path, schema)?;
    match take_free_name(&draft, path)? {
        true => sync_folder(path),
        // Another process was first, whose file is then the one.
        false => Ok(()),
    }
}

fn fill(draft: &Path, path: &Path, schema: &Schema) -> Result<(), Failure> {
    private_file(draft)?;
    open_folder::refuse_draft(draft, path)?;
    let mut connection = open_draft(draft)?;
    connection.pragma_update(None, "journal_mode", schema.mode)?;
    schema.upgrade(&mut connection)?;
    close_draft(connection)
}

/// Closes a file that was made under another name, with all of it in the file itself: what stays
/// in the log beside it would not come along when it gets its name.
pub(in crate::local) fn close_draft(connection: Connection) -> Result<(), Failure> {
    // Closing moves it too, and does not say when that fails.
    let held: bool =
        connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", (), |row| row.get(0))?;
    connection.close().map_err(|(_, error)| error)?;
    match held {
        true => Err(Failure::Store {
            what: "is held by another program while it is made".to_owned(),
            hint: "nothing was changed: try again when the other program is done",
            read_only: false,
        }),
        false => Ok(()),
    }
}

/// Writes the pages of a file as they are, damaged ones too, into a new one: those of a connection that has the file
/// alone, and is in no transaction.
pub(in crate::local) fn copy_pages(connection: &Connection, copy: &Path) -> Result<(), Failure> {
    private_file(copy)?;
    let mut copy = open_draft(copy)?;
    Backup::new(connection, &mut copy)?.run_to_completion(i32::MAX, Duration::ZERO, None)?;
    Ok(copy.close().map_err(|(_, error)| error)?)
}

/// Makes a folder that only its owner may enter, and makes that last.
pub(in crate::local) fn create_folder(folder: &Path) -> Result<(), Failure> {
    let is_new = |folder: &&Path| !folder.as_os_str().is_empty() && !folder.exists();
    let new: Vec<&Path> = folder.ancestors().take_while(is_new).collect();
    make_folder(folder)?;
    new.into_iter().try_for_each(sync_folder)
}

fn make_folder(folder: &Path) -> Result<(), Failure> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder).map_err(|error| {
        if let Some(link) = link::leads_nowhere(folder) {
            return link;
        }
        let (why, hint) = match error.kind() {
            ErrorKind::AlreadyExists => (
                "what has its name is no folder".to_owned(),
                "nothing was changed: move that away, or name another folder with JOURNAL_DATA_DIR or --data",
            ),
            _ => (
                error.to_string(),
                "name a folder that can be written, with JOURNAL_DATA_DIR or --data",
            ),
        };
        Failure::Store {
            what: format!("the folder {} cannot be made: {why}", folder.display()),
            hint,
            // A folder that may not be made is one that was not meant.
            read_only: no_room(error.kind()),
        }
    })
}

/// Makes an empty file that only its owner may read; SQLite gives its companions the same mode.
pub(in crate::local) fn private_file(path: &Path) -> Result<File, Failure> {
    Ok(private_options().create_new(true).open(path)?)
}

/// How a file is written that only its owner may read.
pub(in crate::local) fn private_options() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}
