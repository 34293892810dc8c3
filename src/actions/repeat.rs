//! What was eaten before, once more: all of it or not, as much of it or not.

mod namesake;

use rust_decimal::Decimal;

use super::finder::{CANDIDATES, is_called, moved};
use super::import::{as_eaten, bounds};
use super::log::{MOST_IN_BASE, MOST_KCAL};
use super::{everyday, quick};
use crate::api::Book;
use crate::error::{Candidate, Code, Error, Resource, Result, quoted};
use crate::model::{
    Amount, Base, Food, FoodRef, Item, ItemDraft, Library, Meal, MealDraft, Member, Nutrient,
    PinnedFood, Timestamp, Unit,
};
use crate::rules::units::{System, factor};
use crate::rules::{plural, portion};

/// The name of an item's food, or its key where it has none.
pub fn name(food: &PinnedFood) -> &str {
    food.name.get().unwrap_or(&food.key)
}

/// The meals without these foods. A meal may have nothing left.
///
/// Errors: `NotFound` a food that none of the meals has; `Ambiguous` one that may be several.
pub fn without(mut meals: Vec<Meal>, words: &[String]) -> Result<Vec<Meal>> {
    let mut gone = Vec::new();
    for words in words {
        gone.extend(meant(&meals, words)?);
    }
    for meal in &mut meals {
        meal.items
            .retain(|item| !gone.contains(&item.food.reference()));
    }
    Ok(meals)
}

/// The food among those of some meals that words mean: by reference, by its name or the part of it
/// before the first comma, as an everyday word, else by words that its name has.
fn meant(meals: &[Meal], words: &str) -> Result<Vec<FoodRef>> {
    let mut foods: Vec<&PinnedFood> = Vec::new();
    for item in meals.iter().flat_map(|meal| &meal.items) {
        if !foods
            .iter()
            .any(|food| food.reference() == item.food.reference())
        {
            foods.push(&item.food);
        }
    }
    let typed: Option<FoodRef> = words.trim().parse().ok();
    let everyday = everyday::find(words).map(|everyday| everyday.food);
    let exactly = |food: &&&PinnedFood| {
        let found = Some(food.reference());
        found == typed || found == everyday || is_called(name(food), words)
    };
    let stems = plural::stems(words);
    let loosely = |food: &&&PinnedFood| {
        let known = plural::stems(name(food));
        !stems.is_empty() && stems.iter().all(|stem| known.contains(stem))
    };
    let exact: Vec<&&PinnedFood> = foods.iter().filter(exactly).collect();
    if !exact.is_empty() {
        return Ok(exact.into_iter().map(|food| food.reference()).collect());
    }
    let loose: Vec<&&PinnedFood> = foods.iter().filter(loosely).collect();
    match loose[..] {
        [food] => Ok(vec![food.reference()]),
        [] => Err(none_of(&foods, words)),
        _ => Err(several(&loose, words)),
    }
}

fn none_of(foods: &[&PinnedFood], words: &str) -> Error {
    let names: Vec<&str> = foods.iter().map(|food| name(food)).collect();
    Error::not_found(
        Resource::Food,
        format!("there is no {words:?} to leave out"),
    )
    .hint(format!("there are: {}", names.join(" · ")))
}

fn several(foods: &[&&PinnedFood], words: &str) -> Error {
    let candidates = foods.iter().take(CANDIDATES).map(|food| Candidate {
        food: food.reference(),
        name: name(food).to_owned(),
        brand: food.brand.get().cloned(),
    });
    Error::new(Code::Ambiguous, format!("{words:?} may be several foods"))
        .candidates(candidates.collect())
        .hint("name one by its reference: --without library/key")
}

/// The meal with so many times of everything. What is unknown stays so.
///
/// Errors: `NotUnderstood` when an amount would be too large.
pub fn scaled(mut meal: Meal, times: Amount) -> Result<Meal> {
    for item in &mut meal.items {
        if let Some(quantity) = item.quantity.get() {
            item.quantity = Member::Is(super::scale::scaled(*quantity, times)?);
        }
        if let Member::Is(nutrition) = &mut item.nutrition {
            for (nutrient, value) in nutrition.values.clone().iter() {
                let value = super::scale::scaled(value, times)?;
                nutrition.values.set(nutrient, Some(value));
            }
        }
    }
    Ok(meal)
}

