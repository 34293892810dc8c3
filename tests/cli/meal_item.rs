//! The items of a meal, one by one: `meal item add`, `set` and `remove`.

use serde_json::{Value, json};

use crate::undo::refused::Phone;
use crate::world::{World, amounts, id};

fn with_breakfast() -> (World, Value) {
    let world = World::stocked();
    let meal = world.json(&["log", "200 g oats, 2 slices bread"]);
    (world, meal)
}

#[test]
fn what_was_forgotten_is_added_and_the_rest_stays() {
    let (world, before) = with_breakfast();
    let after = world.json(&["meal", "item", "add", "last", "1 banana,", "50 g rice"]);
    assert_eq!(after["id"], before["id"]);
    assert_eq!(after["eatenAt"], before["eatenAt"]);
    assert_eq!(after["items"].as_array().unwrap().len(), 4);
    for at in 0..2 {
        assert_eq!(after["items"][at], before["items"][at]);
    }
    assert_eq!(after["items"][2]["food"]["name"], "Bananas, raw");
    assert_eq!(world.meals(), 1);
}

#[test]
fn an_item_keeps_its_food_when_only_its_amount_is_said_anew() {
    let (world, before) = with_breakfast();
    for (item, phrase, amount) in [
        ("1", "150 g", "150 g"),
        ("1", "0,5 kg", "500 g"),
        ("1", "75", "75 g"),
        ("2", "3 slices", "3 slice"),
        ("2", "two slices", "2 slice"),
        ("2", "half a slice", "0.5 slice"),
        ("2", "a dozen slices", "12 slice"),
        ("2", "a slice", "1 slice"),
        ("2", "1", "1 slice"),
        ("2", "60 g", "60 g"),
    ] {
        let after = world.json(&["meal", "item", "set", "last", item, phrase]);
        let at: usize = item.parse::<usize>().unwrap() - 1;
        let text = &amounts(&after)[at];
        assert!(text.starts_with(amount), "{phrase}: {text}");
        assert_eq!(after["items"][at]["id"], before["items"][at]["id"]);
        assert_eq!(after["items"][at]["food"], before["items"][at]["food"]);
    }
}

/// A number in words may be a measure's own, as it is in quick text.
#[test]
fn a_measure_that_begins_with_a_part_in_words_is_meant_before_so_much_of_another() {
    let world = World::stocked();
    let measures = ["--measure", "bowl=250g", "--measure", "half bowl=120g"];
    let save = ["food", "save", "Stew", "--per", "100g", "--kcal", "100"];
    world.ok(&[&save[..], &measures].concat());
    world.ok(&["log", "1 bowl stew"]);
    for (amount, set) in [
        ("half bowl", "1 half bowl Stew"),
        ("two bowls", "2 bowl Stew"),
        ("half a bowl", "0.5 bowl Stew"),
        ("1/2 bowl", "0.5 bowl Stew"),
    ] {
        let after = world.json(&["meal", "item", "set", "last", "1", amount]);
        assert_eq!(amounts(&after), [set], "{amount}");
    }
}

#[test]
fn what_was_converted_is_told_wherever_it_is_not_shown() {
    let (world, _) = with_breakfast();
    let set = ["meal", "item", "set", "last", "1", "5 oz"];
    world.ok(&set).says("5 oz = 141.748 g");
    let add = ["meal", "item", "add", "last", "1 oz rice"];
    world.ok(&add).says("1 oz = 28.35 g");
}

#[test]
fn an_item_becomes_another_food_under_its_own_id() {
    let (world, before) = with_breakfast();
    let second = id(&before["items"][1]);
    let after = world.json(&["meal", "item", "set", "last", &second[..8], "2 eggs"]);
    assert_eq!(amounts(&after)[1], "2 large Egg, whole, raw, fresh");
    assert_eq!(after["items"][1]["id"], before["items"][1]["id"]);
    assert_eq!(after["items"][0], before["items"][0]);
    world.error(3, &["meal", "item", "set", "last", "1", "2 eggs, 1 banana"]);
}

#[test]
fn items_are_taken_out_by_the_numbers_that_meal_show_gives_them() {
    let (world, before) = with_breakfast();
    let shown = world.ok(&["meal", "show", "last", "--format", "table"]).out;
    let lines: Vec<&str> = shown.lines().map(str::trim_start).collect();
    assert!(
        lines[1].starts_with("1.  200 g") || lines[1].starts_with("1. 200 g"),
        "{shown}"
    );
    assert!(lines[2].starts_with("2."), "{shown}");
    let after = world.json(&["meal", "item", "remove", "last", "1"]);
    assert_eq!(after["items"], json!([before["items"][1]]));
    let error = world.error(2, &["meal", "item", "remove", "last", "1"]);
    assert!(error["hint"].as_str().unwrap().contains("meal delete"));
}

