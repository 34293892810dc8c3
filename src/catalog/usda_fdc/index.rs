//! The foods of the download that are asked for, before any of their texts is read.
//!
//! About 53 bytes a food: two million products take 106 MB, and 24 MB more while editions are
//! compared.

use super::super::files::Files;
use super::super::notes::Notes;
use super::super::usda_values::Told;
use super::amount::Packed;
use super::table::Table;
use crate::error::Result;
use crate::model::Nutrient;

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

/// The amounts of a food, in the order of `NUTRIENTS`.
type Amounts = [Packed; NUTRIENTS.len()];

/// Foods by their numbers.
pub(super) struct Index {
    ids: Vec<u32>,
    days: Vec<u32>,
    /// None at all where the download has no amounts.
    amounts: Vec<Amounts>,
    /// Whether a better edition of a food stands elsewhere.
    is_old: Vec<bool>,
}

impl Index {
    /// Of the numbers of foods, with the days they were published.
    pub(super) fn new(mut foods: Vec<(u32, u32)>) -> Index {
        foods.sort_unstable();
        foods.dedup_by_key(|food| food.0);
        let (ids, days) = foods.into_iter().unzip();
        Index {
            ids,
            days,
            amounts: Vec::new(),
            is_old: Vec::new(),
        }
    }

    /// Reads the amounts, where there are any.
    ///
    /// Errors: `NotUnderstood` when the table cannot be read.
    pub(super) fn read_amounts(&mut self, files: &Files) -> Result<()> {
        let columns = ["fdc_id", "nutrient_id", "amount"];
        let Some(mut table) = Table::find(files, "food_nutrient.csv", &columns)? else {
            return Ok(());
        };
        self.amounts = vec![[Packed::UNKNOWN; NUTRIENTS.len()]; self.ids.len()];
        // Rows of one food mostly stand together.
        let mut last = (None, None);
        while table.next()? {
            let Some(slot) = table.number(1).and_then(slot) else {
                continue;
            };
            let id = table.id();
            if last.0 != id {
                last = (id, id.and_then(|id| self.place(id)));
            }
            if let Some(amount) = last.1.and_then(|place| self.amounts.get_mut(place)) {
                let amount = &mut amount[slot];
                if amount.is_unknown() {
                    *amount = Packed::read(table.field(2));
                }
            }
        }
        Ok(())
    }

    /// Finds which foods are old editions: of those with one barcode the fuller counts, and of equals
    /// the newer.
    ///
    /// Errors: `NotUnderstood` when the table cannot be read.
    pub(super) fn find_editions(&mut self, files: &Files) -> Result<()> {
        let columns = ["fdc_id", "gtin_upc"];
        let Some(mut table) = Table::find(files, "branded_food.csv", &columns)? else {
            return Ok(());
        };
        let mut codes = vec![0_u64; self.ids.len()];
        while table.next()? {
            let place = table.id().and_then(|id| self.place(id));
            if let Some(code) = place.and_then(|place| codes.get_mut(place)) {
                *code = table.text(1).trim().parse().unwrap_or(0);
            }
        }
        let mut order: Vec<usize> = (0..codes.len()).filter(|at| codes[*at] != 0).collect();
        let known: Vec<u8> = (0..codes.len()).map(|at| self.known(at)).collect();
        order.sort_unstable_by_key(|at| (codes[*at], known[*at], self.days[*at], *at));
        self.is_old = vec![false; self.ids.len()];
        for pair in order.windows(2) {
            self.is_old[pair[0]] = codes[pair[0]] == codes[pair[1]];
        }
        Ok(())
    }

    /// The place of a food that is asked for.
    pub(super) fn place(&self, id: u32) -> Option<usize> {
        self.ids.binary_search(&id).ok()
    }

    /// Whether a better edition of the food stands elsewhere.
    pub(super) fn is_old(&self, place: usize) -> bool {
        self.is_old.get(place).copied().unwrap_or(false)
    }

    /// When it was published, in days since 1970.
    pub(super) fn day(&self, place: usize) -> u32 {
        self.days.get(place).copied().unwrap_or(0)
    }

    /// How many of the nutrients are told of a food.
    fn known(&self, place: usize) -> u8 {
        let amounts = self.amounts.get(place).into_iter().flatten();
        let told = OF.into_iter().zip(amounts);
        let told = told.filter(|(_, amount)| !amount.is_unknown());
        let nutrients = told.fold(0_u8, |all, (nutrient, _)| all | 1 << nutrient as u8);
        u8::try_from(nutrients.count_ones()).unwrap_or(u8::MAX)
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
