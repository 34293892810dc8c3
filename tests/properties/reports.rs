//! A report against a patient person with a list of days.

use std::collections::BTreeMap;

use chrono::{Datelike, Days as Later, NaiveDate};
use journal::model::{Meal, Nutrient, Settings};
use journal::rules::report::{Asked, By, Days, Period, Report, Span, Tally, report};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::fraction::{Fraction, written};
use crate::nutrition::told;

/// A meal as it comes back: its day, whether it was eaten, and thousandths of what is known, with
/// whether that is a lower bound.
#[derive(Clone, Debug)]
struct Eaten {
    day: u64,
    planned: bool,
    known: BTreeMap<usize, (u64, bool)>,
}

/// Days that a report may have; the last one is not over.
const SPAN: u64 = 70;

fn eaten() -> impl Strategy<Value = Eaten> {
    let amount = prop_oneof![
        0..3_000_u64,
        0..4_000_000_u64,
        Just(900_000),
        Just(1_100_000)
    ];
    let known = (amount, prop::bool::weighted(0.15));
    let many = prop::collection::btree_map(0..8_usize, known, 3..9);
    (0..SPAN, prop::bool::weighted(0.2), many).prop_map(|(day, planned, known)| Eaten {
        day,
        planned,
        known,
    })
}

fn date(day: u64) -> NaiveDate {
    let first = NaiveDate::from_ymd_opt(2026, 11, 20).unwrap();
    first.checked_add_days(Later::new(day)).unwrap()
}

fn meal(eaten: &Eaten) -> Meal {
    let name = |at: &usize| Nutrient::ALL[*at].as_str();
    let number =
        |thousandths: u64| -> Value { serde_json::from_str(&written(thousandths.into())).unwrap() };
    let known = eaten.known.iter();
    let values: serde_json::Map<String, Value> = known
        .clone()
        .map(|(at, (amount, _))| (name(at).to_owned(), number(*amount)))
        .collect();
    let partial: Vec<&str> = known
        .filter(|(_, (_, bound))| *bound)
        .map(|(at, _)| name(at))
        .collect();
    let day = date(eaten.day);
    serde_json::from_value(json!({
        "id": "x", "eatenAt": format!("{day}T12:00:00Z"), "timezone": "UTC", "day": day,
        "state": if eaten.planned { "planned" } else { "logged" },
        "items": [], "nutrition": {"values": values, "partial": partial},
    }))
    .unwrap()
}

/// Targets of 1,000 (of each) on the days from the tenth on, of 2,000 from the fortieth.
fn settings() -> Settings {
    let values = |n: u32| json!({"caloriesKcal": n, "proteinG": n, "carbsG": n, "fatG": n});
    let targets = json!([
        {"from": date(10), "values": values(1_000)}, {"from": date(40), "values": values(2_000)},
    ]);
    serde_json::from_value(json!({"targets": targets, "preferences": {}, "body": {}})).unwrap()
}

fn target(day: u64) -> Option<u64> {
    match day {
        0..10 => None,
        10..40 => Some(1_000_000),
        _ => Some(2_000_000),
    }
}

fn asked(meals: &[Eaten], from: u64, to: u64, by: By) -> Report {
    let mut days = Days::default();
    meals.iter().for_each(|eaten| days.add(&meal(eaten)));
    let settings = settings();
    let asked = Asked {
        timezone: "UTC",
        today: date(SPAN - 1),
        settings: &settings,
    };
    let (from, to) = (date(from), date(to));
    report(&Span { from, to, by }, &days, &asked)
}

/// Which row a day is in, by arithmetic of its own.
fn row(day: u64, by: By) -> (i32, u32) {
    let date = date(day);
    match by {
        By::Day => (date.year(), date.ordinal()),
        By::Week => (date.iso_week().year(), date.iso_week().week()),
        By::Month => (date.year(), date.month()),
    }
}

type Sums = (BTreeMap<usize, String>, Vec<usize>);

/// Sums of meals, shared by so many days.
fn shared(meals: &[&Eaten], by: usize) -> Sums {
    let (mut sums, mut bounds) = (BTreeMap::new(), Vec::new());
    for nutrient in (0..8_usize).filter(|_| by > 0) {
        let known: Vec<(u64, bool)> = meals
            .iter()
            .filter_map(|meal| meal.known.get(&nutrient).copied())
            .collect();
        if known.is_empty() {
            continue;
        }
        let sum = Fraction::thousandths(known.iter().map(|(amount, _)| amount).sum());
        let share = sum.over(Fraction::thousandths(by as u64 * 1_000));
        sums.insert(nutrient, written(share.rounded()));
        if known.len() < meals.len() || known.iter().any(|(_, bound)| *bound) {
            bounds.push(nutrient);
        }
    }
    (sums, bounds)
}

