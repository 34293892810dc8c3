//! `saveFood`: a food or recipe is saved to the person's own foods, or changed.

mod barcode;
mod body;
mod cited;
mod data;
mod editions;
mod ingredients;
mod nested;
mod recipes;
mod versions;

use serde_json::{Value, json};

use crate::bodies::{id, named, per_100_g, product, with, without};
use crate::json::{assert_instant, assert_same};
use crate::stand::Stand;

promises!(
    a_food_comes_back_with_every_member,
    unset_members_are_null_and_unset_data_left_out,
    the_id_of_a_food_is_its_key_and_a_uuid,
    a_food_is_created_and_updated_now,
    two_foods_of_the_same_body_are_two_foods,
    a_food_goes_to_the_own_library_alone,
    copy_from_comes_back,
    copy_from_need_not_exist,
    copy_from_null_is_copy_from_left_out,
    copy_from_is_a_library_and_a_key,
    unknown_members_are_ignored,
    response_members_are_ignored,
);

/// A food with every member set that a food without recipe can have.
pub(super) fn full() -> Value {
    json!({
        "name": "Stew",
        "brand": "Mum",
        "barcode": "12345670",
        "data": {
            "base": "g",
            "nutrition": {"basisAmount": 100, "values": {
                "kcal": 80, "protein": 5.5, "carbs": 6, "fat": 3,
                "saturatedFat": 1, "sugars": 2, "fibre": 1.25, "salt": 0,
            }},
            "measures": [{"label": "bowl", "size": 350}, {"label": "spoon", "size": 15.5}],
            "defaultPortion": {"amount": 1, "unit": "bowl"},
            "composition": "Beans, water",
            "note": "Grandmother's",
            "images": [{"url": "https://example.org/stew.jpg"}],
            "source": {
                "origin": "label", "by": "assistant_a", "place": "kitchen",
                "description": "weighed", "edited": true, "library": "off", "key": "k",
            },
        },
        "copyFrom": {"library": "off", "key": "nothing"},
    })
}

fn a_food_comes_back_with_every_member(stand: &Stand) {
    let saved = stand.save_food(full()).given();
    let mut expected = full();
    for (member, value) in [
        ("id", saved["id"].clone()),
        ("library", json!("mine")),
        ("key", saved["id"].clone()),
        ("version", json!(1)),
        ("createdAt", saved["createdAt"].clone()),
        ("updatedAt", saved["updatedAt"].clone()),
    ] {
        expected = with(expected, &format!("/{member}"), value);
    }
    assert_same(&without(saved, "/partial"), &expected);
}

fn unset_members_are_null_and_unset_data_left_out(stand: &Stand) {
    let saved = stand.save_food(named("Stew")).given();
    for member in ["brand", "barcode", "copyFrom"] {
        assert!(saved.as_object().unwrap().contains_key(member), "{member}");
        assert!(saved[member].is_null(), "{member}");
    }
    assert_same(&saved["data"], &json!({}));
}

fn the_id_of_a_food_is_its_key_and_a_uuid(stand: &Stand) {
    let saved = stand.save_food(named("Stew")).given();
    assert_eq!(saved["id"], saved["key"]);
    let read = uuid::Uuid::parse_str(id(&saved)).expect("a UUID");
    assert_eq!(read.get_version_num(), 4);
    assert_eq!(read.hyphenated().to_string(), id(&saved));
}

fn a_food_is_created_and_updated_now(stand: &Stand) {
    stand.set_clock("2026-12-24T18:30:15Z");
    let saved = stand.save_food(named("Stew")).given();
    assert_instant(&saved["createdAt"], "2026-12-24T18:30:15Z");
    assert_instant(&saved["updatedAt"], "2026-12-24T18:30:15Z");
}

fn two_foods_of_the_same_body_are_two_foods(stand: &Stand) {
    let first = stand.save_food(full()).given();
    let second = stand.save_food(full()).given();
    assert_ne!(first["id"], second["id"]);
    assert_eq!(stand.mine().len(), 2);
}

fn a_food_goes_to_the_own_library_alone(stand: &Stand) {
    stand.save_food(named("Stew")).given();
    assert_eq!(stand.names(&[]), ["Stew"]);
    for library in ["off", "service"] {
        assert!(
            stand
                .names(&[("library", library), ("query", "stew")])
                .is_empty()
        );
    }
}

fn copy_from_comes_back(stand: &Stand) {
    let body = with(named("Spread"), "/copyFrom", product("spread"));
    let saved = stand.save_food(body).given();
    assert_same(&saved["copyFrom"], &product("spread"));
}

fn copy_from_need_not_exist(stand: &Stand) {
    for library in ["mine", "off", "service", "composition"] {
        let copy_from = json!({"library": library, "key": "nothing"});
        let saved = stand
            .save_food(with(named("Stew"), "/copyFrom", copy_from.clone()))
            .given();
        assert_same(&saved["copyFrom"], &copy_from);
    }
}

fn copy_from_null_is_copy_from_left_out(stand: &Stand) {
    let saved = stand
        .save_food(with(named("Stew"), "/copyFrom", Value::Null))
        .given();
    assert!(saved["copyFrom"].is_null());
}

fn copy_from_is_a_library_and_a_key(stand: &Stand) {
    let copied = |copy_from: Value| with(named("Stew"), "/copyFrom", copy_from);
    for (copy_from, paths) in [
        (json!({}), vec!["copyFrom.library", "copyFrom.key"]),
        (json!({"library": "off"}), vec!["copyFrom.key"]),
        (json!({"key": "k"}), vec!["copyFrom.library"]),
        (
            json!({"library": "theirs", "key": "k"}),
            vec!["copyFrom.library"],
        ),
        (json!({"library": "off", "key": ""}), vec!["copyFrom.key"]),
        (
            json!({"library": "off", "key": "k".repeat(201)}),
            vec!["copyFrom.key"],
        ),
        (json!({"library": "off", "key": 1}), vec!["copyFrom.key"]),
        (json!("off/k"), vec!["copyFrom"]),
    ] {
        stand.save_food(copied(copy_from)).refused(&paths);
    }
    let longest = json!({"library": "off", "key": "é".repeat(200)});
    stand.save_food(copied(longest)).given();
}

fn unknown_members_are_ignored(stand: &Stand) {
    let body = with(per_100_g("Stew", json!({"kcal": 80})), "/colour", "brown");
    let body = with(body, "/data/allergens", json!(["nuts"]));
    let body = with(
        body,
        "/data/measures",
        json!([{"label": "bowl", "size": 1, "x": 1}]),
    );
    let saved = stand.save_food(body).given();
    assert!(saved.get("colour").is_none());
    assert!(saved["data"].get("allergens").is_none());
    assert_same(
        &saved["data"]["measures"],
        &json!([{"label": "bowl", "size": 1}]),
    );
}

fn response_members_are_ignored(stand: &Stand) {
    let mut body = named("Stew");
    for (member, value) in [
        ("library", json!("off")),
        ("key", json!("spread")),
        ("version", json!(7)),
        ("partial", json!(["kcal"])),
        ("createdAt", json!("1999-01-01T00:00:00Z")),
        ("updatedAt", json!(1)),
    ] {
        body = with(body, &format!("/{member}"), value);
    }
    let saved = stand.save_food(body).given();
    assert_eq!(saved["library"], "mine");
    assert_eq!(saved["key"], saved["id"]);
    assert_same(&saved["version"], &json!(1));
    assert_instant(&saved["createdAt"], "2026-11-21T09:00:00Z");
}
