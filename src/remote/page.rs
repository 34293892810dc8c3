//! Pages, whatever another server calls their members.

use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};

/// What servers call the list of a page.
const LISTS: [&str; 4] = ["items", "data", "results", "entries"];
/// What servers call the offset of the next page.
const OFFSETS: [&str; 3] = ["next_offset", "nextoffset", "next"];

/// Reads a page whose list should be called `list`. A bare list is the only page there is.
pub(super) fn read<T: DeserializeOwned>(page: Value, list: &str) -> Option<T> {
    let mut members = match page {
        Value::Object(members) => members,
        bare @ Value::Array(_) => Map::from_iter([(list.to_owned(), bare)]),
        _ => return None,
    };
    adopt(&mut members, list, &LISTS, Value::is_array);
    adopt(&mut members, "nextOffset", &OFFSETS, |value| {
        value.is_null() || value.is_u64()
    });
    serde_json::from_value(json!(members)).ok()
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
        assert!(read::<FoodPage>(json!({ "total": 3 }), "foods").is_none());
        assert!(read::<FoodPage>(json!("foods"), "foods").is_none());
    }
}
