//! What the rules ask of this journal and its catalogue.

use std::rc::Rc;

use rusqlite::Connection;

use super::catalogue::Catalogue;
use super::failure::Failure;
use super::{foods, photos, pins};
use crate::error::Result;
use crate::model::{Food, FoodRef, Library};
use crate::rules::{Facts, Known};

/// The journal and its catalogue, as they are inside one transaction.
pub(super) struct KnownHere<'k> {
    pub(super) connection: &'k Connection,
    pub(super) catalogue: &'k Catalogue,
}

impl Known for KnownHere<'_> {
    fn current(&self, food: &FoodRef) -> Result<Option<Rc<Facts>>> {
        let facts = match food.library {
            Library::Mine => answer(foods::current(self.connection, &food.key))?,
            _ => self.catalogue.facts(food)?,
        };
        Ok(facts.map(Rc::new))
    }

    fn version(&self, food: &FoodRef, version: u32) -> Result<Option<Rc<Facts>>> {
        if food.library != Library::Mine
            && let Some(facts) = self
                .catalogue
                .facts(food)?
                .filter(|facts| facts.version == version)
        {
            return Ok(Some(Rc::new(facts)));
        }
        Ok(answer(pins::find(self.connection, food, version))?.map(Rc::new))
    }

    fn product(&self, barcode: &str) -> Result<Option<Food>> {
        self.catalogue.product(barcode)
    }

    fn photo(&self, path: &str) -> Result<bool> {
        answer(photos::exists(self.connection, path))
    }
}

/// The rules speak of errors, this room of failures. The file is the journal's here.
fn answer<T>(result: std::result::Result<T, Failure>) -> Result<T> {
    result.map_err(Failure::of_the_journal)
}
