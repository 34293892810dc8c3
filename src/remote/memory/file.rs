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
    // A pipe or a device would keep whoever opens it waiting.
    if !fs::metadata(path).ok()?.is_file() {
        return None;
    }
    let mut text = Vec::new();
    let mut file = File::open(path).ok()?.take(LARGEST as u64 + 1);
    file.read_to_end(&mut text).ok()?;
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

/// Looks whether a file that is there could be written anew.
///
/// Errors: those of the system.
pub(super) fn try_to_write(path: &Path) -> io::Result<()> {
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
    let lock = private(OpenOptions::new().create(true)).open(folder.join(".lock"));
    let lock = lock.ok()?;
    let until = Instant::now() + PATIENCE;
    loop {
        match lock.try_lock() {
            Ok(()) => return Some(lock),
            Err(TryLockError::WouldBlock) if Instant::now() < until => thread::sleep(LOOK),
            Err(_) => return None,
        }
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
    builder.create(folder)
}

/// To be written, and its owner's alone where it is new.
fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options
}
