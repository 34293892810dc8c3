//! What `journal export` writes, read a part after the other: a tree of all its values would take ten
//! times the memory of the file.

use std::collections::{BTreeMap, HashMap};
use std::mem;

use serde::Deserialize;
use serde::de::{DeserializeOwned, IgnoredAny};
use serde_json::Value;
use serde_json::value::RawValue;

use super::source::unknown;
use super::told::own_key;
use super::{Found, Placed, limits, unread};
use crate::error::{Result, echo};
use crate::model::export::SCHEMA;
use crate::model::json;
use crate::model::whole;

/// The one document, as far as its members go.
#[derive(Deserialize)]
pub(super) struct Document<'t> {
    #[serde(borrow)]
    pub(super) schema: Option<&'t RawValue>,
    settings: Option<&'t RawValue>,
    foods: Option<&'t RawValue>,
    meals: Option<&'t RawValue>,
    /// Members that no export has.
    #[serde(skip)]
    others: Vec<String>,
}

/// What is said of a part that each export has.
const MISSING: &str = "is not there, as it is in an export";

/// The members of an export.
const MEMBERS: [&str; 4] = ["schema", "settings", "foods", "meals"];

impl<'t> Document<'t> {
    /// Reads the members of a text.
    ///
    /// Errors: where it is no object of JSON, or has one of them twice.
    pub(super) fn read(text: &'t str) -> serde_json::Result<Document<'t>> {
        let document: Document = serde_json::from_str(text)?;
        let members: BTreeMap<String, IgnoredAny> = serde_json::from_str(text)?;
        let others = members.into_keys();
        let others = others.filter(|name| !MEMBERS.contains(&name.as_str()));
        Ok(Document {
            others: others.collect(),
            ..document
        })
    }

    /// An export has all of its members, if with nothing in them, and no other: one that is called otherwise is not
    /// there.
    fn refuse_otherwise(&self, found: &mut Found) {
        for (name, member) in [
            ("settings", self.settings),
            ("foods", self.foods),
            ("meals", self.meals),
        ] {
            if member.is_none() {
                found.refuse(name, MISSING);
            }
        }
        for name in &self.others {
            let place = match name.as_str() {
                "" => "a member without a name".to_owned(),
                name => echo(name),
            };
            found.refuse(place, "is no member of an export");
        }
    }
}

/// Reads the one document.
///
/// Errors: `NotUnderstood` another schema, or what is no JSON as it is read here.
pub(super) fn whole(document: &Document<'_>) -> Result<Found> {
    let schema = document.schema.map(|schema| value("schema", schema.get()));
    check_schema(schema.transpose()?.as_ref())?;
    let mut found = Found::default();
    document.refuse_otherwise(&mut found);
    if let Some(settings) = document.settings {
        let place = "settings";
        found.settings = found.thing(place, value(place, settings.get())?);
    }
    for (member, list) in [("foods", document.foods), ("meals", document.meals)] {
        let list = list.map(|list| entries(member, list)).transpose()?;
        for (at, entry) in list.into_iter().flatten().enumerate() {
            let place = format!("{member}[{at}]");
            let value = value(&place, entry.get())?;
            found.add(member, place, value);
        }
    }
    found.refuse_repeated();
    Ok(found)
}

/// Reads a document a line.
///
/// Errors: `NotUnderstood` another schema, or a line that is no JSON as it is read here.
pub(super) fn lines(lines: &[(usize, &str)]) -> Result<Found> {
    let mut found = Found::default();
    let mut lines = lines.iter().map(|(at, line)| (format!("line {at}"), *line));
    let head = match lines.next() {
        Some((place, head)) => value(&place, head)?,
        None => Value::Null,
    };
    check_schema(head.get("schema"))?;
    let mut there = [("food", 0), ("meal", 0)];
    let mut has_settings = false;
    for (place, line) in lines {
        let mut line = value(&place, line)?;
        let kind = line.get("kind").and_then(Value::as_str).unwrap_or_default();
        let kind = kind.to_owned();
        for (counted, count) in &mut there {
            *count += u64::from(*counted == kind);
        }
        let value = line.get_mut(&kind).map(Value::take);
        match (kind.as_str(), value) {
            ("settings", Some(_)) if mem::replace(&mut has_settings, true) => {
                found.refuse(place, "the settings stand in the file already");
            }
            ("settings", Some(value)) => found.settings = found.thing(&place, value),
            ("food", Some(value)) => found.add("foods", place, value),
            ("meal", Some(value)) => found.add("meals", place, value),
            ("settings" | "food" | "meal", None) => {
                found.refuse(place, format!("its kind is {kind}, and it has no {kind}"));
            }
            ("", _) => found.refuse(place, "it does not say what it is under kind"),
            ("export", _) => found.refuse(place, "another export begins: a file has one"),
            (other, _) => {
                found.refuse(
                    place,
                    format!("{:?} is nothing that is imported", echo(other)),
                );
            }
        }
    }
    if !has_settings {
        found.refuse("settings", MISSING);
    }
    found.refuse_cut(&head, there);
    found.refuse_repeated();
    Ok(found)
}

/// The schema of a document is the one that is read here.
fn check_schema(schema: Option<&Value>) -> Result<()> {
    match schema.and_then(Value::as_str) {
        Some(SCHEMA) => Ok(()),
        Some(other) => {
            let other: String = other.chars().take(crate::model::limits::ECHO).collect();
            Err(unknown(format!("the schema {other:?} is not {SCHEMA}")))
        }
        None => Err(unknown(format!("the file does not say schema {SCHEMA}"))),
    }
}

/// A part of the file.
fn value(place: &str, text: &str) -> Result<Value> {
    json::parse_of(text.as_bytes(), limits::most_of_part(text)).map_err(|error| {
        match error.has_too_many {
            true => unknown(limits::TOO_MANY),
            false => unknown(format!("{place} is not JSON: {}", error.message)),
        }
    })
}

/// The entries of a list, as they stand in the file.
fn entries<'t>(member: &str, list: &'t RawValue) -> Result<Vec<&'t RawValue>> {
    let text = list.get();
    let entries: Vec<&RawValue> =
        serde_json::from_str(text).map_err(|_| unknown(format!("{member} is no list")))?;
    match entries.len() > limits::most(text) {
        true => Err(unknown(limits::TOO_MANY)),
        false => Ok(entries),
    }
}

