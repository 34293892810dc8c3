//! A product of the JSON export: which of its members are read.

use serde::de::{IgnoredAny, MapAccess};

use super::super::named::{self, Named};
use super::super::names;
use super::super::portion;
use super::super::{Product, Told};
use super::object::{Figure, Fill, List, Object, Text, figure};
use super::sets::Nutrition;
use crate::catalog::{Read, Reason};
use crate::model::Base;

/// A product as it stands in a line.
#[derive(Debug, Default)]
pub(super) struct Record<'t> {
    code: Text<'t>,
    lang: Text<'t>,
    lc: Text<'t>,
    name: Text<'t>,
    names: Texts<'t>,
    generic_name: Text<'t>,
    brands: List<'t>,
    countries: List<'t>,
    countries_typed: List<'t>,
    scans: Text<'t>,
    completeness: Text<'t>,
    changed: Text<'t>,
    serving: Text<'t>,
    serving_size: Text<'t>,
    quantity: Text<'t>,
    quantity_unit: Text<'t>,
    serving_unit: Text<'t>,
    per: Text<'t>,
    ingredients: Text<'t>,
    ingredients_in: Texts<'t>,
    image: Text<'t>,
    nutriments: Nutriments<'t>,
    nutrition: Nutrition<'t>,
    /// How many of the texts were none.
    no_texts: u32,
}

/// Texts by language.
type Texts<'t> = Vec<(String, Text<'t>)>;

impl<'t> Object<'t> for Record<'t> {
    fn member<M: MapAccess<'t>>(&mut self, name: &str, members: &mut M) -> Result<(), M::Error> {
        let text = match name {
            "code" => &mut self.code,
            "lang" => &mut self.lang,
            "lc" => &mut self.lc,
            "product_name" => &mut self.name,
            "generic_name" => &mut self.generic_name,
            "unique_scans_n" => return figure(&mut self.scans, members),
            "completeness" => &mut self.completeness,
            "last_modified_t" => return figure(&mut self.changed, members),
            "serving_size" => &mut self.serving,
            "serving_quantity" => return figure(&mut self.serving_size, members),
            "quantity" => &mut self.quantity,
            "product_quantity_unit" => &mut self.quantity_unit,
            "serving_quantity_unit" => &mut self.serving_unit,
            "nutrition_data_per" => &mut self.per,
            "ingredients_text" => &mut self.ingredients,
            "image_url" => &mut self.image,
            _ => return self.other(name, members),
        };
        *text = members.next_value()?;
        self.no_texts += u32::from(text.1);
        Ok(())
    }
}

