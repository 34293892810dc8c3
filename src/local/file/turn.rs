//! Waiting for another program that holds a lock, and not for ever: it may have been stopped.

use std::fs::{File, TryLockError};
use std::io::{self, ErrorKind};
use std::thread;
use std::time::{Duration, Instant};

/// How often it is looked whether the other is done.
const LOOK: Duration = Duration::from_millis(20);

/// Locks a file for as long as it is open; `false` where another program holds it for longer than that.
///
/// Errors: those of the system.
pub(in crate::local) fn lock_within(file: &File, patience: Duration) -> io::Result<bool> {
    let until = Instant::now() + patience;
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(true),
            Err(TryLockError::WouldBlock) if Instant::now() < until => thread::sleep(LOOK),
            Err(TryLockError::WouldBlock) => return Ok(false),
            Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Interrupted => {}
            Err(TryLockError::Error(error)) => return Err(error),
        }
    }
}