#[test]
fn what_is_no_item_or_not_understood_changes_nothing() {
    let (world, before) = with_breakfast();
    for (item, exit) in [("0", 3), ("3", 6), ("-", 3), ("oats", 3), ("ffffffff", 6)] {
        let error = world.error(exit, &["meal", "item", "remove", "last", item]);
        let hint = error["hint"].as_str().unwrap();
        assert!(hint.contains("1 Oats"), "{item}: {hint}");
    }
    world.error(6, &["meal", "item", "add", "last", "1 unobtainium"]);
    world.error(3, &["meal", "item", "add", "last", "1 banana @ 8am"]);
    world.error(3, &["meal", "item", "set", "last", "1", "3 cups of"]);
    world.error(2, &["meal", "item", "add", "last", "100 kg rice"]);
    assert_eq!(world.json(&["meal", "show", "last"]), before);
}

#[test]
fn a_dry_run_shows_the_patch_and_sends_nothing() {
    let (world, before) = with_breakfast();
    let sent = world.json(&["meal", "item", "set", "last", "1", "150 g", "-n"]);
    assert_eq!(sent["method"], "PATCH");
    let items = json!([
        { "id": before["items"][0]["id"], "quantity": 150, "unit": "g" },
        { "id": before["items"][1]["id"] },
    ]);
    assert_eq!(sent["body"], json!({ "items": items }));
    assert_eq!(world.json(&["meal", "show", "last"]), before);
}

#[test]
fn a_quick_add_takes_no_food_of_the_same_name_with_it() {
    let world = World::stocked();
    world.ok(&[
        "food", "save", "burger", "--per", "serving", "--kcal", "600",
    ]);
    world.ok(&["log", "1 burger"]);
    let after = world.json(&["meal", "item", "add", "last", "500 kcal burger"]);
    assert_eq!(after["nutrition"]["values"]["kcal"], json!(1100));
    world.ok(&["log", "1 burger, 300 kcal burger"]);
    let own = world.json(&["food", "search"]);
    assert_eq!(own["foods"].as_array().unwrap().len(), 1, "{own}");
    assert_eq!(own["foods"][0]["data"]["nutrition"]["values"]["kcal"], 600);
}

#[test]
fn an_amount_that_cannot_be_meant_is_not_set_unless_it_is_said_so() {
    let (world, before) = with_breakfast();
    for (item, amount, why) in [
        ("1", "9000 g", "9000 g of \"Oats\" is more than 5000 g"),
        ("1", "9000", "9000 g of \"Oats\" is more than 5000 g"),
        ("1", "9 kg", "9000 g of \"Oats\" is more than 5000 g"),
        ("2", "900 slices", "is more than 5000 g"),
        ("2", "6 kg", "is more than 5000 g"),
    ] {
        let set = ["meal", "item", "set", "last", item, amount];
        let error = world.error(2, &set);
        let told = error["message"].as_str().unwrap();
        assert!(told.contains(why), "{amount}: {told}");
        assert_eq!(error["hint"], "if that is meant, say so with --yes");
        assert_eq!(
            world.json(&["meal", "show", "last"])["items"],
            before["items"]
        );
    }
    let after = world.json(&["meal", "item", "set", "last", "1", "9000 g", "--yes"]);
    assert_eq!(amounts(&after)[0], "9000 g Oats");
}

/// An item stays the food that it was: its bowl is as large as it was then, whatever a bowl of it is by now.
#[test]
fn an_amount_is_looked_at_in_the_measures_that_the_food_had() {
    let world = World::stocked();
    let save = |name: &str, bowl: &str| {
        let food = ["food", "save", name, "--per", "100g", "--kcal", "100"];
        world.ok(&[&food[..], &["--measure", bowl]].concat());
        world.ok(&["log", &format!("1 bowl {name}")]);
    };
    let set = |amount: &str| world.run(&["meal", "item", "set", "last", "1", amount]);
    save("Stew", "bowl=1000g");
    world.ok(&["food", "edit", "stew", "--measure", "bowl=1g"]);
    set("6")
        .failed(2)
        .says("6000 g of \"Stew\" is more than 5000 g");
    set("6 bowls").failed(2).says("more than 5000 g");
    world.ok(&["food", "delete", "stew", "--yes"]);
    set("6").failed(2).says("more than 5000 g");
    save("Soup", "bowl=10g");
    world.ok(&["food", "edit", "soup", "--measure", "bowl=2000g"]);
    set("3").succeeded();
    let scaled = ["meal", "eat", "last", "--scale", "3"];
    world.ok(&["meal", "edit", "last", "--state", "planned"]);
    world.ok(&scaled);
    assert_eq!(
        world.json(&["meal", "show", "last"])["nutrition"]["values"]["kcal"],
        json!(90)
    );
}

/// A part of a quick add is so many times the whole again, and not so many times what was rounded of the part.
#[test]
fn so_many_of_a_quick_add_are_looked_at_unrounded() {
    let world = World::new();
    world.ok(&["log", "1000 kcal cake"]);
    world.ok(&["meal", "item", "set", "last", "1", "1/3"]);
    let set = |amount: &str| world.run(&["meal", "item", "set", "last", "1", amount]);
    set("200")
        .failed(2)
        .says("200000 kcal of \"cake\" is more than 20000 kcal");
    set("20.00001").failed(2).says("20000.01 kcal");
    set("20").succeeded();
}

