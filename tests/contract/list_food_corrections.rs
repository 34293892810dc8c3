//! `listFoodCorrections`: the changes proposed to catalogue products.

use serde_json::{Value, json};

use crate::bodies::{barcoded, generic, id, meal, named, per_100_g, product, with, without};
use crate::json::{assert_instant, assert_same};
use crate::stand::Stand;

promises!(
    a_new_journal_has_no_corrections,
    a_changed_copy_is_a_proposed_change,
    an_unchanged_copy_proposes_nothing,
    a_number_written_otherwise_proposes_nothing,
    a_brand_and_values_that_differ_are_told,
    what_was_taken_away_is_told,
    a_measure_that_differs_is_told,
    a_copy_without_a_barcode_of_a_product_without_one_proposes,
    a_dish_of_the_service_is_corrected_too,
    another_barcode_proposes_nothing,
    a_barcode_padded_otherwise_is_the_same,
    generic_ingredients_and_own_foods_are_not_corrected,
    a_product_that_does_not_exist_is_not_corrected,
    a_food_without_copy_from_proposes_nothing,
    a_new_food_of_a_meal_proposes_too,
    a_refused_food_proposes_nothing,
    a_further_change_replaces_the_pending_one,
    another_copy_of_the_same_product_replaces_the_pending_one,
    the_newest_correction_comes_first,
    a_page_has_30_corrections_when_nobody_says,
    pages_concatenate_to_the_whole,
    an_offset_behind_the_last_is_an_empty_page,
    limit_and_offset_are_held_to_their_rules,
);

/// A copy of the hazelnut spread as the catalogue has it.
fn copy() -> Value {
    json!({
        "name": "Hazelnut Spread", "brand": "Nutty", "barcode": "3017620422003",
        "data": {
            "base": "g",
            "nutrition": {"basisAmount": 100, "values": {"kcal": 539, "sugars": 56.3}},
            "composition": "Sugar, hazelnuts",
        },
        "copyFrom": product("spread"),
    })
}

fn renamed(name: &str) -> Value {
    with(copy(), "/name", name)
}

/// A changed copy of the product without a barcode.
fn tea() -> Value {
    let body = json!({"name": "Green Tea", "brand": "Old Mill", "data": {"base": "g"}});
    with(body, "/copyFrom", product("loose"))
}

fn paths(correction: &Value) -> Vec<&str> {
    let changes = correction["changes"].as_array().expect("changes");
    let mut paths: Vec<_> = changes
        .iter()
        .map(|c| c["path"].as_str().unwrap())
        .collect();
    paths.sort_unstable();
    paths
}

fn a_new_journal_has_no_corrections(stand: &Stand) {
    let page = stand.list_food_corrections(&[]).given();
    assert_same(&page, &json!({"corrections": [], "nextOffset": null}));
}

fn a_changed_copy_is_a_proposed_change(stand: &Stand) {
    stand.save_food(renamed("Hazelnut Cream")).given();
    let page = stand.list_food_corrections(&[]).given();
    let told = &page["corrections"][0];
    let expected = json!({
        "id": told["id"],
        "food": {
            "library": "off", "key": "spread", "name": "Hazelnut Spread", "brand": "Nutty",
        },
        "changes": [{"path": "name", "from": "Hazelnut Spread", "to": "Hazelnut Cream"}],
        "status": "pending",
        "note": null,
        "createdAt": told["createdAt"],
        "reviewedAt": null,
    });
    assert_same(
        &page,
        &json!({"corrections": [expected], "nextOffset": null}),
    );
    assert_instant(&told["createdAt"], "2026-11-21T09:00:00Z");
    let id = uuid::Uuid::parse_str(id(told)).expect("a UUID");
    assert_eq!(id.get_version_num(), 4);
}

fn an_unchanged_copy_proposes_nothing(stand: &Stand) {
    stand.save_food(copy()).given();
    assert!(stand.corrections().is_empty());
}

fn a_number_written_otherwise_proposes_nothing(stand: &Stand) {
    let kcal = crate::json::number("539.0");
    stand
        .save_food(with(copy(), "/data/nutrition/values/kcal", kcal))
        .given();
    assert!(stand.corrections().is_empty());
}

