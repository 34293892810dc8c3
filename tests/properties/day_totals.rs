//! Sums of days that are kept, against the sums of the meals that a list of them shows.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use chrono::{DateTime, Days as Further, Utc};
use journal::api::{Journal, Recall, Undo, Way};
use journal::local::{Local, Place, build_catalogue, check_journal};
use journal::model::{CatalogueFood, Date, DayTotal, Meal, MealDraft, MealPatch, MealQuery, State};
use journal::rules::nutrition::Sum;
use journal::rules::standing;
use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::stand::catalogue;

/// More days than are counted each time.
const DAYS: u64 = 44;

/// What may happen to a journal.
#[derive(Clone, Debug)]
enum Deed {
    Log(u64, Vec<u8>, bool),
    Move(Index, u64),
    Turn(Index, bool),
    Eat(Index, Vec<u8>),
    Delete(Index),
    Undo(bool),
    ByHand(Index, u8),
    Ask(u64, u64),
}

fn deed() -> impl Strategy<Value = Deed> {
    let (which, day) = (any::<Index>, || 0..DAYS);
    let foods = || prop::collection::vec(0..6_u8, 1..4);
    prop_oneof![
        3 => (day(), foods(), any::<bool>()).prop_map(|(day, foods, planned)| Deed::Log(day, foods, planned)),
        2 => (which(), day()).prop_map(|(meal, day)| Deed::Move(meal, day)),
        1 => (which(), any::<bool>()).prop_map(|(meal, planned)| Deed::Turn(meal, planned)),
        2 => (which(), foods()).prop_map(|(meal, foods)| Deed::Eat(meal, foods)),
        2 => which().prop_map(Deed::Delete),
        3 => any::<bool>().prop_map(Deed::Undo),
        1 => (which(), 1..9_u8).prop_map(|(item, amount)| Deed::ByHand(item, amount)),
        3 => (day(), day()).prop_map(|(from, to)| Deed::Ask(from, to)),
    ]
}

fn day(number: u64) -> Date {
    "2026-10-01".parse::<Date>().unwrap() + Further::new(number)
}

/// A food that is known, known in part, or not at all; in an amount that is, or is not.
fn item(kind: u8) -> Value {
    let new = |values: Value| {
        json!({ "newFood": { "name": "Stew", "data": { "base": "g", "nutrition": { "basisAmount": 100, "values": values } } },
            "quantity": 33.3, "unit": "g" })
    };
    match kind {
        0 | 1 => {
            json!({ "food": { "library": "composition", "key": "oats" }, "quantity": 12.34 + f64::from(kind), "unit": "g" })
        }
        2 => {
            json!({ "food": { "library": "composition", "key": "milk" }, "quantity": 7, "unit": "ml" })
        }
        3 => new(json!({ "kcal": 0.1, "salt": 1.015 })),
        4 => new(json!({ "kcal": 0 })),
        _ => json!({ "newFood": { "name": "Soup", "data": {} } }),
    }
}

fn meal(on: u64, foods: &[u8], state: &str) -> Value {
    let items: Vec<Value> = foods.iter().map(|food| item(*food)).collect();
    json!({ "eatenAt": format!("{}T12:00:00Z", day(on)), "timezone": "UTC", "state": state, "items": items })
}

fn state(planned: bool) -> &'static str {
    if planned { "planned" } else { "logged" }
}

fn open(folder: &Path) -> Local {
    let now: DateTime<Utc> = "2026-11-21T09:00:00Z".parse().unwrap();
    let starter = || -> journal::error::Result<Box<dyn Iterator<Item = _>>> {
        Ok(Box::new(std::iter::empty()))
    };
    // It stands still: two changes of one instant are two changes.
    let local = Local::open(Place::folder(folder), Arc::new(move || now), starter);
    local.unwrap().recording()
}

/// A journal with a meal on each day.
fn lived_in() -> TempDir {
    let folder = TempDir::new().unwrap();
    let foods = catalogue().into_iter();
    let foods: Vec<CatalogueFood> = foods
        .map(|food| serde_json::from_value(food).unwrap())
        .collect();
    let mut foods = foods.into_iter().map(Ok);
    build_catalogue(&Place::folder(folder.path()), Utc::now(), &mut foods).unwrap();
    let journal = open(folder.path());
    let filled = journal.together(|| {
        (0..DAYS).try_for_each(|on| {
            let meal = MealDraft::from(meal(on, &[(on % 6) as u8], "logged"));
            journal.create_meal(&meal).map(drop)
        })
    });
    filled.unwrap();
    folder
}

fn meals(journal: &Local) -> Vec<Meal> {
    let (mut found, mut offset) = (Vec::new(), 0);
    loop {
        let mut query = MealQuery::default().limit(100);
        query.set("offset", offset);
        let page = journal.list_meals(&query).unwrap();
        found.extend(page.meals);
        match page.next_offset.into_option() {
            Some(next) => offset = next,
            None => return found,
        }
    }
}

