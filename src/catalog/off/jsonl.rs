//! The export as JSON, a product a line, in both of its shapes.
//!
//! Until 2025 the nutrients stand in `nutriments`, or beside all else, under names that end in
//! `_100g`; since then in `nutrition`, as sets. Anything may be a text or a number.

mod object;
mod record;
mod sets;

use std::io::BufRead;

use serde::de::{DeserializeSeed, IgnoredAny, MapAccess};
use serde_json::{Deserializer, Error};

use super::super::Read;
use super::super::ahead::ahead;
use super::super::format::{Format, undated};
use super::super::lines::{self, Line};
use super::super::read::unreadable;
use super::super::report::Reason;
use crate::error::Result;
use crate::model::Library;
use object::{Fill, Object};
use record::Record;

/// The export as JSON.
pub const FORMAT: Format = Format {
    name: "Open Food Facts, JSON lines",
    attribution: super::ATTRIBUTION,
    cited: undated,
    values_in: None,
    libraries: &[Library::Off],
    tells_country: |_, _| true,
    is: |source| Known::of(source.first_line()).is_product(),
    // Rows are read ahead, on a thread of its own.
    read: |source, _| Ok(Box::new(ahead(Jsonl::new(source.into_bytes()?))?)),
};

/// Members by which a product is known. Their order changes from one to the next, and the first
/// line may be longer than what is seen of it.
const MEMBERS: [&str; 9] = [
    "code",
    "product_name",
    "countries_tags",
    "last_modified_t",
    "nutriments",
    "nutrition",
    "creator",
    "states_tags",
    "categories_tags",
];

/// What an object holds, of what tells a product from a food as it is saved.
#[derive(Default)]
struct Known {
    product: bool,
    food: bool,
}

impl Known {
    /// What is known of a line, which may be cut off.
    fn of(line: &[u8]) -> Known {
        let mut known = Known::default();
        // The members before the cut were seen.
        let _ = Fill(&mut known).deserialize(&mut Deserializer::from_slice(line));
        known
    }

    fn is_product(&self) -> bool {
        self.product && !self.food
    }
}

impl<'t> Object<'t> for Known {
    fn member<M: MapAccess<'t>>(
        &mut self,
        name: &str,
        members: &mut M,
    ) -> std::result::Result<(), M::Error> {
        self.product |= MEMBERS.contains(&name);
        self.food |= name == "data";
        members.next_value::<IgnoredAny>().map(drop)
    }
}

/// Products of an export, line by line.
struct Jsonl<R> {
    lines: R,
    line: Vec<u8>,
}

impl<R: BufRead> Jsonl<R> {
    fn new(lines: R) -> Self {
        Jsonl {
            lines,
            line: Vec::new(),
        }
    }

    fn row(&self) -> Read {
        let text = String::from_utf8_lossy(&self.line);
        let text = text.trim_start_matches('\u{feff}').trim();
        let mut record = Record::default();
        match text.starts_with('{') && fill(&mut record, text).is_ok() {
            true => record.read(),
            false => Read::skipped(record.code(), Reason::Broken),
        }
    }
}

/// Fills a record with the members of a line; with those before the fault, if there is one.
fn fill<'t>(record: &mut Record<'t>, line: &'t str) -> std::result::Result<(), Error> {
    let mut members = Deserializer::from_str(line);
    Fill(record).deserialize(&mut members)?;
    members.end()
}

impl<R: BufRead> Iterator for Jsonl<R> {
    type Item = Result<Read>;

    fn next(&mut self) -> Option<Result<Read>> {
        loop {
            return match lines::next(&mut self.lines, &mut self.line) {
                Ok(Line::End) => None,
                Ok(Line::TooLong) => Some(Ok(Read::skipped("", Reason::Broken))),
                Ok(Line::Whole) if self.line.trim_ascii().is_empty() => continue,
                Ok(Line::Whole) => Some(Ok(self.row())),
                Err(error) => Some(Err(unreadable(&error))),
            };
        }
    }
}
