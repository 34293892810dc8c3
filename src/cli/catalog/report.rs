//! The report of an import: it has its name when it is whole, and is never a file that matters.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use crate::error::{Code, Error, Result};
use crate::local::Place;

/// A report on its way; what is not published is gone with it.
pub(super) struct Report {
    path: PathBuf,
    draft: PathBuf,
}

impl Report {
    /// Begins a report, and gives what is written into.
    ///
    /// Errors: `Usage` when the name is that of the source, of a file among the journal's own, or of
    /// what is no plain file: a device or a pipe would lose its name to the report;
    /// `LocalStore` when it cannot be written.
    pub(super) fn begin(
        path: &Path,
        source: &Path,
        place: &Place,
    ) -> Result<(Report, Box<dyn Write>)> {
        refuse_own(path, source, place)?;
        let mut draft = path.as_os_str().to_owned();
        draft.push(format!(".new-{}", std::process::id()));
        let draft = PathBuf::from(draft);
        let file = File::create_new(&draft).map_err(|error| unwritten(path, &error))?;
        let report = Report {
            path: path.to_owned(),
            draft,
        };
        Ok((report, Box::new(BufWriter::new(file))))
    }

    /// Gives the report its name, in place of an older one.
    ///
    /// Errors: `LocalStore`.
    pub(super) fn publish(&self) -> Result<()> {
        fs::rename(&self.draft, &self.path).map_err(|error| unwritten(&self.path, &error))
    }
}

impl Drop for Report {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.draft);
    }
}

fn refuse_own(path: &Path, source: &Path, place: &Place) -> Result<()> {
    let folder = |path: &Path| match path.parent() {
        Some(parent) if parent != Path::new("") => parent.canonicalize().ok(),
        _ => Path::new(".").canonicalize().ok(),
    };
    let is_source = path
        .canonicalize()
        .is_ok_and(|path| source.canonicalize().is_ok_and(|source| source == path));
    let is_own = folder(path).is_some() && folder(path) == folder(&place.catalogue);
    let is_other = path.symlink_metadata().is_ok_and(|there| !there.is_file());
    let why = match (is_source, is_own) {
        (true, _) => "is the file that is imported",
        (_, true) => "would be among the journal's own files",
        _ if is_other => "would take the place of what is no plain file",
        _ if path == Path::new("-") => "has no name",
        _ => return Ok(()),
    };
    let message = format!("the report {} {why}", path.display());
    Err(Error::new(Code::Usage, message).hint("name another file"))
}

fn unwritten(path: &Path, error: &io::Error) -> Error {
    Error::new(
        Code::LocalStore,
        format!("{} cannot be written: {error}", path.display()),
    )
}
