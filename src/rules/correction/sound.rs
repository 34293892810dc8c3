//! Whether what is kept of a correction can be so in any food.

use serde_json::{Value, json};

use super::{Basis, Kept, NAME, PORTION, language_of, set};
use crate::model::{Amount, Base, Nutrient};
use crate::rules::{food, members};

/// Where a nutrient stands.
const VALUES: &str = "data.nutrition.values.";

/// Whether what is kept could have been accepted: it is a member of a food, and names and nutrients break
/// no rule.
pub fn is_sound(kept: &Kept) -> bool {
    let basis = kept.basis.as_ref();
    basis.is_none_or(is_basis)
        && is_member(&kept.path)
        && food_of(kept).is_none_or(|food| food::check(&food).is_ok())
}

/// A food of which nothing but this is told, and what it needs to be told; `None` of what is not told of it.
fn food_of(kept: &Kept) -> Option<Value> {
    let path = match language_of(&kept.path) {
        Some(_) => NAME,
        None => kept.path.as_str(),
    };
    if kept.to.is_null() && path != NAME {
        return None;
    }
    let data = match path {
        "data.recipe" => json!({}),
        "data.ingredients" => json!({ "recipe": { "servings": 1, "steps": [] } }),
        path if path.starts_with(VALUES) => {
            json!({ "base": "g", "nutrition": { "basisAmount": 100 } })
        }
        PORTION => with_unit(&kept.to["unit"]),
        _ => json!({ "base": "g" }),
    };
    let mut food = json!({ "name": "food", "data": data });
    set(&mut food, path, &kept.to);
    Some(food)
}

/// The data of a food that has a unit, so that a portion may be in it.
fn with_unit(unit: &Value) -> Value {
    match is_base(unit) {
        true => json!({ "base": unit }),
        false => json!({ "base": "g", "measures": [{ "label": unit, "size": 1 }] }),
    }
}

fn is_base(base: &Value) -> bool {
    base.as_str()
        .is_some_and(|base| base.parse::<Base>().is_ok())
}

fn is_member(path: &str) -> bool {
    let Some(path) = path.strip_prefix("data.") else {
        return language_of(path).is_some() || path == "brand";
    };
    let name = path.split(['.', '[']).next().unwrap_or_default();
    let is_nutrient = |path: &str| path.parse::<Nutrient>().is_ok();
    let is_value = format!("data.{path}").strip_prefix(VALUES).map(is_nutrient);
    is_value.unwrap_or(true)
        && members::unknown(&members::FOOD, &json!({ "data": { name: null } })).is_empty()
}

fn is_basis(basis: &Basis) -> bool {
    let is_amount = |amount: &Value| {
        Amount::parse(&amount.to_string()).is_some_and(|amount| amount > Amount::ZERO)
    };
    (basis.base.is_null() || is_base(&basis.base))
        && (basis.amount.is_null() || is_amount(&basis.amount))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_sound_at(path: &str, to: Value) -> bool {
        let path = path.to_owned();
        is_sound(&Kept {
            path,
            to,
            basis: None,
        })
    }

    #[test]
    fn what_could_have_been_accepted_is_sound_and_nothing_else_that_can_be_told() {
        for (path, to) in [
            ("name", json!("Spread")),
            ("name.fr", json!("Pate")),
            ("brand", Value::Null),
            ("data.nutrition.values.kcal", json!(539.5)),
            ("data.nutrition.values.salt", Value::Null),
            ("data.measures[cup]", json!({ "label": "cup", "size": 240 })),
            ("data.measures[cup]", Value::Null),
            ("data.measures", json!([{ "label": "cup", "size": 240 }])),
            ("data.defaultPortion", json!({ "amount": 1, "unit": "cup" })),
            ("data.defaultPortion", json!({ "amount": 30, "unit": "ml" })),
            ("data.composition", json!("sugar")),
            ("data.base", json!("serving")),
            ("data.base", Value::Null),
            (
                "data.nutrition",
                json!({ "basisAmount": 15, "values": { "kcal": 5 } }),
            ),
            (
                "data.images",
                json!([{ "url": "https://example.org/a.jpg" }]),
            ),
            ("data.source", json!({ "origin": "label", "place": "USDA" })),
            ("data.recipe", json!({ "servings": 2, "steps": ["Stir"] })),
            (
                "data.ingredients",
                json!([{
                    "food": { "library": "off", "key": "1", "version": 1, "name": "Oats" },
                    "portion": { "amount": 1, "unit": "g" },
                }]),
            ),
        ] {
            assert!(is_sound_at(path, to), "{path}");
        }
        for (path, to) in [
            ("name", json!(5)),
            ("name.fr", json!(5)),
            ("name.first", json!("Spread")),
            ("name", json!("x".repeat(10_000))),
            ("data.nutrition.values.kcal", json!(-1)),
            ("data.nutrition.values.kcal", json!("many")),
            ("data.nutrition.values.luck", json!(1)),
            ("data.evil.x", json!(1)),
            ("evil", json!(1)),
            ("data.base", json!("kg")),
            ("data.composition", json!(5)),
            ("data.measures", json!([{ "label": "", "size": 1 }])),
            (
                "data.measures[spoon]",
                json!({ "label": "spoon", "size": -1 }),
            ),
            ("data.measures[spoon]", json!(15)),
            ("data.defaultPortion", json!({ "amount": -1, "unit": "g" })),
            ("data.nutrition", json!({ "basisAmount": 0, "values": {} })),
            ("data.source", json!({ "origin": "x" })),
            ("data.recipe", json!({ "servings": 0 })),
            ("data.ingredients", json!([5])),
        ] {
            assert!(!is_sound_at(path, to.clone()), "{path}: {to}");
        }
        let based = |base: Value, amount: Value| Kept {
            path: "data.nutrition.values.kcal".to_owned(),
            to: json!(1),
            basis: Some(Basis { base, amount }),
        };
        assert!(is_sound(&based(json!("ml"), json!(100))));
        assert!(!is_sound(&based(json!("kg"), json!(100))));
        assert!(!is_sound(&based(json!("g"), json!(0))));
    }
}
