//! Threads that cannot be had.

use std::io;

use super::{Code, Error};

/// The name of a thread in which a crate reads what others wrote: that it breaks down is told by whoever waits for it, as
/// a fault of what it reads and not of the program.
pub const READER: &str = "reader";

/// The system lets no further thread begin.
pub fn no_thread(error: &io::Error) -> Error {
    let what = format!("no thread can be begun, and this takes some: {error}");
    Error::new(Code::LocalStore, what).hint(
        "nothing was changed: end other programs, or let more processes and threads run (ulimit -u)",
    )
}
