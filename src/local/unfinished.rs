//! What this process makes and has not given its name yet: whoever ends the process clears it away.

use std::fs;
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};

static UNFINISHED: Mutex<Unfinished> = Mutex::new(Unfinished {
    files: Vec::new(),
    is_done: false,
});

struct Unfinished {
    /// Drafts, with what stands beside them, and locks.
    files: Vec<PathBuf>,
    /// Whether something that was asked for has its name by now.
    is_done: bool,
}

fn unfinished() -> MutexGuard<'static, Unfinished> {
    UNFINISHED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Notes what is being made from now on.
pub(super) fn begin(files: &[PathBuf]) {
    unfinished().files.extend_from_slice(files);
}

/// Forgets what was made, or cleared away.
pub(super) fn end(files: &[PathBuf]) {
    unfinished().files.retain(|file| !files.contains(file));
}

/// Gives something its name, while nobody abandons it; it cannot be abandoned any more where it is what was
/// asked for.
pub(super) fn finish<T, E>(
    is_deed: bool,
    give_name: impl FnOnce() -> Result<T, E>,
) -> Result<T, E> {
    let mut unfinished = unfinished();
    let given = give_name()?;
    unfinished.is_done |= is_deed;
    Ok(given)
}

/// Says that what was asked for is put in its place from now on, in steps that are not to be parted: it cannot
/// be abandoned any more.
pub(super) fn complete() {
    unfinished().is_done = true;
}

/// Clears away what this process makes, and has it give nothing a name any more: whoever calls this ends it at
/// once. Where what was asked for is there already, wholly or in part, it stays and may go on: `false`.
pub fn abandon() -> bool {
    let unfinished = unfinished();
    if unfinished.is_done {
        return false;
    }
    for file in &unfinished.files {
        let _ = fs::remove_file(file);
    }
    // Kept until the end: what is made is given no name any more.
    std::mem::forget(unfinished);
    true
}
