//! The file of a memory: small, its owner's alone, as good as empty when anything is wrong with it.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use super::Hints;
use crate::model::{id, json};

/// The largest file that is read or written.
const LARGEST: usize = 1024 * 1024;
/// How long a command waits at its end for others to write theirs.
const PATIENCE: Duration = Duration::from_secs(1);
/// How often it is looked whether they are done.
const LOOK: Duration = Duration::from_millis(5);

/// What a file keeps; `None` when there is none, or none of ours.
pub(super) fn read(path: &Path) -> Option<Hints> {
    refuse_anothers(path.parent()?).ok()?;
    let file = open(path, OpenOptions::new().read(true)).ok()?;
    let mut text = Vec::new();
    file.take(LARGEST as u64 + 1).read_to_end(&mut text).ok()?;
    if text.len() > LARGEST {
        return None;
    }
    let mut hints: Hints = json::read(&text).ok()?;
    for ids in [&mut hints.meals, &mut hints.written] {
        ids.retain(|text| id::parse(text).is_some());
    }
    Some(hints)
}

/// Writes a file, whole or not at all.
///
/// Errors: those of the system.
pub(super) fn write(path: &Path, mut hints: Hints) -> io::Result<()> {
    let mut text = serde_json::to_vec(&hints)?;
    while text.len() > LARGEST && !hints.foods.is_empty() {
        hints.foods.drain(..hints.foods.len().div_ceil(8));
        text = serde_json::to_vec(&hints).unwrap_or_default();
    }
    let draft = beside(path);
    let written = fill(&draft, &text).and_then(|()| fs::rename(&draft, path));
    written.inspect_err(|_| drop(fs::remove_file(&draft)))
}

/// Clears away what killed programs left of this file: what was deleted since stands in it still. Whoever calls this has the
/// turn.
pub(super) fn clear_drafts(path: &Path) {
    let (Some(folder), Some(name)) = (path.parent(), path.file_stem()) else {
        return;
    };
    let begins = format!("{}.new-", name.to_string_lossy());
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        if entry.file_name().to_string_lossy().starts_with(&begins) {
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Looks whether a file that is there could be written anew.
///
/// Errors: those of the system.
pub(super) fn try_to_write(path: &Path) -> io::Result<()> {
    refuse_anothers(path.parent().unwrap_or(path))?;
    let draft = beside(path);
    private(OpenOptions::new().create_new(true)).open(&draft)?;
    fs::remove_file(&draft)
}

/// Waits for a turn of one's own to read and write the files of this folder, until it is dropped.
/// `None` where none comes in time or no lock can be made: a hint may be lost then.
pub(super) fn turn(path: &Path) -> Option<File> {
    let folder = path.parent()?;
    create(folder).ok()?;
    // No context is called so.
    let lock = folder.join(".lock");
    let lock = open(&lock, private(OpenOptions::new().create(true))).ok()?;
    let until = Instant::now() + PATIENCE;
    loop {
        match lock.try_lock() {
            Ok(()) => return Some(lock),
            Err(TryLockError::WouldBlock) if Instant::now() < until => thread::sleep(LOOK),
            Err(_) => return None,
        }
    }
}

/// Opens a file of ours: no link, which may lead anywhere, and no pipe, at whose other end there may be nobody; and none
/// of another user's or that everybody may write, which could say what this one wrote last.
fn open(path: &Path, options: &mut OpenOptions) -> io::Result<File> {
    #[cfg(unix)]
    {
        let flags = rustix::fs::OFlags::NOFOLLOW | rustix::fs::OFlags::NONBLOCK;
        let flags = i32::try_from(flags.bits()).unwrap_or_default();
        std::os::unix::fs::OpenOptionsExt::custom_flags(options, flags);
    }
    let file = options.open(path)?;
    let found = file.metadata()?;
    let folder = fs::metadata(path.parent().unwrap_or(path))?;
    match found.is_file() && !is_anothers(&found) && !is_everybodys([&found, &folder]) {
        true => Ok(file),
        false => Err(io::Error::other("it is no file of this user's alone")),
    }
}

/// Refuses a folder that somebody else has, or has laid a link to.
fn refuse_anothers(folder: &Path) -> io::Result<()> {
    match is_anothers(&fs::symlink_metadata(folder)?) || is_anothers(&fs::metadata(folder)?) {
        true => Err(io::Error::other("its folder is another user's")),
        false => Ok(()),
    }
}

/// Whether something belongs neither to this person nor to root. Elsewhere than on Unix nothing says so.
fn is_anothers(found: &fs::Metadata) -> bool {
    #[cfg(unix)]
    return ![0, rustix::process::geteuid().as_raw()]
        .contains(&std::os::unix::fs::MetadataExt::uid(found));
    #[cfg(not(unix))]
    return false;
}

/// Whether everybody may write a file or in its folder. Where a disk keeps no modes, everybody may do everything with all
/// that is on it, which says nothing.
fn is_everybodys(places: [&fs::Metadata; 2]) -> bool {
    #[cfg(unix)]
    {
        let modes = places.map(std::os::unix::fs::MetadataExt::mode);
        let is_kept = modes.iter().any(|mode| mode & 0o777 != 0o777);
        is_kept && modes.iter().any(|mode| mode & 0o002 != 0)
    }
    #[cfg(not(unix))]
    {
        let _ = places;
        false
    }
}

/// A name beside a file that no other process uses.
fn beside(path: &Path) -> PathBuf {
    let random = getrandom::u64().unwrap_or_default();
    path.with_extension(format!("new-{}-{random:016x}", std::process::id()))
}

fn fill(draft: &Path, text: &[u8]) -> io::Result<()> {
    if let Some(folder) = draft.parent() {
        create(folder)?;
    }
    let mut draft = private(OpenOptions::new().create_new(true)).open(draft)?;
    draft.write_all(text)
}

fn create(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)?;
    refuse_anothers(folder)
}

/// To be written, and its owner's alone where it is new.
fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options
}
