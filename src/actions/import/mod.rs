//! Everything of another journal, or of another program's diary, into this journal: once.
//!
//! A file is read into what it holds ([`Found`]), held against what is there ([`Plan`]), and what is
//! new is written ([`write()`]). What is there is told by what it holds, so that it does not matter on
//! which machine, or how often, a file is imported.
//!
//! Decision: a meal is there when one has its id, or its instant, its name and its items (names and
//! amounts). One of another program's diary is there when one has its local time and its name, or had them
//! once: what was added to it there since is added here, and a meal that was changed here stays as it is. One that stands for no other of the diary and has its time and all
//! its items is there under another name, which is told: it was renamed in a journal that was imported. An
//! item keeps its figures: where the food that is there would give others, or is there no more, the item
//! gets a food of its own that has them, which does not stay among the own foods. Lower
//! bounds are those of a recipe that is made for this, of what is known and what is not. The sum
//! of a meal may then differ by a thousandth, since only rounded figures of its items are known.

mod alike;
pub(super) mod as_eaten;
pub(super) mod bounds;
mod carbs;
mod cronometer;
mod diaries;
mod diary;
mod document;
mod exported;
mod foods;
mod format;
mod known;
mod limits;
mod meals;
mod myfitnesspal;
mod number;
mod opennutritracker;
mod past;
mod plan;
mod renamed;
mod rows;
mod settings;
mod source;
mod there;
mod told;
mod unread;
mod write;

pub(super) use foods::{in_words, own_ingredients, say_in_words};
pub use format::read;
pub(super) use known::{gives, look_up, near};
pub use plan::{Plan, plan};
pub use source::Source;
pub use there::Grown;
pub use write::{Written, write};

use std::collections::HashMap;

use rust_decimal::Decimal;

use crate::model::{Food, Meal, Settings};

/// A thing of a file, with its place there.
#[derive(Clone, Debug, PartialEq)]
pub struct Placed<T> {
    /// Where it stands: `line 5`, `meals[3]`.
    pub place: String,
    /// The thing.
    pub thing: T,
}

/// A thing that is not imported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// Where it stands in the file.
    pub place: String,
    /// Why.
    pub why: String,
}

/// What a file holds.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// Settings, where there are some.
    pub settings: Option<Settings>,
    /// Own foods. Their keys are those of the file.
    pub foods: Vec<Placed<Food>>,
    /// Meals. Their items point at foods of the file, or of a catalogue.
    pub meals: Vec<Placed<Meal>>,
    /// What cannot be imported.
    pub refused: Vec<Refused>,
    /// What a person should know.
    pub notes: Vec<String>,
    /// By how much a nutrient of an item may differ from what its food gives: the file's rounding.
    pub rounding: Decimal,
    /// Whether it is the diary of another program, whose meals have no ids and no zones.
    pub is_diary: bool,
}

impl Found {
    /// Notes something that is not imported; where there is too much of it, no more.
    fn refuse(&mut self, place: impl Into<String>, why: impl Into<String>) {
        if self.refused.len() <= limits::REFUSED {
            let (place, why) = (place.into(), why.into());
            self.refused.push(Refused { place, why });
        }
    }

    /// Leaves out of meals of one instant what is more than anybody eats then.
    fn part_crowds(&mut self) {
        let mut at: HashMap<i64, usize> = HashMap::new();
        let is_more = |meal: &mut Placed<Meal>| {
            let count = at.entry(meal.thing.eaten_at.micros()).or_default();
            *count += 1;
            *count > limits::AT_ONCE
        };
        let more: Vec<Placed<Meal>> = self.meals.extract_if(.., is_more).collect();
        for meal in more {
            let why = format!("more than {} meals stand at its time", limits::AT_ONCE);
            self.refuse(meal.place, why);
        }
    }
}
