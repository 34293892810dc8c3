//! Ciqual, the French food composition table of Anses.
//!
//! Values and English names come from its table, as CSV or as the workbook that is published (see
//! `ciqual_xls`), alone or in a folder or zip; French names from `alim_….xml` beside it (see
//! `ciqual_names`), if it is there. Files are known by what they hold, since each year names them
//! anew.
//!
//! A value is a number with a decimal comma, `-` or
//! nothing (unknown), `traces` (0), or `< x`: an upper bound, which is 0 where European labels
//! would round it to 0, and unknown above.

use std::collections::{BTreeMap, HashSet};
use std::fmt::Display;
use std::io::Cursor;

use csv::{Position, StringRecord};
use rust_decimal::Decimal;

use super::ciqual_cited;
use super::ciqual_names::{self, French};
use super::files::{self, Files};
use super::format::Format;
use super::notes::Notes;
use super::plausible;
use super::read::{self, trouble};
use super::report::Reason;
use super::row::Row;
use super::separated::{Rows, UNCLOSED};
use super::source::Source;
use crate::error::{Code, Error, Result};
use crate::model::{
    self, Amount, Base, CatalogueFood, FoodData, FoodNutrition, Library, Nutrient, Values,
};

/// The table's name, as a food's `source.place` gives it: without a year, which stands in names of
/// files alone, so that the same table under another name gives the same foods.
pub const PLACE: &str = "Ciqual";

/// The column by which the table is known.
const CODE: &str = "alim_code";
/// Bytes of a header in which that stands.
const HEADER: u64 = 4096;

/// The table of Anses.
pub const FORMAT: Format = Format {
    name: "Ciqual",
    attribution: ciqual_cited::UNDATED,
    cited: ciqual_cited::cited,
    values_in: None,
    libraries: &[Library::Composition],
    tells_country: |_, _| false,
    is: |source| match source {
        Source::Files(files) => table(files).is_some(),
        other => is_workbook(other.head()) || is_header(other.first_line()),
    },
    read: |source, library| {
        let rows = rows(source)?;
        Ok(Box::new(rows.map(move |row| row?.into_library(library))))
    },
};

/// Each nutrient's column, and the largest upper bound that a label would round to 0, in
/// ten-thousandths of a gram.
///
/// Source: the European Commission's guidance on tolerances for nutrient values, 2012.
const COLUMNS: [(Nutrient, &str, i64); 8] = [
    (
        Nutrient::Kcal,
        "Energy, Regulation EU No 1169/2011 (kcal/100g)",
        0,
    ),
    (Nutrient::Protein, "Protein (g/100g)", 5_000),
    (Nutrient::Carbs, "Carbohydrate (g/100g)", 5_000),
    (Nutrient::Fat, "Fat (g/100g)", 5_000),
    (Nutrient::SaturatedFat, "FA saturated (g/100g)", 1_000),
    (Nutrient::Sugars, "Sugars (g/100g)", 5_000),
    (Nutrient::Fibre, "Fibres (g/100g)", 5_000),
    (Nutrient::Salt, "Salt (g/100g)", 125),
];

/// The foods, in the table's order, in `composition`, each under the key `ciqual-` and its code.
///
/// Rows whose code is no number were added by others and are left out; of rows with one code the
/// first counts. An import leaves it to the catalogue which of them does.
///
/// Errors: `NotUnderstood`, naming file and line.
pub fn read(source: Source) -> Result<impl Iterator<Item = Result<CatalogueFood>>> {
    let foods = rows(source)?.filter_map(|row| row.map(|row| row.food).transpose());
    let mut seen = HashSet::new();
    let mut is_first = move |food: &CatalogueFood| seen.insert(food.key.clone());
    Ok(foods.filter(move |food| food.as_ref().map_or(true, &mut is_first)))
}

/// Whether a header is that of the table.
pub(super) fn is_header(line: &[u8]) -> bool {
    let line = String::from_utf8_lossy(line);
    line.contains(CODE) && line.contains("alim_nom")
}

/// Whether a file is a workbook as spreadsheets saved them until 2007, by its first bytes. No other
/// format has one.
pub(super) fn is_workbook(head: &[u8]) -> bool {
    head.starts_with(&[0xd0, 0xcf, 0x11, 0xe0])
}

/// The name of the table among the files; the text goes before the workbook.
pub(super) fn table(files: &Files) -> Option<String> {
    tables(files).into_iter().next()
}

