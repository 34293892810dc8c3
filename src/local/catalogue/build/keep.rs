//! What stays known of a food that comes again without it.

use std::borrow::Cow;

use serde::Deserialize;
use serde_json::{Map, Value};

use super::super::super::failure::Failure;
use super::previous::Previous;
use crate::model::{Base, Entry, json};

/// What stays known of a food that comes without it.
const TEXTS: [&str; 4] = ["composition", "note", "images", "recipe"];

/// The members of a food's data, as [`FoodData`](crate::model::FoodData) orders them.
const ORDER: [&str; 10] = [
    "base",
    "nutrition",
    "measures",
    "defaultPortion",
    "composition",
    "note",
    "images",
    "recipe",
    "source",
    "ingredients",
];

/// What is kept in the place of what came.
#[derive(Clone, Copy, Default)]
pub(super) struct Kept {
    /// The nutrition is what it was.
    pub(super) nutrition: bool,
    /// A measure that came, or that was known, is in another unit than the nutrition that counts.
    pub(super) leaves_measure: bool,
}

/// Gives a food what was known of it and it came without.
pub(super) fn keep(before: &Previous, entry: &mut Cow<'_, Entry>) -> Result<Kept, Failure> {
    keep_time(before, entry);
    keep_place(before, entry);
    keep_names(before, entry);
    keep_texts(before, entry)?;
    keep_base(before, entry)?;
    let leaves_measure = !keep_measures(before, entry)?;
    match before.entry.known > 0 && knew_more(before, entry)? {
        true => keep_nutrition(before, entry.to_mut()),
        false => Ok(Kept {
            nutrition: false,
            leaves_measure,
        }),
    }
}

/// Gives a food the time of its last change that it came without.
fn keep_time(before: &Previous, entry: &mut Cow<'_, Entry>) {
    if entry.changed == 0 && before.entry.changed != 0 {
        entry.to_mut().changed = before.entry.changed;
    }
}

/// Gives a food the barcode, the brand, the countries and the scans that it came without: not every
/// format has them.
fn keep_place(before: &Previous, entry: &mut Cow<'_, Entry>) {
    let known = &before.entry;
    if entry.barcode.is_none() && known.barcode.is_some() {
        entry.to_mut().barcode.clone_from(&known.barcode);
    }
    if entry.brand.is_none() && known.brand.is_some() {
        let entry = entry.to_mut();
        entry.brand.clone_from(&known.brand);
        entry.other_brands.clone_from(&known.other_brands);
    }
    if entry.regions.is_empty() && !known.regions.is_empty() {
        entry.to_mut().regions.clone_from(&known.regions);
    }
    if entry.scans == 0 && known.scans > 0 {
        entry.to_mut().scans = known.scans;
    }
}

/// Gives a food the names in languages that it came without.
///
/// Decision: a name that tells no language is in the one in which the food is known by it, else in that of the name
/// the food had. Where nobody tells that either, it is in an unknown language, which is one of its own.
fn keep_names(before: &Previous, entry: &mut Cow<'_, Entry>) {
    let known = &before.entry;
    if entry.language.is_empty() {
        let own = Some(&*known.language).filter(|own| !entry.names.contains_key(*own));
        let language = language_of(known, entry).or(own).unwrap_or_default();
        if !language.is_empty() {
            entry.to_mut().language = language.to_owned();
        }
    }
    for (language, name) in known.called().into_iter().rev() {
        let is_told = language == entry.language || entry.names.contains_key(language);
        // What was unknown turns out to be the language in which it is called so.
        let is_known_now = || language.is_empty() && !entry.languages_of(name).is_empty();
        if !is_told && !is_known_now() {
            entry.to_mut().call(language, name.to_owned());
        }
    }
}

/// The language in which a food was known by the name that it comes with, its own first, and the unknown one last;
/// `None` where it was called so in none, or comes with another name in that.
fn language_of<'k>(known: &'k Entry, entry: &Entry) -> Option<&'k str> {
    let called = known.called().into_iter();
    let so = called
        .filter(|(language, name)| *name == entry.name && !entry.names.contains_key(*language));
    so.map(|(language, _)| language)
        .max_by_key(|language| (!language.is_empty(), *language == known.language))
}

/// Gives a food the texts and images that it came without: not every format has them.
fn keep_texts(before: &Previous, entry: &mut Cow<'_, Entry>) -> Result<(), Failure> {
    // Inside a text the quotes would be escaped: what is not missing need not be read.
    let has = |data: &str, name: &str| data.contains(&format!("\"{name}\":"));
    let is_missing = |name: &&str| has(&before.entry.data, name) && !has(&entry.data, name);
    let missing: Vec<&str> = TEXTS.into_iter().filter(is_missing).collect();
    match missing.is_empty() {
        true => Ok(()),
        false => take_over(before, entry.to_mut(), &missing),
    }
}

