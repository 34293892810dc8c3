//! Changes of catalogue foods that were accepted. They stand in the catalogue, and in a file of their
//! own beside it, so that neither of the two files is missed alone.

mod asked;
mod name;
mod schema;

use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};

use chrono::DateTime;
use rusqlite::{Connection, Row, TransactionBehavior, params};
use serde_json::{Value, json};

use super::super::catalogue::Fate;
use super::super::failure::{self, Failure};
use super::super::{check, file, pins};
use crate::error::{Error, Result as Answer, quoted};
use crate::model::limits;
use crate::model::{CorrectedFood, Entry, FoodData, Library, Nutrient, Timestamp, id, json};
use crate::rules::correction::{self, Basis, Kept};
use crate::rules::food;
pub(super) use asked::{behind, check, is_accepted};
use schema::SCHEMA;

/// Says which rows of accepted changes cannot be read, by food and member.
fn wrong(connection: &Connection) -> Result<Vec<String>, Failure> {
    let mut statement = connection.prepare(ROWS)?;
    let mut rows = statement.query([])?;
    let mut named = Vec::new();
    while let Some(row) = rows.next()? {
        if !is_whole(row) {
            let text = |column| row.get(column).unwrap_or_else(|_| "?".to_owned());
            let library = row.get(0).ok().and_then(library);
            let library = library.map_or("?", Library::as_str);
            named.push(quoted(&format!("{library}/{} {}", text(1), text(2))));
        }
    }
    Ok(check::unreadable("accepted changes", &named)
        .into_iter()
        .collect())
}

/// Whether all of a row can be read, and says what such a row may say.
fn is_whole(row: &Row<'_>) -> bool {
    let is_key = |key: String| (1..=limits::KEY).contains(&key.chars().count());
    let is_of_product = row.get(0).ok().and_then(library).is_some() && row.get(1).is_ok_and(is_key);
    let is_known = |part: &Part| {
        correction::is_sound(&part.kept)
            && id::parse(&part.correction).is_some()
            && Timestamp::parse(&part.at).is_some()
    };
    is_of_product && parts(row).is_ok_and(|parts| parts.iter().all(is_known))
}

/// The library of this number, if its products are corrected.
fn library(number: i64) -> Option<Library> {
    let corrected = [Library::Off, Library::Service];
    corrected
        .into_iter()
        .find(|library| *library as i64 == number)
}

/// The rows, as [`parts`] reads them.
const ROWS: &str = "SELECT library, key, member, value, base, basis, correction, at, languages, was FROM accepted ORDER BY member";

/// A change that is accepted now.
pub(in super::super) struct Acceptance<'a> {
    pub(in super::super) food: &'a CorrectedFood,
    pub(in super::super) kept: Vec<Kept>,
    /// Of a name: what was read in which languages.
    pub(in super::super) read: BTreeMap<String, String>,
    /// The id of what was proposed.
    pub(in super::super) correction: &'a str,
}

/// A part of a change, and when which proposal brought it.
#[derive(Clone, PartialEq)]
struct Part {
    kept: Kept,
    correction: String,
    at: String,
    /// Of a name: what imports called the food in its language when that was corrected.
    was: Option<String>,
}

type Place = (i64, String);

/// What was accepted of each food.
#[derive(Default, PartialEq)]
pub(in super::super) struct Accepted(HashMap<Place, Vec<Part>>);

impl Accepted {
    /// What was accepted for the catalogue of this file, by what the file of reviews and the old
    /// catalogue know: of a food, the one of them that knows the newest.
    pub(in super::super) fn gathered(
        catalogue: &Path,
        old: Option<&Connection>,
    ) -> Result<Accepted, Failure> {
        let mut accepted = old.map_or_else(|| Ok(Accepted::default()), Accepted::known)?;
        let file = file_of(catalogue);
        let others = Accepted::beside(&file).map_err(|failure| told(&file, failure))?;
        for (place, parts) in others.0 {
            if accepted.is_behind(&place, &parts) {
                accepted.0.insert(place, parts);
            }
        }
        Ok(accepted)
    }

    /// What a catalogue knows. Catalogues of before have no such table.
    fn known(catalogue: &Connection) -> Result<Accepted, Failure> {
        match catalogue.table_exists(Some("main"), "accepted")? {
            true => Accepted::read(catalogue),
            false => Ok(Accepted::default()),
        }
    }

    /// What the file of reviews knows.
    fn beside(file: &Path) -> Result<Accepted, Failure> {
        match file::is_there(file)? {
            true => Accepted::read(&file::open_to_read(file, &SCHEMA)?.connection),
            false => Ok(Accepted::default()),
        }
    }

