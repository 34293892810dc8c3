//! What only looks at a journal leaves nothing behind that keeps others from writing it.

use std::fs;
use std::os::unix::fs::PermissionsExt;

use crate::found::told;
use crate::own_mounts::{no_ordinary_user, run_ordinary};
use crate::tally::{Tally, could_not};
use crate::world::World;

const PROMISE: &str = "a journal that may only be read, looked at";

#[test]
fn who_looks_at_a_journal_that_may_only_be_read_keeps_nobody_from_writing_it_later() {
    if let Some(why) = no_ordinary_user() {
        return could_not(PROMISE, &why);
    }
    let mut tally = Tally::of(PROMISE);
    for line in [&["doctor"][..], &["db", "check"], &["db", "backup"]] {
        let world = World::stocked();
        world.ok(&["log", "1 egg"]);
        let allow = |mode| {
            let mode = fs::Permissions::from_mode(mode);
            fs::set_permissions(world.journal(), mode).unwrap();
        };
        allow(0o400);
        let looked = run_ordinary(&world, line);
        tally.count(match looked.exit {
            0 => Ok(()),
            _ => Err(told(&line.join(" "), &looked)),
        });
        assert!(!world.data().join("journal.db-shm").exists(), "{line:?}");
        allow(0o600);
        let logged = run_ordinary(&world, &["log", "1 banana"]);
        tally.count(match logged.exit {
            0 => Ok(()),
            _ => Err(told("log", &logged)),
        });
    }
    // One of an older program has to be written to be read: it is not told as well.
    let older = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/journals/7.db");
    let world = World::stocked();
    fs::create_dir_all(world.data()).unwrap();
    fs::copy(older, world.journal()).unwrap();
    fs::set_permissions(world.journal(), fs::Permissions::from_mode(0o400)).unwrap();
    for line in [&["meal", "list"][..], &["doctor"], &["db", "check"]] {
        let refused = run_ordinary(&world, line);
        let all = refused.out.clone() + &refused.err;
        let is_told = all.contains("has an older schema (7) and cannot be brought up to date");
        tally.count(match refused.exit == 12 && is_told {
            true => Ok(()),
            false => Err(told(&line.join(" "), &refused)),
        });
    }
    tally.end(9);
}

#[test]
fn doctor_says_where_nothing_can_be_written_or_made() {
    const PROMISE: &str = "folders in which nothing can be written, told by doctor";
    if let Some(why) = no_ordinary_user() {
        return could_not(PROMISE, &why);
    }
    let mut tally = Tally::of(PROMISE);
    for (folder, is_there) in [
        ("config", true),
        ("state", true),
        ("data/backups", true),
        ("config", false),
        ("state", false),
    ] {
        let world = World::stocked();
        world.ok(&["log", "1 egg"]);
        let folder = world.home().join(folder);
        let told_of = match is_there {
            true => format!("nothing can be written into {}: ", folder.display()),
            false => format!("the folder {} cannot be made: ", folder.display()),
        };
        let closed = match is_there {
            true => {
                fs::create_dir_all(&folder).unwrap();
                folder
            }
            false => {
                // Of the others the first is told.
                fs::create_dir_all(world.config()).unwrap();
                let _ = fs::remove_dir_all(&folder);
                world.home().to_owned()
            }
        };
        let allow = |mode| fs::set_permissions(&closed, fs::Permissions::from_mode(mode)).unwrap();
        allow(0o500);
        let doctor = run_ordinary(&world, &["doctor", "--json"]);
        allow(0o700);
        let folders = &doctor.json()["checks"][0];
        let message = folders["message"].as_str().unwrap_or_default();
        let is_told = folders["state"] == "warn" && message.starts_with(&told_of);
        tally.count(match doctor.exit == 0 && is_told {
            true => Ok(()),
            false => Err(format!("{told_of:?}: {}", told("doctor", &doctor))),
        });
    }
    tally.end(5);
}