/// The sums of days, of every meal there is.
fn slowly(journal: &Local, from: u64, to: u64) -> Vec<DayTotal> {
    let mut days: BTreeMap<Date, Vec<Meal>> = BTreeMap::new();
    for meal in meals(journal) {
        let on = *meal.day.get().unwrap();
        if meal.state() == State::Logged && (day(from)..=day(to)).contains(&on) {
            days.entry(on).or_default().push(meal);
        }
    }
    let total = |(day, meals): (Date, Vec<Meal>)| {
        let mut sum = Sum::default();
        meals.iter().for_each(|meal| sum.add(&standing::part(meal)));
        let (meals, eaten) = (meals.len(), sum.exact());
        DayTotal { day, meals, eaten }
    };
    days.into_iter().map(total).collect()
}

/// Does what a person may do; it may be refused.
fn act(folder: &Path, deed: &Deed) {
    let journal = open(folder);
    let there = meals(&journal);
    let of = |which: &Index| (!there.is_empty()).then(|| which.get(&there));
    let change = |which: &Index, body: Value| {
        if let Some(meal) = of(which) {
            let _ = journal.update_meal(&meal.id, &MealPatch::from(body));
        }
    };
    match deed {
        Deed::Log(on, foods, planned) => {
            let body = meal(*on, foods, state(*planned));
            journal.create_meal(&MealDraft::from(body)).unwrap();
        }
        Deed::Move(meal, on) => {
            change(
                meal,
                json!({ "eatenAt": format!("{}T12:00:00Z", day(*on)) }),
            );
        }
        Deed::Turn(meal, planned) => change(meal, json!({ "state": state(*planned) })),
        Deed::Eat(which, foods) => {
            let items = meal(0, foods, "logged")["items"].take();
            change(which, json!({ "items": items }));
        }
        Deed::Delete(meal) => {
            if let Some(meal) = of(meal) {
                journal.delete_meal(&meal.id).unwrap();
            }
        }
        Deed::Undo(again) => {
            let way = if *again { Way::Redo } else { Way::Undo };
            let _ = journal.go(way, 1, &|_| Ok(()));
        }
        Deed::ByHand(item, amount) => {
            let connection = rusqlite::Connection::open(folder.join("journal.db")).unwrap();
            let sql = "UPDATE item SET quantity = ?1 WHERE number = ?2";
            connection
                .execute(sql, (amount, item.index(60) as i64))
                .unwrap();
        }
        Deed::Ask(from, to) => {
            let days = journal.recall_days(day(*from), day(*to)).unwrap();
            assert_eq!(days.unwrap(), slowly(&journal, *from, *to));
        }
    }
}

fn check(folder: &Path) -> journal::error::Result<()> {
    check_journal(&folder.join("journal.db"))
}

/// How many days are kept.
fn kept(folder: &Path) -> u64 {
    let connection = rusqlite::Connection::open(folder.join("journal.db")).unwrap();
    let sql = "SELECT count(*) FROM day_total WHERE meals IS NOT NULL";
    let count: u32 = connection.query_row(sql, (), |row| row.get(0)).unwrap();
    count.into()
}

#[test]
fn days_are_kept_where_many_are_asked_for_and_marked_by_what_is_written() {
    let home = lived_in();
    let ask = |from, to| act(home.path(), &Deed::Ask(from, to));
    ask(0, 6);
    assert_eq!(kept(home.path()), 0, "few days are counted each time");
    ask(0, DAYS);
    assert_eq!(kept(home.path()), DAYS);
    act(home.path(), &Deed::Log(3, vec![0], false));
    assert_eq!(kept(home.path()), DAYS - 1);
    act(home.path(), &Deed::Undo(false));
    ask(0, DAYS);
    assert_eq!(kept(home.path()), DAYS - 1, "few are marked");
}

#[test]
fn a_day_with_nothing_but_plans_is_no_day() {
    let home = lived_in();
    for deed in [
        Deed::Undo(false),
        Deed::Log(0, vec![0], true),
        Deed::Ask(0, DAYS),
    ] {
        act(home.path(), &deed);
    }
    check(home.path()).unwrap();
}

#[test]
fn a_day_that_is_kept_wrongly_is_damage() {
    for wrong in [
        "UPDATE day_total SET kcal = 1 WHERE day = '2026-10-02'",
        "DELETE FROM day_total WHERE day = '2026-10-03'",
    ] {
        let home = lived_in();
        act(home.path(), &Deed::Ask(0, DAYS));
        check(home.path()).unwrap();
        let connection = rusqlite::Connection::open(home.path().join("journal.db")).unwrap();
        connection.execute(wrong, ()).unwrap();
        let told = check(home.path()).unwrap_err();
        assert!(
            told.message()
                .contains("sums of days that are not those of their meals (1)"),
            "{told}"
        );
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn days_that_are_kept_say_what_their_meals_say(deeds in prop::collection::vec(deed(), 1..24)) {
        let home = lived_in();
        act(home.path(), &Deed::Ask(0, DAYS));
        for deed in &deeds {
            act(home.path(), deed);
        }
        let journal = open(home.path());
        let days = journal.recall_days(day(0), day(DAYS)).unwrap().unwrap();
        prop_assert_eq!(days, slowly(&journal, 0, DAYS));
        check(home.path()).unwrap();
    }
}