    /// Whether these were accepted of a food later than what is known of it here.
    fn is_behind(&self, place: &Place, parts: &[Part]) -> bool {
        let known = self.0.get(place);
        known.is_none_or(|known| newest(known) < newest(parts))
    }

    fn read(connection: &Connection) -> Result<Accepted, Failure> {
        let mut statement = connection.prepare(ROWS)?;
        let mut rows = statement.query([])?;
        let mut accepted = Accepted::default();
        while let Some(row) = rows.next()? {
            // Left out in silence it would be lost to every catalogue to come.
            if !is_whole(row) {
                return Err(Failure::damaged("has accepted changes that cannot be"));
            }
            let place = (row.get(0)?, row.get(1)?);
            let known = accepted.0.entry(place).or_default();
            let parts = parts(row)?.into_iter();
            parts.for_each(|part| name::take_in(known, part));
        }
        Ok(accepted)
    }

    /// Takes in what is accepted now, of a food as imports left it in the catalogue, where it is there. Where that
    /// is all figures of a food, earlier ones go; names go in the languages in which others are accepted.
    pub(in super::super) fn add(
        &mut self,
        acceptance: &Acceptance<'_>,
        before: Option<&Entry>,
        now: &Timestamp,
    ) {
        let food = acceptance.food;
        let parts = self
            .0
            .entry((food.library as i64, food.key.clone()))
            .or_default();
        let at = later_than(parts, now);
        let is_whole = |kept: &Kept| kept.basis.is_none() && correction::is_figure(&kept.path);
        if acceptance.kept.iter().any(is_whole) {
            parts.retain(|part| !correction::is_figure(&part.kept.path));
        }
        for kept in &acceptance.kept {
            let part = Part {
                kept: kept.clone(),
                correction: acceptance.correction.to_owned(),
                at: at.as_str().to_owned(),
                was: None,
            };
            let accepted = match kept.path == correction::NAME {
                true => name::in_each(&part, &acceptance.read, before),
                false => vec![part],
            };
            for part in accepted {
                parts.retain(|known| known.kept.path != part.kept.path);
                parts.push(part);
            }
        }
    }

    /// Writes all of it into a file that is empty of it.
    pub(in super::super) fn write(&self, connection: &Connection) -> Result<(), Failure> {
        let mut insert = connection.prepare(
            "INSERT INTO accepted (library, key, member, value, base, basis, correction, at, languages, was)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
        )?;
        for ((library, key), parts) in &self.0 {
            for part in parts {
                let Part {
                    kept,
                    correction,
                    at,
                    was,
                } = part;
                let basis = kept.basis.as_ref();
                let base = basis.map(|basis| basis.base.to_string());
                let amount = basis.map(|basis| basis.amount.to_string());
                let value = kept.to.to_string();
                let language = part.language().filter(|it| !it.is_empty());
                insert.execute(params![
                    library, key, kept.path, value, base, amount, correction, at, language, was
                ])?;
            }
        }
        Ok(())
    }

    /// Whether something was accepted of a food.
    pub(in super::super) fn has(&self, library: Library, key: &str) -> bool {
        // Most catalogues have none, and are made of millions.
        !self.0.is_empty() && self.0.contains_key(&(library as i64, key.to_owned()))
    }

    fn of(&self, library: Library, food: &Entry) -> &[Part] {
        let parts = self.0.get(&(library as i64, food.key.clone()));
        parts.map_or(&[], Vec::as_slice)
    }

    /// Tells in which language the name of a food is that comes in none, where that is known by what was accepted,
    /// and not by what imports told of it.
    pub(in super::super) fn tell_language(
        &self,
        library: Library,
        food: &mut Entry,
        told: Option<&Entry>,
    ) {
        let is_known = told.is_some_and(|told| !told.languages_of(&food.name).is_empty());
        if !is_known && food.language.is_empty() {
            name::tell_language(self.of(library, food), food, told);
        }
    }

    /// Changes a food as it was accepted, and says so where it came otherwise, or where not all of that
    /// can hold in it. Imports told this of it before, where it was there.
    pub(in super::super) fn apply(
        &mut self,
        library: Library,
        food: &mut Entry,
        told: Option<&Entry>,
    ) -> Result<Option<Fate>, Failure> {
        if let Some(parts) = self.0.get_mut(&(library as i64, food.key.clone())) {
            name::learn(parts, food, told);
        }
        let parts = self.of(library, food);
        let mut named = food.clone();
        name::apply(parts, &mut named);
        let mut body = body(&named)?;
        let others = parts.iter().filter(|part| part.language().is_none());
        let kept: Vec<Kept> = others.map(|part| part.kept.clone()).collect();
        let holds = correction::keep(&mut body, &kept) && !name::waits(parts, food);
        Ok(match change(food, named, body)? {
            Some(changed) if holds => changed.then_some(Fate::Corrected),
            _ => Some(Fate::Overtaken),
        })
    }
}

