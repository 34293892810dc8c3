//! The USDA's FoodData Central: its download as CSV, a folder or zip.
//!
//! `food.csv` names every food with its `data_type`; amounts stand in `food_nutrient.csv`, measures
//! in `food_portion.csv`, what else there is in a table for each type. Four types are foods:
//!
//! | type | library | key |
//! | --- | --- | --- |
//! | `sr_legacy_food` | dishes `service`, others `composition` | `usda-` and the NDB number: as in SR28, which it continues |
//! | `foundation_food` | `composition` | `foundation-` and the NDB number |
//! | `survey_fndds_food` | `composition` | `fndds-` and the food code |
//! | `branded_food` | `off` or `service` | the barcode, as of Open Food Facts |
//!
//! Where the table with that number is missing, the key is `fdc-` and the number of the food in
//! the download, which is another in each edition. All other types are samples and trials.
//!
//! Two passes over `food.csv`: the first learns which foods are asked for, so that amounts and
//! measures of those alone are held (see `index` for how much that is), the second reads them.

mod amount;
mod broken;
mod index;
mod portion;
mod product;
mod table;

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use chrono::NaiveDate;

use super::files::Files;
use super::format::{Format, undated};
use super::notes::Notes;
use super::off::text;
use super::read::trouble;
use super::report::Reason;
use super::row::Row;
use super::usda_values;
use super::{Fault, Read};
use crate::error::Result;
use crate::model::{
    Amount, Base, CatalogueFood, FoodData, FoodNutrition, Library, Source, Values, limits,
};
use broken::Broken;
use index::{Index, Listed, are_too_many};
use portion::Portions;
use product::{Block, Named};
use table::{Columns, Table};

/// The database's name, as a food's `source.place` gives it.
pub const PLACE: &str = "USDA FoodData Central";

const FOODS: &str = "food.csv";
const COLUMNS: Columns = Columns {
    needed: &["fdc_id", "data_type", "description"],
    others: &["food_category_id", "publication_date"],
};

/// What is wrong with a row of foods.
const UNREAD: &str = "cut off, or come apart at a comma or a quote, or no number of a food in it";
/// What is wrong with a row of a table of keys.
const NO_KEY: &str = "cut off, or come apart at a comma or a quote, or no food in it: its key is its number in the download";

/// Categories of fast foods; meals, entrees and side dishes; restaurant foods: `food_category.csv`.
const DISHES: [u32; 3] = [21, 22, 25];

/// Where values are that a download lacks.
const VALUES: &str = "the USDA has them in SR28, and in food_nutrient.csv of FoodData Central";

/// The download of FoodData Central.
pub const FORMAT: Format = Format {
    name: "USDA FoodData Central",
    attribution: "Contains data of FoodData Central (US Department of Agriculture, Agricultural Research Service, fdc.nal.usda.gov; public domain)",
    cited: undated,
    values_in: Some(VALUES),
    libraries: &[Library::Composition, Library::Service, Library::Off],
    // Of the foods of `service` products alone, not dishes.
    tells_country: |source, library| match library {
        Library::Off => true,
        Library::Service => source.has(product::FILE),
        _ => false,
    },
    is: |source| source.has(FOODS),
    read: |source, library| Ok(Box::new(Foods::open(source.into_files()?, library)?)),
};

/// The types of foods that are read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Legacy { is_dish: bool },
    Foundation,
    Survey,
    Branded,
}

impl Kind {
    /// The type of a row of `food.csv`.
    fn of(row: &Table) -> Option<Kind> {
        Some(match row.field(1).as_ref() {
            b"sr_legacy_food" => Kind::Legacy {
                is_dish: row.number(3).is_some_and(|id| DISHES.contains(&id)),
            },
            b"foundation_food" => Kind::Foundation,
            b"survey_fndds_food" => Kind::Survey,
            b"branded_food" => Kind::Branded,
            _ => return None,
        })
    }

