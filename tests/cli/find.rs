//! Foods of all libraries at once: `find`, and copies of what was found.

use serde_json::{Value, json};

use crate::world::World;

fn references(found: &Value) -> Vec<String> {
    let foods = found["foods"].as_array().expect("foods").iter();
    foods
        .map(|food| {
            let text = |name: &str| food[name].as_str().unwrap().to_owned();
            format!("{}/{}", text("library"), text("key"))
        })
        .collect()
}

fn libraries(found: &Value) -> Vec<String> {
    let mut libraries: Vec<String> = Vec::new();
    for reference in references(found) {
        let library = reference.split('/').next().unwrap().to_owned();
        if libraries.last() != Some(&library) {
            libraries.push(library);
        }
    }
    libraries
}

#[test]
fn what_quick_text_takes_stands_first_and_is_named() {
    let world = World::stocked();
    let found = world.json(&["find", "banana"]);
    assert_eq!(found["schema"], "journal.find/1");
    assert_eq!(found["words"], "banana");
    assert_eq!(references(&found)[0], "composition/usda-09040");
    let meant = json!({ "library": "composition", "key": "usda-09040" });
    assert_eq!(found["meant"], meant);
    let all = references(&found);
    let mut once = all.clone();
    once.sort();
    once.dedup();
    assert_eq!(once.len(), all.len(), "{all:?}");
    assert_eq!(found["foods"][0]["name"], "Bananas, raw");
}

#[test]
fn own_foods_come_before_those_of_catalogues() {
    let world = World::stocked();
    let save = ["food", "save", "Banana bread", "--per", "100g"];
    world.ok(&[&save[..], &["--kcal", "330"]].concat());
    let found = world.json(&["find", "banana"]);
    assert_eq!(references(&found)[0], "composition/usda-09040");
    assert_eq!(found["foods"][1]["name"], "Banana bread");
    assert_eq!(libraries(&found)[..2], ["composition", "mine"]);
    let cheap = world.json(&["find", "banana", "--limit", "1"]);
    assert_eq!(libraries(&cheap)[..2], ["composition", "mine"]);
    assert!(cheap["foods"].as_array().unwrap().len() <= 5, "{cheap}");
    assert!(
        cheap["more"]
            .as_array()
            .unwrap()
            .contains(&json!("composition")),
        "{}",
        cheap["more"]
    );
}

#[test]
fn what_may_be_several_is_none_of_them_for_certain() {
    let world = World::stocked();
    for kcal in ["300", "330"] {
        let save = ["food", "save", "Banana bread", "--per", "100g"];
        world.ok(&[&save[..], &["--kcal", kcal]].concat());
    }
    let found = world.json(&["find", "banana bread"]);
    assert_eq!(found["meant"], Value::Null);
    assert_eq!(libraries(&found)[0], "mine");
    let shown = world.ok(&["find", "banana bread", "--format", "table"]).out;
    assert!(shown.contains("journal food pin"), "{shown}");
}

/// What quick text would ask about, as it lists it.
fn asked(world: &World, words: &str) -> Vec<String> {
    let refused = world.error(8, &["log", &format!("100 g {words}")]);
    references(&json!({ "foods": refused["candidates"] }))
}

#[test]
fn what_quick_text_would_ask_about_stands_first_and_in_its_order() {
    let world = World::stocked();
    for words in ["légumes", "légume", "vegetable", "raisins", "prunes"] {
        let (asked, found) = (asked(&world, words), world.json(&["find", words]));
        let all = references(&found);
        assert!(asked.len() > 1, "{words}: {asked:?}");
        assert_eq!(all[..asked.len()], asked, "{words}");
        assert_eq!(found["meant"], Value::Null);
    }
}

#[test]
fn an_everyday_food_stands_behind_what_its_name_is_pinned_to() {
    let world = World::stocked();
    world.ok(&["food", "pin", "egg", "composition/usda-01077"]);
    let found = references(&world.json(&["find", "egg"]));
    let first = ["composition/usda-01077", "composition/usda-01123"];
    assert_eq!(found[..2], first);
    // The one that is taken is not left out where there is room for one alone.
    let few = world.json(&["find", "egg", "--limit", "1"]);
    let few = references(&few).into_iter();
    let few: Vec<String> = few
        .filter(|food| food.starts_with("composition/"))
        .collect();
    assert_eq!(few, first[..1]);
}

#[test]
fn nothing_found_is_an_empty_list_that_says_what_to_do() {
    let world = World::stocked();
    let found = world.json(&["find", "unobtainium"]);
    assert_eq!(found["foods"], json!([]));
    assert_eq!(found["meant"], Value::Null);
    let shown = world.ok(&["find", "unobtainium", "--format", "table"]).out;
    assert!(shown.contains("journal food save"), "{shown}");
    assert_eq!(world.ok(&["find", "x"]).out, "");
}

