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
fn no_file_goes_but_a_deleted_photo_whatever_the_journal_says_is_to_be_removed() {
    let (world, letters) = with_letters();
    let photos = world.data().join("photos");
    let shown = fs::read_dir(&photos).expect("photos").filter_map(|entry| {
        let name = entry.expect("a photo").file_name().into_string();
        name.ok().filter(|name| name.ends_with(".jpg"))
    });
    let shown: Vec<String> = shown.collect();
    let to_remove = letters.iter().flat_map(|letter| names(letter, &photos));
    let connection = Connection::open(world.journal()).expect("a journal");
    for name in to_remove.chain(shown.iter().cloned()) {
        let sql = "INSERT INTO photo_removal (file) VALUES (?1)";
        connection.execute(sql, [name]).expect("a row");
    }
    drop(connection);
    assert_eq!(world.ok(&["meal", "list"]).err, "");
    for letter in &letters {
        assert_eq!(fs::read(letter).expect("a letter"), b"precious");
    }
    assert!(shown.len() == 1 && photos.join(&shown[0]).exists());
    let left = Connection::open(world.journal()).expect("a journal");
    let left = left.query_row("SELECT count(*) FROM photo_removal", (), |row| row.get(0));
    assert_eq!(left, Ok(0));
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
