//! The project's own format: one food a line, as the body that saves it, with its `key`.
//!
//! `{"key":"…","name":"…","brand":"…","barcode":"…","data":{…}}`; `names`, `regions` and `scans` as in
//! [`CatalogueFood`]. Without a `key` the barcode is one, its leading zeros dropped. Among products a key of
//! digits alone is that of their exports, whatever zeros it came with, and their barcode. What a service says
//! of a food as `updatedAt` is the time of its last change.
//!
//! Values that cannot be meant of 100 g or 100 ml are unknown, as of every source.
//!
//! A line that is no food is left out and named; a file in which no line is one is refused.

use std::io::BufRead;

use serde_json::{Map, Value, json};

use super::format::{Format, undated};
use super::languages;
use super::lines::{self, Line};
use super::notes::Notes;
use super::off::code;
use super::read::unreadable;
use super::report::Reason;
use super::{Fault, Read, plausible};
use crate::error::{Code, Error, Result};
use crate::model::limits::KEY;
use crate::model::{CatalogueFood, Entry, Library, Timestamp, json};
use crate::rules::{barcode, food, members};

/// The project's own format.
pub const FORMAT: Format = Format {
    name: "foods as they are saved, one a line",
    attribution: "",
    cited: undated,
    values_in: None,
    libraries: &[Library::Off, Library::Service, Library::Composition],
    tells_country: |_, _| true,
    is: |source| source.first_line().starts_with(b"{"),
    read: |source, library| Ok(Box::new(Foods::new(source.into_bytes()?, library))),
};

/// A food as a row that was read.
pub(super) fn of_food(food: &CatalogueFood) -> Result<Read> {
    let entry = Entry::try_from(food);
    let mut notes = Notes::default();
    let entry = entry.map_err(|error| Error::new(Code::Internal, error.to_string()))?;
    let values = food.data.nutrition.as_ref().map(|told| &told.values);
    let knows = |nutrient| values.is_some_and(|values| values.get(nutrient).is_some());
    plausible::note_missing(knows, &mut notes);
    Ok(Read {
        entry: Some(entry),
        notes,
        ..Read::default()
    })
}

/// Foods, line by line. Empty lines are passed over.
struct Foods<R> {
    lines: R,
    library: Library,
    line: Vec<u8>,
    /// The line that was read last, from 1.
    number: u64,
    /// Whether a food was read.
    is_known: bool,
    /// What is wrong in the first line that is no food.
    first: Option<Fault>,
}

impl<R: BufRead> Foods<R> {
    fn new(lines: R, library: Library) -> Self {
        Foods {
            lines,
            library,
            line: Vec::new(),
            number: 0,
            is_known: false,
            first: None,
        }
    }

    fn row(&mut self) -> Result<Read> {
        let text = self.line.trim_ascii();
        let text = text.strip_prefix("\u{feff}".as_bytes()).unwrap_or(text);
        let mut notes = Notes::default();
        match of_line(self.library, text, &mut notes) {
            Ok(told) => {
                self.is_known = true;
                told.unknown
                    .iter()
                    .for_each(|_| notes.add(Reason::UnknownMember));
                let mut read = of_food(&told.food)?.changed_at(told.changed);
                read.notes.merge(&notes);
                let faults = told.unknown.iter().map(|member| Fault {
                    line: self.number,
                    what: format!("{member}: unknown, and ignored"),
                });
                read.faults = faults.collect();
                Ok(read)
            }
            Err(wrong) => Ok(self.skip(wrong)),
        }
    }

    fn skip(&mut self, wrong: Wrong) -> Read {
        let fault = Fault {
            line: self.number,
            what: wrong.what,
        };
        self.first.get_or_insert_with(|| fault.clone());
        Read {
            faults: vec![fault],
            ..Read::skipped(&wrong.key, wrong.reason)
        }
    }

    /// The end: of a file in which nothing is a food, what is wrong in its first line.
    fn end(&mut self) -> Option<Result<Read>> {
        let Fault { line, what } = self.first.take().filter(|_| !self.is_known)?;
        let message = format!("no line is a food; line {line}: {what}");
        Some(Err(Error::new(Code::NotUnderstood, message)))
    }
}

impl<R: BufRead> Iterator for Foods<R> {
    type Item = Result<Read>;

    fn next(&mut self) -> Option<Result<Read>> {
        loop {
            self.number += 1;
            return match lines::next(&mut self.lines, &mut self.line) {
                Ok(Line::End) => self.end(),
                Ok(Line::TooLong) => Some(Ok(self.skip(Wrong::broken("is too long")))),
                Ok(Line::Whole) if self.line.trim_ascii().is_empty() => continue,
                Ok(Line::Whole) => Some(self.row()),
                Err(error) => Some(Err(unreadable(&error))),
            };
        }
    }
}

