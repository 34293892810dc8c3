//! What was received is what is printed, member for member.

use journal::model::{Correction, CorrectionPage, Food, FoodPage, Meal, MealPage, Settings, json};
use proptest::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::any_value;
use crate::json_shapes::{correction, food, meal, page, settings};

/// Reads and prints.
pub(crate) fn printed<T: DeserializeOwned + Serialize>(received: &Value) -> Value {
    let text = received.to_string();
    let read: T = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    let from_value: T = serde_json::from_value(received.clone()).unwrap();
    let printed = serde_json::to_string(&read).unwrap();
    assert_eq!(serde_json::to_string(&from_value).unwrap(), printed);
    serde_json::from_str(&printed).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn a_meal_is_printed_as_received(received in meal()) {
        prop_assert_eq!(printed::<Meal>(&received), received);
    }

    #[test]
    fn a_food_is_printed_as_received(received in food()) {
        prop_assert_eq!(printed::<Food>(&received), received);
    }

    #[test]
    fn a_correction_is_printed_as_received(received in correction()) {
        prop_assert_eq!(printed::<Correction>(&received), received);
    }

    #[test]
    fn settings_are_printed_as_received(received in settings()) {
        prop_assert_eq!(printed::<Settings>(&received), received);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn pages_are_printed_as_received(
        meals in page("meals", meal()),
        foods in page("foods", food()),
        corrections in page("corrections", correction()),
    ) {
        prop_assert_eq!(printed::<MealPage>(&meals), meals);
        prop_assert_eq!(printed::<FoodPage>(&foods), foods);
        prop_assert_eq!(printed::<CorrectionPage>(&corrections), corrections);
    }

    #[test]
    fn any_json_is_read_as_serde_reads_it(value in any_value::json()) {
        let text = value.to_string();
        prop_assert_eq!(json::parse(text.as_bytes()).unwrap().to_string(), text);
    }

    #[test]
    fn a_member_that_stands_twice_is_refused(value in any_value::json(), name in "[a-z]{0,3}") {
        let text = format!(r#"[{{"{name}": {value}, "other-": 0, "{name}": 1}}]"#);
        prop_assert!(json::parse(text.as_bytes()).is_err());
    }

    #[test]
    fn no_bytes_panic(bytes in prop::collection::vec(any::<u8>(), 0..40)) {
        let _ = json::parse(&bytes);
    }
}
