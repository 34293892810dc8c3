//! Items that are one and the same: of one name, one amount and the same figures.

use rust_decimal::Decimal;

use super::known::SALT;
use super::told::are_told_alike;
use crate::model::{Amount, Base, Item, Meal, Nutrient, Nutrition};

/// So far may figures of an item be from those of the file that it was made from, at least.
const NEAR: Decimal = Decimal::from_parts(1, 0, 0, false, 2);

/// Those of a journal's export may be twice as far off, and by this part of them: what passed through several journals was
/// rounded in each.
const PART: Decimal = Decimal::from_parts(5, 0, 0, false, 4);

/// How figures are held against each other.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Likeness {
    /// How far two may be apart, of salt …
    salt: Decimal,
    /// … and of another nutrient …
    room: Decimal,
    /// … and by which part of one besides.
    part: Decimal,
}

impl Likeness {
    /// To the rounding of another program's diary.
    pub(super) fn of_diary(rounding: Decimal) -> Likeness {
        Likeness {
            salt: SALT,
            room: rounding.max(NEAR),
            part: Decimal::ZERO,
        }
    }

    /// As what journals export.
    pub(super) fn of_export() -> Likeness {
        Likeness {
            salt: SALT + SALT,
            room: NEAR + NEAR,
            part: PART,
        }
    }

    /// Which of the items that are here each of others is: those first that are exactly so, then those that may be.
    pub(super) fn pairs(self, had: &[&Item], items: &[&Item]) -> Vec<Option<usize>> {
        self.paired(had, items, &[true, false])
    }

    fn paired(self, had: &[&Item], items: &[&Item], turns: &[bool]) -> Vec<Option<usize>> {
        let mut pairs = vec![None; items.len()];
        let mut is_free = vec![true; had.len()];
        for is_exact in turns.iter().copied() {
            for (item, pair) in items.iter().zip(&mut pairs) {
                if pair.is_some() {
                    continue;
                }
                let mut free = (0..had.len()).filter(|at| is_free[*at]);
                *pair = free.find(|at| self.is_it(had[*at], item, is_exact));
                if let Some(at) = *pair {
                    is_free[at] = false;
                }
            }
        }
        pairs
    }

    /// Whether some items, each as often as it comes, are among others.
    pub(super) fn are_among<'i>(
        self,
        some: impl IntoIterator<Item = &'i Item>,
        others: impl IntoIterator<Item = &'i Item>,
    ) -> bool {
        let some: Vec<&Item> = some.into_iter().collect();
        let others: Vec<&Item> = others.into_iter().collect();
        some.len() <= others.len() && self.pairs(&others, &some).iter().all(Option::is_some)
    }

    /// Whether two meals have the same items.
    pub(super) fn have_the_same(self, had: &Meal, meal: &Meal) -> bool {
        had.items.len() == meal.items.len() && self.are_among(&meal.items, &had.items)
    }

    /// Whether they have the same items, and know the same of them.
    pub(super) fn know_the_same(self, had: &Meal, meal: &Meal) -> bool {
        let (here, there): (Vec<&Item>, Vec<&Item>) =
            (had.items.iter().collect(), meal.items.iter().collect());
        let pairs = || self.paired(&here, &there, &[true]);
        here.len() == there.len() && pairs().iter().all(Option::is_some)
    }

    /// Whether all items of a meal are those of another, which has more.
    pub(super) fn is_part(self, had: &Meal, meal: &Meal) -> bool {
        had.items.len() < meal.items.len() && self.are_among(&had.items, &meal.items)
    }

    /// Whether another begins with just these: what is added to a meal stands behind what it had.
    pub(super) fn is_beginning(self, had: &Meal, meal: &Meal) -> bool {
        let begins = meal.items.get(..had.items.len());
        begins.is_some_and(|begins| self.are_among(&had.items, begins))
    }

    /// Whether both are one serving of the same figures, of which energy is one.
    pub(super) fn are_one_sum(self, some: &[Item], others: &[Item]) -> bool {
        let figures = |items: &'_ [Item]| match items {
            [one] if is_one_serving(one) => one.nutrition.get().cloned(),
            _ => None,
        };
        let (Some(had), Some(told)) = (figures(some), figures(others)) else {
            return false;
        };
        let energy = had.values.get(Nutrient::Kcal);
        energy.is_some_and(|energy| energy > Amount::ZERO)
            && (Nutrient::ALL.into_iter()).all(|nutrient| self.is_near(&had, &told, nutrient, true))
    }

    /// Whether two items are, or may be, one and the same.
    fn is_it(self, had: &Item, item: &Item, is_exact: bool) -> bool {
        are_told_alike(had, item)
            && match (had.nutrition.get(), item.nutrition.get()) {
                (Some(had), Some(told)) => Nutrient::ALL
                    .into_iter()
                    .all(|nutrient| self.is_near(had, told, nutrient, is_exact)),
                _ => true,
            }
    }

    /// Whether a figure is the other one. A lower bound that came to where its food is not is unknown from then on.
    fn is_near(
        self,
        had: &Nutrition,
        told: &Nutrition,
        nutrient: Nutrient,
        is_exact: bool,
    ) -> bool {
        let figure = |of: &Nutrition| of.values.get(nutrient).and_then(Amount::decimal);
        let (is_bound, is_told_bound) =
            (had.is_lower_bound(nutrient), told.is_lower_bound(nutrient));
        match (figure(had), figure(told)) {
            (Some(had), Some(told)) if is_bound == is_told_bound => {
                let room = match nutrient {
                    Nutrient::Salt => self.salt,
                    _ => self.room,
                };
                let room = room + told.abs() * self.part;
                (had - told).abs() <= room
            }
            (None, None) => true,
            (None, Some(_)) => is_told_bound && !is_exact,
            (Some(_), None) => is_bound && !is_exact,
            (Some(_), Some(_)) => false,
        }
    }
}

/// Whether so much is eaten as a meal is of which the sum alone is known.
fn is_one_serving(item: &Item) -> bool {
    let unit = item
        .unit
        .get()
        .is_some_and(|unit| unit == Base::Serving.as_str());
    unit && item.quantity.get() == Some(&Amount::from(1))
}
