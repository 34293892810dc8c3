//! A product as a proposal finds it: its name is the one that the proposer read.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use super::super::catalogue::Catalogue;
use super::Proposal;
use crate::error::Result;
use crate::model::{Food, FoodRef};
use crate::rules::correction;

/// What a product is called in languages, the unknown one as the empty one.
pub(super) type Names = BTreeMap<String, String>;

/// A product of which something may be corrected.
#[derive(Clone)]
pub(super) struct Product {
    pub(super) food: Food,
    names: Names,
    /// What of it can be corrected.
    pub(super) body: Value,
}

impl Product {
    /// As the catalogue has it, if it is there.
    pub(super) fn of(catalogue: &Catalogue, place: &FoodRef) -> Result<Option<Product>> {
        let _held = catalogue.hold();
        let Some(food) = catalogue.food(place)? else {
            return Ok(None);
        };
        let (names, body) = (catalogue.names_of(place)?, body(&food));
        Ok(Some(Product { food, names, body }))
    }

    /// Has its name be that which a proposal changes, and says what it is called in the languages of that: nothing
    /// where it changes none, `None` where nobody knows its language.
    pub(super) fn read_by(&mut self, proposal: &Proposal) -> Option<Names> {
        let mut changes = proposal.changes().iter();
        let Some(change) = changes.find(|it| it.path == correction::NAME) else {
            return Some(Names::new());
        };
        let from = change.from.as_str()?;
        let languages = self.languages(&proposal.languages, from).into_iter();
        let name = |language: String| {
            let name = self.names.get(&language).map_or(from, String::as_str);
            (language, name.to_owned())
        };
        let read: Names = languages.map(name).collect();
        // Of several it is one that says something else by now, if any does.
        let now = read.values().find(|name| *name != from);
        self.body[correction::NAME] = json!(now.or(read.values().next())?);
        Some(read)
    }

    /// The languages of a name that was read in these. What was unknown may be known by now, by the name; where an
    /// older program did not tell them, they are those in which the product is called so, else its own.
    fn languages(&self, read: &BTreeSet<String>, from: &str) -> BTreeSet<String> {
        let so = self.called(from);
        if read.is_empty() && so.is_empty() {
            return self.called(self.food.name.text());
        }
        let is_known = |language: &&String| !language.is_empty() || self.names.contains_key("");
        let known: BTreeSet<String> = read.iter().filter(is_known).cloned().collect();
        match !read.is_empty() && known.len() == read.len() {
            true => known,
            false => &known | &so,
        }
    }

    /// The languages in which it is called so.
    fn called(&self, name: &str) -> BTreeSet<String> {
        let so = self.names.iter().filter(|(_, known)| *known == name);
        so.map(|(language, _)| language.clone()).collect()
    }

    /// Has it be called in these languages as it is now.
    pub(super) fn renamed_in(&mut self, read: &Names) {
        let name = self.body[correction::NAME].as_str().unwrap_or_default();
        let names = read.keys().map(|it| (it.clone(), name.to_owned()));
        self.names.extend(names);
    }
}

/// What of a food can be corrected.
fn body(food: &Food) -> Value {
    let found = serde_json::to_value(food).unwrap_or_default();
    let mut body = json!({ "name": found["name"], "data": found["data"] });
    if let Some(brand) = found.get("brand").filter(|brand| !brand.is_null()) {
        body["brand"] = brand.clone();
    }
    body
}
