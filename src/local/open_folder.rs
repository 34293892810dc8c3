//! No file of ours is opened in a folder that everybody may write, nor below one where somebody else may stand in its place.

#[cfg(unix)]
use std::fs;
use std::path::Path;

use super::failure::Failure;
#[cfg(unix)]
use super::link::{is_anothers, leads_to};
#[cfg(unix)]
use super::place::PEOPLE;
#[cfg(unix)]
use crate::error::{Code, Error, quoted};

/// Refuses a file in a folder that everybody may write: what SQLite reads along with it (a log, a rollback journal) may be
/// laid there between any look of ours and its own; and a person's in a folder of people that is so, where one may be put
/// in another's place.
pub(super) fn refuse(file: &Path) -> Result<(), Failure> {
    refuse_draft(file, file)
}

/// The same of what is drawn up to become that file.
#[cfg(unix)]
pub(super) fn refuse_draft(draft: &Path, file: &Path) -> Result<(), Failure> {
    let (draft, file) = (leads_to(draft), leads_to(file));
    let folder = file
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    let people = folder.parent().filter(|above| above.ends_with(PEOPLE));
    let places = [
        Some((folder, &*draft)),
        people.map(|people| (people, folder)),
    ];
    for (open, inside) in places.into_iter().flatten() {
        if let Some(mode) = open_to_all(open, inside)? {
            return Err(in_open_folder(&file, open, mode));
        }
    }
    let Ok(folder) = fs::canonicalize(folder) else {
        return Ok(());
    };
    let way = folder.ancestors().zip(folder.ancestors().skip(1));
    for (inside, open) in way {
        // One that may not be looked at is nobody's to write.
        if let Some(mode) = open_to_all(open, inside).ok().flatten() {
            refuse_replaceable(&file, inside, open, mode)?;
        }
    }
    Ok(())
}

/// Refuses a file below a folder of this mode that everybody may write where somebody else has put what it stands in, or may
/// put theirs in its place: where that is sticky, each keeps what is theirs, but for whoever has the folder.
#[cfg(unix)]
fn refuse_replaceable(file: &Path, inside: &Path, open: &Path, mode: u32) -> Result<(), Failure> {
    const STICKY: u32 = 0o1000;
    if mode & STICKY == 0 {
        return Err(in_open_folder(file, open, mode));
    }
    let is_theirs = |place: &&Path| {
        let found = fs::metadata(place);
        found.is_ok_and(|found| is_anothers(&found) && !is_of_outside(&found))
    };
    let Some(theirs) = [inside, open].into_iter().find(is_theirs) else {
        return Ok(());
    };
    let what = format!(
        "{} stands below {}, which belongs to another user, in or as a folder that everybody may write ({}, mode {mode:o}): they may put another in its place",
        file.display(),
        theirs.display(),
        open.display()
    );
    let hint = "nothing was changed: keep it in a folder of your own, with JOURNAL_DATA_DIR";
    Err(Failure::Answer(
        Error::new(Code::LocalStore, what).hint(hint),
    ))
}

/// The mode of a folder that everybody may write. Where a disk keeps no modes, as that of a stick, everybody may do
/// everything with what is in it, too, and all of it is one user's: nothing is said by that.
#[cfg(unix)]
fn open_to_all(folder: &Path, inside: &Path) -> Result<Option<u32>, Failure> {
    use std::os::unix::fs::MetadataExt;
    const WRITE: u32 = 0o002;
    const EVERYTHING: u32 = 0o777;
    let around = fs::metadata(folder)?;
    if around.mode() & WRITE == 0 {
        return Ok(None);
    }
    let found = fs::metadata(inside)?;
    let is_everything = |found: &fs::Metadata| found.mode() & EVERYTHING == EVERYTHING;
    let is_without_modes = is_everything(&found) && found.uid() == around.uid();
    Ok((!is_without_modes).then_some(around.mode() & 0o7777))
}

