//! What new meals need to know of a journal, kept from one to the next: people eat the same again and
//! again, and foods change seldom.
//!
//! It holds for as long as nothing but new meals is written, by whoever it may be.

use std::collections::HashMap;
use std::sync::Arc;

use crate::model::FoodRef;
use crate::rules::Facts;

/// Foods of each kind that are kept; where there are more, they are kept anew.
const MOST: usize = 32;

/// Own foods, versions of foods, and numbers of rows.
#[derive(Default)]
pub(super) struct Lately {
    own: HashMap<String, Arc<Facts>>,
    pinned: HashMap<FoodRef, (Arc<Facts>, i64)>,
    /// As the catalogue has them, and as they are numbered here.
    numbered: HashMap<FoodRef, (Arc<Facts>, Arc<Facts>)>,
    next: HashMap<&'static str, i64>,
}

impl Lately {
    /// An own food as it stands, if it was asked for.
    pub(super) fn own(&self, key: &str) -> Option<Arc<Facts>> {
        self.own.get(key).cloned()
    }

    /// Keeps an own food as it stands.
    pub(super) fn keep_own(&mut self, facts: &Arc<Facts>) {
        let key = facts.food.key.clone();
        room(&mut self.own).insert(key, Arc::clone(facts));
    }

    /// The number of the version that is as these facts, if it was asked for.
    pub(super) fn pinned(&self, facts: &Arc<Facts>) -> Option<i64> {
        let (known, number) = self.pinned.get(&facts.food)?;
        (Arc::ptr_eq(known, facts) || known == facts).then_some(*number)
    }

    /// Keeps the number of a version that was found: one that was just written may be taken back.
    pub(super) fn keep_pinned(&mut self, facts: &Arc<Facts>, number: i64) {
        let pinned = (Arc::clone(facts), number);
        room(&mut self.pinned).insert(facts.food.clone(), pinned);
    }

    /// A food as the catalogue has it, as it is numbered here, if it was asked for.
    pub(super) fn numbered(&self, facts: &Arc<Facts>) -> Option<Arc<Facts>> {
        let (known, here) = self.numbered.get(&facts.food)?;
        (Arc::ptr_eq(known, facts) || known == facts).then(|| Arc::clone(here))
    }

    /// Keeps how a food is numbered here: whatever is pinned of it from now on has this number.
    pub(super) fn keep_numbered(&mut self, facts: &Arc<Facts>, here: &Arc<Facts>) {
        let numbered = (Arc::clone(facts), Arc::clone(here));
        room(&mut self.numbered).insert(facts.food.clone(), numbered);
    }

    /// The next number of a table, which no row has; the first is looked for.
    pub(super) fn next<E>(
        &mut self,
        table: &'static str,
        first: impl FnOnce() -> Result<i64, E>,
    ) -> Result<i64, E> {
        let number = match self.next.get(table) {
            Some(next) => *next,
            None => first()?,
        };
        self.next.insert(table, number + 1);
        Ok(number)
    }
}

/// The same foods, where there is room for one more.
fn room<K, V>(foods: &mut HashMap<K, V>) -> &mut HashMap<K, V> {
    if foods.len() >= MOST {
        foods.clear();
    }
    foods
}
