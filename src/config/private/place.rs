//! Where a file is written: in a folder that is held meanwhile, so that nobody who may write one above it puts another in
//! its place.

use std::io;
use std::path::{Path, PathBuf};

/// The name of a file, and how it is reached.
pub(super) struct Place {
    /// What it is called in what is told.
    pub(super) told: PathBuf,
    /// The same file, also where its folder is called otherwise by now.
    pub(super) at: PathBuf,
    #[cfg(target_os = "linux")]
    _folder: Option<std::os::fd::OwnedFd>,
}

impl Place {
    /// A file of a folder that is trusted to stay where it is.
    pub(super) fn named(path: &Path) -> Place {
        Place {
            told: path.to_owned(),
            at: path.to_owned(),
            #[cfg(target_os = "linux")]
            _folder: None,
        }
    }

    /// A file of a folder on whose path there are no links; where others may write into a folder on it, none they put
    /// there meanwhile is followed. Elsewhere than on Linux no folder can be held so.
    ///
    /// Errors: those of the system; where there is a link by now.
    #[cfg(target_os = "linux")]
    pub(super) fn held(path: &Path) -> io::Result<Place> {
        use std::os::fd::AsRawFd;
        let (Some(folder), Some(name)) = (path.parent(), path.file_name()) else {
            return Ok(Place::named(path));
        };
        let may_go = |above: &Path| super::others_write(above).unwrap_or(true);
        if !Path::new("/proc/self/fd").is_dir() || !folder.ancestors().any(may_go) {
            return Ok(Place::named(path));
        }
        let folder = open(folder)?;
        let at = format!("/proc/self/fd/{}", folder.as_raw_fd());
        Ok(Place {
            told: path.to_owned(),
            at: Path::new(&at).join(name),
            _folder: Some(folder),
        })
    }

    /// See above.
    #[cfg(not(target_os = "linux"))]
    pub(super) fn held(path: &Path) -> io::Result<Place> {
        Ok(Place::named(path))
    }
}

/// Opens a folder, part by part of its path, of which none may be a link.
#[cfg(target_os = "linux")]
fn open(folder: &Path) -> io::Result<std::os::fd::OwnedFd> {
    use rustix::fs::{CWD, Mode, OFlags, openat};
    let how = OFlags::PATH | OFlags::DIRECTORY | OFlags::NOFOLLOW | OFlags::CLOEXEC;
    let mut parts = folder.components();
    let first = parts
        .next()
        .map_or(Path::new("."), |first| Path::new(first.as_os_str()));
    let mut open = openat(CWD, first, how, Mode::empty())?;
    for part in parts {
        open = openat(&open, part.as_os_str(), how, Mode::empty())?;
    }
    Ok(open)
}

#[cfg(test)]
#[cfg(target_os = "linux")]
mod tests {
    use std::fs;
    use std::os::unix::fs::{PermissionsExt, symlink};

    use super::*;

    /// A folder that everybody may write, with one in it, and one apart.
    fn open_folder() -> (tempfile::TempDir, [PathBuf; 2]) {
        let everybodys = tempfile::tempdir().unwrap();
        fs::set_permissions(everybodys.path(), fs::Permissions::from_mode(0o777)).unwrap();
        let folders = ["shared", "own"].map(|name| everybodys.path().join(name));
        for folder in &folders {
            fs::create_dir(folder).unwrap();
        }
        (everybodys, folders)
    }

    #[test]
    fn what_is_written_stands_in_the_folder_that_was_held_whatever_has_its_name_by_then() {
        let (everybodys, [shared, own]) = open_folder();
        let place = Place::held(&shared.join("day.json")).unwrap();
        let moved = everybodys.path().join("moved");
        fs::rename(&shared, &moved).unwrap();
        symlink(&own, &shared).unwrap();
        fs::write(&place.at, "{}").unwrap();
        assert!(moved.join("day.json").exists());
        assert!(!own.join("day.json").exists());
        assert_eq!(place.told, shared.join("day.json"));
    }

    #[test]
    fn a_link_on_the_way_is_not_followed_where_somebody_may_have_laid_it() {
        let (everybodys, [shared, own]) = open_folder();
        fs::remove_dir(&shared).unwrap();
        symlink(&own, &shared).unwrap();
        assert!(Place::held(&shared.join("day.json")).is_err());
        let below = everybodys.path().join("shared/deep");
        assert!(Place::held(&below.join("day.json")).is_err());
        assert!(Place::held(&own.join("day.json")).is_ok());
    }

    #[test]
    fn a_file_of_the_folder_somebody_is_in_is_reached() {
        let place = Place::held(Path::new("day.json")).unwrap();
        let folder = place.at.parent().unwrap().canonicalize().unwrap();
        assert_eq!(folder, std::env::current_dir().unwrap());
    }
}
