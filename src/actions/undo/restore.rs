//! Bringing a thing from one state to another with ordinary requests.

use std::collections::HashSet;

use serde_json::{Map, Value, json};

use super::food;
use super::pinned::{self, Pinned};
use super::thing::{Kind, is_same, with_names};
use crate::api::{Book, Way};
use crate::error::{Code, Error, Result};
use crate::model::{FoodRef, Library, MealDraft, MealPatch, SettingsPatch, State};

/// Where a thing is now.
#[derive(Default)]
pub(super) struct Brought {
    /// Its state; `None` where it is gone.
    pub(super) state: Option<Value>,
    /// Ids that are others now: of itself, of its items.
    pub(super) renamed: Vec<(String, String)>,
    /// What a person is told of it: what is not as it was, and what was done so that it is.
    pub(super) told: Vec<String>,
}

/// What is known beside the states of a thing.
pub(super) struct Known<'k> {
    /// Things that got another id have the later one in both states.
    pub(super) renamed: &'k [(String, String)],
    /// Own foods that are known to be no more.
    pub(super) passing: &'k HashSet<String>,
    /// It may have been brought there before, of which nobody heard.
    pub(super) is_again: bool,
}

/// What was found before a thing goes a way.
pub(super) enum Looked {
    /// It is at the way's end already.
    There(Brought),
    /// It is where the way begins; with it, the foods of a meal that are not as they were.
    Ahead(Pinned),
}

/// Looks whether a thing has the state that a way begins with, and at all else that is to be known before it goes.
///
/// Errors: `Conflict` where it has another; those of the requests, none of which changes anything.
pub(super) fn look(
    book: &dyn Book,
    (kind, id): (Kind, &str),
    from: Option<&Value>,
    to: Option<&Value>,
    known: &Known<'_>,
) -> Result<Looked> {
    if kind == Kind::Settings {
        return Ok(Looked::Ahead(Pinned::default()));
    }
    let now = state(book, kind, id)?.map(|now| with_names(&now, known.renamed));
    if known.is_again && is_same(to, now.as_ref()) {
        return Ok(Looked::There(Brought {
            state: now,
            ..Brought::default()
        }));
    }
    if !is_same(from, now.as_ref()) {
        return Err(match (from, &now) {
            (Some(_), None) => Way::gone(),
            _ => Way::changed(),
        });
    }
    let pinned = match (kind, to) {
        (Kind::Meal, Some(to)) => pinned::of(book, from, to, known.passing)?,
        _ => Pinned::default(),
    };
    Ok(Looked::Ahead(pinned))
}

/// Brings a thing from a state to another, by what [`look`] has found.
///
/// Errors: `Conflict` where settings have another; those of the requests.
pub(super) fn bring(
    book: &dyn Book,
    (kind, id): (Kind, &str),
    from: Option<&Value>,
    to: Option<&Value>,
    pinned: &Pinned,
    known: &Known<'_>,
) -> Result<Brought> {
    let mut brought = match (kind, to) {
        (Kind::Settings, _) => return settings(book, from, to),
        (Kind::Meal, None) => book.delete_meal(id).map(|()| Brought::default())?,
        (Kind::Food, None) => book.delete_food(id).map(|()| Brought::default())?,
        (Kind::Meal, Some(to)) => meal(book, id, from, to, pinned)?,
        (Kind::Food, Some(to)) => food::bring(book, from, to)?,
    };
    let state = brought.state.take();
    brought.state = state.map(|state| with_names(&state, known.renamed));
    Ok(brought)
}

/// The state of a thing; `None` where there is none.
pub(super) fn state(book: &dyn Book, kind: Kind, id: &str) -> Result<Option<Value>> {
    let found = match kind {
        Kind::Meal => book.get_meal(id).map(|meal| Some(value(&meal))),
        Kind::Food => {
            let food = FoodRef::new(Library::Mine, id);
            Ok(book.recall_food(&food)?.map(|food| value(&food)))
        }
        Kind::Settings => book.get_settings().map(|settings| Some(value(&settings))),
    };
    match found {
        Err(error) if error.code() == Code::NotFound => Ok(None),
        found => found,
    }
}

/// A state as it is kept.
pub(super) fn value(state: &impl serde::Serialize) -> Value {
    serde_json::to_value(state).unwrap_or_default()
}

/// Brings a meal to a state, its items with the figures that they had.
fn meal(
    book: &dyn Book,
    id: &str,
    from: Option<&Value>,
    to: &Value,
    pinned: &Pinned,
) -> Result<Brought> {
    let state = written(book, id, from, to, pinned)?;
    let mut renamed = renamed(to, &state);
    renamed.extend(pinned.renamed(to, &state));
    let mut told = pinned.told(to, &state);
    told.extend(pinned.let_go(book, to, &state));
    Ok(Brought {
        state: Some(state),
        renamed,
        told,
    })
}

