//! Items that are one and the same: of one name and amount, and of figures that may be those of one food.

use rust_decimal::Decimal;

use super::told::told_item;
use crate::model::{Amount, Item, Meal, Nutrient, Nutrition};

/// So far may figures of an item be from those of the file that it was made from, at least.
const NEAR: Decimal = Decimal::from_parts(2, 0, 0, false, 2);

/// And this part of them: what passed through several journals was rounded in each.
const PART: Decimal = Decimal::from_parts(5, 0, 0, false, 4);

/// How figures are held against each other.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Likeness {
    /// The rounding of the file.
    pub(super) rounding: Decimal,
}

impl Likeness {
    /// Whether two items are one and the same.
    pub(super) fn is_it(self, had: &Item, item: &Item) -> bool {
        told_item(had) == told_item(item)
            && match (had.nutrition.get(), item.nutrition.get()) {
                (Some(had), Some(told)) => self.may_be(had, told),
                _ => true,
            }
    }

    /// Takes the one out of these that an item is.
    pub(super) fn take_out<'i>(self, left: &mut Vec<&'i Item>, item: &Item) -> Option<&'i Item> {
        let at = left.iter().position(|had| self.is_it(had, item))?;
        Some(left.remove(at))
    }

    /// Whether some items, each as often as it comes, are among others.
    pub(super) fn are_among<'i>(
        self,
        some: impl IntoIterator<Item = &'i Item>,
        others: impl IntoIterator<Item = &'i Item>,
    ) -> bool {
        let mut left: Vec<&Item> = others.into_iter().collect();
        some.into_iter()
            .all(|item| self.take_out(&mut left, item).is_some())
    }

    /// Whether two meals have the same items.
    pub(super) fn have_the_same(self, had: &Meal, meal: &Meal) -> bool {
        had.items.len() == meal.items.len() && self.are_among(&meal.items, &had.items)
    }

    /// Whether figures may be those of one food: of what only one of them knows, or knows no more than a bound of,
    /// nobody can tell.
    fn may_be(self, had: &Nutrition, told: &Nutrition) -> bool {
        let exact = |of: &Nutrition, nutrient| match of.is_lower_bound(nutrient) {
            true => None,
            false => of.values.get(nutrient).and_then(Amount::decimal),
        };
        Nutrient::ALL.into_iter().all(|nutrient| {
            match (exact(had, nutrient), exact(told, nutrient)) {
                (Some(had), Some(told)) => {
                    let room = self.rounding.max(NEAR) + told.abs() * PART;
                    (had - told).abs() <= room
                }
                _ => true,
            }
        })
    }
}
