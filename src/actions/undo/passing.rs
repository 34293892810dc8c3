//! Foods that a command made for this once and took out of the own foods again: of a quick add, of an import.
//!
//! Taking such a command back takes its meals away and makes no such food again. Doing it again brings the
//! meals back as any meals whose foods are no more.

use std::collections::HashSet;

use serde_json::Value;

use super::list::{Changed, List, Past};
use super::thing::Kind;

impl List {
    /// Whether a command has made this food.
    pub(super) fn has_made(&self, command: &str, food: &str) -> bool {
        let mut done = self.entries.iter().filter(|past| past.id == command);
        done.any(|past| {
            past.changes
                .iter()
                .any(|changed| changed.made().contains(&food))
        })
    }
}

impl Past {
    /// The ids of the foods that passed.
    pub(super) fn passing(&self) -> HashSet<String> {
        let made: HashSet<&str> = self.changes.iter().flat_map(Changed::made).collect();
        let gone = self.changes.iter().filter(|changed| changed.is_taken_out());
        let passing = gone.filter(|changed| made.contains(&*changed.id));
        passing.map(|changed| changed.id.clone()).collect()
    }

    /// Whether nothing is left of what the command did.
    pub(super) fn comes_to_nothing(&self) -> bool {
        let passing = self.passing();
        self.changes.iter().all(|changed| changed.passes(&passing))
    }
}

impl Changed {
    /// Whether this is of a food that passed.
    pub(super) fn passes(&self, passing: &HashSet<String>) -> bool {
        self.kind == Kind::Food && passing.contains(&self.id)
    }

    fn is_taken_out(&self) -> bool {
        self.kind == Kind::Food && self.before.is_some() && self.after.is_none()
    }

    /// The foods that this saved.
    fn made(&self) -> Vec<&str> {
        match self.kind {
            Kind::Food if self.before.is_none() => vec![&self.id],
            Kind::Meal => self.saved_along(),
            _ => Vec::new(),
        }
    }

    /// The foods that were saved along with this meal; of a list of earlier days, that may have been.
    fn saved_along(&self) -> Vec<&str> {
        if self.left.is_none() || !self.saved.is_empty() {
            return self.saved.iter().map(String::as_str).collect();
        }
        let before = foods(self.before.as_ref());
        let mut after = foods(self.after.as_ref());
        after.retain(|food| !before.contains(food));
        after
    }

    /// Whether all the foods that were saved along with this meal passed.
    pub(super) fn leaves_none(&self, passing: &HashSet<String>) -> bool {
        let passed = |food: &&str| passing.contains(*food);
        self.kind == Kind::Meal && self.saved_along().iter().all(passed)
    }
}

/// The own foods of a meal.
fn foods(meal: Option<&Value>) -> Vec<&str> {
    let items = meal.and_then(|meal| meal["items"].as_array());
    let foods = items.into_iter().flatten().map(|item| &item["food"]);
    let own = foods.filter(|food| food["library"] == "mine");
    own.filter_map(|food| food["key"].as_str()).collect()
}
