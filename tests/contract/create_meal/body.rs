//! What a meal's body may be, and how problems are told.

use serde_json::{Value, json};

use crate::bodies::{barcoded, breakfast, eat, emoji, generic, meal, named, with, without};
use crate::json::{assert_same, number};
use crate::stand::Stand;

promises!(
    a_body_is_an_object,
    a_required_member_left_out_is_named,
    a_member_of_another_type_is_named,
    null_is_taken_for_name_and_notes_alone,
    a_state_is_one_of_two_words,
    name_and_notes_hold_2000_characters,
    an_unknown_member_is_ignored,
    response_members_are_ignored,
    u0000_is_refused_in_every_text,
    all_problems_are_told_at_once,
    at_most_20_problems_are_told,
    the_message_says_where,
    at_most_100_characters_of_input_are_echoed,
    an_unknown_food_echoes_at_most_100_characters,
    a_broken_rule_comes_before_a_missing_food,
    a_missing_food_comes_before_a_known_barcode,
    a_broken_rule_comes_before_a_known_barcode,
    a_refused_meal_leaves_nothing,
);

fn a_body_is_an_object(stand: &Stand) {
    for body in [
        json!(null),
        json!([]),
        json!("x"),
        json!(1),
        json!([breakfast()]),
    ] {
        stand.create_meal(body).invalid();
    }
    assert!(stand.meals().is_empty());
}

fn a_required_member_left_out_is_named(stand: &Stand) {
    for member in ["eatenAt", "timezone", "items"] {
        let body = without(breakfast(), &format!("/{member}"));
        stand.create_meal(body).refused(&[member]);
    }
}

fn a_member_of_another_type_is_named(stand: &Stand) {
    for (member, value) in [
        ("eatenAt", json!(1_700_000_000)),
        ("eatenAt", json!(["2026-11-21T08:00:00Z"])),
        ("timezone", json!(1)),
        ("items", json!({})),
        ("items", json!("oats")),
        ("state", json!(true)),
        ("images", json!({})),
        ("images", json!("https://example.org/a.jpg")),
        ("name", json!(1)),
        ("name", json!(["x"])),
        ("notes", json!(false)),
        ("notes", json!({})),
    ] {
        let body = with(breakfast(), &format!("/{member}"), value);
        stand.create_meal(body).refused(&[member]);
    }
}

fn null_is_taken_for_name_and_notes_alone(stand: &Stand) {
    for member in ["eatenAt", "timezone", "items", "state", "images"] {
        let body = with(breakfast(), &format!("/{member}"), Value::Null);
        stand.create_meal(body).refused(&[member]);
    }
}

fn a_state_is_one_of_two_words(stand: &Stand) {
    for state in ["", "Logged", "PLANNED", "eaten", "logged ", "draft"] {
        let body = with(breakfast(), "/state", state);
        stand.create_meal(body).refused(&["state"]);
    }
}

fn name_and_notes_hold_2000_characters(stand: &Stand) {
    for member in ["name", "notes"] {
        let at = format!("/{member}");
        for text in ["é".repeat(2_000), emoji(2_000)] {
            let made = stand
                .create_meal(with(breakfast(), &at, text.as_str()))
                .given();
            assert_eq!(made[member], text);
        }
        for text in ["a".repeat(2_001), emoji(2_001)] {
            stand
                .create_meal(with(breakfast(), &at, text))
                .refused(&[member]);
        }
    }
}

fn an_unknown_member_is_ignored(stand: &Stand) {
    let body = with(breakfast(), "/mood", json!({"deep": [1]}));
    let body = with(body, "/items/0/colour", "red");
    let body = with(body, "/items/0/food/name", "another name");
    let made = stand.create_meal(body).given();
    assert!(made.get("mood").is_none());
    assert!(made["items"][0].get("colour").is_none());
    assert_eq!(made["items"][0]["food"]["name"], "Oats, rolled");
}

fn response_members_are_ignored(stand: &Stand) {
    let mut body = breakfast();
    for (member, value) in [
        ("id", json!("3f9c2a17-1b2c-4d3e-8f4a-5b6c7d8e9f00")),
        ("day", json!("1999-01-01")),
        ("nutrition", json!({"values": {"kcal": 1}})),
        ("createdAt", json!("1999-01-01T00:00:00Z")),
        ("updatedAt", json!(7)),
    ] {
        body = with(body, &format!("/{member}"), value);
    }
    let made = stand.create_meal(body).given();
    assert_ne!(made["id"], "3f9c2a17-1b2c-4d3e-8f4a-5b6c7d8e9f00");
    assert_eq!(made["day"], "2026-11-21");
    assert_same(&made["nutrition"]["values"]["kcal"], &json!(379));
    crate::json::assert_instant(&made["createdAt"], "2026-11-21T09:00:00Z");
}

