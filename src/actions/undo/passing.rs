//! Foods that a command saved along with a meal, and took out of the own foods again: a quick add.
//!
//! Taking such a command back takes the meal away and brings no food back; doing it again saves the food
//! along with the meal and takes it out again. So does bringing back a meal of an own food that is no more.

use serde_json::{Map, Value, json};

use super::list::{Changed, Past};
use super::thing::Kind;

/// The members of a food that a request can say.
const SAID: [&str; 5] = ["name", "brand", "barcode", "data", "copyFrom"];

impl Past {
    /// Whether a change takes out a food that this command saved along with a meal.
    pub(super) fn passes(&self, changed: &Changed) -> bool {
        let is_gone = changed.kind == Kind::Food
            && changed.what == "deleteFood"
            && changed.before.is_some()
            && changed.after.is_none();
        is_gone
            && self
                .changes
                .iter()
                .any(|other| other.saved_along(&changed.id))
    }

    /// The foods that passed, as requests can say them, by their ids.
    pub(super) fn passing(&self) -> Vec<(String, Value)> {
        let passing = self.changes.iter().filter(|changed| self.passes(changed));
        let told = passing.filter_map(|changed| {
            let food = changed.before.as_ref()?;
            let member = |name: &&str| Some(((*name).to_owned(), food.get(*name)?.clone()));
            let members: Map<_, _> = SAID.iter().filter_map(member).collect();
            Some((changed.id.clone(), members.into()))
        });
        told.collect()
    }
}

impl Changed {
    /// Whether this is a meal with which a food was saved.
    fn saved_along(&self, food: &str) -> bool {
        let after = self.after.as_ref();
        self.kind == Kind::Meal
            && self.left.is_some()
            && after.is_some_and(|after| has(after, food))
            && !self.before.as_ref().is_some_and(|before| has(before, food))
    }

    /// Whether all the foods that were saved along with this meal passed.
    pub(super) fn leaves_none(&self, passing: &[(String, Value)]) -> bool {
        let all = |state: &Option<Value>| {
            let items = state.as_ref().and_then(|state| state["items"].as_array());
            items.into_iter().flatten().cloned().collect::<Vec<_>>()
        };
        let before = all(&self.before);
        let is_old = |item: &Value| before.iter().any(|old| old["id"] == item["id"]);
        let new = all(&self.after);
        let mut mine = new
            .iter()
            .filter(|item| !is_old(item) && item["food"]["library"] == "mine");
        self.kind == Kind::Meal
            && mine.all(|item| passing.iter().any(|(id, _)| item["food"]["key"] == **id))
    }
}

fn has(meal: &Value, food: &str) -> bool {
    let items = meal["items"].as_array().into_iter().flatten();
    let mut keys = items.map(|item| &item["food"]);
    keys.any(|pinned| pinned["library"] == "mine" && pinned["key"] == food)
}

/// What points an item at a food: at one that passed, by saving it anew.
pub(super) fn pointing(food: &Value, passing: &[(String, Value)]) -> (&'static str, Value) {
    let passed = passing.iter().find(|(id, _)| food["key"] == **id);
    match passed.filter(|_| food["library"] == "mine") {
        Some((_, food)) => ("newFood", food.clone()),
        None => (
            "food",
            json!({ "library": food["library"], "key": food["key"] }),
        ),
    }
}

/// The ids that foods which passed had, and those that they passed under now.
pub(super) fn anew(was: &Value, now: &Value, passing: &[(String, Value)]) -> Vec<(String, String)> {
    let foods = |meal: &Value| -> Vec<String> {
        let items = meal["items"].as_array().into_iter().flatten();
        let keys = items.map(|item| item["food"]["key"].as_str().unwrap_or_default().to_owned());
        keys.collect()
    };
    let pairs = foods(was).into_iter().zip(foods(now));
    pairs
        .filter(|(was, now)| was != now && passing.iter().any(|(id, _)| id == was))
        .collect()
}