/// The names of the tables among the files: of texts, where there are any, else of workbooks.
fn tables(files: &Files) -> Vec<String> {
    let find = |end: &str, is: fn(&[u8]) -> bool| {
        let tables = files
            .names()
            .filter(|name| name.to_ascii_lowercase().ends_with(end));
        let found = tables.filter(|name| files.head(name, HEADER).is_ok_and(|head| is(&head)));
        found.map(str::to_owned).collect::<Vec<_>>()
    };
    match find(".csv", is_header) {
        none if none.is_empty() => find(".xls", is_workbook),
        texts => texts,
    }
}

/// The one file of its kind among the files, if there is one.
///
/// Errors: `NotUnderstood` where there are several: which of them is meant, nobody can tell.
fn only(kind: &str, mut files: Vec<String>) -> Result<Option<String>> {
    if files.len() > 1 {
        let what = format!("there are several {kind} in it: {}", files.join("; "));
        let hint = "put the table and the names of one edition into a folder, and name that";
        return Err(Error::new(Code::NotUnderstood, what).hint(hint));
    }
    Ok(files.pop())
}

/// The table with its name, and the French names.
fn open(source: Source) -> Result<(String, Vec<u8>, French)> {
    let Source::Files(files) = source else {
        let name = source.name().to_owned();
        let table = files::whole(&name, source.into_bytes()?)?;
        return Ok((name, table, French::default()));
    };
    let name = only("tables", tables(&files))?.unwrap_or_default();
    let names = files.names().filter(|name| ciqual_names::is(name));
    let names = only("lists of names", names.map(str::to_owned).collect())?;
    let french = match names {
        Some(names) => ciqual_names::read(&names, &files.whole(&names)?)?,
        None => French::default(),
    };
    let table = files.whole(&name)?;
    Ok((name, table, french))
}

fn rows(source: Source) -> Result<impl Iterator<Item = Result<Row>>> {
    let (file, bytes, french) = open(source)?;
    let mut rows = records(&file, bytes)?;
    let header = rows.next().transpose()?.unwrap_or_default();
    let columns = Columns::find(&file, &header)?;
    Ok(rows.map(move |row| {
        let row = row?;
        let code = row.get(columns.code).unwrap_or_default().trim();
        if code.is_empty() || !code.bytes().all(|byte| byte.is_ascii_digit()) {
            return Ok(Row::skipped(code, Reason::OtherKind));
        }
        columns.food(&file, code, &row, &french)
    }))
}

/// The table's rows, of which the first is its header.
fn records(file: &str, bytes: Vec<u8>) -> Result<Box<dyn Iterator<Item = Result<StringRecord>>>> {
    if is_workbook(&bytes) {
        return of_workbook(file, bytes);
    }
    let text = read::decode(&bytes).into_owned();
    let delimiter = delimiter(&text);
    let mut rows = Rows::of(Cursor::new(text), delimiter, LONGEST_ROW);
    let (file, mut columns) = (file.to_owned(), None);
    Ok(Box::new(std::iter::from_fn(move || {
        next(&file, &mut rows, &mut columns).transpose()
    })))
}

/// The next row of the text, which has as many cells as the first.
fn next(
    file: &str,
    rows: &mut Rows<Cursor<String>>,
    columns: &mut Option<usize>,
) -> Result<Option<StringRecord>> {
    let read = rows.next();
    let wrong = |what: &dyn Display| trouble(file, rows.line(), what);
    if !read.map_err(|error| wrong(&error))? {
        return Ok(None);
    }
    if !rows.is_whole() {
        return Err(wrong(&UNCLOSED));
    }
    let (cells, columns) = (rows.count(), *columns.get_or_insert(rows.count()));
    if cells != columns {
        let what = format_args!("there are {cells} cells, and {columns} columns");
        return Err(wrong(&what));
    }
    let cells = rows.cells();
    let mut row: StringRecord = cells
        .map(|cell| String::from_utf8_lossy(&cell).into_owned())
        .collect();
    row.set_position(Some(Position::new().set_line(rows.line()).clone()));
    Ok(Some(row))
}

#[cfg(feature = "xls")]
fn of_workbook(
    file: &str,
    bytes: Vec<u8>,
) -> Result<Box<dyn Iterator<Item = Result<StringRecord>>>> {
    let rows = super::ciqual_xls::read(file, bytes)?;
    Ok(Box::new(rows.into_iter().map(Ok)))
}

