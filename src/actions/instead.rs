//! What to write where an own food does not take an amount: never another food unasked, but the
//! items that work, to be copied.

use super::finder::{Finder, Found};
use super::measure::{self, has_measure, measure};
use super::recipe::COOKED;
use super::{everyday, reading};
use crate::error::{Error, Result};
use crate::model::{Amount, Base, Food, FoodData, FoodRef, Library};
use crate::phrase::digits::in_digits;
use crate::phrase::{self, FoodPhrase, UnitText, What, joint};
use crate::rules::plural;
use crate::rules::units::System;

/// The same error, with the items of each measure that the unit may be; else, of an own food, with an item of a
/// measure that it has, and one of the everyday food.
pub(super) fn of(
    found: &Found,
    phrase: &FoodPhrase,
    unit: &UnitText,
    finder: &Finder<'_>,
    system: System,
    error: Error,
) -> Error {
    // What is advised works: each item is tried before.
    let finder = finder.unasked();
    if measure::are_several(found, unit) {
        let items = of_each(found, phrase, unit, |item| reads(item, &finder, system));
        return match items.is_empty() {
            true => error,
            false => error.hint(format!("write which one: {}", items.join(" · "))),
        };
    }
    if found.reference.library != Library::Mine {
        return error;
    }
    let works = |item: &String, food: &FoodRef| matches!(reads(item, &finder, system), Ok(Some((read, _))) if read == *food);
    let mut own = of_own(found, phrase.quantity, unit).into_iter();
    let own = own.find(|item| works(item, &found.reference));
    let name = found.food.name.text();
    let measured = of_measured(phrase, &finder)
        .and_then(|(item, food)| (food != found.reference && works(&item, &food)).then_some(item));
    let everyday = everyday::find(name).or_else(|| everyday::find(&phrase.name));
    let everyday = everyday.and_then(|everyday| {
        let item = item(phrase.quantity, &of_unit(unit), &everyday.food.to_string());
        works(&item, &everyday.food).then_some(item)
    });
    let told = [
        measured.map(|item| format!("what has such a measure is written: {item}")),
        own.map(|item| match counts(found, unit) {
            true => format!("your own is written: {item}"),
            false => format!(
                "your own is counted in {}, as in: {item}",
                of_first(found).unwrap_or_default()
            ),
        }),
        everyday.map(|item| format!("the everyday food is written: {item}")),
        error.hint_text().map(str::to_owned),
    ];
    let told: Vec<String> = told.into_iter().flatten().collect();
    error.hint(told.join("; "))
}

/// An item of each measure that a unit may be, as it is read: `carrots 1 cup chopped`.
fn of_each(
    found: &Found,
    phrase: &FoodPhrase,
    unit: &UnitText,
    reads: impl Fn(&str) -> Result<Option<(FoodRef, String)>>,
) -> Vec<String> {
    let quantity = phrase.quantity.unwrap_or(Amount::from(1));
    let behind_unit = phrase.name.split_once(' ');
    let behind_unit = behind_unit.map(|(_, name)| joint::without_joint(name).to_owned());
    let mut names = vec![phrase.name.clone()];
    names.extend(behind_unit);
    names.push(format!("\"{}\"", found.food.name.text()));
    names.push(found.reference.to_string());
    let measures = measure::alike(found, unit).into_iter();
    let items = measures.filter_map(|measure| {
        let words = words_of(&measure.label);
        let is_it =
            |(food, label): &(FoodRef, String)| *food == found.reference && *label == measure.label;
        let mut items = names
            .iter()
            .map(|name| format!("{name} {quantity} {words}"));
        items.find(|item| reads(item).is_ok_and(|read| read.as_ref().is_some_and(is_it)))
    });
    items.collect()
}

/// The words of a label as they are typed: a comma would part items, and a number be another amount.
fn words_of(label: &str) -> String {
    let label = label.split('(').next().unwrap_or_default();
    let words = label.split([',', ' ']);
    let words =
        words.filter(|word| !word.is_empty() && !word.starts_with(|c: char| c.is_ascii_digit()));
    words.collect::<Vec<_>>().join(" ")
}

