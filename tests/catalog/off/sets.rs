//! The JSON of 2025 and 2026, with its sets of nutrients: as it is documented, since no sample was at hand.

use journal::catalog::Read;
use journal::catalog::report::Reason;

use crate::off::{data, noted, nutrients, of_text};

fn with(nutrition: &str) -> Read {
    let line =
        format!(r#"{{"code":"3017620422003","product_name":"x","nutrition":{{{nutrition}}}}}"#);
    let (format, mut rows) = of_text(line);
    assert_eq!(format, "Open Food Facts, JSON lines");
    rows.remove(0)
}

fn values(nutrition: &str) -> [String; 8] {
    nutrients(&with(nutrition).entry.expect("a food"))
}

/// A set of fat alone.
fn set(source: &str, preparation: &str, per: &str, fat: u8) -> String {
    format!(
        r#"{{"source":"{source}","preparation":"{preparation}",{per},"nutrients":{{"fat":{{"value":{fat},"unit":"g"}}}}}}"#
    )
}

const PER_100: &str = r#""per":"100g""#;

fn fat_of(aggregated: &str, inputs: &[String]) -> String {
    let inputs = inputs.join(",");
    let nutrition = format!(r#""aggregated_set":{aggregated},"input_sets":[{inputs}]"#);
    values(&nutrition)[3].clone()
}

#[test]
fn every_nutrient_of_a_set_is_read_as_documented_no_real_sample() {
    let written = values(
        r#""input_sets":[{"preparation":"as_sold","per":"100g","per_quantity":100,"per_unit":"g","source":"packaging","nutrients":{
        "energy-kj":{"value":900,"unit":"kJ"},"energy-kcal":{"value":"539","unit":"kcal"},"proteins":{"value":6.3,"unit":"g"},
        "carbohydrates":{"value":57.5,"unit":"g"},"fat":{"value":30.9},"saturated-fat":{"value":10.6,"unit":"g"},"sugars":{"value":56.3,"unit":"g"},
        "fiber":{"value":0,"unit":"g"},"sodium":{"value":42.8,"unit":"mg"},"vitamin-c":{"value":900,"unit":"mg"}}}],"schema":{"a":[1]}"#
            .replace('\n', " ")
            .as_str(),
    );
    assert_eq!(
        written,
        ["539", "6.3", "57.5", "30.9", "10.6", "56.3", "0", "0.107"]
    );
}

