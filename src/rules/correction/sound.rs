//! Whether what is kept of a correction can be so in any food.

use serde_json::{Value, json};

use super::{Basis, Kept};
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

/// A food of which nothing but this is told; `None` of what is no member of its own, and of a nutrient that is
/// not told.
fn food_of(kept: &Kept) -> Option<Value> {
    let mut food = json!({ "name": "food", "data": { "base": "g" } });
    match kept.path.as_str() {
        path @ ("name" | "brand") => food[path] = kept.to.clone(),
        _ if kept.to.is_null() => return None,
        path => {
            let nutrient: Nutrient = path.strip_prefix(VALUES)?.parse().ok()?;
            let values = json!({ nutrient.as_str(): kept.to });
            food["data"]["nutrition"] = json!({ "basisAmount": 100, "values": values });
        }
    }
    Some(food)
}

fn is_member(path: &str) -> bool {
    let Some(path) = path.strip_prefix("data.") else {
        return matches!(path, "name" | "brand");
    };
    let name = path.split(['.', '[']).next().unwrap_or_default();
    let is_nutrient = |path: &str| path.parse::<Nutrient>().is_ok();
    let is_value = format!("data.{path}").strip_prefix(VALUES).map(is_nutrient);
    is_value.unwrap_or(true)
        && members::unknown(&members::FOOD, &json!({ "data": { name: null } })).is_empty()
}

fn is_basis(basis: &Basis) -> bool {
    let is_base = |base: &Value| {
        base.as_str()
            .is_some_and(|base| base.parse::<Base>().is_ok())
    };
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
            ("brand", Value::Null),
            ("data.nutrition.values.kcal", json!(539.5)),
            ("data.nutrition.values.salt", Value::Null),
            ("data.measures[cup]", json!(240)),
            ("data.defaultPortion", json!({ "amount": 1, "unit": "cup" })),
            ("data.composition", json!("sugar")),
            ("data.base", json!("serving")),
        ] {
            assert!(is_sound_at(path, to), "{path}");
        }
        for (path, to) in [
            ("name", json!(5)),
            ("name", json!("x".repeat(10_000))),
            ("data.nutrition.values.kcal", json!(-1)),
            ("data.nutrition.values.kcal", json!("many")),
            ("data.nutrition.values.luck", json!(1)),
            ("data.evil.x", json!(1)),
            ("evil", json!(1)),
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
