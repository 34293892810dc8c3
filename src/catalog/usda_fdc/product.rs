//! Products: a food of `food.csv` and its row of `branded_food.csv`.
//!
//! Both tables have millions of rows with long texts, and neither promises an order. So the names
//! of a block of foods are held, and the other table is read on from where it stands until all
//! of them are found: once altogether where the orders agree, once a block at the worst.

use std::collections::BTreeMap;

use super::super::country;
use super::super::files::Files;
use super::super::notes::Notes;
use super::super::off::{code, text};
use super::super::report::Reason;
use super::super::usda_values;
use super::super::{Fault, Read, ndjson};
use super::index::Index;
use super::portion;
use super::table::{Columns, Table};
use super::{data, entry_of};
use crate::error::Result;
use crate::model::limits::FOOD_NAME;
use crate::model::{Base, CatalogueFood, Library};

pub(super) const FILE: &str = "branded_food.csv";
/// What is wrong with a row of it that is about no food.
pub(super) const UNREAD: &str = "cut off, or come apart at a comma or a quote, or no food in it";
pub(super) const COLUMNS: Columns = Columns {
    needed: &["fdc_id", "gtin_upc"],
    others: &[
        "brand_owner",
        "brand_name",
        "subbrand_name",
        "ingredients",
        "serving_size",
        "serving_size_unit",
        "household_serving_fulltext",
        "market_country",
    ],
};

/// Foods of a block: about 5 MB.
const BLOCK: usize = 50_000;

/// A food of `food.csv`.
pub(super) struct Named {
    /// Its row there, from 1.
    pub(super) row: u64,
    pub(super) name: String,
}

/// Foods whose row of the other table is looked for.
#[derive(Default)]
pub(super) struct Block {
    names: BTreeMap<u32, Named>,
    is_closed: bool,
    table: Option<Table>,
    /// The row the table stands at, and the one it stood at when the block was closed.
    at: u64,
    start: u64,
    /// Whether the table was begun anew since then.
    is_round: bool,
}

impl Block {
    /// Adds a food.
    pub(super) fn add(&mut self, id: u32, named: Named) {
        self.names.insert(id, named);
        if self.names.len() >= BLOCK {
            self.close();
        }
    }

    /// From now on foods are found, not added.
    pub(super) fn close(&mut self) {
        self.is_closed = true;
        self.start = self.at;
        self.is_round = false;
    }

    /// The next food of a closed block; `None` when it is open, or empty and so open again.
    ///
    /// Errors: `NotUnderstood` when the table cannot be read.
    pub(super) fn next(
        &mut self,
        files: &Files,
        index: &Index,
        library: Library,
    ) -> Result<Option<Read>> {
        if !self.is_closed {
            return Ok(None);
        }
        if let Some((id, Named { row, name })) = self.find(files, index)? {
            let other = self.table.as_ref();
            let read = other.map(|other| product(id, &name, other, index, library));
            let at_row = |read| Read {
                row: Some(row),
                ..read
            };
            return Ok(read.transpose()?.map(at_row));
        }
        if let Some((id, Named { row, .. })) = self.names.pop_first() {
            return Ok(Some(Read {
                row: Some(row),
                ..Read::skipped(&id.to_string(), Reason::NoCode)
            }));
        }
        self.is_closed = false;
        Ok(None)
    }

    /// Goes to the next row of a food of the block.
    fn find(&mut self, files: &Files, index: &Index) -> Result<Option<(u32, Named)>> {
        while !self.names.is_empty() && files.has(FILE) {
            if self.is_round && self.at >= self.start {
                return Ok(None);
            }
            let table = match &mut self.table {
                Some(table) => table,
                None => self.table.insert(Table::open(files, FILE, COLUMNS)?),
            };
            if !table.next()? {
                (self.table, self.at, self.is_round) = (None, 0, true);
                continue;
            }
            self.at += 1;
            let id = table.id().filter(|id| index.is_product(*id, self.at));
            if let Some(found) = id.and_then(|id| self.names.remove_entry(&id)) {
                return Ok(Some(found));
            }
        }
        Ok(None)
    }
}

/// The digits of the barcode that a row tells; 0 where it tells none that could be one.
pub(super) fn code(row: &Table) -> u64 {
    let code = code::of(&row.text(1), &mut Notes::default());
    code.and_then(|(key, _)| key.parse().ok()).unwrap_or(0)
}

/// How much of a row stays beside the code and the nutrients, as a catalogue counts it: brand, country, measures, portion,
/// ingredients.
pub(super) fn told(row: &Table) -> u8 {
    let mut notes = Notes::default();
    let portions = portion::serving(&row.text(6), &row.text(7), &row.text(8));
    let told = [
        brands(row, &mut notes).0.is_some(),
        country(row) != <[u8; 2]>::default(),
        !portions.measures.all.is_empty(),
        portions.usual.is_some(),
        text::ingredients(&row.text(5), &mut notes).is_some(),
    ];
    told.into_iter().map(u8::from).sum()
}

/// The letters of the country that a row tells; zeros where it tells none.
pub(super) fn country(row: &Table) -> [u8; 2] {
    let country = row.text(9);
    let code = country::code(&country).and_then(|code| code.as_bytes().try_into().ok());
    code.unwrap_or_default()
}

fn product(id: u32, name: &str, row: &Table, index: &Index, library: Library) -> Result<Read> {
    if row.is_broken() {
        let (line, what) = (
            row.line(),
            format!("{FILE}: cut off, or come apart at a comma or a quote"),
        );
        return Ok(Read {
            faults: vec![Fault { line, what }],
            ..Read::skipped(&id.to_string(), Reason::Broken)
        });
    }
    let mut notes = Notes::default();
    let Some((key, barcode)) = code::of(&row.text(1), &mut notes) else {
        return Ok(Read::skipped(&id.to_string(), Reason::NoCode));
    };
    let Some(name) = text::name(name, &mut notes) else {
        return Ok(Read::skipped(&key, Reason::NoName));
    };
    let place = index.place(id).unwrap_or(usize::MAX);
    let told = index.told(place, &mut notes);
    let base = portion::base(&row.text(7));
    let portions = portion::serving(&row.text(6), &row.text(7), &row.text(8));
    notes.merge(&portions.measures.notes);
    let values = usda_values::values(&told, &mut notes);
    let mut data = data(base.unwrap_or(Base::Gram), values, portions);
    data.composition = text::ingredients(&row.text(5), &mut notes);
    let (brand, other_brands) = brands(row, &mut notes);
    let food = CatalogueFood {
        library,
        key,
        name,
        names: BTreeMap::new(),
        brand,
        barcode,
        regions: country::code(&row.text(9))
            .map(str::to_owned)
            .into_iter()
            .collect(),
        scans: 0,
        data,
    };
    let mut read = entry_of(ndjson::of_food(&food)?, index.day(place), &notes);
    if let Some(entry) = &mut read.entry {
        entry.other_brands = other_brands;
        entry.is_base_assumed = base.is_none();
    }
    Ok(read)
}

/// The brand that is shown, else its owner; and whatever else it is found by.
fn brands(row: &Table, notes: &mut Notes) -> (Option<String>, String) {
    let mut brands: Vec<String> = Vec::new();
    for column in [3, 2, 4] {
        let mut brand = text::plain(&row.text(column), notes);
        text::cut(&mut brand, FOOD_NAME, Reason::LongText, notes);
        if !brand.is_empty() && !brands.contains(&brand) {
            brands.push(brand);
        }
    }
    let mut brands = brands.into_iter();
    (brands.next(), brands.collect::<Vec<_>>().join(", "))
}