/// Why amounts of the meal cannot be meant, of each that cannot.
pub(super) fn doubts(meal: &Meal) -> impl Iterator<Item = String> {
    meal.items.iter().filter_map(doubt_of)
}

/// Why the amount of an item cannot be meant, if it cannot.
pub(super) fn doubt_of(item: &Item) -> Option<String> {
    let name = name(&item.food);
    if let (Some((size, base)), Some(quantity)) = (size_of(item.unit.text()), item.quantity.get())
        && let Some(amount) = quantity
            .decimal()
            .and_then(|quantity| quantity.checked_mul(size))
        && amount > Decimal::from(MOST_IN_BASE)
    {
        let (amount, most) = (amount.round_dp(1).normalize(), MOST_IN_BASE);
        return Some(format!(
            "{amount} {base} of {name:?} is more than {most} {base}"
        ));
    }
    let kcal = item.nutrition.get()?.values.get(Nutrient::Kcal)?;
    let kcal = kcal
        .decimal()
        .filter(|kcal| *kcal > Decimal::from(MOST_KCAL))?;
    // What was divided before is not known to the last digit.
    let round = kcal.round_dp(0);
    let told = if round > Decimal::from(MOST_KCAL) {
        round
    } else {
        kcal
    };
    Some(format!(
        "{} kcal of {name:?} is more than {MOST_KCAL} kcal",
        told.normalize()
    ))
}

/// What one of a unit is of its base, where it is one of weight or volume, however it is spelled: a diary has `kg` and `mL`.
/// Of those that differ from country to country it is the one of the US.
fn size_of(unit: &str) -> Option<(Decimal, Base)> {
    let unit = Unit::parse(unit)?;
    Some((factor(unit, System::Imperial).ok()?, unit.kind().base()))
}

/// An item for another meal.
#[derive(Debug)]
pub struct Again {
    /// The item.
    pub draft: ItemDraft,
    /// Its food as it is now, of the person's own.
    pub food: Option<Food>,
}

impl Again {
    /// Its food, where that is not as it was in the item: it was changed since, or another is called so.
    pub(super) fn other_than(&self, item: &Item) -> Option<&Food> {
        let food = self.food.as_ref()?;
        let is_same =
            food.version == item.food.version && food.reference() == Some(item.food.reference());
        (!is_same).then_some(food)
    }
}

/// The items of a meal for another one. What is of a food that is not among the person's own any more, or never was, brings
/// along what was eaten of it.
///
/// Errors: `NotFound` where that cannot be said in one food, and `InvalidInput` where a unit is gone, with what to do.
pub fn items(book: &dyn Book, meal: &Meal) -> Result<Vec<Again>> {
    meal.items.iter().map(|item| again(book, item)).collect()
}

fn again(book: &dyn Book, item: &Item) -> Result<Again> {
    let food = item.food.reference();
    // Both or none: left out, the food's usual portion would be taken.
    let quantity = item.quantity.get().zip(item.unit.get());
    let unit = quantity.map(|(_, unit)| unit.as_str());
    let quantity = quantity.map(|(quantity, _)| *quantity);
    let of = |reference: &FoodRef, food| Again {
        draft: ItemDraft::food(reference).amount(quantity, unit),
        food,
    };
    // Only own foods are deleted or edited; of the others the journal itself says what is gone.
    if food.library != Library::Mine {
        return Ok(of(&food, None));
    }
    // One that came back may have another id.
    let mut there = book.recall_food(&food)?;
    if there.is_none() {
        if let Some(draft) = quick::again(item) {
            return Ok(Again { draft, food: None });
        }
        there = namesake::of(book, item)?;
    }
    if there.is_none() && !bounds::has(item) {
        let draft = as_eaten::item(item);
        return Ok(Again { draft, food: None });
    }
    let there = there.and_then(|food| Some((food.reference()?, food)));
    let (there, food) = there.ok_or_else(|| gone(&item.food, None))?;
    match unit.filter(|unit| portion::size(food.data(), unit).is_none()) {
        Some(unit) => Err(unknown(unit, &food, &item.food)),
        None => Ok(of(&there, Some(food))),
    }
}

