//! What can be said of a food on the command line.

use clap::Args;

use crate::actions::measure::is_one;
use crate::actions::save;
use crate::error::{Code, Error, Result};
use crate::model::{Amount, Base, FoodData, FoodDraft, Measure, Nutrient, Values};
use crate::phrase::number::{self, with_unit};
use crate::rules::units::System;

/// Nutrition, measures and the rest.
#[derive(Args, Default)]
pub(crate) struct FoodValues {
    /// How much the values are for: 100g, 250ml, serving
    #[arg(long, value_name = "AMOUNT")]
    per: Option<String>,
    /// Energy in kilocalories
    #[arg(long, allow_negative_numbers = true, value_name = "N")]
    kcal: Option<String>,
    /// Energy in kilojoules, instead of --kcal
    #[arg(
        long,
        allow_negative_numbers = true,
        value_name = "N",
        conflicts_with = "kcal"
    )]
    kj: Option<String>,
    /// Protein in grams
    #[arg(long, allow_negative_numbers = true, value_name = "G")]
    protein: Option<String>,
    /// Available carbohydrate in grams, fibre not counted
    #[arg(long, allow_negative_numbers = true, value_name = "G")]
    carbs: Option<String>,
    /// Fat in grams
    #[arg(long, allow_negative_numbers = true, value_name = "G")]
    fat: Option<String>,
    /// Saturated fat in grams
    #[arg(long, allow_negative_numbers = true, value_name = "G")]
    saturated_fat: Option<String>,
    /// Sugars in grams
    #[arg(long, allow_negative_numbers = true, value_name = "G")]
    sugars: Option<String>,
    /// Fibre in grams
    #[arg(long, allow_negative_numbers = true, value_name = "G")]
    fibre: Option<String>,
    /// Salt in grams
    #[arg(long, allow_negative_numbers = true, value_name = "G")]
    salt: Option<String>,
    /// Sodium in milligrams, instead of --salt
    #[arg(
        long,
        allow_negative_numbers = true,
        value_name = "MG",
        conflicts_with = "salt"
    )]
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
    /// What is eaten when nobody says how much, and no measure does (whole, medium, one called like the food): "1 bowl"
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
        // What is wrong was said all the same.
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

    /// Sets what was said in the data of a food, and tells what was converted.
    ///
    /// Errors: `NotUnderstood`; `Usage` when what is said does not go together with the food.
    pub(crate) fn set_data(&self, data: &mut FoodData, system: System) -> Result<Vec<String>> {
        let mut told = Vec::new();
        self.set_nutrition(data, system, &mut told)?;
        if !self.measure.is_empty() {
            let base = data.base.ok_or_else(|| needs_per("a measure"))?;
            let measures = data.measures.get_or_insert_default();
            for measure in self.measures(base, system, &mut told)? {
                let is_it = |known: &&mut Measure| is_one(&known.label, &measure.label);
                match measures.iter_mut().find(is_it) {
                    // Under the label it has, which the usual portion may name.
                    Some(known) => known.size = measure.size,
                    None => measures.push(measure),
                }
            }
        }
        if let Some(text) = &self.portion {
            let portion = save::portion(text, data, system);
            let portion = portion.map_err(|error| error.within("--portion"))?;
            let is_so = with_unit(text).is_ok_and(|(amount, _)| amount == portion.amount);
            if !is_so {
                told.push(format!(
                    "portion {text} is {} {}",
                    portion.amount, portion.unit
                ));
            }
            data.default_portion = Some(portion);
        }
        let cleared = |text: &String| (!text.is_empty()).then(|| text.clone());
        if let Some(note) = &self.note {
            data.note = cleared(note);
        }
        if let Some(composition) = &self.composition {
            data.composition = cleared(composition);
        }
        Ok(told)
    }

    /// The measures that were said, and tells what was converted.
    ///
    /// Errors: `NotUnderstood`; `Usage` where one was said twice.
    fn measures(&self, base: Base, system: System, told: &mut Vec<String>) -> Result<Vec<Measure>> {
        let mut said: Vec<Measure> = Vec::new();
        for text in &self.measure {
            let measure = save::measure(text, base, system);
            let measure = measure.map_err(|error| error.within("--measure"))?;
            let (label, size) = text.split_once('=').unwrap_or_default();
            if (said.iter()).any(|other| is_one(&other.label, &measure.label)) {
                let message = format!("--measure {:?} is given twice", label.trim());
                let hint = "a measure has one size, and singular, plural, case and a 1 in front make no other";
                return Err(Error::new(Code::Usage, message).hint(hint));
            }
            if !is_as_typed(size, base) {
                told.push(format!("{text} is {} {base}", measure.size));
            }
            said.push(measure);
        }
        Ok(said)
    }

    fn set_nutrition(
        &self,
        data: &mut FoodData,
        system: System,
        told: &mut Vec<String>,
    ) -> Result<()> {
        let values = self.values()?;
        if values.is_empty() && self.per.is_none() {
            return Ok(());
        }
        if data.is_computed() {
            let message = "the nutrition of a recipe is added up from its ingredients";
            return Err(Error::new(Code::Usage, message)
                .hint("change those in your editor: journal food edit FOOD -e"));
        }
        let (amount, base) = self.basis(data, system, told)?;
        let measured = !data.measures().is_empty() || data.default_portion.is_some();
        if data.base.is_some_and(|own| own != base) && measured {
            let message = format!(
                "the food's measures are given in {}, and --per is in {base}",
                base_of(data)
            );
            return Err(
                Error::new(Code::Usage, message).hint("save it as a new food: journal food save")
            );
        }
        let same_base = data.base == Some(base);
        data.base = Some(base);
        // Values of another basis cannot be mixed with these.
        let mut merged = match data.nutrition.take() {
            Some(known) if known.basis_amount == amount && same_base => known.values,
            Some(_) if values.is_empty() => {
                return Err(Error::new(
                    Code::Usage,
                    "--per alone would forget the values it is not for",
                )
                .hint("give the values with it, such as --kcal"));
            }
            _ => Values::default(),
        };
        for (nutrient, amount) in values.iter() {
            merged.set(nutrient, amount);
        }
        data.nutrition = Some(save::nutrition(amount, merged));
        Ok(())
    }

    /// What values are for: what was said, else what the food's are for.
    fn basis(
        &self,
        data: &FoodData,
        system: System,
        told: &mut Vec<String>,
    ) -> Result<(Amount, Base)> {
        if let Some(per) = &self.per {
            let basis = save::basis(per, system).map_err(|error| error.within("--per"))?;
            if !is_as_typed(per, basis.1) {
                told.push(format!("per {per} is per {} {}", basis.0, basis.1));
            }
            return Ok(basis);
        }
        match (&data.nutrition, data.base) {
            (Some(nutrition), Some(base)) => Ok((nutrition.basis_amount, base)),
            (None, Some(Base::Serving)) => Ok((Amount::from(1), Base::Serving)),
            _ => Err(needs_per("a value")),
        }
    }

    fn values(&self) -> Result<Values> {
        let mut values = Values::default();
        for (nutrient, flag, text) in [
            (Nutrient::Kcal, "--kcal", &self.kcal),
            (Nutrient::Protein, "--protein", &self.protein),
            (Nutrient::Carbs, "--carbs", &self.carbs),
            (Nutrient::Fat, "--fat", &self.fat),
            (
                Nutrient::SaturatedFat,
                "--saturated-fat",
                &self.saturated_fat,
            ),
            (Nutrient::Sugars, "--sugars", &self.sugars),
            (Nutrient::Fibre, "--fibre", &self.fibre),
            (Nutrient::Salt, "--salt", &self.salt),
        ] {
            if let Some(text) = text {
                values.set(nutrient, value(flag, text)?);
            }
        }
        if let Some(kj) = &self.kj {
            let kcal = save::kcal_of_kj(value("--kj", kj)?);
            values.set(Nutrient::Kcal, kcal.ok_or_else(|| too_large("--kj", kj))?);
        }
        if let Some(sodium) = &self.sodium_mg {
            let salt = save::salt_of_sodium_mg(value("--sodium-mg", sodium)?);
            let salt = salt.ok_or_else(|| too_large("--sodium-mg", sodium))?;
            values.set(Nutrient::Salt, salt);
        }
        Ok(values)
    }
}

/// A value in g, mg, kcal or kJ: a number, zero included, with a decimal point or comma.
pub(crate) fn value(flag: &str, text: &str) -> Result<Amount> {
    let value = number::value_of_small_unit(text).map_err(|error| error.within(flag))?;
    value.ok_or_else(|| {
        Error::new(
            Code::NotUnderstood,
            format!("{flag}: {text:?} is no number"),
        )
        .hint("such as 12.5 or 12,5")
    })
}

/// A value that is converted, and too large for that.
fn too_large(flag: &str, text: &str) -> Error {
    let what = format!("{flag}: {text:?} is more than any food has");
    Error::new(Code::NotUnderstood, what).hint("such as 12.5 or 12,5")
}

fn base_of(data: &FoodData) -> &'static str {
    data.base.map_or("nothing", Base::as_str)
}

fn needs_per(what: &str) -> Error {
    Error::new(Code::Usage, format!("{what} needs to be per something"))
        .hint("such as --per 100g or --per serving")
}

/// Whether an amount is typed in a food's base unit: what is converted is told, and 100g is 100 g.
pub(crate) fn is_as_typed(text: &str, base: Base) -> bool {
    with_unit(text).is_ok_and(|(_, unit)| unit == base.as_str())
}
