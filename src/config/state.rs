//! A file of the state folder that must not be lost between reading and writing it.

use std::fs::{self, File};
use std::io::{ErrorKind, Read};
use std::path::PathBuf;

use super::lock::{Lock, lock};
use super::{Unusable, private};

/// The largest file that is read.
const LARGEST: u64 = 4 * 1024 * 1024;

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
    /// Errors: when another process keeps it.
    pub fn turn(&self) -> Result<Turn, Unusable> {
        lock(&self.0).map(Turn)
    }

    /// What it says; `None` when there is none.
    ///
    /// Errors: when it cannot be read, or is larger than any of ours.
    pub fn read(&self) -> Result<Option<String>, Unusable> {
        let failed = |error: std::io::Error| Unusable::of_file(&self.0, &error);
        // A pipe or a device would keep whoever opens it waiting.
        match fs::metadata(&self.0) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Ok(found) if found.is_file() && found.len() <= LARGEST => {}
            Ok(_) => {
                return Err(Unusable::new(format!(
                    "{} is none of ours",
                    self.0.display()
                )));
            }
            Err(error) => return Err(failed(error)),
        }
        let mut text = String::new();
        let file = File::open(&self.0).map_err(failed)?;
        file.take(LARGEST)
            .read_to_string(&mut text)
            .map_err(failed)?;
        Ok(Some(text))
    }

    /// Has it say this.
    ///
    /// Errors: when it cannot be written; it is then as it was.
    pub fn write(&self, text: &str) -> Result<(), Unusable> {
        private::write(&self.0, text)
    }

    /// Removes it.
    pub fn remove(&self) {
        // One that was never written is as good as one that is gone.
        let _ = fs::remove_file(&self.0);
    }
}