fn a_brand_and_values_that_differ_are_told(stand: &Stand) {
    let body = with(copy(), "/brand", "Nuttier");
    let body = with(body, "/data/nutrition/values/kcal", 545);
    stand
        .save_food(with(body, "/data/nutrition/values/fat", 30.9))
        .given();
    let told = &stand.corrections()[0];
    let expected = [
        "brand",
        "data.nutrition.values.fat",
        "data.nutrition.values.kcal",
    ];
    assert_eq!(paths(told), expected);
    for change in told["changes"].as_array().unwrap() {
        let (from, to) = match change["path"].as_str().unwrap() {
            "brand" => (json!("Nutty"), json!("Nuttier")),
            "data.nutrition.values.fat" => (json!(null), json!(30.9)),
            _ => (json!(539), json!(545)),
        };
        assert_same(&change["from"], &from);
        assert_same(&change["to"], &to);
    }
}

fn what_was_taken_away_is_told(stand: &Stand) {
    let body = without(copy(), "/data/nutrition/values/sugars");
    stand.save_food(without(body, "/brand")).given();
    let told = &stand.corrections()[0];
    assert_eq!(paths(told), ["brand", "data.nutrition.values.sugars"]);
    for change in told["changes"].as_array().unwrap() {
        assert_same(&change["to"], &Value::Null);
        assert!(!change["from"].is_null());
    }
}

fn a_measure_that_differs_is_told(stand: &Stand) {
    let measures = json!([{"label": "spoon", "size": 15}]);
    stand
        .save_food(with(copy(), "/data/measures", measures))
        .given();
    let corrections = stand.corrections();
    let told = paths(&corrections[0]);
    assert!(!told.is_empty());
    assert!(
        told.iter().all(|path| path.starts_with("data.measures")),
        "{told:?}"
    );
}

fn a_copy_without_a_barcode_of_a_product_without_one_proposes(stand: &Stand) {
    stand.save_food(tea()).given();
    let told = &stand.corrections()[0];
    assert_eq!(told["food"]["key"], "loose");
    assert_eq!(paths(told), ["name"]);
}

fn a_dish_of_the_service_is_corrected_too(stand: &Stand) {
    let pad_thai = per_100_g("Pad Thai", json!({"kcal": 150}));
    let copy_from = json!({"library": "service", "key": "pad-thai"});
    stand
        .save_food(with(pad_thai, "/copyFrom", copy_from))
        .given();
    let told = &stand.corrections()[0];
    assert_eq!(told["food"]["library"], "service");
    assert_eq!(paths(told), ["data.nutrition.values.kcal"]);
}

fn another_barcode_proposes_nothing(stand: &Stand) {
    stand
        .save_food(with(renamed("Other"), "/barcode", "12345670"))
        .given();
    stand
        .save_food(without(renamed("Other"), "/barcode"))
        .given();
    stand.save_food(with(tea(), "/barcode", "12345670")).given();
    assert!(stand.corrections().is_empty());
}

fn a_barcode_padded_otherwise_is_the_same(stand: &Stand) {
    let body = with(renamed("Hazelnut Cream"), "/barcode", "03017620422003");
    stand.save_food(body).given();
    let corrections = stand.corrections();
    assert_eq!(corrections.len(), 1);
    assert_eq!(paths(&corrections[0]), ["name"]);
}

fn generic_ingredients_and_own_foods_are_not_corrected(stand: &Stand) {
    stand
        .save_food(with(named("Oats"), "/copyFrom", generic("oats")))
        .given();
    let own = stand.save_food(named("Stew")).given();
    let copy_from = json!({"library": "mine", "key": own["id"]});
    stand
        .save_food(with(named("Soup"), "/copyFrom", copy_from))
        .given();
    assert!(stand.corrections().is_empty());
}

fn a_product_that_does_not_exist_is_not_corrected(stand: &Stand) {
    stand
        .save_food(with(named("Tea"), "/copyFrom", product("nothing")))
        .given();
    assert!(stand.corrections().is_empty());
}

fn a_food_without_copy_from_proposes_nothing(stand: &Stand) {
    stand.save_food(barcoded("Stew", "12345670")).given();
    stand
        .save_food(with(tea(), "/copyFrom", Value::Null))
        .given();
    assert!(stand.corrections().is_empty());
}

fn a_new_food_of_a_meal_proposes_too(stand: &Stand) {
    let item = json!({"newFood": renamed("Hazelnut Cream")});
    stand.create_meal(meal(vec![item])).given();
    assert_eq!(paths(&stand.corrections()[0]), ["name"]);
}

fn a_refused_food_proposes_nothing(stand: &Stand) {
    stand
        .save_food(with(renamed("Cream"), "/data/base", "kg"))
        .refused(&["data.base"]);
    assert!(stand.corrections().is_empty());
}