/// Refuses a folder that everybody may write for what is kept of a journal beside it.
pub(super) fn refuse_beside(folder: &Path, journal: &Path) -> Result<(), Failure> {
    #[cfg(unix)]
    if let Ok(Some(mode)) = open_to_all(folder, journal) {
        return Err(in_open_folder(
            Path::new("what is kept of it"),
            folder,
            mode,
        ));
    }
    #[cfg(not(unix))]
    let _ = (folder, journal);
    Ok(())
}

/// Whether something may be root's of the machine, which has no number in a namespace of users: `/tmp` is there.
#[cfg(unix)]
fn is_of_outside(found: &fs::Metadata) -> bool {
    const NOBODY: u32 = 65_534;
    let all_have_numbers = |map: String| map.split_whitespace().eq(["0", "0", "4294967295"]);
    let map = || fs::read_to_string("/proc/self/uid_map");
    std::os::unix::fs::MetadataExt::uid(found) == NOBODY
        && map().is_ok_and(|map| !all_have_numbers(map))
}

#[cfg(unix)]
fn in_open_folder(file: &Path, folder: &Path, mode: u32) -> Failure {
    let place = folder.display();
    let what = format!(
        "{} stands in a folder that everybody may write ({place}, mode {mode:o}): what others lay there would be read as a part of it, or in its place",
        file.display()
    );
    let hint = format!(
        "nothing was changed: take that right away, chmod o-w {}, or keep it in a folder of its own, with JOURNAL_DATA_DIR",
        quoted(&place.to_string())
    );
    Failure::Answer(Error::new(Code::LocalStore, what).hint(hint))
}

/// Elsewhere than on Unix nothing says so.
#[cfg(not(unix))]
pub(super) fn refuse_draft(_: &Path, _: &Path) -> Result<(), Failure> {
    Ok(())
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use super::*;
    use std::os::unix::fs::PermissionsExt;

    /// A home with a folder of this mode in it.
    fn with_shared(mode: u32) -> tempfile::TempDir {
        let home = tempfile::tempdir().unwrap();
        let shared = home.path().join("shared");
        fs::create_dir(&shared).unwrap();
        fs::set_permissions(&shared, fs::Permissions::from_mode(mode)).unwrap();
        home
    }

    #[test]
    fn a_file_in_a_folder_that_everybody_may_write_is_refused_where_modes_are_kept() {
        for (folder, file, good) in [
            (0o700, 0o600, true),
            (0o755, 0o600, true),
            (0o775, 0o600, true),
            (0o777, 0o600, false),
            (0o1777, 0o600, false),
            (0o777, 0o644, false),
            (0o777, 0o666, false),
            (0o777, 0o777, true),
        ] {
            let home = with_shared(folder);
            let place = home.path().join("shared/file");
            fs::write(&place, "").unwrap();
            fs::set_permissions(&place, fs::Permissions::from_mode(file)).unwrap();
            let told = refuse(&place);
            assert_eq!(told.is_ok(), good, "{folder:o} {file:o}");
        }
    }

    /// Root alone gives folders away, and lays them for others.
    #[test]
    fn a_folder_on_the_way_that_somebody_else_may_replace_or_has_laid_is_refused() {
        let nobody = Some(65_534);
        for (mode, owner, good) in [
            (0o700, None, true),
            (0o755, nobody, true),
            (0o770, None, true),
            (0o777, None, false),
            (0o777, nobody, false),
            (0o1777, None, true),
            (0o1777, nobody, false),
        ] {
            let home = with_shared(mode);
            let own = home.path().join("shared/own");
            fs::create_dir_all(own.join("below")).unwrap();
            fs::set_permissions(&own, fs::Permissions::from_mode(0o755)).unwrap();
            let place = own.join("below/file");
            fs::write(&place, "").unwrap();
            if owner.is_some() && std::os::unix::fs::chown(&own, owner, None).is_err() {
                continue;
            }
            let told = refuse(&place);
            assert_eq!(told.is_ok(), good, "{mode:o} {owner:?}");
            // Who has a sticky folder may replace everything in it.
            let shared = home.path().join("shared");
            if mode == 0o1777 && std::os::unix::fs::chown(shared, nobody, None).is_ok() {
                assert!(refuse(&place).is_err());
            }
        }
    }
}
