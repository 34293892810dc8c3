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

/// Members of `data` that mean something only together: figures, and what they are figures of.
const FIGURES: [&str; 6] = [
    "base",
    "nutrition",
    "measures",
    "defaultPortion",
    "recipe",
    "ingredients",
];

/// Where the figures come from: it goes with them, and changes none by itself.
const SOURCE: &str = "source";

/// Whether changes touch what a food's figures are, or what they are figures of.
pub fn touches_figures(changes: &[Change]) -> bool {
    let of_figures = |name: &str| FIGURES.contains(&name);
    changes
        .iter()
        .filter_map(|change| change.path.strip_prefix("data."))
        .any(|path| path.split('.').next().is_some_and(of_figures))
}

/// What is taken over of a corrected food: the members that changes touch, whole, and all figures
/// where they touch any. Values for 15 g are not mixed with others for 100 g.
pub fn whole(changes: &[Change], corrected: &Value) -> Vec<Change> {
    let mut members: BTreeSet<String> = changes.iter().map(|it| member(&it.path)).collect();
    if touches_figures(changes) {
        let names = FIGURES.iter().chain([&SOURCE]);
        members.extend(names.map(|name| format!("data.{name}")));
    }
    let taken = members.into_iter().map(|path| Change {
        to: path
            .split('.')
            .fold(corrected, |food, name| &food[name])
            .clone(),
        from: Value::Null,
        path,
    });
    taken.collect()
}

/// The member of the food, or of its `data`, in which a path ends.
fn member(path: &str) -> String {
    let most = if path.starts_with("data.") { 2 } else { 1 };
    path.split('.').take(most).collect::<Vec<_>>().join(".")
}

/// A product with the changes that are proposed. A member of `data` of which nothing is left is
/// left out.
pub fn corrected(product: &Value, changes: &[Change]) -> Value {
    let mut food = product.clone();
    apply(&mut food, changes);
    if let Some(data) = food["data"].as_object_mut() {
        let touched: BTreeSet<String> = changes.iter().map(|it| member(&it.path)).collect();
        data.retain(|name, value| !touched.contains(&format!("data.{name}")) || !is_hollow(value));
    }
    food
}

/// Whether nothing is in an object, nor in those inside it.
fn is_hollow(value: &Value) -> bool {
    let members = value.as_object();
    members.is_some_and(|members| members.values().all(is_hollow))
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

    fn taken(changes: &[Change]) -> BTreeSet<&str> {
        changes.iter().map(|change| change.path.as_str()).collect()
    }

    #[test]
    fn a_change_of_one_figure_takes_all_figures_and_other_members_stay_alone() {
        let product = json!({ "name": "Spread", "data": { "base": "g", "note": "x",
            "nutrition": { "basisAmount": 100, "values": { "kcal": 1 } } } });
        let copy = json!({ "name": "Cream", "data": { "base": "g", "note": "x",
            "nutrition": { "basisAmount": 15, "values": { "kcal": 1 } } } });
        let whole = whole(&changes(&product, &copy), &copy);
        let data = FIGURES.iter().chain([&SOURCE]);
        let expected: Vec<String> = data.map(|name| format!("data.{name}")).collect();
        let expected = expected.iter().map(String::as_str).chain(["name"]);
        assert_eq!(taken(&whole), expected.collect());
        let mut later = json!({ "name": "Spread", "data": { "base": "serving", "note": "y",
            "nutrition": { "basisAmount": 1, "values": { "kcal": 9, "fibre": 6 } }, "measures": [] } });
        apply(&mut later, &whole);
        assert_eq!(
            later,
            json!({ "name": "Cream", "data": { "base": "g", "note": "y",
                "nutrition": { "basisAmount": 15, "values": { "kcal": 1 } } } })
        );
    }

    #[test]
    fn a_changed_name_or_source_leaves_the_figures_to_imports() {
        let product =
            json!({ "name": "Spread", "data": { "base": "g", "source": { "place": "A" } } });
        let copy = json!({ "name": "Cream", "data": { "base": "g" } });
        let whole = whole(&changes(&product, &copy), &copy);
        assert_eq!(taken(&whole), BTreeSet::from(["name", "data.source"]));
    }

    #[test]
    fn a_member_of_which_nothing_is_left_is_left_out() {
        let product = json!({ "name": "Spread", "data": { "base": "g",
            "nutrition": { "basisAmount": 100, "values": { "kcal": 1 } },
            "defaultPortion": { "amount": 15, "unit": "g" } } });
        let copy = json!({ "name": "Spread", "data": { "base": "g" } });
        assert_eq!(corrected(&product, &changes(&product, &copy)), copy);
    }

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
