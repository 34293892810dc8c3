//! The foods of the download that are asked for, before any of their texts is read.
//!
//! About 69 bytes a food: two million products take 138 MB, and 48 MB more while editions are
//! compared.

use super::super::files::Files;
use super::super::notes::Notes;
use super::super::usda_values::{self, Told};
use super::amount::Packed;
use super::broken::Broken;
use super::product;
use super::table::{Columns, Table};
use crate::error::Result;
use crate::model::Nutrient;

/// The table of amounts.
const AMOUNTS: &str = "food_nutrient.csv";
/// What is wrong with a row of it.
const UNREAD: &str =
    "cut off, or come apart at a comma or a quote, or no food, nutrient and amount in it";
/// What is wrong with a row that tells a nutrient of a food otherwise than one before it.
const OTHERWISE: &str = "the nutrient stands before with another amount, which counts";

/// The numbers of the nutrients that are read: in the download, and in the tables before it, which
/// some of its editions use for the foods of Survey.
const NUTRIENTS: [(u32, u32); 11] = [
    (1008, 208),
    (2048, 958),
    (2047, 957),
    (1003, 203),
    (1004, 204),
    (1005, 205),
    (1079, 291),
    (2000, 269),
    (1063, 269),
    (1258, 606),
    (1093, 307),
];

/// What each of them tells.
const OF: [Nutrient; NUTRIENTS.len()] = [
    Nutrient::Kcal,
    Nutrient::Kcal,
    Nutrient::Kcal,
    Nutrient::Protein,
    Nutrient::Fat,
    Nutrient::Carbs,
    Nutrient::Fibre,
    Nutrient::Sugars,
    Nutrient::Sugars,
    Nutrient::SaturatedFat,
    Nutrient::Salt,
];

/// Lets go of rows that do not count where there are twice as many as there may be foods; says whether there are more
/// foods than that.
pub(super) fn are_too_many(foods: &mut Vec<Listed>, most: usize) -> bool {
    if foods.len() < 2 * most {
        return false;
    }
    only_the_last(foods);
    foods.len() > most
}

/// Of rows of the same food lets only the one be there that counts, in the order of their numbers.
fn only_the_last(foods: &mut Vec<Listed>) {
    foods.sort_unstable_by(|one, other| other.cmp(one));
    foods.dedup_by_key(|food| food.id);
    foods.reverse();
}

/// The amounts of a food, in the order of `NUTRIENTS`.
type Amounts = [Packed; NUTRIENTS.len()];

/// A row of `food.csv`. Of those of one food the last in this order counts: amounts and measures are the
/// same of all, and only one with a name can be a food.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Listed {
    pub(super) id: u32,
    pub(super) is_named: bool,
    /// When it was published, in days since 1970; `None` where that cannot be.
    pub(super) day: Option<u32>,
    /// The row, from 1.
    pub(super) row: u32,
}

/// Which product a food is, and how much is told of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Edition {
    /// Its barcode; 0 where that is none.
    code: u64,
    /// The letters of the country that it is sold in; zeros where that is not told.
    country: [u8; 2],
    /// How many nutrients are known, then how much else.
    fullness: u8,
}

/// Foods by their numbers.
pub(super) struct Index {
    foods: Vec<Listed>,
    /// None at all where the download has no amounts.
    amounts: Vec<Amounts>,
    /// Whether a better edition of a food stands elsewhere.
    is_old: Vec<bool>,
    /// The rows of the foods in the table of products, from 1, the first of each; 0 where there is none.
    products: Vec<u32>,
}

impl Index {
    /// Of the rows of foods.
    pub(super) fn new(mut foods: Vec<Listed>) -> Index {
        only_the_last(&mut foods);
        Index {
            foods,
            amounts: Vec::new(),
            is_old: Vec::new(),
            products: Vec::new(),
        }
    }

    /// Reads the amounts, where there are any.
    ///
    /// Errors: `NotUnderstood` when the table cannot be read.
    pub(super) fn read_amounts(&mut self, files: &Files, broken: &mut Broken) -> Result<()> {
        let columns = Columns {
            needed: &["fdc_id", "nutrient_id", "amount"],
            others: &[],
        };
        let Some(mut table) = Table::find(files, AMOUNTS, columns)? else {
            return Ok(());
        };
        self.amounts = vec![[Packed::UNKNOWN; NUTRIENTS.len()]; self.foods.len()];
        // Rows of one food mostly stand together.
        let mut last = (0, None);
        while table.next()? {
            let slot = match table.number(1).filter(|_| !table.is_broken()) {
                Some(nutrient) => slot(nutrient),
                None => {
                    broken.note_asked(&table, self, UNREAD)?;
                    continue;
                }
            };
            let Some(slot) = slot else {
                continue;
            };
            let Some(id) = table.id() else {
                broken.note_asked(&table, self, UNREAD)?;
                continue;
            };
            if last.0 != id {
                last = (id, self.place(id));
            }
            if let Some(amount) = last.1.and_then(|place| self.amounts.get_mut(place)) {
                let amount = &mut amount[slot];
                let told = Packed::read(&table.field(2));
                if amount.is_unknown() {
                    *amount = told;
                } else if !told.is_unknown() && told != *amount {
                    broken.note(&table, Some(id), OTHERWISE)?;
                }
            }
        }
        Ok(())
    }

