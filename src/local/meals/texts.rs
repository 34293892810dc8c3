//! Meals as JSON, kept while nothing of the journal changes that they say.
//!
//! A meal's text follows from its row, its items and the versions of their foods, which all stand in the
//! journal's file. So texts hold for as long as no row of the file is written at all, by anybody, but for
//! the rows of meals that are new: those change no other meal.

use std::collections::HashMap;
use std::sync::Arc;

use rusqlite::Connection;
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

use super::by_number;
use super::list::numbers;
use crate::local::failure::Failure;
use crate::rules::query::MealFilter;

/// The most that is kept of a journal, in bytes; when it is full, it is begun anew.
const MOST: usize = 1 << 20;

/// Texts of meals, by their numbers.
#[derive(Default)]
pub(in crate::local) struct Texts {
    texts: HashMap<i64, Arc<RawValue>>,
    bytes: usize,
}

/// A page of meals, as [`crate::model::MealPage`] is written.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Page<'t> {
    meals: Vec<&'t RawValue>,
    next_offset: Option<u64>,
}

impl Texts {
    /// A page of meals as JSON.
    pub(in crate::local) fn page(
        &mut self,
        connection: &Connection,
        filter: &MealFilter,
    ) -> Result<Vec<u8>, Failure> {
        let (numbers, next_offset) = numbers(connection, filter)?;
        let texts = numbers.into_iter();
        let texts = texts.map(|number| self.text(connection, number));
        let texts = texts.collect::<Result<Vec<_>, _>>()?;
        let meals = texts.iter().map(Arc::as_ref).collect();
        Ok(serde_json::to_vec(&Page { meals, next_offset })?)
    }

    fn text(&mut self, connection: &Connection, number: i64) -> Result<Arc<RawValue>, Failure> {
        if let Some(text) = self.texts.get(&number) {
            return Ok(Arc::clone(text));
        }
        let text: Arc<RawValue> = to_raw_value(&by_number(connection, number)?)?.into();
        self.keep(number, &text);
        Ok(text)
    }

    fn keep(&mut self, number: i64, text: &Arc<RawValue>) {
        let length = text.get().len();
        if length > MOST {
            return;
        }
        if self.bytes + length > MOST {
            *self = Texts::default();
        }
        self.bytes += length;
        self.texts.insert(number, Arc::clone(text));
    }
}
