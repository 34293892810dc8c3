//! Quick text: phrases made of parts whose meaning is known before they are written, and bits in
//! any order. What is meant comes back, part for part; what cannot be meant stops the whole phrase.

mod full;
mod parts;

use journal::error::Code;
use journal::model::{Amount, Unit};
use journal::phrase::{What, parse};
use proptest::prelude::*;

use self::parts::{Counted, Part, bad_item, item, separator, time};

/// What the model says of an item that was understood: its amount, unit and name.
fn check(what: &What, part: &Part) -> std::result::Result<(), String> {
    let told = match what {
        What::Food(food) => {
            let unit = match &food.unit {
                journal::phrase::UnitText::None => String::new(),
                journal::phrase::UnitText::Known(unit) => unit.as_str().to_owned(),
                journal::phrase::UnitText::Word(word) => format!("'{word}'"),
            };
            (food.quantity, unit, Some(food.name.clone()))
        }
        What::Calories { kcal, name } => (Some(*kcal), "kcal".to_owned(), name.clone()),
    };
    let amount_is_kept = match (told.0, &part.counted) {
        (None, None) => true,
        (Some(amount), Some(counted)) => is_amount(amount, counted),
        _ => false,
    };
    match amount_is_kept && told.1 == part.unit && told.2.as_deref() == Some(part.name.as_str()) {
        true => Ok(()),
        false => Err(format!("{:?} gave {told:?}, not {part:?}", part.text)),
    }
}

/// Whether an amount is this fraction, to the 12 decimals that one without an end has.
fn is_amount(amount: Amount, counted: &Counted) -> bool {
    const TENS: i128 = 1_000_000_000_000;
    let text = amount.to_string();
    let (whole, decimals) = text.split_once('.').unwrap_or((&text, ""));
    if decimals.len() > 12 {
        return false;
    }
    let digits = format!("{whole}{decimals:0<12}");
    let units: i128 = digits.parse().unwrap();
    // Half a unit of the last decimal, at most, is lost.
    let lost = (units * counted.under - counted.over * TENS).abs();
    2 * lost <= counted.under && (lost == 0 || TENS % counted.under != 0)
}

fn phrase() -> impl Strategy<Value = (Vec<Part>, String, Option<String>)> {
    let items = prop::collection::vec((item(), separator()), 1..6);
    (items, prop::option::of(time())).prop_map(|(items, time)| {
        let mut text = String::new();
        let last = items.len() - 1;
        for (at, (part, separator)) in items.iter().enumerate() {
            text.push_str(&part.text);
            if at < last {
                text.push_str(separator);
            }
        }
        let (written, when) = time.unzip();
        text.push_str(&written.unwrap_or_default());
        (items.into_iter().map(|item| item.0).collect(), text, when)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(6000))]

    #[test]
    fn what_is_meant_comes_back_part_for_part((parts, text, when) in phrase()) {
        let read = parse(&text).map_err(|error| {
            TestCaseError::fail(format!("{text:?}: {error} ({:?})", error.hint_text()))
        })?;
        prop_assert_eq!(read.items.len(), parts.len(), "{:?}", text);
        prop_assert_eq!(&read.when, &when, "{:?}", text);
        for (item, part) in read.items.iter().zip(&parts) {
            prop_assert!(check(&item.what, part).is_ok(), "{text:?}: {:?}", check(&item.what, part));
            prop_assert_eq!(&item.text, &part.text);
        }
    }

    #[test]
    fn what_cannot_be_meant_stops_the_whole_phrase(
        (parts, _, _) in phrase(),
        bad in bad_item(),
        at in any::<prop::sample::Index>(),
        separator in separator(),
    ) {
        let mut texts: Vec<String> = parts.into_iter().map(|part| part.text).collect();
        texts.insert(at.index(texts.len() + 1), bad.clone());
        let text = texts.join(&separator);
        match parse(&text) {
            Ok(read) => prop_assert!(false, "{text:?} is taken for {read:?}"),
            Err(error) => {
                prop_assert_eq!(error.code(), Code::NotUnderstood, "{:?}", text);
                prop_assert!(error.hint_text().is_some(), "{text:?}");
            }
        }
    }

    #[test]
    fn no_text_panics(text in any::<String>()) {
        if let Err(error) = parse(&text) {
            prop_assert_eq!(error.code(), Code::NotUnderstood);
            prop_assert!(error.hint_text().is_some());
        }
    }

    #[test]
    fn every_unit_is_read_in_any_case_and_by_its_symbol(
        unit in prop::sample::select(Unit::ALL.to_vec()),
        count in 1..1000_u32,
    ) {
        let read = parse(&format!("{count} {unit} rrr")).unwrap();
        let expected = Part::plain(&format!("{count} {unit} rrr"), count, unit.as_str(), "rrr");
        prop_assert!(check(&read.items[0].what, &expected).is_ok());
    }
}
