//! Saving, changing, finding and deleting a food of one's own.

use serde_json::json;

use crate::world::{World, id};

const RYE: [&str; 20] = [
    "food",
    "save",
    "Rye bread",
    "--per",
    "100g",
    "--kcal",
    "250",
    "--protein",
    "8,5",
    "--carbs",
    "48",
    "--measure",
    "slice=45g",
    "--portion",
    "2 slice",
    "--brand",
    "Bakery",
    "--note",
    "from the corner",
    "--composition=rye, water",
];

#[test]
fn a_food_is_saved_as_it_was_said_and_what_was_not_said_stays_unknown() {
    let world = World::stocked();
    let food = world.json(&RYE);
    assert_eq!(food["library"], "mine");
    assert_eq!(food["version"], json!(1));
    assert_eq!(food["brand"], "Bakery");
    assert_eq!(
        food["data"],
        json!({
            "base": "g",
            "nutrition": {"basisAmount": 100, "values": {"kcal": 250, "protein": 8.5, "carbs": 48}},
            "measures": [{"label": "slice", "size": 45}],
            "defaultPortion": {"amount": 2, "unit": "slice"},
            "composition": "rye, water",
            "note": "from the corner",
        })
    );
    let meal = world.json(&["log", "rye bread"]);
    assert_eq!(meal["items"][0]["unit"], "slice");
    assert_eq!(
        meal["nutrition"]["values"],
        json!({"kcal": 225, "protein": 7.65, "carbs": 43.2})
    );
    let shown = world
        .ok(&["food", "show", "rye bread", "--format", "table"])
        .out;
    assert!(shown.contains('—') && !shown.contains(" 0 g"), "{shown}");
}

#[test]
fn values_may_be_given_per_serving_in_kilojoules_and_as_sodium() {
    let world = World::stocked();
    let food = world.json(&[
        "food",
        "save",
        "Bar",
        "--per",
        "serving",
        "--kj",
        "879",
        "--sodium-mg",
        "400",
    ]);
    assert_eq!(food["data"]["base"], "serving");
    assert_eq!(
        food["data"]["nutrition"],
        json!({"basisAmount": 1, "values": {"kcal": 210.086, "salt": 1}})
    );
}

#[test]
fn a_value_that_is_too_large_to_be_converted_is_refused() {
    let world = World::stocked();
    let save = ["food", "save", "x", "--per", "100g", "--kcal", "50"];
    let save = [&save[..], &["--salt", "2"]].concat();
    world.ok(&save);
    for value in ["1e12", "1e29", "1e308", "100000000000000000000000000000000"] {
        for flag in ["--kj", "--sodium-mg"] {
            let new = ["food", "save", "y", "--per", "100g", flag, value];
            world.error(3, &new);
            world.error(3, &["food", "edit", "x", flag, value]);
        }
    }
    let page = world.json(&["food", "search"]);
    assert_eq!(page["foods"].as_array().unwrap().len(), 1);
    assert_eq!(page["foods"][0]["version"], 1);
}

#[test]
fn every_nutrient_has_its_flag() {
    let world = World::stocked();
    let food = world.json(&[
        "food",
        "save",
        "All",
        "--per",
        "250 ml",
        "--kcal",
        "1",
        "--protein",
        "2",
        "--carbs",
        "3",
        "--fat",
        "4",
        "--saturated-fat",
        "5",
        "--sugars",
        "6",
        "--fibre",
        "7",
        "--salt",
        "0",
    ]);
    assert_eq!(food["data"]["base"], "ml");
    assert_eq!(
        food["data"]["nutrition"],
        json!({"basisAmount": 250, "values": {
            "kcal": 1, "protein": 2, "carbs": 3, "fat": 4, "saturatedFat": 5, "sugars": 6,
            "fibre": 7, "salt": 0,
        }})
    );
}

