//! What a changed copy of a product proposes to correct.

use std::collections::BTreeSet;

use serde_json::{Value, json};

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
