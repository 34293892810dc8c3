//! The members of a food's `data`.

use serde_json::{Value, json};

use super::full;
use crate::bodies::{AMOUNTS, BEYOND, LARGEST, NO_AMOUNTS, emoji, named, with, without};
use crate::json::{assert_same, number};
use crate::stand::Stand;

promises!(
    a_member_of_data_is_not_null,
    a_member_of_data_of_another_type_is_named,
    a_base_is_one_of_three,
    nutrition_measures_and_default_portion_need_a_base,
    a_nutrient_is_zero_to_the_largest,
    a_nutrient_left_out_stays_out,
    digits_come_back_as_sent,
    a_basis_is_an_amount,
    nutrition_has_basis_and_values,
    nutrition_has_no_other_members,
    a_food_has_30_measures_at_most,
    a_measure_has_a_label_and_a_size,
    a_label_has_1_to_100_characters,
    a_size_is_an_amount,
    a_default_portion_has_an_amount_and_a_unit,
    a_default_portion_is_in_a_unit_of_the_food,
    composition_and_note_have_10000_characters_at_most,
    a_food_has_20_images_at_most,
    an_image_of_a_food_is_held_to_the_rules_of_images,
    a_source_may_have_any_of_its_members,
    a_source_has_nothing_else,
    a_food_may_have_a_base_alone,
);

const NUTRIENTS: [&str; 8] = [
    "kcal",
    "protein",
    "carbs",
    "fat",
    "saturatedFat",
    "sugars",
    "fibre",
    "salt",
];

fn set(at: &str, value: impl Into<Value>) -> Value {
    with(full(), &format!("/data/{at}"), value)
}

fn taken(stand: &Stand, at: &str, value: impl Into<Value>) {
    let value = value.into();
    let saved = stand.save_food(set(at, value.clone())).given();
    let told = saved
        .pointer(&format!("/data/{at}"))
        .expect("the member comes back");
    assert_same(told, &value);
}

fn refused(stand: &Stand, at: &str, value: impl Into<Value>, path: &str) {
    stand
        .save_food(set(at, value))
        .refused(&[&format!("data.{path}")]);
}

fn a_member_of_data_is_not_null(stand: &Stand) {
    for member in [
        "nutrition",
        "measures",
        "defaultPortion",
        "composition",
        "note",
        "images",
        "source",
        "recipe",
        "ingredients",
        "base",
    ] {
        let body = with(
            json!({"name": "x", "data": {}}),
            &format!("/data/{member}"),
            Value::Null,
        );
        stand.save_food(body).refused_in("data");
    }
}

fn a_member_of_data_of_another_type_is_named(stand: &Stand) {
    for (member, value) in [
        ("nutrition", json!([])),
        ("nutrition", json!(100)),
        ("composition", json!(["sugar"])),
        ("note", json!(1)),
        ("images", json!({})),
        ("source", json!("label")),
        ("source", json!([])),
    ] {
        refused(stand, member, value, member);
    }
    let without_portion = without(full(), "/data/defaultPortion");
    for measures in [json!({}), json!("bowl")] {
        let body = with(without_portion.clone(), "/data/measures", measures);
        stand.save_food(body).refused(&["data.measures"]);
    }
    for portion in [json!([]), json!("bowl"), json!(1)] {
        refused(stand, "defaultPortion", portion, "defaultPortion");
    }
}

fn a_base_is_one_of_three(stand: &Stand) {
    for base in ["g", "ml", "serving"] {
        taken(stand, "base", base);
    }
    for base in ["", "G", "kg", "gram", "cup", "servings"] {
        refused(stand, "base", base, "base");
    }
}

fn nutrition_measures_and_default_portion_need_a_base(stand: &Stand) {
    for member in ["nutrition", "measures", "defaultPortion"] {
        let mut data = json!({});
        data[member] = match member {
            "defaultPortion" => json!({"amount": 1, "unit": "g"}),
            _ => full()["data"][member].clone(),
        };
        stand
            .save_food(json!({"name": "x", "data": data}))
            .refused_in("data");
    }
}

