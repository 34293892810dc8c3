//! Foods as they were: written once, never changed, pointed at by items and recipes.

use std::borrow::Cow;
use std::cell::RefCell;
use std::sync::Arc;

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::Write;
use super::failure::Failure;
use super::kept::Kept;
use super::lately::Lately;
use super::undo::next_number;
use super::value::{NUTRIENTS, Text, Word, nutrients, text};
use crate::model::limits::{BARCODE_MAX, FOOD_NAME, KEY};
use crate::model::{Amount, Base, FoodData, FoodNutrition, FoodRef, Library, Nutrient, json};
use crate::rules::Facts;

/// What a version of a food has beyond what the rules must know of it.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Provenance {
    pub(super) barcode: Option<String>,
    pub(super) copy_from: Option<FoodRef>,
}

/// The columns [`read`] reads, from a table or alias `food_version`.
pub(super) const COLUMNS: &str = "food_version.library, food_version.key, food_version.version, \
    food_version.name, food_version.brand, food_version.partial, food_version.data, food_version.base, \
    food_version.basis_amount, kcal, protein, carbs, fat, saturated_fat, sugars, fibre, salt, \
    food_version.barcode, food_version.copy_from";

/// The member beside a food's data that keeps whom to cite: a journal is read without the catalogue
/// that knew it.
const ATTRIBUTION: &str = "attribution";

/// The member beside a recipe's data that keeps which versions its ingredients are, by number, and `null` for one's own
/// foods: a catalogue that was lost or is another one may have given one version to two contents.
const PINNED: &str = "pinned";

/// Whom to cite for a food of `food_version`, as a column; whose a food of a table is its key says. Empty is
/// nobody, NULL is not known.
pub(super) const CITED: &str = "CASE WHEN food_version.library <> 'composition' THEN \
    coalesce(food_version.data ->> '$.attribution' || coalesce('; ' || (food_version.data ->> '$.source.place'), ''), \
    food_version.data ->> '$.source.place') END";

/// The same of a food whose version is not read.
pub(super) fn cited(facts: &Facts) -> Option<Cow<'_, str>> {
    match facts.food.library {
        Library::Composition => None,
        _ => facts.cited(),
    }
}

/// Reads a version of a food.
pub(super) fn read(row: &Row<'_>) -> rusqlite::Result<(Facts, Provenance)> {
    let library: Word<Library> = row.get(0)?;
    let base: Option<Word<Base>> = row.get(7)?;
    let basis: Option<Amount> = row.get(8)?;
    let mut data: FoodData = json(row, 6)?;
    let attribution = data.extra.remove(ATTRIBUTION);
    data.extra.remove(PINNED);
    data.base = base.map(|Word(base)| base);
    if let Some(basis_amount) = basis {
        data.nutrition = Some(FoodNutrition {
            basis_amount,
            values: nutrients(row, 9)?,
        });
    }
    let facts = Facts {
        food: FoodRef {
            library: library.0,
            key: row.get::<_, Text<KEY>>(1)?.0,
        },
        version: row.get(2)?,
        name: row.get::<_, Text<FOOD_NAME>>(3)?.0,
        brand: text::<FOOD_NAME>(row, 4)?,
        data,
        partial: json::<Vec<Nutrient>>(row, 5)?,
        attribution: attribution.and_then(|text| text.as_str().map(str::to_owned)),
    };
    let copy_from: Option<Word<FoodRef>> = row.get(18)?;
    Ok((
        facts,
        Provenance {
            barcode: text::<BARCODE_MAX>(row, 17)?,
            copy_from: copy_from.map(|Word(food)| food),
        },
    ))
}

/// Bytes of JSON in a row: some times as many as the longest texts of a food or a meal have, all letters escaped.
const LONGEST_JSON: usize = 8 * 1024 * 1024;

/// Reads a column of JSON.
pub(super) fn json<T: serde::de::DeserializeOwned>(
    row: &Row<'_>,
    column: usize,
) -> rusqlite::Result<T> {
    let text = row.get_ref(column)?.as_str()?;
    if text.len() > LONGEST_JSON {
        let kind = rusqlite::types::Type::Text;
        return Err(rusqlite::Error::InvalidColumnType(
            column,
            "JSON".to_owned(),
            kind,
        ));
    }
    json::read(text.as_bytes()).map_err(|error| {
        rusqlite::Error::FromSqlConversionFailure(
            column,
            rusqlite::types::Type::Text,
            Box::new(error),
        )
    })
}

/// A version of a food, the one written last where a catalogue gave two the same number.
pub(super) fn find(
    connection: &Connection,
    food: &FoodRef,
    version: u32,
) -> Result<Option<Facts>, Failure> {
    let sql = format!(
        "SELECT {COLUMNS} FROM food_version WHERE library = ?1 AND key = ?2 AND version = ?3 \
         ORDER BY number DESC LIMIT 1"
    );
    let mut statement = connection.prepare_cached(&sql)?;
    let found = statement
        .query_row(params![food.library.as_str(), food.key, version], read)
        .optional()?;
    Ok(found.map(|(facts, _)| facts))
}