    fn fits(self, library: Library) -> bool {
        match self {
            Kind::Legacy { is_dish: true } => library == Library::Service,
            Kind::Legacy { is_dish: false } | Kind::Foundation | Kind::Survey => {
                library == Library::Composition
            }
            Kind::Branded => matches!(library, Library::Off | Library::Service),
        }
    }
}

/// The foods of the download, for a library.
struct Foods {
    files: Files,
    library: Library,
    table: Table,
    index: Index,
    broken: Broken,
    keys: HashMap<u32, String>,
    portions: HashMap<u32, Portions>,
    products: Block,
    /// The row that `table` stands at, from 1.
    at: u64,
    has_ended: bool,
}

impl Foods {
    fn open(files: Files, library: Library) -> Result<Foods> {
        let mut index = Index::new(asked_for(&files, library)?);
        let mut broken = Broken::default();
        index.read_amounts(&files, &mut broken)?;
        if Kind::Branded.fits(library) {
            index.find_editions(&files, &mut broken)?;
        }
        Ok(Foods {
            keys: keys(&files, &index, &mut broken)?,
            portions: portion::read(&files, &index, &mut broken)?,
            table: Table::open(&files, FOODS, COLUMNS)?,
            products: Block::default(),
            at: 0,
            has_ended: false,
            files,
            library,
            index,
            broken,
        })
    }

    fn read(&mut self) -> Result<Option<Read>> {
        if let Some(broken) = self.broken.next() {
            return Ok(Some(broken));
        }
        loop {
            let product = self.products.next(&self.files, &self.index, self.library)?;
            if product.is_some() || self.has_ended {
                return Ok(product);
            }
            if !self.table.next()? {
                self.has_ended = true;
                self.products.close();
                continue;
            }
            self.at += 1;
            if let Some(read) = self.row()? {
                let row = Some(self.at);
                return Ok(Some(Read { row, ..read }));
            }
        }
    }

    /// The row the table stands at; `None` when it waits for its row of another table.
    fn row(&mut self) -> Result<Option<Read>> {
        let skipped = |reason| Ok(Some(Read::skipped(&self.table.text(0), reason)));
        let Some(id) = self.table.id().filter(|_| !self.table.is_broken()) else {
            let (line, what) = (self.table.line(), format!("{FOODS}: {UNREAD}"));
            return Ok(Some(Read {
                faults: vec![Fault { line, what }],
                ..Read::skipped(&self.table.text(0), Reason::Broken)
            }));
        };
        let Some(kind) = Kind::of(&self.table) else {
            return skipped(Reason::OtherKind);
        };
        let place = self.index.place(id);
        let Some(place) = place.filter(|_| kind.fits(self.library)) else {
            return skipped(Reason::OtherLibrary);
        };
        if self.index.is_old(place, self.at) {
            return skipped(Reason::Duplicate);
        }
        if kind == Kind::Branded {
            let name = self.table.text(2).into_owned();
            self.products.add(id, Named { row: self.at, name });
            return Ok(None);
        }
        self.food(id, place).map(Some)
    }

    fn food(&mut self, id: u32, place: usize) -> Result<Read> {
        let mut notes = Notes::default();
        let key = self.keys.get(&id);
        let key = key.cloned().unwrap_or_else(|| format!("fdc-{id}"));
        let Some(name) = text::name(&self.table.text(2), &mut notes) else {
            return Ok(Read::skipped(&key, Reason::NoName));
        };
        let told = self.index.told(place, &mut notes);
        let values = usda_values::values(&told, &mut notes);
        let portions = self.portions.remove(&id).unwrap_or_default();
        notes.merge(&portions.measures.notes);
        let food = CatalogueFood {
            library: self.library,
            key,
            name,
            names: Default::default(),
            brand: None,
            barcode: None,
            regions: Vec::new(),
            scans: 0,
            data: data(Base::Gram, values, portions),
        };
        let read = Row::of(food, notes).into_library(self.library)?;
        Ok(entry_of(read, self.index.day(place), &Notes::default()))
    }
}