/// Writes a meal as it was, or changes what differs.
fn written(
    book: &dyn Book,
    id: &str,
    from: Option<&Value>,
    to: &Value,
    pinned: &Pinned,
) -> Result<Value> {
    const MEMBERS: [&str; 6] = ["eatenAt", "timezone", "state", "name", "notes", "images"];
    let mut body = Map::new();
    for name in MEMBERS {
        // What a service leaves out is unset, as what it says to be `null` is.
        let value = set(to, name);
        let differs = match from {
            Some(from) => set(from, name) != value,
            None => !value.is_null(),
        };
        if differs {
            body.insert(name.to_owned(), unset_as_said(name, value));
        }
    }
    let is_new = from.is_none();
    if let (true, Some(images)) = (is_new, body.get_mut("images").and_then(Value::as_array_mut)) {
        // Photos are deleted with their meal; links are not.
        images.retain(|image| image.get("path").is_none());
    }
    if from.is_none_or(|from| from["items"] != to["items"]) {
        body.insert("items".to_owned(), items(from, to, pinned));
    }
    let body = Value::Object(body);
    match is_new {
        true => book
            .create_meal(&MealDraft::from(body))
            .map(|meal| value(&meal)),
        false => book
            .update_meal(id, &MealPatch::from(body))
            .map(|meal| value(&meal)),
    }
}

/// A member of a state; `null` where it is unset, whichever way that is said.
fn set<'s>(state: &'s Value, name: &str) -> &'s Value {
    match state.get(name) {
        Some(Value::Array(list)) if list.is_empty() => &Value::Null,
        Some(value) => value,
        None => &Value::Null,
    }
}

/// How a request says a member: no images are an empty list, and what is not said to be planned is logged.
fn unset_as_said(name: &str, value: &Value) -> Value {
    match (name, value) {
        ("images", Value::Null) => json!([]),
        ("state", Value::Null) => json!(State::Logged),
        (_, value) => value.clone(),
    }
}

/// The items of a state, those that are still there by their ids.
fn items(from: Option<&Value>, to: &Value, pinned: &Pinned) -> Value {
    let list = |state: &Value| state["items"].as_array().cloned().unwrap_or_default();
    let there = from.map(list).unwrap_or_default();
    let entry = |item: &Value| {
        let mut entry = json!({ "quantity": item["quantity"], "unit": item["unit"] });
        let kept = there.iter().find(|known| known["id"] == item["id"]);
        if kept.is_some() {
            entry["id"] = item["id"].clone();
        }
        // The food of an item that is kept stays pinned as it is.
        if kept.is_none_or(|kept| kept["food"] != item["food"]) {
            let food = &item["food"];
            match pinned.food(item) {
                Some(own) => entry["newFood"] = own.clone(),
                None => entry["food"] = json!({ "library": food["library"], "key": food["key"] }),
            }
        }
        entry
    };
    list(to).iter().map(entry).collect()
}

/// The id of a meal, or the key of a food.
pub(super) fn id_of(state: &Value) -> Option<&str> {
    state.get("key").or(state.get("id")).and_then(Value::as_str)
}

/// The ids that are others than they were.
pub(super) fn renamed(was: &Value, now: &Value) -> Vec<(String, String)> {
    let list = |state: &Value| state["items"].as_array().cloned().unwrap_or_default();
    let mut pairs = vec![(was.clone(), now.clone())];
    pairs.extend(list(was).into_iter().zip(list(now)));
    let differ = pairs.iter().filter_map(|(was, now)| {
        let (was, now) = (id_of(was)?, id_of(now)?);
        (was != now).then(|| (was.to_owned(), now.to_owned()))
    });
    differ.collect()
}

/// Sets the members that differ, if they are as they were left.
fn settings(book: &dyn Book, from: Option<&Value>, to: Option<&Value>) -> Result<Brought> {
    let (Some(from), Some(to)) = (from, to) else {
        return Err(Error::new(Code::Internal, "settings are always there"));
    };
    let now = value(&book.get_settings()?);
    if part(&now, from) != *from {
        return Err(Way::changed());
    }
    let mut changes = targets(from, to);
    let rest = to.as_object().into_iter().flatten();
    let rest: Map<_, _> = rest
        .filter(|(name, _)| *name != "targets")
        .map(|(name, value)| (name.clone(), clearable(value)))
        .collect();
    if !rest.is_empty() {
        changes.insert(0, Value::Object(rest));
    }
    for change in changes {
        book.update_settings(&SettingsPatch::from(change))?;
    }
    Ok(Brought {
        state: Some(to.clone()),
        ..Brought::default()
    })
}

