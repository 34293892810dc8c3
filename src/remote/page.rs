//! Pages, whatever another server calls their members.

use std::cell::Cell;

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::read::is_named;
use crate::model::{Library, json};

/// What servers call the list of a page.
const LISTS: [&str; 4] = ["items", "data", "results", "entries"];
/// What servers call the offset of the next page.
const OFFSETS: [&str; 3] = ["next_offset", "nextoffset", "next"];

/// The longest list that is read page after page: a person's meals of a hundred years are shorter.
const LONGEST: usize = 512 * 1024 * 1024;

/// How many bytes the pages had so far of the list that is read.
#[derive(Debug, Default)]
pub(super) struct Length(Cell<usize>);

impl Length {
    /// Counts a page, of this length; the first one begins anew.
    pub(super) fn admit(&self, query: &[(String, String)], length: usize) -> Result<(), String> {
        let goes_on = query
            .iter()
            .any(|(name, value)| name == "offset" && value != "0");
        let before = if goes_on { self.0.get() } else { 0 };
        self.0.set(before.saturating_add(length));
        match self.0.get() > LONGEST {
            true => Err(format!(
                "does not end: its pages have more than {} MiB so far",
                LONGEST >> 20
            )),
            false => Ok(()),
        }
    }
}

/// A page that was read.
pub(super) struct Read<T> {
    pub(super) page: T,
    /// As it was received, where that is not how it was read.
    pub(super) received: Option<Value>,
}

/// Reads a page whose list should be called `list`. A bare list is the only page there is. Foods
/// that do not say so are of the library that was asked.
pub(super) fn read<T: DeserializeOwned>(
    received: Value,
    list: &str,
    library: Option<&str>,
) -> Option<Read<T>> {
    let mut members = match received.clone() {
        Value::Object(members) => members,
        bare @ Value::Array(_) => Map::from_iter([(list.to_owned(), bare)]),
        _ => return None,
    };
    adopt(&mut members, list, &LISTS, Value::is_array);
    adopt(&mut members, "nextOffset", &OFFSETS, |value| {
        value.is_null() || value.is_u64()
    });
    if let Some(next) = members.get_mut("nextOffset") {
        *next = offset(next)?;
    }
    if let (Some(library), Some(Value::Array(foods))) = (library, members.get_mut(list)) {
        if !foods.iter().all(is_named) {
            return None;
        }
        foods.iter_mut().for_each(|food| point_at(food, library));
    }
    let read = Value::Object(members);
    // Through text: a tree of values loses numbers that no integer holds.
    let page = json::read(read.to_string().as_bytes()).ok()?;
    let received = Some(received).filter(|received| *received != read);
    Some(Read { page, received })
}

/// The library that was asked.
pub(super) fn library(query: &[(String, String)]) -> &str {
    let asked = query.iter().find(|(name, _)| name == "library");
    asked.map_or(Library::Mine.as_str(), |(_, library)| library)
}

/// Gives a food the library it was found in and, if it is an own one, its id for a key: without
/// them nothing points at it.
fn point_at(food: &mut Value, library: &str) {
    let Value::Object(food) = food else { return };
    let is_missing =
        |food: &Map<String, Value>, name: &str| food.get(name).is_none_or(Value::is_null);
    if is_missing(food, "library") {
        food.insert("library".to_owned(), library.into());
    }
    let is_own = food
        .get("library")
        .is_some_and(|named| named == Library::Mine.as_str());
    if let Some(id) = food.get("id").cloned()
        && is_own
        && is_missing(food, "key")
    {
        food.insert("key".to_owned(), id);
    }
}

/// The offset of the next page; a whole number may be written `30.0`.
fn offset(sent: &Value) -> Option<Value> {
    let whole = |number: f64| number.fract() == 0.0 && (0.0..9e15).contains(&number);
    match sent {
        Value::Null => Some(Value::Null),
        // In range by the line above.
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        Value::Number(number) => match number.as_u64() {
            Some(number) => Some(number.into()),
            None => Some((number.as_f64().filter(|number| whole(*number))? as u64).into()),
        },
        _ => None,
    }
}

