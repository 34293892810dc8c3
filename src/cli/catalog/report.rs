//! The report of an import: it has its name when it is whole, and is never a file that matters.

use std::fs::{self, File};
use std::io::{self, BufWriter, Seek, Write};
use std::path::{Path, PathBuf};

use crate::cli::outside;
use crate::cli::session::Session;
use crate::config::create_private;
use crate::error::{Code, Error, Result};
use crate::local::Place;

/// A report on its way; what is not published is gone with it, however the process ends.
pub(super) struct Report {
    path: PathBuf,
    /// What is written, which has no name until it is whole.
    written: File,
}

/// Whereto the lines of a report are written.
type Lines = Box<dyn Write>;

impl Report {
    /// Begins a report, and gives what is written into; a dry run has none.
    ///
    /// Errors: `Usage` when the name is that of the source; as of [`outside::new_place`], on a dry run
    /// as of [`outside::place`]; `LocalStore` when it cannot be written.
    pub(super) fn begin(
        session: &Session,
        path: &Path,
        source: &Path,
        place: &Place,
    ) -> Result<Option<(Report, Lines)>> {
        refuse_source(path, source)?;
        if path == Path::new("-") {
            return Err(Error::new(Code::Usage, "the report has no name").hint("name another file"));
        }
        let own = place.catalogue.parent().unwrap_or(Path::new("/"));
        if session.globals.dry_run {
            // What is there is not overwritten: only where a report may stand is looked at.
            let path = outside::place(session, own, path)?;
            let path = path.display();
            session.note(format!("note: -n changes nothing: {path} is not written"));
            return Ok(None);
        }
        let path = outside::new_place(session, own, path)?;
        let opened = || {
            let file = nameless(&path)?;
            Ok((file.try_clone()?, file))
        };
        let (written, file) =
            opened().map_err(|error: io::Error| outside::unwritten(&path, &error.to_string()))?;
        Ok(Some((
            Report { path, written },
            Box::new(BufWriter::new(file)),
        )))
    }

    /// Gives the report its name, in place of an older one.
    ///
    /// Errors: `LocalStore`.
    pub(super) fn publish(&self) -> Result<()> {
        let mut written = &self.written;
        written
            .rewind()
            .map_err(|error: io::Error| outside::unwritten(&self.path, &error.to_string()))?;
        outside::write_from(&self.path, &mut written)
    }
}

/// A file beside this one that is gone when nobody has it open.
fn nameless(path: &Path) -> io::Result<File> {
    let mut name = path.as_os_str().to_owned();
    name.push(format!(".new-{}", std::process::id()));
    let file = create_private(Path::new(&name))?;
    fs::remove_file(name)?;
    Ok(file)
}

/// Refuses a report in the place of what is imported, or in the folder of it.
fn refuse_source(path: &Path, source: &Path) -> Result<()> {
    let real = |path: &Path| path.canonicalize().ok();
    let source = match source == Path::new("-") {
        true => real(Path::new("/dev/stdin")),
        false => real(source),
    };
    let folder = path
        .parent()
        .map(|folder| match folder.as_os_str().is_empty() {
            true => Path::new("."),
            false => folder,
        });
    let place = real(path).or_else(|| folder.and_then(real));
    let (Some(source), Some(place)) = (source, place) else {
        return Ok(());
    };
    let what = match (
        place == source && !source.is_dir(),
        place.starts_with(&source),
    ) {
        (true, _) => "is the file that is imported",
        (_, true) => "would stand in the folder that is imported",
        _ => return Ok(()),
    };
    let message = format!("the report {} {what}", path.display());
    Err(Error::new(Code::Usage, message).hint("name another file"))
}
