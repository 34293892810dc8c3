//! Photos of a local journal.

use std::fs;

use serde_json::json;

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
fn a_photo_that_is_not_there_logs_nothing() {
    let world = World::stocked();
    let done = world
        .run(&["log", "1 egg", "--photo", "nowhere.jpg"])
        .failed(3);
    done.says("nowhere.jpg");
    assert_eq!(world.meals(), 0);
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
    let world = World::new();
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
}
