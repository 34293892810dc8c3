//! Files that a person names for what the program writes: never among the journal's own.

use std::path::Path;

use super::session::Session;
use crate::config::write_private;
use crate::error::{Code, Error, Result};

/// A file is not to stand in the place of a journal, nor beside it under whatever name.
pub(super) fn refuse_own(session: &Session, file: &Path) -> Result<()> {
    let folder = file.parent().unwrap_or(Path::new("/"));
    let Ok(folder) = folder.canonicalize() else {
        return Err(unwritten(file, "there is no such folder"));
    };
    let own = session.folders()?.data.canonicalize();
    match own.is_ok_and(|own| folder.starts_with(own)) {
        true => Err(Error::new(
            Code::Usage,
            format!("{} would be among the journal's own files", file.display()),
        )
        .hint("name a file in another folder")),
        false => Ok(()),
    }
}

/// Writes a file whole, for its owner alone.
pub(super) fn write(session: &Session, file: &Path, text: &str) -> Result<()> {
    write_private(file, text).map_err(|error| {
        let unwritten = Error::new(Code::LocalStore, error.to_string());
        unwritten.hint(error.hint_text().unwrap_or("name another file"))
    })?;
    session.wrote();
    Ok(())
}

/// It cannot be written.
pub(super) fn unwritten(file: &Path, why: &str) -> Error {
    let message = format!("{} cannot be written: {why}", file.display());
    Error::new(Code::LocalStore, message).hint("name another file")
}
