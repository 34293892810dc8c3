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
    changes.iter().any(|change| is_figure(&change.path))
}

/// What the figures of a food are counted in: `data.base` and `data.nutrition.basisAmount`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Basis {
    /// The base, as JSON; `null` where there is none.
    pub base: Value,
    /// The amount, as JSON; `null` where nothing is told of the nutrition.
    pub amount: Value,
}

impl Basis {
    /// That of a food.
    pub fn of(food: &Value) -> Basis {
        Basis {
            base: food["data"]["base"].clone(),
            amount: food["data"]["nutrition"]["basisAmount"].clone(),
        }
    }

    /// Whether the figures of a food are counted so; where nothing is told of its nutrition, its base
    /// alone.
    pub fn holds(&self, food: &Value) -> bool {
        let of_food = Basis::of(food);
        let same = of_food.amount == self.amount;
        of_food.base == self.base && (same || of_food.amount.is_null() || self.amount.is_null())
    }
}

/// A part of a correction, as it is kept for every catalogue to come.
#[derive(Clone, Debug, PartialEq)]
pub struct Kept {
    /// Which member; a nutrient alone, where the others are left to imports.
    pub path: String,
    /// What it is from now on; `null` where it is not set.
    pub to: Value,
    /// Where this is of figures that are not kept all together: what they are counted in.
    pub basis: Option<Basis>,
}

/// What is kept of a correction of a product.
///
/// Decision: a nutrient is kept alone, and measures with the portion, for as long as the figures are
/// counted in the same; all else goes on as it is imported. A correction that changes what they are
/// counted in keeps all figures together, as they were proposed: values for 15 g are not mixed with
/// others for 100 g.
pub fn kept(changes: &[Change], corrected: &Value) -> Vec<Kept> {
    let basis = Basis::of(corrected);
    let one_by_one = is_one_by_one(changes, corrected);
    let parts: BTreeSet<String> = match one_by_one {
        true => changes.iter().flat_map(part).collect(),
        false => whole(changes),
    };
    let kept = parts.into_iter().map(|path| Kept {
        to: path
            .split('.')
            .fold(corrected, |food, name| &food[name])
            .clone(),
        basis: (one_by_one && is_figure(&path)).then(|| basis.clone()),
        path,
    });
    kept.collect()
}

/// Whether a correction still says of a product what its proposer saw: nothing that came meanwhile
/// would be taken back unseen. It may stand there already.
pub fn is_current(changes: &[Change], product: &Value, corrected: &Value) -> bool {
    let before = original(changes, corrected);
    let same = |name: &str| {
        let now = &product["data"][name];
        now == &before["data"][name] || now == &corrected["data"][name]
    };
    let touches = |names: &[&str]| {
        let mut paths = changes.iter().map(|change| member(&change.path));
        paths.any(|path| names.iter().any(|name| path == *name))
    };
    if !is_one_by_one(changes, corrected) {
        return !touches_figures(changes) || FIGURES.into_iter().all(same);
    }
    let is_counted_so = !touches_figures(changes) || Basis::of(corrected).holds(product);
    let portions = !touches(&PORTIONS) || ["measures", "defaultPortion"].into_iter().all(same);
    is_counted_so && portions
}

/// The product as the proposer saw it.
fn original(changes: &[Change], corrected: &Value) -> Value {
    let mut original = corrected.clone();
    for change in changes {
        set(&mut original, &change.path, &change.from);
    }
    original
}

/// Whether a correction leaves what the figures are counted in, so that its parts can be kept alone.
fn is_one_by_one(changes: &[Change], corrected: &Value) -> bool {
    let same = Basis::of(&original(changes, corrected)) == Basis::of(corrected);
    same && changes.iter().all(is_of_a_part)
}

/// Whether a change is of no figure, of a nutrient, of measures or of the portion.
fn is_of_a_part(change: &Change) -> bool {
    let path = &change.path;
    !is_figure(path) || path.starts_with(VALUES) || PORTIONS.iter().any(|it| path.starts_with(it))
}

/// Where the nutrients stand.
const VALUES: &str = "data.nutrition.values.";

/// Measures and the portion, which may be of one of them.
const PORTIONS: [&str; 2] = ["data.measures", "data.defaultPortion"];

/// What is kept for a change of a part.
fn part(change: &Change) -> Vec<String> {
    let path = &change.path;
    match PORTIONS.iter().any(|it| path.starts_with(it)) {
        true => PORTIONS.map(str::to_owned).to_vec(),
        false if path.starts_with(VALUES) => vec![path.clone()],
        false => vec![member(path)],
    }
}

/// The members that changes touch, whole, and all figures where they touch any.
fn whole(changes: &[Change]) -> BTreeSet<String> {
    let mut members: BTreeSet<String> = changes.iter().map(|it| member(&it.path)).collect();
    if touches_figures(changes) {
        let names = FIGURES.iter().chain([&SOURCE]);
        members.extend(names.map(|name| format!("data.{name}")));
    }
    members
}

/// Whether a path is of a food's figures.
pub fn is_figure(path: &str) -> bool {
    let first = path
        .strip_prefix("data.")
        .and_then(|path| path.split('.').next());
    first.is_some_and(|name| FIGURES.contains(&name))
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
        set(product, &change.path, &change.to);
    }
}

