//! Power that is cut while what was deleted goes with its photo: it is there as long as that can be brought back, and
//! no longer.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use super::calls;
use super::disk::{self, Disk, UNSYNCED};
use crate::dice::{Dice, seed};
use crate::found::photo_with_the_list;
use crate::tally::{Tally, could_not, times};
use crate::traced::missing;
use crate::world::World;

/// The files of a folder, but the catalogue.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder).expect("a folder");
    let files = entries.map(|entry| entry.expect("an entry").path());
    let files = files.filter(|file| file.is_file() && !file.ends_with("catalog.db"));
    files
        .map(|file| {
            let name = file.file_name().expect("a name").to_string_lossy();
            (name.into_owned(), fs::read(&file).expect("a file"))
        })
        .collect()
}

#[test]
fn a_photo_goes_with_what_was_deleted_also_where_the_power_is_cut() {
    const PROMISE: &str = "power cuts while a photo is deleted for good";
    if let Some(why) = missing() {
        return could_not(PROMISE, &why);
    }
    let (seed, mut tally) = (seed(), Tally::of(PROMISE));
    let world = World::stocked();
    let photo = world.file("lunch.jpg", b"\xff\xd8\xff\xe0");
    world.ok(&["log", "1 egg", "--photo", &photo]);
    world.ok(&["meal", "delete", "last", "--yes"]);
    let photos = world.data().join("photos");
    let mut folders = [&world.data(), &photos].map(|folder| Disk::with(folder, &files(folder)));
    let calls = calls::of(&world, &["undo", "--forget", "--yes"]);
    let (all, states) = (calls.len(), times(100, 4_000));
    for (at, call) in calls.into_iter().enumerate() {
        folders.iter_mut().for_each(|folder| folder.take(&call));
        for state in at * states / all..(at + 1) * states / all {
            let again = World::stocked();
            fs::create_dir(again.data().join("photos")).unwrap();
            let unsynced = UNSYNCED[state % UNSYNCED.len()];
            let mut dice = Dice::of(seed, state + 1);
            let [journal, kept] = &folders;
            for (name, bytes) in journal.cut(unsynced, &mut dice) {
                fs::write(again.data().join(name), bytes).unwrap();
            }
            disk::lay_out(&again.data().join("photos"), &kept.cut(unsynced, &mut dice));
            let found = photo_with_the_list(&again);
            tally.count(
                found.map_err(|why| format!("seed {seed}, state {state}, {unsynced:?}: {why}")),
            );
        }
    }
    tally.figure(format!("after {all} system calls"));
    tally.end(states);
}
