//! No file of ours is opened through a link that somebody else may have laid.

use std::fs;
use std::path::{Path, PathBuf};

use super::failure::Failure;
use super::open_folder;
use super::place::FILE as JOURNAL;
use crate::error::{Code, Error};

/// Links that are followed before a path is taken for a ring.
const MOST: u32 = 40;

/// Refuses a path that leads over a link in a folder that others may write.
pub(super) fn refuse(path: &Path) -> Result<(), Failure> {
    follow(path, MOST)
}

/// Refuses, besides, a path that is a link to nothing: what stood there may be away with its disk.
pub(super) fn refuse_nowhere(path: &Path) -> Result<(), Failure> {
    refuse(path)?;
    match is_link(path) && !path.try_exists()? {
        true => Err(nowhere(path)),
        false => Ok(()),
    }
}

/// What is told of a folder that cannot be made since it is, or lies behind, a link to nothing.
pub(super) fn leads_nowhere(folder: &Path) -> Option<Failure> {
    let is_to_nothing = |place: &&Path| is_link(place) && !place.exists();
    folder.ancestors().find(is_to_nothing).map(nowhere)
}

/// The file that a path leads to: what takes its place takes that of the file, and not that of a link to it.
pub(super) fn behind(path: &Path) -> Result<PathBuf, Failure> {
    refuse_nowhere(path)?;
    match is_link(path) {
        true => Ok(fs::canonicalize(path)?),
        false => Ok(path.to_owned()),
    }
}

/// The file that a link leads to, to call by it what stands beside it; what is no link, or leads nowhere, is called as it
/// is.
pub fn leads_to(path: &Path) -> PathBuf {
    let file = is_link(path).then(|| fs::canonicalize(path).ok());
    file.flatten().unwrap_or_else(|| path.to_owned())
}

fn follow(path: &Path, most: u32) -> Result<(), Failure> {
    let links = path.ancestors().filter(|place| is_link(place));
    for link in links {
        let folder = link.parent().unwrap_or(Path::new("/"));
        if others_write(folder) {
            return Err(laid(link));
        }
        let Some(most) = most.checked_sub(1) else {
            return Err(nowhere(link));
        };
        follow(&folder.join(fs::read_link(link)?), most)?;
    }
    Ok(())
}

fn is_link(place: &Path) -> bool {
    fs::symlink_metadata(place).is_ok_and(|found| found.is_symlink())
}

/// Whether others may put something into a folder: they may write it, or it is theirs. Elsewhere than on Unix nothing says so.
fn others_write(folder: &Path) -> bool {
    #[cfg(unix)]
    return fs::metadata(folder).is_ok_and(|found| {
        is_anothers(&found) || std::os::unix::fs::MetadataExt::mode(&found) & 0o022 != 0
    });
    #[cfg(not(unix))]
    return false;
}

/// Whether something belongs neither to this person nor to root.
#[cfg(unix)]
pub(super) fn is_anothers(found: &fs::Metadata) -> bool {
    let owner = std::os::unix::fs::MetadataExt::uid(found);
    ![0, rustix::process::geteuid().as_raw()].contains(&owner)
}

/// Refuses a folder for what a journal keeps beside it that belongs to somebody to whom the journal does not, nor the
/// folder it stands in, or that everybody may write: who owns a folder may take away, and replace, what others put into it.
pub(super) fn refuse_anothers_folder(folder: &Path, journal: &Path) -> Result<(), Failure> {
    open_folder::refuse_beside(folder, journal)?;
    let may = "who may take away and replace what is put into it";
    let hint = "nothing was changed: move it away, and it is made anew";
    refuse_anothers((folder, may), journal, hint)
}

/// Refuses a file of a data folder that belongs so to somebody else: who owns it says whose key is good, or what is in
/// a food. A link was laid by who uses it, and leads where that is meant.
pub(super) fn refuse_anothers_file(file: &Path) -> Result<(), Failure> {
    if is_link(file) {
        return Ok(());
    }
    let hint = "nothing was changed: move it away, and it is made anew; or have it belong to you (chown) where you know what is in it";
    let may = "who may change what is in it";
    refuse_anothers((file, may), &file.with_file_name(JOURNAL), hint)
}

/// Refuses what belongs neither to this person, nor to root, nor to whoever has the journal; where there is none, to
/// whoever has its folder.
#[cfg(unix)]
fn refuse_anothers(
    (place, may): (&Path, &str),
    journal: &Path,
    hint: &'static str,
) -> Result<(), Failure> {
    use std::os::unix::fs::MetadataExt;
    let Some(found) = fs::metadata(place).ok().filter(is_anothers) else {
        return Ok(());
    };
    let parent = || journal.parent().map(fs::metadata).transpose();
    let beside = fs::metadata(journal).map(Some).or_else(|_| parent());
    let owns = beside.is_ok_and(|beside| beside.is_some_and(|it| it.uid() == found.uid()));
    if owns {
        return Ok(());
    }
    let what = format!("{} belongs to another user, {may}", place.display());
    Err(Failure::Answer(
        Error::new(Code::LocalStore, what).hint(hint),
    ))
}

/// Elsewhere than on Unix nothing says so.
#[cfg(not(unix))]
fn refuse_anothers(_: (&Path, &str), _: &Path, _: &'static str) -> Result<(), Failure> {
    Ok(())
}

/// A link that somebody else may have laid.
fn laid(link: &Path) -> Failure {
    let why = "in a folder that others may write: it is not followed";
    let what = format!("{} is a link {why}", link.display());
    Failure::Answer(
        Error::new(Code::LocalStore, what)
            .hint("name the folder behind it, or take others' right to write away"),
    )
}

fn nowhere(link: &Path) -> Failure {
    let to = fs::read_link(link).map(|to| format!(": to {}", to.display()));
    let what = format!(
        "{} is a link that leads nowhere{}",
        link.display(),
        to.unwrap_or_default()
    );
    Failure::Answer(Error::new(Code::LocalStore, what).hint(
        "nothing was changed: bring back what it leads to (is its disk mounted?), or move the link away",
    ))
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use super::*;
    use std::os::unix::fs::{PermissionsExt, symlink};

    /// A folder of this mode with a link in it to a file in a folder of its owner's.
    fn linked(mode: u32) -> tempfile::TempDir {
        let home = tempfile::tempdir().unwrap();
        let (shared, own) = (home.path().join("shared"), home.path().join("own"));
        fs::create_dir(&own).unwrap();
        fs::create_dir(&shared).unwrap();
        symlink("../own", shared.join("link")).unwrap();
        symlink("ring", home.path().join("ring")).unwrap();
        fs::set_permissions(&shared, fs::Permissions::from_mode(mode)).unwrap();
        home
    }

    #[test]
    fn a_link_is_followed_where_only_its_owner_could_have_laid_it() {
        for (mode, good) in [
            (0o700, true),
            (0o755, true),
            (0o775, false),
            (0o1777, false),
        ] {
            let home = linked(mode);
            for path in ["shared/link", "shared/link/file", "shared/link/below/file"] {
                let told = refuse(&home.path().join(path));
                assert_eq!(told.is_ok(), good, "{mode:o} {path}");
            }
            assert!(refuse(&home.path().join("shared/file")).is_ok());
        }
    }

    #[test]
    fn a_link_behind_a_link_is_looked_at_and_a_ring_is_left() {
        let home = linked(0o777);
        symlink("shared/link", home.path().join("first")).unwrap();
        assert!(refuse(&home.path().join("first/file")).is_err());
        assert!(refuse(&home.path().join("ring")).is_err());
    }
}
