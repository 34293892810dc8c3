//! Ciqual 2020, the French food composition table of Anses.
//!
//! Values and English names from `ciqual-2020.csv`, French names from `alim_2020_07_07.xml` (see
//! `ciqual_names`). A value is a number with a decimal comma, `-` or
//! nothing (unknown), `traces` (0), or `< x`: an upper bound, which is 0 where European labels
//! would round it to 0, and unknown above.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::path::Path;

use csv::StringRecord;
use rust_decimal::Decimal;

use super::ciqual_names;
use super::read::{self, trouble};
use crate::error::Result;
use crate::model::{
    Amount, Base, CatalogueFood, FoodData, FoodNutrition, Library, Nutrient, Source, Values,
};

/// The table's name, as a food's `source.place` gives it.
pub const PLACE: &str = "Ciqual 2020";

const FILE: &str = "ciqual-2020.csv";

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
/// first counts.
///
/// Errors: `NotUnderstood`, naming file and line.
pub fn read(folder: &Path) -> Result<impl Iterator<Item = Result<CatalogueFood>> + use<>> {
    let names = ciqual_names::read(&read::file(folder, ciqual_names::FILE)?);
    let bytes = read::file(folder, FILE)?;
    let mut table = csv::Reader::from_reader(std::io::Cursor::new(bytes));
    let columns = Columns::find(table.headers().map_err(|error| trouble(FILE, 1, error))?)?;
    let mut seen = HashSet::new();
    let rows = table.into_records();
    Ok(rows.filter_map(move |row| {
        let row = match row {
            Ok(row) => row,
            Err(error) => {
                let line = error.position().map_or(0, csv::Position::line);
                return Some(Err(trouble(FILE, line, error)));
            }
        };
        let code = row.get(columns.code).unwrap_or_default().trim();
        let is_number = !code.is_empty() && code.bytes().all(|byte| byte.is_ascii_digit());
        (is_number && seen.insert(code.to_owned())).then(|| columns.food(code, &row, &names))
    }))
}

/// Where the columns stand.
struct Columns {
    code: usize,
    name: usize,
    values: Vec<(Nutrient, usize, Decimal)>,
}

impl Columns {
    fn find(headers: &StringRecord) -> Result<Columns> {
        let find = |name: &str| {
            let place = headers.iter().position(|header| header.trim() == name);
            place.ok_or_else(|| trouble(FILE, 1, format_args!("there is no column `{name}`")))
        };
        let values = COLUMNS
            .into_iter()
            .map(|(nutrient, name, limit)| Ok((nutrient, find(name)?, Decimal::new(limit, 4))));
        Ok(Columns {
            code: find("alim_code")?,
            name: find("alim_nom_eng")?,
            values: values.collect::<Result<_>>()?,
        })
    }

    fn food(
        &self,
        code: &str,
        row: &StringRecord,
        names: &HashMap<String, String>,
    ) -> Result<CatalogueFood> {
        let french = names.get(code);
        let data = FoodData {
            base: Some(Base::Gram),
            nutrition: Some(FoodNutrition {
                basis_amount: Amount::from(100),
                values: self.values(row)?,
            }),
            source: Some(Source {
                place: Some(PLACE.to_owned()),
                ..Source::default()
            }),
            ..FoodData::default()
        };
        Ok(CatalogueFood {
            library: Library::Composition,
            key: format!("ciqual-{code}"),
            name: read::name(row.get(self.name).unwrap_or_default()),
            names: BTreeMap::from_iter(french.map(|name| ("fr".to_owned(), name.clone()))),
            brand: None,
            barcode: None,
            regions: Vec::new(),
            scans: 0,
            data,
        })
    }

    fn values(&self, row: &StringRecord) -> Result<Values> {
        let mut values = Values::default();
        for (nutrient, place, limit) in &self.values {
            let text = row.get(*place).unwrap_or_default().trim();
            let amount = amount(text, *limit).map_err(|Unreadable| {
                let line = row.position().map_or(0, csv::Position::line);
                trouble(
                    FILE,
                    line,
                    format_args!("`{text}` is no amount of {nutrient}"),
                )
            })?;
            values.set(*nutrient, amount.map(Amount::from));
        }
        Ok(values)
    }
}

struct Unreadable;

/// A value of the table, `None` where it is unknown. An upper bound up to `limit` is 0.
fn amount(text: &str, limit: Decimal) -> std::result::Result<Option<Decimal>, Unreadable> {
    let number = |text: &str| read::number(&text.replace(',', ".")).ok_or(Unreadable);
    Ok(match text {
        "" | "-" => None,
        "traces" => Some(Decimal::ZERO),
        text => match text.strip_prefix('<') {
            Some(bound) => (number(bound.trim())? <= limit).then_some(Decimal::ZERO),
            None => Some(number(text)?),
        },
    })
}

#[cfg(test)]
#[path = "ciqual_tests.rs"]
mod tests;
