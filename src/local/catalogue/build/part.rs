//! Which part of its file an import took, remembered with it.

use std::collections::BTreeMap;

use rusqlite::{Connection, params};

use super::super::super::failure::Failure;

/// Which part of a file was asked for; all of it, where neither is said.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Part {
    /// Only foods sold in this country: two capital letters.
    pub country: Option<String>,
    /// No more than so many foods.
    pub limit: Option<u64>,
}

/// What each import took that did not take all, by its number.
pub(in super::super) fn all(catalogue: &Connection) -> Result<BTreeMap<i64, Part>, Failure> {
    let mut parts = BTreeMap::new();
    // Catalogues of before have no such table.
    if !catalogue.table_exists(None, "part")? {
        return Ok(parts);
    }
    let mut statement = catalogue.prepare("SELECT import, country, foods FROM part")?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        let limit: Option<i64> = row.get(2)?;
        let part = Part {
            country: row.get(1)?,
            limit: limit.and_then(|foods| u64::try_from(foods).ok()),
        };
        parts.insert(row.get(0)?, part);
    }
    Ok(parts)
}

/// Notes what an import took, unless that was all.
pub(super) fn write(catalogue: &Connection, import: i64, part: &Part) -> Result<(), Failure> {
    if *part != Part::default() {
        let limit = part
            .limit
            .map(|foods| i64::try_from(foods).unwrap_or(i64::MAX));
        catalogue.execute(
            "INSERT INTO part (import, country, foods) VALUES (?1, ?2, ?3)",
            params![import, part.country, limit],
        )?;
    }
    Ok(())
}
