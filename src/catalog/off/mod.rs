//! Open Food Facts, the database of packaged food: its exports, read into catalogue entries.
//!
//! A format finds a product's members under its own names and hands them on as `Product`; what
//! they mean, and which of them can be meant at all, is decided here, once for all formats.
//!
//! Contains no data of Open Food Facts: who imports it has it under the Open Database License.

pub mod jsonl;
mod named;
mod names;
mod nutrition;
pub mod parquet;
mod portion;
pub(super) mod text;
pub mod tsv;

use std::num::IntErrorKind::{NegOverflow, PosOverflow};

use serde::{Serialize, Serializer};

use super::Read;
use super::country;
use super::notes::Notes;
use super::report::Reason;
use crate::model::limits::{BARCODE_MAX, FOOD_NAME, IMAGE_URL, KEY};
use crate::model::{Base, Entry, Nutrient};
use crate::rules::barcode;
use nutrition::{Known, Told};

/// What to cite where a person reads these foods.
pub const ATTRIBUTION: &str = "Contains information from Open Food Facts, which is made available here under the Open Database License (ODbL)";

/// Where values are that an export lacks.
const VALUES: &str = "Open Food Facts has them in its JSON lines";

/// A product as an export says it; what is not said is empty.
#[derive(Clone, Copy, Debug, Default)]
struct Product<'t> {
    code: &'t str,
    /// The language of what is said in no other.
    lang: &'t str,
    name: &'t str,
    /// The name in languages, by language.
    names: &'t [(&'t str, &'t str)],
    generic_name: &'t str,
    brands: &'t str,
    /// As tags, and as somebody typed them, which is asked where there is no tag.
    countries: [&'t str; 2],
    scans: &'t str,
    completeness: &'t str,
    changed: &'t str,
    serving: &'t str,
    serving_size: &'t str,
    quantity: &'t str,
    /// What the quantity and what the nutrients are counted in, where that is said for itself.
    units: [&'t str; 2],
    ingredients: &'t str,
    image: &'t str,
    nutrition: Told<'t>,
    /// The same of a serving.
    of_serving: Told<'t>,
}

impl Product<'_> {
    fn read(&self) -> Read {
        let mut notes = Notes::default();
        match self.entry(&mut notes) {
            Ok(entry) => Read {
                entry: Some(entry),
                notes,
                ..Read::default()
            },
            // What else was met in it is no matter: nothing of it is kept.
            Err(reason) => Read::skipped(self.code.trim(), reason),
        }
    }

    fn entry(&self, notes: &mut Notes) -> Result<Entry, Reason> {
        let (key, barcode) = code(self.code, notes).ok_or(Reason::NoCode)?;
        let (name, names) = names::of(self, notes).ok_or(Reason::NoName)?;
        let (brand, other_brands) = brands(self.brands, notes);
        let size = portion::size(self.serving_size);
        let weight = portion::size(self.of_serving.weight).or(size);
        let nutrients = nutrition::known(&self.nutrition, &self.of_serving, weight, notes);
        let known = nutrients.count();
        if known == 0 {
            notes.add(Reason::NoNutrition);
        }
        Ok(Entry {
            key,
            name,
            names,
            brand,
            other_brands,
            barcode,
            regions: self.regions(),
            scans: self.scans.trim().parse().unwrap_or(0),
            completeness: completeness(self.completeness),
            changed: changed(self.changed, notes),
            known: u8::try_from(known).unwrap_or(u8::MAX),
            data: self.data(&nutrients, size, notes),
        })
    }

    fn regions(&self) -> String {
        let [tags, typed] = self.countries;
        country::codes(match tags.trim().is_empty() {
            true => typed,
            false => tags,
        })
    }

    /// [`FoodData`](crate::model::FoodData) as JSON.
    fn data(&self, nutrients: &Known, size: Option<f64>, notes: &mut Notes) -> String {
        let (base, basis_amount) = self.base(nutrients);
        let printed = text::plain(self.serving, notes);
        // Decision: in servings the one that is printed is 1. What a gram of it is nobody said.
        let size = if nutrients.per_serving {
            Some(1.0)
        } else {
            size
        };
        let size = size.filter(|_| portion::fits(self.serving, base));
        let serving = size.and_then(|size| portion::serving(&printed, size, notes));
        let label = serving.as_ref().map(|serving| serving.label.as_str());
        let usual = label.or(nutrients.per_serving.then_some(base.as_str()));
        let image = Some(self.image).filter(|url| is_link(url));
        let data = Data {
            base: base.as_str(),
            nutrition: (nutrients.count() > 0).then_some(Nutrition {
                basis_amount,
                values: Values(nutrients.values),
            }),
            default_portion: usual.map(|unit| Portion { amount: 1, unit }),
            measures: serving.as_ref().map(|serving| {
                [Measure {
                    label: &serving.label,
                    size: Decimal(serving.size),
                }]
            }),
            composition: text::ingredients(self.ingredients, notes),
            images: image.map(|url| [Image { url }]),
        };
        // Texts and finite numbers are always JSON.
        serde_json::to_string(&data).unwrap_or_default()
    }

    /// What the nutrients are counted in, and how much of it they are told of. A product that
    /// says nothing of units is counted in grams.
    fn base(&self, nutrients: &Known) -> (Base, u8) {
        match nutrients.per_serving {
            true => (Base::Serving, 1),
            // What the values are told of goes before what is printed. 100 g are often said of drinks too.
            false if self.nutrition.in_millilitres => (Base::Millilitre, 100),
            false => (
                portion::base(&[self.serving, self.quantity], &self.units),
                100,
            ),
        }
    }
}

