//! Photos of a local journal.

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::Path;
use std::process::Command;

use serde_json::json;

use crate::doctor::found;
use crate::world::World;

pub(crate) const JPEG: &[u8] =
    b"\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01\x01\x00\x00\x01\x00\x01\x00\x00\xff\xd9";

fn kept(world: &World) -> usize {
    fs::read_dir(world.data().join("photos")).map_or(0, Iterator::count)
}

#[test]
fn a_photo_is_kept_with_its_meal_and_goes_with_it() {
    let world = World::stocked();
    let photo = world.file("lunch.jpg", JPEG);
    let meal = world.json(&[
        "log",
        "1 egg",
        "--photo",
        &photo,
        "--image",
        "https://example.org/egg.jpg",
    ]);
    let images = meal["images"].as_array().unwrap();
    assert!(
        images.contains(&json!({"url": "https://example.org/egg.jpg"})),
        "{images:?}"
    );
    assert!(
        images.iter().any(|image| image["path"].is_string()),
        "{images:?}"
    );
    assert_eq!(kept(&world), 1);
    fs::remove_file(&photo).unwrap();
    world.ok(&["meal", "delete", "last", "--yes"]);
    world.ok(&["undo", "--forget", "--yes"]);
    assert_eq!(kept(&world), 0);
}