#[test]
fn bad_values_save_nothing() {
    let world = World::stocked();
    for (exit, flags) in [
        (2, &["--kcal", "1"][..]),
        (3, &["--per", "100g", "--kcal", "much"]),
        (3, &["--per", "100g", "--kcal=-1"]),
        (3, &["--per", "handful", "--kcal", "1"]),
        (3, &["--per", "100g", "--barcode", "12"]),
        (3, &["--per", "100g", "--measure", "bowl"]),
        (3, &["--per", "100g", "--measure", "bowl=2ml"]),
        (3, &["--per", "100g", "--portion", "3 slabs"]),
    ] {
        world
            .run(&[&["food", "save", "X"], flags].concat())
            .failed(exit);
    }
    assert_eq!(world.json(&["food", "search"])["foods"], json!([]));
}

#[test]
fn a_value_that_no_food_has_is_kept_as_it_was_said_and_not_in_silence() {
    let world = World::stocked();
    let save = ["food", "save", "Pellet", "--per", "100g", "--kcal", "2100"];
    let done = world.ok(&[&save[..], &["--protein", "60", "--carbs", "50"]].concat());
    done.says("note: kcal over 905 kcal in 100 g, more than any food has");
    done.says("note: protein, carbs and fat over 105 g in 100 g");
    let food = world.json(&["food", "show", "pellet"]);
    assert_eq!(food["data"]["nutrition"]["values"]["kcal"], 2100);
    let done = world.ok(&["food", "edit", "pellet", "--kcal", "500"]);
    done.says("protein, carbs and fat over 105 g");
    assert!(!done.err.contains("over 905 kcal"), "{}", done.err);
    let honey = ["food", "save", "Honey", "--per", "100ml", "--carbs", "115"];
    let done = world.ok(&honey);
    assert!(!done.err.contains("more than any food"), "{}", done.err);
    let copy = ["food", "copy", "composition/usda-09040", "--kcal", "9000"];
    world
        .ok(&copy)
        .says("note: kcal over 905 kcal in 100 g, more than any food has");
}

#[test]
fn editing_keeps_what_is_not_given() {
    let world = World::stocked();
    let food = world.json(&RYE);
    let edited = world.json(&["food", "edit", "Rye bread", "--kcal", "260", "--fat", "2"]);
    assert_eq!(id(&edited), id(&food));
    assert_eq!(edited["version"], json!(2));
    let mut expected = food["data"].clone();
    expected["nutrition"]["values"] = json!({"kcal": 260, "protein": 8.5, "carbs": 48, "fat": 2});
    assert_eq!(edited["data"], expected);
    assert_eq!(edited["brand"], food["brand"]);
    let renamed = world.json(&[
        "food",
        "edit",
        &id(&food)[..8],
        "--name",
        "Dark rye",
        "--brand",
        "",
    ]);
    assert_eq!(renamed["name"], "Dark rye");
    assert_eq!(renamed["brand"], json!(null));
    assert_eq!(renamed["data"], expected);
    world.run(&["food", "edit", "Dark rye"]).failed(2);
}

#[test]
fn meals_keep_their_figures_when_the_food_is_changed_and_when_it_is_deleted() {
    let world = World::stocked();
    world.ok(&RYE);
    let meal = world.json(&["log", "2 slices rye bread"]);
    world.ok(&[
        "food",
        "edit",
        "Rye bread",
        "--kcal",
        "1",
        "--name",
        "Other",
    ]);
    assert_eq!(world.json(&["meal", "show", "last"]), meal);
    let later = world.json(&["log", "100 g other"]);
    assert_eq!(later["nutrition"]["values"]["kcal"], json!(1));
    world
        .run(&["food", "delete", "Other"])
        .failed(2)
        .says("--yes");
    world.ok(&["food", "delete", "Other", "--yes"]);
    assert_eq!(world.json(&["meal", "show", "last:2"]), meal);
    assert_eq!(world.json(&["food", "search"])["foods"], json!([]));
    world
        .run(&["log", "100 g other", "--library", "mine"])
        .failed(6);
}

