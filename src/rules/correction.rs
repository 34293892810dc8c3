//! What a changed copy of a product proposes to correct.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use crate::model::Change;

/// The members in which a copy differs from the product: `name`, `brand` and the leaves of
/// `data`. Lists are compared whole; a member that is not set is `null`.
pub fn changes(product: &Value, copy: &Value) -> Vec<Change> {
    let mut changes = Vec::new();
    for name in ["name", "brand", "data"] {
        compare(name, &product[name], &copy[name], &mut changes);
    }
    changes
}

fn compare(path: &str, from: &Value, to: &Value, changes: &mut Vec<Change>) {
    let is_object = |value: &Value| value.is_object() || value.is_null();
    if (from.is_object() || to.is_object()) && is_object(from) && is_object(to) {
        for name in names(from).union(&names(to)) {
            compare(&format!("{path}.{name}"), &from[*name], &to[*name], changes);
        }
    } else if from != to {
        changes.push(Change {
            path: path.to_owned(),
            from: json!(from),
            to: json!(to),
        });
    }
}

fn names(value: &Value) -> BTreeSet<&str> {
    value
        .as_object()
        .into_iter()
        .flat_map(|members| members.keys().map(String::as_str))
        .collect()
}

/// Changes a product as it is proposed; `null` takes a member out.
pub fn apply(product: &mut Value, changes: &[Change]) {
    for change in changes {
        let (mut place, mut names) = (&mut *product, change.path.split('.').peekable());
        while let Some(name) = names.next() {
            if !place.is_object() {
                *place = Value::Object(Map::new());
            }
            let Value::Object(members) = place else { break };
            match (names.peek(), &change.to) {
                (None, Value::Null) => {
                    members.shift_remove(name);
                    break;
                }
                (None, to) => {
                    members.insert(name.to_owned(), to.clone());
                    break;
                }
                (Some(_), _) => place = members.entry(name).or_insert(Value::Null),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_that_unsets_a_member_takes_it_out() {
        let mut food = json!({ "name": "Spread", "brand": "A", "data": { "base": "g", "nutrition": { "values": { "kcal": 1, "fat": 2 } } } });
        let change = |path: &str, to: Value| Change {
            path: path.to_owned(),
            from: Value::Null,
            to,
        };
        apply(
            &mut food,
            &[
                change("brand", Value::Null),
                change("data.nutrition.values.fat", Value::Null),
                change("data.nutrition.values.kcal", json!(539)),
                change("data.recipe.servings", json!(2)),
            ],
        );
        assert_eq!(
            food,
            json!({ "name": "Spread", "data": { "base": "g", "nutrition": { "values": { "kcal": 539 } }, "recipe": { "servings": 2 } } })
        );
    }
}
