//! A file of the state folder that must not be lost between reading and writing it.

use std::fs;
use std::io::ErrorKind;
use std::path::PathBuf;

use super::bounded::{self, BRING_BACK, Unread};
use super::lock::{Lock, lock};
use super::{Unusable, private};

/// A file for its owner alone, changed by one process at a time.
#[derive(Clone, Debug)]
pub struct StateFile(PathBuf);

/// The right to change a file, until it is dropped.
pub struct Turn(#[allow(dead_code, reason = "held, not read")] Lock);

impl StateFile {
    /// The file of this path.
    pub fn new(path: PathBuf) -> StateFile {
        StateFile(path)
    }

    /// Waits for the right to change it.
    ///
    /// Errors: when another process keeps it, or it is somebody else's.
    pub fn turn(&self) -> Result<Turn, Unusable> {
        private::refuse_others(&self.0)?;
        lock(&self.0).map(Turn)
    }

    /// What it says; `None` when there is none.
    ///
    /// Errors: when it cannot be read, is larger than any of ours, or is somebody else's: what stands in it is sent with
    /// a key.
    pub fn read(&self) -> Result<Option<String>, Unusable> {
        private::refuse_others(&self.0)?;
        let bytes = match bounded::read(&self.0) {
            Ok(bytes) => bytes,
            Err(Unread::System(error)) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(Unread::System(error)) => return Err(Unusable::of_file(&self.0, &error)),
            Err(nowhere @ Unread::Nowhere { .. }) => {
                return Err(Unusable::new(nowhere.told(&self.0)).hint(BRING_BACK));
            }
            Err(_) => return Err(self.none_of_ours()),
        };
        String::from_utf8(bytes)
            .map(Some)
            .map_err(|_| self.none_of_ours())
    }

    /// What stands there was not written by this program, or was damaged since.
    pub fn none_of_ours(&self) -> Unusable {
        let what = format!("{} is none of ours, or damaged", self.0.display());
        Unusable::new(what).hint("nothing was changed: move it away, and another is begun")
    }

    /// Has it say this.
    ///
    /// Errors: when it cannot be written; it is then as it was.
    pub fn write(&self, text: &str) -> Result<(), Unusable> {
        private::write(&self.0, text)
    }

    /// Removes it, and says whether there was one.
    ///
    /// Errors: when it cannot be removed.
    pub fn remove(&self) -> Result<bool, Unusable> {
        match fs::remove_file(&self.0) {
            Ok(()) => Ok(true),
            // Nor is one below what is no folder.
            Err(error)
                if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) =>
            {
                Ok(false)
            }
            Err(error) => Err(Unusable::of_file(&self.0, &error)),
        }
    }
}
