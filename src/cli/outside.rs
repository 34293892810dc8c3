//! Files that a person names for what the program writes: never among the journal's own, and never
//! in the place of what is no plain file.

use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf, absolute};

use super::context::photos_beside;
use super::session::Session;
use super::unusable;
use crate::config::{self, Entry, Unusable, behind_links, write_private_from};
use crate::error::{Code, Error, Result};
use crate::local::journals_elsewhere;

/// Where a file will stand that was named: where the name is a link, or its folder, what that leads to.
///
/// Errors: `LocalStore` when its folder is not there, and where a link leads on that others could have
/// laid; `Usage` among the program's own files, of which some are in the folder `own`, under whatever name,
/// and where something stands that is no plain file: a device or a pipe would lose its name to the file,
/// and a pipe that is looked into may never end.
pub(in crate::cli) fn place(session: &Session, own: &Path, file: &Path) -> Result<PathBuf> {
    let named = absolute(file).map_err(|error| unwritten(file, &error.to_string()))?;
    match fs::metadata(&named) {
        Ok(there) if there.is_file() => {}
        // Nothing is there, not even a link to nothing.
        Err(_) if fs::symlink_metadata(&named).is_err() => {}
        _ => return Err(refused(file, "is no plain file", "name another file")),
    }
    let real = behind_links(&named).map_err(|error| cannot_be(&error))?;
    let folder = real.parent().unwrap_or(Path::new("/"));
    let folder = folder.canonicalize().ok().filter(|folder| folder.is_dir());
    let Some(folder) = folder else {
        return Err(unwritten(file, "there is no such folder"));
    };
    let folders = session.folders()?;
    let own = [own, &folders.data, &folders.config, &folders.state];
    let is_within = |own: &&Path| own.canonicalize().is_ok_and(|own| folder.starts_with(own));
    match own.iter().any(is_within) || is_of_journal(session, &folders.data, &real) {
        true => Err(refused(
            file,
            "would be among the journal's own files",
            "name a file in another folder",
        )),
        false => Ok(real),
    }
}

/// Whether a file is a journal that a context names or did, or what stands beside that: its log, its photos, what older
/// programs left.
fn is_of_journal(session: &Session, data: &Path, file: &Path) -> bool {
    let was_named = journals_elsewhere(data);
    let is_named = session.config().is_ok_and(|config| {
        // A configuration that cannot be read names no context either.
        let mut entries = config.contexts.values();
        entries.any(|entry| match entry {
            Entry::File { path } => is_beside_real(path, file),
            Entry::Service { .. } => false,
        })
    });
    is_named || was_named.iter().any(|journal| is_beside(journal, file))
}

/// Whether a file stands beside a journal, which may be a link.
fn is_beside_real(path: &Path, file: &Path) -> bool {
    let named = || Some(path.parent()?.canonicalize().ok()?.join(path.file_name()?));
    let journals = [path.canonicalize().ok(), named()];
    let mut journals = journals.iter().flatten();
    journals.any(|journal| is_beside(journal, file))
}

fn is_beside(journal: &Path, file: &Path) -> bool {
    let file_name = file.to_string_lossy();
    let behind = file_name.strip_prefix(&*journal.to_string_lossy());
    file.starts_with(photos_beside(journal))
        || behind.is_some_and(|behind| {
            let version = behind.strip_prefix(".v").unwrap_or_default();
            let is_before = version.starts_with(|digit: char| digit.is_ascii_digit());
            is_before || ["", "-wal", "-shm", "-journal"].contains(&behind)
        })
}

/// Where a file will stand as of [`place`]. What is there is not overwritten unasked.
///
/// Errors: as of [`place`]; `Usage` where a file is there.
pub(in crate::cli) fn new_place(session: &Session, own: &Path, file: &Path) -> Result<PathBuf> {
    let real = place(session, own, file)?;
    if fs::symlink_metadata(&real).is_ok() && !session.globals.yes {
        let hint = "name another file, or overwrite it with --yes";
        return Err(refused(file, "is there", hint));
    }
    Ok(real)
}

fn refused(file: &Path, why: &str, hint: &'static str) -> Error {
    Error::new(Code::Usage, format!("{} {why}", file.display())).hint(hint)
}

/// Writes a file whole, for its owner alone.
pub(in crate::cli) fn write(session: &Session, file: &Path, text: &str) -> Result<()> {
    write_from(file, &mut text.as_bytes())?;
    session.wrote();
    Ok(())
}

/// The same of a file for which [`new_place`] found one.
///
/// Errors: also where something has its name by now that nobody said to overwrite.
pub(in crate::cli) fn write_new(session: &Session, file: &Path, text: &str) -> Result<()> {
    if session.globals.yes {
        return write(session, file, text);
    }
    let is_written = config::write_new_private(file, text).map_err(|error| cannot_be(&error))?;
    free(is_written, file)?;
    session.wrote();
    Ok(())
}

/// The same of a file in the place of none, or of what may be replaced.
///
/// Errors: also where something else has its name by now that nobody said to overwrite.
pub(in crate::cli) fn write_over(
    session: &Session,
    file: &Path,
    text: &str,
    may_be_replaced: &dyn Fn(&Path) -> bool,
) -> Result<()> {
    let may_be = |file: &Path| session.globals.yes || may_be_replaced(file);
    let written = config::write_private_over(file, text, &may_be);
    free(written.map_err(|error| cannot_be(&error))?, file)?;
    session.wrote();
    Ok(())
}

/// Writes a file whole, for its owner alone, with all that can be read.
pub(in crate::cli) fn write_from(file: &Path, from: &mut dyn Read) -> Result<()> {
    write_private_from(file, from).map_err(|error| cannot_be(&error))
}

/// Writes a file whole, for all to read.
pub(in crate::cli) fn write_for_all(file: &Path, text: &str) -> Result<()> {
    config::write_for_all(file, text).map_err(|error| cannot_be(&error))
}

/// Gives a file that is whole its name, in the place of the one it was written under.
pub(in crate::cli) fn give_name(whole: &File, draft: &Path, file: &Path) -> Result<()> {
    config::give_name(whole, draft, file).map_err(|error| cannot_be(&error))
}

/// The same where nothing may have the name.
///
/// Errors: also where something has it by now, which stays as it is.
pub(in crate::cli) fn give_free_name(whole: &File, draft: &Path, file: &Path) -> Result<()> {
    let is_given = config::give_free_name(whole, draft, file).map_err(|error| cannot_be(&error))?;
    free(is_given, file)
}

fn free(was_free: bool, file: &Path) -> Result<()> {
    match was_free {
        true => Ok(()),
        false => Err(Error::taken(file)),
    }
}

/// It cannot be written, as the floor below says it.
fn cannot_be(error: &Unusable) -> Error {
    let hint = match unusable::hint(error) {
        Some(hint) if error.is_done() => hint,
        Some(hint) => format!("{hint}; or name another file"),
        None => "nothing was changed: name another file".to_owned(),
    };
    let unwritten = Error::new(Code::LocalStore, error.to_string());
    unwritten.outcome(unusable::became(error)).hint(hint)
}

/// `1 meal`, `2 meals`.
pub(in crate::cli) fn counted(count: usize, what: &str) -> String {
    let s = if count == 1 { "" } else { "s" };
    format!("{count} {what}{s}")
}

/// It cannot be written.
pub(in crate::cli) fn unwritten(file: &Path, why: &str) -> Error {
    let message = format!("{} cannot be written: {why}", file.display());
    Error::new(Code::LocalStore, message).hint("nothing was changed: name another file")
}
