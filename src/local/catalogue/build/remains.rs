//! Whom else to cite for a food: imports of which something is left in it that others changed since.

use std::collections::HashMap;

use rusqlite::Connection;

use super::super::super::failure::Failure;
use super::previous::Previous;
use crate::model::{Entry, Library};

/// The imports that there were, and what is left of them.
#[derive(Default)]
pub(super) struct Remains {
    /// What each import asks to be cited.
    licences: HashMap<i64, String>,
    /// Of foods of the old catalogue, by number: imports of which something is left in them.
    left: HashMap<i64, Vec<i64>>,
}

impl Remains {
    /// As the old catalogue tells it.
    pub(super) fn read(old: &Connection) -> Result<Remains, Failure> {
        let mut remains = Remains::default();
        let mut statement = old.prepare("SELECT number, licence FROM import")?;
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            remains.licences.insert(row.get(0)?, row.get(1)?);
        }
        let mut statement = old.prepare("SELECT food, import FROM remains ORDER BY import")?;
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            let left: &mut Vec<i64> = remains.left.entry(row.get(0)?).or_default();
            left.push(row.get(1)?);
        }
        Ok(remains)
    }

    /// Notes what an import asks to be cited.
    pub(super) fn cite(&mut self, import: i64, licence: &str) {
        self.licences.insert(import, licence.to_owned());
    }

    /// What is left in a food that stays as it was.
    pub(super) fn of(&self, food: i64) -> &[i64] {
        self.left.get(&food).map_or(&[], Vec::as_slice)
    }

    /// What is left in a food that an import changed, of which `came` came.
    pub(super) fn after(
        &self,
        import: i64,
        before: &Previous,
        came: &Entry,
        food: &Entry,
    ) -> Vec<i64> {
        // Nothing is in it but what came.
        if food == came {
            return Vec::new();
        }
        let mut left = self.of(before.number()).to_vec();
        // Where a food says itself whose its figures are, that is cited already.
        let (had, has) = (source(&before.entry), source(food));
        if had.is_none() || had != has {
            left.push(before.edition.updated);
        }
        if source(came).is_none() && has.is_some() {
            left.push(import);
        }
        let licence = |import: &i64| self.licences.get(import).map_or("", String::as_str);
        let is_cited_so = |other: &i64| has.is_none() && licence(other) == licence(&import);
        left.retain(|other| !licence(other).is_empty() && !is_cited_so(other));
        left.sort_unstable();
        left.dedup();
        left
    }

    /// What is left in foods of all libraries but one.
    pub(super) fn of_others(&self, library: Library) -> impl Iterator<Item = (i64, &[i64])> {
        let is_of_other = move |(food, _): &(&i64, &Vec<i64>)| *food >> 32 != library as i64;
        let others = self.left.iter().filter(is_of_other);
        others.map(|(food, left)| (*food, left.as_slice()))
    }
}

/// Writes what is left in a food.
pub(super) fn write(draft: &Connection, food: i64, left: &[i64]) -> Result<(), Failure> {
    for import in left {
        draft
            .prepare_cached("INSERT INTO remains (food, import) VALUES (?1, ?2)")?
            .execute([food, *import])?;
    }
    Ok(())
}

/// The part of a food's data that says whose its figures are.
fn source(entry: &Entry) -> Option<&str> {
    // Inside a text the quotes would be escaped.
    let (_, source) = entry.data.rsplit_once("\"source\":")?;
    Some(source)
}
