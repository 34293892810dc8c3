//! `createMeal`: a meal is logged or planned.

mod amounts;
mod body;
mod images;
mod items;
mod new_food;
mod nutrition;
mod time;

use serde_json::json;

use crate::bodies::{breakfast, eat, generic, id, meal, named, with};
use crate::json::{assert_instant, assert_same};
use crate::stand::Stand;

promises!(
    a_meal_comes_back_with_every_member,
    a_meal_starts_logged,
    a_meal_starts_in_the_state_given,
    a_plan_has_nutrition_like_a_meal,
    a_meal_and_its_items_get_ids_of_version_4,
    two_meals_of_the_same_body_are_two_meals,
    a_meal_is_created_and_updated_now,
    what_was_created_is_what_is_got,
    name_and_notes_come_back_as_sent,
    a_name_that_is_null_is_not_set,
    a_food_of_the_own_library_is_eaten_by_its_id,
    a_dish_is_one_item,
    a_product_is_eaten_with_its_brand,
);

fn a_meal_comes_back_with_every_member(stand: &Stand) {
    let made = stand.create_meal(breakfast()).given();
    let values = json!({
        "kcal": 379, "protein": 13.15, "carbs": 67.7, "fat": 6.52,
        "saturatedFat": 1.11, "sugars": 0.99, "fibre": 10.1, "salt": 0.015,
    });
    let expected = json!({
        "id": made["id"],
        "eatenAt": "2026-11-21T08:00:00+01:00",
        "timezone": "Europe/Paris",
        "day": "2026-11-21",
        "state": "logged",
        "name": null,
        "notes": null,
        "images": [],
        "items": [{
            "id": made["items"][0]["id"],
            "food": {
                "library": "composition", "key": "oats", "version": 1,
                "name": "Oats, rolled", "brand": null,
            },
            "quantity": 100,
            "unit": "g",
            "nutrition": {"values": values, "partial": []},
        }],
        "nutrition": {"values": values, "partial": []},
        "createdAt": made["createdAt"],
        "updatedAt": made["updatedAt"],
    });
    assert_same(&made, &expected);
}

fn a_meal_starts_logged(stand: &Stand) {
    let made = stand.create_meal(breakfast()).given();
    assert_eq!(made["state"], "logged");
}

fn a_meal_starts_in_the_state_given(stand: &Stand) {
    for state in ["planned", "logged"] {
        let made = stand
            .create_meal(with(breakfast(), "/state", state))
            .given();
        assert_eq!(made["state"], state);
    }
}

fn a_plan_has_nutrition_like_a_meal(stand: &Stand) {
    let plan = with(breakfast(), "/state", "planned");
    let made = stand.create_meal(plan).given();
    assert_same(&made["nutrition"]["values"]["kcal"], &json!(379));
}

fn a_meal_and_its_items_get_ids_of_version_4(stand: &Stand) {
    let item = || eat(generic("oats"), 1, "g");
    let made = stand.create_meal(meal(vec![item(), item()])).given();
    let ids = [id(&made), id(&made["items"][0]), id(&made["items"][1])];
    for id in ids {
        let read = uuid::Uuid::parse_str(id).expect("a UUID");
        assert_eq!(read.get_version_num(), 4, "{id}");
        assert_eq!(read.hyphenated().to_string(), id);
    }
    assert!(ids[0] != ids[1] && ids[1] != ids[2] && ids[0] != ids[2]);
    let random = |id: &str| uuid::Uuid::parse_str(id).expect("a UUID").as_u128() as u64;
    assert_ne!(random(ids[1]), random(ids[2]));
}

fn two_meals_of_the_same_body_are_two_meals(stand: &Stand) {
    let first = stand.create_meal(breakfast()).given();
    let second = stand.create_meal(breakfast()).given();
    assert_ne!(first["id"], second["id"]);
    assert_ne!(first["items"][0]["id"], second["items"][0]["id"]);
    assert_eq!(stand.meals().len(), 2);
}

fn a_meal_is_created_and_updated_now(stand: &Stand) {
    stand.set_clock("2026-12-24T18:30:15Z");
    let made = stand.create_meal(breakfast()).given();
    assert_instant(&made["createdAt"], "2026-12-24T18:30:15Z");
    assert_instant(&made["updatedAt"], "2026-12-24T18:30:15Z");
}

fn what_was_created_is_what_is_got(stand: &Stand) {
    let body = with(breakfast(), "/name", "Porridge");
    let made = stand.create_meal(with(body, "/notes", "warm")).given();
    assert_eq!(stand.get_meal(id(&made)).given(), made);
}

fn name_and_notes_come_back_as_sent(stand: &Stand) {
    for text in [
        "Porridge",
        "",
        " two  blanks ",
        "линия\nßœ\u{301}\t🥣",
        "\u{1}\"\\",
    ] {
        let body = with(breakfast(), "/name", text);
        let made = stand.create_meal(with(body, "/notes", text)).given();
        assert_eq!(made["name"], text);
        assert_eq!(made["notes"], text);
        assert_same(&stand.get_meal(id(&made)).given(), &made);
    }
}

fn a_name_that_is_null_is_not_set(stand: &Stand) {
    let body = with(breakfast(), "/name", json!(null));
    let made = stand.create_meal(with(body, "/notes", json!(null))).given();
    assert_same(&made["name"], &json!(null));
    assert_same(&made["notes"], &json!(null));
}

fn a_food_of_the_own_library_is_eaten_by_its_id(stand: &Stand) {
    let food = stand.save_food(named("Stew")).given();
    let item = json!({"food": {"library": "mine", "key": food["id"]}});
    let made = stand.create_meal(meal(vec![item])).given();
    let expected = json!({
        "library": "mine", "key": food["id"], "version": 1, "name": "Stew", "brand": null,
    });
    assert_same(&made["items"][0]["food"], &expected);
}

fn a_dish_is_one_item(stand: &Stand) {
    let lasagne = json!({"library": "service", "key": "lasagne"});
    let made = stand
        .create_meal(meal(vec![eat(lasagne, 2, "serving")]))
        .given();
    assert_eq!(made["items"].as_array().unwrap().len(), 1);
    assert_same(&made["nutrition"]["values"], &json!({"kcal": 900}));
}

fn a_product_is_eaten_with_its_brand(stand: &Stand) {
    let spread = eat(crate::bodies::product("spread"), 20, "g");
    let made = stand.create_meal(meal(vec![spread])).given();
    let expected = json!({
        "library": "off", "key": "spread", "version": 1,
        "name": "Hazelnut Spread", "brand": "Nutty",
    });
    let mut food = made["items"][0]["food"].clone();
    // Whom to cite is told beyond the specification.
    food.as_object_mut().unwrap().remove("attribution");
    assert_same(&food, &expected);
}
