//! What a changed copy of a product proposes to correct, and what is kept of it.

mod basis;
mod member;
mod sound;

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::model::Change;
use crate::model::limits::MEASURES as MOST;
pub use basis::Basis;
use member::{MEASURES, PORTION, at, label, labels, measure, set, with_label};
pub use sound::is_sound;

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

/// The member that is a food's name.
pub const NAME: &str = "name";

/// The member that is a food's name in a language: `name.fr`; in the unknown one, which is empty, the name alone.
pub fn name_in(language: &str) -> String {
    match language {
        "" => NAME.to_owned(),
        language => format!("{NAME}.{language}"),
    }
}

/// The language of a name, of which [`name_in`] tells the path; `None` of what is no name.
pub fn language_of(path: &str) -> Option<&str> {
    match path.strip_prefix(NAME)? {
        "" => Some(""),
        language => language.strip_prefix('.').filter(|it| is_language(it)),
    }
}

/// Whether a text reads as a language that names are told in.
pub fn is_language(text: &str) -> bool {
    (2..=3).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_lowercase())
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

/// A part of a correction, as it is kept for every catalogue to come.
#[derive(Clone, Debug, PartialEq)]
pub struct Kept {
    /// Which member; a nutrient or a measure (`data.measures[LABEL]`) alone, where the others are
    /// left to imports.
    pub path: String,
    /// What it is from now on; `null` where it is not set.
    pub to: Value,
    /// Where this is of figures that are not kept all together: what they are counted in.
    pub basis: Option<Basis>,
}

/// What is kept of a correction of a product.
///
/// Decision: a nutrient, a measure and the portion are each kept alone; all else goes on as it is
/// imported, also measures that nobody corrected. A part holds in whatever is imported on the same base,
/// a nutrient as much of another amount; of another base it is overtaken, and holds again with its own.
/// So the same files come to the same, whatever the catalogue held meanwhile. A correction that changes
/// what figures are counted in keeps all of them together, as they were proposed: values for 15 g are
/// not mixed with others for 100 g. The first figures of a product change nothing of the kind.
pub fn kept(changes: &[Change], corrected: &Value) -> Vec<Kept> {
    let basis = Basis::of(corrected);
    let one_by_one = is_one_by_one(changes, corrected);
    let kept = parts(changes, corrected).into_iter().map(|path| Kept {
        to: at(corrected, &path).clone(),
        basis: (one_by_one && is_figure(&path)).then(|| basis.clone()),
        path,
    });
    kept.collect()
}

/// The paths of what is kept of a correction.
fn parts(changes: &[Change], corrected: &Value) -> BTreeSet<String> {
    match is_one_by_one(changes, corrected) {
        true => changes.iter().flat_map(part).collect(),
        false => whole(changes),
    }
}

/// Whether a correction can be taken over at all: a nutrient or a measure only while the product has
/// the same base.
pub fn fits(changes: &[Change], product: &Value, corrected: &Value) -> bool {
    let one_by_one = is_one_by_one(changes, corrected);
    !one_by_one || !touches_figures(changes) || Basis::of(corrected).holds(product)
}

/// A member of a product that is no longer what its corrector saw.
#[derive(Clone, Debug, PartialEq)]
pub struct Overtaken {
    /// Which member.
    pub path: String,
    /// What it was then.
    pub then: Value,
    /// What it is now.
    pub now: Value,
}

/// What a correction would take back: of all that would be kept of it, what is neither as its
/// proposer saw it nor as proposed.
pub fn overtaken(changes: &[Change], product: &Value, corrected: &Value) -> Vec<Overtaken> {
    let before = original(changes, corrected);
    let parts = parts(changes, corrected).into_iter();
    let moved = parts.filter_map(|path| {
        let (then, now) = (at(&before, &path), at(product, &path));
        (now != then && now != at(corrected, &path)).then(|| Overtaken {
            then: then.clone(),
            now: now.clone(),
            path,
        })
    });
    moved.collect()
}

/// What a member that would be changed is in a product now, where that is neither what its proposer
/// saw nor what was proposed.
pub fn meanwhile<'p>(change: &Change, product: &'p Value) -> Option<&'p Value> {
    let now = at(product, &change.path);
    (now != &change.from && now != &change.to).then_some(now)
}

/// The product as the proposer saw it.
fn original(changes: &[Change], corrected: &Value) -> Value {
    let mut original = corrected.clone();
    for change in changes {
        set(&mut original, &change.path, &change.from);
    }
    without_hollows(&mut original, changes);
    original
}

/// Whether a correction leaves what the figures are counted in, so that its parts can be kept alone.
fn is_one_by_one(changes: &[Change], corrected: &Value) -> bool {
    let before = Basis::of(&original(changes, corrected));
    Basis::of(corrected).goes_on_from(&before) && changes.iter().all(is_of_a_part)
}

