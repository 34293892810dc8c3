//! Which meals of a day are repeated.

use chrono::NaiveTime;

use super::paging;
use super::spelling::Spelling;
use crate::api::Journal;
use crate::error::{Error, Resource, Result};
use crate::model::{Date, Meal, MealPage, MealQuery, State};
use crate::rules::{occasion, plural};

/// Which meals of a day are meant.
#[derive(Clone, Debug, PartialEq)]
pub enum Which {
    /// All of them.
    All,
    /// Those of this time of day.
    At(NaiveTime),
    /// Those that are called so by their name or, without one, by their time of day; else those of that time
    /// of day.
    Named(String),
}

/// The meals of a day that were eaten and are meant, earliest first.
///
/// Errors: `NotFound`, saying what there is.
pub fn meals(journal: &dyn Journal, day: Date, which: &Which) -> Result<Vec<Meal>> {
    let query = MealQuery::default()
        .day(day)
        .state(State::Logged)
        .limit(100);
    let mut all = paging::all::<MealPage>(journal, &query)?.meals;
    all.reverse();
    let meant: Vec<Meal> = match which {
        Which::All => all.clone(),
        Which::At(clock) => chosen(&all, |meal| is_of(meal, *clock)),
        Which::Named(name) => {
            // A name overrides the time of day, as it does where a day is shown.
            let called = chosen(&all, |meal| plural::alike(occasion::title(meal), name));
            match called.is_empty() {
                true => chosen(&all, |meal| plural::alike(occasion::occasion(meal), name)),
                false => called,
            }
        }
    };
    match meant.is_empty() {
        true => Err(nothing(day, which, &all)),
        false => Ok(meant),
    }
}

fn chosen(meals: &[Meal], fits: impl Fn(&&Meal) -> bool) -> Vec<Meal> {
    meals.iter().filter(fits).cloned().collect()
}

/// Whether a meal is of a time of day. One that is called breakfast is, whenever it was.
fn is_of(meal: &Meal, clock: NaiveTime) -> bool {
    match plural::alike(meal.name.text(), occasion::of(clock)) {
        true => true,
        false => occasion::is_same(occasion::clock(meal), clock),
    }
}

fn nothing(day: Date, which: &Which, all: &[Meal]) -> Error {
    let what = match which {
        Which::All => format!("no meal of {day} is logged"),
        Which::At(clock) => format!("no {} of {day} is logged", occasion::of(*clock)),
        Which::Named(name) => format!("no meal {name:?} of {day} is logged"),
    };
    let mut titles: Vec<&str> = Vec::new();
    for title in all.iter().map(occasion::title) {
        if !titles.contains(&title) {
            titles.push(title);
        }
    }
    let hint = match titles.is_empty() {
        true => "name a day that has one: journal meal list shows them".to_owned(),
        false => format!(
            "there are: {}; name one, or a day for all of it",
            titles.join(" · ")
        ),
    };
    let near = match which {
        Which::Named(name) => near(name, &titles),
        Which::All | Which::At(_) => None,
    };
    let hint = near.map_or(hint.clone(), |near| {
        format!("did you mean {near:?}? If not, {hint}")
    });
    Error::not_found(Resource::Meal, what).hint(hint)
}

/// What a meal's name is spelled nearly as: what is there, else a time of day.
fn near<'t>(name: &str, titles: &[&'t str]) -> Option<&'t str> {
    let typed = Spelling::of(name);
    let names = titles.iter().copied().chain(occasion::NAMES);
    let near = names.filter_map(|name| Some((typed.slips_from(&Spelling::of(name))?, name)));
    let near = near.filter(|(slips, _)| *slips > 0);
    near.min_by_key(|(slips, _)| *slips).map(|(_, name)| name)
}
