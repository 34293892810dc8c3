//! The USDA National Nutrient Database for Standard Reference, Release 28.
//!
//! A folder of text files: fields parted by `^`, texts between `~`, lines ended by CRLF, letters
//! in ISO-8859-1. Read are `FOOD_DES.txt` (0 number, 1 group, 2 name, 5 manufacturer),
//! `NUT_DATA.txt` (0 food, 1 nutrient, 2 amount in 100 g) and `WEIGHT.txt` (see
//! `usda_weight`).
//!
//! Products of a manufacturer are left out: packaged food changes faster than this table.

use std::collections::HashMap;
use std::path::Path;

use rust_decimal::Decimal;

use super::read::{self, trouble};
use super::usda_weight;
use crate::error::Result;
use crate::model::{
    Amount, Base, CatalogueFood, FoodData, FoodNutrition, Library, Measure, Nutrient, Source,
    Values,
};

/// The table's name, as a food's `source.place` gives it.
pub const PLACE: &str = "USDA SR28";

const FOODS: &str = "FOOD_DES.txt";
const NUTRIENTS: &str = "NUT_DATA.txt";

/// Fast foods; meals, entrees and side dishes; restaurant foods: they go to `service`.
const DISHES: [&str; 3] = ["2100", "2200", "3600"];

/// Carbohydrate by difference may fall short of measured fibre by this many grams of error.
const SLACK: Decimal = Decimal::ONE;

/// The foods without a manufacturer, in the table's order: dishes in `service`, the others in
/// `composition`, each under the key `usda-` and its number.
///
/// Errors: `NotUnderstood`, naming file and line.
pub fn read(folder: &Path) -> Result<impl Iterator<Item = Result<CatalogueFood>> + use<>> {
    let mut nutrients = read_nutrients(&read::file(folder, NUTRIENTS)?)?;
    let mut measures = usda_weight::read(&read::file(folder, usda_weight::FILE)?)?;
    let foods = records(FOODS, &read::file(folder, FOODS)?);
    Ok(foods
        .into_iter()
        .filter_map(move |record| food(&record, &mut nutrients, &mut measures).transpose()))
}

fn food(
    record: &Record,
    nutrients: &mut HashMap<String, Nutrients>,
    measures: &mut HashMap<String, Vec<Measure>>,
) -> Result<Option<CatalogueFood>> {
    let number = record.field(0)?;
    if !record.field(5)?.trim().is_empty() {
        return Ok(None);
    }
    let library = match DISHES.contains(&record.field(1)?) {
        true => Library::Service,
        false => Library::Composition,
    };
    let data = FoodData {
        base: Some(Base::Gram),
        nutrition: Some(FoodNutrition {
            basis_amount: Amount::from(100),
            values: values(&nutrients.remove(number).unwrap_or_default()),
        }),
        measures: measures.remove(number),
        source: Some(Source {
            place: Some(PLACE.to_owned()),
            ..Source::default()
        }),
        ..FoodData::default()
    };
    Ok(Some(CatalogueFood {
        library,
        key: format!("usda-{number}"),
        name: read::name(record.field(2)?),
        names: Default::default(),
        brand: None,
        barcode: None,
        regions: Vec::new(),
        scans: 0,
        data,
    }))
}

/// Amounts in 100 g by the table's number of the nutrient.
type Nutrients = HashMap<u16, Decimal>;

fn read_nutrients(file: &[u8]) -> Result<HashMap<String, Nutrients>> {
    let mut foods: HashMap<String, Nutrients> = HashMap::new();
    for record in records(NUTRIENTS, file) {
        let nutrient = record.field(1)?;
        let nutrient = nutrient
            .parse()
            .map_err(|_| record.trouble(format_args!("`{nutrient}` is no nutrient's number")))?;
        let amount = record.number(2)?;
        let food = record.field(0)?.to_owned();
        foods.entry(food).or_default().insert(nutrient, amount);
    }
    Ok(foods)
}

fn values(nutrients: &Nutrients) -> Values {
    let known = |number: u16| nutrients.get(&number).copied();
    let mut values = Values::default();
    for (nutrient, amount) in [
        (Nutrient::Kcal, known(208)),
        (Nutrient::Protein, known(203)),
        (Nutrient::Carbs, available(known(205), known(291))),
        (Nutrient::Fat, known(204)),
        (Nutrient::SaturatedFat, known(606)),
        (Nutrient::Sugars, known(269)),
        (Nutrient::Fibre, known(291)),
        (Nutrient::Salt, known(307).map(salt)),
    ] {
        let amount = amount.filter(|amount| *amount >= Decimal::ZERO);
        values.set(nutrient, amount.map(Amount::from));
    }
    values
}

/// Available carbohydrate, of carbohydrate by difference and fibre.
fn available(difference: Option<Decimal>, fibre: Option<Decimal>) -> Option<Decimal> {
    let difference = difference?;
    match fibre {
        Some(fibre) => Some(difference - fibre)
            .filter(|rest| *rest >= -SLACK)
            .map(|rest| rest.max(Decimal::ZERO)),
        // Where there is no carbohydrate at all there is no fibre either.
        None => Some(difference).filter(Decimal::is_zero),
    }
}

/// Salt in grams, of sodium in milligrams.
fn salt(sodium: Decimal) -> Decimal {
    sodium * Decimal::new(25, 4)
}

/// A line of a file, its fields bare.
pub(super) struct Record {
    file: &'static str,
    line: u64,
    fields: Vec<String>,
}

/// The lines of a file that hold something.
pub(super) fn records(file: &'static str, bytes: &[u8]) -> Vec<Record> {
    let lines = bytes.split(|byte| *byte == b'\n').zip(1..);
    let records = lines.map(|(line, number)| (line.trim_ascii_end(), number));
    records
        .filter(|(line, _)| !line.is_empty())
        .map(|(line, number)| Record {
            file,
            line: number,
            fields: line.split(|byte| *byte == b'^').map(bare).collect(),
        })
        .collect()
}

/// A field's text. ISO-8859-1: a byte is the character of that number.
fn bare(field: &[u8]) -> String {
    let text: String = field.iter().copied().map(char::from).collect();
    text.trim_matches('~').to_owned()
}

impl Record {
    /// A field, by its place from 0.
    pub(super) fn field(&self, place: usize) -> Result<&str> {
        let field = self.fields.get(place).map(String::as_str);
        field.ok_or_else(|| self.trouble(format_args!("there is no field {}", place + 1)))
    }

    /// A number, by its place from 0.
    pub(super) fn number(&self, place: usize) -> Result<Decimal> {
        let text = self.field(place)?;
        read::number(text).ok_or_else(|| self.trouble(format_args!("`{text}` is no number")))
    }

    fn trouble(&self, what: impl std::fmt::Display) -> crate::error::Error {
        trouble(self.file, self.line, what)
    }
}

#[cfg(test)]
#[path = "usda_sr28_tests.rs"]
mod tests;
