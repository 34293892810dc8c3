//! What is deleted is gone for the API at once, and from the disk when the list lets it go.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use super::refused::Phone;
use crate::photos::JPEG;
use crate::store::deleted::{SECRET, is_there};
use crate::world::{World, id};

#[test]
fn a_deleted_meal_is_gone_for_the_api_and_can_be_brought_back() {
    let world = World::stocked();
    let phone = Phone::of(&world);
    let meal = id(&world.json(&["log", "1 egg", "--note", SECRET]));
    world.ok(&["meal", "delete", &meal, "--yes"]);
    phone
        .world
        .run(&["api", "getMeal", "-f", &format!("id={meal}")])
        .failed(6);
    phone.world.run(&["undo"]).failed(6);
    world.ok(&["undo"]);
    assert_eq!(phone.world.json(&["meal", "show", &meal])["notes"], SECRET);
}

#[test]
fn what_is_forgotten_is_gone_from_the_disk_with_its_photos() {
    let world = World::stocked();
    let photo = world.file("egg.jpg", JPEG);
    world.ok(&["log", "1 egg", "--note", SECRET, "--photo", &photo]);
    world.ok(&["meal", "edit", "last", "--note", "plain"]);
    world.ok(&["meal", "delete", "last", "--yes"]);
    let photos = || {
        std::fs::read_dir(world.data().join("photos"))
            .expect("photos")
            .count()
    };
    assert!(is_there(&world) && photos() == 1);
    let forgot = world
        .ok(&["undo", "--forget", "--yes", "--format", "table"])
        .out;
    assert!(forgot.contains("3 changes"), "{forgot}");
    assert!(!is_there(&world) && photos() == 0);
    world.run(&["undo"]).failed(6);
}

/// A journal that was to take the place of this one, of which the program was killed, holds what was deleted too.
#[test]
fn what_a_killed_program_left_of_a_journal_is_forgotten_with_it_or_told() {
    let world = World::stocked();
    world.ok(&["log", "1 egg", "--note", SECRET]);
    world.ok(&["meal", "delete", "last", "--yes"]);
    let copies = world.data().join("backups");
    std::fs::create_dir_all(&copies).unwrap();
    let draft = |name: &str, at: SystemTime| {
        let path = world.data().join(format!("{name}.new-{}", "0a".repeat(16)));
        let mut file = std::fs::File::create(&path).unwrap();
        file.write_all(SECRET.as_bytes()).unwrap();
        file.set_modified(at).unwrap();
        path
    };
    let minute = Duration::from_secs(60);
    let left = [
        draft("journal", SystemTime::now() - minute),
        draft(
            "backups/journal-2026-11-20-080000",
            SystemTime::now() - minute,
        ),
    ];
    assert!(is_there(&world));
    world.ok(&["undo", "--forget", "--yes"]);
    assert!(!is_there(&world) && !left.iter().any(|left| left.exists()));
    // One at which another program may still be, which is what its time says, is told.
    let made = draft("journal", SystemTime::now() + minute);
    let told = world.error(12, &["undo", "--forget", "--yes"]);
    assert_eq!(told["outcome"], "applied", "{told}");
    let message = told["message"].as_str().unwrap();
    assert!(message.contains(made.to_str().unwrap()), "{told}");
}

/// A copy may have been begun anywhere: a note beside the journal says where, and nothing else is cleared away by it.
#[test]
fn what_a_killed_program_left_of_a_copy_elsewhere_is_forgotten_with_it_or_told() {
    let world = World::stocked();
    world.ok(&["log", "1 egg", "--note", SECRET]);
    world.ok(&["meal", "delete", "last", "--yes"]);
    let minute = Duration::from_secs(60);
    let aged = |path: &std::path::Path, text: &str| {
        std::fs::write(path, text).unwrap();
        let file = std::fs::File::options().write(true).open(path).unwrap();
        file.set_modified(SystemTime::now() - minute).unwrap();
    };
    let disk = world.home().join("disk");
    std::fs::create_dir(&disk).unwrap();
    let draft = disk.join(format!("mine.new-{}", "0a".repeat(16)));
    let note = world
        .data()
        .join(format!("journal.elsewhere-{}", "0b".repeat(16)));
    aged(&draft, SECRET);
    aged(&note, draft.to_str().unwrap());
    let away = world.home().join("away");
    std::fs::rename(&disk, &away).unwrap();
    let told = world.error(12, &["undo", "--forget", "--yes"]);
    assert_eq!(told["outcome"], "applied", "{told}");
    let (message, hint) = (&told["message"], &told["hint"]);
    assert!(
        message
            .as_str()
            .unwrap()
            .contains("its folder is not there"),
        "{told}"
    );
    assert!(
        hint.as_str().unwrap().contains(note.to_str().unwrap()),
        "{told}"
    );
    std::fs::rename(&away, &disk).unwrap();
    world.ok(&["undo", "--forget", "--yes"]);
    assert!(!draft.exists() && !note.exists() && !is_there(&world));
    let own = world.home().join("diary.txt");
    aged(&own, "mine");
    aged(&note, own.to_str().unwrap());
    world.ok(&["undo", "--forget", "--yes"]);
    assert!(own.exists() && !note.exists());
}

