//! What the rules ask of this journal and its catalogue.

use std::cell::RefCell;
use std::sync::Arc;

use rusqlite::Connection;

use super::catalogue::Catalogue;
use super::failure::Failure;
use super::kept::Kept;
use super::lately::Lately;
use super::{foods, numbered, photos, pins, undo};
use crate::error::Result;
use crate::model::{Food, FoodRef, Library};
use crate::rules::{Facts, Known};

/// The journal and its catalogue, as they are inside one transaction.
pub(super) struct KnownHere<'k> {
    pub(super) connection: &'k Connection,
    pub(super) catalogue: &'k Catalogue,
    /// What is kept from one meal to the next, where it still holds.
    pub(super) lately: Option<&'k RefCell<Kept<Lately>>>,
}

impl KnownHere<'_> {
    /// An own food as it stands.
    fn own(&self, key: &str) -> Result<Option<Arc<Facts>>> {
        let kept = |lately: &RefCell<Kept<Lately>>| lately.borrow_mut().still().own(key);
        if let Some(facts) = self.lately.and_then(kept) {
            return Ok(Some(facts));
        }
        let facts = answer(foods::current(self.connection, key))?.map(Arc::new);
        if let Some((lately, facts)) = self.lately.zip(facts.as_ref()) {
            lately.borrow_mut().still().keep_own(facts);
        }
        Ok(facts)
    }

    /// A food of the catalogue as it stands.
    fn of_catalogue(&self, food: &FoodRef) -> Result<Option<Arc<Facts>>> {
        let here = |facts| answer(numbered::facts(self.connection, facts, self.lately));
        self.catalogue.facts(food)?.map(here).transpose()
    }
}

impl Known for KnownHere<'_> {
    fn current(&self, food: &FoodRef) -> Result<Option<Arc<Facts>>> {
        match food.library {
            Library::Mine => self.own(&food.key),
            _ => self.of_catalogue(food),
        }
    }

    fn version(&self, food: &FoodRef, version: u32) -> Result<Option<Arc<Facts>>> {
        if food.library != Library::Mine
            && let Some(facts) = self
                .of_catalogue(food)?
                .filter(|facts| facts.version == version)
        {
            return Ok(Some(facts));
        }
        Ok(answer(pins::find(self.connection, food, version))?.map(Arc::new))
    }

    fn taken_back(&self, key: &str) -> Result<u32> {
        answer(undo::highest_taken_back(self.connection, key))
    }

    fn had(
        &self,
        recipe: &Facts,
        place: usize,
        food: &FoodRef,
        version: u32,
    ) -> Result<Option<Arc<Facts>>> {
        let had = pins::had(self.connection, (recipe, place), food, version);
        Ok(answer(had)?.map(Arc::new))
    }

    fn product(&self, barcode: &str) -> Result<Option<Food>> {
        let mut found = self.catalogue.product(barcode)?;
        if let Some(found) = &mut found {
            answer(numbered::food(self.connection, self.catalogue, found))?;
        }
        Ok(found)
    }

    fn photo(&self, path: &str) -> Result<bool> {
        answer(photos::exists(self.connection, path))
    }
}

/// The rules speak of errors, this room of failures. The file is the journal's here.
fn answer<T>(result: std::result::Result<T, Failure>) -> Result<T> {
    result.map_err(Failure::of_the_journal)
}
