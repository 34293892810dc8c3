//! What is put right before a signal ends the program.

use std::io;
use std::process;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, LazyLock, Mutex, Once, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
use signal_hook::flag::register_usize;
use signal_hook::iterator::Signals;
use signal_hook::low_level::emulate_default_handler;

use crate::cli::ctrl_c;
use crate::cli::heard::heard;
use crate::local::abandon;

type Restore = Box<dyn Fn(i32) + Send>;

/// What is done before the program ends; nothing while nothing is asked.
static RESTORE: Mutex<Option<Restore>> = Mutex::new(None);
static LISTENING: Once = Once::new();

/// The number of a signal that ends the program and is not Ctrl-C; 0 before there was one.
static ENDING: LazyLock<Arc<AtomicUsize>> = LazyLock::new(Arc::default);
/// Whether a question has let go of the terminal and waits for the end.
static AWAITED: AtomicBool = AtomicBool::new(false);

/// The signals besides Ctrl-C that ask a program to end.
const OTHERS: [i32; 3] = [SIGHUP, SIGQUIT, SIGTERM];
/// How long a question that is interrupted has to tell so itself, before the program is ended
/// under it.
const GRACE: Duration = Duration::from_millis(500);
/// How often it is looked whether it has.
const TURN: Duration = Duration::from_millis(5);

/// Lets a signal have its way that interrupted a question: Ctrl-C is the question's own to tell, any
/// other ends the program meanwhile.
pub(super) fn wait() {
    if ENDING.load(Ordering::SeqCst) != 0 {
        AWAITED.store(true, Ordering::SeqCst);
        thread::sleep(10 * GRACE);
    }
}

/// A question that is open, until this is let go.
pub(super) struct Open {
    _held: ctrl_c::Held,
}

/// Has `restore` done, with the signal's number, before one of the signals that ask a program to end
/// ends this one, with the exit code that a shell gives for it.
pub(super) fn before_it(restore: impl Fn(i32) + Send + 'static) -> Open {
    *lock() = Some(Box::new(restore));
    LISTENING.call_once(listen);
    Open {
        _held: ctrl_c::Held::new(),
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        *lock() = None;
    }
}

fn lock() -> std::sync::MutexGuard<'static, Option<Restore>> {
    RESTORE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Hears signals on a thread of its own; where that cannot be, they are what they always are.
fn listen() {
    let listening = || -> io::Result<Signals> {
        for signal in heard(OTHERS) {
            let number = usize::try_from(signal).unwrap_or(usize::MAX);
            register_usize(signal, Arc::clone(&ENDING), number)?;
        }
        Signals::new(heard(OTHERS.into_iter().chain([SIGINT])))
    };
    let Ok(mut signals) = listening() else {
        return;
    };
    let _ = thread::Builder::new().spawn(move || {
        loop {
            // A list that is interrupted by any signal takes it for Ctrl-C and raises that.
            let came: Vec<i32> = signals.wait().collect();
            let other = came.iter().find(|signal| **signal != SIGINT);
            if let Some(signal) = other.or(came.first()) {
                end(*signal);
            }
        }
    });
}

fn end(signal: i32) {
    if lock().is_none() {
        // Ctrl-C has its own default, which others may hold. What was asked for may be there already: then it
        // is brought to its end.
        if signal != SIGINT && abandon() {
            let _ = emulate_default_handler(signal);
        }
        return;
    }
    // The question that it interrupted sets the terminal once more before it has its way.
    let until = Instant::now() + GRACE;
    while !AWAITED.load(Ordering::SeqCst) && Instant::now() < until {
        thread::sleep(TURN);
    }
    if let Some(restore) = lock().as_ref() {
        restore(signal);
        process::exit(128 + signal);
    }
}