#[test]
fn what_is_forgotten_of_a_meal_that_stands_leaves_its_photo() {
    let world = World::stocked();
    let photo = world.file("egg.jpg", JPEG);
    world.ok(&["log", "1 egg", "--photo", &photo]);
    world.ok(&["undo", "--forget", "--yes"]);
    assert_eq!(
        std::fs::read_dir(world.data().join("photos"))
            .expect("photos")
            .count(),
        1
    );
    assert_eq!(world.meals(), 1);
}

/// A folder in the place of the photo of a meal that is deleted: whoever removes files cannot remove it.
fn unremovable() -> (World, String) {
    let world = World::stocked();
    let photo = world.file("lunch.jpg", JPEG);
    world.ok(&["log", "1 egg", "--photo", &photo]);
    let kept = obstruct(&world);
    world.ok(&["meal", "delete", "last", "--yes"]);
    (world, kept.display().to_string())
}

/// Puts a folder in the place of the only photo, and says where that is.
fn obstruct(world: &World) -> PathBuf {
    let photos = fs::read_dir(world.data().join("photos")).unwrap();
    let kept = photos.map(|photo| photo.unwrap().path()).next().unwrap();
    fs::remove_file(&kept).unwrap();
    fs::create_dir(&kept).unwrap();
    kept
}

#[test]
fn a_photo_that_is_deleted_and_cannot_be_removed_is_told() {
    let (world, photo) = unremovable();
    let error = world.error(12, &["undo", "--forget", "--yes"]);
    assert_eq!(error["outcome"], "applied", "{error}");
    let told = error["message"].as_str().unwrap();
    assert!(
        told.contains(&format!("are still there: {photo}: ")),
        "{error}"
    );
    let told = world.ok(&["undo", "--list"]);
    assert_eq!(told.err, "");
    // The same where the list lets go of it by itself.
    let (world, photo) = unremovable();
    let world = world.with("JOURNAL_NOW", "2026-12-25T09:00:00+01:00");
    for line in [
        &["meal", "list", "--quiet"][..],
        &["meal", "list", "--json"],
    ] {
        let told = world.ok(line);
        match line.contains(&"--quiet") {
            true => drop(told.says(&format!("remove them again: {photo}: "))),
            // It is told once.
            false => assert_eq!(told.err, ""),
        }
    }
}

#[test]
fn a_photo_that_could_not_be_removed_is_removed_once_it_can_be() {
    let (world, photo) = unremovable();
    world.error(12, &["undo", "--forget", "--yes"]);
    for command in [&["doctor"][..], &["db", "check"]] {
        let name = photo.rsplit('/').next().unwrap();
        let told = format!("1 photo deleted and still there: {name}");
        let done = world.ok(command);
        let all = done.out + &done.err;
        assert!(all.contains(&told), "{command:?}: {all}");
    }
    let error = world.error(12, &["undo", "--forget", "--yes"]);
    assert!(error["message"].as_str().unwrap().contains(&photo));
    fs::remove_dir(&photo).unwrap();
    fs::write(&photo, JPEG).unwrap();
    // Whoever looks changes nothing.
    world.ok(&["db", "check"]);
    assert!(fs::exists(&photo).unwrap());
    assert_eq!(world.ok(&["meal", "list"]).err, "");
    assert!(!fs::exists(&photo).unwrap());
    world.ok(&["undo", "--forget", "--yes"]);
    let told = world.ok(&["db", "check"]).err;
    assert!(!told.contains("photo"), "{told}");
}