    /// Finds which foods are old editions: another of the same barcode for the same country is as full, by its nutrients
    /// and then by what else it tells, and as new. Which of a fuller and a newer one counts, or of two countries, is
    /// told apart where it is known what is asked for, and what of it is there.
    ///
    /// Errors: `NotUnderstood` when the table cannot be read.
    pub(super) fn find_editions(&mut self, files: &Files, broken: &mut Broken) -> Result<()> {
        let Some(mut table) = Table::find(files, product::FILE, product::COLUMNS)? else {
            return Ok(());
        };
        let mut editions = vec![Edition::default(); self.foods.len()];
        self.products = vec![0; self.foods.len()];
        let mut row = 0;
        while table.next()? {
            row += 1;
            // Of a food that is known the product is told as broken.
            if table.id().is_none() {
                broken.note(&table, None, product::UNREAD)?;
            }
            let Some(place) = table.id().and_then(|id| self.place(id)) else {
                continue;
            };
            if self.products[place] != 0 {
                broken.note_repeated(&table)?;
                continue;
            }
            self.products[place] = row;
            if !table.is_broken() {
                editions[place] = Edition {
                    code: product::code(&table),
                    country: product::country(&table),
                    fullness: self.known(place) << 4 | product::told(&table),
                };
            }
        }
        self.is_old = self.old(&editions);
        Ok(())
    }

    /// Which foods are old editions.
    fn old(&self, editions: &[Edition]) -> Vec<bool> {
        // One without a name is no food, and takes the place of none.
        let counts = |at: &usize| editions[*at].code != 0 && self.foods[*at].is_named;
        let mut order: Vec<usize> = (0..editions.len()).filter(counts).collect();
        let told = |at: usize| (editions[at], self.foods[at].day, at);
        order.sort_unstable_by_key(|at| told(*at));
        let mut is_old = vec![false; self.foods.len()];
        let of = |at: &usize| (editions[*at].code, editions[*at].country);
        for same in order.chunk_by(|one, other| of(one) == of(other)) {
            let (mut newest, mut is_undated) = (None, false);
            for at in same.iter().rev() {
                // One that tells no day is neither older nor newer.
                let day = self.foods[*at].day.filter(|day| *day > 0);
                is_old[*at] = match day {
                    Some(_) => newest >= day,
                    None => is_undated,
                };
                newest = newest.max(day);
                is_undated |= day.is_none();
            }
        }
        is_old
    }

    /// The place of a food that is asked for.
    pub(super) fn place(&self, id: u32) -> Option<usize> {
        self.foods.binary_search_by_key(&id, |food| food.id).ok()
    }

    /// Whether another row of the food counts, or a better edition of it stands elsewhere.
    pub(super) fn is_old(&self, place: usize, row: u64) -> bool {
        let counts = self.foods.get(place).map(|food| u64::from(food.row));
        counts != Some(row) || self.is_old.get(place).copied().unwrap_or(false)
    }

    /// Whether a row of the table of products, from 1, is the one that counts of a food.
    pub(super) fn is_product(&self, id: u32, row: u64) -> bool {
        let first = self.place(id).and_then(|place| self.products.get(place));
        first.copied().map(u64::from) == Some(row)
    }

    /// When it was published, in days since 1970; `None` where that cannot be.
    pub(super) fn day(&self, place: usize) -> Option<u32> {
        self.foods.get(place).map_or(Some(0), |food| food.day)
    }

    /// How many of the nutrients are known of a food: what cannot be meant is not.
    fn known(&self, place: usize) -> u8 {
        let mut notes = Notes::default();
        let values = usda_values::values(&self.told(place, &mut notes), &mut notes);
        u8::try_from(values.iter().count()).unwrap_or(u8::MAX)
    }

    /// What is told of 100 g of a food.
    pub(super) fn told(&self, place: usize, notes: &mut Notes) -> Told {
        let Some(amounts) = self.amounts.get(place) else {
            return Told::default();
        };
        let mut nutrients = OF.into_iter();
        let amounts = amounts.map(|amount| amount.number(nutrients.next()?, notes));
        let [
            kcal,
            specific,
            general,
            protein,
            fat,
            difference,
            fibre,
            sugars,
            labelled,
            saturated,
            sodium,
        ] = amounts;
        Told {
            kcal: kcal.or(specific).or(general),
            protein,
            fat,
            difference,
            fibre,
            sugars: sugars.or(labelled),
            saturated,
            sodium,
        }
    }
}

/// The place of a nutrient in the amounts, the first of two with one number.
fn slot(nutrient: u32) -> Option<usize> {
    NUTRIENTS
        .iter()
        .position(|(id, number)| *id == nutrient || *number == nutrient)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_of_one_food_take_the_room_of_one_and_foods_are_counted() {
        let listed = |id, row| Listed {
            id,
            is_named: true,
            day: None,
            row,
        };
        let mut foods = Vec::new();
        for row in 1..100 {
            foods.push(listed(7, row));
            assert!(!are_too_many(&mut foods, 2));
            assert!(foods.len() < 4, "{}", foods.len());
        }
        only_the_last(&mut foods);
        assert_eq!(foods, [listed(7, 99)]);
        foods.extend([8, 9, 10].map(|id| listed(id, 1)));
        assert!(are_too_many(&mut foods, 2));
    }
}
