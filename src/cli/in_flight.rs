//! Ctrl-C while a write is not told yet: of one that a service was asked for nobody knows then what became of
//! it, and one that was made stays. Either is said.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, Once, PoisonError};
use std::{process, thread};

use signal_hook::consts::SIGINT;
use signal_hook::iterator::Signals;

use super::ctrl_c;
use super::failure::told;
use super::output::DONE;
use super::session::Session;
use crate::error::{Code, Error, Outcome};

/// What is said when Ctrl-C comes now; `None` while nothing is in flight.
static LAST_WORDS: Mutex<Option<String>> = Mutex::new(None);
static LISTENING: Once = Once::new();
static HEARS: AtomicBool = AtomicBool::new(false);

/// A write that is on its way, or is not told yet, until this is let go.
pub(super) struct InFlight {
    _held: Option<ctrl_c::Held>,
}

impl InFlight {
    /// From now on Ctrl-C says that nobody knows what became of the write.
    pub(super) fn new(session: &Session) -> InFlight {
        let what = "interrupted before the service answered";
        let error = Error::new(Code::Interrupted, what)
            .outcome(Outcome::Unknown)
            .hint("look whether it was done before you do it again");
        InFlight::with(session, &error)
    }

    /// From now on Ctrl-C says that the write was made.
    pub(super) fn made(session: &Session) -> InFlight {
        let error = Error::new(Code::Interrupted, "interrupted");
        InFlight::with(session, &error.outcome(Outcome::Applied).hint(DONE))
    }

    fn with(session: &Session, error: &Error) -> InFlight {
        LISTENING.call_once(listen);
        let hears = HEARS.load(Ordering::Relaxed);
        if hears {
            set(Some(told(session, error)));
        }
        InFlight {
            _held: hears.then(ctrl_c::Held::new),
        }
    }
}

impl Drop for InFlight {
    fn drop(&mut self) {
        set(None);
    }
}

fn set(words: Option<String>) {
    *LAST_WORDS.lock().unwrap_or_else(PoisonError::into_inner) = words;
}

/// Hears signals on a thread of its own; where that cannot be, Ctrl-C is what it always is.
fn listen() {
    let Ok(mut signals) = Signals::new([SIGINT]) else {
        return;
    };
    HEARS.store(true, Ordering::Relaxed);
    thread::spawn(move || {
        for _ in signals.forever() {
            // Held to the end: the answer that comes now comes too late.
            let words = LAST_WORDS.lock().unwrap_or_else(PoisonError::into_inner);
            let Some(words) = words.as_ref() else {
                continue;
            };
            let _ = io::stderr().write_all(words.as_bytes());
            process::exit(Code::Interrupted.exit().into());
        }
    });
}