/// Members without those that cannot be cleared again.
fn clearable(members: &Value) -> Value {
    let members = members.as_object().cloned().unwrap_or_default();
    let stays = |name: &str| matches!(name, "deviceUnits" | "showTargets");
    let kept = members
        .into_iter()
        .filter(|(name, value)| !(value.is_null() && stays(name)));
    kept.collect::<Map<_, _>>().into()
}

/// What of the settings differs between two states: the first one's part of it.
pub(super) fn differing(one: &Value, other: &Value) -> Value {
    let mut differing = Map::new();
    if set(one, "targets") != set(other, "targets") {
        let targets = one.get("targets").filter(|targets| targets.is_array());
        differing.insert("targets".to_owned(), targets.cloned().unwrap_or(json!([])));
    }
    for group in ["preferences", "body"] {
        let (one, other) = (&one[group], &other[group]);
        let names = [one, other].into_iter().filter_map(Value::as_object);
        let names = names.flat_map(Map::keys);
        let names = names.filter(|name| set(one, name) != set(other, name));
        let members: Map<_, _> = names
            .map(|name| (name.clone(), set(one, name).clone()))
            .collect();
        if !members.is_empty() {
            differing.insert(group.to_owned(), members.into());
        }
    }
    differing.into()
}

/// The part of a state that another one speaks of.
fn part(state: &Value, shape: &Value) -> Value {
    match (state, shape) {
        // A group of which nothing is set may be left out.
        (state, Value::Object(shape)) => {
            let part = shape.iter().map(|(name, shape)| {
                let value = state.get(name).unwrap_or(&Value::Null);
                (name.clone(), part(value, shape))
            });
            part.collect::<Map<_, _>>().into()
        }
        (Value::Null, Value::Array(none)) if none.is_empty() => shape.clone(),
        (state, _) => state.clone(),
    }
}

/// The changes that lead from targets to others: from the first day on that differs, each anew.
fn targets(from: &Value, to: &Value) -> Vec<Value> {
    let list = |state: &Value| state["targets"].as_array().cloned().unwrap_or_default();
    let (from, to) = (list(from), list(to));
    let same = from
        .iter()
        .zip(&to)
        .take_while(|(one, other)| one == other)
        .count();
    let day = |period: Option<&Value>| {
        period
            .and_then(|period| period["from"].as_str())
            .map(str::to_owned)
    };
    let (gone, come) = (day(from.get(same)), day(to.get(same)));
    // Days are written so that they sort as text.
    let Some(first) = gone.into_iter().chain(come).min() else {
        return Vec::new();
    };
    let held = same.checked_sub(1).and_then(|before| to.get(before));
    let held = held.map_or(Value::Null, |period| period["values"].clone());
    let mut changes = Vec::new();
    if to.get(same).is_none_or(|period| period["from"] != *first) {
        changes.push(json!({ "targets": { "from": first, "values": held } }));
    }
    changes.extend(to[same..].iter().map(
        |period| json!({ "targets": { "from": period["from"], "values": period["values"] } }),
    ));
    changes
}

#[cfg(test)]
mod tests {
    use super::*;

    fn steps(days: &[(&str, Option<u32>)]) -> Value {
        let period = |(day, kcal): &(&str, Option<u32>)| json!({ "from": day, "values": kcal });
        json!({ "targets": days.iter().map(period).collect::<Vec<_>>() })
    }

    #[test]
    fn targets_are_set_anew_from_the_first_day_that_differs() {
        let one = steps(&[("2026-01-01", Some(1)), ("2026-03-01", Some(3))]);
        let two = steps(&[
            ("2026-01-01", Some(1)),
            ("2026-02-01", Some(2)),
            ("2026-03-01", Some(3)),
        ]);
        let changes = |days: &[(&str, Option<u32>)]| -> Vec<Value> {
            let change = |(day, kcal): &(&str, Option<u32>)| json!({ "targets": { "from": day, "values": kcal } });
            days.iter().map(change).collect()
        };
        assert_eq!(
            targets(&one, &two),
            changes(&[("2026-02-01", Some(2)), ("2026-03-01", Some(3))])
        );
        assert_eq!(
            targets(&two, &one),
            changes(&[("2026-02-01", Some(1)), ("2026-03-01", Some(3))])
        );
        assert_eq!(targets(&one, &steps(&[])), changes(&[("2026-01-01", None)]));
        assert_eq!(targets(&one, &one), changes(&[]));
    }
}