#[cfg(not(feature = "xls"))]
fn of_workbook(_: &str, _: Vec<u8>) -> Result<Box<dyn Iterator<Item = Result<StringRecord>>>> {
    let message = "this program was built without what reads .xls";
    let hint = "save the sheet as CSV, and import that";
    Err(Error::new(Code::NotUnderstood, message).hint(hint))
}

/// Bytes of the longest row; the longest that is published has ten thousand.
const LONGEST_ROW: usize = 1 << 20;

/// What parts the columns: a spreadsheet saves them as its country does.
fn delimiter(text: &str) -> u8 {
    let mut bytes = text.bytes();
    bytes
        .find(|byte| matches!(byte, b',' | b';' | b'\t'))
        .unwrap_or(b',')
}

fn key(code: &str) -> String {
    format!("ciqual-{code}")
}

/// Where the columns stand.
struct Columns {
    code: usize,
    name: usize,
    values: Vec<(Nutrient, usize, Decimal)>,
}

impl Columns {
    /// Blanks in a header are no matter: a cell may break its lines.
    fn find(file: &str, headers: &StringRecord) -> Result<Columns> {
        let bare = |text: &str| text.split_whitespace().collect::<String>();
        let find = |name: &str| {
            let is_it = headers.iter().map(|header| bare(header) == bare(name));
            let place = read::column(file, name, is_it)?;
            place.ok_or_else(|| trouble(file, 1, format_args!("there is no column `{name}`")))
        };
        let values = COLUMNS
            .into_iter()
            .map(|(nutrient, name, limit)| Ok((nutrient, find(name)?, Decimal::new(limit, 4))));
        Ok(Columns {
            code: find(CODE)?,
            name: find("alim_nom_eng")?,
            values: values.collect::<Result<_>>()?,
        })
    }

    fn food(&self, file: &str, code: &str, row: &StringRecord, french: &French) -> Result<Row> {
        let mut notes = Notes::default();
        let french = french.of(code, &mut notes);
        let english = read::name(row.get(self.name).unwrap_or_default(), &mut notes);
        let Some(name) = Some(english)
            .filter(|name| !name.is_empty())
            .or(french.clone())
        else {
            return Ok(Row::skipped(&key(code), Reason::NoName));
        };
        let data = FoodData {
            base: Some(Base::Gram),
            nutrition: Some(self.values(file, row, &mut notes)?)
                .filter(|values| !values.is_empty())
                .map(|values| FoodNutrition {
                    basis_amount: Amount::from(100),
                    values,
                }),
            source: Some(model::Source {
                place: Some(PLACE.to_owned()),
                ..model::Source::default()
            }),
            ..FoodData::default()
        };
        let food = CatalogueFood {
            library: Library::Composition,
            key: key(code),
            name,
            names: BTreeMap::from_iter(french.map(|name| ("fr".to_owned(), name))),
            brand: None,
            barcode: None,
            regions: Vec::new(),
            scans: 0,
            data,
        };
        Ok(Row::of(food, notes))
    }

    fn values(&self, file: &str, row: &StringRecord, notes: &mut Notes) -> Result<Values> {
        let mut told = Vec::with_capacity(self.values.len());
        for (nutrient, place, limit) in &self.values {
            let text = row.get(*place).unwrap_or_default().trim();
            let amount = amount(text, *limit, *nutrient, notes).map_err(|Unreadable| {
                let line = row.position().map_or(0, Position::line);
                let what = format_args!("`{text}` is no amount of {nutrient}");
                trouble(file, line, what)
            })?;
            told.push((*nutrient, amount));
        }
        Ok(plausible::values(told, notes))
    }
}

struct Unreadable;

/// A value of the table, `None` where it is unknown. An upper bound up to `limit` is 0.
fn amount(
    text: &str,
    limit: Decimal,
    nutrient: Nutrient,
    notes: &mut Notes,
) -> std::result::Result<Option<Decimal>, Unreadable> {
    let number = |text: &str| read::number(&text.replace(',', ".")).ok_or(Unreadable);
    Ok(match text {
        "" | "-" => None,
        "traces" => Some(Decimal::ZERO),
        text => match text.strip_prefix('<') {
            Some(bound) => {
                let bound = number(bound.trim())?;
                if bound < Decimal::ZERO {
                    notes.add_of(Reason::Negative, nutrient);
                    return Ok(None);
                }
                if bound > limit {
                    notes.add_of(Reason::Bound, nutrient);
                    return Ok(None);
                }
                Some(Decimal::ZERO)
            }
            None => Some(number(text)?),
        },
    })
}

#[cfg(test)]
#[path = "ciqual_tests.rs"]
mod tests;
