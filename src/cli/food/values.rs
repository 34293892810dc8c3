//! What can be said of a food on the command line.

use clap::Args;

use crate::actions::save;
use crate::error::{Code, Error, Result};
use crate::model::{Amount, Base, FoodData, FoodDraft, Nutrient, Values};
use crate::rules::units::System;

/// Nutrition, measures and the rest.
#[derive(Args, Default)]
pub(crate) struct FoodValues {
    /// How much the values are for: 100g, 250ml, serving
    #[arg(long, value_name = "AMOUNT")]
    per: Option<String>,
    /// Energy in kilocalories
    #[arg(long, value_name = "N")]
    kcal: Option<String>,
    /// Energy in kilojoules, instead of --kcal
    #[arg(long, value_name = "N", conflicts_with = "kcal")]
    kj: Option<String>,
    /// Protein in grams
    #[arg(long, value_name = "G")]
    protein: Option<String>,
    /// Available carbohydrate in grams, fibre not counted
    #[arg(long, value_name = "G")]
    carbs: Option<String>,
    /// Fat in grams
    #[arg(long, value_name = "G")]
    fat: Option<String>,
    /// Saturated fat in grams
    #[arg(long, value_name = "G")]
    saturated_fat: Option<String>,
    /// Sugars in grams
    #[arg(long, value_name = "G")]
    sugars: Option<String>,
    /// Fibre in grams
    #[arg(long, value_name = "G")]
    fibre: Option<String>,
    /// Salt in grams
    #[arg(long, value_name = "G")]
    salt: Option<String>,
    /// Sodium in milligrams, instead of --salt
    #[arg(long, value_name = "MG", conflicts_with = "salt")]
    sodium_mg: Option<String>,
    /// The brand
    #[arg(long)]
    brand: Option<String>,
    /// The barcode, 8 to 14 digits
    #[arg(long, value_name = "DIGITS")]
    barcode: Option<String>,
    /// A household measure: "bowl=60g"; may stand several times
    #[arg(long, value_name = "LABEL=SIZE")]
    measure: Vec<String>,
    /// What is eaten when nobody says how much: "1 bowl"
    #[arg(long, value_name = "AMOUNT")]
    portion: Option<String>,
    /// A note
    #[arg(long, value_name = "TEXT")]
    note: Option<String>,
    /// The ingredients as printed on the label
    #[arg(long, value_name = "TEXT")]
    composition: Option<String>,
}

impl FoodValues {
    /// Whether nothing was said.
    pub(crate) fn is_empty(&self) -> bool {
        self.values().is_ok_and(|values| values.is_empty())
            && self.measure.is_empty()
            && [
                &self.per,
                &self.brand,
                &self.barcode,
                &self.portion,
                &self.note,
                &self.composition,
            ]
            .iter()
            .all(|text| text.is_none())
    }

    /// Sets what was said in the body of a food.
    pub(crate) fn set_in(&self, draft: &mut FoodDraft) {
        for (name, value) in [("brand", &self.brand), ("barcode", &self.barcode)] {
            if let Some(value) = value {
                // Empty clears, as leaving it out does in the body.
                draft.set(name, (!value.is_empty()).then_some(value));
            }
        }
    }

    /// Sets what was said in the data of a food.
    ///
    /// Errors: `NotUnderstood`; `Usage` when values are given without what they are for.
    pub(crate) fn set_data(&self, data: &mut FoodData, system: System) -> Result<()> {
        self.set_nutrition(data, system)?;
        if !self.measure.is_empty() {
            let base = data.base.ok_or_else(|| needs_per("a measure"))?;
            let measures = self
                .measure
                .iter()
                .map(|text| save::measure(text, base, system));
            data.measures = Some(measures.collect::<Result<_>>()?);
        }
        if let Some(text) = &self.portion {
            data.default_portion = Some(save::portion(text, data, system)?);
        }
        let cleared = |text: &String| (!text.is_empty()).then(|| text.clone());
        if let Some(note) = &self.note {
            data.note = cleared(note);
        }
        if let Some(composition) = &self.composition {
            data.composition = cleared(composition);
        }
        Ok(())
    }

    fn set_nutrition(&self, data: &mut FoodData, system: System) -> Result<()> {
        let values = self.values()?;
        let basis = self
            .per
            .as_ref()
            .map(|per| save::basis(per, system))
            .transpose()?;
        let known = data.nutrition.take();
        let (amount, base) = match (basis, &known, data.base) {
            (Some(basis), ..) => basis,
            (None, Some(nutrition), Some(base)) => (nutrition.basis_amount, base),
            (None, _, _) if values.is_empty() => {
                data.nutrition = known;
                return Ok(());
            }
            (None, _, Some(Base::Serving)) => (Amount::from(1), Base::Serving),
            _ => return Err(needs_per("a value")),
        };
        data.base = Some(base);
        // Values of another basis cannot be mixed with these.
        let mut merged = match (&self.per, known) {
            (None, Some(nutrition)) => nutrition.values,
            _ => Values::default(),
        };
        for (nutrient, amount) in values.iter() {
            merged.set(nutrient, amount);
        }
        data.nutrition = Some(save::nutrition(amount, merged));
        Ok(())
    }

    fn values(&self) -> Result<Values> {
        let mut values = Values::default();
        for (nutrient, text) in [
            (Nutrient::Kcal, &self.kcal),
            (Nutrient::Protein, &self.protein),
            (Nutrient::Carbs, &self.carbs),
            (Nutrient::Fat, &self.fat),
            (Nutrient::SaturatedFat, &self.saturated_fat),
            (Nutrient::Sugars, &self.sugars),
            (Nutrient::Fibre, &self.fibre),
            (Nutrient::Salt, &self.salt),
        ] {
            if let Some(text) = text {
                values.set(nutrient, value(text)?);
            }
        }
        if let Some(kj) = &self.kj {
            values.set(Nutrient::Kcal, save::kcal_of_kj(value(kj)?));
        }
        if let Some(sodium) = &self.sodium_mg {
            values.set(Nutrient::Salt, save::salt_of_sodium_mg(value(sodium)?));
        }
        Ok(values)
    }
}

/// A value: a number, zero included, with a decimal point or comma.
pub(crate) fn value(text: &str) -> Result<Amount> {
    let plain = text.trim().replace(',', ".");
    Amount::parse(&plain)
        .filter(|_| !plain.starts_with('+'))
        .ok_or_else(|| {
            Error::new(Code::NotUnderstood, format!("{text:?} is no number"))
                .hint("such as 12.5 or 12,5")
        })
}

fn needs_per(what: &str) -> Error {
    Error::new(Code::Usage, format!("{what} needs to be per something"))
        .hint("such as --per 100g or --per serving")
}