/// Whether what was known of a food is worth more than what it came with: nothing, or the values of
/// a serving where those of 100 g or ml were known, in which people log it by weight.
fn knew_more(before: &Previous, entry: &Entry) -> Result<bool, Failure> {
    Ok(entry.known == 0 || is_by_serving(&entry.data)? && !is_by_serving(&before.entry.data)?)
}

#[derive(Deserialize)]
struct Based {
    base: Option<Base>,
}

fn is_by_serving(data: &str) -> Result<bool, Failure> {
    // Most foods are by weight or volume: they need not be read.
    if !data.contains("\"serving\"") {
        return Ok(false);
    }
    let data: Based = serde_json::from_str(data)?;
    Ok(data.base == Some(Base::Serving))
}

/// Gives a food without nutrition what was known of it. The measures it came with are its
/// own where they are in the base of what was known.
fn keep_nutrition(before: &Previous, entry: &mut Entry) -> Result<Kept, Failure> {
    let has_measures = entry.data.contains("\"measures\":");
    if has_measures && has_base_of(before, entry)? {
        take_over(before, entry, &["nutrition", "source"])?;
        entry.known = before.entry.known;
        return Ok(Kept {
            nutrition: true,
            leaves_measure: false,
        });
    }
    Ok(Kept {
        nutrition: keep_figures(before, entry)?,
        leaves_measure: has_measures,
    })
}

/// Gives a food all its known figures, which stay together: measures are in the base, and the source is
/// that of the values. `false` where it has them.
fn keep_figures(before: &Previous, entry: &mut Entry) -> Result<bool, Failure> {
    let data = entry.data.clone();
    take_over(before, entry, &FIGURES)?;
    entry.known = before.entry.known;
    Ok(entry.data != data)
}

/// Counts a food in the millilitres that were known, where it is in grams for want of a word: its values
/// are those of 100 of either.
fn keep_base(before: &Previous, entry: &mut Cow<'_, Entry>) -> Result<(), Failure> {
    // Most foods are in grams, or say what else: they need not be read.
    if !entry.is_base_assumed || !before.entry.data.contains("\"ml\"") {
        return Ok(());
    }
    let known: Based = serde_json::from_str(&before.entry.data)?;
    match known.base {
        Some(Base::Millilitre) => take_over(before, entry.to_mut(), &["base"]),
        _ => Ok(()),
    }
}

/// Gives a food the measures and the portion that it came without, where they are in its base; `false` where they are
/// in another.
fn keep_measures(before: &Previous, entry: &mut Cow<'_, Entry>) -> Result<bool, Failure> {
    let has = |data: &str| data.contains("\"measures\":") || data.contains("\"defaultPortion\":");
    if !has(&before.entry.data) || has(&entry.data) {
        return Ok(true);
    }
    let is_kept = has_base_of(before, entry)?;
    if is_kept {
        take_over(before, entry.to_mut(), &["measures", "defaultPortion"])?;
    }
    Ok(is_kept)
}

fn has_base_of(before: &Previous, entry: &Entry) -> Result<bool, Failure> {
    let known: Based = serde_json::from_str(&before.entry.data)?;
    let comes: Based = serde_json::from_str(&entry.data)?;
    Ok(known.base == comes.base)
}

/// What counts and measures a food.
const FIGURES: [&str; 5] = ["base", "nutrition", "measures", "defaultPortion", "source"];

/// Replaces members of a food's data with what they were before, be it nothing.
fn take_over(before: &Previous, entry: &mut Entry, names: &[&str]) -> Result<(), Failure> {
    let known: Map<String, Value> = json::read(before.entry.data.as_bytes())?;
    let mut data: Map<String, Value> = json::read(entry.data.as_bytes())?;
    for name in names {
        match known.get(*name) {
            Some(value) => data.insert((*name).to_owned(), value.clone()),
            None => data.shift_remove(*name),
        };
    }
    // Members stand in one order, so that what is equal reads equal.
    let order = |name: &str| ORDER.iter().position(|known| *known == name);
    let mut members: Vec<(String, Value)> = data.into_iter().collect();
    members.sort_by_key(|(name, _)| order(name).unwrap_or(ORDER.len()));
    entry.data = serde_json::to_string(&Map::from_iter(members))?;
    Ok(())
}
