//! What a file says of itself, before SQLite may touch it.

use std::fs::{self, File};
use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use super::super::failure::Failure;
use super::super::link;
use super::super::schema::{Schema, version_of};
use super::older::copies;
use super::rollback;

/// What a file says of itself.
#[derive(Clone, Copy, Debug)]
pub(in crate::local) struct Header {
    /// The version of its schema.
    pub(in crate::local) version: i32,
    /// Whether it keeps a write-ahead log; else what is written is taken back from a rollback journal.
    pub(in crate::local) keeps_log: bool,
}

/// Looks at the first 100 bytes, at the length they promise, and at what may stand beside such a file.
pub(in crate::local) fn inspect(path: &Path, schema: &Schema) -> Result<Header, Failure> {
    let name = schema.name;
    refuse_no_file(path)?;
    refuse_beside(path)?;
    let mut file = File::open(path)?;
    let length = file.metadata()?.len();
    let mut header = [0; 100];
    if length == 0 {
        return Err(Failure::damaged(format!("is empty: {name} never is")));
    }
    file.read_exact(&mut header)
        .map_err(|error| match error.kind() {
            ErrorKind::UnexpectedEof => {
                Failure::damaged(format!("is not {name}, or its beginning is cut off"))
            }
            // The file may be whole, and the disk is not.
            _ => error.into(),
        })?;
    if !header.starts_with(b"SQLite format 3\0") {
        return Err(Failure::damaged("is no SQLite file"));
    }
    let number = |at: usize| {
        i32::from_be_bytes([header[at], header[at + 1], header[at + 2], header[at + 3]])
    };
    let version = number(60);
    refuse_others(path, schema, (number(68), version))?;
    let pages = u64::from(number(28).unsigned_abs());
    let page = match u64::from(u16::from_be_bytes([header[16], header[17]])) {
        1 => 65_536,
        size => size,
    };
    // While a log is there, the file may be growing under another process.
    if length < pages * page && !has_log(path) {
        return Err(Failure::damaged(format!(
            "is cut off: {length} of {} bytes",
            pages * page
        )));
    }
    let keeps_log = header[18..20] == [2, 2];
    if keeps_log && is_half_written(path) && !rollback::is_harmless(path) {
        // SQLite would play it into the file, whosever it is.
        return Err(Failure::damaged(format!(
            "has a rollback journal beside it, {}, and keeps a log instead: that is another file's, and is to be moved away",
            with_behind(path, "-journal").display()
        )));
    }
    Ok(Header { version, keeps_log })
}

/// Refuses what a mark and a version say is another kind of file, or that of a newer program.
fn refuse_others(path: &Path, schema: &Schema, (mark, version): (i32, i32)) -> Result<(), Failure> {
    let name = schema.name;
    if mark != schema.mark {
        return Err(Failure::damaged(format!(
            "is another kind of SQLite file, not {name}"
        )));
    }
    if version < 1 {
        return Err(Failure::damaged(format!(
            "says it has schema {version}, which {name} never has"
        )));
    }
    match version > schema.version() {
        true => Err(newer(path, version, schema)),
        false => Ok(()),
    }
}

/// The version of a file that is open, refused as [`inspect`] does: what stands in its log counts, and the first page
/// says what it was before that.
pub(in crate::local) fn version_with_log(
    connection: &Connection,
    path: &Path,
    schema: &Schema,
) -> Result<i32, Failure> {
    let mark = connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let version = version_of(connection)?;
    refuse_others(path, schema, (mark, version)).map(|()| version)
}

/// Refuses what is no file: a pipe or a device would keep whoever opens it waiting.
pub(in crate::local) fn refuse_no_file(path: &Path) -> Result<(), Failure> {
    match no_file(&fs::metadata(path)?) {
        Some(what) => Err(in_the_way(what.to_owned())),
        None => Ok(()),
    }
}

/// Refuses a file beside which SQLite would open what is none, or what is somebody else's, who may read and change all
/// that is written into it. There it follows no link either.
pub(in crate::local) fn refuse_beside(path: &Path) -> Result<(), Failure> {
    for behind in ["-wal", "-shm", "-journal"] {
        let beside = with_behind(path, behind);
        let what = match (fs::metadata(&beside), beside.is_symlink()) {
            (Ok(_), true) => Some("is a link, and none is followed there"),
            (Ok(found), false) => no_file(&found).or_else(|| anothers(path, &found)),
            (Err(_), true) => Some("is a link that leads nowhere"),
            (Err(_), false) => None,
        };
        if let Some(what) = what {
            let what = format!("cannot be read: {}, beside it, {what}", beside.display());
            return Err(in_the_way(what));
        }
    }
    Ok(())
}

