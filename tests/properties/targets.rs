//! Targets as steps are targets as a map of days.

use std::collections::BTreeMap;

use chrono::{Days, NaiveDate};
use journal::model::{Settings, TargetPeriod, TargetValues};
use journal::rules::targets::{TargetChange, apply, on};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::stand::Stand;

/// Days looked at; the last one stands for every day after.
const WINDOW: u64 = 40;

/// What is asked: from a day on, one of few values or none, through a day.
#[derive(Clone, Debug)]
struct Asked {
    from: u64,
    values: Option<usize>,
    through: Option<u64>,
}

fn asked() -> impl Strategy<Value = Vec<Asked>> {
    let one =
        (0..WINDOW, prop::option::weighted(0.7, 0..4_usize)).prop_flat_map(|(from, values)| {
            prop::option::of(from..WINDOW.max(from + 1)).prop_map(move |through| Asked {
                from,
                values,
                through,
            })
        });
    prop::collection::vec(one, 1..12)
}

/// Few values, the last two equal and written differently.
fn written(values: usize) -> Value {
    let calories = ["2000", "1800.5", "1900", "19e2"][values];
    let calories: Value = serde_json::from_str(calories).unwrap();
    json!({"caloriesKcal": calories, "proteinG": 90, "carbsG": 0, "fatG": 70.0})
}

fn values(values: usize) -> TargetValues {
    serde_json::from_value(written(values)).unwrap()
}

/// The first day of the window; a window may also end on the last day that can be written.
fn first_day(at_the_end: bool) -> NaiveDate {
    match at_the_end {
        false => NaiveDate::from_ymd_opt(2026, 2, 20).unwrap(),
        true => NaiveDate::from_ymd_opt(9999, 12, 31).unwrap() - Days::new(WINDOW - 1),
    }
}

/// The naive model: every day has its own entry.
#[derive(Default)]
struct Naive(BTreeMap<u64, TargetValues>);

impl Naive {
    fn change(&mut self, asked: &Asked) {
        for day in asked.from..=asked.through.unwrap_or(WINDOW) {
            match asked.values {
                Some(chosen) => drop(self.0.insert(day, values(chosen))),
                None => drop(self.0.remove(&day)),
            }
        }
    }
}

fn holds(
    steps: &[TargetPeriod],
    naive: &Naive,
    first: NaiveDate,
    days: u64,
) -> Result<(), TestCaseError> {
    // A service may list the newest first.
    let reversed: Vec<TargetPeriod> = steps.iter().rev().cloned().collect();
    for day in 0..days {
        let date = first + Days::new(day);
        for steps in [steps, &reversed] {
            prop_assert_eq!(on(steps, date), naive.0.get(&day), "{}", date);
        }
    }
    prop_assert_eq!(on(steps, first - Days::new(1)), None);
    if let Some(step) = steps.first() {
        prop_assert!(
            step.values.is_some(),
            "null before the first targets: {:?}",
            steps
        );
    }
    for pair in steps.windows(2) {
        prop_assert!(pair[0].from < pair[1].from, "out of order: {:?}", steps);
        prop_assert!(
            pair[0].values != pair[1].values,
            "equal neighbours: {:?}",
            steps
        );
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    #[test]
    fn steps_say_of_every_day_what_a_map_of_days_says(changes in asked(), at_the_end: bool) {
        let first = first_day(at_the_end);
        // After the last day of all there is none to look at.
        let days = if at_the_end { WINDOW } else { WINDOW + 1 };
        let (mut naive, mut steps) = (Naive::default(), Vec::new());
        for asked in &changes {
            naive.change(asked);
            steps = apply(&steps, TargetChange {
                from: first + Days::new(asked.from),
                values: asked.values.map(values),
                through: asked.through.map(|day| first + Days::new(day)),
            });
            holds(&steps, &naive, first, days)?;
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn a_journal_keeps_the_steps(changes in asked(), at_the_end: bool) {
        let first = first_day(at_the_end);
        let days = if at_the_end { WINDOW } else { WINDOW + 1 };
        let stand = Stand::new();
        let mut naive = Naive::default();
        for asked in &changes {
            naive.change(asked);
            let mut targets = json!({
                "from": first + Days::new(asked.from),
                "values": asked.values.map(written),
            });
            if let Some(day) = asked.through {
                targets["through"] = json!(first + Days::new(day));
            }
            let answer = stand.update_settings(json!({"targets": targets})).unwrap();
            prop_assert_eq!(&answer, &stand.get_settings());
            let settings: Settings = serde_json::from_value(answer).unwrap();
            holds(settings.targets.get().unwrap(), &naive, first, days)?;
        }
    }
}
