//! A food as it goes into a catalogue, its data written already.

use std::collections::{BTreeMap, BTreeSet};

use super::{CatalogueFood, Library};

/// A food as it goes into a catalogue.
///
/// What is stored as text stands here as text: a file of millions is read and stored without
/// making a tree of every food.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Entry {
    /// The key; stable from one edition of a source to the next.
    pub key: String,
    /// The name: of a product its own, of others the English one where there is one.
    pub name: String,
    /// The language of its name; empty where nobody tells it: an unknown language is one of its own.
    pub language: String,
    /// Its names in other languages, by language; under the empty one that which came in an unknown one.
    pub names: BTreeMap<String, String>,
    /// The brand that is shown.
    pub brand: Option<String>,
    /// Further brands it is found by.
    pub other_brands: String,
    /// 8 to 14 digits.
    pub barcode: Option<String>,
    /// Countries it is sold in, two capital letters each, parted by blanks.
    pub regions: String,
    /// How often it is scanned.
    pub scans: u64,
    /// How much of it is filled in, of 10,000: the order of equally scanned products.
    pub completeness: u16,
    /// When its source changed it last, in seconds since 1970; of two under one key the newer is
    /// kept, when both know as much.
    pub changed: i64,
    /// How many of the eight nutrients are known.
    pub known: u8,
    /// [`FoodData`](super::FoodData) as JSON.
    pub data: String,
    /// Whether its base is grams for want of a word: it yields to millilitres that are known. Not stored.
    pub is_base_assumed: bool,
}

impl Entry {
    /// Gives it another name. A language in which it was called by the name that it had follows.
    pub fn rename(&mut self, name: String) {
        let had = std::mem::replace(&mut self.name, name);
        let own = self.names.values_mut().filter(|known| **known == had);
        own.for_each(|known| known.clone_from(&self.name));
    }

    /// Gives it a name in a language.
    pub fn call(&mut self, language: &str, name: String) {
        match language == self.language {
            true => self.name = name,
            false => drop(self.names.insert(language.to_owned(), name)),
        }
    }

    /// What it is called in each language, its own among them.
    pub fn called(&self) -> BTreeMap<&str, &str> {
        let own = (self.language.as_str(), self.name.as_str());
        let others = self.names.iter();
        let others = others.map(|(language, name)| (language.as_str(), name.as_str()));
        others.chain([own]).collect()
    }

    /// The languages in which it is called so.
    pub fn languages_of(&self, name: &str) -> BTreeSet<String> {
        let called = self.called().into_iter();
        let so = called.filter(|(_, known)| *known == name);
        so.map(|(language, _)| language.to_owned()).collect()
    }

    /// Whether it is told to be sold in a country, two capital letters.
    pub fn is_sold_in(&self, country: &str) -> bool {
        self.regions.split(' ').any(|region| region == country)
    }
}

impl TryFrom<&CatalogueFood> for Entry {
    type Error = serde_json::Error;

    fn try_from(food: &CatalogueFood) -> Result<Entry, serde_json::Error> {
        let values = food
            .data
            .nutrition
            .as_ref()
            .map(|nutrition| &nutrition.values);
        let known = values.map_or(0, |values| {
            let known = super::Nutrient::ALL
                .into_iter()
                .filter(|nutrient| values.get(*nutrient).is_some());
            u8::try_from(known.count()).unwrap_or(u8::MAX)
        });
        Ok(Entry {
            key: food.key.clone(),
            name: food.name.clone(),
            language: String::new(),
            names: food.names.clone(),
            brand: food.brand.clone(),
            other_brands: String::new(),
            barcode: food.barcode.clone(),
            regions: food.regions.join(" "),
            // Of other libraries use is what this person logs.
            scans: if food.library == Library::Off {
                food.scans
            } else {
                0
            },
            completeness: 0,
            changed: 0,
            known,
            data: serde_json::to_string(&*food.data.settled())?,
            is_base_assumed: false,
        })
    }
}
