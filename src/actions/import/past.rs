//! What the meals here were before they were changed, and what imports added to them.

use std::collections::HashMap;

use super::renamed::is_untouched;
use super::told::{take_out, told_items};
use crate::api::FormerMeal;
use crate::model::Meal;

/// The meals that are here, those that were changed as they were, and what that tells.
pub(super) struct Here<'m> {
    pub(super) meals: &'m [Meal],
    pub(super) former: &'m [Meal],
    pub(super) past: Past,
}

/// What is known of the past of meals, by their ids.
#[derive(Debug, Default)]
pub(super) struct Past {
    /// What their items are told by, before each change, the first first.
    ever: HashMap<String, Vec<Vec<String>>>,
    /// What the items are told by that imports added.
    imported: HashMap<String, Vec<String>>,
}

impl Past {
    /// What those that were changed were, as the journal says it, the first first.
    pub(super) fn of(here: &[Meal], former: &[FormerMeal]) -> Past {
        let mut past = Past::default();
        let mut after: HashMap<&str, Vec<String>> = HashMap::new();
        let changed = former.iter().map(|was| was.before.id.as_str());
        let by_id: HashMap<&str, &Meal> = here.iter().map(|had| (&*had.id, had)).collect();
        for id in changed {
            if let Some(had) = by_id.get(id) {
                after.entry(id).or_insert_with(|| told_items(had));
            }
        }
        // From the last change back, each made what the one behind it found.
        for was in former.iter().rev() {
            let id = was.before.id.as_str();
            let before = told_items(&was.before);
            let after = after.insert(id, before.clone()).unwrap_or_default();
            if was.is_imported {
                let more = more(after, &was.before);
                past.imported.entry(id.to_owned()).or_default().extend(more);
            }
            past.ever.entry(id.to_owned()).or_default().push(before);
        }
        past.ever.values_mut().for_each(|ever| ever.reverse());
        past
    }

    /// Whether a meal was changed here since it was written.
    pub(super) fn was_changed(&self, had: &Meal) -> bool {
        self.ever.contains_key(&had.id) || !is_untouched(had)
    }

    /// Whether it was, and nobody knows from what.
    pub(super) fn is_unknown(&self, had: &Meal) -> bool {
        !self.ever.contains_key(&had.id) && !is_untouched(had)
    }

    /// Whether a meal that is here has all that it ever had: nothing that the file has more was taken out here. Where nobody
    /// knows what it had, it is as it was written.
    pub(super) fn has_lost_nothing(&self, had: &Meal) -> bool {
        let items = told_items(had);
        match self.ever.get(&had.id) {
            Some(ever) => ever.iter().all(|was| is_within(was, &items)),
            None => is_untouched(had),
        }
    }

    /// Whether what a meal that is here has more than a file came to it here: they share all that it began with, and all
    /// that imports brought, so that nobody took that out elsewhere. Where nobody knows what it began with, it has nothing
    /// more.
    pub(super) fn has_more_of_its_own(&self, had: &Meal, shared: &[String]) -> bool {
        let began = self.ever.get(&had.id).and_then(|ever| ever.first());
        let imported = self.imported.get(&had.id).into_iter().flatten();
        match began {
            Some(began) => {
                let common: Vec<String> = began.iter().chain(imported).cloned().collect();
                is_within(&common, shared)
            }
            None => shared.len() == had.items.len(),
        }
    }
}

/// Whether some items, as often as each comes, are among others.
fn is_within(some: &[String], others: &[String]) -> bool {
    let mut left: HashMap<&str, usize> = HashMap::new();
    for other in others {
        *left.entry(other).or_default() += 1;
    }
    some.iter().all(|item| {
        let count = left.get_mut(item.as_str()).filter(|count| **count > 0);
        count.map(|count| *count -= 1).is_some()
    })
}

/// What a meal has more after a change than before it.
fn more(mut after: Vec<String>, before: &Meal) -> Vec<String> {
    for item in &before.items {
        take_out(&mut after, item);
    }
    after
}