fn a_further_change_replaces_the_pending_one(stand: &Stand) {
    let food = stand.save_food(renamed("Hazelnut Cream")).given();
    let again = with(renamed("Hazelnut Butter"), "/id", id(&food));
    stand
        .save_food(with(again, "/data/note", "stirred"))
        .given();
    let corrections = stand.corrections();
    assert_eq!(corrections.len(), 1);
    assert_eq!(paths(&corrections[0]), ["data.note", "name"]);
    assert_eq!(corrections[0]["status"], "pending");
}

fn another_copy_of_the_same_product_replaces_the_pending_one(stand: &Stand) {
    stand.save_food(renamed("Hazelnut Cream")).given();
    stand.save_food(with(copy(), "/brand", "Nuttier")).given();
    let corrections = stand.corrections();
    assert_eq!(corrections.len(), 1);
    assert_eq!(paths(&corrections[0]), ["brand"]);
}

fn the_newest_correction_comes_first(stand: &Stand) {
    stand.save_food(tea()).given();
    stand.set_clock("2026-11-21T10:00:00Z");
    stand.save_food(renamed("Hazelnut Cream")).given();
    let corrections = stand.corrections();
    let keys: Vec<_> = corrections
        .iter()
        .map(|c| c["food"]["key"].as_str().unwrap())
        .collect();
    assert_eq!(keys, ["spread", "loose"]);
}

/// So many corrections, one a minute, each of a product of its own.
fn many(stand: &Stand, count: u32) {
    let names = (0..count).map(|n| format!("Tea {n}"));
    let foods = names.enumerate();
    stand.with_catalogue(
        foods
            .map(|(n, name)| crate::catalogue::scanned(&n.to_string(), &name, 1, &[]))
            .collect(),
    );
    for n in 0..count {
        stand.set_clock(&format!("2026-11-21T09:{n:02}:00Z"));
        let copy_from = product(&n.to_string());
        stand
            .save_food(with(named("Changed"), "/copyFrom", copy_from))
            .given();
    }
}

fn keys(page: &Value) -> Vec<String> {
    let corrections = page["corrections"].as_array().expect("corrections");
    corrections
        .iter()
        .map(|c| c["food"]["key"].as_str().unwrap().to_owned())
        .collect()
}

fn a_page_has_30_corrections_when_nobody_says(stand: &Stand) {
    many(stand, 31);
    let page = stand.list_food_corrections(&[]).given();
    assert_eq!(keys(&page).len(), 30);
    assert_same(&page["nextOffset"], &json!(30));
    let page = stand.list_food_corrections(&[("offset", "30")]).given();
    assert_eq!(keys(&page), ["0"]);
    assert_same(&page["nextOffset"], &json!(null));
}

fn pages_concatenate_to_the_whole(stand: &Stand) {
    many(stand, 7);
    let mut all = Vec::new();
    for (offset, next) in [("0", json!(3)), ("3", json!(6)), ("6", json!(null))] {
        let page = stand
            .list_food_corrections(&[("limit", "3"), ("offset", offset)])
            .given();
        assert_same(&page["nextOffset"], &next);
        all.extend(keys(&page));
    }
    assert_eq!(all, ["6", "5", "4", "3", "2", "1", "0"]);
}

fn an_offset_behind_the_last_is_an_empty_page(stand: &Stand) {
    for offset in ["0", "1", "1000001", "9007199254740993"] {
        let page = stand.list_food_corrections(&[("offset", offset)]).given();
        assert_same(&page, &json!({"corrections": [], "nextOffset": null}));
    }
}

fn limit_and_offset_are_held_to_their_rules(stand: &Stand) {
    for limit in ["1", "100", "30.0"] {
        stand.list_food_corrections(&[("limit", limit)]).given();
    }
    for limit in ["0", "101", "-1", "1.5", "", "ten"] {
        stand
            .list_food_corrections(&[("limit", limit)])
            .refused(&["limit"]);
    }
    for offset in ["-1", "0.5", "", "many"] {
        stand
            .list_food_corrections(&[("offset", offset)])
            .refused(&["offset"]);
    }
    for name in ["limit", "offset"] {
        stand
            .list_food_corrections(&[(name, "1"), (name, "2")])
            .refused(&[name]);
    }
    let both = [("limit", "0"), ("offset", "-1")];
    stand
        .list_food_corrections(&both)
        .refused(&["limit", "offset"]);
    stand
        .list_food_corrections(&[("colour", ""), ("colour", "")])
        .given();
}
