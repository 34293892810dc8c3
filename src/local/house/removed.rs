//! Somebody who is removed: a mark beside their folder stands before the register forgets whose it is, until the folder is
//! gone. Who is killed in between, or whose disk fails, leaves it so to the next that has to do with people.
//!
//! A mark says nothing of somebody who is in the register, and is taken away there: nobody was removed then.

use std::fs;
use std::path::{Path, PathBuf};

use super::people::{own_folder, remove_folder};
use super::unmark;
use crate::error::Result;
use crate::local::failure::Failure;
use crate::local::file;
use crate::local::place::PEOPLE;
use crate::local::register::{Register, User};
use crate::model::id;

/// How the file is called that marks a folder, behind the name of it.
const MARK: &str = "removing";

/// Marks the folder of somebody who is removed. Where it cannot be marked they are removed all the same, and what is left
/// is told by doctor.
pub(super) fn begin(own: &Path) {
    let mark = mark(own);
    if file::private_file(&mark).is_ok() {
        let _ = file::sync_folder(&mark);
    }
}

/// Takes the mark away: nobody is removed, or all is gone.
///
/// Errors: those of the system.
pub(super) fn end(own: &Path) -> std::io::Result<()> {
    unmark(&mark(own))
}

/// Whether a folder is that of somebody who is removed, unless the register has them. What is called so and is a folder
/// marks nothing.
pub(super) fn is_marked(own: &Path) -> bool {
    let mark = mark(own).symlink_metadata();
    mark.is_ok_and(|mark| mark.is_file())
}

fn mark(own: &Path) -> PathBuf {
    own.with_extension(MARK)
}

/// Removes the folder of a person, and then its mark.
///
/// Errors: those of the system; what is left is marked still.
pub(super) fn remove(own: &Path) -> std::result::Result<(), Failure> {
    remove_folder(own)?;
    // One that stays is taken away by the next.
    let _ = end(own);
    Ok(())
}

/// Ends the removals that were begun in a folder of people and not ended. What cannot be removed stays, and doctor tells
/// it.
pub fn finish_removals(folder: &Path) {
    if !begun(folder).is_empty()
        && let Ok(register) = Register::open_existing(folder)
    {
        let _ = finish(folder, &register);
    }
}

/// The same by a register that is open.
///
/// Errors: those of the register.
pub(super) fn finish(folder: &Path, register: &Register) -> Result<()> {
    if begun(folder).is_empty() {
        return Ok(());
    }
    register.with_users(|users| {
        // Of somebody whose id cannot be read nobody knows what is theirs.
        let known = users.iter().all(User::has_an_id);
        for own in begun(folder) {
            let is_of = |user: &User| own.file_name().is_some_and(|name| name == user.id.as_str());
            match users.iter().any(is_of) {
                true => drop(end(&own)),
                false if known => drop(remove(&own)),
                false => {}
            }
        }
    })
}

/// The folders that are marked, whether they are there still or not.
fn begun(folder: &Path) -> Vec<PathBuf> {
    let beside = fs::read_dir(folder.join(PEOPLE)).into_iter().flatten();
    let marked = beside.flatten().filter_map(|entry| {
        let name = entry.file_name().into_string().ok()?;
        entry.file_type().ok().filter(|kind| kind.is_file())?;
        let user = name.strip_suffix(MARK)?.strip_suffix('.')?;
        id::parse(user).map(|_| own_folder(folder, user))
    });
    marked.collect()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use chrono::Utc;

    use super::super::people::{PeoplesHouse, add_person};
    use super::*;
    use crate::local::Starter;

    #[test]
    fn a_mark_removes_nobody_who_is_there_and_everything_of_who_is_not() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        let register = Register::open(folder).unwrap();
        let [anna, bob] = ["anna", "bob"].map(|name| {
            let user = add_person(folder, &register, name, Utc::now()).unwrap();
            let own = own_folder(folder, &user.id);
            fs::create_dir(own.join("photos")).unwrap();
            fs::write(own.join("photos/egg.jpg"), "egg").unwrap();
            begin(&own);
            assert!(is_marked(&own));
            (user, own)
        });
        register.remove_user(&bob.0, || {}).unwrap();
        let strange = folder.join("users/strange");
        fs::create_dir(&strange).unwrap();
        begin(&strange);
        finish_removals(folder);
        assert!(anna.1.join("photos/egg.jpg").exists() && !is_marked(&anna.1));
        assert!(!bob.1.exists() && !is_marked(&bob.1));
        assert!(strange.exists(), "no program of ours calls a folder so");
    }

    #[test]
    fn who_serves_a_folder_of_people_ends_what_was_cut_off() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        let register = Register::open(folder).unwrap();
        let user = add_person(folder, &register, "bob", Utc::now()).unwrap();
        let own = own_folder(folder, &user.id);
        register.remove_user(&user, || begin(&own)).unwrap();
        assert!(own.exists());
        let starter: Starter = || Ok(Box::new(std::iter::empty()));
        PeoplesHouse::open(folder, Arc::new(Utc::now), starter).unwrap();
        assert!(!own.exists() && !is_marked(&own));
    }
}
