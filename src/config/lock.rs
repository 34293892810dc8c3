//! One process at a time changes a file: it is read, changed and written under a lock.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use super::file::refuse_no_file;
use super::{Unusable, private};

/// How long the others have. A change takes milliseconds, a full disk under load longer.
const PATIENCE: Duration = Duration::from_secs(5);
/// How often it is looked whether they are done.
const LOOK: Duration = Duration::from_millis(10);

/// The right to change a file, until it is dropped.
pub(super) struct Lock {
    _held: File,
}

/// Waits for the right to change a file.
///
/// The lock is on a file beside it, which stays: the file itself is replaced by every change, and
/// a lock that is removed is one that two may hold.
///
/// Errors: when no lock file can be made, or another process keeps the lock.
pub(super) fn lock(path: &Path) -> Result<Lock, Unusable> {
    let beside = private::real(&beside(path))?;
    let failed = |error: io::Error| Unusable::of_file(&beside, &error);
    private::create_folder_of(&beside)?;
    // Whoever opens a pipe waits for somebody at its other end.
    refuse_no_file(&beside)?;
    let file = open(&beside).map_err(failed)?;
    let until = Instant::now() + PATIENCE;
    loop {
        match file.try_lock() {
            Ok(()) => {
                private::clear_drafts(path)?;
                return Ok(Lock { _held: file });
            }
            Err(TryLockError::WouldBlock) if Instant::now() < until => thread::sleep(LOOK),
            Err(TryLockError::WouldBlock) => return Err(taken(path)),
            Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(TryLockError::Error(error)) => return Err(failed(error)),
        }
    }
}

/// `config.toml` is changed under `config.toml.lock`.
fn beside(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    PathBuf::from(name)
}

fn open(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

fn taken(path: &Path) -> Unusable {
    let what = format!("{} is being changed by another process", path.display());
    Unusable::new(what).hint("nothing was changed: try again, or end the other process")
}
