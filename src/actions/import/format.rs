//! Which program wrote a file, and what it holds.

use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;

use super::document::{self, Document};
use super::rows::Rows;
use super::source::{Source, unknown};
use super::{Found, cronometer, limits, myfitnesspal, opennutritracker};
use crate::error::{Code, Error, Result};
use crate::model::json;
use crate::phrase::when::Now;

/// The first line of a file of lines, which says what it is.
#[derive(Deserialize)]
struct Line<'t> {
    #[serde(borrow)]
    kind: Option<&'t RawValue>,
}

/// A file, taken apart as far as its shape goes.
enum Shape<'t> {
    Document(Document<'t>),
    List(Vec<Value>),
    /// A document a line, with the number of the line.
    Lines(Vec<(usize, &'t str)>),
    Rows(Rows),
}

/// Reads a file of a program; which one is told by the file where it is not said. Times without a zone
/// are meant where the person is.
///
/// Errors: `NotUnderstood` a file that is none of these.
pub fn read(bytes: &[u8], source: Option<Source>, now: &Now) -> Result<Found> {
    let text = std::str::from_utf8(bytes).map_err(|_| not_utf8(bytes))?;
    let text = text.trim_start_matches('\u{feff}');
    if text.trim().is_empty() {
        let error = Error::new(Code::NotUnderstood, "the file is empty");
        return Err(error.hint("export it once more: what was cut off cannot be told"));
    }
    let shape = shape(text)?;
    let source = match source.or_else(|| told_by(&shape)) {
        Some(source) => source,
        None => return Err(unknown("the file is of no program that is known here")),
    };
    let is_bare = matches!(&shape, Shape::Rows(rows) if rows.iter().next().is_none());
    let mut found = match (source, shape) {
        (Source::Journal, Shape::Document(document)) => document::whole(&document),
        (Source::Journal, Shape::Lines(lines)) => document::lines(&lines),
        (Source::Cronometer, Shape::Rows(rows)) => cronometer::read(&rows, now),
        (Source::MyFitnessPal, Shape::Rows(rows)) => myfitnesspal::read(&rows, now),
        (Source::OpenNutriTracker, Shape::List(list)) => Ok(opennutritracker::read(&list, now)),
        (source, _) => Err(unknown(format!("the file is none that {source} writes"))),
    }?;
    if is_bare {
        found.notes = vec!["the file has a header, and no rows".to_owned()];
    }
    match found.refused.get(limits::REFUSED) {
        Some(_) => Err(unknown(format!(
            "more than {} things in the file cannot be imported",
            limits::REFUSED
        ))),
        None => Ok(found),
    }
}

/// What is no text, or one in other bytes.
fn not_utf8(bytes: &[u8]) -> Error {
    let is = |begins: &[&[u8]]| begins.iter().any(|begin| bytes.starts_with(begin));
    match bytes {
        _ if is(&[b"PK\x03\x04", b"\x1f\x8b"]) => {
            unknown("the file is packed").hint("unpack it, and import the file in it")
        }
        _ if is(&[b"\xff\xfe", b"\xfe\xff"]) => {
            unknown("the file is UTF-16").hint("save it as UTF-8, and import that")
        }
        _ => unknown("the file is not UTF-8"),
    }
}

fn shape(text: &str) -> Result<Shape<'_>> {
    let first = text.trim_start().chars().next();
    let is_json = matches!(first, Some('{' | '['));
    if is_json {
        let forged = json::refuse_forged(text.as_bytes());
        forged.map_err(|error| unknown(error.to_string()))?;
    }
    if is_json && json::longest_text(text.as_bytes()) > limits::LONGEST {
        return Err(unknown(limits::TOO_LONG));
    }
    // Before any of it is read, and of members that nobody reads as well.
    if is_json && json::has_more_than(text.as_bytes(), limits::most(text)) {
        return Err(unknown(limits::TOO_MANY));
    }
    match first {
        Some('{') => {}
        Some('[') => return list(text).map(Shape::List),
        _ => return Rows::read(text).map(Shape::Rows),
    }
    let is_line =
        serde_json::from_str::<Line<'_>>(head(text)).is_ok_and(|line| line.kind.is_some());
    if !is_line {
        let document = Document::read(text).map(Shape::Document);
        return document.map_err(|error| unknown(format!("the file is not JSON: {error}")));
    }
    if text.lines().count() > limits::most(text) {
        return Err(unknown(limits::TOO_MANY));
    }
    let lines = text
        .lines()
        .zip(1..)
        .filter(|(line, _)| !line.trim().is_empty());
    let lines = lines.map(|(line, at)| (at, line));
    Ok(Shape::Lines(lines.collect()))
}

/// The first line that says something.
pub(super) fn head(text: &str) -> &str {
    let mut lines = text.lines();
    lines.find(|line| !line.trim().is_empty()).unwrap_or("")
}

fn list(text: &str) -> Result<Vec<Value>> {
    match json::parse_of(text.as_bytes(), limits::most(text)) {
        Ok(Value::Array(list)) => Ok(list),
        Ok(_) => Ok(Vec::new()),
        Err(error) if error.has_too_many => Err(unknown(limits::TOO_MANY)),
        Err(error) => Err(unknown(format!("the file is not JSON: {}", error.message))),
    }
}

fn told_by(shape: &Shape<'_>) -> Option<Source> {
    match shape {
        Shape::List(list) => {
            let first = list.first()?;
            let is_intake = first.get("meal").is_some() && first.get("dateTime").is_some();
            is_intake.then_some(Source::OpenNutriTracker)
        }
        Shape::Document(document) => document.schema.map(|_| Source::Journal),
        Shape::Lines(_) => Some(Source::Journal),
        Shape::Rows(rows) if cronometer::is_it(rows) => Some(Source::Cronometer),
        Shape::Rows(rows) if myfitnesspal::is_it(rows) => Some(Source::MyFitnessPal),
        Shape::Rows(_) => None,
    }
}
