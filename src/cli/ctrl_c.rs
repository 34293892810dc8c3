//! Ctrl-C as a signal: what it does while somebody has a better use for it, and when nobody has.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, LazyLock, Once};

use signal_hook::consts::SIGINT;
use signal_hook::flag::register_conditional_default;

use super::heard::heard;

static HOLDERS: AtomicUsize = AtomicUsize::new(0);
/// Whether Ctrl-C ends the program as it always does: while nobody holds it.
static ENDS: LazyLock<Arc<AtomicBool>> = LazyLock::new(|| Arc::new(AtomicBool::new(true)));
static LISTENING: Once = Once::new();

/// Ctrl-C does not end the program by itself as long as this is held: whoever holds it hears the
/// signal, or has a reason not to.
pub(super) struct Held(());

impl Held {
    pub(super) fn new() -> Held {
        // A signal that once had a handler is heard and does nothing: this one gives it back what
        // it does without. Where signals cannot be heard, Ctrl-C is what it always is.
        LISTENING.call_once(|| {
            for signal in heard([SIGINT]) {
                let _ = register_conditional_default(signal, Arc::clone(&ENDS));
            }
        });
        HOLDERS.fetch_add(1, Ordering::SeqCst);
        ENDS.store(false, Ordering::SeqCst);
        Held(())
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        if HOLDERS.fetch_sub(1, Ordering::SeqCst) == 1 {
            ENDS.store(true, Ordering::SeqCst);
        }
    }
}
