//! The file that is edited: for its owner alone, and kept where what stands in it was not taken.

use std::env;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process;
use std::time::{SystemTime, UNIX_EPOCH};

use crate::cli::input;
use crate::config::refuse_for_draft;
use crate::error::{Code, Error, Result};

/// A text in a file of its own.
pub(super) struct Draft<'t> {
    path: PathBuf,
    /// What stood in it at first.
    text: &'t str,
}

impl Draft<'_> {
    /// Writes a text into a new file.
    pub(super) fn new(text: &str) -> Result<Draft<'_>> {
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let instant = now.map_or(0, |since| since.as_nanos());
        let name = format!("journal-edit-{}-{instant}.json", process::id());
        // Set to nothing it is not set.
        let folder = match env::temp_dir() {
            none if none.as_os_str().is_empty() => PathBuf::from("/tmp"),
            folder => folder,
        };
        let path = folder.join(name);
        let failed = |what: String| {
            let hint = "nothing was changed: TMPDIR names another folder";
            Error::new(Code::LocalStore, what).hint(hint)
        };
        refuse_for_draft(&folder).map_err(|unusable| failed(unusable.to_string()))?;
        let told = |error: io::Error| failed(format!("{}: {error}", path.display()));
        fill(&path, text).map_err(told)?;
        Ok(Draft { path, text })
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// What stands in it now.
    ///
    /// Errors: `Declined` where it was removed, which is a way to give up, or is no file any more.
    pub(super) fn read(&self) -> Result<String> {
        match self.length() {
            Some(_) => input::text(&self.path),
            None => Err(Error::new(
                Code::Declined,
                "the editor removed the text: nothing was changed",
            )),
        }
    }

    /// How long it is; `None` where it is no file: a pipe or a device might never end.
    fn length(&self) -> Option<u64> {
        let found = fs::metadata(&self.path).ok()?;
        found.is_file().then_some(found.len())
    }

    /// Removes it: what stands in it is saved, or nothing.
    pub(super) fn remove(self) {
        // What cannot be removed is this person's alone, and goes with the other temporary files.
        let _ = fs::remove_file(&self.path);
    }

    /// An error that says where the text is, if the person wrote any of it; else it is removed.
    pub(super) fn keep(self, error: Error) -> Error {
        let Some(length) = self.length() else {
            return error;
        };
        let is_as_it_was = || fs::read(&self.path).is_ok_and(|now| now == self.text.as_bytes());
        if length == self.text.len() as u64 && is_as_it_was() {
            self.remove();
            return error;
        }
        let kept = format!("what you wrote is kept in {}", self.path.display());
        let hint = match error.hint_text() {
            Some(hint) => format!("{hint}; {kept}"),
            None => kept,
        };
        error.hint(hint)
    }
}

fn fill(path: &Path, text: &str) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path)?;
    // A part of it is nobody's to find later.
    file.write_all(text.as_bytes())
        .inspect_err(|_| drop(fs::remove_file(path)))
}
