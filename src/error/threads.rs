//! Threads that cannot be had.

use std::io;

use super::{Code, Error};

/// The system lets no further thread begin.
pub fn no_thread(error: &io::Error) -> Error {
    let what = format!("no thread can be begun, and this takes some: {error}");
    Error::new(Code::LocalStore, what).hint(
        "nothing was changed: end other programs, or let more processes and threads run (ulimit -u)",
    )
}
