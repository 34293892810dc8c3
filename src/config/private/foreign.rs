//! Files and folders that are somebody else's, or that others may read or write.

use std::fs;
use std::io;
use std::path::{Path, PathBuf, absolute};

use super::super::{Mend, Unusable};
use super::{MOST_LINKS, behind, folder_of, others_write, real};

/// Makes sure that a folder for keys is nobody else's. An absent one is fine.
pub(in crate::config) fn refuse_foreign_folder(folder: &Path) -> Result<(), Unusable> {
    refuse_foreign(folder, "so no key is kept in it")
}

/// Refuses to do what a file says that is somebody else's or that others may write, or whose folder
/// is so. An absent one is fine.
pub(in crate::config) fn refuse_written(path: &Path) -> Result<(), Unusable> {
    let why = "so no command is taken from it";
    for place in places(path)? {
        refuse_foreign(&place, why)?;
        refuse_mode(&place, 0o022, &format!("write it, {why}"), "go-w")?;
    }
    Ok(())
}

/// Refuses to go by what is written down in a file that is somebody else's or that everybody may write, or whose folder is
/// so. An absent one is fine.
pub(in crate::config) fn refuse_others(path: &Path) -> Result<(), Unusable> {
    let places = places(path)?;
    let mut all = places.iter();
    all.try_for_each(|place| refuse_foreign(place, TAKEN))?;
    refuse_everybodys(&places)
}

/// The same, but that root goes by what the owner of a folder has in it.
pub(in crate::config) fn refuse_laid(path: &Path) -> Result<(), Unusable> {
    let places = places(path)?;
    let is_of_folder = |place: &Path| is_root() && owner(place) == path.parent().and_then(owner);
    let mut others = places.iter().filter(|place| !is_of_folder(place));
    others.try_for_each(|place| refuse_foreign(place, TAKEN))?;
    refuse_everybodys(&places)
}

const TAKEN: &str = "so nothing is taken from it";

/// Refuses what everybody may write. Where a disk keeps no modes, everybody may do everything with all that is on it, which
/// says nothing.
fn refuse_everybodys(places: &[PathBuf]) -> Result<(), Unusable> {
    let why = format!("write it, {TAKEN}");
    let is_kept = |place: &&PathBuf| !may_everything(place);
    match places.iter().any(|place| is_kept(&place)) {
        true => places
            .iter()
            .try_for_each(|place| refuse_mode(place, 0o002, &why, "o-w")),
        false => Ok(()),
    }
}

#[cfg(unix)]
fn may_everything(place: &Path) -> bool {
    mode(place).is_ok_and(|mode| mode & 0o777 == 0o777)
}

#[cfg(not(unix))]
fn may_everything(_: &Path) -> bool {
    true
}

#[cfg(unix)]
fn is_root() -> bool {
    rustix::process::geteuid().is_root()
}

#[cfg(unix)]
fn owner(place: &Path) -> Option<u32> {
    let found = fs::metadata(place).ok()?;
    Some(std::os::unix::fs::MetadataExt::uid(&found))
}

#[cfg(not(unix))]
fn is_root() -> bool {
    false
}

#[cfg(not(unix))]
fn owner(_: &Path) -> Option<u32> {
    None
}

/// Refuses a file that is somebody else's or that others may read, or whose folder is somebody else's
/// or one that others may write. An absent one is fine.
pub(in crate::config) fn refuse_open(path: &Path) -> Result<(), Unusable> {
    let why = "so no key is taken from it";
    for place in places(path)? {
        refuse_foreign(&place, why)?;
        match place.is_dir() {
            true => refuse_mode(&place, 0o022, &format!("write in it, {why}"), "700")?,
            false => refuse_mode(&place, 0o077, &format!("read or write it, {why}"), "600")?,
        }
    }
    Ok(())
}

/// Refuses to take a key from a file that somebody else may have laid where it stands, or may write. Whatever runs the program
/// may hand it out in one that others may read, in a sticky folder too, where each keeps what is theirs. An absent one is
/// fine.
pub(in crate::config) fn refuse_laid_key(path: &Path) -> Result<(), Unusable> {
    let Ok(path) = absolute(path) else {
        return Ok(());
    };
    let file = behind(&path, MOST_LINKS, &is_nobody_elses)?;
    let why = "so no key is taken from it";
    // What is no file says by itself why nothing is read of it.
    if !file.is_file() {
        return refuse_replaceable(&file, why);
    }
    for place in [&*file, folder_of(&file)] {
        if !is_of_outside(place) {
            refuse_foreign(place, why)?;
        }
        if !is_sticky(place) {
            refuse_mode(place, 0o022, &format!("write it, {why}"), "go-w")?;
        }
    }
    refuse_replaceable(&file, why)
}

/// Refuses a folder for a file that is read back: somebody else may have laid the way to it, or may put another file in the
/// place of that one.
///
/// Errors: why it is not one for that.
pub fn refuse_for_draft(folder: &Path) -> Result<(), Unusable> {
    let whole = absolute(folder).map_err(|error| Unusable::of_file(folder, &error))?;
    let folder = behind(&whole, MOST_LINKS, &is_nobody_elses)?;
    let why = "so nothing is put there to be read back";
    if !is_of_outside(&folder) {
        refuse_foreign(&folder, why)?;
    }
    refuse_replaceable(&folder.join("draft"), why)
}

