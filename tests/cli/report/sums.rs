//! Sums as a patient person makes them from `meal list --all --json`, in thousandths.

use std::collections::BTreeMap;

use serde_json::Value;

/// The nutrients, as every format names them.
pub(super) const NUTRIENTS: [&str; 8] = [
    "kcal",
    "protein",
    "carbs",
    "fat",
    "saturatedFat",
    "sugars",
    "fibre",
    "salt",
];

/// What is known of a nutrient: how much, and whether that is a lower bound.
pub(super) type Known = Option<(i128, bool)>;

/// What was eaten in some days.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Eaten {
    pub(super) meals: usize,
    pub(super) days: usize,
    pub(super) known: [Known; 8],
}

/// A decimal number in thousandths.
#[track_caller]
pub(super) fn thousandths(text: &str) -> i128 {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    assert!(fraction.len() <= 3, "{text}");
    let digits = format!("{whole}{fraction:0<3}");
    digits.parse().unwrap_or_else(|_| panic!("{text}"))
}

/// A `{ values, partial }`.
pub(super) fn known(nutrition: &Value) -> [Known; 8] {
    let bounds = nutrition["partial"].as_array().unwrap();
    NUTRIENTS.map(|name| match &nutrition["values"][name] {
        Value::Null => None,
        amount => Some((
            thousandths(&amount.to_string()),
            bounds.iter().any(|bound| bound == name),
        )),
    })
}

impl Eaten {
    /// The meals that were eaten from a day through another.
    pub(super) fn within(list: &Value, from: &str, to: &str) -> Eaten {
        let day = |meal: &Value| meal["day"].as_str().unwrap().to_owned();
        let meals: Vec<&Value> = list["meals"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|meal| meal["state"] == "logged")
            .filter(|meal| (from..=to).contains(&day(meal).as_str()))
            .collect();
        let days: BTreeMap<String, ()> = meals.iter().map(|meal| (day(meal), ())).collect();
        Eaten {
            meals: meals.len(),
            days: days.len(),
            known: sum(meals.iter().map(|meal| known(&meal["nutrition"]))),
        }
    }

    /// The same a day, over the days on which something was eaten.
    pub(super) fn average(&self) -> [Known; 8] {
        let days = i128::try_from(self.days).unwrap();
        // Half a thousandth goes up.
        let share = |(amount, bound)| ((amount * 2 + days) / (days * 2), bound);
        self.known.map(|known| known.map(share))
    }
}

/// What some know and others do not is a lower bound; what nobody knows is unknown.
pub(super) fn sum(parts: impl Iterator<Item = [Known; 8]>) -> [Known; 8] {
    let parts: Vec<[Known; 8]> = parts.collect();
    std::array::from_fn(|at| {
        let knowing: Vec<(i128, bool)> = parts.iter().filter_map(|part| part[at]).collect();
        let bound = knowing.len() < parts.len() || knowing.iter().any(|(_, bound)| *bound);
        let amount = knowing.iter().map(|(amount, _)| amount).sum();
        (!knowing.is_empty()).then_some((amount, bound))
    })
}
