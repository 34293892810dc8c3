//! A row of a food table, before anybody asks whether its food is of the right library.

use super::notes::Notes;
use super::report::Reason;
use super::{Read, ndjson};
use crate::error::Result;
use crate::model::limits::KEY;
use crate::model::{CatalogueFood, Library};

/// What a row of a table gave.
pub(super) struct Row {
    /// The food, unless the row is left out.
    pub(super) food: Option<CatalogueFood>,
    code: String,
    notes: Notes,
}

impl Row {
    /// A row with a food.
    pub(super) fn of(food: CatalogueFood, notes: Notes) -> Row {
        Row {
            food: Some(food),
            code: String::new(),
            notes,
        }
    }

    /// A row that is left out.
    pub(super) fn skipped(code: &str, reason: Reason) -> Row {
        let mut notes = Notes::default();
        notes.add(reason);
        Row {
            food: None,
            code: code.to_owned(),
            notes,
        }
    }

    /// The row as it goes into a library: foods of another are left out.
    ///
    /// Errors: `Internal` when the food cannot be written.
    pub(super) fn into_library(self, library: Library) -> Result<Read> {
        let Some(food) = self.food else {
            return Ok(Read {
                code: self.code,
                notes: self.notes,
                ..Read::default()
            });
        };
        if food.library != library {
            return Ok(Read::skipped(&food.key, Reason::OtherLibrary));
        }
        if food.key.chars().count() > KEY || food.key.contains('\0') {
            return Ok(Read::skipped(&food.key, Reason::NoKey));
        }
        let mut read = ndjson::of_food(&food)?;
        read.notes.merge(&self.notes);
        Ok(read)
    }
}
