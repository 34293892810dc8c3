//! A file of an older program: brought up to date, after a copy of it was kept.

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use super::header::newer;
use super::{
    Draft, copy_into, first_of, immutable, look_through, private_file, sync_folder, take_free_name,
};
use crate::local::check::refuse_unsound;
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
        // What is damaged is not written: the older program can still read the rest of it.
        refuse_unsound(connection)?;
        copy = keep_copy(connection, path, version)?;
        schema.upgrade(connection)?;
    }
    match version_of(connection)? {
        version if version > schema.version() => Err(newer(path, version, schema)),
        _ => Ok(copy),
    }
}

/// Names for a copy of a file before it is more than of this version: `journal.db.v2`, and where another
/// copy has that name `journal.db.v2-2`.
fn names(path: &Path, version: i32) -> impl Iterator<Item = PathBuf> {
    (1..).map(move |number: u32| {
        // Behind the whole name: journals of one folder may differ in what stands behind the point alone.
        let mut name = path.as_os_str().to_owned();
        name.push(match number {
            1 => format!(".v{version}"),
            _ => format!(".v{version}-{number}"),
        });
        PathBuf::from(name)
    })
}

fn is_taken(name: &Path) -> bool {
    name.symlink_metadata().is_ok()
}

/// The copies that are kept of a file as older programs left it, the newest first.
pub(in crate::local) fn copies(path: &Path, schema: &Schema) -> Vec<PathBuf> {
    let mut copies = Vec::new();
    for version in 1..=schema.version() {
        copies.extend(names(path, version).take_while(|name| is_taken(name)));
    }
    copies.retain(|copy| copy.is_file());
    copies.reverse();
    copies
}

/// Whether two files hold the same, as where two programs bring one file up to date.
fn is_same(one: &Path, other: &Path) -> bool {
    let length = |path: &Path| {
        path.symlink_metadata()
            .ok()
            .filter(fs::Metadata::is_file)
            .map(|found| found.len())
    };
    length(one).is_some()
        && length(one) == length(other)
        && fs::read(one).ok() == fs::read(other).ok()
}

/// Copies a file before its schema is changed: read whole, and given its name when it lasts.
///
/// Gives none where another program has changed it meanwhile, which kept its own.
fn keep_copy(
    connection: &Connection,
    path: &Path,
    version: i32,
) -> Result<Option<PathBuf>, Failure> {
    let draft = Draft::beside(path);
    if fill(connection, &draft)? != version {
        return Ok(None);
    }
    // Where this fails nothing was done to the file itself. What has a name stays, and is the copy where it is the same.
    let copy = first_of(names(path, version), |name| {
        Ok(take_free_name(&draft, name)? || is_same(name, &draft))
    })?;
    sync_folder(&copy)?;
    Ok(Some(copy))
}

/// Writes the copy, and gives the version of what was copied.
fn fill(connection: &Connection, draft: &Path) -> Result<i32, Failure> {
    // SQLite fills an empty file as it is, and would make one that others may read.
    let file = private_file(draft)?;
    copy_into(connection, draft)?;
    let copied = immutable(draft)?;
    look_through(&copied)?;
    file.sync_all()?;
    version_of(&copied)
}
