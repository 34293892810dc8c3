//! Members of a food by their paths: looked at, set, taken out.
//!
//! A path is that of [`Change`](crate::model::Change): `data.nutrition.values.kcal`. One measure
//! alone is `data.measures[LABEL]`, whatever the label holds.

use serde_json::{Map, Value};

/// Where the measures stand.
pub(super) const MEASURES: &str = "data.measures";

/// The portion, which may be of a measure.
pub(super) const PORTION: &str = "data.defaultPortion";

/// The path of one measure.
pub(super) fn measure(label: &str) -> String {
    format!("{MEASURES}[{label}]")
}

/// The label of the measure a path is of.
pub(super) fn label(path: &str) -> Option<&str> {
    path.strip_prefix(MEASURES)?
        .strip_prefix('[')?
        .strip_suffix(']')
}

/// What stands at a path; `null` where nothing does.
pub(super) fn at<'f>(food: &'f Value, path: &str) -> &'f Value {
    match label(path) {
        Some(label) => with_label(&food["data"]["measures"], label),
        None => path.split('.').fold(food, |food, name| &food[name]),
    }
}

/// The measure with a label; of equal labels the first counts.
pub(super) fn with_label<'m>(measures: &'m Value, label: &str) -> &'m Value {
    let place = place_of(measures, label);
    place.map_or(&Value::Null, |place| &measures[place])
}

fn place_of(measures: &Value, label: &str) -> Option<usize> {
    let mut measures = measures.as_array()?.iter();
    measures.position(|measure| measure["label"] == label)
}

/// The labels of measures.
pub(super) fn labels(measures: &Value) -> impl Iterator<Item = &str> {
    let measures = measures.as_array().into_iter().flatten();
    measures.filter_map(|measure| measure["label"].as_str())
}

/// Sets a member; `null` takes it out.
pub(super) fn set(food: &mut Value, path: &str, to: &Value) {
    match label(path) {
        Some(label) => set_measure(food, label, to),
        None => set_member(food, path, to),
    }
}

/// Sets a measure where it stands, a new one behind the others. A list of which nothing is left is
/// taken out.
fn set_measure(food: &mut Value, label: &str, to: &Value) {
    let mut measures = food["data"]["measures"].clone();
    let place = place_of(&measures, label);
    match (measures.as_array_mut(), place) {
        (Some(list), Some(place)) if to.is_null() => drop(list.remove(place)),
        (Some(list), Some(place)) => list[place] = to.clone(),
        _ if to.is_null() => return,
        (Some(list), None) => list.push(to.clone()),
        (None, _) => measures = Value::Array(vec![to.clone()]),
    }
    if measures.as_array().is_some_and(Vec::is_empty) {
        measures = Value::Null;
    }
    set_member(food, MEASURES, &measures);
}

fn set_member(food: &mut Value, path: &str, to: &Value) {
    let (mut place, mut names) = (food, path.split('.').peekable());
    while let Some(name) = names.next() {
        if !place.is_object() {
            *place = Value::Object(Map::new());
        }
        let Value::Object(members) = place else { break };
        match (names.peek(), to) {
            (None, Value::Null) => {
                members.shift_remove(name);
                break;
            }
            (None, to) => {
                members.insert(name.to_owned(), to.clone());
                break;
            }
            // Out of what is not there nothing is to be taken.
            (Some(_), Value::Null) if !members.contains_key(name) => break,
            (Some(_), _) => place = members.entry(name).or_insert(Value::Null),
        }
    }
}
