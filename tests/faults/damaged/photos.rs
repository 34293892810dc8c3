//! A journal that says of a photo that it is kept in a file that is none: whatever it says, no file but a photo goes.

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use crate::world::World;

/// A photo's name.
const PHOTO: &str = "11111111-1111-4111-8111-111111111111";

/// A journal with a photo that was really taken in, and a file of the person's own in each place that a name may
/// lead to from the folder of photos.
fn with_letters() -> (World, [PathBuf; 3]) {
    let world = World::stocked();
    let photo = world.file("lunch.jpg", b"\xff\xd8\xff\xe0\x00\x10JFIF\x00");
    world.ok(&["log", "1 egg", "--photo", &photo]);
    let letters = [
        world.home().join("letter.txt"),
        world.data().join("letter.txt"),
        world.data().join("photos").join("letter.txt"),
    ];
    for letter in &letters {
        fs::write(letter, "precious").expect("a letter");
    }
    (world, letters)
}

/// How a letter can be called from the folder of photos.
fn names(letter: &Path, photos: &Path) -> Vec<String> {
    let absolute = letter.to_str().expect("a name").to_owned();
    let name = letter
        .file_name()
        .expect("a name")
        .to_str()
        .expect("a name");
    let mut names = vec![absolute];
    match letter.parent() {
        Some(folder) if folder == photos => names.push(name.to_owned()),
        Some(folder) if Some(folder) == photos.parent() => {
            names.push(format!("../{name}"));
            names.push(format!("{PHOTO}.jpg/../../{name}"));
        }
        _ => {}
    }
    names
}

/// Has a journal say that its meal shows a photo which is kept in that file.
fn point(journal: &Path, file: &str) {
    let connection = Connection::open(journal).expect("a journal");
    let image = format!("[{{\"path\":\"{PHOTO}\"}}]");
    connection
        .execute(
            "INSERT INTO photo VALUES (?1, ?2, '2026-01-01T00:00:00Z')",
            [PHOTO, file],
        )
        .and_then(|_| connection.execute("UPDATE meal SET images = ?1", [image]))
        .expect("a row");
}

#[test]
fn a_copy_that_calls_another_file_a_photo_is_refused() {
    let (world, letters) = with_letters();
    let photos = world.data().join("photos");
    world.ok(&["db", "backup", "copy.db"]);
    for name in letters.iter().flat_map(|letter| names(letter, &photos)) {
        let crafted = world.home().join("crafted.db");
        fs::copy(world.home().join("copy.db"), &crafted).expect("a copy");
        point(&crafted, &name);
        let restored = world
            .run(&["db", "restore", "crafted.db", "--yes"])
            .failed(12);
        restored.says("photos cannot be read");
    }
    world.ok(&["db", "restore", "copy.db", "--yes"]);
}

#[test]
fn a_copy_that_has_such_a_photo_on_its_undo_list_is_refused() {
    let (world, letters) = with_letters();
    let name = letters[0].to_str().expect("a name");
    point(&world.journal(), name);
    world.ok(&["meal", "delete", "last", "--yes"]);
    fs::rename(world.journal(), world.home().join("crafted.db")).expect("a copy");
    let restored = world
        .run(&["db", "restore", "crafted.db", "--yes"])
        .failed(12);
    restored.says("changes that could be undone cannot be read");
}

#[test]
fn no_file_goes_but_a_photo_whatever_the_journal_says() {
    for (letter, name) in [(0, 0), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1)] {
        let (world, letters) = with_letters();
        let letter = &letters[letter];
        let name = &names(letter, &world.data().join("photos"))[name];
        point(&world.journal(), name);
        let told = world.run(&["db", "check"]).failed(12);
        told.says("photos cannot be read");
        world.ok(&["meal", "delete", "last", "--yes"]);
        world.run(&["undo"]).failed(12);
        world.ok(&["undo", "--forget", "--yes"]);
        let stands = fs::read(letter).expect("a letter");
        assert_eq!(stands, b"precious", "{name}");
        world.ok(&["db", "check"]);
    }
}