/// The key and barcode of a code: digits without leading zeros, padded to 8 or 13. An export of 2020 put
/// a quote before them.
pub(super) fn code(text: &str, notes: &mut Notes) -> Option<(String, Option<String>)> {
    let digits = text.trim().trim_matches('"').trim_start_matches('0');
    if digits.is_empty() || digits.len() > KEY || !digits.bytes().all(|byte| byte.is_ascii_digit())
    {
        return None;
    }
    let padded = match digits.len() {
        ..=8 => format!("{digits:0>8}"),
        9..=12 => format!("{digits:0>13}"),
        _ => digits.to_owned(),
    };
    if padded.len() > BARCODE_MAX {
        notes.add(Reason::LongCode);
        return Some((padded, None));
    }
    if !padded.parse().is_ok_and(barcode::is_checked) {
        notes.add(Reason::WrongCheckDigit);
    }
    Some((padded.clone(), Some(padded)))
}

/// The brand that is shown, and the others.
fn brands(list: &str, notes: &mut Notes) -> (Option<String>, String) {
    let plain = text::plain(list, notes);
    let mut brands = plain
        .split(',')
        .map(str::trim)
        .filter(|brand| !brand.is_empty());
    let first = brands.next().map(|brand| {
        let mut brand = brand.to_owned();
        text::cut(&mut brand, FOOD_NAME, Reason::LongText, notes);
        brand
    });
    (first, brands.collect::<Vec<_>>().join(", "))
}

/// The second of the last change, 0 where it is not told; one that cannot be is none. Whether it is
/// still to come, whoever knows the clock says.
fn changed(text: &str, notes: &mut Notes) -> i64 {
    let is_to_be_meant = match text.trim().parse::<i64>() {
        Ok(second) if second >= 0 => return second,
        Ok(_) => false,
        Err(error) => !matches!(error.kind(), PosOverflow | NegOverflow),
    };
    if !is_to_be_meant {
        notes.add(Reason::ImpossibleDate);
    }
    0
}

/// Of 10,000.
fn completeness(text: &str) -> u16 {
    let share = text.trim().parse::<f64>().unwrap_or(0.0).clamp(0.0, 1.0);
    // In range by the line above.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let share = (share * 10_000.0).round() as u16;
    share
}

fn is_link(url: &str) -> bool {
    (url.starts_with("https://") || url.starts_with("http://"))
        && url.len() <= IMAGE_URL
        && !url.contains(|c: char| c.is_whitespace() || c.is_control() || "\"<>\\^`{|}".contains(c))
}

/// [`FoodData`](crate::model::FoodData) of a product, of borrowed parts.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Data<'t> {
    base: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    nutrition: Option<Nutrition>,
    #[serde(skip_serializing_if = "Option::is_none")]
    measures: Option<[Measure<'t>; 1]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    default_portion: Option<Portion<'t>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    composition: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    images: Option<[Image<'t>; 1]>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Nutrition {
    basis_amount: u8,
    values: Values,
}

#[derive(Serialize)]
struct Measure<'t> {
    label: &'t str,
    size: Decimal,
}

#[derive(Serialize)]
struct Portion<'t> {
    amount: u8,
    unit: &'t str,
}

#[derive(Serialize)]
struct Image<'t> {
    url: &'t str,
}

/// The nutrients that are known, by name.
struct Values([Option<f64>; 8]);

impl Serialize for Values {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let known = Nutrient::ALL.into_iter().map(Nutrient::as_str).zip(self.0);
        serializer.collect_map(known.filter_map(|(name, value)| Some((name, Decimal(value?)))))
    }
}

/// A number, whole ones without a fraction.
struct Decimal(f64);

impl Serialize for Decimal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Decimal(number) = *self;
        // Whole numbers below 2^53 are the same in both.
        #[allow(clippy::cast_possible_truncation)]
        match number.fract() == 0.0 && number.abs() < 9e15 {
            true => serializer.serialize_i64(number as i64),
            false => serializer.serialize_f64(number),
        }
    }
}
