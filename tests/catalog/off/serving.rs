//! Nutrients that are told of a serving alone. No sample with these columns was at hand: they are named as
//! they are documented.

use journal::catalog::Read;
use journal::catalog::report::Reason;
use serde_json::{Value, json};

use crate::off::{data, noted, of_text};

/// A row of the tab-separated export.
fn row(cells: &[(&str, &str)]) -> Read {
    let mut cells = cells.to_vec();
    cells.extend([("code", "3017620422003"), ("product_name", "Spread")]);
    let (columns, texts): (Vec<&str>, Vec<&str>) = cells.into_iter().unzip();
    let (_, mut rows) = of_text(format!("{}\n{}\n", columns.join("\t"), texts.join("\t")));
    rows.remove(0)
}

/// A line of the JSON export.
fn line(members: &str) -> Read {
    let line = format!(r#"{{"code":"3017620422003","product_name":"x",{members}}}"#);
    let (_, mut rows) = of_text(line.replace('\n', " "));
    rows.remove(0)
}

fn met(row: &Read) -> Vec<(Reason, u64)> {
    noted(std::slice::from_ref(row))
}

fn food(row: Read) -> Value {
    data(&row.entry.expect("a food"))
}

/// Of how many grams a millilitre has nobody said a word.
#[test]
fn a_serving_whose_size_is_told_in_another_unit_is_no_measure() {
    let product = |unit: &str| {
        line(&format!(
            r#""serving_size":"2 scoops","serving_quantity":30,{unit}"quantity":"1 kg",
            "nutriments":{{"proteins_100g":80}}"#
        ))
    };
    for (unit, is_counted) in [
        ("", false),
        (r#""serving_quantity_unit":"g","#, false),
        (r#""serving_quantity_unit":"ml","#, true),
    ] {
        let row = product(unit);
        let noted = met(&row).contains(&(Reason::OtherUnit, 1));
        assert_eq!(noted, is_counted, "{unit}");
        assert_eq!(food(row)["measures"].is_null(), is_counted, "{unit}");
    }
}

#[test]
fn a_serving_is_as_large_as_its_number_says_in_the_unit_it_is_told_in() {
    for (size, unit, printed, told) in [
        ("8", "fl oz", "1 bottle", json!(236.588)),
        ("0.25", "l", "1 bottle", json!(250)),
        ("500", "mg", "1 tablet", json!(0.5)),
        ("0.25", "", "0.25 l", json!(250)),
        ("250", "", "25 cl", json!(250)),
        ("1", "tablet", "1 tablet", Value::Null),
        ("1", "", "1 pint", Value::Null),
    ] {
        let base = if unit == "mg" { "g" } else { "ml" };
        let row = line(&format!(
            r#""serving_size":"{printed}","serving_quantity":{size},"serving_quantity_unit":"{unit}",
            "quantity":"1 {base}","nutriments":{{"proteins_100g":1}}"#
        ));
        let is_counted = met(&row).contains(&(Reason::UnknownUnit, 1));
        assert_eq!(is_counted, told.is_null(), "{size} {unit} {printed}");
        let measures = &food(row)["measures"];
        assert_eq!(measures[0]["size"], told, "{size} {unit} {printed}");
    }
}

#[test]
fn a_serving_weighs_what_it_is_told_in_its_unit() {
    for (printed, size) in [("0,33 l", "0,33"), ("0.33 l", "0.33"), ("33 cl", "330")] {
        let row = row(&[
            ("serving_size", printed),
            ("serving_quantity", size),
            ("energy-kcal_serving", "140"),
        ]);
        assert!(!met(&row).contains(&(Reason::Over905Kcal, 1)), "{printed}");
        assert_eq!(food(row)["nutrition"]["values"]["kcal"], 140, "{printed}");
    }
}

#[test]
fn values_of_a_serving_alone_are_kept_as_those_as_documented_no_real_sample() {
    let row = row(&[
        ("energy-kcal_serving", "160"),
        ("proteins_serving", "2"),
        ("carbohydrates_serving", "17.5"),
        ("fat_serving", "9"),
        ("saturated-fat_serving", "3"),
        ("sugars_serving", "17"),
        ("fiber_serving", ""),
        ("sodium_serving", "0.02"),
        ("serving_size", "2 tbsp (30 g)"),
        ("serving_quantity", "30"),
    ]);
    assert_eq!(met(&row), [(Reason::PerServing, 1)]);
    assert_eq!(row.entry.as_ref().map(|entry| entry.known), Some(7));
    assert_eq!(
        food(row),
        json!({
            "base": "serving",
            "nutrition": { "basisAmount": 1, "values": {
                "kcal": 160, "protein": 2, "carbs": 17.5, "fat": 9, "saturatedFat": 3, "sugars": 17, "salt": 0.05 } },
            "measures": [{ "label": "2 tbsp (30 g)", "size": 1 }],
            "defaultPortion": { "amount": 1, "unit": "2 tbsp (30 g)" },
        })
    );
}

#[test]
fn a_serving_that_nobody_describes_is_one_serving_as_documented_no_real_sample() {
    let food = food(row(&[
        ("energy_serving", "418.4"),
        ("serving_size", "serving"),
    ]));
    assert_eq!(
        food,
        json!({
            "base": "serving",
            "nutrition": { "basisAmount": 1, "values": { "kcal": 100 } },
            "defaultPortion": { "amount": 1, "unit": "serving" },
        })
    );
}

#[test]
fn values_of_100_g_go_before_those_of_a_serving_even_where_they_cannot_be_meant() {
    let of_both = |fat| {
        row(&[
            ("fat_100g", fat),
            ("fat_serving", "9"),
            ("sugars_serving", "1"),
        ])
    };
    let food = food(of_both("30"));
    assert_eq!(
        (&food["base"], &food["nutrition"]["values"]),
        (&json!("g"), &json!({ "fat": 30 }))
    );
    let wrong = of_both("300");
    assert_eq!(wrong.entry.as_ref().map(|entry| entry.known), Some(0));
    assert_eq!(wrong.notes.count(Reason::PerServing), 0);
}

#[test]
fn a_serving_holds_no_more_than_it_weighs_where_that_is_known() {
    let told = |weight, kcal, carbs| {
        row(&[
            ("serving_quantity", weight),
            ("energy-kcal_serving", kcal),
            ("carbohydrates_serving", carbs),
        ])
    };
    // A whole meal, and a serving that nobody weighed.
    assert_eq!(met(&told("450", "1200", "130")), [(Reason::PerServing, 1)]);
    assert_eq!(met(&told("", "1200", "130")), [(Reason::PerServing, 1)]);
    // A gram of sweetener: what is told of it is told of 100 g.
    let wrong = told("1", "280", "70");
    assert_eq!(
        met(&wrong),
        [
            (Reason::Over100Grams, 1),
            (Reason::Over905Kcal, 1),
            (Reason::NoNutrition, 1),
        ]
    );
    // A label rounds.
    assert_eq!(met(&told("4.6", "20", "5")), [(Reason::PerServing, 1)]);
}

#[test]
fn a_value_of_a_serving_that_is_no_value_is_dropped_and_counted() {
    for (value, reason) in [
        ("-1", Reason::Negative),
        ("1e9", Reason::OverMaximum),
        ("NaN", Reason::NoNumber),
    ] {
        let row = row(&[("fat_serving", value), ("salt_serving", "1")]);
        let alone = [(Reason::PerServing, 1), (Reason::NoMacros, 1)];
        assert_eq!(met(&row), [&[(reason, 1)], &alone[..]].concat(), "{value}");
        assert_eq!(food(row)["nutrition"]["values"], json!({ "salt": 1 }));
    }
}

#[test]
fn nutriments_of_a_serving_alone_are_kept_as_documented_no_real_sample() {
    let row = line(
        r#""nutriments":{"energy-kcal_serving":90,"fat_serving":"4.5","sugars_serving":1,"sugars_modifier":"<",
        "fat_value":4.5,"energy_prepared_serving":1},"serving_size":"1 cookie","nutrition_data_per":"serving""#,
    );
    assert_eq!(met(&row), [(Reason::Bound, 1), (Reason::PerServing, 1)]);
    let food = food(row);
    assert_eq!(
        food["nutrition"]["values"],
        json!({ "kcal": 90, "fat": 4.5 })
    );
    assert_eq!(
        food["measures"],
        json!([{ "label": "1 cookie", "size": 1 }])
    );
}

#[test]
fn a_set_of_a_serving_of_unknown_weight_is_kept_as_documented_no_real_sample() {
    let set = |source: &str, per: &str, fat: u8| {
        format!(
            r#"{{"source":"{source}","preparation":"as_sold","per":"{per}","nutrients":{{"fat":{{"value":{fat},"unit":"g"}}}}}}"#
        )
    };
    let told = |aggregated: &str, input: &str| {
        let food = food(line(&format!(
            r#""nutrition":{{"aggregated_set":{aggregated},"input_sets":[{input}]}}"#
        )));
        (
            food["base"].clone(),
            food["nutrition"]["values"]["fat"].clone(),
        )
    };
    let served = (json!("serving"), json!(7));
    let label = set("packaging", "serving", 7);
    assert_eq!(told("null", &label), served);
    assert_eq!(told(&set("", "serving", 7), ""), served);
    // Of 100 g, if only as it was made of all sets, goes before.
    assert_eq!(told(&set("", "100g", 26), &label), (json!("g"), json!(26)));
    assert_eq!(
        told("null", &set("estimate", "serving", 7)),
        (json!("g"), Value::Null)
    );
}

#[test]
fn a_set_of_too_little_to_say_what_100_g_hold_stays_that_of_a_serving_as_documented_no_real_sample()
{
    let told = |quantity: &str, fat: f64| {
        line(&format!(
            r#""nutrition":{{"input_sets":[{{"source":"packaging","preparation":"as_sold","per":"serving",{quantity},
            "nutrients":{{"fat":{{"value":{fat},"unit":"g"}}}}}}]}}"#
        ))
    };
    for (quantity, fat) in [
        (r#""per_quantity":4.9,"per_unit":"g""#, 2.5),
        (r#""per_quantity":0,"per_unit":"g""#, 7.0),
        (r#""per_quantity":1,"per_unit":"egg""#, 7.0),
        (r#""per_unit":"g""#, 7.0),
    ] {
        let row = told(quantity, fat);
        assert_eq!(met(&row), [(Reason::PerServing, 1)], "{quantity}");
        assert_eq!(food(row)["nutrition"]["basisAmount"], 1, "{quantity}");
    }
    let heavy = told(r#""per_quantity":4.9,"per_unit":"g""#, 7.0);
    assert_eq!(heavy.notes.count(Reason::Over100Grams), 1);
    assert_eq!(food(heavy)["nutrition"], Value::Null);
}

#[test]
fn a_measure_is_as_long_as_its_number_is_meant() {
    for (size, printed, label, measured) in [
        ("120.000008", "120.000008 g", "120 g", "120"),
        ("120.00001", "1 cup (120 g)", "1 cup (120 g)", "120"),
        ("0.33333334", "0.33333334 g", "0.333333 g", "0.333333"),
        (
            "473.17599999999993",
            "473.17599999999993g",
            "473.176g",
            "473.176",
        ),
        ("30.05047", "30.05047g", "30.05047g", "30.0505"),
        ("28.3495", "28.3495g", "28.3495g", "28.3495"),
    ] {
        let row = row(&[
            ("fat_100g", "9"),
            ("serving_size", printed),
            ("serving_quantity", size),
        ]);
        let measure = food(row)["measures"][0].clone();
        assert_eq!(measure["label"], label);
        assert_eq!(measure["size"].to_string(), measured);
    }
}

/// 100 g of an oil are more than 100 ml of it.
#[test]
fn of_what_is_sold_in_millilitres_those_of_millilitres_are_taken_as_documented_no_real_sample() {
    let set = |source: &str, per: &str, fat: u8| {
        format!(
            r#"{{"source":"{source}","preparation":"as_sold",{per},"nutrients":{{"fat":{{"value":{fat},"unit":"g"}}}}}}"#
        )
    };
    let (g, ml) = (r#""per":"100g""#, r#""per":"100ml""#);
    let spoon = r#""per":"serving","per_quantity":"50","per_unit":"ml""#;
    let told = |unit: &str, aggregated: &str, inputs: &[String]| {
        let inputs = inputs.join(",");
        let food = food(line(&format!(
            r#""product_quantity_unit":"{unit}","nutrition":{{"aggregated_set":{aggregated},"input_sets":[{inputs}]}}"#
        )));
        let values = &food["nutrition"]["values"];
        (food["base"].clone(), values["fat"].clone())
    };
    let label = |per: &str, fat| set("packaging", per, fat);
    let in_ml = (json!("ml"), json!(92));
    for inputs in [
        [label(g, 100), label(ml, 92)],
        [label(ml, 92), label(g, 100)],
        [set("manufacturer", g, 100), label(ml, 92)],
        [label(g, 100), label(spoon, 46)],
    ] {
        assert_eq!(told("ml", "null", &inputs), in_ml, "{inputs:?}");
    }
    let made = set("", ml, 92);
    assert_eq!(told("ml", &made, &[label(g, 100)]), in_ml);
    // Where no other is told, and of what is sold in grams, it is as it was.
    let (in_g, alone) = ((json!("g"), json!(100)), (json!("ml"), json!(100)));
    assert_eq!(told("ml", "null", &[label(g, 100)]), alone);
    assert_eq!(told("g", "null", &[label(g, 100), label(ml, 92)]), in_g);
}