/// Whether a change is of no figure, of a nutrient, of measures or of the portion, or of what the first
/// figures are counted in.
fn is_of_a_part(change: &Change) -> bool {
    let path = &change.path;
    let parts = [BASE, MEASURES, PORTION];
    !is_figure(path)
        || path == AMOUNT
        || path.starts_with(VALUES)
        || parts.contains(&&*member(path))
}

/// Where the nutrients stand.
const VALUES: &str = "data.nutrition.values.";

/// What they are counted in, which they bring along.
const BASE: &str = "data.base";
const AMOUNT: &str = "data.nutrition.basisAmount";

/// What is kept for a change of a part.
fn part(change: &Change) -> Vec<String> {
    let path = &change.path;
    match path.as_str() {
        MEASURES => measures(change),
        path if path.starts_with(VALUES) => vec![path.to_owned()],
        AMOUNT => Vec::new(),
        path => vec![member(path)],
    }
}

/// The measures that a change is of; the whole list where only their order changes.
fn measures(change: &Change) -> Vec<String> {
    let all: BTreeSet<&str> = labels(&change.from).chain(labels(&change.to)).collect();
    let changed = |label: &&str| with_label(&change.from, label) != with_label(&change.to, label);
    let changed: Vec<String> = all.into_iter().filter(changed).map(measure).collect();
    match changed.is_empty() {
        true => vec![MEASURES.to_owned()],
        false => changed,
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
        .and_then(|path| path.split(['.', '[']).next());
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
    without_hollows(&mut food, changes);
    food
}

/// Takes the members of `data` out that changes have left nothing of.
fn without_hollows(food: &mut Value, changes: &[Change]) {
    if let Some(data) = food["data"].as_object_mut() {
        let touched: BTreeSet<String> = changes.iter().map(|it| member(&it.path)).collect();
        data.retain(|name, value| !touched.contains(&format!("data.{name}")) || !is_hollow(value));
    }
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
/// the figures are on their base. `false` where some are not.
pub fn keep(product: &mut Value, kept: &[Kept]) -> bool {
    for one in kept.iter().filter(|one| one.basis.is_none()) {
        set(product, &one.path, &one.to);
    }
    let (portions, others): (Vec<&Kept>, Vec<&Kept>) =
        kept.iter().partition(|one| one.path == PORTION);
    let mut all = true;
    // A portion may be of a measure that is kept too.
    for one in others.into_iter().chain(portions) {
        match &one.basis {
            Some(basis) if !basis.holds(product) => all = false,
            Some(_) if one.path == PORTION && !has_unit_of(product, &one.to) => {}
            Some(_) if one.to.is_null() => set(product, &one.path, &one.to),
            Some(basis) => all &= set_on(product, one, basis),
            None => {}
        }
    }
    if kept.iter().any(|one| label(&one.path).is_some()) {
        settle_measures(product, kept);
    }
    all
}

/// Sets a part of the figures, with what it is counted in where nothing is told of that yet; `false`
/// where the product counts in an amount that it cannot be told in.
fn set_on(product: &mut Value, one: &Kept, basis: &Basis) -> bool {
    let mut to = one.to.clone();
    if one.path.starts_with(VALUES) {
        let amount = Basis::of(product).amount;
        match basis.told_in(&amount, &to) {
            Some(told) => to = told,
            None => return false,
        }
        if amount.is_null() {
            set(product, AMOUNT, &basis.amount);
        }
    }
    set(product, BASE, &basis.base);
    set(product, &one.path, &to);
    true
}

/// Whether a product has the unit of a portion, so that it can be logged.
fn has_unit_of(product: &Value, portion: &Value) -> bool {
    let unit = &portion["unit"];
    let mut labels = labels(&product["data"]["measures"]);
    portion.is_null() || unit == &product["data"]["base"] || labels.any(|label| unit == label)
}

/// Leaves no more measures than a food may have, imported ones out first, and no portion of a
/// measure that is not there.
fn settle_measures(product: &mut Value, kept: &[Kept]) {
    let is_kept = |measure: &Value| kept.iter().any(|one| one.to == *measure);
    let list = product.pointer_mut("/data/measures");
    if let Some(list) = list.and_then(Value::as_array_mut) {
        while list.len() > MOST {
            let imported = list.iter().rposition(|measure| !is_kept(measure));
            list.remove(imported.unwrap_or(MOST));
        }
    }
    if !has_unit_of(product, &product["data"]["defaultPortion"]) {
        set(product, PORTION, &Value::Null);
    }
}

#[cfg(test)]
mod tests;