impl Found {
    /// What the first line counts and no line has is missing: a file that is cut behind a line looks whole.
    fn refuse_cut(&mut self, head: &Value, there: [(&str, u64); 2]) {
        for (kind, there) in there {
            let Some(said) = head.get(format!("{kind}s")).filter(|said| !said.is_null()) else {
                continue;
            };
            let Some(said) = whole::whole(said) else {
                self.refuse("line 1", format!("its count of {kind}s is no whole number"));
                continue;
            };
            if said > there {
                let what =
                    format!("it counts {said} {kind}s, and {there} follow: the file may be cut");
                self.refuse("line 1", what);
            }
        }
    }

    /// One id is one thing: the first that has it counts.
    fn refuse_repeated(&mut self) {
        let foods = repeated(&mut self.foods, own_key);
        let meals = repeated(&mut self.meals, |meal| &meal.id);
        for (place, first) in foods.into_iter().chain(meals) {
            self.refuse(place, format!("it has the id of {first}"));
        }
    }

    fn thing<T: DeserializeOwned>(&mut self, place: &str, value: Value) -> Option<T> {
        match T::deserialize(value) {
            Ok(thing) => Some(thing),
            Err(error) => {
                self.refuse(place, error.to_string());
                None
            }
        }
    }

    /// A thing of which all is read; what is not is told.
    fn whole<T: DeserializeOwned>(
        &mut self,
        place: &str,
        value: Value,
        unread: fn(&T) -> Option<String>,
    ) -> Option<T> {
        let thing = self.thing(place, value)?;
        match unread(&thing) {
            None => Some(thing),
            Some(why) => {
                self.refuse(place, why);
                None
            }
        }
    }

    fn add(&mut self, list: &str, place: String, value: Value) {
        if list == "foods" {
            let thing = self.whole(&place, value, unread::of_food);
            self.foods
                .extend(thing.map(|thing| Placed { place, thing }));
        } else {
            let thing = self.whole(&place, value, unread::of_meal);
            self.meals
                .extend(thing.map(|thing| Placed { place, thing }));
        }
    }
}

/// Takes out what has the id of something before it, and gives the places of both. Nothing is no id.
fn repeated<T>(things: &mut Vec<Placed<T>>, id: fn(&T) -> &str) -> Vec<(String, String)> {
    let mut first: HashMap<String, String> = HashMap::new();
    let mut repeated = Vec::new();
    things.retain(|thing| {
        let id = id(&thing.thing);
        match first.get(id).filter(|_| !id.is_empty()) {
            Some(first) => repeated.push((thing.place.clone(), first.clone())),
            None => {
                first.insert(id.to_owned(), thing.place.clone());
                return true;
            }
        }
        false
    });
    repeated
}