/// Gives a member its name where it goes by another one and its meaning is plain.
fn adopt(members: &mut Map<String, Value>, name: &str, others: &[&str], fits: fn(&Value) -> bool) {
    if members.contains_key(name) {
        return;
    }
    let other = others
        .iter()
        .find(|other| members.get(**other).is_some_and(fits));
    if let Some(value) = other.and_then(|other| members.shift_remove(*other)) {
        members.insert(name.to_owned(), value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::FoodPage;
    use serde_json::json;

    fn read<T: DeserializeOwned>(page: Value, list: &str) -> Option<T> {
        super::read(page, list, None).map(|read| read.page)
    }

    #[test]
    fn a_food_that_does_not_say_where_it_is_is_where_it_was_looked_for() {
        for (food, library, reference) in [
            (json!({ "id": "a" }), "mine", Some("mine/a")),
            (
                json!({ "id": "a", "key": null, "library": null }),
                "mine",
                Some("mine/a"),
            ),
            (json!({ "id": "a", "key": "b" }), "mine", Some("mine/b")),
            (json!({ "id": "a", "key": "b" }), "off", Some("off/b")),
            (
                json!({ "id": "a", "library": "off", "key": "b" }),
                "mine",
                Some("off/b"),
            ),
            (json!({ "name": "a" }), "mine", None),
        ] {
            let received = json!({ "foods": [food], "nextOffset": null });
            let read = super::read::<FoodPage>(received.clone(), "foods", Some(library)).unwrap();
            let found = read.page.foods[0]
                .reference()
                .map(|found| found.to_string());
            assert_eq!(found.as_deref(), reference, "{received}");
            assert!(read.received.is_none_or(|kept| kept == received));
        }
    }

    #[test]
    fn a_page_is_read_under_other_names() {
        for page in [
            json!({ "foods": [{ "name": "Oats" }], "nextOffset": null }),
            json!({ "items": [{ "name": "Oats" }] }),
            json!([{ "name": "Oats" }]),
        ] {
            let page: FoodPage = read(page, "foods").unwrap();
            assert_eq!(
                (page.foods[0].name.text(), page.next_offset.get()),
                ("Oats", None)
            );
        }
        let page: FoodPage = read(
            json!({ "results": [], "next_offset": 30, "total": 31 }),
            "foods",
        )
        .unwrap();
        assert_eq!(
            (page.next_offset.get(), page.extra.get("total")),
            (Some(&30), Some(&json!(31)))
        );
        let whole: FoodPage = read(
            serde_json::from_str(r#"{"foods":[],"nextOffset":30.0,"f":18446744073709551616}"#)
                .unwrap(),
            "foods",
        )
        .unwrap();
        assert_eq!(whole.next_offset.get(), Some(&30));
        assert_eq!(
            whole.extra.get("f").unwrap().to_string(),
            "18446744073709551616"
        );
        for wrong in [json!("20"), json!(-1), json!({}), json!(1e30), json!(2.5)] {
            let page = json!({ "foods": [], "nextOffset": wrong });
            assert!(read::<FoodPage>(page, "foods").is_none(), "{wrong}");
        }
        assert!(read::<FoodPage>(json!({ "total": 3 }), "foods").is_none());
        assert!(read::<FoodPage>(json!("foods"), "foods").is_none());
    }
    #[test]
    fn a_list_is_read_to_a_bound_and_the_next_one_anew() {
        let page = |offset: &str| vec![("offset".to_owned(), offset.to_owned())];
        let length = Length::default();
        assert!(length.admit(&[], LONGEST).is_ok());
        assert!(length.admit(&page("100"), 1).is_err());
        assert!(length.admit(&page("0"), LONGEST).is_ok());
        assert!(length.admit(&[], 1).is_ok());
        assert!(length.admit(&page("100"), LONGEST - 1).is_ok());
    }
}