/// Refuses what is open of a file beside another, where that is somebody else's.
pub(in crate::local) fn refuse_anothers_beside(
    path: &Path,
    found: &fs::Metadata,
) -> Result<(), Failure> {
    match no_file(found).or_else(|| anothers(path, found)) {
        Some(what) => Err(in_the_way(format!(
            "cannot be read: what stands beside it {what}"
        ))),
        None => Ok(()),
    }
}

/// What a file is that stands beside another and belongs to somebody to whom that does not.
#[cfg(unix)]
fn anothers(path: &Path, found: &fs::Metadata) -> Option<&'static str> {
    use std::os::unix::fs::MetadataExt;
    let owns = fs::metadata(path).is_ok_and(|file| file.uid() == found.uid());
    (!owns && link::is_anothers(found)).then_some("belongs to another user")
}

/// Elsewhere than on Unix nothing says so.
#[cfg(not(unix))]
fn anothers(_: &Path, _: &fs::Metadata) -> Option<&'static str> {
    None
}

/// What something is that is no file.
fn no_file(found: &fs::Metadata) -> Option<&'static str> {
    match (found.is_file(), found.is_dir()) {
        (true, _) => None,
        (_, true) => Some("is a folder, not a file"),
        _ => Some("is a pipe or a device, not a file"),
    }
}

fn in_the_way(what: String) -> Failure {
    Failure::Store {
        what,
        hint: "nothing was changed: move it away, or name another folder with JOURNAL_DATA_DIR",
        read_only: false,
    }
}

/// Whether something stands beside a file that belongs into it, or into which it is taken back.
pub(super) fn has_log(path: &Path) -> bool {
    log_of(path).is_some()
}

/// The end of the name of what stands beside a file so.
pub(in crate::local) fn log_of(path: &Path) -> Option<&'static str> {
    let mut logs = ["-wal", "-journal"].into_iter();
    logs.find(|behind| is_filled(&with_behind(path, behind)))
}

/// Whether a rollback journal stands beside a file: that of a program that is writing, or was killed.
pub(super) fn is_half_written(path: &Path) -> bool {
    is_filled(&with_behind(path, "-journal"))
}

/// Whether somebody began to write a file, and did not end: a rollback journal stands beside it, however empty.
pub(in crate::local) fn is_begun(path: &Path) -> bool {
    with_behind(path, "-journal").symlink_metadata().is_ok()
}

fn is_filled(file: &Path) -> bool {
    fs::metadata(file).is_ok_and(|found| found.len() > 0)
}

/// What to do where a file is not there and its log is.
const MISSING: &str = "nothing was changed: put the file back beside its log; to begin anew without either, move the log away; a journal comes back with journal db restore BACKUP";

/// A file that is not there, though what was written into it last is.
pub(in crate::local) fn missing(path: &Path) -> Failure {
    let log = with_behind(path, log_of(path).unwrap_or("-wal"));
    Failure::Store {
        what: format!(
            "is not there, though what was written into it last is ({})",
            log.display()
        ),
        hint: MISSING,
        read_only: false,
    }
}

/// The name of what stands beside a file: `journal.db-wal`. SQLite calls it by the file, and not by a link that leads
/// there.
pub(in crate::local) fn with_behind(path: &Path, behind: &str) -> PathBuf {
    let mut name = link::leads_to(path).into_os_string();
    name.push(behind);
    name.into()
}

/// A file of a newer program, with the copy that is kept of it as this program knew it.
pub(super) fn newer(path: &Path, version: i32, schema: &Schema) -> Failure {
    let known = schema.version();
    let mut what = format!(
        "was written by a newer journal (schema {version}, this program knows up to {known})"
    );
    if let Some(copy) = copies(path, schema).first() {
        let copy = copy.display();
        what.push_str(&format!("; as it was before, it is kept in {copy}"));
    }
    Failure::Store {
        what,
        hint: schema.newer,
        read_only: false,
    }
}
