//! A file that another program has open, of whose log or its index nothing is left: SQLite, which would
//! begin them anew, could not tell.

use std::path::Path;
#[cfg(unix)]
use std::time::{Duration, Instant};

#[cfg(unix)]
use rustix::process::{Flock, FlockOffsetType, FlockType, fcntl_getlk};

use super::header::with_behind;
use crate::local::failure::{self, Failure};

/// How long nothing may be left: who opens a file locks it a moment before the index is made, and who closes
/// it takes the index away a moment before.
#[cfg(unix)]
const MOMENT: Duration = Duration::from_secs(1);

/// What is wrong with a file whose log or index was taken away.
pub(super) fn parted(path: &Path) -> Failure {
    let [log, index] = ["-wal", "-shm"].map(|behind| with_behind(path, behind));
    let is_there = |file: &Path| file.symlink_metadata().is_ok();
    match is_there(&log) && !is_there(&index) {
        true => failure::parted(&format!("the index of its log, {}", index.display())),
        false => failure::parted(&format!("its log {}", log.display())),
    }
}

/// Whether another program has a file open that keeps a log, and the index is none that both would share.
/// Whoever keeps all others out shares none: its index is in its memory.
#[cfg(unix)]
pub(super) fn without_index(path: &Path) -> bool {
    let index = with_behind(path, "-shm");
    let is_bare = || index.symlink_metadata().is_err() && is_held(path) && !is_held_alone(path);
    let since = Instant::now();
    while is_bare() {
        if since.elapsed() > MOMENT {
            return true;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    false
}

/// Elsewhere no file is taken away that is open.
#[cfg(not(unix))]
pub(super) fn without_index(_: &Path) -> bool {
    false
}

/// Whether another program holds the lock that SQLite holds on a file as long as it has it open with a log.
#[cfg(unix)]
fn is_held(path: &Path) -> bool {
    is_locked(path, FlockType::WriteLock)
}

/// Whether another program holds it so that nobody else may read, as in SQLite's exclusive locking mode.
#[cfg(unix)]
fn is_held_alone(path: &Path) -> bool {
    is_locked(path, FlockType::ReadLock)
}

/// Whether a lock of this kind, where SQLite has those of readers, would have to wait for another program.
#[cfg(unix)]
fn is_locked(path: &Path, wanted: FlockType) -> bool {
    let readers = Flock {
        start: 0x4000_0002,
        length: 510,
        pid: None,
        typ: wanted,
        offset_type: FlockOffsetType::Set,
    };
    let file = std::fs::File::open(path);
    file.is_ok_and(|file| fcntl_getlk(file, &readers).is_ok_and(|lock| lock.is_some()))
}
