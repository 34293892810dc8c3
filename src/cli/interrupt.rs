//! Ctrl-C during long work: it ends soon, and cleans up behind itself.

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;
use std::{io, process, thread};

#[cfg(unix)]
use signal_hook::consts::SIGHUP;
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;

use crate::cli::failure;
use crate::cli::heard::heard;
use crate::cli::session::Session;
use crate::error::{Code, Error, Result};
use crate::local::abandon;

/// What ends a program: Ctrl-C, a termination, and on Unix a terminal that is closed.
#[cfg(unix)]
pub(in crate::cli) const ENDING: [i32; 3] = [SIGINT, SIGTERM, SIGHUP];
#[cfg(not(unix))]
pub(in crate::cli) const ENDING: [i32; 2] = [SIGINT, SIGTERM];

/// How often it is looked whether the work waits for what does not come.
const LOOK: Duration = Duration::from_millis(100);
/// So many looks at the same wait are enough.
const LOOKS: u32 = 5;

/// Whether somebody asked to end the work.
#[derive(Clone)]
pub(in crate::cli) struct Interrupt {
    asked: Arc<AtomicBool>,
    /// Counts when a wait for input begins and when it ends: odd is waiting.
    waits: Arc<AtomicU64>,
}

impl Interrupt {
    /// From now on the first Ctrl-C is noted; a second one ends the program at once. While the work
    /// waits for what does not come or takes its time, the first one clears away what it has made,
    /// and ends it.
    ///
    /// Errors: when the system does not allow it.
    pub(in crate::cli) fn listen(session: &Session) -> Result<Interrupt> {
        let asked = Arc::new(AtomicBool::new(false));
        let listen = |signal| -> io::Result<()> {
            flag::register_conditional_shutdown(signal, exit(), Arc::clone(&asked))?;
            flag::register(signal, Arc::clone(&asked))?;
            Ok(())
        };
        heard(ENDING)
            .try_for_each(listen)
            .map_err(|error| Error::new(Code::Internal, error.to_string()))?;
        let interrupt = Interrupt {
            asked,
            waits: Arc::default(),
        };
        let (asked, waits) = (Arc::clone(&interrupt.asked), Arc::clone(&interrupt.waits));
        let words = failure::told(session, &interrupted());
        // Where no thread can be begun it ends at the second Ctrl-C, also while it waits.
        let _ = thread::Builder::new().spawn(move || {
            until_it_waits_in_vain(&asked, &waits);
            if abandon() {
                // Nobody is left to tell where this fails.
                let _ = io::stderr().write_all(words.as_bytes());
                process::exit(exit());
            }
        });
        Ok(interrupt)
    }

    /// Does what may wait, or cannot look whether somebody asked to end it.
    pub(in crate::cli) fn waiting<T>(&self, work: impl FnOnce() -> T) -> T {
        self.waits.fetch_add(1, Ordering::Relaxed);
        let done = work();
        self.waits.fetch_add(1, Ordering::Relaxed);
        done
    }

    /// Errors: `Interrupted` once it was asked for.
    pub(in crate::cli) fn check(&self) -> Result<()> {
        match self.asked.load(Ordering::Relaxed) {
            true => Err(interrupted()),
            false => Ok(()),
        }
    }
}

/// What somebody is told who ended the work.
pub(in crate::cli) fn interrupted() -> Error {
    Error::new(Code::Interrupted, "interrupted: nothing was changed")
}

fn exit() -> i32 {
    i32::from(Code::Interrupted.exit())
}

fn until_it_waits_in_vain(asked: &AtomicBool, waits: &AtomicU64) {
    let (mut last, mut looks) = (0, 0);
    while looks < LOOKS {
        thread::sleep(LOOK);
        let now = waits.load(Ordering::Relaxed);
        let is_stuck = asked.load(Ordering::Relaxed) && now % 2 == 1 && now == last;
        looks = if is_stuck { looks + 1 } else { 0 };
        last = now;
    }
}