#[test]
fn a_photo_goes_with_all_that_showed_it_whenever_that_was() {
    // Only the meal's history shows the one, a food the other; in whichever order they go.
    for food_first in [false, true] {
        let world = World::stocked();
        let photo = world.file("lunch.jpg", JPEG);
        let meal = world.json(&["log", "1 egg", "--photo", &photo]);
        let id = meal["id"].as_str().unwrap().to_owned();
        let path = &meal["images"][0]["path"];
        let food = json!({ "name": "Egg of the house", "data": { "images": [{ "path": path }] } });
        let food = world.file("food.json", food.to_string());
        let food = world.json(&["food", "create", "--file", &food]);
        let key = format!("mine/{}", food["key"].as_str().unwrap());
        let none = world.file("none.json", r#"{ "images": [] }"#);
        world.ok(&["meal", "update", &id, "--file", &none]);
        assert_eq!(kept(&world), 1);
        let mut deletions = [
            ["meal", "delete", &id, "--yes"],
            ["food", "delete", &key, "--yes"],
        ];
        if food_first {
            deletions.reverse();
        }
        deletions.iter().for_each(|delete| drop(world.ok(delete)));
        assert_eq!(kept(&world), 1, "it may come back");
        world.ok(&["undo", "2"]);
        world.ok(&["redo", "2"]);
        world.ok(&["undo", "--forget", "--yes"]);
        assert_eq!(kept(&world), 0, "food first: {food_first}");
        let again = json!({ "name": "Again", "data": { "images": [{ "path": path }] } });
        let again = world.file("again.json", again.to_string());
        world.error(3, &["food", "create", "--file", &again]);
    }
}

/// Whoever may write there could put another photo in the place of one.
#[test]
fn no_photo_is_kept_where_everybody_may_write() {
    let world = World::stocked();
    let photo = world.file("lunch.jpg", JPEG);
    let log = ["log", "1 egg", "--photo", &photo];
    world.ok(&log);
    let mode = |mode| {
        let folder = world.data().join("photos");
        fs::set_permissions(folder, fs::Permissions::from_mode(mode)).unwrap();
    };
    for open in [0o777, 0o1777, 0o703] {
        mode(open);
        world.run(&log).failed(12).says("everybody may write");
        assert_eq!((world.meals(), kept(&world)), (1, 1));
    }
    mode(0o770);
    world.ok(&log);
}

#[test]
fn photos_that_nothing_names_are_told_and_left() {
    let world = World::stocked();
    let photo = world.file("lunch.jpg", JPEG);
    world.ok(&["log", "1 egg", "--photo", &photo]);
    world.ok(&["log", "1 egg", "--photo", &photo]);
    // What may come back is named.
    world.ok(&["meal", "delete", "last", "--yes"]);
    let folder = world.data().join("photos");
    fs::write(folder.join("of somebody's own.txt"), "mine").unwrap();
    let silent = |world: &World| {
        let checks = world.json(&["doctor"])["checks"].to_string();
        !checks.contains(r#""photos""#) && !world.ok(&["db", "check"]).err.contains("photo")
    };
    assert!(silent(&world));

    // As a program leaves it that is killed before the meal is written.
    let left = "0b9a3e6b-7f0c-4c59-9d7e-1d3a0a4a2f11.jpg";
    fs::write(folder.join(left), JPEG).unwrap();
    let told = format!(
        "{}: 1 photo that nothing in the journal names: {left}",
        folder.display()
    );
    let (state, check) = found(&world.json(&["doctor"]), "photos");
    assert_eq!((&*state, &check["message"]), ("warn", &json!(told)));
    let hint = check["hint"].as_str().unwrap();
    assert!(hint.ends_with("look before you remove any"), "{hint}");
    let done = world.ok(&["db", "check"]);
    done.says(&format!("note: {told}; {hint}"));
    assert_eq!(kept(&world), 4, "nothing is removed");

    fs::remove_file(folder.join(left)).unwrap();
    assert!(silent(&world));
}

#[test]
fn a_photo_that_a_meal_has_and_that_is_gone_or_empty_is_told() {
    let world = World::stocked();
    let photo = world.file("lunch.jpg", JPEG);
    world.ok(&["log", "1 egg", "--photo", &photo]);
    let folder = world.data().join("photos");
    let file = fs::read_dir(&folder).unwrap().next().unwrap().unwrap();
    for damage in [
        |file: &Path| fs::write(file, "").unwrap(),
        |file: &Path| fs::remove_file(file).unwrap(),
    ] {
        damage(&file.path());
        let (state, check) = found(&world.json(&["doctor"]), "photos");
        let told = format!(
            "1 photo missing or empty that the journal names: {}",
            file.file_name().display()
        );
        assert_eq!(state, "warn");
        let message = check["message"].as_str().unwrap();
        assert!(message.ends_with(&told), "{message}");
        world.ok(&["db", "check"]).says(&told);
    }
}

/// A copy beside a journal may be one, too: what is deleted in it goes from nowhere else.
#[test]
fn two_journals_beside_each_other_have_their_own_photos_whatever_they_are_called() {
    for [one, other] in [["one.db", "one.bak"], ["2026", "2026.db"]] {
        let world = World::stocked();
        let named = |name: &str| world.home().join(name).to_str().unwrap().to_owned();
        world.ok(&["context", "add", "one", "--path", &named(one)]);
        let photo = world.file("lunch.jpg", JPEG);
        world.ok(&["log", "1 egg", "--photo", &photo, "-C", "one"]);
        world.ok(&["db", "backup", &named(other), "-C", "one"]);
        world.ok(&["context", "add", "other", "--path", &named(other)]);
        world.ok(&["meal", "delete", "last", "--yes", "-C", "other"]);
        world.ok(&["undo", "--forget", "--yes", "-C", "other"]);
        let photos = fs::read_dir(world.home().join(format!("{one}-photos"))).unwrap();
        assert_eq!(photos.count(), 1, "{one}");
        let checks = world.json(&["doctor", "-C", "one"])["checks"].to_string();
        assert!(!checks.contains("missing or empty"), "{checks}");
    }
}

/// Whoever deletes a photo by one name of the file would not find it beside another.
#[cfg(unix)]
#[test]
fn a_journal_that_a_link_leads_to_has_its_photos_in_one_place() {
    let world = World::stocked();
    let photo = world.file("lunch.jpg", JPEG);
    world.ok(&["log", "1 egg"]);
    for (name, journal) in [
        ("local", world.journal()),
        ("dad", world.home().join("dad.db")),
    ] {
        if name == "dad" {
            let path = journal.to_str().unwrap();
            world.ok(&["context", "add", name, "--path", path]);
            world.ok(&["log", "1 egg", "-C", name]);
        }
        let link = world.home().join(format!("{name}-link.db"));
        std::os::unix::fs::symlink(&journal, &link).unwrap();
        let linked = format!("{name}-link");
        world.ok(&["context", "add", &linked, "--path", link.to_str().unwrap()]);
        world.ok(&["log", "1 egg", "--photo", &photo, "-C", &linked]);
        let checks = world.json(&["doctor", "-C", name])["checks"].to_string();
        assert!(!checks.contains("missing or empty"), "{checks}");
        let photos = match name {
            "local" => world.data().join("photos"),
            _ => world.home().join("dad.db-photos"),
        };
        let count = || fs::read_dir(&photos).map_or(0, Iterator::count);
        assert_eq!(count(), 1, "{name}");
        world.ok(&["meal", "delete", "last", "--yes", "-C", name]);
        world.ok(&["undo", "--forget", "--yes", "-C", name]);
        assert_eq!(count(), 0, "{name}");
    }
}

#[test]
fn a_journal_elsewhere_is_told_of_its_own_photos() {
    let world = World::stocked();
    let journal = world.home().join("family.db");
    let journal = journal.to_str().unwrap();
    world.ok(&["context", "add", "family", "--path", journal]);
    let photo = world.file("lunch.jpg", JPEG);
    world.ok(&["log", "1 egg", "--photo", &photo, "-C", "family"]);
    let folder = world.home().join("family.db-photos");
    for number in 0..7 {
        let left = format!("0b9a3e6b-7f0c-4c59-9d7e-1d3a0a4a2f1{number}.jpg");
        fs::write(folder.join(left), JPEG).unwrap();
    }
    let (_, check) = found(&world.json(&["doctor", "-C", "family"]), "photos");
    let message = check["message"].as_str().unwrap();
    assert!(
        message.contains("family.db-photos: 7 photos that"),
        "{message}"
    );
    assert!(message.ends_with(", and 2 more"), "{message}");
    let checks = world.json(&["doctor"])["checks"].to_string();
    assert!(!checks.contains("family.db-photos"), "{checks}");
}

#[test]
fn a_photo_that_is_not_there_logs_nothing() {
    let world = World::stocked();
    let done = world
        .run(&["log", "1 egg", "--photo", "nowhere.jpg"])
        .failed(3);
    done.says("nowhere.jpg");
    assert_eq!(world.meals(), 0);
}

/// Puts something in the place of the folder of photos.
type Put = fn(&World, &Path);

/// What stands there is no folder that a photo can be kept in, and is left as it is.
const NO_FOLDERS: [(Put, &str); 5] = [
    (|_, place| fs::write(place, "mine").unwrap(), "is no folder"),
    (
        |world, place| symlink(world.file("mine", "mine"), place).unwrap(),
        "is no folder",
    ),
    (
        |_, place| symlink("nowhere", place).unwrap(),
        "is a link that leads nowhere",
    ),
    (
        |_, place| {
            let made = Command::new("mkfifo").arg(place).status();
            assert!(made.unwrap().success());
        },
        "is no folder",
    ),
    (
        |world, place| {
            symlink(world.home(), place).unwrap();
            fs::set_permissions(world.data(), fs::Permissions::from_mode(0o775)).unwrap();
        },
        "is a link in a folder that others may write",
    ),
];

#[test]
fn what_is_no_folder_of_photos_takes_none_in_and_everything_else_goes_on() {
    for (put, why) in NO_FOLDERS {
        let world = World::stocked();
        let photo = world.file("lunch.jpg", JPEG);
        let place = world.data().join("photos");
        put(&world, &place);
        let found = || {
            let kind = fs::symlink_metadata(&place).unwrap().file_type();
            (kind, fs::read_dir(world.home()).unwrap().count())
        };
        let before = found();
        for line in [
            &["photo", "add", &photo][..],
            &["log", "1 egg", "--photo", &photo],
        ] {
            let refused = world.run(line).failed(12);
            refused.says(why).says(place.to_str().unwrap());
        }
        assert_eq!(world.meals(), 0, "{why}");
        world.ok(&["log", "1 egg"]);
        world.ok(&["meal", "delete", "last", "--yes"]);
        world.ok(&["undo"]);
        world.ok(&["undo", "--forget", "--yes"]);
        assert_eq!(world.meals(), 1);
        if why == "is no folder" {
            let doctor = world.run(&["doctor"]);
            assert_eq!(doctor.exit, 12, "{doctor:?}");
            assert!(doctor.out.contains("move it away"), "{}", doctor.out);
        }
        assert_eq!(found(), before);
    }
}

#[test]
fn a_folder_of_photos_may_stand_elsewhere_behind_a_link_of_ones_own() {
    let world = World::stocked();
    fs::set_permissions(world.data(), fs::Permissions::from_mode(0o700)).unwrap();
    let elsewhere = world.home().join("elsewhere");
    fs::create_dir(&elsewhere).unwrap();
    symlink(&elsewhere, world.data().join("photos")).unwrap();
    let photo = world.file("lunch.jpg", JPEG);
    world.ok(&["log", "1 egg", "--photo", &photo]);
    assert_eq!(fs::read_dir(&elsewhere).unwrap().count(), 1);
    world.ok(&["doctor"]);
    world.ok(&["meal", "delete", "last", "--yes"]);
    world.ok(&["undo", "--forget", "--yes"]);
    assert_eq!(fs::read_dir(&elsewhere).unwrap().count(), 0);
}

#[test]
fn a_dry_run_keeps_no_photo() {
    let world = World::stocked();
    let photo = world.file("lunch.jpg", JPEG);
    world.ok(&["log", "1 egg", "--photo", &photo, "-n"]);
    world.ok(&["photo", "add", &photo, "-n"]);
    assert_eq!(kept(&world), 0);
}

#[test]
fn a_dry_run_refuses_the_photo_that_would_be_refused() {
    let world = World::stocked();
    let text = world.file("notes.jpg", "2 eggs");
    for (photo, why) in [(text.as_str(), "is no photo"), ("gone.jpg", "gone.jpg")] {
        for line in [
            &["photo", "add", photo][..],
            &["log", "1 egg", "--photo", photo],
        ] {
            let refused = world.run(line);
            let dry = world.run(&[line, &["-n"]].concat());
            assert_eq!(dry.exit, refused.exit, "{dry:?}");
            dry.failed(refused.exit).says(why);
        }
    }
}

#[test]
fn a_meal_that_is_refused_keeps_no_photo() {
    let world = World::stocked();
    let photo = world.file("lunch.jpg", JPEG);
    world.run(&["log", "1 blorb", "--photo", &photo]).failed(6);
    world
        .run(&["log", "1 egg", "--photo", &photo, "--image", "no link"])
        .failed(3);
    assert_eq!(kept(&world), 0);
}

#[test]
fn what_is_no_photo_by_its_size_or_kind_is_not_taken_in() {
    let world = World::stocked();
    let sparse = world.home().join("sparse.jpg");
    std::fs::File::create(&sparse)
        .unwrap()
        .set_len(1 << 31)
        .unwrap();
    let refused = world.run(&["photo", "add", "sparse.jpg"]).failed(3);
    refused.says("larger than 32 MiB");
    for other in ["/dev/zero", "."] {
        world
            .run(&["photo", "add", other])
            .failed(3)
            .says("is no file");
    }
    world.file("notes.jpg", "2 eggs");
    let refused = world.run(&["photo", "add", "notes.jpg"]).failed(3);
    refused.says("notes.jpg is no photo").says("JPEG, PNG");
    world
        .run(&["log", "1 egg", "--photo", "notes.jpg"])
        .failed(3);
    assert!(
        world.json(&["meal", "list"])["meals"]
            .as_array()
            .unwrap()
            .is_empty()
    );
}

#[test]
fn of_several_photos_none_is_kept_where_one_is_none() {
    let world = World::stocked();
    world.ok(&["log", "1 banana"]);
    let photo = world.file("lunch.jpg", JPEG);
    let other = world.file("notes.jpg", "no picture");
    let log = ["log", "1 egg", "--photo", &photo, "--photo", &other];
    world.error(3, &log);
    assert_eq!(kept(&world), 0);
    // The last change is the meal still.
    world.ok(&["undo"]);
    assert_eq!(world.meals(), 0);
}

/// No folder of data that is named moves the photos of a journal that stands elsewhere.
#[test]
fn what_is_in_the_way_of_photos_of_a_journal_elsewhere_is_told_as_that() {
    let world = World::stocked();
    let photo = world.file("lunch.jpg", JPEG);
    let journal = world.home().join("fam.db");
    world.ok(&["context", "add", "fam", "--path", journal.to_str().unwrap()]);
    world.ok(&["-C", "fam", "log", "100 kcal"]);
    let place = world.file("fam.db-photos", "a file");
    let refused = world.run(&["-C", "fam", "photo", "add", &photo]).failed(12);
    refused.says(&place).says("move away what has its name");
    assert!(!refused.err.contains("JOURNAL_DATA_DIR"), "{}", refused.err);
    let doctor = world.run(&["-C", "fam", "doctor"]);
    assert_eq!(doctor.exit, 12, "{}", doctor.out);
    assert!(
        doctor
            .out
            .contains(&format!("the folder {place} cannot be made")),
        "{}",
        doctor.out
    );
    assert!(!doctor.out.contains("JOURNAL_DATA_DIR"), "{}", doctor.out);
}
