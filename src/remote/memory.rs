//! What passed through here, kept as hints for what the API cannot be asked.
//!
//! A hint never answers for the service: it says by which name a food can be searched, which
//! meal eight digits belong to, which meals were written from here. Whatever is done with it,
//! the service is asked and its answer counts. So a lost hint costs a search, never a wrong
//! answer, and no trouble with the file is an error. What was written from here last is all
//! that nobody else knows: what cannot be remembered of it is told, and no other meal is taken
//! for it.

mod file;

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::fs;
use std::hash::Hash;
use std::io;
use std::path::PathBuf;

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use crate::model::{Food, FoodRef, Library, Meal, State, id, limits};

/// Foods and meals that are remembered at most; the oldest go first.
const MOST: usize = 2_000;
/// Meals written from here that are remembered.
const WRITTEN: usize = 100;
/// Meals that are remembered with what they were.
const TOLD: usize = 50;
/// Letters of what a meal was.
const LINE: usize = 100;
/// A server that was seen to honour a mark longer ago may be another one by now.
const TRUSTED: TimeDelta = TimeDelta::days(1);

/// Hints, in the order in which they were seen.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Hints {
    /// The base address they are of.
    base: String,
    /// When its server was last seen to know a repeated write from a second one.
    #[serde(skip_serializing_if = "Option::is_none")]
    honoured: Option<DateTime<Utc>>,
    /// What foods are called.
    pub(super) foods: Vec<FoodHint>,
    /// The ids of own foods that were seen as foods: in a meal stand also those of quick adds,
    /// which are no foods any more.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) own: Vec<String>,
    /// The ids of meals that were seen.
    pub(super) meals: Vec<String>,
    /// The ids of meals that were written from here.
    pub(super) written: Vec<String>,
    /// The latest meals, each told in a line that begins with its day.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) told: Vec<(String, String)>,
    /// The ids of those that were planned when they were last seen.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) planned: Vec<String>,
}

/// What a food was called when it was last seen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct FoodHint {
    #[serde(flatten)]
    pub(super) food: FoodRef,
    pub(super) name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) brand: Option<String>,
    /// The language it was searched in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) locale: Option<String>,
}

/// The memory of a journal elsewhere. What a command saw is written when it ends.
pub(super) struct Memory {
    base: String,
    file: Option<PathBuf>,
    seen: RefCell<Seen>,
}

/// What was seen since the file was read.
#[derive(Default, PartialEq)]
struct Seen {
    foods: Vec<FoodHint>,
    own: Vec<String>,
    meals: Vec<String>,
    written: Vec<String>,
    told: Vec<(String, String)>,
    states: HashMap<String, State>,
    deleted: HashSet<String>,
    /// When the server honoured a mark, or that it did not.
    honoured: Option<Option<DateTime<Utc>>>,
}

impl Memory {
    /// A memory of what is at this address; without a file it ends with the command.
    pub(super) fn new(base: &str, file: Option<PathBuf>) -> Self {
        Memory {
            base: base.to_owned(),
            file,
            seen: RefCell::default(),
        }
    }

    /// Everything that is remembered.
    pub(super) fn hints(&self) -> Hints {
        self.joined(self.kept())
    }

    /// Whether the server has been seen to know a repeated write from a second one.
    pub(super) fn honours(&self) -> bool {
        let seen = self.seen.borrow().honoured;
        let honoured = seen.unwrap_or_else(|| self.kept().honoured);
        honoured.is_some_and(|at| is_fresh(at, Utc::now()))
    }

    /// Notes whether the server has just said that it knows a repeated write from a second one.
    pub(super) fn note_honours(&self, honours: bool) {
        self.seen.borrow_mut().honoured = Some(honours.then(Utc::now));
    }

    pub(super) fn note_meal(&self, meal: &Meal) {
        let mut seen = self.seen.borrow_mut();
        seen.note_meal(&meal.id);
        if let Some(id) = id::parse(&meal.id) {
            seen.told.push((id.clone(), line(meal)));
            seen.states.insert(id, meal.state());
        }
        for item in &meal.items {
            let food = FoodRef::new(item.food.library, &item.food.key);
            seen.note_food(food, item.food.name.get(), item.food.brand.get(), None);
        }
    }

    /// Notes a meal that was written from here.
    pub(super) fn note_written(&self, id: &str) {
        self.seen.borrow_mut().written.extend(id::parse(id));
    }

    /// Notes a food, and the language it was searched in.
    pub(super) fn note_food(&self, food: &Food, locale: Option<&str>) {
        if let Some(reference) = food.reference() {
            let (name, brand) = (food.name.get(), food.brand.get());
            let mut seen = self.seen.borrow_mut();
            if reference.library == Library::Mine {
                seen.own.extend(id::parse(&reference.key));
            }
            seen.note_food(reference, name, brand, locale);
        }
    }

    /// Forgets a meal or an own food that was deleted from here.
    pub(super) fn note_deleted(&self, id: &str) {
        let id = id::parse(id).unwrap_or_else(|| id.to_owned());
        self.seen.borrow_mut().deleted.insert(id);
    }

    /// The ids of the meals that were written from here, the last one first.
    ///
    /// Errors: those of the system, where none can be remembered now: the last one may be another.
    pub(super) fn written(&self) -> io::Result<Vec<String>> {
        let mut written = self.hints().written;
        if let (Some(file), false) = (&self.file, written.is_empty()) {
            file::try_to_write(file)?;
        }
        written.reverse();
        Ok(written)
    }

