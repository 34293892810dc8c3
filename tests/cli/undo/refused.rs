//! What somebody else changed since is not taken back, and what they did is not on the list.

use crate::serve::{Server, key};
use crate::undo::exact::everything;
use crate::world::{World, id};

/// Another device, which writes to the same journal over HTTP.
pub(crate) struct Phone {
    _server: Server,
    pub(crate) world: World,
}

impl Phone {
    pub(crate) fn of(journal: &World) -> Phone {
        let key = key(journal, "read-write");
        let server = Server::start(journal);
        let world = World::new()
            .with("JOURNAL_BASE_URL", &server.base)
            .with("JOURNAL_API_KEY", &key);
        Phone {
            _server: server,
            world,
        }
    }
}

/// Refuses to go this way, with exit 7, and changes nothing.
#[track_caller]
fn refused(world: &World, way: &str) {
    refused_as(world, way, "it was changed since");
}

/// The same, where something else is the reason.
#[track_caller]
fn refused_as(world: &World, way: &str, why: &str) {
    let before = everything(world);
    let error = world.error(7, &[way]);
    let message = error["message"].as_str();
    assert!(message.is_some_and(|told| told.contains(why)), "{error}");
    assert_eq!(error["code"], "conflict");
    assert!(
        error["hint"]
            .as_str()
            .is_some_and(|hint| hint.contains("undo --forget")),
        "{error}"
    );
    assert_eq!(everything(world), before);
}

#[test]
fn what_comes_over_http_is_not_on_the_list() {
    let world = World::stocked();
    let phone = Phone::of(&world);
    phone.world.ok(&["log", "1 egg"]);
    world.run(&["undo"]).failed(6);
    world.ok(&["log", "1 banana"]);
    world.ok(&["undo"]);
    assert_eq!(world.meals(), 1);
    world.run(&["undo"]).failed(6);
}

#[test]
fn a_meal_that_was_changed_since_is_left() {
    let world = World::stocked();
    let phone = Phone::of(&world);
    let meal = id(&world.json(&["log", "1 egg"]));
    world.ok(&["meal", "edit", &meal, "--name", "Egg"]);
    phone.world.ok(&["meal", "edit", &meal, "--note", "hard"]);
    refused(&world, "undo");
    world.run(&["undo", "2"]).failed(7);
}

#[test]
fn a_meal_whose_items_were_changed_since_is_left() {
    let world = World::stocked();
    let phone = Phone::of(&world);
    let meal = world.json(&["log", "1 egg"]);
    let items = serde_json::json!({ "items": [
        { "id": meal["items"][0]["id"] },
        { "newFood": { "name": "Salt", "data": {} } },
    ] });
    let body = phone.world.file("items.json", items.to_string());
    phone
        .world
        .ok(&["meal", "update", &id(&meal), "--file", &body]);
    refused(&world, "undo");
}

#[test]
fn what_was_changed_after_it_was_taken_back_is_not_done_again() {
    let world = World::stocked();
    let phone = Phone::of(&world);
    let meal = id(&world.json(&["log", "1 egg"]));
    world.ok(&["meal", "edit", &meal, "--name", "Egg"]);
    world.ok(&["undo"]);
    phone.world.ok(&["meal", "edit", &meal, "--note", "hard"]);
    refused(&world, "redo");
}

#[test]
fn a_food_that_was_changed_or_is_eaten_is_left() {
    let world = World::stocked();
    let phone = Phone::of(&world);
    let food = id(&world.json(&["food", "save", "Stew", "--per", "100g", "--kcal", "80"]));
    let eaten = id(&phone.world.json(&["log", "100 g stew"]));
    refused_as(&world, "undo", "a meal needs it");
    phone.world.ok(&["meal", "delete", &eaten, "--yes"]);
    phone.world.ok(&["food", "edit", &food, "--kcal", "90"]);
    refused(&world, "undo");
}