/// Refuses what stands below a folder that everybody may write where somebody else may put something in the place of it, or of
/// what it stands in: where that folder is not sticky, or is theirs, or what is in it is.
#[cfg(unix)]
fn refuse_replaceable(place: &Path, why: &str) -> Result<(), Unusable> {
    use std::os::unix::fs::MetadataExt;
    let is_theirs = |found: fs::Metadata| is_anothers(&found);
    for (inside, open) in place.ancestors().zip(place.ancestors().skip(1)) {
        // One that may not be looked at is nobody's to write.
        let Ok(around) = fs::metadata(open) else {
            continue;
        };
        let is_replaceable = || {
            around.mode() & 0o1000 == 0
                || (is_anothers(&around) && !is_of_outside(open))
                || fs::symlink_metadata(inside).is_ok_and(is_theirs)
        };
        if around.mode() & 0o002 != 0 && is_replaceable() {
            let (inside, open) = (inside.display(), open.display());
            let what = format!(
                "{open} is a folder that everybody may write, and others may put something else in the place of {inside}, {why}"
            );
            return Err(Unusable::new(what).hint("keep it in a folder of your own"));
        }
    }
    Ok(())
}

#[cfg(not(unix))]
fn refuse_replaceable(_: &Path, _: &str) -> Result<(), Unusable> {
    Ok(())
}

/// Whether nobody else may have laid a link: nobody else writes its folder, or it is sticky, and the link one's own or root's.
fn is_nobody_elses(link: &Path) -> io::Result<bool> {
    let folder = folder_of(link);
    if !others_write(folder)? {
        return Ok(true);
    }
    #[cfg(unix)]
    return Ok(is_sticky(folder)
        && !is_anothers(&fs::metadata(folder)?)
        && !is_anothers(&fs::symlink_metadata(link)?));
    #[cfg(not(unix))]
    return Ok(false);
}

/// Whether a sticky folder may be root's of the machine, which has no number in a namespace of users: `/tmp` is there.
fn is_of_outside(place: &Path) -> bool {
    #[cfg(unix)]
    {
        const NOBODY: u32 = 65_534;
        let all_have_numbers = |map: String| map.split_whitespace().eq(["0", "0", "4294967295"]);
        let map = || fs::read_to_string("/proc/self/uid_map");
        let is_nobodys = is_sticky(place) && owner(place) == Some(NOBODY);
        is_nobodys && map().is_ok_and(|map| !all_have_numbers(map))
    }
    #[cfg(not(unix))]
    {
        let _ = place;
        false
    }
}

fn is_sticky(place: &Path) -> bool {
    #[cfg(unix)]
    return place.is_dir() && mode(place).is_ok_and(|mode| mode & 0o1000 != 0);
    #[cfg(not(unix))]
    return false;
}

/// Whether something belongs neither to this person nor to root.
#[cfg(unix)]
pub(super) fn is_anothers(found: &fs::Metadata) -> bool {
    let owner = std::os::unix::fs::MetadataExt::uid(found);
    ![0, rustix::process::geteuid().as_raw()].contains(&owner)
}

/// What decides about the content of a file: it, the folder of its name, and, where that is a link,
/// the folder of what it leads to. Nothing of a file that is absent.
///
/// Errors: where a link on the way may be somebody else's.
fn places(path: &Path) -> Result<Vec<PathBuf>, Unusable> {
    if !path.exists() {
        return Ok(Vec::new());
    }
    let folder = path.parent().unwrap_or(Path::new("/"));
    let mut places = vec![path.to_owned(), folder.to_owned()];
    let file = real(&absolute(path).map_err(|error| Unusable::of_file(path, &error))?)?;
    if path.is_symlink() {
        places.extend(file.parent().map(Path::to_owned));
    }
    Ok(places)
}

/// Refuses what belongs neither to this person nor to root. Elsewhere than on Unix nothing says so.
#[cfg(unix)]
fn refuse_foreign(place: &Path, why: &str) -> Result<(), Unusable> {
    let me = rustix::process::geteuid().as_raw();
    match fs::metadata(place).map(|found| std::os::unix::fs::MetadataExt::uid(&found)) {
        Ok(owner) if owner != me && owner != 0 => {
            let what = format!(
                "{}: it belongs to somebody else (user {owner}), {why}",
                place.display()
            );
            Err(Unusable::new(what).mended_by(Mend::Owner(me), place))
        }
        _ => Ok(()),
    }
}

#[cfg(not(unix))]
fn refuse_foreign(_: &Path, _: &str) -> Result<(), Unusable> {
    Ok(())
}

/// Refuses what others have any of these rights to. Elsewhere than on Unix no mode says so.
#[cfg(unix)]
fn refuse_mode(place: &Path, rights: u32, why: &str, good: &'static str) -> Result<(), Unusable> {
    if mode(place).is_ok_and(|mode| mode & rights != 0) {
        let what = format!("{}: others may {why}", place.display());
        return Err(Unusable::new(what).mended_by(Mend::Mode(good), place));
    }
    Ok(())
}

#[cfg(not(unix))]
fn refuse_mode(_: &Path, _: u32, _: &str, _: &'static str) -> Result<(), Unusable> {
    Ok(())
}

#[cfg(unix)]
pub(super) fn mode(path: &Path) -> io::Result<u32> {
    Ok(std::os::unix::fs::MetadataExt::mode(&fs::metadata(path)?))
}
