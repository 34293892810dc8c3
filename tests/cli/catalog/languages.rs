//! What a product is called in each language, as its own language changes.

use std::fs;

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

const LAIT: &str =
    r#""lang":"fr","product_name":"Lait","product_name_en":"Milk","product_name_de":"Milch""#;

const VOLLMILCH: &str = r#""lang":"de","product_name":"Vollmilch""#;

/// Imports the product from a table, which tells no languages.
fn import_table(world: &World, name: &str) {
    let table = format!(
        "code\tproduct_name\tenergy-kcal_100g\tsugars_100g\n3017620422003\t{name}\t500\t56.3\n"
    );
    let import = ["catalog", "import", "off", "-"];
    world.run_with(&import, table).succeeded();
}

#[test]
fn a_name_that_tells_no_language_is_in_the_one_in_which_it_is_known() {
    let world = World::new();
    import(&world, 1, LAIT);
    let known = ["Lait", "Milk", "Milch", "Milk"];
    import_table(&world, "Milch");
    assert_eq!(names(&world), known);
    assert_eq!(called(&world, "lait", ["fr"]), ["Lait"]);
    import(&world, 2, r#""product_name":"Milk""#);
    assert_eq!(names(&world), known);
    // A record that has it in one tells that itself.
    import(
        &world,
        3,
        r#""product_name":"Milch 2","product_name_de":"Milch 2""#,
    );
    assert_eq!(names(&world), ["Lait", "Milk", "Milch 2", "Milk"]);
    import_table(&world, "Milch 3");
    assert_eq!(names(&world), ["Lait", "Milk", "Milch 3", "Milk"]);
}

#[test]
fn a_corrected_name_stays_in_the_language_that_it_was_in() {
    let world = World::new();
    import(&world, 1, PATE);
    accept(&world, &propose(&world, "Pate X", 500));
    assert_eq!(names(&world), ["Pate X", "Spread", "Spread", "Spread"]);
    let update = r#""lang":"en","product_name":"Nut Cream","product_name_fr":"Pate 2""#;
    import(&world, 2, update);
    let corrected = ["Pate X", "Nut Cream", "Nut Cream", "Nut Cream"];
    assert_eq!(names(&world), corrected);
    assert_eq!(import(&world, 2, update)["same"], 1);
    // Whichever of the two files is lost.
    std::fs::remove_file(world.catalogue()).unwrap();
    import(&world, 2, update);
    assert_eq!(names(&world), corrected);
    std::fs::remove_file(world.data().join("reviews.db")).unwrap();
    import(&world, 3, update);
    assert_eq!(names(&world), corrected);
    // Corrected in another language, it is so in both.
    accept(&world, &propose(&world, "Nut X", 500));
    assert_eq!(names(&world), ["Pate X", "Nut X", "Nut X", "Nut X"]);
    let bread = r#""lang":"de","product_name":"Brot","product_name_fr":"Pate 3""#;
    import(&world, 4, bread);
    let corrected = ["Pate X", "Nut X", "Brot", "Nut X"];
    assert_eq!(names(&world), corrected);
    world.ok(&["db", "check"]);
    std::fs::remove_file(world.catalogue()).unwrap();
    import(&world, 4, bread);
    assert_eq!(names(&world), corrected);
}

#[test]
fn a_corrected_name_leaves_those_in_other_languages_to_imports() {
    let world = World::new();
    import(&world, 1, LAIT);
    accept(&world, &propose(&world, "Lait frais", 500));
    import(&world, 2, VOLLMILCH);
    assert_eq!(names(&world), ["Lait frais", "Milk", "Vollmilch", "Milk"]);
    assert_eq!(called(&world, "vollmilch", ["de"]), ["Vollmilch"]);
    let english = r#""lang":"fr","product_name":"","product_name_en":"Milk 2""#;
    import(&world, 3, english);
    let corrected = ["Lait frais", "Milk 2", "Vollmilch", "Milk 2"];
    assert_eq!(names(&world), corrected);
}

#[test]
fn a_name_that_was_corrected_in_no_language_is_so_where_the_food_turns_out_to_be_called_so() {
    let world = World::new();
    import_table(&world, "Milch");
    accept(&world, &propose(&world, "Vollmilch", 500));
    import(&world, 1, LAIT);
    let corrected = ["Lait", "Milk", "Vollmilch", "Milk"];
    assert_eq!(names(&world), corrected);
    assert_eq!(called(&world, "lait", ["fr"]), ["Lait"]);
    assert_eq!(import(&world, 1, LAIT)["same"], 1);
    import_table(&world, "Milch");
    assert_eq!(names(&world), corrected);
    std::fs::remove_file(world.catalogue()).unwrap();
    import(&world, 2, LAIT);
    assert_eq!(names(&world), corrected);
}

#[test]
fn a_name_that_was_corrected_in_no_language_waits_for_its_own() {
    let french = r#""lang":"fr","product_name":"Lait","product_name_en":"Milk""#;
    let ways: [&dyn Fn(&World); 3] = [
        &|world| import_table(world, "Milk"),
        &|world| {
            world.ok(&["catalog", "remove", "off", "--yes"]);
            import_table(world, "Milk");
        },
        &|world| {
            fs::remove_file(world.catalogue()).unwrap();
            let english = r#""lang":"en","product_name":"Milk""#;
            import(world, 1_900_000_000, english);
        },
    ];
    for (way, meanwhile) in ways.into_iter().enumerate() {
        let world = World::new();
        import_table(&world, "Lait");
        accept(&world, &propose(&world, "Lait frais", 500));
        meanwhile(&world);
        import(&world, 2_000_000_000, french);
        assert_eq!(names(&world)[..2], ["Lait frais", "Milk"], "{way}");
        assert_eq!(called(&world, "milk", ["en"]), ["Milk"], "{way}");
    }
}

#[test]
fn a_name_is_corrected_in_every_language_in_which_it_was_that() {
    let world = World::new();
    let texts =
        r#""product_name_fr":"Nutela","product_name_en":"Nutela","product_name_de":"Nutela Creme""#;
    import(
        &world,
        1,
        &format!(r#""lang":"fr","product_name":"Nutela",{texts}"#),
    );
    accept(&world, &propose(&world, "Nutella", 500));
    let corrected = ["Nutella", "Nutella", "Nutela Creme", "Nutella"];
    assert_eq!(names(&world), corrected);
    let german = format!(r#""lang":"de","product_name":"Nutela Creme",{texts}"#);
    import(&world, 2, &german);
    assert_eq!(names(&world), corrected);
    assert_eq!(called(&world, "creme", ["de"]), ["Nutela Creme"]);
}

/// Makes a catalogue and what was accepted beside it what they were before languages of names were told.
fn as_before(world: &World) {
    let catalogue = Connection::open(world.catalogue()).unwrap();
    let lacks = "ALTER TABLE food DROP COLUMN language;
        ALTER TABLE imported DROP COLUMN names;
        ALTER TABLE accepted DROP COLUMN languages;
        ALTER TABLE accepted DROP COLUMN was;
        PRAGMA user_version = 3;";
    catalogue.execute_batch(lacks).unwrap();
    let reviews = Connection::open(world.data().join("reviews.db")).unwrap();
    let lacks = "ALTER TABLE accepted DROP COLUMN languages;
        ALTER TABLE accepted DROP COLUMN was;
        PRAGMA user_version = 1;";
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
