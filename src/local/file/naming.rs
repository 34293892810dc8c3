//! Giving a file that is whole its name: in the place of what has it, or only where nothing has.

use std::fs::{self, File};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use crate::error::Error;
use crate::local::failure::Failure;

/// Names that are tried until one is free.
const MOST: usize = 1_000;

/// Gives a file that is whole its name, in the place of what has it, and makes that last.
///
/// Errors: where it does not have the name; where it has, but may lose it in a power cut, the error
/// says that it was done.
pub(in crate::local) fn give_name(draft: &Path, path: &Path) -> Result<(), Failure> {
    fs::rename(draft, path)?;
    sync_folder(path).map_err(|failure| failure.after(path))
}

/// Gives a file that is whole a name that nothing has; it does not last yet. `false` where something has it by
/// now, which stays as it is.
pub(in crate::local) fn take_free_name(draft: &Path, path: &Path) -> Result<bool, Failure> {
    match fs::hard_link(draft, path) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(false),
        Err(_) if path.symlink_metadata().is_ok() => Ok(false),
        // A file system without a second name for a file.
        Err(_) => Ok(fs::rename(draft, path).map(|()| true)?),
    }
}

/// Names for a file that is kept, as long as something has those before: `copy.db`, `copy-2.db`.
pub(in crate::local) fn names_like(wanted: &Path) -> impl Iterator<Item = PathBuf> {
    let stem = wanted.file_stem().unwrap_or_default().to_string_lossy();
    (1..=MOST).map(move |number| match number {
        1 => wanted.to_owned(),
        more => wanted.with_file_name(format!("{stem}-{more}.db")),
    })
}

/// The first of the names for a file that it could be given, which says whether it was.
///
/// Errors: those of giving; where all are taken.
pub(in crate::local) fn first_of(
    names: impl Iterator<Item = PathBuf>,
    give: impl Fn(&Path) -> Result<bool, Failure>,
) -> Result<PathBuf, Failure> {
    let mut taken = PathBuf::new();
    for name in names {
        if give(&name)? {
            return Ok(name);
        }
        taken = name;
    }
    Err(Failure::Answer(Error::taken(&taken)))
}

/// Gives a file a second name, this one or one like it: another program may have taken that meanwhile, and what has it is
/// never touched.
pub(in crate::local) fn second_name(file: &Path, wanted: &Path) -> Result<PathBuf, Failure> {
    first_of(names_like(wanted), |name| match fs::hard_link(file, name) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(false),
        Err(error) => Err(error.into()),
    })
}

/// Makes a new name in a folder last through a power cut.
pub(in crate::local) fn sync_folder(path: &Path) -> Result<(), Failure> {
    #[cfg(unix)]
    if let Some(folder) = path.parent() {
        let is_here = folder.as_os_str().is_empty();
        File::open(if is_here { Path::new(".") } else { folder })?.sync_all()?;
    }
    Ok(())
}
