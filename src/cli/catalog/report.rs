//! The report of an import: it has its name when it is whole, and is never a file that matters.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use crate::cli::outside;
use crate::cli::session::Session;
use crate::config::create_private;
use crate::error::{Code, Error, Outcome, Result};
use crate::local::{Place, draft_beside};

/// A report on its way; what is not published is gone with the import, however the process ends.
pub(super) struct Report {
    path: PathBuf,
    /// What it is called until it is whole.
    draft: PathBuf,
    /// Whether a file that has its name by then may be replaced.
    replaces: bool,
    written: Option<File>,
}

/// Whereto the lines of a report are written.
type Lines = Box<dyn Write>;

impl Report {
    /// A report that may be written; a dry run has none.
    ///
    /// Errors: `Usage` when the name is that of the source; as of [`outside::new_place`], on a dry run
    /// as of [`outside::place`].
    pub(super) fn at(
        session: &Session,
        path: &Path,
        source: &Path,
        place: &Place,
    ) -> Result<Option<Report>> {
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
        Ok(Some(Report {
            draft: draft_beside(&path),
            path,
            replaces: session.globals.yes,
            written: None,
        }))
    }

    /// What it is called until it is whole.
    pub(super) fn draft(&self) -> &Path {
        &self.draft
    }

    /// Begins it, and gives what is written into.
    ///
    /// Errors: `LocalStore` when it cannot be written.
    pub(super) fn begin(&mut self) -> Result<Lines> {
        let failed = |error: io::Error| outside::unwritten(&self.path, &error.to_string());
        let file = create_private(&self.draft).map_err(failed)?;
        self.written = Some(file.try_clone().map_err(failed)?);
        Ok(Box::new(BufWriter::new(file)))
    }

    /// Gives the report its name, in place of an older one where that was allowed.
    ///
    /// Errors: `LocalStore`, also where a file came there meanwhile that nobody said to replace.
    pub(super) fn publish(&self) -> Result<()> {
        match &self.written {
            Some(whole) if self.replaces => outside::give_name(whole, &self.draft, &self.path),
            Some(whole) => outside::give_free_name(whole, &self.draft, &self.path),
            None => Ok(()),
        }
    }
}

/// Why there is no report of an import that is done, or none that is sure to last.
pub(super) fn missing(error: Error) -> Error {
    if error.what_became() == Outcome::Applied {
        let message = format!("the import is done; its report {error}");
        return error.with_message(message);
    }
    let message = format!("the import is done, and its report alone is missing: {error}");
    let advice = error.advice().unwrap_or("name another file");
    let hint =
        format!("what was imported stands, and the same import again writes the report: {advice}");
    error
        .with_message(message)
        .outcome(Outcome::Applied)
        .hint(hint)
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