#[test]
fn a_version_of_a_food_of_which_a_recipe_is_made_is_left() {
    let world = World::stocked();
    let phone = Phone::of(&world);
    let stew = id(&world.json(&["food", "save", "Stew", "--per", "100g", "--kcal", "80"]));
    let recipe = |name: &str, of: &str| {
        let save = [
            "recipe",
            "save",
            name,
            "--servings",
            "1",
            "--ingredient",
            of,
        ];
        id(&phone.world.json(&save))
    };
    let pie = recipe("Pie", "100 g stew");
    refused_as(&world, "undo", "a recipe needs it");
    phone.world.ok(&["food", "delete", &pie, "--yes"]);
    world.ok(&["food", "edit", &stew, "--kcal", "90"]);
    let tart = recipe("Tart", "100 g stew");
    refused_as(&world, "undo", "a recipe needs it");
    // Made of the version before, it needs that alone.
    let tart_of_first = serde_json::json!({
        "id": tart,
        "name": "Tart",
        "data": { "ingredients": [{
            "food": { "library": "mine", "key": stew, "version": 1 },
            "portion": { "amount": 100, "unit": "g" },
        }], "recipe": { "servings": 1, "steps": [] } },
    });
    let body = phone.world.file("tart.json", tart_of_first.to_string());
    phone.world.ok(&["api", "saveFood", "--file", &body]);
    world.ok(&["undo"]);
    world.ok(&["redo"]);
    // A meal has what it was until then.
    let slice = format!("1 serving mine/{tart}");
    let body = serde_json::json!({ "id": tart, "name": "Tart", "data": {
        "ingredients": [{
            "food": { "library": "mine", "key": stew },
            "portion": { "amount": 100, "unit": "g" },
        }], "recipe": { "servings": 1, "steps": [] } } });
    let body = phone.world.file("tart.json", body.to_string());
    phone.world.ok(&["api", "saveFood", "--file", &body]);
    let eaten = id(&phone.world.json(&["log", &slice]));
    let body = phone.world.file("tart.json", tart_of_first.to_string());
    phone.world.ok(&["api", "saveFood", "--file", &body]);
    refused_as(&world, "undo", "a recipe needs it");
    phone.world.ok(&["meal", "delete", &eaten, "--yes"]);
    world.ok(&["undo"]);
    phone.world.ok(&["food", "edit", &tart, "--note", "warm"]);
    let tart = world.json(&["food", "show", &format!("mine/{tart}")]);
    assert_eq!(tart["data"]["nutrition"]["values"]["kcal"], 80);
}

#[test]
fn a_setting_that_was_changed_since_is_left_and_others_do_not_matter() {
    let world = World::stocked();
    let phone = Phone::of(&world);
    world.ok(&["body", "set", "--weight", "70kg"]);
    phone.world.ok(&["body", "set", "--age", "40"]);
    world.ok(&["undo"]);
    let body = world.json(&["body", "show"])["body"].clone();
    assert_eq!(
        (body["weightKg"].is_null(), body["age"].to_string()),
        (true, "40".to_owned())
    );
    world.ok(&["redo"]);
    phone.world.ok(&["body", "set", "--weight", "71kg"]);
    refused(&world, "undo");
}

#[test]
fn targets_are_not_left_in_a_state_that_no_change_makes() {
    let world = World::stocked();
    let phone = Phone::of(&world);
    let set = |world: &World, kcal: &str, from: &str| {
        world.ok(&[
            "target",
            "set",
            "--kcal",
            kcal,
            "--protein",
            "1",
            "--carbs",
            "1",
            "--fat",
            "1",
            "--from",
            from,
        ]);
    };
    set(&world, "1", "2026-11-21");
    set(&world, "2", "2026-11-25");
    set(&phone.world, "1", "2026-11-28");
    // Without the second, the first and the third were one.
    refused(&world, "undo");
}

#[test]
fn another_meal_of_the_same_food_does_not_matter() {
    let world = World::stocked();
    let phone = Phone::of(&world);
    world.ok(&["log", "1 banana"]);
    phone.world.ok(&["log", "2 bananas"]);
    world.ok(&["undo"]);
    assert_eq!(world.meals(), 1);
    world.ok(&["redo"]);
    assert_eq!(world.meals(), 2);
}
