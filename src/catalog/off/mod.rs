//! Open Food Facts, the database of packaged food: its exports, read into catalogue entries.
//!
//! A format finds a product's members under its own names and hands them on as `Product`; what
//! they mean, and which of them can be meant at all, is decided here, once for all formats.
//!
//! Contains no data of Open Food Facts: who imports it has it under the Open Database License.

pub(super) mod code;
pub mod jsonl;
mod named;
mod names;
mod nutrition;
pub mod parquet;
mod portion;
pub(super) mod text;
pub mod tsv;
mod unit;

use rust_decimal::prelude::ToPrimitive;
use serde::{Serialize, Serializer};

use super::Read;
use super::country;
use super::notes::Notes;
use super::plausible;
use super::read::{meant, number};
use super::report::Reason;
use crate::model::limits::{FOOD_NAME, IMAGE_URL};
use crate::model::{Base, Entry, Nutrient};
use names::Names;
use nutrition::{Known, Told};
use portion::Size;

/// What to cite where a person reads these foods.
pub const ATTRIBUTION: &str = "Contains information from Open Food Facts, which is made available here under the Open Database License (ODbL)";

/// Where values are that an export lacks.
const VALUES: &str =
    "Open Food Facts has them in its JSON lines, of which those are taken that are as new";

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
    /// The same of the size of the serving.
    serving_unit: &'t str,
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
        let (key, barcode) = code::of(self.code, notes).ok_or(Reason::NoCode)?;
        code::note_length(self.code, notes);
        let Names {
            name,
            language,
            names,
        } = names::of(self, notes).ok_or(Reason::NoName)?;
        let (brand, other_brands) = brands(self.brands, notes);
        let size = self.size(notes);
        let weight = self.weight().or(size).map(|size| size.amount);
        let nutrients = nutrition::known(&self.nutrition, &self.of_serving, weight, notes);
        let known = nutrients.count();
        let base = self.base(&nutrients);
        plausible::note_missing(|nutrient| nutrients.knows(nutrient), notes);
        Ok(Entry {
            key,
            name,
            language,
            names,
            brand,
            other_brands,
            barcode,
            regions: self.regions(),
            scans: self.scans(notes),
            completeness: completeness(self.completeness),
            changed: self.changed(notes),
            known: u8::try_from(known).unwrap_or(u8::MAX),
            data: self.data(base.unwrap_or(Base::Gram), &nutrients, size, notes),
            is_base_assumed: base.is_none(),
        })
    }

    /// The weight or volume of the serving.
    fn size(&self, notes: &mut Notes) -> Option<Size> {
        let told = portion::Told {
            number: self.serving_size,
            printed: self.serving,
            unit: self.serving_unit,
        };
        portion::size(told).unwrap_or_else(|reason| {
            notes.add(reason);
            None
        })
    }

    /// … of the serving that nutrients are told of, where that is said beside them.
    fn weight(&self) -> Option<Size> {
        let [number, unit] = self.of_serving.weight;
        let told = portion::Told {
            number,
            printed: self.serving,
            unit,
        };
        portion::size(told).ok().flatten()
    }

    fn scans(&self, notes: &mut Notes) -> u64 {
        // A table that passed through floating point has 3.0.
        let whole = |text: &str| number(text).filter(|scans| scans.is_integer())?.to_u64();
        let scans = |text: &str| text.parse().ok().or_else(|| whole(text));
        meant(self.scans, scans, Reason::ImpossibleScans, notes).unwrap_or(0)
    }

    /// The second of the last change, 0 where it is not told. Whether it is still to come, whoever knows
    /// the clock says.
    fn changed(&self, notes: &mut Notes) -> i64 {
        let whole = |text: &str| number(text)?.trunc().to_i64();
        let second = |text: &str| text.parse().ok().or_else(|| whole(text));
        let second = |text: &str| second(text).filter(|second| *second >= 0);
        meant(self.changed, second, Reason::ImpossibleDate, notes).unwrap_or(0)
    }

    fn image(&self, notes: &mut Notes) -> Option<Image<'_>> {
        let link = |url| is_link(url).then_some(Image { url });
        meant(self.image, link, Reason::ImpossibleImage, notes)
    }

    fn regions(&self) -> String {
        let [tags, typed] = self.countries;
        country::codes(match tags.trim().is_empty() {
            true => typed,
            false => tags,
        })
    }

    /// [`FoodData`](crate::model::FoodData) as JSON.
    fn data(&self, base: Base, nutrients: &Known, size: Option<Size>, notes: &mut Notes) -> String {
        let printed = text::plain(self.serving, notes);
        let serving = self.measured(base, size, notes);
        let serving = serving.and_then(|size| portion::serving(&printed, size, notes));
        let label = serving.as_ref().map(|serving| serving.label.as_str());
        let usual = label.or(nutrients.per_serving.then_some(base.as_str()));
        let data = Data {
            base: base.as_str(),
            nutrition: (nutrients.count() > 0).then_some(Nutrition {
                basis_amount: if nutrients.per_serving { 1 } else { 100 },
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
            images: self.image(notes).map(|image| [image]),
        };
        // Texts and finite numbers are always JSON.
        serde_json::to_string(&data).unwrap_or_default()
    }

    /// How much of the base the serving is, where that is known.
    fn measured(&self, base: Base, size: Option<Size>, notes: &mut Notes) -> Option<f64> {
        if base == Base::Serving {
            // Decision: in servings the one that is printed is 1. What a gram of it is nobody said.
            return Some(1.0);
        }
        let fits = portion::fits(self.serving, size?, base);
        if !fits {
            notes.add(Reason::OtherUnit);
        }
        size.filter(|_| fits).map(|size| size.amount)
    }

    /// What the nutrients are counted in, where a word is said of it.
    fn base(&self, nutrients: &Known) -> Option<Base> {
        if nutrients.per_serving {
            return Some(Base::Serving);
        }
        // What the values are told of goes before what is printed.
        self.nutrition.base.or_else(|| {
            let [quantity, nutrients] = self.units;
            let units = [quantity, nutrients, self.serving_unit];
            portion::base(&[self.serving, self.quantity], &units)
        })
    }
}

/// Characters of all brands of a product at most: a list without end would be looked through without end.
const BRANDS: usize = 10_000;

/// The brand that is shown, and the others.
fn brands(list: &str, notes: &mut Notes) -> (Option<String>, String) {
    let mut plain = text::plain(list, notes);
    text::cut(&mut plain, BRANDS, Reason::LongText, notes);
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
