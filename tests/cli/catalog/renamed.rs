//! Where a corrected name holds: in the language of the name that was read.

use std::fs;

use rusqlite::Connection;
use serde_json::{Value, json};

use super::accepted::accept;
use super::languages::{LAIT, PATE, VOLLMILCH, called, import, import_table, names};
use super::review::{propose, propose_in};
use crate::world::{World, id};

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

#[test]
fn a_name_that_was_corrected_in_no_language_is_in_no_other_where_a_file_tells_one() {
    let world = World::new();
    import(&world, 1, r#""lang":"en","product_name":"Milk""#);
    accept(&world, &propose(&world, "Milk X", 500));
    world.ok(&["catalog", "remove", "off", "--yes"]);
    let untold = r#""product_name":"Lait""#;
    import(&world, 2, untold);
    let own = || world.json(&["food", "show", "off/3017620422003"])["name"].clone();
    assert_eq!(own(), "Lait");
    accept(&world, &propose(&world, "Lait frais", 500));
    assert_eq!(own(), "Lait frais");
    let told = import(&world, 3, r#""lang":"de","product_name":"Milch""#);
    assert_eq!(told["kept"]["correction_overtaken"], 1);
    assert_eq!(names(&world), ["Milk X", "Milk X", "Milch", "Milk X"]);
    assert_eq!(called(&world, "lait", ["de"]), ["none"]);
    // Whatever tells no language is read where the product is called so.
    import(&world, 4, untold);
    assert_eq!(own(), "Lait frais");
    assert_eq!(names(&world)[1..3], ["Milk X", "Milch"]);
    import(&world, 5, r#""lang":"fr","product_name":"Lait""#);
    let corrected = ["Lait frais", "Milk X", "Milch", "Milk X"];
    assert_eq!(names(&world), corrected);
}

#[test]
fn a_name_is_corrected_in_the_language_in_which_it_was_read() {
    let accept_all = |world: &World, id: &str| {
        world.ok(&["catalog", "review", "accept", id, "--overwrite"]);
    };
    let world = World::new();
    import(&world, 1, LAIT);
    let id = propose(&world, "Lait frais", 500);
    // Its name is what it was, although another is the product's own by now.
    import(&world, 2, VOLLMILCH);
    let waiting = world.json(&["catalog", "review", "list"]);
    assert_eq!(waiting["corrections"][0]["now"], Value::Null);
    let change = &waiting["corrections"][0]["changes"][0];
    assert_eq!(
        *change,
        json!({ "path": "name", "from": "Lait", "to": "Lait frais" })
    );
    accept(&world, &id);
    let corrected = ["Lait frais", "Milk", "Vollmilch", "Milk"];
    assert_eq!(names(&world), corrected);

    let world = World::new();
    import(&world, 1, LAIT);
    let id = propose(&world, "Lait frais", 500);
    let renamed = r#""lang":"de","product_name":"Vollmilch","product_name_fr":"Lait entier""#;
    import(&world, 2, renamed);
    let now = world.json(&["catalog", "review", "list"])["corrections"][0]["now"].clone();
    assert_eq!(now, json!({ "name": "Lait entier" }));
    world.error(7, &["catalog", "review", "accept", &id]);
    accept_all(&world, &id);
    assert_eq!(names(&world), corrected);

    // Called alike, it is another name all the same.
    let world = World::new();
    import(&world, 1, r#""lang":"fr","product_name":"Nutela""#);
    let id = propose(&world, "Nutella", 500);
    import(&world, 2, r#""lang":"de","product_name":"Nutela""#);
    accept(&world, &id);
    assert_eq!(names(&world)[..3], ["Nutella", "Nutela", "Nutela"]);
}

#[test]
fn two_names_are_accepted_together_that_were_read_in_two_languages() {
    let world = World::new();
    let data = world.data().to_str().unwrap().to_owned();
    let person = world.json(&["user", "add", "anna", "--data", &data]);
    let journal = format!("{data}/users/{}/journal.db", id(&person));
    world.ok(&["context", "add", "anna", "--path", &journal]);
    import(&world, 1, LAIT);
    let french = propose(&world, "Lait frais", 500);
    import(&world, 2, VOLLMILCH);
    let german = propose_in("anna", &world, "Frische Vollmilch", 500);
    world.ok(&["catalog", "review", "accept", &french, &german]);
    let corrected = ["Lait frais", "Milk", "Frische Vollmilch", "Milk"];
    assert_eq!(names(&world), corrected);
}

#[test]
fn a_name_that_was_read_in_no_language_is_not_accepted_in_another() {
    let world = World::new();
    import_table(&world, "Lait");
    let id = propose(&world, "Lait frais", 500);
    import(&world, 1, LAIT);
    import(&world, 2, r#""lang":"fr","product_name":"Lait entier""#);
    for more in [&[][..], &["--overwrite"]] {
        let accept = [&["catalog", "review", "accept", &id], more].concat();
        world.run(&accept).failed(7).says("in which language");
    }
    import(&world, 3, LAIT);
    accept(&world, &id);
    assert_eq!(names(&world), ["Lait frais", "Milk", "Milch", "Milk"]);
}

#[test]
fn whatever_is_lost_a_row_without_a_language_takes_the_accepted_name_of_no_other() {
    let ways: [&dyn Fn(&World); 2] = [
        &|world| {
            world.ok(&["catalog", "remove", "off", "--yes"]);
        },
        &|world| fs::remove_file(world.catalogue()).unwrap(),
    ];
    for lose in ways {
        let world = World::new();
        let own = || world.json(&["food", "show", "off/3017620422003"])["name"].clone();
        import(&world, 1, PATE);
        accept(&world, &propose(&world, "Pate X", 500));
        import(&world, 2, r#""lang":"en","product_name":"Nut Cream""#);
        accept(&world, &propose(&world, "Nut X", 500));
        lose(&world);
        import_table(&world, "Brot");
        assert_eq!(own(), "Brot");
        lose(&world);
        // What was corrected tells its language.
        import_table(&world, "Pate");
        assert_eq!(own(), "Pate X");
        assert_eq!(names(&world)[..2], ["Pate X", "Nut X"]);
        import_table(&world, "Pate 2");
        assert_eq!(own(), "Pate X");
    }
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

#[test]
fn names_that_were_kept_together_for_several_languages_stay_in_each() {
    let world = World::new();
    let texts = r#""product_name_fr":"Nutela","product_name_en":"Nutela""#;
    import(
        &world,
        1,
        &format!(r#""lang":"fr","product_name":"Nutela",{texts}"#),
    );
    let proposed = propose(&world, "Nutella", 500);
    // A proposal told no languages.
    let journal = Connection::open(world.data().join("journal.db")).unwrap();
    let older = "UPDATE correction SET changes = json_remove(changes, '$[0].languages')";
    assert_eq!(journal.execute(older, ()).unwrap(), 1);
    drop(journal);
    accept(&world, &proposed);
    let corrected = ["Nutella", "Nutella", "Brot", "Nutella"];
    let reviews = Connection::open(world.data().join("reviews.db")).unwrap();
    let members = "SELECT group_concat(member || ' ' || languages, ', ') FROM accepted";
    let members: String = reviews.query_row(members, (), |row| row.get(0)).unwrap();
    assert_eq!(members, "name.en en, name.fr fr");
    let together = "DELETE FROM accepted WHERE member = 'name.en';
        UPDATE accepted SET member = 'name', languages = 'en fr', was = NULL;";
    reviews.execute_batch(together).unwrap();
    drop(reviews);
    fs::remove_file(world.catalogue()).unwrap();
    world.ok(&["db", "check"]);
    import(&world, 2, r#""lang":"de","product_name":"Brot""#);
    assert_eq!(names(&world), corrected);
}

#[test]
fn a_name_that_an_older_program_kept_without_a_language_is_that_of_the_product() {
    for name in ["Pate", "Pate 2"] {
        let world = World::new();
        import(&world, 1, PATE);
        accept(&world, &propose(&world, "Pate X", 500));
        as_before(&world);
        let update = format!(r#""lang":"fr","product_name":"{name}""#);
        import(&world, 2, &update);
        assert_eq!(names(&world)[..2], ["Pate X", "Spread"]);
        import(&world, 3, VOLLMILCH);
        assert_eq!(names(&world)[..3], ["Pate X", "Spread", "Vollmilch"]);
    }
}

#[test]
fn a_row_that_tells_no_language_and_the_corrected_name_is_in_the_language_of_that() {
    let world = World::new();
    import(&world, 1, PATE);
    accept(&world, &propose(&world, "Pate X", 500));
    import(&world, 2, r#""lang":"en","product_name":"Nut Cream""#);
    import_table(&world, "Pate X");
    assert_eq!(names(&world)[..2], ["Pate X", "Nut Cream"]);
}

#[test]
fn a_row_that_tells_no_language_and_what_was_corrected_in_none_is_in_no_other() {
    let world = World::new();
    import_table(&world, "Lait");
    accept(&world, &propose(&world, "Lait frais", 500));
    world.ok(&["catalog", "remove", "off", "--yes"]);
    import(&world, 1, r#""lang":"de","product_name":"Milch""#);
    import_table(&world, "Lait");
    let own = world.json(&["food", "show", "off/3017620422003"])["name"].clone();
    assert_eq!(own, "Lait frais");
    assert_eq!(called(&world, "3017620422003", ["de"]), ["Milch"]);
}

/// Who reads a product in their language sends its name back, and corrects nothing; who means a correction is told.
#[test]
fn a_copy_whose_name_is_no_correction_says_so() {
    let world = World::new();
    import(&world, 1, LAIT);
    let told = "so the name is not proposed";
    let copy = |name: &str| world.ok(&["food", "copy", "off/3017620422003", "--name", name]);
    copy("Milk").says(told);
    let listed = world.json(&["correction", "list"]);
    assert_eq!(listed["corrections"], json!([]));
    let done = copy("Lait frais");
    assert!(!done.err.contains(told), "{}", done.err);
    let listed = world.json(&["correction", "list"]);
    assert_eq!(listed["corrections"][0]["changes"][0]["path"], "name");
    let done = copy("Lait");
    assert!(!done.err.contains(told), "{}", done.err);
}
