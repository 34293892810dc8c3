//! What a product is called in each language, as its own language changes.

use serde_json::Value;

use crate::world::World;

/// Imports a product of these members, of a second of their own, and gives what became of it.
pub(super) fn import(world: &World, second: u32, members: &str) -> Value {
    let line = format!(
        r#"{{"code":"3017620422003","last_modified_t":{second},"nutriments":{{"energy-kcal_100g":500,"sugars_100g":56.3}},{members}}}"#
    );
    let import = ["catalog", "import", "off", "-", "--json"];
    world.run_with(&import, line).succeeded().json()
}

pub(super) const PATE: &str =
    r#""lang":"fr","product_name":"Pate","product_name_fr":"Pate","product_name_en":"Spread""#;

/// What the product is called in languages, found by these words.
pub(super) fn called<const N: usize>(
    world: &World,
    words: &str,
    locales: [&str; N],
) -> [String; N] {
    locales.map(|locale| {
        let search = ["food", "search", words, "--library", "off"];
        let found = world.json(&[&search[..], &["--locale", locale]].concat());
        let name = found["foods"][0]["name"].as_str();
        name.unwrap_or("none").to_owned()
    })
}

const ALL: [&str; 4] = ["fr", "en", "de", "it"];

pub(super) fn names(world: &World) -> [String; 4] {
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

pub(super) const LAIT: &str =
    r#""lang":"fr","product_name":"Lait","product_name_en":"Milk","product_name_de":"Milch""#;

pub(super) const VOLLMILCH: &str = r#""lang":"de","product_name":"Vollmilch""#;

/// Imports the product from a table, which tells no languages.
pub(super) fn import_table(world: &World, name: &str) {
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
fn a_row_that_tells_no_language_renames_the_products_own_name_alone() {
    let texts =
        r#""product_name_fr":"Nutella","product_name_en":"Nutella","product_name_de":"Nutella""#;
    let world = World::new();
    let told = format!(r#""lang":"fr","product_name":"Nutella",{texts}"#);
    import(&world, 1, &told);
    import(&world, 2, r#""product_name":"Nutella B-ready""#);
    let renamed = ["Nutella B-ready", "Nutella", "Nutella", "Nutella"];
    assert_eq!(names(&world), renamed);
}

#[test]
fn a_table_and_records_agree_on_languages_in_whichever_order_they_come() {
    let german = |world: &World| import(world, 2, VOLLMILCH)["changed"] == 1;
    let table = |world: &World| import_table(world, "Lait");
    let told = ["Lait", "Milk", "Vollmilch", "Milk"];
    let world = World::new();
    table(&world);
    german(&world);
    table(&world);
    import(
        &world,
        3,
        LAIT.split_once(r#","product_name_de"#).unwrap().0,
    );
    assert_eq!(names(&world), told);
    let world = World::new();
    import(&world, 1, LAIT);
    german(&world);
    table(&world);
    assert_eq!(names(&world), told);
    assert_eq!(
        world.json(&["food", "show", "off/3017620422003"])["name"],
        "Lait"
    );
}
