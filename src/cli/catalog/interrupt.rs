//! Ctrl-C during long work: it ends soon, and cleans up behind itself.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

#[cfg(unix)]
use signal_hook::consts::SIGHUP;
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;

use crate::error::{Code, Error, Result};

/// Ctrl-C, a termination, and on Unix a terminal that is closed.
#[cfg(unix)]
const ENDING: [i32; 3] = [SIGINT, SIGTERM, SIGHUP];
#[cfg(not(unix))]
const ENDING: [i32; 2] = [SIGINT, SIGTERM];

/// Whether somebody asked to end the work.
pub(super) struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    /// From now on the first Ctrl-C is noted; a second one ends the program at once.
    ///
    /// Errors: when the system does not allow it.
    pub(super) fn listen() -> Result<Interrupt> {
        let asked = Arc::new(AtomicBool::new(false));
        let code = i32::from(Code::Interrupted.exit());
        let listen = |signal| -> io::Result<()> {
            flag::register_conditional_shutdown(signal, code, Arc::clone(&asked))?;
            flag::register(signal, Arc::clone(&asked))?;
            Ok(())
        };
        ENDING
            .into_iter()
            .try_for_each(listen)
            .map_err(|error| Error::new(Code::Internal, error.to_string()))?;
        Ok(Interrupt(asked))
    }

    /// Errors: `Interrupted` once it was asked for.
    pub(super) fn check(&self) -> Result<()> {
        match self.0.load(Ordering::Relaxed) {
            true => Err(Error::new(
                Code::Interrupted,
                "interrupted: nothing was changed",
            )),
            false => Ok(()),
        }
    }
}
