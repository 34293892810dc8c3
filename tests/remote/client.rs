//! The client, as the library and as the program.

use std::time::Duration;

use journal::model::{Meal, MealDraft};
use journal::remote::{Patience, Remote, Secret};
use serde_json::{Value, json};

use crate::server::Server;
use crate::world::World;

/// The key that is sent; it must be seen nowhere else.
pub(crate) const KEY: &str = "jrnl_0a1b2c3d_notasecretatall_x1y2z3";
/// The id of a meal.
pub(crate) const MEAL: &str = "3f9c2a17-1b2c-4d3e-8f4a-5b6c7d8e9f00";
/// The id of one of its items.
pub(crate) const ITEM: &str = "5b6c7d8e-1b2c-4d3e-8f4a-3f9c2a171b2c";

/// Waits as short as the tests allow on a busy machine.
pub(crate) const SHORT: Patience = Patience {
    connect: Duration::from_secs(2),
    answer: Duration::from_secs(4),
    first_pause: Duration::from_millis(20),
    longest_pause: Duration::from_millis(80),
    all: Duration::from_secs(10),
};

/// A journal at this server, asked with a key and a short patience.
pub(crate) fn remote(server: &Server) -> Remote {
    patient(server, SHORT)
}

/// A journal at this server, asked with this patience.
pub(crate) fn patient(server: &Server, patience: Patience) -> Remote {
    let key = Some(Secret::new(KEY));
    Remote::new(&server.base(), key, patience).expect("an address of this machine")
}

/// A home from which this server is asked.
pub(crate) fn world(server: &Server) -> World {
    World::new()
        .with("JOURNAL_BASE_URL", &server.base())
        .with("JOURNAL_API_KEY", KEY)
}

/// A meal as a service gives it, with members that no specification knows.
pub(crate) fn meal() -> Value {
    meal_called(MEAL)
}

/// The same meal under another id.
pub(crate) fn meal_called(id: &str) -> Value {
    json!({
        "id": id, "eatenAt": "2026-11-21T08:00:00+01:00", "timezone": "Europe/Berlin",
        "state": "logged", "name": null, "notes": null, "images": [],
        "items": [{
            "id": ITEM,
            "food": { "library": "composition", "key": "usda-01123", "name": "Egg, whole, raw, fresh", "brand": null },
            "quantity": 100, "unit": "g",
        }],
    })
}

/// A page of meals.
pub(crate) fn meals(ids: &[&str]) -> Value {
    let meals: Vec<Value> = ids.iter().map(|id| meal_called(id)).collect();
    json!({ "meals": meals, "nextOffset": null })
}

/// A food as a service gives it.
pub(crate) fn food(library: &str, key: &str, name: &str) -> Value {
    json!({ "library": library, "key": key, "name": name, "brand": null, "data": { "base": "g" } })
}

/// A page of foods.
pub(crate) fn foods(foods: &[Value]) -> Value {
    json!({ "foods": foods, "nextOffset": null })
}

/// A meal to be created.
pub(crate) fn draft() -> MealDraft {
    MealDraft::from(json!({
        "eatenAt": "2026-11-21T08:00:00+01:00", "timezone": "Europe/Berlin",
        "items": [{ "food": { "library": "composition", "key": "usda-01123" }, "quantity": 100, "unit": "g" }],
    }))
}

/// The command that creates that meal, and nothing else.
pub(crate) fn create(world: &World) -> [String; 4] {
    let file = world.file("meal.json", draft().json().to_string());
    ["meal".into(), "create".into(), "--file".into(), file]
}

/// The error object of that command, which must fail with this exit code.
#[track_caller]
pub(crate) fn create_fails(world: &World, exit: i32) -> Value {
    let [meal, create, flag, file] = create(world);
    world.error(exit, &[&meal, &create, &flag, &file])
}

/// What came of a request: an answer is no error.
#[track_caller]
pub(crate) fn refused<T: std::fmt::Debug>(
    result: journal::error::Result<T>,
) -> journal::error::Error {
    result.expect_err("the request fails")
}

/// Whether this is the meal.
#[track_caller]
pub(crate) fn is_the_meal(meal: &Meal) {
    assert_eq!(meal.id, MEAL);
}