impl Iterator for Foods {
    type Item = Result<Read>;

    fn next(&mut self) -> Option<Result<Read>> {
        self.read().transpose()
    }
}

/// Foods of the largest download that is read; the largest that is published has two millions.
const MOST: usize = 8_000_000;

/// The rows of the foods that go to a library. Rows of one food take no more room than one, however many they are.
///
/// Errors: `NotUnderstood` when there are more foods than of any that is published.
fn asked_for(files: &Files, library: Library) -> Result<Vec<Listed>> {
    let mut table = Table::open(files, FOODS, COLUMNS)?;
    let mut foods = Vec::new();
    let mut row = 0;
    while table.next()? {
        row += 1;
        let is_asked = Kind::of(&table).is_some_and(|kind| kind.fits(library));
        if is_asked && !table.is_broken() {
            foods.extend(table.id().map(|id| Listed {
                id,
                is_named: text::name(&table.text(2), &mut Notes::default()).is_some(),
                day: day(&table.text(4)),
                row,
            }));
        }
        if are_too_many(&mut foods, MOST) {
            let what = format!("there are more than {MOST} foods in it");
            return Err(trouble(FOODS, table.line(), &what));
        }
    }
    Ok(foods)
}

/// Days since 1970, 0 where no day is told; `None` where what is told can be none.
fn day(text: &str) -> Option<u32> {
    let text = text.trim();
    if text.is_empty() {
        return Some(0);
    }
    let day = NaiveDate::parse_from_str(text, "%Y-%m-%d")
        .or_else(|_| NaiveDate::parse_from_str(text, "%m/%d/%Y"));
    let days = day.ok()?.signed_duration_since(NaiveDate::default());
    u32::try_from(days.num_days()).ok()
}

/// The keys of foods that have a number of their own, whatever the edition.
fn keys(files: &Files, index: &Index, broken: &mut Broken) -> Result<HashMap<u32, String>> {
    let mut keys = HashMap::new();
    for (file, column, prefix, digits) in [
        ("sr_legacy_food.csv", "NDB_number", "usda", 5),
        ("foundation_food.csv", "NDB_number", "foundation", 5),
        ("survey_fndds_food.csv", "food_code", "fndds", 0),
    ] {
        let columns = Columns {
            needed: &["fdc_id", column],
            others: &[],
        };
        let Some(mut table) = Table::find(files, file, columns)? else {
            continue;
        };
        while table.next()? {
            let id = broken.food(&table, index, NO_KEY)?;
            let number = table.text(1);
            let number = number.trim();
            let Some(id) = id.filter(|_| (1..=limits::KEY).contains(&number.len())) else {
                continue;
            };
            // Of two numbers of one food nobody knows which is its own, and by the second it may be another food.
            match keys.entry(id) {
                Entry::Vacant(free) => drop(free.insert(format!("{prefix}-{number:0>digits$}"))),
                Entry::Occupied(_) => broken.note_repeated(&table)?,
            }
        }
    }
    Ok(keys)
}

/// What is known of a food.
fn data(base: Base, values: Values, portions: Portions) -> FoodData {
    FoodData {
        base: Some(base),
        nutrition: (values != Values::default()).then(|| FoodNutrition {
            basis_amount: Amount::from(100),
            values,
        }),
        measures: Some(portions.measures.all).filter(|measures| !measures.is_empty()),
        default_portion: portions.usual,
        source: Some(Source {
            place: Some(PLACE.to_owned()),
            ..Source::default()
        }),
        ..FoodData::default()
    }
}

/// A food with the day it was published, and what else was noted of it.
fn entry_of(mut read: Read, day: Option<u32>, notes: &Notes) -> Read {
    read.notes.merge(notes);
    if day.is_none() {
        read.notes.add(Reason::ImpossibleDate);
    }
    read.changed_at(i64::from(day.unwrap_or(0)) * 86_400)
}