/// A unit that a food had, and has no more.
fn unknown(unit: &str, food: &Food, before: &PinnedFood) -> Error {
    let (name, units) = (name(before), portion::units(food.data()));
    let what = format!(
        "{name:?} has no {unit:?} any more: it is given in {}",
        units.join(", ")
    );
    Error::new(Code::InvalidInput, what).hint(in_another_unit(name))
}

fn in_another_unit(name: &str) -> String {
    format!(
        "leave it out with --without {}, and log it by itself in a unit that it has",
        quoted(name)
    )
}

fn gone(food: &PinnedFood, there: Option<FoodRef>) -> Error {
    let (name, reference) = (name(food), food.reference());
    let why = match food.library {
        Library::Mine => "it is not among your foods",
        _ => "the catalogue has it no more",
    };
    let what = format!("{name:?} ({reference}) is gone: {why}");
    let instead = match (there, food.library) {
        (Some(there), _) => format!("log {there}, where it stands now"),
        // One that is saved again is another food.
        (None, Library::Mine) => {
            "log by itself what there is in its place; a food that was deleted comes back with journal undo, while journal undo --list has it"
                .to_owned()
        }
        (None, _) => "log another one for it".to_owned(),
    };
    let hint = format!(
        "leave it out with --without {}, and {instead}",
        quoted(name)
    );
    Error::not_found(Resource::Food, what).hint(hint)
}

/// The body of a meal like this one, at another time.
pub fn draft(meal: &Meal, items: &[ItemDraft], at: &Timestamp, timezone: &str) -> MealDraft {
    let mut draft = MealDraft::new(at, timezone, items);
    if let Some(name) = meal.name.get() {
        draft.set("name", name);
    }
    draft
}

/// A journal names an item by its place: this names the food that is gone, and where it stands now; of one whose
/// unit is gone it says what can be done.
pub fn named(error: Error, meal: &Meal, book: &dyn Book) -> Error {
    let place = error.message().strip_prefix("items[");
    let place = place.and_then(|rest| rest.split_once(']'));
    let item = place.and_then(|(at, _)| meal.items.get(at.parse::<usize>().ok()?));
    let is_unit = place.is_some_and(|(_, member)| member.starts_with(".unit:"));
    match item {
        Some(item) if error.resource() == Some(Resource::Food) => {
            let there = moved(book, &item.food.reference());
            gone(&item.food, there.ok().flatten())
        }
        Some(item) if is_unit => error.hint(in_another_unit(name(&item.food))),
        _ => error,
    }
}

/// The foods whose figures will not be those of the meal that is to be repeated, as far as that is known before.
///
/// Errors: those of the journal.
pub fn to_change<'m>(book: &dyn Book, before: &'m Meal, items: &[Again]) -> Result<Vec<&'m str>> {
    let mut changed = Vec::new();
    for (item, again) in before.items.iter().zip(items) {
        let is_of_catalogue = item.food.library != Library::Mine;
        let differs = match is_of_catalogue {
            true => {
                let now = book.recall_food(&item.food.reference())?;
                let now = now.and_then(|food| food.version.get().copied());
                let versions = now.zip(item.food.version.get().copied());
                versions.is_some_and(|(now, before)| now != before)
            }
            false => again.other_than(item).is_some(),
        };
        changed.extend(differs.then(|| name(&item.food)));
    }
    Ok(changed)
}

/// The foods that are not among the person's own: what is eaten of them is as it was then.
pub fn as_before<'m>(before: &'m Meal, items: &[Again]) -> Vec<&'m str> {
    let brings = |(item, again): &(&Item, &Again)| {
        again.draft.has("newFood") && quick::again(item).is_none()
    };
    let items = before.items.iter().zip(items).filter(brings);
    items.map(|(item, _)| name(&item.food)).collect()
}

/// The foods whose figures are not those of the meal that was repeated: they were changed since, or are others of the
/// same name. What was sent with its food has its own figures.
pub fn changed<'m>(before: &'m Meal, sent: &[ItemDraft], after: &Meal) -> Vec<&'m str> {
    let differs = |item: &Item, other: &Item| {
        let versions = item.food.version.get().zip(other.food.version.get());
        item.food.reference() != other.food.reference()
            || versions.is_some_and(|(before, now)| before != now)
    };
    let items = before.items.iter().zip(sent).zip(&after.items);
    let changed =
        items.filter(|((item, sent), other)| !sent.has("newFood") && differs(item, other));
    changed.map(|((item, _), _)| name(&item.food)).collect()
}
