//! Members of an export that are in another shape than that in which they are exported.

use serde_json::{Value, json};

use super::lived_in;
use crate::world::World;

#[test]
fn a_member_in_another_shape_is_named_and_not_left_out() {
    let world = lived_in();
    let export = world.ok(&["export"]).json();
    let of_recipe = |food: &Value| food["data"]["recipe"].is_object();
    let foods = export["foods"].as_array().unwrap();
    let recipe = foods.iter().position(of_recipe).unwrap();
    let plain = foods.iter().position(|food| !of_recipe(food)).unwrap();
    for (food, pointer, value) in [
        (plain, "data/base", json!("cup")),
        (plain, "data/nutrition/basisAmount", json!("100")),
        (plain, "data/nutrition/values", json!(null)),
        (plain, "data/measures/0/size", json!("45")),
        (plain, "data/composition", json!(["a"])),
        (plain, "barcode", json!(4_006_381_333_931_u64)),
        (recipe, "data/recipe/servings", json!("4")),
        (recipe, "data/recipe/steps", json!("Stir")),
        (recipe, "data/ingredients", json!("200 g oats")),
        (recipe, "data/ingredients/0/portion/amount", json!("200")),
    ] {
        let pointer = format!("/foods/{food}/{pointer}");
        refused(&export, &pointer, value, &format!("foods[{food}]"));
    }
    for (pointer, value) in [
        ("items/0/nutrition/values/kcal", json!("210")),
        ("items/0/nutrition/values", json!({ "kcal": "210" })),
        ("items/0/nutrition", json!("210 kcal")),
        ("items/0/quantity", json!("1")),
        ("items/0/quantity", json!(null)),
        ("items/0/unit", json!(null)),
        ("items/0/food/name", json!(5)),
        ("state", json!("eaten")),
        ("notes", json!(5)),
    ] {
        refused(&export, &format!("/meals/0/{pointer}"), value, "meals[0]");
    }
}

#[test]
fn a_member_of_an_export_that_is_not_there_or_is_called_otherwise_is_named() {
    let world = lived_in();
    let export = world.ok(&["export"]).json();
    for name in ["settings", "foods", "meals"] {
        refused(&export, &format!("/{name}"), json!(null), name);
        let mut without = export.clone();
        let members = without.as_object_mut().unwrap();
        let value = members.remove(name).unwrap();
        refused(&without, "/schema", export["schema"].clone(), name);
        let other = format!("{name}z");
        without[&other] = value;
        refused(&without, "/schema", export["schema"].clone(), name);
        let mut more = export.clone();
        more[&other] = json!([]);
        refused(&more, "/schema", export["schema"].clone(), &other);
    }
}

/// Refuses the export with this in its place, in which something stands.
#[track_caller]
fn refused(export: &Value, pointer: &str, value: Value, place: &str) {
    let mut odd = export.clone();
    let (group, name) = pointer.rsplit_once('/').unwrap();
    match odd.pointer_mut(group).unwrap() {
        Value::Array(list) => list[name.parse::<usize>().unwrap()] = value,
        group => group[name] = value,
    }
    let other = World::stocked();
    let file = other.file("odd.json", odd.to_string());
    let error = other.error(3, &["import", &file]);
    assert_eq!(error["details"][0]["path"], place, "{pointer}: {error}");
    assert_eq!(other.meals(), 0);
}