/// What is eaten again is of the food as it is now, in the measures that it has now.
#[test]
fn an_amount_that_is_eaten_again_is_looked_at_in_the_measures_that_the_food_has() {
    let world = World::stocked();
    let save = |name: &str, measure: &str| {
        let food = ["food", "save", name, "--per", "100g", "--kcal", "400"];
        world.ok(&[&food[..], &["--measure", measure]].concat());
        world.ok(&["log", &format!("1 box {name}"), "--name", name]);
    };
    save("Bar", "box=40g");
    world.ok(&["food", "edit", "bar", "--measure", "box=4500g"]);
    let copy = ["meal", "copy", "last", "--scale", "2"];
    world
        .run(&copy)
        .failed(2)
        .says("9000 g of \"Bar\" is more than 5000 g");
    world.ok(&["food", "edit", "bar", "--measure", "box=8000g"]);
    let again = ["again", "today", "bar"];
    world
        .run(&again)
        .failed(2)
        .says("8000 g of \"Bar\" is more than 5000 g");
    world.ok(&[&again[..], &["--yes"]].concat());
    // Of what was not changed, and said to be meant when it was logged, nobody is asked again.
    world.ok(&["meal", "copy", "last"]);
    save("Keg", "box=4000g");
    world.ok(&["food", "edit", "keg", "--measure", "box=100g"]);
    let would = world.ok(&["meal", "copy", "last", "--scale", "2", "-n"]);
    would.says("\"Keg\" was changed since");
    world.ok(&["meal", "copy", "last", "--scale", "2"]);
}

/// Of a food that is as it was then, an amount in another unit is looked at in its measures.
#[test]
fn of_a_service_an_amount_in_another_unit_is_looked_at_too() {
    let world = World::stocked();
    let phone = Phone::of(&world);
    let phone = &phone.world;
    let save = ["food", "save", "Stew", "--per", "100g", "--kcal", "1"];
    phone.ok(&[&save[..], &["--measure", "bowl=300g"]].concat());
    phone.ok(&["log", "1 bowl stew"]);
    let set = phone.run(&["meal", "item", "set", "last", "1", "9 kg"]);
    set.failed(2).says("9000 g of \"Stew\" is more than 5000 g");
}

/// What is said of an amount is what is stored: of a food that was changed since, as it is now where it is named, and as it
/// was where its amount alone is said.
#[test]
fn an_amount_of_a_food_that_was_changed_since_is_of_the_food_of_which_it_is_said() {
    let world = World::stocked();
    let save = [
        "recipe",
        "save",
        "Chili",
        "--servings",
        "4",
        "--cooked-weight",
        "1kg",
    ];
    world.ok(&[&save[..], &["--ingredient", "500 g beef"]].concat());
    world.ok(&["log", "1 serving chili"]);
    let kcal = |meal: &Value| meal["nutrition"]["values"]["kcal"].as_f64().unwrap();
    let one = kcal(&world.json(&["meal", "show", "last"]));
    world.ok(&["food", "edit", "chili", "--servings", "5"]);
    let set = |phrase| world.ok(&["meal", "item", "set", "last", "1", phrase, "--json"]);
    let bare = set("500 g");
    assert!(!bare.err.contains("changed since"), "{}", bare.err);
    assert!(
        (kcal(&bare.json()) - 2.0 * one).abs() < 0.01,
        "of the four servings"
    );
    let named = set("500 g chili");
    named.says("500 g = 2.5 serving");
    named.says("\"Chili\" was changed since: this is as it is now");
    assert!(
        (kcal(&named.json()) - 2.0 * one).abs() < 0.01,
        "of the five servings"
    );
    let again = set("1000 g chili");
    assert!(!again.err.contains("changed since"), "{}", again.err);
    assert!((kcal(&again.json()) - 4.0 * one).abs() < 0.01);
}

/// A service does not tell what a food was: an amount that hangs on its measures is not taken for one of now.
#[test]
fn of_a_service_an_amount_of_what_a_food_was_is_refused_where_it_cannot_be_known() {
    let world = World::stocked();
    let phone = Phone::of(&world);
    let save = ["food", "save", "Granola", "--per", "100g", "--kcal", "450"];
    phone
        .world
        .ok(&[&save[..], &["--measure", "bowl=60g"]].concat());
    phone.world.ok(&["log", "30 g granola"]);
    phone
        .world
        .ok(&["food", "edit", "granola", "--measure", "bowl=80g"]);
    let set = |phrase| {
        phone
            .world
            .run(&["meal", "item", "set", "last", "1", phrase])
    };
    let refused = set("2 bowls").failed(3);
    refused.says("was changed since it was eaten: what 2 bowls of it was then is not known here");
    refused.says("'2 bowls Granola'");
    set("50 g").succeeded();
    set("2 bowls granola").says("2 bowl = 160 g");
    let meal = phone.world.json(&["meal", "show", "last"]);
    assert_eq!(meal["nutrition"]["values"]["kcal"], 720, "{meal}");
}