/// What could be so in the end, if all that is unknown may be anything: whether every way to fill it
/// meets the target, or none does.
fn naive_verdict(nutrient: usize, target: u64, sure: u64, is_whole: bool) -> usize {
    let is_met = |amount: u64| match nutrient {
        0 => amount * 10 >= target * 9 && amount * 10 <= target * 11,
        1 => amount * 10 >= target * 9,
        _ => amount * 10 <= target * 11,
    };
    let more: &[u64] = if is_whole {
        &[0]
    } else {
        &[0, target, 100 * target]
    };
    let mut could = more
        .iter()
        .map(|more| is_met(sure + more))
        .collect::<Vec<_>>();
    // Between nothing more and the target may lie one that fits.
    could.extend((!is_whole && sure <= target).then(|| is_met(target)));
    match (could.contains(&true), could.contains(&false)) {
        (true, false) => 0,
        (false, true) => 1,
        _ => 2,
    }
}

fn verdicts(days: &BTreeMap<u64, Vec<&Eaten>>) -> [[usize; 3]; 4] {
    let mut tallies = [[0; 3]; 4];
    for (day, meals) in days {
        let Some(target) = target(*day) else { continue };
        for (nutrient, tally) in tallies.iter_mut().enumerate() {
            let known: Vec<(u64, bool)> = meals
                .iter()
                .filter_map(|meal| meal.known.get(&nutrient).copied())
                .collect();
            let whole = known.len() == meals.len() && known.iter().all(|(_, bound)| !bound);
            let sure = known.iter().map(|(amount, _)| amount).sum();
            let over = *day < SPAN - 1;
            tally[naive_verdict(nutrient, target, sure, whole && over)] += 1;
        }
    }
    tallies
}

fn check(period: &Period, days: &BTreeMap<u64, Vec<&Eaten>>) -> Result<(), TestCaseError> {
    let meals: Vec<&Eaten> = days.values().flatten().copied().collect();
    prop_assert_eq!(period.meals, meals.len());
    prop_assert_eq!(period.days_with_data, days.len());
    prop_assert_eq!(told(&period.eaten), shared(&meals, 1));
    prop_assert_eq!(told(&period.average), shared(&meals, days.len()));
    let knows = |meals: &[&Eaten], count: usize| {
        let all = |meal: &&Eaten| {
            (0..count).all(|at| meal.known.get(&at).is_some_and(|(_, bound)| !bound))
        };
        meals.iter().all(all)
    };
    let knowing = |count| days.values().filter(|meals| knows(meals, count)).count();
    prop_assert_eq!(
        (period.days_macros_known, period.days_complete),
        (knowing(4), knowing(8))
    );
    let counts = |tally: Tally| [tally.met, tally.missed, tally.cant_tell];
    let judged = period
        .targets
        .map(|targets| targets.iter().map(|(_, tally)| counts(tally)));
    let any = days.keys().any(|day| target(*day).is_some());
    prop_assert_eq!(judged, any.then(|| verdicts(days)));
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    #[test]
    fn each_row_of_a_report_is_what_a_list_of_its_days_says(
        meals in prop::collection::vec(eaten(), 0..60),
        (from, to) in (0..SPAN, 0..SPAN).prop_map(|(a, b)| (a.min(b), a.max(b))),
        by in prop::sample::select(By::ALL.to_vec()),
    ) {
        let report = asked(&meals, from, to, by);
        let within = |meal: &&Eaten| !meal.planned && (from..=to).contains(&meal.day);
        let mut all: BTreeMap<u64, Vec<&Eaten>> = BTreeMap::new();
        for meal in meals.iter().filter(within) {
            all.entry(meal.day).or_default().push(meal);
        }
        let mut rows: Vec<(i32, u32)> = (from..=to).map(|day| row(day, by)).collect();
        rows.dedup();
        prop_assert_eq!(report.periods.len(), rows.len());
        for (period, name) in report.periods.iter().zip(&rows) {
            let days = (from..=to).filter(|day| row(*day, by) == *name);
            prop_assert_eq!(period.days, days.count());
            let days = all.iter().filter(|(day, _)| row(**day, by) == *name);
            check(period, &days.map(|(day, meals)| (*day, meals.clone())).collect())?;
        }
        check(&report.total, &all)?;
    }
}
