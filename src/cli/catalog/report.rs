//! The report of an import: it has its name when it is whole, and is never a file that matters.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, Seek, Write};
use std::path::{Path, PathBuf};

use crate::cli::outside;
use crate::error::{Code, Error, Result};
use crate::local::Place;

/// A report on its way; what is not published is gone with it, however the process ends.
pub(super) struct Report {
    path: PathBuf,
    draft: PathBuf,
    /// What is written, which has no name until it is whole.
    written: File,
}

impl Report {
    /// Begins a report, and gives what is written into.
    ///
    /// Errors: `Usage` when the name is that of the source; as of [`outside::place`]; `LocalStore` when
    /// it cannot be written.
    pub(super) fn begin(
        path: &Path,
        source: &Path,
        place: &Place,
    ) -> Result<(Report, Box<dyn Write>)> {
        refuse_source(path, source)?;
        if path == Path::new("-") {
            return Err(Error::new(Code::Usage, "the report has no name").hint("name another file"));
        }
        let own = place.catalogue.parent().unwrap_or(Path::new("/"));
        let path = outside::place(own, path)?;
        let mut draft = path.as_os_str().to_owned();
        draft.push(format!(".new-{}", std::process::id()));
        let draft = PathBuf::from(draft);
        let opened = || {
            let file = nameless(&draft)?;
            Ok((file.try_clone()?, file))
        };
        let (written, file) = opened().map_err(|error| unwritten(&path, &error))?;
        let report = Report {
            path,
            draft,
            written,
        };
        Ok((report, Box::new(BufWriter::new(file))))
    }

    /// Gives the report its name, in place of an older one.
    ///
    /// Errors: `LocalStore`.
    pub(super) fn publish(&self) -> Result<()> {
        let named = || {
            (&self.written).rewind()?;
            let mut draft = File::create_new(&self.draft)?;
            io::copy(&mut &self.written, &mut draft)?;
            fs::rename(&self.draft, &self.path)
        };
        named().map_err(|error| unwritten(&self.path, &error))
    }
}

impl Drop for Report {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.draft);
    }
}

/// A file that is gone when nobody has it open.
fn nameless(name: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    let file = options.read(true).write(true).create_new(true).open(name)?;
    fs::remove_file(name)?;
    Ok(file)
}

fn refuse_source(path: &Path, source: &Path) -> Result<()> {
    let is_source = path
        .canonicalize()
        .is_ok_and(|path| source.canonicalize().is_ok_and(|source| source == path));
    match is_source {
        true => {
            let message = format!("the report {} is the file that is imported", path.display());
            Err(Error::new(Code::Usage, message).hint("name another file"))
        }
        false => Ok(()),
    }
}

fn unwritten(path: &Path, error: &io::Error) -> Error {
    Error::new(
        Code::LocalStore,
        format!("{} cannot be written: {error}", path.display()),
    )
}