fn a_nutrient_is_zero_to_the_largest(stand: &Stand) {
    for nutrient in NUTRIENTS {
        let at = format!("nutrition/values/{nutrient}");
        for value in ["0", "-0", "0.1", "5e-324", LARGEST, "30.0"] {
            taken(stand, &at, number(value));
        }
        let path = format!("nutrition.values.{nutrient}");
        for value in ["-1", "-5e-324", BEYOND, "1e309", "null", "\"1\"", "true"] {
            refused(stand, &at, number(value), &path);
        }
    }
}

fn a_nutrient_left_out_stays_out(stand: &Stand) {
    for nutrient in NUTRIENTS {
        let body = without(full(), &format!("/data/nutrition/values/{nutrient}"));
        let saved = stand.save_food(body.clone()).given();
        assert_same(&saved["data"]["nutrition"], &body["data"]["nutrition"]);
    }
    taken(stand, "nutrition/values", json!({}));
}

fn digits_come_back_as_sent(stand: &Stand) {
    for value in [
        "0.123456789012345678",
        "123456789.123456789",
        "1e-7",
        "9007199254740993e-10",
    ] {
        taken(stand, "nutrition/values/kcal", number(value));
    }
}

fn a_basis_is_an_amount(stand: &Stand) {
    for value in AMOUNTS {
        taken(stand, "nutrition/basisAmount", number(value));
    }
    for value in NO_AMOUNTS {
        let at = "nutrition/basisAmount";
        refused(stand, at, number(value), "nutrition.basisAmount");
    }
}

fn nutrition_has_basis_and_values(stand: &Stand) {
    for member in ["basisAmount", "values"] {
        let body = without(full(), &format!("/data/nutrition/{member}"));
        stand
            .save_food(body)
            .refused(&[&format!("data.nutrition.{member}")]);
    }
    for values in [json!([]), json!(1), json!(null)] {
        refused(stand, "nutrition/values", values, "nutrition.values");
    }
}

fn nutrition_has_no_other_members(stand: &Stand) {
    stand
        .save_food(set("nutrition/per", "100 g"))
        .refused_in("data.nutrition");
    for other in ["caffeine", "Kcal", "saturated_fat", "energy", ""] {
        stand
            .save_food(set(&format!("nutrition/values/{other}"), 1))
            .refused_in("data.nutrition");
    }
}

fn a_food_has_30_measures_at_most(stand: &Stand) {
    let measures = |count: u32| -> Value {
        (1..=count)
            .map(|n| json!({"label": format!("m{n}"), "size": n}))
            .collect()
    };
    let body = without(full(), "/data/defaultPortion");
    let most = with(body.clone(), "/data/measures", measures(30));
    let saved = stand.save_food(most).given();
    assert_same(&saved["data"]["measures"], &measures(30));
    let more = with(body, "/data/measures", measures(31));
    stand.save_food(more).refused(&["data.measures"]);
}

fn a_measure_has_a_label_and_a_size(stand: &Stand) {
    for member in ["label", "size"] {
        let body = without(full(), &format!("/data/measures/1/{member}"));
        stand
            .save_food(body)
            .refused(&[&format!("data.measures[1].{member}")]);
    }
    for measure in [json!("bowl"), json!(1), json!(null)] {
        refused(stand, "measures/1", measure, "measures[1]");
    }
}

fn a_label_has_1_to_100_characters(stand: &Stand) {
    for label in ["x".to_owned(), emoji(100)] {
        taken(stand, "measures/1/label", label);
    }
    for label in [json!(""), json!(emoji(101)), json!(1), json!(null)] {
        refused(stand, "measures/1/label", label, "measures[1].label");
    }
}

fn a_size_is_an_amount(stand: &Stand) {
    for size in AMOUNTS {
        taken(stand, "measures/1/size", number(size));
    }
    for size in NO_AMOUNTS {
        refused(stand, "measures/1/size", number(size), "measures[1].size");
    }
}

