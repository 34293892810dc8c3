//! `journal api`: every operation raw, by its name and by its method and path.

use serde_json::{Value, json};

use crate::errors::with_product;
use crate::world::{World, id};

const NOBODY: &str = "00000000-0000-4000-8000-000000000000";

fn meal_body() -> String {
    json!({
        "eatenAt": "2026-11-21T08:00:00+01:00", "timezone": "Europe/Berlin",
        "items": [{"food": {"library": "composition", "key": "usda-09040"}, "quantity": 100, "unit": "g"}],
    })
    .to_string()
}

/// Calls an operation with a body on standard input; its answer, `null` where there is none.
fn call(world: &World, arguments: &[&str], body: &str) -> Value {
    let file = if body.is_empty() {
        &[][..]
    } else {
        &["--file", "-"]
    };
    let done = world
        .run_with(&[&["api"], arguments, file].concat(), body)
        .succeeded();
    assert_eq!(done.err, "");
    if done.out.is_empty() {
        Value::Null
    } else {
        done.json()
    }
}

#[test]
fn all_eleven_operations_are_reached_by_name() {
    let world = World::stocked();
    let meal = call(&world, &["createMeal"], &meal_body());
    assert_eq!(meal["nutrition"]["values"]["kcal"], json!(89));
    let pointer = format!("id={}", id(&meal));
    assert_eq!(call(&world, &["listMeals"], "")["meals"], json!([meal]));
    assert_eq!(call(&world, &["getMeal", "-f", &pointer], ""), meal);
    let named = call(
        &world,
        &["updateMeal", "-f", &pointer],
        r#"{"name": "Second"}"#,
    );
    assert_eq!(named["name"], "Second");
    assert_eq!(
        call(&world, &["deleteMeal", "-f", &pointer], ""),
        Value::Null
    );
    let food = call(&world, &["saveFood"], r#"{"name": "Bar", "data": {}}"#);
    assert_eq!(
        call(&world, &["searchFoods", "-f", "query=bar"], "")["foods"],
        json!([food])
    );
    let pointer = format!("id={}", id(&food));
    assert_eq!(
        call(&world, &["deleteFood", "-f", &pointer], ""),
        Value::Null
    );
    assert_eq!(
        call(&world, &["listFoodCorrections"], "")["corrections"],
        json!([])
    );
    let settings = call(&world, &["updateSettings"], r#"{"body": {"age": 40}}"#);
    assert_eq!(settings["body"]["age"], json!(40));
    assert_eq!(call(&world, &["getSettings"], ""), settings);
}

#[test]
fn all_eleven_operations_are_reached_by_method_and_path() {
    let world = World::stocked();
    let meal = call(&world, &["POST", "/meals"], &meal_body());
    let path = format!("/meals/{}", id(&meal));
    assert_eq!(
        call(&world, &["GET", "/v1/meals?day=2026-11-21&limit=1"], "")["meals"],
        json!([meal])
    );
    assert_eq!(
        call(&world, &["GET", "/meals?day=2026-11-20"], "")["meals"],
        json!([])
    );
    assert_eq!(
        call(&world, &["GET", "meals", "-f", "state=planned"], "")["meals"],
        json!([])
    );
    assert_eq!(call(&world, &["GET", &path], ""), meal);
    assert_eq!(call(&world, &["get", &format!("/v1{path}")], ""), meal);
    assert_eq!(
        call(&world, &["PATCH", &path], r#"{"notes": "n"}"#)["notes"],
        "n"
    );
    assert_eq!(call(&world, &["DELETE", &path], ""), Value::Null);
    let food = call(
        &world,
        &["POST", "/v1/foods"],
        r#"{"name": "Crème brûlée", "data": {}}"#,
    );
    assert_eq!(
        call(&world, &["GET", "/foods?query=cr%C3%A8me+br"], "")["foods"],
        json!([food])
    );
    assert_eq!(
        call(&world, &["DELETE", &format!("/v1/foods/{}", id(&food))], ""),
        Value::Null
    );
    assert_eq!(
        call(&world, &["GET", "/food-corrections"], "")["corrections"],
        json!([])
    );
    let settings = call(&world, &["PATCH", "/settings"], r#"{"body": {"age": 40}}"#);
    assert_eq!(call(&world, &["GET", "/v1/settings"], ""), settings);
}

#[test]
fn a_body_comes_from_a_file_or_standard_input() {
    let world = World::stocked();
    let file = world.file("meal.json", meal_body());
    world.ok(&["api", "createMeal", "--file", &file]);
    world
        .run_with(&["api", "createMeal", "--file", "-"], meal_body())
        .succeeded();
    world
        .run_with(&["meal", "create", "--file", "-"], meal_body())
        .succeeded();
    assert_eq!(world.meals(), 3);
    world
        .run(&["api", "createMeal", "--file", "/nowhere.json"])
        .failed(3)
        .says("/nowhere.json");
}

/// The error of a call whose body stands on standard input.
#[track_caller]
fn refused(world: &World, exit: i32, arguments: &[&str], body: &[u8]) -> Value {
    let arguments = [&["api"], arguments, &["--file", "-"]].concat();
    world.run_with(&arguments, body).failed(exit).error()
}

#[test]
fn a_body_that_is_no_json_is_refused() {
    let world = World::stocked();
    for body in [
        &b"{"[..],
        b"",
        b"[1, 2",
        b"{\"a\": 1, \"a\": 2}",
        b"\xff",
        b"{\"name\": NaN}",
        b"{\"name\": \"\\ud800\"}",
        b"{} {}",
        b"\"text\"",
        b"null",
        b"[]",
    ] {
        let error = refused(&world, 3, &["createMeal"], body);
        assert_eq!(
            error["code"],
            "invalid_input",
            "{}",
            String::from_utf8_lossy(body)
        );
        assert_eq!(error["status"], json!(400));
        assert_eq!(error["operation"], "createMeal");
    }
    assert_eq!(world.meals(), 0);
}

#[test]
fn a_member_that_stands_twice_is_named() {
    let world = World::stocked();
    let error = refused(
        &world,
        3,
        &["saveFood"],
        br#"{"name": "a", "data": {}, "name": "b"}"#,
    );
    assert!(
        error["message"].as_str().unwrap().contains("name"),
        "{error}"
    );
}

#[test]
fn a_null_character_is_refused_where_it_stands() {
    let world = World::stocked();
    let error = refused(
        &world,
        3,
        &["saveFood"],
        br#"{"name": "a\u0000b", "data": {}}"#,
    );
    assert_eq!(error["details"][0]["path"], "name");
}

#[test]
fn a_missing_body_is_told_with_the_way_to_give_one() {
    let world = World::stocked();
    for operation in ["createMeal", "saveFood", "updateSettings"] {
        let error = world.run(&["api", operation]).failed(3).error();
        assert_eq!(error["status"], json!(400));
        assert!(error.to_string().contains("--file"), "{error}");
    }
}

#[test]
fn each_status_of_the_specification_can_be_provoked() {
    let world = with_product();
    let error = |exit, arguments: &[&str]| {
        world
            .run(&[&["api"], arguments].concat())
            .failed(exit)
            .error()
    };
    let bad = error(3, &["GET", "/meals?limit=0&day=yesterday"]);
    assert_eq!(
        (bad["code"].as_str(), bad["status"].as_u64()),
        (Some("invalid_input"), Some(400))
    );
    assert_eq!(bad["details"].as_array().unwrap().len(), 2);
    assert_eq!(
        error(3, &["getMeal", "-f", "id=3f9c"])["status"],
        json!(400)
    );
    for (arguments, resource) in [
        (&["getMeal", "-f", &format!("id={NOBODY}")][..], "meal"),
        (&["DELETE", &format!("/meals/{NOBODY}")], "meal"),
        (&["DELETE", &format!("/foods/{NOBODY}")], "food"),
        (&["GET", "/nothing"], "route"),
        (&["GET", "/v2/meals"], "route"),
    ] {
        let missing = error(6, arguments);
        assert_eq!(missing["code"], "not_found");
        assert_eq!(missing["status"], json!(404));
        assert_eq!(missing["resource"], resource, "{arguments:?}");
    }
    let method = error(3, &["PUT", "/meals"]);
    assert_eq!(
        (method["code"].as_str(), method["status"].as_u64()),
        (Some("method_not_allowed"), Some(405))
    );
    let body = br#"{"name": "Mine", "barcode": "3017620422003", "data": {}}"#;
    let conflict = refused(&world, 7, &["saveFood"], body);
    assert_eq!(
        (conflict["code"].as_str(), conflict["status"].as_u64()),
        (Some("food_in_catalog"), Some(409))
    );
    assert_eq!(conflict["food"]["name"], "Hazelnut spread");
}

#[test]
fn a_changed_copy_of_a_product_is_saved_and_proposed_as_a_correction() {
    let world = with_product();
    let body = json!({
        "name": "Hazelnut spread", "brand": "Nutty", "barcode": "3017620422003",
        "copyFrom": {"library": "off", "key": "3017620422003"},
        "data": {"base": "g", "nutrition": {"basisAmount": 100, "values": {"kcal": 541}}},
    });
    call(&world, &["saveFood"], &body.to_string());
    let corrections = world.json(&["correction", "list"])["corrections"].clone();
    assert_eq!(corrections[0]["status"], "pending");
    assert_eq!(corrections[0]["changes"][0]["from"], json!(539));
    assert_eq!(corrections[0]["changes"][0]["to"], json!(541));
    let shown = world.ok(&["correction", "list", "--format", "table"]).out;
    assert!(shown.contains("539") && shown.contains("541"), "{shown}");
}

#[test]
fn a_call_that_is_not_understood_is_exit_2() {
    let world = World::stocked();
    for arguments in [
        &["api"][..],
        &["api", "frobnicate"],
        &["api", "listMeals", "-f", "day"],
        &["api", "a", "b", "c"],
    ] {
        world.run(arguments).failed(2);
    }
}

#[test]
fn what_is_printed_is_json_whatever_the_format() {
    let world = World::stocked();
    let plain = world
        .ok(&["api", "getSettings", "--format", "plain"])
        .json();
    assert_eq!(plain, world.json(&["api", "getSettings"]));
}

#[test]
fn a_dry_run_is_refused_as_the_call_would_be() {
    let world = World::stocked();
    let empty = world.file("empty.json", "{}");
    for arguments in [
        &["createMeal", "--file", &empty][..],
        &["deleteMeal", "-f", "id=ffff"],
        &["createMeal"],
    ] {
        let arguments = [&["api"][..], arguments].concat();
        world.run(&arguments).failed(3);
        world.run(&[&arguments[..], &["-n"]].concat()).failed(3);
    }
    let would = world.json(&["api", "deleteMeal", "-f", &format!("id={}", uuid()), "-n"]);
    assert_eq!(would["method"], "DELETE");
}

fn uuid() -> &'static str {
    "3f9c2a17-1b2c-4d3e-8f4a-5b6c7d8e9f00"
}

#[test]
fn members_that_the_api_does_not_know_are_warned_of() {
    let world = World::stocked();
    let body = r#"{"eatenAt":"2026-11-21T08:00:00Z","timezone":"UTC","zzz":1,
        "items":[{"food":{"library":"composition","key":"usda-09040"},"quantity":9,"unit":"g"}]}"#;
    let done = world.run_with(&["api", "createMeal", "--file", "-", "-n"], body);
    done.says("does not know the member zzz");
}
