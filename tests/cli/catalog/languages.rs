//! What a product is called in each language, as its own language changes.

use rusqlite::Connection;
use serde_json::{Value, json};

use super::accepted::accept;
use super::review::propose;
use crate::world::World;

/// Imports a product of these members, of a second of their own, and gives what became of it.
fn import(world: &World, second: u32, members: &str) -> Value {
    let line = format!(
        r#"{{"code":"3017620422003","last_modified_t":{second},"nutriments":{{"energy-kcal_100g":500,"sugars_100g":56.3}},{members}}}"#
    );
    let import = ["catalog", "import", "off", "-", "--json"];
    world.run_with(&import, line).succeeded().json()
}

const PATE: &str =
    r#""lang":"fr","product_name":"Pate","product_name_fr":"Pate","product_name_en":"Spread""#;

/// What the product is called in languages, found by these words.
fn called<const N: usize>(world: &World, words: &str, locales: [&str; N]) -> [String; N] {
    locales.map(|locale| {
        let search = ["food", "search", words, "--library", "off"];
        let found = world.json(&[&search[..], &["--locale", locale]].concat());
        let name = found["foods"][0]["name"].as_str();
        name.unwrap_or("none").to_owned()
    })
}

const ALL: [&str; 4] = ["fr", "en", "de", "it"];

fn names(world: &World) -> [String; 4] {
    called(world, "3017620422003", ALL)
}

#[test]
fn a_product_is_called_in_each_language_by_the_newest_name_in_it() {
    let world = World::new();
    import(&world, 1, PATE);
    assert_eq!(names(&world), ["Pate", "Spread", "Spread", "Spread"]);
    import(&world, 2, r#""lang":"en","product_name":"Nut Cream""#);
    assert_eq!(
        names(&world),
        ["Pate", "Nut Cream", "Nut Cream", "Nut Cream"]
    );
    let bread = r#""lang":"de","product_name":"Brot""#;
    import(&world, 3, bread);
    assert_eq!(names(&world), ["Pate", "Nut Cream", "Brot", "Nut Cream"]);
    assert_eq!(
        world.json(&["food", "show", "off/3017620422003"])["name"],
        "Brot"
    );
    // In its language, and in the product's own, each is found.
    assert_eq!(called(&world, "pate", ["fr", "de"]), ["Pate", "none"]);
    assert_eq!(called(&world, "brot", ["fr", "de"]), ["Pate", "Brot"]);
    assert_eq!(called(&world, "nut cream", ["fr", "de"]), ["Pate", "Brot"]);
    // What says nothing new changes nothing, and what tells no language of a name none of them.
    assert_eq!(import(&world, 3, bread)["same"], 1);
    let table = "code\tproduct_name\n3017620422003\tBrot 2\n";
    let import = ["catalog", "import", "off", "-"];
    world.run_with(&import, table).succeeded();
    assert_eq!(names(&world), ["Pate", "Nut Cream", "Brot 2", "Nut Cream"]);
}

#[test]
fn a_name_that_is_the_same_in_another_language_takes_the_place_of_what_was_there() {
    let world = World::new();
    import(
        &world,
        1,
        r#""lang":"fr","product_name":"Pate","product_name_de":"Aufstrich""#,
    );
    let same = r#""lang":"fr","product_name":"Pate","product_name_de":"Pate""#;
    import(&world, 2, same);
    import(&world, 3, r#""lang":"en","product_name":"Spread""#);
    assert_eq!(names(&world), ["Pate", "Spread", "Pate", "Spread"]);
}

#[test]
fn a_corrected_name_stays_in_the_language_that_it_was_in_and_in_whatever_is_the_products_own() {
    let world = World::new();
    import(&world, 1, PATE);
    accept(&world, &propose(&world, "Pate X", 500));
    assert_eq!(names(&world), ["Pate X", "Spread", "Spread", "Spread"]);
    let update = r#""lang":"en","product_name":"Nut Cream","product_name_fr":"Pate 2""#;
    import(&world, 2, update);
    let corrected = ["Pate X", "Pate X", "Pate X", "Pate X"];
    assert_eq!(names(&world), corrected);
    assert_eq!(import(&world, 2, update)["same"], 1);
    // Whichever of the two files is lost.
    std::fs::remove_file(world.catalogue()).unwrap();
    import(&world, 2, update);
    assert_eq!(names(&world), corrected);
    std::fs::remove_file(world.data().join("reviews.db")).unwrap();
    import(&world, 3, update);
    assert_eq!(names(&world), corrected);
    // Corrected anew, it is so wherever it was called by the name that it had.
    accept(&world, &propose(&world, "Pate Y", 500));
    import(
        &world,
        4,
        r#""lang":"de","product_name":"Brot","product_name_fr":"Pate 3""#,
    );
    assert_eq!(names(&world), ["Pate Y", "Pate Y", "Pate Y", "Pate Y"]);
}

/// Makes a catalogue and what was accepted beside it what they were before languages of names were told.
fn as_before(world: &World) {
    let catalogue = Connection::open(world.catalogue()).unwrap();
    let lacks = "ALTER TABLE food DROP COLUMN language;
        ALTER TABLE imported DROP COLUMN names;
        ALTER TABLE accepted DROP COLUMN languages;
        PRAGMA user_version = 3;";
    catalogue.execute_batch(lacks).unwrap();
    let reviews = Connection::open(world.data().join("reviews.db")).unwrap();
    let lacks = "ALTER TABLE accepted DROP COLUMN languages; PRAGMA user_version = 1;";
    reviews.execute_batch(lacks).unwrap();
}

#[test]
fn a_catalogue_of_before_is_read_and_kept_with_what_was_accepted() {
    let world = World::stocked();
    import(&world, 1, PATE);
    accept(&world, &propose(&world, "Pate X", 500));
    let bananas = || {
        let search = ["food", "search", "banan", "--library", "composition"];
        world.json(&[&search[..], &["--locale", "fr"]].concat())
    };
    let before = bananas();
    as_before(&world);
    assert_eq!(names(&world)[1], "Spread");
    world.ok(&["db", "check"]);
    world.ok(&["doctor"]);
    let update = r#""lang":"fr","product_name":"Pate","product_name_en":"Cream""#;
    assert_eq!(import(&world, 2, update)["changed"], 1);
    assert_eq!(names(&world), ["Pate X", "Cream", "Cream", "Cream"]);
    assert_eq!(bananas(), before);
    let food = world.json(&["food", "show", "off/3017620422003"]);
    assert_eq!(
        (&food["name"], &food["version"]),
        (&json!("Pate X"), &json!(3))
    );
}
