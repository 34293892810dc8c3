//! The folders: that they are there or can be made, and can be written.

use std::path::Path;

use super::Said;
use super::checks::well;
use crate::cli::context::Kind;
use crate::cli::session::Session;
use crate::error::{Code, Error, Result};
use crate::local::{Place, folder_of_copies, why_unwritable_folder};

/// The folders of the program.
pub(super) fn folders(session: &Session) -> Result<Said> {
    let folders = session.folders()?;
    const NAMED: &str = "JOURNAL_DATA_DIR or --data";
    can_be(&folders.data, Code::LocalStore, NAMED)?;
    let (place, named) = match session.chosen() {
        Ok(context) if matches!(context.kind, Kind::File(_)) => {
            (context.files(session)?, "another --path in its context")
        }
        _ => (Place::folder(&folders.data), NAMED),
    };
    for folder in [&place.photos, &folder_of_copies(&place.journal)] {
        can_be(folder, Code::LocalStore, named)?;
    }
    can_be(&folders.config, Code::Config, "JOURNAL_CONFIG_DIR")?;
    can_be(&folders.state, Code::LocalStore, "JOURNAL_STATE_DIR")?;
    let [data, config, state] = [&folders.data, &folders.config, &folders.state];
    let copies = folder_of_copies(&place.journal);
    let copies = Some(&copies).filter(|copies| copies.is_dir());
    let mut folders = [config, state].into_iter().chain(copies);
    if let Some(why) = folders.find_map(|folder| nothing_is_written(folder)) {
        return Ok(Said::Doubt(why, WRITABLE.to_owned()));
    }
    let (data, config, state) = (data.display(), config.display(), state.display());
    well(format!(
        "data {data}, configuration {config}, state {state}"
    ))
}

/// Refuses a folder in which nothing can be made, or that cannot be made itself.
///
/// Errors: `LocalStore`.
pub(super) fn can_be_written(folder: &Path) -> Result<()> {
    can_be(folder, Code::LocalStore, "JOURNAL_DATA_DIR or --data")?;
    match nothing_is_written(folder) {
        None => Ok(()),
        Some(why) => Err(Error::new(Code::LocalStore, why).hint(WRITABLE)),
    }
}

/// Why nothing can be written into a folder, or the folder not be made, where that is so.
fn nothing_is_written(folder: &Path) -> Option<String> {
    let mut there = folder.ancestors();
    let there = there.find(|place| place.is_dir())?;
    let why = why_unwritable_folder(there)?;
    let told = folder.display();
    // Of one below a folder that may not be entered nobody knows whether it is there.
    Some(match matches!(folder.try_exists(), Ok(false)) {
        false => format!("nothing can be written into {told}: {why}"),
        true => format!(
            "the folder {told} cannot be made: {}: {why}",
            there.display()
        ),
    })
}

/// What to do about a folder that cannot be written.
const WRITABLE: &str = "check the permissions of the folder, and how its disk is mounted; or name another one, with JOURNAL_DATA_DIR, JOURNAL_CONFIG_DIR or JOURNAL_STATE_DIR";

/// Refuses a folder that is none and can never be made: what stands in its way is no folder.
///
/// Errors: `code`, with how another one is named.
fn can_be(folder: &Path, code: Code, named: &str) -> Result<()> {
    let mut there = folder.ancestors();
    let there = there.find(|place| place.symlink_metadata().is_ok());
    let Some(wall) = there.filter(|place| !place.is_dir()) else {
        return Ok(());
    };
    let (is_in_place, is_link) = (wall == folder, wall.is_symlink() && !wall.exists());
    let (folder, wall) = (folder.display(), wall.display());
    if is_link {
        let what = format!("the folder {folder} is not there: {wall} is a link that leads nowhere");
        let hint = "bring back what it leads to (is its disk mounted?), or move the link away";
        return Err(Error::new(code, what).hint(hint));
    }
    let what = format!("the folder {folder} cannot be made: {wall} is no folder");
    Err(Error::new(code, what).hint(match is_in_place {
        true => format!("move it away, or name another folder, with {named}"),
        false => format!("name a folder that can be written, with {named}"),
    }))
}
