//! Nothing that a product tells is lost without a word: each kind of it has a count of its own.

use journal::catalog::Read;
use journal::catalog::report::Reason;
use serde_json::{Value, json};

use crate::off::tsv::{notes, row};
use crate::off::{data, of_text};

/// A product of both exports, with one member more, each told by the same name.
fn products(member: &str, told: &str) -> [Read; 2] {
    let printed = ("serving_size", "1 bar (30.5 g)");
    let line = json!({ "code": "3017620422003", "product_name": "Spread", printed.0: printed.1, member: told });
    let (_, mut lines) = of_text(line.to_string());
    [row(&[(member, told), printed]), lines.remove(0)]
}

fn food(row: &Read) -> Value {
    data(row.entry.as_ref().expect("a food"))
}

#[test]
fn a_serving_of_a_size_that_cannot_be_is_dropped_and_counted() {
    for size in ["-5", "0", "abc", "1e12", "NaN", "30,4", "3,05", "30,5,1"] {
        for row in products("serving_quantity", size) {
            assert_eq!(notes(&row), [(Reason::ImpossibleServing, 1)], "{size}");
            let food = food(&row);
            let lost = ["measures", "defaultPortion"].map(|member| food.get(member));
            assert_eq!(lost, [None, None], "{size}");
        }
    }
    for size in ["", " "] {
        for row in products("serving_quantity", size) {
            assert_eq!(notes(&row), [], "{size}");
        }
    }
}

#[test]
fn a_decimal_comma_is_read_where_the_serving_is_printed_with_the_same_number() {
    for row in products("serving_quantity", "30,5") {
        assert_eq!(notes(&row), []);
        assert_eq!(
            food(&row)["measures"],
            json!([{ "label": "1 bar (30.5 g)", "size": 30.5 }])
        );
    }
    let size = |printed: &str, told: &str| {
        let row = row(&[("serving_size", printed), ("serving_quantity", told)]);
        let is_odd = row.notes.count(Reason::ImpossibleServing) > 0;
        let size = food(&row)["measures"][0]["size"].clone();
        assert_eq!(is_odd, size.is_null(), "{printed}");
        size
    };
    assert_eq!(size("30,5g", "30,5"), json!(30.5));
    assert_eq!(size("0,125 l", "0,125"), json!(125));
    assert_eq!(size("1,5", "01,50"), json!(1.5));
    // A kilogram and a half, or a gram and a half.
    assert_eq!(size("1,500 g", "1,500"), Value::Null);
    assert_eq!(size("", "30,5"), Value::Null);
    assert_eq!(size("-30,5 g", "-30,5"), Value::Null);
}

#[test]
fn an_image_that_is_no_link_is_dropped_and_counted() {
    let long = format!("https://example.org/{}", "x".repeat(2_000));
    for image in ["javascript:x", "x.jpg", "https://a b", &long] {
        for row in products("image_url", image) {
            assert_eq!(notes(&row), [(Reason::ImpossibleImage, 1)], "{image}");
            assert_eq!(food(&row).get("images"), None);
        }
    }
    for row in products("image_url", " https://example.org/x.jpg ") {
        assert_eq!(notes(&row), []);
        let url = "https://example.org/x.jpg";
        assert_eq!(food(&row)["images"], json!([{ "url": url }]));
    }
}

#[test]
fn a_time_or_a_number_of_scans_that_cannot_be_is_dropped_and_counted() {
    for (member, told, reason) in [
        ("last_modified_t", "abc", Reason::ImpossibleDate),
        ("last_modified_t", "-1", Reason::ImpossibleDate),
        (
            "last_modified_t",
            "99999999999999999999",
            Reason::ImpossibleDate,
        ),
        ("unique_scans_n", "-1", Reason::ImpossibleScans),
        ("unique_scans_n", "abc", Reason::ImpossibleScans),
        ("unique_scans_n", "1.5", Reason::ImpossibleScans),
    ] {
        for row in products(member, told) {
            assert_eq!(notes(&row), [(reason, 1)], "{member} {told}");
            let food = row.entry.expect("a food");
            assert_eq!((food.changed, food.scans), (0, 0));
        }
    }
    // A table that passed through floating point writes whole numbers so.
    for (told, changed) in [("1700000000.0", 1_700_000_000), ("1.7e9", 1_700_000_000)] {
        for row in products("last_modified_t", told) {
            assert_eq!(notes(&row), [], "{told}");
            assert_eq!(row.entry.expect("a food").changed, changed);
        }
        for row in products("unique_scans_n", told) {
            assert_eq!(row.entry.expect("a food").scans, changed.unsigned_abs());
        }
    }
    for member in ["last_modified_t", "unique_scans_n"] {
        for row in products(member, " 0 ")
            .into_iter()
            .chain(products(member, ""))
        {
            assert_eq!(notes(&row), [], "{member}");
        }
    }
}

