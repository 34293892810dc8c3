//! A signal that ends the program while a write is not told yet: of one that a service was asked for nobody
//! knows then what became of it, and one that was made stays. Either is said.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, Once, PoisonError};
use std::time::Duration;
use std::{mem, process, thread};

use signal_hook::consts::SIGINT;
use signal_hook::iterator::Signals;
use signal_hook::low_level::emulate_default_handler;

use super::ctrl_c;
use super::failure::told;
use super::heard::heard;
use super::interrupt::ENDING;
use super::output::DONE;
use super::session::Session;
use crate::error::{Code, Error, Outcome};

/// What is done when a signal comes now.
struct Words {
    /// What is said before the program ends.
    text: String,
    /// Whether the first signal is noted alone, since somebody looks for it: between two writes, or behind a
    /// wait, which it ends.
    waits: bool,
}

/// `None` while nothing is in flight.
static LAST_WORDS: Mutex<Option<Words>> = Mutex::new(None);
static LISTENING: Once = Once::new();
static HEARS: AtomicBool = AtomicBool::new(false);
/// Whether a signal was noted.
static ASKED: AtomicBool = AtomicBool::new(false);
/// Wakes who waits when a signal is noted.
static NOTED: Condvar = Condvar::new();

/// An answer was waited for when the program was told to end.
pub(super) fn unanswered() -> Error {
    Error::new(Code::Interrupted, "interrupted before the service answered")
        .outcome(Outcome::Unknown)
        .hint("look whether it was done before you do it again")
}

/// Waits before something is sent once more, and says whether that is still wanted: nothing is on its way
/// meanwhile, so that a signal ends the wait, and nobody has to wonder.
pub(super) fn wait(pause: Duration) -> bool {
    let mut words = last_words();
    let waits = words
        .as_mut()
        .map(|words| mem::replace(&mut words.waits, true));
    let is_wanted = || !ASKED.load(Ordering::SeqCst);
    let waited = NOTED.wait_timeout_while(words, pause, |_| is_wanted());
    let (mut words, _) = waited.unwrap_or_else(PoisonError::into_inner);
    if let Some((words, waits)) = words.as_mut().zip(waits) {
        words.waits = waits;
    }
    is_wanted()
}

/// A write that is on its way, or is not told yet, until this is let go. One that is a part of several is
/// told with them.
pub(super) struct InFlight {
    held: Option<ctrl_c::Held>,
}

impl InFlight {
    /// From now on a signal says that nobody knows what became of the write.
    pub(super) fn new(session: &Session) -> InFlight {
        InFlight::with(|| told(session, &unanswered()), false)
    }

    /// From now on a signal says that the write was made.
    pub(super) fn made(session: &Session) -> InFlight {
        let error = Error::new(Code::Interrupted, "interrupted");
        let error = error.outcome(Outcome::Applied).hint(DONE);
        InFlight::with(|| told(session, &error), false)
    }

    /// Of several writes: from now on the first signal is noted, and a second one says what it is told to
    /// say, and ends the program.
    pub(super) fn of_several() -> InFlight {
        InFlight::with(String::new, true)
    }

    /// Has the second signal say this.
    pub(super) fn say(&self, session: &Session, error: &Error) {
        if let Some(words) = last_words().as_mut().filter(|_| self.held.is_some()) {
            words.text = told(session, error);
        }
    }

    /// Whether a signal was noted.
    pub(super) fn is_asked(&self) -> bool {
        ASKED.load(Ordering::SeqCst)
    }

    fn with(text: impl FnOnce() -> String, waits: bool) -> InFlight {
        LISTENING.call_once(|| HEARS.store(listen(), Ordering::Relaxed));
        let mut words = last_words();
        let is_first = HEARS.load(Ordering::Relaxed) && words.is_none();
        if is_first {
            let text = text();
            *words = Some(Words { text, waits });
        }
        InFlight {
            held: is_first.then(ctrl_c::Held::new),
        }
    }
}

impl Drop for InFlight {
    fn drop(&mut self) {
        if self.held.is_some() {
            *last_words() = None;
        }
    }
}

fn last_words() -> MutexGuard<'static, Option<Words>> {
    LAST_WORDS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Hears signals on a thread of its own; where that cannot be, they are what they always are.
fn listen() -> bool {
    let Ok(mut signals) = Signals::new(heard(ENDING)) else {
        return false;
    };
    let hears = move || signals.forever().for_each(came);
    thread::Builder::new().spawn(hears).is_ok()
}

fn came(signal: i32) {
    // Held to the end: the answer that comes now comes too late.
    let words = last_words();
    match words.as_ref() {
        // Ctrl-C has its own default.
        None if signal == SIGINT => {}
        None => drop(emulate_default_handler(signal)),
        Some(words) if words.waits && !ASKED.swap(true, Ordering::SeqCst) => NOTED.notify_all(),
        Some(words) => {
            let _ = io::stderr().write_all(words.text.as_bytes());
            process::exit(Code::Interrupted.exit().into());
        }
    }
}