/// Why a line is no food.
struct Wrong {
    key: String,
    reason: Reason,
    what: String,
}

impl Wrong {
    fn broken(what: impl Into<String>) -> Wrong {
        Wrong {
            key: String::new(),
            reason: Reason::Broken,
            what: what.into(),
        }
    }
}

/// What a line tells.
struct Told {
    food: CatalogueFood,
    /// The second of its last change, 0 where it is not told.
    changed: i64,
    /// The members that no food has: they are ignored, as in any body.
    unknown: Vec<String>,
}

/// The food of a line.
fn of_line(library: Library, line: &[u8], notes: &mut Notes) -> std::result::Result<Told, Wrong> {
    let body = json::parse(line).map_err(|error| Wrong::broken(Error::from(error).message()))?;
    let Value::Object(mut members) = body else {
        return Err(Wrong::broken("must be an object"));
    };
    let key = key(library, &members, notes);
    members.insert("library".to_owned(), json!(library));
    members.insert("key".to_owned(), json!(key));
    let named = members.get("name").is_some_and(|name| *name != json!(""));
    let mut body = Value::Object(members);
    let wrong = |reason, what: String| Wrong {
        key: key.clone().unwrap_or_default(),
        reason,
        what,
    };
    food::check(&body).map_err(|error| {
        let reason = match named {
            true => Reason::AgainstRules,
            false => Reason::NoName,
        };
        wrong(reason, error.message().to_owned())
    })?;
    languages::settle(&mut body).map_err(|what| wrong(Reason::AgainstRules, what))?;
    if let Some(what) = of_one_journal(&body) {
        return Err(wrong(Reason::AgainstRules, what.to_owned()));
    }
    if key.is_none() {
        let what = "key: must be 1 to 200 characters; without it, a barcode is one";
        return Err(wrong(Reason::NoKey, what.to_owned()));
    }
    let mut unknown = members::unknown(&members::FOOD, &body);
    unknown.retain(|place| !MORE.contains(&place.as_str()));
    let changed = changed(&body, notes);
    let food = serde_json::from_value(body);
    let mut food: CatalogueFood =
        food.map_err(|error| wrong(Reason::AgainstRules, error.to_string()))?;
    if library == Library::Off && food.barcode.is_none() && code::padded(&food.key).is_some() {
        food.barcode = code::of(&food.key, notes).and_then(|(_, barcode)| barcode);
    }
    // What is answered of a food has the members of the specification alone.
    food.data.extra.clear();
    plausible::forget_impossible(&mut food.data, notes);
    Ok(Told {
        food,
        changed,
        unknown,
    })
}

/// What a line may have beyond the body of a food.
const MORE: [&str; 3] = ["names", "regions", "scans"];

/// The second of the last change, 0 where it is not told. Whether it is still to come, whoever knows the clock
/// says.
fn changed(body: &Value, notes: &mut Notes) -> i64 {
    let told = body.get("updatedAt").filter(|told| !told.is_null());
    let second = |told: &Value| {
        let second = Timestamp::parse(told.as_str()?)?.instant().timestamp();
        (second >= 0).then_some(second)
    };
    let Some(told) = told else { return 0 };
    second(told).unwrap_or_else(|| {
        notes.add(Reason::ImpossibleDate);
        0
    })
}

/// What of a food means nothing outside the journal it was saved in.
fn of_one_journal(body: &Value) -> Option<&'static str> {
    let data = &body["data"];
    let filled = |name: &str| data[name].as_array().filter(|list| !list.is_empty());
    if filled("ingredients").is_some() {
        return Some("data.ingredients: no catalogue adds them up: give the nutrition instead");
    }
    let is_photo = |image: &Value| image.get("path").is_some();
    let has_photo = filled("images").is_some_and(|images| images.iter().any(is_photo));
    has_photo.then_some("data.images: a photo is in one journal alone: give a url")
}

/// The key of a food, else its barcode.
///
/// Decision: among products digits are a code, with one key in all formats, and the barcode where no other
/// is told; elsewhere a key is what it is.
fn key(library: Library, members: &Map<String, Value>, notes: &mut Notes) -> Option<String> {
    let text = |name| members.get(name).and_then(Value::as_str);
    let (told, key) = match members.contains_key("key") {
        true => {
            let key = text("key").filter(|key| !key.is_empty() && key.chars().count() <= KEY)?;
            (key, key.to_owned())
        }
        false => {
            let barcode = text("barcode")?;
            (barcode, barcode::number(barcode)?.to_string())
        }
    };
    let code = code::padded(told).filter(|_| library == Library::Off);
    if code.is_some() {
        code::note_length(told, notes);
    }
    Some(code.unwrap_or(key))
}