/// Changes a product as it was accepted: what is kept all together first, then the parts, as far as
/// the figures are counted as theirs. `false` where some are not.
pub fn keep(product: &mut Value, kept: &[Kept]) -> bool {
    for one in kept.iter().filter(|one| one.basis.is_none()) {
        set(product, &one.path, &one.to);
    }
    let mut all = true;
    for one in kept {
        match &one.basis {
            Some(basis) if !basis.holds(product) => all = false,
            Some(basis) if one.path.starts_with(VALUES) && !one.to.is_null() => {
                set(product, "data.nutrition.basisAmount", &basis.amount);
                set(product, &one.path, &one.to);
            }
            Some(_) => set(product, &one.path, &one.to),
            None => {}
        }
    }
    all
}

/// Sets a member; `null` takes it out.
fn set(product: &mut Value, path: &str, to: &Value) {
    let (mut place, mut names) = (product, path.split('.').peekable());
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

#[cfg(test)]
mod tests {
    use super::*;

    fn taken(kept: &[Kept]) -> BTreeSet<&str> {
        kept.iter().map(|kept| kept.path.as_str()).collect()
    }

    #[test]
    fn a_change_of_what_figures_are_counted_in_takes_all_figures_and_other_members_stay_alone() {
        let product = json!({ "name": "Spread", "data": { "base": "g", "note": "x",
            "nutrition": { "basisAmount": 100, "values": { "kcal": 1 } } } });
        let copy = json!({ "name": "Cream", "data": { "base": "g", "note": "x",
            "nutrition": { "basisAmount": 15, "values": { "kcal": 1 } } } });
        let whole = kept(&changes(&product, &copy), &copy);
        let data = FIGURES.iter().chain([&SOURCE]);
        let expected: Vec<String> = data.map(|name| format!("data.{name}")).collect();
        let expected = expected.iter().map(String::as_str).chain(["name"]);
        assert_eq!(taken(&whole), expected.collect());
        let mut later = json!({ "name": "Spread", "data": { "base": "serving", "note": "y",
            "nutrition": { "basisAmount": 1, "values": { "kcal": 9, "fibre": 6 } }, "measures": [] } });
        assert!(keep(&mut later, &whole));
        assert_eq!(
            later,
            json!({ "name": "Cream", "data": { "base": "g", "note": "y",
                "nutrition": { "basisAmount": 15, "values": { "kcal": 1 } } } })
        );
    }

    #[test]
    fn a_nutrient_or_the_measures_are_kept_alone_while_figures_are_counted_in_the_same() {
        let spread = |values: Value| {
            json!({ "name": "Spread", "data": { "base": "g",
                "nutrition": { "basisAmount": 100, "values": values } } })
        };
        let product = spread(json!({ "kcal": 10, "fat": 1, "salt": 2 }));
        let mut copy = spread(json!({ "kcal": 20, "fat": 1 }));
        copy["data"]["measures"] = json!([{ "label": "spoon", "size": 15 }]);
        let parts = kept(&changes(&product, &copy), &copy);
        let expected = [
            "data.defaultPortion",
            "data.measures",
            "data.nutrition.values.kcal",
            "data.nutrition.values.salt",
        ];
        assert_eq!(taken(&parts), BTreeSet::from(expected));

        let mut later = spread(json!({ "kcal": 11, "fat": 7, "salt": 3 }));
        later["data"]["defaultPortion"] = json!({ "amount": 12, "unit": "g" });
        assert!(keep(&mut later, &parts));
        let mut expected = spread(json!({ "kcal": 20, "fat": 7 }));
        expected["data"]["measures"] = copy["data"]["measures"].clone();
        assert_eq!(later, expected);

        let mut bare = json!({ "name": "Spread", "data": { "base": "g" } });
        assert!(keep(&mut bare, &parts));
        assert_eq!(
            bare["data"]["nutrition"],
            json!({ "basisAmount": 100, "values": { "kcal": 20 } })
        );

        let serving = json!({ "name": "Spread", "data": { "base": "serving",
            "nutrition": { "basisAmount": 1, "values": { "kcal": 9 } } } });
        let mut other = serving.clone();
        assert!(!keep(&mut other, &parts));
        assert_eq!(other, serving);
    }

    #[test]
    fn a_correction_is_current_while_nothing_it_would_take_back_came_meanwhile() {
        let spread = |base: &str, kcal: u32, salt: f64| {
            json!({ "name": "Spread", "data": { "base": base,
                "nutrition": { "basisAmount": 100, "values": { "kcal": kcal, "salt": salt } } } })
        };
        let (product, salty, liquid) = (
            spread("g", 10, 0.5),
            spread("g", 10, 0.9),
            spread("ml", 4, 0.5),
        );
        let of_salt = changes(&product, &salty);
        let of_base = changes(&product, &liquid);
        assert!(is_current(&of_salt, &product, &salty));
        assert!(is_current(&of_salt, &spread("g", 11, 0.5), &salty));
        assert!(!is_current(&of_salt, &liquid, &salty));
        assert!(is_current(&of_base, &product, &liquid));
        assert!(is_current(&of_base, &liquid, &liquid));
        assert!(!is_current(&of_base, &salty, &liquid));
        let with = |label: &str| {
            let mut food = product.clone();
            food["data"]["measures"] = json!([{ "label": label, "size": 12 }]);
            food
        };
        let of_cup = changes(&product, &with("cup"));
        assert!(is_current(&of_cup, &salty, &with("cup")));
        assert!(!is_current(&of_cup, &with("piece"), &with("cup")));
    }

    #[test]
    fn a_changed_name_or_source_leaves_the_figures_to_imports() {
        let product =
            json!({ "name": "Spread", "data": { "base": "g", "source": { "place": "A" } } });
        let copy = json!({ "name": "Cream", "data": { "base": "g" } });
        let kept = kept(&changes(&product, &copy), &copy);
        assert_eq!(taken(&kept), BTreeSet::from(["name", "data.source"]));
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