/// When the newest was accepted, in microseconds since 1970.
fn newest(parts: &[Part]) -> Option<i64> {
    let times = parts.iter().filter_map(|part| Timestamp::parse(&part.at));
    times.map(|at| at.micros()).max()
}

/// When something is accepted behind these: later than any of them, also where the clock was put back, since of two files
/// the one counts that knows the newest.
fn later_than(parts: &[Part], now: &Timestamp) -> Timestamp {
    /// What is written of a time has thousandths of a second.
    const LEAST: i64 = 1_000;
    let next = newest(parts).and_then(|newest| newest.checked_add(LEAST));
    let next = next.and_then(DateTime::from_timestamp_micros);
    next.map(Timestamp::from)
        .filter(|next| next.micros() > now.micros())
        .unwrap_or_else(|| now.clone())
}

/// The parts of a row: of a name that was accepted in several languages at once, as it was kept before, one in each.
fn parts(row: &Row<'_>) -> rusqlite::Result<Vec<Part>> {
    let basis = match row.get_ref(4)? {
        rusqlite::types::ValueRef::Null => None,
        _ => Some(Basis {
            base: pins::json(row, 4)?,
            amount: pins::json(row, 5)?,
        }),
    };
    let part = Part {
        kept: Kept {
            path: row.get(2)?,
            to: pins::json(row, 3)?,
            basis,
        },
        correction: row.get(6)?,
        at: row.get(7)?,
        was: row.get(9)?,
    };
    Ok(match row.get::<_, Option<String>>(8)? {
        Some(languages) if part.language().is_some() => {
            let languages = languages.split(' ');
            languages.map(|it| part.in_language(it)).collect()
        }
        _ => vec![part],
    })
}

fn body(food: &Entry) -> Result<Value, Failure> {
    let data: Value = json::read(food.data.as_bytes())?;
    Ok(json!({ "name": food.name, "brand": food.brand, "data": data }))
}

/// Makes a food what it was changed to, named so, and says whether it was not so; `None` where that would break a
/// rule, so that it stays as it came.
fn change(food: &mut Entry, named: Entry, mut body: Value) -> Result<Option<bool>, Failure> {
    if food::check(&body).is_err() {
        return Ok(None);
    }
    let before = std::mem::replace(food, named);
    food.brand = body["brand"].as_str().map(str::to_owned);
    let values = &body["data"]["nutrition"]["values"];
    let known = Nutrient::ALL
        .into_iter()
        .filter(|nutrient| values[nutrient.as_str()].is_number());
    food.known = u8::try_from(known.count()).unwrap_or(u8::MAX);
    // Members stand in one order, so that what is equal reads equal.
    let data: FoodData = serde_json::from_value(body["data"].take())?;
    food.data = serde_json::to_string(&*data.settled())?;
    let told = |food: &Entry| {
        let (name, names, brand) = (food.name.clone(), food.names.clone(), food.brand.clone());
        (name, names, brand, food.data.clone())
    };
    Ok(Some(told(food) != told(&before)))
}

/// Has the file of reviews know all that the catalogue of this file does, and clears away what a killed
/// program left of one. Whoever calls this is alone in the catalogue's workplace.
///
/// Errors: `LocalStore`.
pub(in super::super) fn mirror(catalogue: &Path) -> Answer<()> {
    let file = file_of(catalogue);
    let write = || -> Result<(), Failure> {
        file::clear_litter_alone(&file);
        let Some(old) = super::super::catalogue::open_old(catalogue)? else {
            return Ok(());
        };
        let accepted = Accepted::gathered(catalogue, Some(&old))?;
        match Accepted::beside(&file)? == accepted && !file::is_begun(&file) {
            true => Ok(()),
            false => rewrite(&file, &accepted),
        }
    };
    write().map_err(|failure| told(&file, failure))
}

fn rewrite(file: &Path, accepted: &Accepted) -> Result<(), Failure> {
    let mut connection = file::open_to_write(file, &SCHEMA)?;
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    transaction.execute("DELETE FROM accepted", ())?;
    accepted.write(&transaction)?;
    failure::commit(transaction)
}

/// The file of reviews beside the catalogue of this file.
pub(super) fn file_of(catalogue: &Path) -> PathBuf {
    catalogue.with_file_name("reviews.db")
}

const DAMAGED: &str = "nothing was changed: bring the file back from a backup, or move it away: the catalogue, as long as it is there, knows what was accepted";

/// What went wrong with the accepted changes, whoever needed them: the catalogue is not to blame.
fn told(file: &Path, failure: Failure) -> Error {
    failure.told(
        &format!("the accepted corrections {}:", file.display()),
        DAMAGED,
    )
}