/// What is away is not gone: it comes again with its disk.
#[test]
fn a_photo_whose_disk_is_away_is_told_and_removed_once_it_is_there_again() {
    let world = World::stocked();
    let photo = world.file("egg.jpg", JPEG);
    world.ok(&["log", "1 egg", "--photo", &photo]);
    let (photos, disk, away) = (
        world.data().join("photos"),
        world.home().join("disk"),
        world.home().join("away"),
    );
    let count = |folder: &Path| fs::read_dir(folder).unwrap().count();
    fs::rename(&photos, &disk).unwrap();
    std::os::unix::fs::symlink(&disk, &photos).unwrap();
    world.ok(&["meal", "delete", "last", "--yes"]);
    fs::rename(&disk, &away).unwrap();
    let error = world.error(12, &["undo", "--forget", "--yes"]);
    let told = error["message"].as_str().unwrap();
    assert!(told.contains("is a link that leads nowhere"), "{error}");
    assert_eq!(world.ok(&["meal", "list"]).err, "");
    fs::rename(&away, &disk).unwrap();
    world.ok(&["meal", "list"]);
    assert_eq!(count(&disk), 0);
    world.ok(&["undo", "--forget", "--yes"]);
    // A folder that is elsewhere for a while is no link to nothing, and nobody knows what is in it.
    world.ok(&["log", "1 egg", "--photo", &photo]);
    world.ok(&["meal", "delete", "last", "--yes"]);
    fs::remove_file(&photos).unwrap();
    world.ok(&["undo", "--forget", "--yes"]);
    assert_eq!(count(&disk), 1);
    fs::rename(&disk, &photos).unwrap();
    world.ok(&["meal", "list"]);
    assert_eq!(count(&photos), 0);
}

#[test]
fn what_a_copy_was_to_remove_stays_for_the_journal_that_it_takes_the_place_of() {
    let world = World::stocked();
    let photo = world.file("egg.jpg", JPEG);
    world.ok(&["log", "1 egg", "--photo", &photo]);
    world.ok(&["db", "backup", "shown.db"]);
    let kept = obstruct(&world);
    world.ok(&["meal", "delete", "last", "--yes"]);
    world.error(12, &["undo", "--forget", "--yes"]);
    world.ok(&["db", "backup", "deleted.db"]);
    fs::remove_dir(&kept).unwrap();
    fs::write(&kept, JPEG).unwrap();
    world.ok(&["db", "restore", "shown.db", "--yes"]);
    world.ok(&["db", "restore", "deleted.db", "--yes"]);
    world.ok(&["meal", "list"]);
    assert!(kept.exists());
    world.ok(&["db", "restore", "shown.db", "--yes"]);
    let told = world.ok(&["db", "check"]).err;
    assert!(!told.contains("photo"), "{told}");
}

#[test]
fn what_was_taken_back_is_gone_once_something_else_is_done() {
    let world = World::stocked();
    world.ok(&["log", "1 egg", "--note", SECRET]);
    world.ok(&["undo"]);
    assert!(is_there(&world), "it can be done again");
    world.ok(&["body", "set", "--age", "40"]);
    world.ok(&["undo", "--list"]);
    assert!(!is_there(&world));
}

#[test]
fn what_is_old_goes_by_itself() {
    let world = World::stocked();
    world.ok(&["log", "1 egg", "--note", SECRET]);
    world.ok(&["meal", "delete", "last", "--yes"]);
    let world = world.with("JOURNAL_NOW", "2026-12-22T09:00:00+01:00");
    world.ok(&["meal", "list"]);
    assert!(!is_there(&world));
}

#[test]
fn what_another_device_deletes_is_gone_at_once() {
    let world = World::stocked();
    let phone = Phone::of(&world);
    let meal = id(&world.json(&["log", "1 egg", "--note", SECRET]));
    let food = id(&world.json(&[
        "food", "save", "Stew", "--per", "100g", "--kcal", "80", "--note", SECRET,
    ]));
    world.ok(&["body", "set", "--age", "40"]);
    phone.world.ok(&["meal", "delete", &meal, "--yes"]);
    phone.world.ok(&["food", "delete", &food, "--yes"]);
    drop(phone);
    assert!(!is_there(&world), "nothing of it is left");
    world.ok(&["undo"]);
    world.run(&["undo"]).failed(6);
}