#[test]
fn a_code_of_another_length_is_taken_and_counted() {
    for code in [
        "17",
        "04252",
        "34000470693",
        "012345678905",
        "03017620422003",
        "12345678901231",
    ] {
        for row in products("code", code) {
            let met = row.notes.count(Reason::CodeLength);
            assert_eq!((row.entry.is_some(), met), (true, 1), "{code}");
        }
    }
    for code in [
        "04252614",
        "0000004252614",
        "3017620422003",
        "\"3017620422003",
    ] {
        for row in products("code", code) {
            assert_eq!(notes(&row), [], "{code}");
        }
    }
}

#[test]
fn a_product_that_tells_neither_protein_carbs_nor_fat_is_counted_beside_those_without_nutrition() {
    for (told, met) in [
        (&[][..], [1, 0]),
        (&["energy-kcal_100g"], [0, 1]),
        (&["sugars_100g", "saturated-fat_100g", "salt_100g"], [0, 1]),
        (&["energy-kcal_100g", "fat_100g"], [0, 0]),
        (&["carbohydrates_100g"], [0, 0]),
        (&["proteins_100g"], [0, 0]),
        (&["energy-kcal_serving"], [0, 1]),
    ] {
        let cells: Vec<(&str, &str)> = told.iter().map(|column| (*column, "0")).collect();
        let row = row(&cells);
        let counts = [Reason::NoNutrition, Reason::NoMacros].map(|reason| row.notes.count(reason));
        assert_eq!(counts, met, "{told:?}");
    }
    let dropped = row(&[("energy-kcal_100g", "1"), ("fat_100g", "200")]);
    assert_eq!(dropped.notes.count(Reason::NoMacros), 1);
}

#[test]
fn line_breaks_in_texts_are_counted_apart_from_lost_and_invisible_characters() {
    for (name, met) in [
        ("a\r\nb", [1, 0]),
        ("a&#10;b", [1, 0]),
        ("a\u{2028}b", [1, 0]),
        ("a\u{85}b", [1, 0]),
        ("a\u{fffd}b", [0, 1]),
        ("a\u{a0}b", [0, 1]),
        ("a\u{1}b", [0, 1]),
        ("a\nb\u{200b}", [1, 1]),
        ("a b", [0, 0]),
    ] {
        let line = json!({ "code": "3017620422003", "product_name": name });
        let (_, rows) = of_text(line.to_string());
        let counts =
            [Reason::LineBreaks, Reason::OddCharacters].map(|reason| rows[0].notes.count(reason));
        assert_eq!(counts, met, "{name:?}");
    }
}

#[test]
fn what_stands_where_a_number_should_is_counted_whatever_it_is() {
    for told in [json!([1]), json!({ "a": 1 }), json!(true)] {
        let line = json!({ "code": "3017620422003", "product_name": "Spread", "serving_size": "30 g",
            "serving_quantity": told, "last_modified_t": told, "unique_scans_n": told,
            "nutriments": { "fat_100g": told, "proteins_100g": 5, "sugars_100g": null } });
        let (_, lines) = of_text(line.to_string());
        let reasons = [
            Reason::ImpossibleServing,
            Reason::ImpossibleDate,
            Reason::ImpossibleScans,
            Reason::NoNumber,
        ];
        let counts = reasons.map(|reason| lines[0].notes.count(reason));
        assert_eq!(counts, [1; 4], "{told}");
        assert_eq!(
            food(&lines[0])["nutrition"]["values"],
            json!({ "protein": 5 })
        );
    }
}
