//! A food that moves from one library to another takes along all that was known of it.

use serde_json::{Value, json};

use crate::world::World;

const KEY: &str = "usda-77777";

/// What one library knows of it, without nutrition.
fn told() -> Value {
    json!({
        "key": KEY, "name": "Rare nut dish", "brand": "BrandX", "barcode": "4006381333931",
        "names": {"fr": "Plat rare"},
        "data": {
            "base": "g", "measures": [{"label": "bowl", "size": 250}], "note": "my note",
            "composition": "nuts, water", "defaultPortion": {"amount": 1, "unit": "bowl"},
        },
    })
}

/// What another one has of it: so much energy, or nothing.
fn named(kcal: Option<u32>) -> Value {
    let values = kcal.map(|kcal| json!({"basisAmount": 100, "values": {"kcal": kcal}}));
    let mut food = json!({"key": KEY, "name": "Nut dish", "data": {"base": "g"}});
    if let Some(values) = values {
        food["data"]["nutrition"] = values;
    }
    food
}

fn import(world: &World, library: &str, food: &Value) -> Value {
    let line = ["catalog", "import", library, "-", "--json"];
    world.run_with(&line, food.to_string()).succeeded().json()
}

#[test]
fn what_was_known_of_a_food_comes_along_whether_its_new_library_had_it_or_not() {
    let moved = |was_there: bool| {
        let world = World::new();
        import(&world, "service", &told());
        if was_there {
            import(&world, "composition", &named(None));
        }
        let done = import(&world, "composition", &named(Some(600)));
        assert_eq!(done["kept"]["moved"], 1, "{done}");
        world.run(&["food", "show", "service/usda-77777"]).failed(6);
        let found = world.json(&[
            "food",
            "search",
            "4006381333931",
            "--library",
            "composition",
        ]);
        assert_eq!(found["foods"].as_array().unwrap().len(), 1);
        let named = world.ok(&["find", "plat rare", "--locale", "fr"]);
        assert!(named.out.contains("usda-77777"), "{named:?}");
        let eaten = world.json(&["log", "1 bowl composition/usda-77777"]);
        assert_eq!(eaten["nutrition"]["values"]["kcal"], 1500);
        world.ok(&["doctor"]);
        world.json(&["food", "show", "composition/usda-77777"])
    };
    let [once, again] = [false, true].map(moved);
    let told = told();
    for member in ["measures", "note", "composition", "defaultPortion"] {
        assert_eq!(again["data"][member], told["data"][member], "{member}");
    }
    for member in ["name", "brand", "barcode", "data", "attribution"] {
        assert_eq!(once[member], again[member], "{member}");
    }
}
