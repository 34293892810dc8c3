//! Copies that are to be brought back where what was there cannot be kept: it stays, and the folder it would be kept in is
//! told, and what is the matter with that.

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};

use rustix::fs::{CWD, FileType, mknodat};

use crate::found::{all_in, meals, told};
use crate::own_mounts::{self, Mounted, no_ordinary_user, run_ordinary};
use crate::replaced::{There, log};
use crate::tally::{Tally, could_not};
use crate::world::{Done, World};

const PROMISE: &str = "restores where nothing can be kept";

/// What may be the matter with the folder of copies.
#[derive(Clone, Copy, Debug)]
enum Shut {
    Full,
    ReadOnly,
    Forbidden,
    File,
    Pipe,
    Link,
}

impl Shut {
    /// Has it be so, with the disk that it takes.
    fn shut(self, kept: &Path) -> Option<Mounted> {
        match self {
            Shut::Full => {
                let disk = disk(kept);
                // There is room for a name, and for nothing that has one.
                fs::write(kept.join("list"), [0; 4096]).unwrap();
                disk.resize(disk.used());
                return Some(disk);
            }
            Shut::ReadOnly => {
                let disk = disk(kept);
                disk.set_read_only(true);
                return Some(disk);
            }
            Shut::Forbidden => {
                fs::create_dir(kept).unwrap();
                fs::set_permissions(kept, fs::Permissions::from_mode(0o500)).unwrap();
            }
            Shut::File => fs::write(kept, "a list").unwrap(),
            Shut::Link => symlink("/nope/backups", kept).unwrap(),
            Shut::Pipe => mknodat(CWD, kept, FileType::Fifo, 0o600.into(), 0).unwrap(),
        }
        None
    }
}

/// A disk of its own in the place of a folder that is not there yet.
fn disk(folder: &Path) -> Mounted {
    fs::create_dir(folder).unwrap();
    Mounted::at(folder, 4096)
}

/// Each, and what is said of it.
const SHUT: [(Shut, &str); 6] = [
    (Shut::Full, "the disk is full"),
    (Shut::ReadOnly, "Read-only file system"),
    (Shut::Forbidden, "Permission denied"),
    (Shut::File, "what has its name is no folder"),
    (Shut::Pipe, "what has its name is no folder"),
    (Shut::Link, "is a link that leads nowhere: to /nope/backups"),
];

/// A home with a copy, and a journal that has more in it by now.
struct Home {
    world: World,
    _disk: Option<Mounted>,
}

impl Home {
    fn of(shut: Option<Shut>, there: There) -> Home {
        let world = there.with_a_copy();
        let _disk = match shut {
            Some(shut) => shut.shut(&kept(&world)),
            None => Some(disk(&kept(&world))),
        };
        Home { world, _disk }
    }

    /// Brings the copy back, as somebody whom the modes of files bind.
    fn restore(&self, more: &[&str]) -> Done {
        let line = [&["db", "restore", "copy.db", "--yes"], more].concat();
        run_ordinary(&self.world, &line)
    }
}

fn kept(world: &World) -> PathBuf {
    world.data().join("backups")
}

#[test]
fn where_what_was_there_cannot_be_kept_its_folder_is_told_and_it_stays() {
    let test = "unkept::where_what_was_there_cannot_be_kept_its_folder_is_told_and_it_stays";
    own_mounts::run(PROMISE, test, || {
        if let Some(why) = no_ordinary_user() {
            return could_not(PROMISE, &why);
        }
        let mut tally = Tally::of(PROMISE);
        for (shut, why) in SHUT {
            for there in [There::Journal, There::Damaged, There::Log] {
                for how in [&[][..], &["--json"], &["-n"]] {
                    // How much room there will be is seen by who writes.
                    if how == ["-n"] && matches!(shut, Shut::Full) {
                        continue;
                    }
                    let found = stays(shut, there, how, why);
                    tally
                        .count(found.map_err(|told| format!("{shut:?} {there:?} {how:?}: {told}")));
                }
            }
        }
        tally.end(51);
    });
}

