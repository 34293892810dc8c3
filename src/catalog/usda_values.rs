//! The nutrients of the USDA's tables as the catalogue keeps them.

use rust_decimal::Decimal;

use super::notes::Notes;
use super::plausible;
use super::report::Reason;
use crate::model::{Nutrient, Values};

/// Carbohydrate by difference may fall short of measured fibre by this many grams of error.
const SLACK: Decimal = Decimal::ONE;

/// What a table says of 100 g of a food.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Told {
    pub(super) kcal: Option<Decimal>,
    pub(super) protein: Option<Decimal>,
    pub(super) fat: Option<Decimal>,
    /// Carbohydrate by difference: what is no water, protein, fat, ash or alcohol.
    pub(super) difference: Option<Decimal>,
    pub(super) fibre: Option<Decimal>,
    pub(super) sugars: Option<Decimal>,
    pub(super) saturated: Option<Decimal>,
    /// In milligrams.
    pub(super) sodium: Option<Decimal>,
}

/// The eight nutrients, as far as they are known.
pub(super) fn values(told: &Told, notes: &mut Notes) -> Values {
    let carbs = told
        .difference
        .and_then(|difference| available(difference, told.fibre, notes));
    let all = [
        (Nutrient::Kcal, told.kcal),
        (Nutrient::Protein, told.protein),
        (Nutrient::Carbs, carbs),
        (Nutrient::Fat, told.fat),
        (Nutrient::SaturatedFat, told.saturated),
        (Nutrient::Sugars, told.sugars),
        (Nutrient::Fibre, told.fibre),
        (Nutrient::Salt, told.sodium.map(salt)),
    ];
    plausible::values(all, notes)
}

/// Available carbohydrate, of carbohydrate by difference and fibre.
fn available(difference: Decimal, fibre: Option<Decimal>, notes: &mut Notes) -> Option<Decimal> {
    // Of what cannot be meant nothing follows.
    let most = Decimal::from(plausible::MOST_GRAMS);
    if difference > most {
        notes.add_of(Reason::Over100Grams, Nutrient::Carbs);
        return None;
    }
    let fibre = fibre.filter(|fibre| (Decimal::ZERO..=most).contains(fibre));
    let (carbs, reason) = match fibre.map(|fibre| difference.saturating_sub(fibre)) {
        Some(carbs) if carbs >= Decimal::ZERO => return Some(carbs),
        Some(carbs) if carbs >= -SLACK => (Some(Decimal::ZERO), Reason::CarbsBelowZero),
        Some(_) => (None, Reason::Negative),
        // Where there is no carbohydrate at all there is no fibre either.
        None if difference.is_zero() => return Some(difference),
        None => (None, Reason::Bound),
    };
    notes.add_of(reason, Nutrient::Carbs);
    carbs
}

/// Salt in grams, of sodium in milligrams.
fn salt(sodium: Decimal) -> Decimal {
    sodium * Decimal::new(25, 4)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn carbs(difference: &str, fibre: Option<&str>) -> (Option<Decimal>, Notes) {
        let number = |text: &str| text.parse().unwrap();
        let mut notes = Notes::default();
        let carbs = available(number(difference), fibre.map(number), &mut notes);
        (carbs, notes)
    }

    #[test]
    fn carbohydrate_below_fibre_is_an_error_of_measurement_or_unknown() {
        let (none, notes) = carbs("3.1", Some("3.4"));
        assert_eq!(
            (none, notes.count(Reason::CarbsBelowZero)),
            (Some(Decimal::ZERO), 1)
        );
        assert!(!notes.drops_values());
        let (none, notes) = carbs("3.1", Some("3.1"));
        assert_eq!((none, notes), (Some(Decimal::ZERO), Notes::default()));
        let (unknown, notes) = carbs("3.1", Some("9"));
        assert_eq!((unknown, notes.count(Reason::Negative)), (None, 1));
    }

    #[test]
    fn carbohydrate_with_fibre_unknown_is_a_bound() {
        let (unknown, notes) = carbs("3.1", None);
        assert_eq!((unknown, notes.count(Reason::Bound)), (None, 1));
        let (unknown, notes) = carbs("3.1", Some("-2"));
        assert_eq!((unknown, notes.count(Reason::Bound)), (None, 1));
        let (unknown, notes) = carbs("50", Some("101"));
        assert_eq!((unknown, notes.count(Reason::Bound)), (None, 1));
        let (none, notes) = carbs("0", None);
        assert_eq!((none, notes), (Some(Decimal::ZERO), Notes::default()));
    }

    #[test]
    fn carbohydrate_of_more_than_there_can_be_is_unknown_whatever_the_fibre() {
        for fibre in [Some("60"), Some("101"), None] {
            let (unknown, notes) = carbs("150", fibre);
            assert_eq!((unknown, notes.count(Reason::Over100Grams)), (None, 1));
        }
    }

    #[test]
    fn what_cannot_be_meant_is_unknown() {
        let number = |number| Some(Decimal::from(number));
        let mut notes = Notes::default();
        let told = Told {
            kcal: number(906),
            protein: number(-1),
            fat: number(101),
            sodium: number(40_000),
            sugars: number(100),
            ..Told::default()
        };
        let known = values(&told, &mut notes);
        assert_eq!(known[Nutrient::Sugars], Some(100.into()));
        assert_eq!(known[Nutrient::Salt], Some(100.into()));
        assert_eq!(known.get(Nutrient::Protein), None);
        assert_eq!(
            notes.count(Reason::MacrosOver105Grams),
            0,
            "what is dropped weighs nothing"
        );
        for reason in [Reason::Over905Kcal, Reason::Negative, Reason::Over100Grams] {
            assert_eq!(notes.count(reason), 1, "{reason:?}");
        }
        let told = Told {
            protein: number(50),
            fat: number(56),
            kcal: number(700),
            ..Told::default()
        };
        assert_eq!(values(&told, &mut notes), Values::default());
        assert_eq!(notes.count(Reason::MacrosOver105Grams), 1);
    }
}