impl<'t> Record<'t> {
    fn other<M: MapAccess<'t>>(&mut self, name: &str, members: &mut M) -> Result<(), M::Error> {
        match name {
            "brands" => self.no_texts += list(&mut self.brands, members)?,
            "countries_tags" => self.no_texts += list(&mut self.countries, members)?,
            "countries" => self.no_texts += list(&mut self.countries_typed, members)?,
            "nutriments" => members.next_value_seed(Fill(&mut self.nutriments))?,
            "nutrition" => members.next_value_seed(Fill(&mut self.nutrition))?,
            _ => {
                let (texts, language) = if let Some(it) = in_language(name, "product_name_") {
                    (&mut self.names, it)
                } else if let Some(it) = in_variant(name, "product_name_") {
                    (&mut self.names, it)
                } else if let Some(it) = in_language(name, "ingredients_text_") {
                    (&mut self.ingredients_in, it)
                } else {
                    return self.nutriments.member(name, members);
                };
                let text: Text<'t> = members.next_value()?;
                self.no_texts += u32::from(text.1);
                texts.push((language, text));
            }
        }
        Ok(())
    }

    /// The code, as it is told of.
    pub(super) fn code(&self) -> &str {
        self.code.trim().trim_matches('"')
    }

    pub(super) fn read(self) -> Read {
        let names = self.names.iter();
        let names: Vec<(&str, &str)> = names
            .map(|(language, name)| (language.as_str(), &**name))
            .collect();
        let base = self.base();
        let (sets, served) = (self.nutrition.chosen(base), self.nutrition.served());
        let product = Product {
            code: self.code(),
            lang: self.language(),
            name: self.name(),
            names: &names,
            generic_name: &self.generic_name,
            brands: &self.brands.0,
            countries: [&self.countries.0, &self.countries_typed.0],
            scans: &self.scans,
            completeness: &self.completeness,
            changed: &self.changed,
            serving: &self.serving,
            serving_size: &self.serving_size,
            quantity: &self.quantity,
            units: [&self.quantity_unit, &self.per],
            serving_unit: &self.serving_unit,
            ingredients: self.ingredients(),
            image: &self.image,
            nutrition: sets.as_ref().unwrap_or(&self.nutriments.of_100).told(),
            of_serving: match &served {
                Some((named, weight)) => Told {
                    weight: *weight,
                    ..named.told()
                },
                None => self.nutriments.of_serving.told(),
            },
        };
        let mut read = product.read();
        if read.entry.is_some() {
            (0..self.no_texts).for_each(|_| read.notes.add(Reason::NoText));
            let left_out = self.nutrition.left_out(base);
            let is_told = left_out.contains(&Reason::Prepared);
            left_out
                .into_iter()
                .for_each(|reason| read.notes.add(reason));
            let knows_nothing = read.notes.count(Reason::NoNutrition) > 0;
            if self.nutriments.prepared && knows_nothing && !is_told {
                read.notes.add(Reason::Prepared);
            }
        }
        read
    }

    /// What it is sold in, as it is printed.
    fn base(&self) -> Option<Base> {
        let units = [&*self.quantity_unit, &*self.per, &*self.serving_unit];
        portion::base(&[&self.serving, &self.quantity], &units)
    }

    fn language(&self) -> &str {
        match self.lc.is_empty() {
            true => &self.lang,
            false => &self.lc,
        }
    }

    /// The name in the product's language, else the one that is said in none.
    fn name(&self) -> &str {
        self.own(&self.names).unwrap_or(&self.name)
    }

    /// The list in the product's language, else the one that is said in none, else any.
    fn ingredients(&self) -> &str {
        let plain = Some(&*self.ingredients).filter(|text| !text.trim().is_empty());
        let first = || filled(&self.ingredients_in).next().map(|(_, text)| &**text);
        let own = self.own(&self.ingredients_in);
        own.or(plain).or_else(first).unwrap_or_default()
    }

    fn own<'s>(&'s self, texts: &'s Texts<'t>) -> Option<&'s str> {
        let mut own = filled(texts).filter(|(language, _)| language == self.language());
        own.next().map(|(_, text)| &**text)
    }
}

/// The texts that say something.
fn filled<'s, 't>(texts: &'s Texts<'t>) -> impl Iterator<Item = &'s (String, Text<'t>)> {
    texts.iter().filter(|(_, text)| !text.trim().is_empty())
}

/// Takes the value of a member that is a list, and tells how many of such were none.
fn list<'t, M: MapAccess<'t>>(told: &mut List<'t>, members: &mut M) -> Result<u32, M::Error> {
    *told = members.next_value()?;
    Ok(u32::from(told.1))
}

/// The language at the end of a name; languages are two letters.
fn in_language(name: &str, start: &str) -> Option<String> {
    let language = name.strip_prefix(start)?;
    (language.len() == 2).then(|| language.to_owned())
}

/// The variant of a language at the end of a name: `zh-tw`. Behind `_` stands what else there is in the export.
fn in_variant(name: &str, start: &str) -> Option<String> {
    let variant = name.strip_prefix(start)?;
    (variant.contains('-') && names::is_variant(variant)).then(|| variant.to_owned())
}

/// Nutrients of the shape before 2025.
#[derive(Debug, Default)]
struct Nutriments<'t> {
    of_100: Named<'t>,
    of_serving: Named<'t>,
    /// Whether anything is told of the food as it is prepared.
    prepared: bool,
}

impl<'t> Object<'t> for Nutriments<'t> {
    fn member<M: MapAccess<'t>>(&mut self, name: &str, members: &mut M) -> Result<(), M::Error> {
        if let Some(name) = name.strip_suffix("_100g") {
            let Figure(value) = members.next_value()?;
            let of_prepared = name.strip_suffix("_prepared");
            self.prepared |= of_prepared.is_some_and(named::is_known) && !value.is_empty();
            self.of_100.set(name, value);
        } else if let Some(name) = name.strip_suffix("_serving") {
            let Figure(value) = members.next_value()?;
            self.of_serving.set(name, value);
        } else if let Some(name) = name.strip_suffix("_modifier") {
            let Text(modifier, _) = members.next_value::<Text<'t>>()?;
            self.of_100.modify(name, &modifier);
            self.of_serving.modify(name, &modifier);
        } else {
            members.next_value::<IgnoredAny>()?;
        }
        Ok(())
    }
}
