//! Quick text against a journal's foods: whatever is typed, a body has the amount that was meant.

use std::sync::Arc;

use journal::actions::finder::{Finder, Several};
use journal::actions::log::{Understood, understand};
use journal::api::Journal;
use journal::error::{Code, Error};
use journal::local::{Local, Place};
use journal::model::{FoodDraft, MealQuery};
use journal::phrase::parse;
use journal::rules::units::System;
use proptest::prelude::*;
use serde_json::json;
use tempfile::TempDir;

/// A journal with three own foods and an empty catalogue.
fn journal() -> (TempDir, Local) {
    let folder = TempDir::new().unwrap();
    let none = || Ok(Box::new(std::iter::empty()) as _);
    let place = Place::folder(folder.path());
    let local = Local::open(place, Arc::new(chrono::Utc::now), none).unwrap();
    for name in ["Bread", "Bread rolls", "Two eggs"] {
        let data = json!({
            "base": "g",
            "nutrition": { "basisAmount": 100, "values": { "kcal": 100 } },
            "measures": [{ "label": "slice", "size": 30 }, { "label": "piece", "size": 50 }],
        });
        let food = json!({ "name": name, "data": data });
        local.save_food(&FoodDraft::from(food)).unwrap();
    }
    (folder, local)
}

fn read(local: &Local, text: &str) -> Result<Vec<Understood>, Error> {
    let nobody = |_: &Several<'_>| Ok(None);
    let finder = Finder::new(local, None, &[], &nobody);
    understand(&parse(text)?, &finder, System::Metric)
}

/// Bits of quick text in any order.
fn bits() -> impl Strategy<Value = String> {
    let bit = prop::sample::select(vec![
        " ", " ", " ", ", ", ";", "\n", "\"", "2", "10", "½", ",5", ".", "x", "g", "slices",
        "bread", "Bread", "rolls", "bred", "of ", "de ", "d'", "des ", "some ", "the ", "two ",
        "three ", "half a ", "eggs", "piece", "kcal", "-", "🥚", "é", "\u{a0}", "\u{200b}", "@",
        "8am", "with ",
    ]);
    prop::collection::vec(bit, 0..12).prop_map(|bits| bits.concat())
}

#[test]
fn any_text_is_understood_whole_or_refused_and_nothing_is_written() {
    let (_folder, local) = journal();
    let mut runner = proptest::test_runner::TestRunner::new(ProptestConfig::with_cases(1500));
    let text = prop_oneof![5 => bits(), 1 => any::<String>()];
    let ran = runner.run(&text, |text| {
        match read(&local, &text) {
            Ok(items) => {
                let typed = parse(&text).unwrap().items.len();
                prop_assert_eq!(items.len(), typed, "{:?}", text);
            }
            Err(error) => {
                let known = [Code::NotUnderstood, Code::NotFound, Code::Ambiguous];
                prop_assert!(known.contains(&error.code()), "{text:?}: {error}");
                prop_assert!(error.hint_text().is_some(), "{text:?}: {error}");
                prop_assert!(error.candidate_list().len() <= 12);
            }
        }
        Ok(())
    });
    ran.unwrap();
    let meals = local.list_meals(&MealQuery::default()).unwrap();
    assert!(meals.meals.is_empty());
}

#[test]
fn an_amount_of_a_food_is_the_amount_that_was_typed() {
    let (_folder, local) = journal();
    let mut runner = proptest::test_runner::TestRunner::new(ProptestConfig::with_cases(600));
    let count = (1..400_i128, 0..100_i128);
    // How a unit is written, what the body calls it, and how many of that it is, in thousandths.
    let unit = prop::sample::select(vec![
        ("g", "g", 1_000),
        ("kg", "g", 1_000_000),
        ("slice", "slice", 1_000),
        ("slices of", "slice", 1_000),
        ("", "piece", 1_000),
    ]);
    let name = prop::sample::select(vec![
        ("bread", "Bread"),
        ("Breads", "Bread"),
        ("bread rolls", "Bread rolls"),
        ("\"Two eggs\"", "Two eggs"),
    ]);
    let ran = runner.run(&(count, unit, name), |((whole, hundredths), unit, name)| {
        let text = format!("{whole},{hundredths:02} {} {}", unit.0, name.0);
        let items =
            read(&local, &text).map_err(|error| TestCaseError::fail(format!("{text}: {error}")))?;
        let body = items[0].draft.json();
        let sent: f64 = body["quantity"].to_string().parse().unwrap();
        // At most 400,000,000 thousandths of hundredths: exact in a double.
        let expected = (whole * 100 + hundredths) * unit.2;
        prop_assert_eq!(
            (sent * 100_000.0).round() as i128,
            expected,
            "{} gave {}",
            text,
            body
        );
        prop_assert_eq!(body["unit"].as_str(), Some(unit.1), "{}", text);
        let told = &items[0].told;
        prop_assert!(
            told.contains(&format!(" of {} (mine/", name.1)),
            "{text}: {told}"
        );
        Ok(())
    });
    ran.unwrap();
}

/// A food that is called as a number in words and something is that food, in quotes and without
/// them.
#[test]
fn a_name_in_quotes_is_no_number() {
    let (_folder, local) = journal();
    let items = read(&local, "\"two eggs\"").unwrap();
    assert_eq!(items[0].draft.json()["quantity"], json!(1));
    assert!(items[0].told.contains("Two eggs"));
    let items = read(&local, "two eggs").unwrap();
    assert_eq!(items[0].draft.json()["quantity"], json!(1));
    assert!(items[0].told.contains("Two eggs"));
}