    /// Writes what was seen behind what another process may have written meanwhile.
    ///
    /// Errors: why, with the file, where a meal was written that cannot be remembered. Then nothing is
    /// remembered any more, if that can be.
    pub(super) fn keep(&self) -> Result<(), String> {
        let Some(file) = &self.file else {
            return Ok(());
        };
        if *self.seen.borrow() == Seen::default() {
            return Ok(());
        }
        // What another process writes between this reading and writing would be lost.
        let turn = file::turn(file);
        if turn.is_some() {
            file::clear_drafts(file);
        }
        let kept = self.kept();
        let hints = self.joined(kept.clone());
        let has_written = !self.seen.take().written.is_empty() && hints.written != kept.written;
        if hints == kept {
            return Ok(());
        }
        file::write(file, hints).or_else(|why| match has_written {
            true => {
                let _ = fs::remove_file(file);
                Err(format!("{}: {why}", file.display()))
            }
            false => Ok(()),
        })
    }

    /// What the file keeps of this address.
    fn kept(&self) -> Hints {
        let kept = self.file.as_deref().and_then(file::read);
        let ours = kept.filter(|hints| hints.base == self.base);
        ours.unwrap_or_default()
    }

    /// The hints of the file with what was seen since behind them.
    fn joined(&self, mut hints: Hints) -> Hints {
        let seen = self.seen.borrow();
        let is_there = |id: &String| !seen.deleted.contains(id);
        hints.base.clone_from(&self.base);
        hints.honoured = seen.honoured.unwrap_or(hints.honoured);
        hints.foods.extend(seen.foods.iter().cloned());
        hints
            .foods
            .retain(|hint| hint.food.library != Library::Mine || is_there(&hint.food.key));
        bound(&mut hints.foods, MOST, |hint| hint.food.clone());
        hints.own.extend(seen.own.iter().cloned());
        hints.own.retain(is_there);
        bound(&mut hints.own, MOST, String::clone);
        hints.meals.extend(seen.meals.iter().cloned());
        hints.meals.retain(is_there);
        bound(&mut hints.meals, MOST, String::clone);
        hints.written.extend(seen.written.iter().cloned());
        hints.written.retain(is_there);
        bound(&mut hints.written, WRITTEN, String::clone);
        hints.told.extend(seen.told.iter().cloned());
        hints.told.retain(|(id, _)| is_there(id));
        let all = hints.told.len();
        bound(&mut hints.told, all, |(id, _)| id.clone());
        // Lines begin with a day: the latest stay, in whatever order they were listed.
        hints.told.sort_by(|one, other| one.1.cmp(&other.1));
        hints.told.drain(..hints.told.len().saturating_sub(TOLD));
        let is_planned = |id: &&String| match seen.states.get(*id) {
            Some(state) => *state == State::Planned,
            None => hints.planned.contains(id),
        };
        let told = hints.told.iter().map(|(id, _)| id);
        hints.planned = told.filter(is_planned).cloned().collect();
        hints
    }
}

impl Drop for Memory {
    fn drop(&mut self) {
        let _ = self.keep();
    }
}

impl Seen {
    fn note_meal(&mut self, id: &str) {
        self.meals.extend(id::parse(id));
        if self.meals.len() > 2 * MOST {
            bound(&mut self.meals, MOST, String::clone);
        }
    }

    fn note_food(
        &mut self,
        food: FoodRef,
        name: Option<&String>,
        brand: Option<&String>,
        locale: Option<&str>,
    ) {
        let fits = |text: &&String| !text.is_empty() && text.chars().count() <= limits::FOOD_NAME;
        let Some(name) = name.filter(fits) else {
            return;
        };
        if food.key.chars().count() > limits::KEY {
            return;
        }
        self.foods.push(FoodHint {
            food,
            name: name.clone(),
            brand: brand.filter(fits).cloned(),
            locale: locale.map(str::to_owned),
        });
        if self.foods.len() > 2 * MOST {
            bound(&mut self.foods, MOST, |hint| hint.food.clone());
        }
    }
}

/// What a meal was, as much of it as is remembered.
fn line(meal: &Meal) -> String {
    meal.line().chars().take(LINE).collect()
}

/// Whether what was seen then still holds; a clock that went back makes nothing fresh.
fn is_fresh(seen: DateTime<Utc>, now: DateTime<Utc>) -> bool {
    (TimeDelta::zero()..=TRUSTED).contains(&(now - seen))
}

/// Keeps the latest of each and at most so many of them, in their order.
fn bound<T, K: Hash + Eq>(list: &mut Vec<T>, most: usize, key: impl Fn(&T) -> K) {
    let mut met = HashSet::new();
    let latest = list.drain(..).rev().filter(|entry| met.insert(key(entry)));
    let mut kept: Vec<T> = latest.take(most).collect();
    kept.reverse();
    *list = kept;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trust_in_a_server_ends_after_a_day() {
        let now = Utc::now();
        for (hours, fresh) in [(0, true), (23, true), (25, false), (-1, false)] {
            assert_eq!(is_fresh(now - TimeDelta::hours(hours), now), fresh);
        }
    }

    #[test]
    fn the_latest_of_each_stay_and_the_oldest_go() {
        let mut list = Vec::from(["a", "b", "a", "c", "d", "c"]);
        bound(&mut list, 3, |word| *word);
        assert_eq!(list, ["a", "d", "c"]);
        bound(&mut list, 2, |word| *word);
        assert_eq!(list, ["d", "c"]);
    }
}