fn u0000_is_refused_in_every_text(stand: &Stand) {
    for at in ["name", "notes", "timezone", "eatenAt", "state"] {
        let body = with(breakfast(), &format!("/{at}"), "a\0b");
        stand.create_meal(body).refused(&[at]);
    }
    for (at, path) in [
        ("/items/0/unit", "items[0].unit"),
        ("/items/0/food/key", "items[0].food.key"),
        ("/items/0/food/library", "items[0].food.library"),
    ] {
        let body = with(breakfast(), at, "\0");
        stand.create_meal(body).refused(&[path]);
    }
}

fn all_problems_are_told_at_once(stand: &Stand) {
    let body = json!({
        "eatenAt": "yesterday",
        "timezone": "Mars/Olympus",
        "state": "eaten",
        "name": emoji(2_001),
        "notes": 7,
        "images": [{"url": "no uri"}, {"path": ""}],
        "items": [
            eat(generic("oats"), 0, "g"),
            "oats",
            eat(generic("oats"), 1, "bucket"),
            {"food": {"library": "theirs"}},
        ],
    });
    stand.create_meal(body).refused(&[
        "eatenAt",
        "timezone",
        "state",
        "name",
        "notes",
        "images[0].url",
        "images[1].path",
        "items[0].quantity",
        "items[1]",
        "items[2].unit",
        "items[3].food.library",
        "items[3].food.key",
    ]);
}

fn at_most_20_problems_are_told(stand: &Stand) {
    let items = vec![eat(generic("oats"), 0, "g"); 50];
    let error = stand.create_meal(meal(items)).invalid();
    assert_eq!(error.details().len(), 20);
}

fn the_message_says_where(stand: &Stand) {
    let body = with(breakfast(), "/items/0/unit", "bucket");
    let error = stand.create_meal(body).refused(&["items[0].unit"]);
    assert!(error.message().contains("items[0].unit"), "{error:?}");
    assert!(!error.details()[0].message.is_empty());
}

fn at_most_100_characters_of_input_are_echoed(stand: &Stand) {
    let long = "x".repeat(1_500);
    for at in [
        "/items/0/unit",
        "/timezone",
        "/eatenAt",
        "/state",
        "/items/0/food/library",
    ] {
        let error = stand
            .create_meal(with(breakfast(), at, long.as_str()))
            .invalid();
        let told = serde_json::to_string(error.details()).unwrap() + error.message();
        assert!(!told.contains(&"x".repeat(101)), "{at}: {told}");
    }
    let body = with(breakfast(), "/items/0/quantity", number(&"9".repeat(1_500)));
    let error = stand.create_meal(body).refused(&["items[0].quantity"]);
    assert!(!error.message().contains(&"9".repeat(101)), "{error:?}");
}

fn an_unknown_food_echoes_at_most_100_characters(stand: &Stand) {
    let body = with(breakfast(), "/items/0/food/key", "x".repeat(200));
    let answer = stand.journal().create_meal(&body.into());
    assert!(!answer.unwrap_err().message().contains(&"x".repeat(101)));
}

fn a_broken_rule_comes_before_a_missing_food(stand: &Stand) {
    let unknown = eat(generic("nothing"), 1, "g");
    let body = with(meal(vec![unknown.clone()]), "/name", 1);
    stand.create_meal(body).refused(&["name"]);
    let bucket = eat(generic("oats"), 1, "bucket");
    stand
        .create_meal(meal(vec![unknown, bucket]))
        .refused(&["items[1].unit"]);
}

fn a_missing_food_comes_before_a_known_barcode(stand: &Stand) {
    let known = json!({"newFood": barcoded("Copy", "3017620422003")});
    let unknown = eat(generic("nothing"), 1, "g");
    stand
        .create_meal(meal(vec![known, unknown]))
        .missing("food");
}

fn a_broken_rule_comes_before_a_known_barcode(stand: &Stand) {
    let known = json!({"newFood": barcoded("Copy", "3017620422003")});
    let body = with(meal(vec![known]), "/state", "eaten");
    stand.create_meal(body).refused(&["state"]);
}

fn a_refused_meal_leaves_nothing(stand: &Stand) {
    let items = || {
        vec![
            json!({"newFood": named("Stew")}),
            eat(generic("oats"), 0, "g"),
        ]
    };
    stand
        .create_meal(meal(items()))
        .refused(&["items[1].quantity"]);
    assert!(stand.meals().is_empty());
    assert!(stand.mine().is_empty());
}
