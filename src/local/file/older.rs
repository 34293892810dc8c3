//! A file of an older program: brought up to date, after a copy of it was kept.

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use super::header::newer;
use super::{beside, immutable, look_through, private_file, remove_draft, sync_folder};
use crate::local::failure::Failure;
use crate::local::schema::{Schema, version_of};

/// Takes the steps of the schema that a file lacks, after a copy of it was made, which is given.
///
/// Several programs may do so at once: one takes the steps, the others find them taken.
pub(super) fn bring_up_to_date(
    connection: &mut Connection,
    path: &Path,
    schema: &Schema,
) -> Result<Option<PathBuf>, Failure> {
    let version = version_of(connection)?;
    let mut copy = None;
    if version < schema.version() {
        copy = keep_copy(connection, path, version)?;
        schema.upgrade(connection)?;
    }
    match version_of(connection)? {
        version if version > schema.version() => Err(newer(path, version, schema)),
        _ => Ok(copy),
    }
}

/// The copy that is kept of a file before it is more than of this version: `journal.db.v2`.
pub(super) fn name(path: &Path, version: i32) -> PathBuf {
    path.with_extension(format!("db.v{version}"))
}

/// The copies that are kept of a file as older programs left it, the newest first.
pub(in crate::local) fn copies(path: &Path, schema: &Schema) -> Vec<PathBuf> {
    let names = (1..=schema.version()).rev();
    let copies = names.map(|version| name(path, version));
    copies.filter(|copy| copy.is_file()).collect()
}

/// Copies a file before its schema is changed: read whole, and given its name when it lasts.
///
/// Gives none where another program has changed it meanwhile, which kept its own.
fn keep_copy(
    connection: &Connection,
    path: &Path,
    version: i32,
) -> Result<Option<PathBuf>, Failure> {
    let copy = name(path, version);
    let draft = beside(path, "new");
    let kept = fill(connection, &draft).and_then(|copied| match copied == version {
        true => {
            // Where this fails nothing was done to the file itself.
            fs::rename(&draft, &copy)?;
            sync_folder(&copy)?;
            Ok(Some(copy))
        }
        false => Ok(None),
    });
    remove_draft(&draft);
    kept
}

/// Writes the copy, and gives the version of what was copied.
fn fill(connection: &Connection, draft: &Path) -> Result<i32, Failure> {
    // SQLite fills an empty file as it is, and would make one that others may read.
    let file = private_file(draft)?;
    connection.execute("VACUUM INTO ?1", [draft.to_string_lossy()])?;
    let copied = immutable(draft)?;
    look_through(&copied)?;
    file.sync_all()?;
    version_of(&copied)
}
