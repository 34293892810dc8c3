//! Limits that the system sets to a program.

/// Has a limit of how long files may be fail the write that meets it, as a full disk does, where the system would end
/// the program without a word.
pub(super) fn outlast() {
    #[cfg(unix)]
    {
        use signal_hook::{consts::SIGXFSZ, flag};
        use std::sync::{Arc, atomic::AtomicBool};

        // Where that is not allowed, all is as it was.
        let _ = flag::register(SIGXFSZ, Arc::new(AtomicBool::new(false)));
    }
}
