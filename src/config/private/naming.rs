//! Giving a file that is whole its name: in the place of what has it, only where nothing has, or of what may be replaced.

use std::fs::{self, File};
use std::io;
use std::path::Path;

use super::super::Unusable;
use super::place::Place;
use super::sync;

/// Makes a file that is whole last, and gives it its name in the place of what it was called until then, and of
/// what had the name.
///
/// Errors: as of [`super::write()`].
pub fn give_name(file: &File, draft: &Path, path: &Path) -> Result<(), Unusable> {
    give_name_at(file, draft, &Place::named(path))
}

pub(super) fn give_name_at(file: &File, draft: &Path, place: &Place) -> Result<(), Unusable> {
    let named = file.sync_all().and_then(|()| fs::rename(draft, &place.at));
    named.map_err(|error| Unusable::of_file(&place.told, &error))?;
    last(place)
}

/// Does what [`give_name`] does, and replaces nothing: `false` where something has the name by now. The file
/// is then still called as it was.
///
/// Errors: as of [`super::write()`].
pub fn give_free_name(file: &File, draft: &Path, path: &Path) -> Result<bool, Unusable> {
    give_free_name_at(file, draft, &Place::named(path))
}

pub(super) fn give_free_name_at(
    file: &File,
    draft: &Path,
    place: &Place,
) -> Result<bool, Unusable> {
    let named = file.sync_all().and_then(|()| name_free(draft, &place.at));
    match named.map_err(|error| Unusable::of_file(&place.told, &error))? {
        true => last(place).map(|()| true),
        false => Ok(false),
    }
}

fn name_free(draft: &Path, path: &Path) -> io::Result<bool> {
    match fs::hard_link(draft, path) {
        Ok(()) => fs::remove_file(draft).or(Ok(())).map(|()| true),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(false),
        Err(_) if fs::symlink_metadata(path).is_ok() => Ok(false),
        // A file system without a second name for a file.
        Err(_) => fs::rename(draft, path).map(|()| true),
    }
}

/// Gives a file a name that nothing has, or that of what may be replaced, which is looked at once it has the name no
/// more: nobody can put another in its place in between.
pub(super) fn name_over(
    draft: &Path,
    path: &Path,
    may_be_replaced: &dyn Fn(&Path) -> bool,
) -> io::Result<bool> {
    match name_free(draft, path)? {
        true => Ok(true),
        false => name_in_place(draft, path, may_be_replaced, &|| name_free(draft, path)),
    }
}

/// Gives a file the name of what may be replaced, as [`name_over`] does; where nothing has it, `absent` says what
/// becomes of that.
pub(super) fn name_in_place(
    draft: &Path,
    path: &Path,
    may_be_replaced: &dyn Fn(&Path) -> bool,
    absent: &dyn Fn() -> io::Result<bool>,
) -> io::Result<bool> {
    match exchange(draft, path) {
        Ok(()) if may_be_replaced(draft) => Ok(true),
        Ok(()) => exchange(draft, path).map(|()| false).inspect_err(|_| {
            // Somebody's file is called as ours was, which is thrown away: it gets a name that stays.
            let _ = fs::rename(draft, path.with_extension("was-there"));
        }),
        // It went meanwhile.
        Err(error) if error.kind() == io::ErrorKind::NotFound => absent(),
        // A file system that exchanges no names.
        Err(_) if may_be_replaced(path) => fs::rename(draft, path).map(|()| true),
        Err(_) => Ok(false),
    }
}

#[cfg(any(target_os = "linux", target_vendor = "apple"))]
fn exchange(one: &Path, other: &Path) -> io::Result<()> {
    use rustix::fs::{CWD, RenameFlags, renameat_with};
    Ok(renameat_with(CWD, one, CWD, other, RenameFlags::EXCHANGE)?)
}

#[cfg(not(any(target_os = "linux", target_vendor = "apple")))]
fn exchange(_: &Path, _: &Path) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

/// Makes the name that a file was given last.
pub(super) fn last(place: &Place) -> Result<(), Unusable> {
    let folder = place.at.parent().unwrap_or(Path::new("/"));
    sync(folder).map_err(|error| Unusable::after(&place.told, &error))
}