/// A version of a food as a recipe has it at a place, whatever else has the same version.
///
/// Recipes of before do not keep it: what was written last before one is what it was made of.
pub(super) fn had(
    connection: &Connection,
    (recipe, place): (&Facts, usize),
    food: &FoodRef,
    version: u32,
) -> Result<Option<Facts>, Failure> {
    let sql = format!(
        "SELECT {COLUMNS} FROM food_version,
             (SELECT number AS recipe, data ->> '$.{PINNED}[{place}]' AS pinned FROM food_version
              WHERE library = 'mine' AND key = ?4 AND version = ?5)
         WHERE library = ?1 AND key = ?2 AND version = ?3
         ORDER BY number IS pinned DESC, number < recipe DESC, number DESC LIMIT 1"
    );
    let mut statement = connection.prepare(&sql)?;
    let made = (&recipe.food.key, recipe.version);
    let asked = params![food.library.as_str(), food.key, version, made.0, made.1];
    let found = statement.query_row(asked, read).optional()?;
    Ok(found.map(|(facts, _)| facts))
}

/// The version with this number.
pub(super) fn get(connection: &Connection, number: i64) -> Result<Facts, Failure> {
    let sql = format!("SELECT {COLUMNS} FROM food_version WHERE number = ?1");
    let mut statement = connection.prepare_cached(&sql)?;
    Ok(statement.query_row([number], read)?.0)
}

/// The number of a version of a food; of a catalogue food, written if this journal does not
/// have it yet.
///
/// A catalogue can be made again and count its versions anew, so there the content decides.
pub(super) fn pin(write: &Write<'_>, facts: &Arc<Facts>) -> Result<i64, Failure> {
    let kept = |lately: &RefCell<Kept<Lately>>| lately.borrow_mut().still().pinned(facts);
    if let Some(number) = write.lately.and_then(kept) {
        return Ok(number);
    }
    let Some(number) = pinned(write.connection, facts)? else {
        let (connection, now) = (write.connection, write.now.as_str());
        return insert(connection, facts, &Provenance::default(), &[], now);
    };
    if let Some(lately) = write.lately {
        lately.borrow_mut().still().keep_pinned(facts, number);
    }
    Ok(number)
}

/// The number of the version that is as these facts, where there is one.
fn pinned(connection: &Connection, facts: &Facts) -> Result<Option<i64>, Failure> {
    let sql = format!(
        "SELECT {COLUMNS}, food_version.number FROM food_version WHERE library = ?1 AND key = ?2 AND version = ?3"
    );
    let mut statement = connection.prepare_cached(&sql)?;
    let mut rows = statement.query(params![
        facts.food.library.as_str(),
        facts.food.key,
        facts.version
    ])?;
    while let Some(row) = rows.next()? {
        if facts.food.library == Library::Mine || read(row)?.0 == *facts {
            return Ok(Some(row.get(19)?));
        }
    }
    Ok(None)
}

/// Writes a version of a food and gives its number; `pinned` are those of the catalogue foods it is made of.
pub(super) fn insert(
    connection: &Connection,
    facts: &Facts,
    provenance: &Provenance,
    pinned: &[Option<i64>],
    saved_at: &str,
) -> Result<i64, Failure> {
    let sql = format!(
        "INSERT INTO food_version (number, library, key, version, name, brand, barcode, base, basis_amount, \
         {NUTRIENTS}, partial, copy_from, saved_at, data) \
         VALUES (?21, ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20)"
    );
    let number = next_number(connection, "food_version")?;
    let nutrition = facts.data.nutrition.as_ref();
    let value = |nutrient: Nutrient| nutrition.and_then(|nutrition| nutrition.values.get(nutrient));
    let mut rest = facts.data.clone();
    rest.base = None;
    rest.nutrition = None;
    if let Some(text) = &facts.attribution {
        rest.extra
            .insert(ATTRIBUTION.to_owned(), text.as_str().into());
    }
    if pinned.iter().any(Option::is_some) {
        rest.extra.insert(PINNED.to_owned(), pinned.into());
    }
    connection.prepare_cached(&sql)?.execute(params![
        facts.food.library.as_str(),
        facts.food.key,
        facts.version,
        facts.name,
        facts.brand,
        provenance.barcode,
        facts.data.base.map(Base::as_str),
        nutrition.map(|nutrition| nutrition.basis_amount),
        value(Nutrient::Kcal),
        value(Nutrient::Protein),
        value(Nutrient::Carbs),
        value(Nutrient::Fat),
        value(Nutrient::SaturatedFat),
        value(Nutrient::Sugars),
        value(Nutrient::Fibre),
        value(Nutrient::Salt),
        serde_json::to_string(&facts.partial)?,
        provenance.copy_from.as_ref().map(ToString::to_string),
        saved_at,
        serde_json::to_string(&rest)?,
        number,
    ])?;
    Ok(number)
}