/// The first of a food's measures. What a recipe weighs is a way to weigh it, and none to count it.
fn counted_in(data: &FoodData) -> Option<&str> {
    let mut measures = data.measures().iter();
    let first = measures.find(|measure| measure.label != COOKED);
    first.map(measure::one_of)
}

/// The first of a food's units that is a measure, else its base.
fn of_first(found: &Found) -> Option<&str> {
    let data = found.food.data();
    counted_in(data).or_else(|| data.base.map(|base| base.as_str()))
}

/// Whether a number that was typed says how many there are of the first of a food's units: where none was typed, and its
/// words say no number of their own, as those of `half pizza` and `dozen` do.
fn counts(found: &Found, unit: &UnitText) -> bool {
    let is_number = |words: &str| {
        let mut each = words.split(' ');
        each.any(|word| measure::dozen(word).is_some())
            || in_digits(&format!("{words} of")).is_some()
    };
    *unit == UnitText::None && !counted_in(found.food.data()).is_some_and(is_number)
}

/// Ways to write so much of an own food in the first of its units that is a measure.
fn of_own(found: &Found, quantity: Option<Amount>, unit: &UnitText) -> Vec<String> {
    let data = found.food.data();
    let measure = counted_in(data);
    let (base, is_counted) = match data.base {
        Some(base) => (base.as_str(), base == Base::Serving),
        None => return Vec::new(),
    };
    // A number of grams is no number of pieces, nor is a number of pieces one of grams, nor of what else one has.
    let quantity = match measure {
        None if !is_counted => Amount::from(100),
        _ if counts(found, unit) => quantity.unwrap_or(Amount::from(1)),
        _ => Amount::from(1),
    };
    let name = found.food.name.text();
    let unit = measure.unwrap_or(base);
    let quoted = format!("\"{name}\"");
    let mut names = [name.to_owned(), quoted, found.reference.to_string()];
    // Nobody would take `1 glass Milk glass` for what is meant.
    if plural::stems(name)
        .iter()
        .any(|word| plural::alike(word, unit))
    {
        names.swap(0, 1);
    }
    let written = |name: &String| item(Some(quantity), unit, name);
    names.iter().map(written).collect()
}

/// The food that is called as all but the first word, where that word is a measure of it: of `glass milk`
/// milk by the glass. Quotes part the two.
fn of_measured(phrase: &FoodPhrase, finder: &Finder<'_>) -> Option<(String, FoodRef)> {
    let split = phrase.name.split_once(' ').filter(|_| !phrase.quoted);
    let (word, rest) = split.filter(|_| phrase.unit == UnitText::None)?;
    let has_measure = |food: &Food| has_measure(food, word);
    let found = finder.find_exactly_if(rest, has_measure).ok()??;
    let item = item(phrase.quantity, word, &format!("\"{rest}\""));
    has_measure(&found.food).then_some((item, found.reference))
}

fn item(quantity: Option<Amount>, unit: &str, name: &str) -> String {
    let quantity = quantity.map(|quantity| quantity.to_string());
    let words = [quantity.as_deref().unwrap_or_default(), unit, name];
    let words = words.into_iter().filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
}

fn of_unit(unit: &UnitText) -> String {
    match unit {
        UnitText::None => String::new(),
        UnitText::Known(unit) => unit.to_string(),
        UnitText::Word(word) => word.clone(),
    }
}

/// The food that an item is of, and its unit, if it can be logged as it stands.
fn reads(item: &str, finder: &Finder<'_>, system: System) -> Result<Option<(FoodRef, String)>> {
    let phrase = phrase::parse(item)?;
    let [
        phrase::PhraseItem {
            what: What::Food(food),
            ..
        },
    ] = &phrase.items[..]
    else {
        return Ok(None);
    };
    let meant = reading::find(food, finder, system)?;
    let measured = measure(&meant.found, meant.quantity, &meant.unit, system)?;
    Ok(Some((meant.found.reference, measured.unit)))
}