#[test]
fn what_was_perhaps_meant_is_offered_where_nothing_is_found() {
    let world = World::stocked();
    let found = world.ok(&["find", "bananna", "--json"]);
    found.says("did you mean \"banana\"?");
    let found = found.json();
    assert_eq!(found["meant"], Value::Null);
    assert_eq!(found["foods"], json!([]));
    let banana = json!({
        "library": "composition", "key": "usda-09040", "name": "Bananas, raw", "brand": null
    });
    assert_eq!(found["candidates"], json!([banana]));
    let piped = world.ok(&["find", "bananna"]);
    assert_eq!(piped.out, "");
    piped.says("hint: did you mean \"banana\"?");
    let shown = world.ok(&["find", "bananna", "--format", "table"]);
    assert!(shown.out.contains("Did you mean \"banana\"?"), "{shown:?}");
    assert!(!shown.err.contains("mean"), "{shown:?}");
    let certain = world.json(&["find", "banana"]);
    assert_eq!(certain["candidates"], json!([]));
}

#[test]
fn signs_that_are_no_words_find_what_is_called_so_and_nothing_else() {
    let world = World::stocked();
    assert_eq!(world.json(&["find", "🥚"])["foods"], json!([]));
    world.ok(&["food", "save", "🥚", "--per", "serving", "--kcal", "70"]);
    let found = world.json(&["find", "🥚"]);
    assert_eq!(found["foods"].as_array().unwrap().len(), 1);
    assert_eq!(found["meant"]["library"], "mine");
}

#[test]
fn a_search_of_one_library_offers_beside_its_body() {
    let world = World::stocked();
    let search = ["food", "search", "bananna", "--library", "composition"];
    let searched = world.ok(&[&search[..], &["--json"]].concat());
    searched.says("did you mean \"banana\"?");
    assert_eq!(searched.json(), json!({ "foods": [], "nextOffset": null }));
    let piped = world.ok(&search);
    assert_eq!(piped.out, "");
    piped.says("hint: did you mean \"banana\"?");
    for quiet in [&["food", "search", "bananna"][..], &["food", "search"]] {
        let done = world.ok(quiet);
        assert!(!done.err.contains("did you mean"), "{done:?}");
    }
}

#[test]
fn in_one_library_it_is_the_search_of_the_api() {
    let world = World::stocked();
    for more in [&[][..], &["--limit", "2"], &["--all"]] {
        let one = [&["oats", "--library", "composition"], more].concat();
        let found = world.json(&[&["find"], &one[..]].concat());
        let searched = world.json(&[&["food", "search"], &one[..]].concat());
        assert_eq!(found, searched);
    }
    let error = world.error(2, &["find", "oats", "--all"]);
    assert!(error["hint"].as_str().unwrap().contains("--library"));
    world.error(2, &["find"]);
}

#[test]
fn found_foods_are_records_for_a_script() {
    let world = World::stocked();
    let out = world.ok(&["find", "banana", "--limit", "2"]).out;
    assert!(
        out.starts_with("composition/usda-09040\tBananas, raw\t"),
        "{out}"
    );
    let ids = world.ok(&["find", "banana", "--limit", "1", "-q"]).out;
    assert_eq!(ids.lines().next(), Some("composition/usda-09040"));
    let lines = world.ok(&["find", "banana", "--format", "ndjson"]).out;
    let first: Value = serde_json::from_str(lines.lines().next().unwrap()).unwrap();
    assert_eq!(first["key"], "usda-09040");
}

#[test]
fn a_copy_is_ones_own_and_says_where_it_comes_from() {
    let world = World::stocked();
    let original = world.json(&["food", "show", "banana"]);
    let copy = ["food", "copy", "banana", "--name", "My banana"];
    let copy = world.json(&[&copy[..], &["--measure", "huge=250g"]].concat());
    assert_eq!(copy["library"], "mine");
    assert_eq!(copy["name"], "My banana");
    assert_eq!(copy["version"], 1);
    let from = json!({ "library": "composition", "key": "usda-09040" });
    assert_eq!(copy["copyFrom"], from);
    assert_eq!(copy["data"]["nutrition"], original["data"]["nutrition"]);
    let measures = copy["data"]["measures"].as_array().unwrap();
    assert_eq!(measures.last().unwrap()["label"], "huge");
    let logged = world.json(&["log", "1 huge my banana"]);
    assert_eq!(
        logged["items"][0]["nutrition"]["values"]["kcal"],
        json!(222.5)
    );
    world.error(2, &["food", "copy", "my banana"]);
    let sent = world.json(&["food", "copy", "banana", "-n"]);
    assert_eq!(sent["body"]["copyFrom"], from);
    assert_eq!(
        world.json(&["food", "search"])["foods"]
            .as_array()
            .unwrap()
            .len(),
        1
    );
}

#[test]
fn how_many_are_shown_is_said_to_be_of_each_library() {
    let world = World::stocked();
    for help in ["-h", "--help"] {
        let told = world.ok(&["find", help]).out;
        assert!(told.contains("so many of each library"), "{told}");
    }
    let found = world.json(&["find", "chicken", "--limit", "2"]);
    let foods = found["foods"].as_array().unwrap();
    let of = |library: &str| {
        foods
            .iter()
            .filter(|food| food["library"] == library)
            .count()
    };
    // The food that quick text takes is one of them.
    assert_eq!((of("service"), of("composition")), (2, 2), "{found}");
}