fn a_default_portion_has_an_amount_and_a_unit(stand: &Stand) {
    for member in ["amount", "unit"] {
        let body = without(full(), &format!("/data/defaultPortion/{member}"));
        stand
            .save_food(body)
            .refused(&[&format!("data.defaultPortion.{member}")]);
    }
    for amount in AMOUNTS {
        taken(stand, "defaultPortion/amount", number(amount));
    }
    for amount in NO_AMOUNTS {
        let at = "defaultPortion/amount";
        refused(stand, at, number(amount), "defaultPortion.amount");
    }
}

fn a_default_portion_is_in_a_unit_of_the_food(stand: &Stand) {
    for unit in ["g", "bowl", "spoon"] {
        taken(stand, "defaultPortion/unit", unit);
    }
    for unit in [
        json!("ml"),
        json!("plate"),
        json!("Bowl"),
        json!(""),
        json!(1),
        json!(null),
    ] {
        refused(stand, "defaultPortion/unit", unit, "defaultPortion.unit");
    }
    refused(
        stand,
        "defaultPortion/unit",
        "x".repeat(101),
        "defaultPortion.unit",
    );
    let longest = "x".repeat(100);
    let body = set("measures/1/label", longest.as_str());
    let body = with(body, "/data/defaultPortion/unit", longest.as_str());
    stand.save_food(body).given();
}

fn composition_and_note_have_10000_characters_at_most(stand: &Stand) {
    for member in ["composition", "note"] {
        for text in [String::new(), emoji(10_000)] {
            taken(stand, member, text);
        }
        refused(stand, member, emoji(10_001), member);
    }
}

fn a_food_has_20_images_at_most(stand: &Stand) {
    let links = |count: usize| json!(vec![json!({"url": "https://example.org/a.jpg"}); count]);
    taken(stand, "images", links(20));
    refused(stand, "images", links(21), "images");
}

fn an_image_of_a_food_is_held_to_the_rules_of_images(stand: &Stand) {
    for (image, member) in [
        (json!({"url": "photo.jpg"}), "url"),
        (
            json!({"url": format!("https://example.org/{}", "a".repeat(1_981))}),
            "url",
        ),
        (json!({"url": 1}), "url"),
        (json!({"path": ""}), "path"),
        (json!({"path": "a".repeat(501)}), "path"),
        (json!({"path": 1}), "path"),
    ] {
        refused(stand, "images/0", image, &format!("images[0].{member}"));
    }
    for image in [json!({}), json!("https://example.org/a.jpg"), json!(null)] {
        stand
            .save_food(set("images/0", image))
            .refused_in("data.images[0]");
    }
}

fn a_source_may_have_any_of_its_members(stand: &Stand) {
    taken(stand, "source", json!({}));
    for origin in ["label", "restaurant", "manual", "estimate", "ingredients"] {
        taken(stand, "source", json!({"origin": origin}));
    }
    for library in ["mine", "off", "service", "composition"] {
        taken(stand, "source", json!({"library": library}));
    }
    for source in [
        json!({"by": "assistant_a"}),
        json!({"edited": false}),
        json!({"place": emoji(200)}),
        json!({"description": emoji(2_000)}),
        json!({"key": emoji(200)}),
        json!({"place": "", "description": ""}),
    ] {
        taken(stand, "source", source);
    }
}

fn a_source_has_nothing_else(stand: &Stand) {
    for (member, value) in [
        ("origin", json!("guess")),
        ("origin", json!(null)),
        ("by", json!("assistant_b")),
        ("by", json!("")),
        ("by", json!(null)),
        ("place", json!(emoji(201))),
        ("place", json!(null)),
        ("description", json!(emoji(2_001))),
        ("description", json!(1)),
        ("edited", json!("true")),
        ("edited", json!(null)),
        ("library", json!("theirs")),
        ("key", json!(emoji(201))),
        ("key", json!(1)),
    ] {
        let source = json!({member: value});
        refused(stand, "source", source, &format!("source.{member}"));
    }
    stand
        .save_food(set("source/url", "https://example.org"))
        .refused_in("data.source");
}

fn a_food_may_have_a_base_alone(stand: &Stand) {
    let saved = stand
        .save_food(with(named("Salt"), "/data/base", "g"))
        .given();
    assert_same(&saved["data"], &json!({"base": "g"}));
}
