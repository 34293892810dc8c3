//! Whether the system lets as many threads begin as a runtime takes at once.

use std::sync::mpsc;
use std::thread::{self, available_parallelism};

use crate::error::{Result, no_thread};

/// Threads that are begun besides those that serve: the log's, and one that waits for a disk.
const OTHERS: usize = 2;

/// Threads that serve: one for each processor.
pub(super) fn that_serve() -> usize {
    available_parallelism().map_or(1, usize::from)
}

/// Looks, by beginning them: a runtime that cannot have its own ends the program.
///
/// Errors: `LocalStore` where there are fewer to be had.
pub(super) fn can_be_had() -> Result<()> {
    let wanted = that_serve() + OTHERS;
    // Each waits until all are there.
    let (waiting, all_are_there) = mpsc::channel::<()>();
    let all_are_there = std::sync::Mutex::new(all_are_there);
    let wait = || {
        let all = all_are_there.lock();
        let _ = all.map(|all| all.recv());
    };
    thread::scope(|scope| {
        let began = (0..wanted).try_for_each(|_| {
            let thread = thread::Builder::new();
            thread.spawn_scoped(scope, wait).map(drop)
        });
        drop(waiting);
        began.map_err(|error| no_thread(&error))
    })
}