#[test]
fn a_food_is_shown_by_reference_name_or_first_digits() {
    let world = World::stocked();
    let own = id(&world.json(&RYE));
    for pointer in [
        &format!("mine/{own}"),
        &own,
        &own[..8],
        &own[..4],
        "rye bread",
        "Rye bread",
    ] {
        assert_eq!(
            id(&world.json(&["food", "show", pointer])),
            own,
            "{pointer}"
        );
    }
    let banana = world.json(&["food", "show", "composition/usda-09040"]);
    assert_eq!(banana["name"], "Bananas, raw");
    assert_eq!(world.json(&["food", "show", "banana"]), banana);
    world
        .run(&["food", "show", "composition/nothing"])
        .failed(6);
    world.run(&["food", "show", "blorb"]).failed(6);
}

#[test]
fn foods_are_searched_in_one_library_mine_unless_another_is_named() {
    let world = World::stocked();
    let own = id(&world.json(&RYE));
    let mine = world.json(&["food", "search", "rye"]);
    assert_eq!(mine["foods"].as_array().unwrap().len(), 1);
    assert_eq!(id(&mine["foods"][0]), own);
    let generic = world.json(&["food", "search", "rye", "bread", "--library", "composition"]);
    assert!(
        generic["foods"]
            .as_array()
            .unwrap()
            .iter()
            .all(|food| food["library"] == "composition")
    );
    let names: Vec<_> = generic["foods"]
        .as_array()
        .unwrap()
        .iter()
        .map(|food| &food["name"])
        .collect();
    assert!(names.contains(&&json!("Bread, rye")), "{names:?}");
    let dishes = world.json(&["food", "search", "pizza", "--library", "service"]);
    assert!(dishes["foods"].as_array().unwrap().len() > 3);
    assert_eq!(
        world.json(&["food", "search", "x", "--library", "off"])["foods"],
        json!([])
    );
    let french = world.json(&[
        "food",
        "search",
        "banane",
        "--library",
        "composition",
        "--locale",
        "fr",
    ]);
    let name = french["foods"][0]["name"].as_str().unwrap().to_lowercase();
    assert!(name.contains("banane"), "{name}");
    world
        .run(&["food", "search", "ab", "--library", "composition"])
        .failed(3);
    world
        .run(&["food", "search", "--library", "everything"])
        .failed(2);
}

#[test]
fn only_own_foods_are_changed_and_deleted() {
    let world = World::stocked();
    let banana = "composition/usda-09040";
    for (food, exit) in [("banana", 6), (banana, 3)] {
        for arguments in [
            &["food", "delete", food, "--yes"][..],
            &["food", "edit", food, "--kcal", "1"],
        ] {
            world.run(arguments).failed(exit).says(food);
        }
    }
}

#[test]
fn a_food_is_created_from_the_exact_body_and_unknown_members_are_told() {
    let world = World::stocked();
    let body = r#"{"name": "Bar", "data": {"base": "g", "colour": "red"}, "size": 3}"#;
    let done = world
        .run_with(&["food", "create", "--file", "-", "--json"], body)
        .succeeded();
    done.says("size").says("data.colour");
    assert_eq!(done.json()["name"], "Bar");
}

/// A portion is of a measure in the singular or the plural, as an item is.
#[test]
fn a_portion_is_of_a_measure_however_many_it_is() {
    let world = World::stocked();
    let save = [
        "food",
        "save",
        "Crispbread",
        "--per",
        "100g",
        "--kcal",
        "400",
    ];
    let how = ["--measure", "slice=45g", "--portion", "2 slices"];
    world.ok(&[&save[..], &how].concat());
    let food = world.json(&["food", "show", "crispbread"]);
    assert_eq!(food["data"]["defaultPortion"]["unit"], "slice");
    let log = world.json(&["log", "1 crispbread", "-n"]);
    let item = &log["body"]["items"][0];
    assert_eq!(
        (&item["quantity"], &item["unit"]),
        (&2.into(), &"slice".into())
    );
}