fn stays(shut: Shut, there: There, how: &[&str], why: &str) -> Result<(), String> {
    let home = Home::of(Some(shut), there);
    let before = stands(&home.world, there);
    let done = home.restore(how);
    let said = told("db restore", &done);
    let kept = kept(&home.world);
    let place = match shut {
        // Whatever is to be written there, the link is what is wrong.
        Shut::Link => kept.display().to_string(),
        _ => format!("what is there cannot be kept in {}:", kept.display()),
    };
    // What is no file of SQLite's is told by the system.
    let is_told =
        done.err.contains(why) || matches!(shut, Shut::Full) && done.err.contains("No space left");
    if done.exit != 12 || !done.err.contains(&place) || !is_told {
        return Err(said);
    }
    if done
        .err
        .contains(&home.world.journal().display().to_string())
    {
        return Err(format!("the journal is named: {said}"));
    }
    match stands(&home.world, there) == before {
        true => Ok(()),
        false => Err(format!("what was there is another: {said}")),
    }
}

/// What stands in the place of the journal: its meals where it is one, or its bytes, and those of its log.
fn stands(world: &World, there: There) -> (Vec<String>, Option<Vec<u8>>, Option<Vec<u8>>) {
    match there {
        There::Journal => {
            let meals = meals(world).unwrap();
            (meals.into_keys().collect(), None, None)
        }
        _ => (
            Vec::new(),
            fs::read(world.journal()).ok(),
            fs::read(log(world)).ok(),
        ),
    }
}

/// No file has a second name on another disk, nor moves there in one.
#[test]
fn what_is_kept_on_another_disk_is_whole() {
    const PROMISE: &str = "restores where copies are on another disk";
    own_mounts::run(
        PROMISE,
        "unkept::what_is_kept_on_another_disk_is_whole",
        || {
            let mut tally = Tally::of(PROMISE);
            for there in [There::Journal, There::Damaged, There::Log] {
                let found = is_kept_whole(there);
                tally.count(found.map_err(|told| format!("{there:?}: {told}")));
            }
            tally.end(3);
        },
    );
}

fn is_kept_whole(there: There) -> Result<(), String> {
    let home = Home::of(None, there);
    let world = &home.world;
    let (before, written, last) = stands(world, there);
    let done = world.run(&["db", "restore", "copy.db", "--yes"]);
    if done.exit != 0 || world.meals() != 1 || log(world).exists() {
        return Err(told("db restore", &done));
    }
    let kept: Vec<PathBuf> = all_in(&kept(world));
    let ending = |end: &str| {
        let file = kept
            .iter()
            .find(|file| file.to_string_lossy().ends_with(end));
        file.map(|file| fs::read(file).unwrap())
    };
    let is_so = match there {
        There::Journal => {
            let back = kept.first().map(|file| file.display().to_string());
            world.ok(&["db", "restore", &back.unwrap_or_default(), "--yes"]);
            meals(world)?.into_keys().collect::<Vec<_>>() == before
        }
        _ => ending(".db") == written && ending("-wal") == last,
    };
    match is_so {
        true => Ok(()),
        false => Err(format!("{kept:?}: {}", told("db restore", &done))),
    }
}

/// A folder that is a disk of its own stays, with nothing in it.
#[test]
fn of_somebody_who_is_removed_it_is_told_whether_their_journal_is_left() {
    const PROMISE: &str = "removing somebody whose folder is a disk";
    let test = "unkept::of_somebody_who_is_removed_it_is_told_whether_their_journal_is_left";
    own_mounts::run(PROMISE, test, || {
        let mut tally = Tally::of(PROMISE);
        let world = World::stocked();
        let people = world.home().join("people");
        let data = people.to_str().unwrap();
        world.ok(&["user", "add", "bob", "--data", data]);
        let own = fs::read_dir(people.join("users")).unwrap().next();
        let own = own.unwrap().unwrap().path();
        let journal = fs::read(own.join("journal.db")).unwrap();
        let _disk = Mounted::at(&own, 4096);
        fs::write(own.join("journal.db"), journal).unwrap();
        let done = world.run(&["user", "remove", "bob", "--data", data, "--yes"]);
        let is_gone = !own.join("journal.db").exists();
        let is_told = done
            .err
            .contains("and their journal is gone, but not all that stood beside it");
        tally.count(match done.exit == 12 && is_gone && is_told {
            true => Ok(()),
            false => Err(told("user remove", &done)),
        });
        tally.end(1);
    });
}
