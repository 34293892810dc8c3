//! What is known of a product after any imports, accepted corrections and removals: each import and each
//! correction is remembered by the model as it was, so nothing can be lost in what they made.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::vec;

use chrono::Utc;
use journal::error::Result;
use journal::local::{
    Clock, Fate, Fated, Incoming, Origin, Reviews, Starter, WhereOvertaken, import_foods,
    remove_library,
};
use journal::model::{CatalogueFood, Entry, Library};
use proptest::prelude::*;
use serde_json::{Map, Value, json};

use crate::stand::Stand;

const NUTRIENTS: [&str; 3] = ["kcal", "fat", "sugars"];

/// Figures: values of an amount in a base.
#[derive(Clone, Debug, PartialEq)]
struct Figures {
    base: &'static str,
    amount: f64,
    values: BTreeMap<&'static str, f64>,
}

/// What happens to the one product.
#[derive(Clone, Debug)]
enum Step {
    Import(Figures),
    /// A nutrient is corrected, the first one too.
    Correct(&'static str, f64),
    /// A nutrient is corrected away, if it is not the last.
    Drop(&'static str),
    /// What the figures are counted in is corrected.
    Rebase(f64),
    Remove,
    /// The file of the catalogue is lost, and not that of the reviews.
    Lose,
}

fn figures() -> impl Strategy<Value = Figures> {
    let values = prop::collection::btree_map(
        prop::sample::select(&NUTRIENTS[..]),
        (1..20_u8).prop_map(|value| f64::from(value) * 4.0),
        0..3,
    );
    let base = prop::sample::select(&["g", "g", "ml", "serving"][..]);
    (base, any::<bool>(), values).prop_map(|(base, is_half, values)| Figures {
        base,
        amount: match (base, is_half) {
            ("serving", _) => 1.0,
            (_, true) => 50.0,
            (_, false) => 100.0,
        },
        values,
    })
}

fn step() -> impl Strategy<Value = Step> {
    let nutrient = || prop::sample::select(&NUTRIENTS[..]);
    let value = || (1..20_u8).prop_map(|value| f64::from(value) * 4.0);
    prop_oneof![
        8 => figures().prop_map(Step::Import),
        4 => (nutrient(), value()).prop_map(|(nutrient, value)| Step::Correct(nutrient, value)),
        1 => nutrient().prop_map(Step::Drop),
        1 => value().prop_map(Step::Rebase),
        1 => Just(Step::Remove),
        1 => Just(Step::Lose),
    ]
}

/// A nutrient that was corrected: its value, or that it has none, and what that is counted in.
#[derive(Clone, Debug)]
struct Part {
    base: &'static str,
    amount: f64,
    value: Option<f64>,
}

/// What is known, told by all that came.
#[derive(Debug, Default)]
struct Model {
    imported: Option<Figures>,
    /// Figures that were corrected all together.
    whole: Option<Figures>,
    parts: BTreeMap<&'static str, Part>,
}

impl Model {
    /// A row replaces what is known unless it knows less: nothing, or a serving beside a weight.
    fn import(&mut self, row: &Figures) {
        let keeps = self.imported.as_ref().is_some_and(|known| {
            let is_less = row.values.is_empty() || row.base == "serving" && known.base != "serving";
            !known.values.is_empty() && is_less
        });
        if !keeps {
            self.imported = Some(row.clone());
        }
    }

    /// What was imported, with every correction that is counted in its base.
    fn shown(&self) -> Option<Figures> {
        let imported = self.imported.as_ref()?;
        let mut shown = self.whole.as_ref().unwrap_or(imported).clone();
        for (nutrient, part) in &self.parts {
            if part.base == shown.base {
                if shown.values.is_empty() && part.value.is_some() {
                    shown.amount = part.amount;
                }
                let told = part.value.map(|value| value * shown.amount / part.amount);
                match told {
                    Some(value) => shown.values.insert(nutrient, value),
                    None => shown.values.remove(nutrient),
                };
            }
        }
        Some(shown)
    }

    fn correct(&mut self, nutrient: &'static str, value: Option<f64>, after: &Figures) {
        let part = Part {
            base: after.base,
            amount: after.amount,
            value,
        };
        self.parts.insert(nutrient, part);
    }
}

fn data(figures: &Figures) -> Value {
    let mut data = json!({ "base": figures.base });
    if !figures.values.is_empty() {
        let values = figures.values.iter();
        let values = values.map(|(name, value)| ((*name).to_owned(), json!(value)));
        data["nutrition"] =
            json!({ "basisAmount": figures.amount, "values": Map::from_iter(values) });
    }
    data
}

/// What one unit of a food holds, and its base: the same in whatever amount it is told.
fn content(data: &Value) -> (String, BTreeMap<String, i64>) {
    let amount = data["nutrition"]["basisAmount"].as_f64().unwrap_or(1.0);
    let values = data["nutrition"]["values"].as_object();
    let of_one = |value: &Value| (value.as_f64().unwrap() / amount * 1e6).round() as i64;
    let values = values.into_iter().flatten();
    (
        data["base"].as_str().unwrap_or_default().to_owned(),
        values
            .map(|(name, value)| (name.clone(), of_one(value)))
            .collect(),
    )
}

/// The rows of an import.
pub(super) struct Rows(pub(super) vec::IntoIter<Entry>);

impl Iterator for Rows {
    type Item = Result<Entry>;

    fn next(&mut self) -> Option<Result<Entry>> {
        self.0.next().map(Ok)
    }
}

impl Incoming for Rows {
    fn became(&mut self, _: Fated<'_>, _: Fate) -> Result<()> {
        Ok(())
    }

    fn refused(&mut self) -> Vec<i64> {
        Vec::new()
    }

    fn go_on(&self) -> Result<()> {
        Ok(())
    }
}

pub(super) const NONE: Starter = || Ok(Box::new(std::iter::empty()));

pub(super) fn clock() -> Clock {
    Arc::new(Utc::now)
}

struct Shop {
    stand: Stand,
    model: Model,
    /// The highest version there was since the catalogue's file was lost.
    version: u64,
    /// The data that has it, as long as the product is there.
    data: Option<Value>,
}

impl Shop {
    fn product(&self) -> Option<Value> {
        let query = [("query", "juice"), ("library", "off")];
        let query = query.map(|(name, value)| (name.to_owned(), value.to_owned()));
        let found = self.stand.search_foods(&query.to_vec()).unwrap();
        found["foods"].get(0).cloned()
    }

    fn import(&mut self, row: &Figures) {
        let food = json!({ "library": "off", "key": "juice", "name": "Juice", "data": data(row) });
        let food: CatalogueFood = serde_json::from_value(food).unwrap();
        let mut rows = Rows(vec![Entry::try_from(&food).unwrap()].into_iter());
        let origin = Origin::default();
        let place = self.stand.place();
        import_foods(&place, NONE, clock(), Library::Off, &origin, &mut rows).unwrap();
        self.model.import(row);
    }

    /// Saves a copy with these figures, and accepts what it proposes.
    fn accept(&self, figures: &Figures) {
        let product = self.product().unwrap();
        let copy = json!({ "name": "Juice", "data": data(figures),
            "copyFrom": { "library": "off", "key": "juice", "version": product["version"] } });
        let own = self.stand.save_food(copy).unwrap();
        let reviews = Reviews::new(self.stand.place(), NONE, clock());
        let proposals = reviews.proposals();
        let pending = proposals.pending();
        reviews
            .accept(pending, WhereOvertaken::Refuse, None, &|| Ok(()))
            .unwrap();
        self.stand
            .delete_food(own["key"].as_str().unwrap())
            .unwrap();
    }

    fn take(&mut self, step: &Step) {
        let place = self.stand.place();
        match (step, self.model.shown()) {
            (Step::Import(row), _) => self.import(row),
            (Step::Remove, _) => {
                remove_library(&place, NONE, clock(), Library::Off, &|| Ok(())).unwrap();
                self.model.imported = None;
            }
            (Step::Lose, _) => {
                std::fs::remove_file(&place.catalogue).unwrap();
                (self.model.imported, self.version) = (None, 0);
            }
            (_, None) => {}
            (Step::Correct(nutrient, value), Some(mut shown)) => {
                // What says nothing else proposes nothing.
                if shown.values.insert(nutrient, *value) != Some(*value) {
                    self.accept(&shown);
                    self.model.correct(nutrient, Some(*value), &shown);
                }
            }
            (Step::Drop(nutrient), Some(mut shown)) => {
                if shown.values.remove(nutrient).is_some() && !shown.values.is_empty() {
                    self.accept(&shown);
                    self.model.correct(nutrient, None, &shown);
                }
            }
            (Step::Rebase(value), Some(shown)) => {
                if !shown.values.is_empty() {
                    let whole = Figures {
                        base: if shown.base == "g" { "ml" } else { "g" },
                        amount: 100.0,
                        values: BTreeMap::from([("kcal", *value)]),
                    };
                    self.accept(&whole);
                    self.model.whole = Some(whole);
                    self.model.parts.clear();
                }
            }
        }
    }

    /// What is known is what the model says, and its version moved just where the data did.
    fn check(&mut self, step: &Step) {
        let (product, shown) = (self.product(), self.model.shown());
        let found = product.as_ref().map(|food| content(&food["data"]));
        assert_eq!(found, shown.map(|it| content(&data(&it))), "{step:?}");
        let now = product.as_ref().map(|food| food["data"].clone());
        if let Some(food) = product {
            let version = food["version"].as_u64().unwrap();
            let expected = self.version + u64::from(now != self.data);
            assert_eq!(version, expected, "{step:?}");
            self.version = version;
        }
        self.data = now;
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn nothing_known_is_lost_between_imports_and_corrections(
        steps in prop::collection::vec(step(), 1..9),
    ) {
        let mut shop = Shop {
            stand: Stand::with(Vec::new()),
            model: Model::default(),
            version: 0,
            data: None,
        };
        for step in &steps {
            shop.take(step);
            shop.check(step);
        }
    }
}