#[test]
fn of_several_energies_one_is_meant_wherever_it_stands_as_documented_no_real_sample() {
    let told = |energies: &[&str]| {
        let nutrients = energies.join(",");
        let set =
            format!(r#"{{"preparation":"as_sold","per":"100g","nutrients":{{{nutrients}}}}}"#);
        values(&format!(r#""aggregated_set":{set}"#))[0].clone()
    };
    let kcal = r#""energy-kcal":{"value":30,"unit":"kcal"}"#;
    let kilojoules = r#""energy-kj":{"value":600,"unit":"kJ"}"#;
    let [in_kcal, in_kj] = [
        r#""energy":{"value":300,"unit":"kcal"}"#,
        r#""energy":{"value":1200,"unit":"kJ"}"#,
    ];
    for (energies, is) in [
        ([kcal, in_kcal], "30"),
        ([kcal, in_kj], "30"),
        ([kcal, kilojoules], "30"),
        ([kilojoules, in_kj], "143.403"),
        ([kilojoules, in_kcal], "143.403"),
        (
            [in_kcal, r#""energy-kcal":{"value":"","unit":"kcal"}"#],
            "300",
        ),
        (
            [in_kj, r#""energy-kj":{"value":600,"unit":"Cal"}"#],
            "286.807",
        ),
        (
            [in_kj, r#""energy-kcal":{"value":1000,"unit":"kcal"}"#],
            "286.807",
        ),
        (
            [in_kj, r#""energy-kj":{"value":-1,"unit":"kJ"}"#],
            "286.807",
        ),
    ] {
        let [one, other] = energies;
        assert_eq!(told(&[one, other]), is, "{energies:?}");
        assert_eq!(told(&[other, one]), is, "{energies:?} turned");
    }
}

#[test]
fn of_a_value_six_digits_are_kept_and_no_more_than_six_behind_the_point() {
    let kept = |fat: &str| {
        values(&format!(
            r#""aggregated_set":{{"preparation":"as_sold","per":"100g","nutrients":{{"fat":{{"value":{fat}}}}}}}"#
        ))[3]
        .clone()
    };
    for (told, is) in [
        ("12.300000190734863", "12.3"),
        ("12.3456789", "12.3457"),
        ("0.123456789", "0.123457"),
        ("0.00022352", "0.000224"),
    ] {
        assert_eq!(kept(told), is);
    }
}

#[test]
fn a_set_of_the_label_or_the_maker_as_sold_goes_first_as_documented_no_real_sample() {
    let made = set("", "as_sold", PER_100, 1);
    let other = set("", "prepared", PER_100, 1);
    let label = set("packaging", "as_sold", PER_100, 2);
    let maker = set("manufacturer", "as_sold", PER_100, 3);
    let prepared = set("packaging", "prepared", PER_100, 4);
    let estimate = set("estimate", "as_sold", PER_100, 5);
    let empty =
        r#"{"source":"packaging","preparation":"as_sold","per":"100g","nutrients":{}}"#.to_owned();
    assert_eq!(fat_of(&made, &[label]), "2");
    assert_eq!(fat_of(&made, &[prepared.clone(), maker]), "3");
    assert_eq!(
        fat_of(&made, &[prepared.clone(), estimate.clone(), empty]),
        "1"
    );
    assert_eq!(fat_of(&other, &[prepared, estimate]), "");
    assert_eq!(fat_of("null", &[]), "");
}

#[test]
fn a_nutrient_that_is_estimated_is_unknown_as_documented_no_real_sample() {
    let written = values(
        r#""aggregated_set":{"preparation":"as_sold","per":"100ml","nutrients":{
        "fat":{"value":1,"unit":"g","source":"estimate"},"sugars":{"value":2,"unit":"g","source":"packaging"}}}"#
            .replace('\n', " ")
            .as_str(),
    );
    assert_eq!(written, ["", "", "", "", "", "2", "", ""]);
}

#[test]
fn what_is_told_of_nutrients_and_not_taken_is_counted_as_documented_no_real_sample() {
    let noted_of = |nutrition: &str| noted(&[with(nutrition)]);
    let sets = |inputs: &[String]| format!(r#""input_sets":[{}]"#, inputs.join(","));
    let in_one = r#""aggregated_set":{"preparation":"as_sold","per":"100g","nutrients":{
        "fat":{"value":1,"unit":"g","source":"estimate"},"proteins":{"value":1,"unit":"g","source":"estimate"},
        "sugars":{"value":2,"unit":"g","source":"packaging"}}}"#;
    assert_eq!(
        noted_of(&in_one.replace('\n', " ")),
        [(Reason::Estimate, 2), (Reason::NoMacros, 1)]
    );
    // Whatever it was made into.
    for per in [PER_100, r#""per":"serving""#] {
        let guessed = set("estimate", "as_sold", per, 5);
        let made = noted_of(&format!(r#""aggregated_set":{guessed}"#));
        assert_eq!(made, [(Reason::Estimate, 1), (Reason::NoNutrition, 1)]);
    }
    let estimate = set("estimate", "as_sold", PER_100, 5);
    let prepared = set("packaging", "prepared", PER_100, 4);
    let label = set("packaging", "as_sold", PER_100, 2);
    for (inputs, reasons) in [
        (vec![estimate.clone()], vec![Reason::Estimate]),
        (
            vec![prepared.clone(), prepared.clone(), estimate.clone()],
            vec![Reason::Estimate, Reason::Prepared],
        ),
        (vec![prepared.clone()], vec![Reason::Prepared]),
    ] {
        let reasons = reasons.into_iter().chain([Reason::NoNutrition]);
        let wanted: Vec<_> = reasons.map(|reason| (reason, 1)).collect();
        assert_eq!(noted_of(&sets(&inputs)), wanted);
    }
    let (_, before_2025) = of_text(
        r#"{"code":"3017620422003","product_name":"x","nutriments":{"energy-kcal_prepared_100g":70,"salt_prepared_100g":0.5}}"#
            .to_owned(),
    );
    assert_eq!(
        noted(&before_2025),
        [(Reason::Prepared, 1), (Reason::NoNutrition, 1)]
    );
    // Beside what is taken nobody misses the others.
    assert_eq!(noted_of(&sets(&[estimate, prepared, label])), []);
}

#[test]
fn sets_of_a_quantity_that_nobody_knows_are_counted_as_documented_no_real_sample() {
    let kilogram = |more: &str| {
        let per = format!(r#""per":"1kg"{more}"#);
        set("packaging", "as_sold", &per, 70)
    };
    let unknown = kilogram("");
    let unusable = kilogram(r#","per_quantity":1,"per_unit":"kg""#);
    for nutrition in [
        format!(r#""aggregated_set":{unknown}"#),
        format!(r#""input_sets":[{unknown},{unusable}]"#),
    ] {
        assert_eq!(
            noted(&[with(&nutrition)]),
            [(Reason::UnknownUnit, 1), (Reason::NoNutrition, 1)]
        );
    }
    // What says how many grams it is can be worked out; a serving of any weight is taken as it is.
    let known = kilogram(r#","per_quantity":1000,"per_unit":"g""#);
    assert_eq!(fat_of("null", &[known]), "7");
    let serving = set("packaging", "as_sold", r#""per":"serving""#, 7);
    let noted = noted(&[with(&format!(r#""aggregated_set":{serving}"#))]);
    assert!(
        !noted
            .iter()
            .any(|(reason, _)| *reason == Reason::UnknownUnit)
    );
}

#[test]
fn a_bound_is_no_value_as_documented_no_real_sample() {
    let row = with(
        r#""aggregated_set":{"preparation":"as_sold","per":"100g","nutrients":{"fat":{"value":0.5,"unit":"g","modifier":"<"},
        "proteins":{"value":5,"unit":"g","modifier":"~"},"sugars":{"value":1,"unit":"g","modifier":null},
        "salt":{"value":0.01,"unit":"g","modifier":"<"},"sodium":{"value":4,"unit":"mg"}}}"#
            .replace('\n', " ")
            .as_str(),
    );
    assert_eq!(noted(std::slice::from_ref(&row)), [(Reason::Bound, 2)]);
    let written = nutrients(&row.entry.expect("a food"));
    assert_eq!(written, ["", "5", "", "", "", "1", "", ""]);
}

#[test]
fn a_serving_of_a_known_weight_is_worked_out_to_100_as_documented_no_real_sample() {
    let serving = |quantity: &str| {
        let per = format!(r#""per":"serving",{quantity}"#);
        fat_of("null", &[set("packaging", "as_sold", &per, 7)])
    };
    assert_eq!(serving(r#""per_quantity":28,"per_unit":"g""#), "25");
    assert_eq!(serving(r#""per_quantity":"30","per_unit":"ml""#), "23.3333");
    let small = set(
        "packaging",
        "as_sold",
        r#""per":"serving","per_quantity":28,"per_unit":"g""#,
        7,
    );
    let whole = set("manufacturer", "as_sold", PER_100, 26);
    assert_eq!(fat_of("null", &[small, whole]), "26");
}

#[test]
fn a_value_in_a_unit_that_nobody_knows_is_unknown_as_documented_no_real_sample() {
    let written = values(
        r#""aggregated_set":{"preparation":"as_sold","per":"100g","nutrients":{"energy":{"value":418.4,"unit":"kJ"},
        "fat":{"value":3,"unit":"% DV"},"sugars":{"value":1500,"unit":"mg"},"fiber":{"value":{"a":1},"unit":"g"},"salt":5}}"#
            .replace('\n', " ")
            .as_str(),
    );
    assert_eq!(written, ["100", "", "", "", "", "1.5", "", ""]);
}

#[test]
fn a_set_of_millilitres_makes_the_base_that_as_documented_no_real_sample() {
    let row = |per: &str, members: &str| {
        let set = set("packaging", "as_sold", per, 1);
        let line = format!(
            r#"{{"code":"3017620422003","product_name":"x",{members}"nutrition":{{"input_sets":[{set}]}}}}"#
        );
        let (_, mut rows) = of_text(line);
        rows.remove(0)
    };
    let base = |per: &str, members: &str| data(&row(per, members).entry.expect("a food"));
    assert_eq!(base(r#""per":"100ml""#, "")["base"], "ml");
    assert_eq!(base(r#""per":"100g""#, "")["base"], "g");
    let of_250 = r#""per":"serving","per_quantity":250,"per_unit":"ml""#;
    assert_eq!(base(of_250, "")["base"], "ml");
    // Of grams, whatever the quantity is printed in; and then what is printed in millilitres is no measure.
    let of_15 = r#""per":"serving","per_quantity":15,"per_unit":"g""#;
    let oil = r#""quantity":"500 ml","product_quantity_unit":"ml","serving_size":"15 ml","serving_quantity":15,"#;
    assert_eq!(base(of_15, r#""quantity":"500 ml","#)["base"], "g");
    let told = base(of_15, oil);
    assert_eq!((&told["base"], told.get("measures")), (&"g".into(), None));
    assert_eq!(row(of_15, oil).notes.count(Reason::OtherUnit), 1);
    // 100 g are said of drinks too; and what a millilitre weighs nobody said.
    let drink = r#""quantity":"33 cl","#;
    assert_eq!(base(r#""per":"100g""#, drink)["base"], "ml");
    let weighed = r#""serving_size":"30 g","serving_quantity":30,"#;
    let told = base(r#""per":"100ml""#, weighed);
    assert_eq!((&told["base"], told.get("measures")), (&"ml".into(), None));
    let met = row(r#""per":"100ml""#, weighed).notes;
    assert_eq!(met.count(Reason::OtherUnit), 1);
}

#[test]
fn a_value_in_an_unknown_unit_is_dropped_and_counted_as_documented_no_real_sample() {
    let row = with(
        r#""aggregated_set":{"preparation":"as_sold","per":"100g","nutrients":{"fat":{"value":1,"unit":"furlong"},"salt":{"value":1,"unit":"g"},"sugars":{"value":null,"unit":"furlong"}}}"#,
    );
    assert_eq!(
        noted(std::slice::from_ref(&row)),
        [(Reason::UnknownUnit, 1), (Reason::NoMacros, 1)]
    );
    let written = nutrients(&row.entry.expect("a food"));
    assert_eq!(written, ["", "", "", "", "", "", "", "1"]);
}
