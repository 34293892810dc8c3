//! A volume of a drink that is given by its weight: its own fluid ounce says what that weighs.
//!
//! Decision: mass is never guessed from volume. A fluid ounce among a food's own measures is no guess: the
//! ounce that a weight came from is told with it.

use super::{Measured, shown, times, too_large};
use crate::actions::finder::Found;
use crate::error::Result;
use crate::model::unit::{Unit, UnitKind};
use crate::model::{Amount, Base, Library};
use crate::rules::units::{System, factor};

/// What tables call a fluid ounce. A cup may be of pieces that leave air between them; an ounce is poured.
const FLUID_OUNCE: &str = "fl oz";

/// The grams of a volume, where a food is given per gram and has a fluid ounce among its measures;
/// `None` where it has not.
///
/// Errors: `NotUnderstood` a unit that the person's system does not have.
pub(super) fn poured(
    found: &Found,
    quantity: Amount,
    unit: Unit,
    system: System,
) -> Result<Option<Measured>> {
    let data = found.food.data();
    let is_volume = matches!(unit.kind(), UnitKind::Volume) && data.base == Some(Base::Gram);
    let mut measures = data.measures().iter();
    let ounce = measures.find(|measure| measure.label == FLUID_OUNCE);
    let Some(weight) = ounce
        .and_then(|ounce| ounce.size.decimal())
        .filter(|_| is_volume)
    else {
        return Ok(None);
    };
    // The tables of the catalogues are the United States', and so are those of a copy; one's own ounce is that of
    // one's system.
    let whose = match found.reference.library {
        Library::Mine if found.food.copy_from.get().is_none() => system,
        _ => System::Imperial,
    };
    let Ok(ounce) = factor(Unit::FluidOunce, whose) else {
        return Ok(None);
    };
    let millilitres = times(quantity, factor(unit, system)?)?;
    let weighed = times(millilitres, weight)?.decimal();
    let grams = weighed.and_then(|weighed| weighed.checked_div(ounce));
    let grams = Amount::from(grams.ok_or_else(too_large)?.round_dp(DECIMALS));
    let (unit, weight) = (unit.as_str(), shown(Amount::from(weight)));
    Ok(Some(Measured {
        quantity: grams,
        unit: Base::Gram.as_str().to_owned(),
        conversion: Some(format!(
            "{quantity} {unit} = {} g ({FLUID_OUNCE}, {ounce} ml, of it is {weight} g)",
            shown(grams)
        )),
    }))
}

/// Decimals of a weight that was made from a volume.
const DECIMALS: u32 = 6;

#[cfg(test)]
mod tests {
    use rust_decimal::Decimal;

    use super::*;
    use crate::model::{Food, FoodData, FoodRef, Measure, Member};

    fn drink(library: Library, label: &str) -> Found {
        let ounce = Measure {
            label: label.to_owned(),
            size: Amount::from(Decimal::new(305, 1)),
        };
        let data = FoodData {
            base: Some(Base::Gram),
            measures: Some(vec![ounce]),
            ..FoodData::default()
        };
        Found {
            reference: FoodRef::new(library, "1"),
            food: Food {
                data: Member::Is(data),
                ..Food::default()
            },
            natural: None,
            is_chosen: false,
        }
    }

    fn grams(found: &Found, quantity: i64, unit: Unit, system: System) -> Option<String> {
        let poured = poured(found, Amount::from(quantity), unit, system).unwrap()?;
        Some(poured.quantity.to_string())
    }

    #[test]
    fn a_volume_of_what_has_a_fluid_ounce_is_weighed_by_that() {
        let milk = drink(Library::Composition, "fl oz");
        for (quantity, unit, system, weight) in [
            (250, Unit::Millilitre, System::Metric, "257.832181"),
            (1, Unit::Decilitre, System::Uk, "103.132872"),
            (1, Unit::Pint, System::Imperial, "488"),
        ] {
            let found = grams(&milk, quantity, unit, system);
            assert_eq!(found.as_deref(), Some(weight), "{quantity} {unit}");
        }
        assert!(poured(&milk, Amount::from(1), Unit::Pint, System::Metric).is_err());
    }

    #[test]
    fn an_ounce_of_ones_own_is_that_of_ones_system_and_metric_has_none() {
        let own = drink(Library::Mine, "fl oz");
        let of = |system| grams(&own, 100, Unit::Millilitre, system);
        assert_eq!(of(System::Uk).as_deref(), Some("107.344851"));
        assert_eq!(of(System::Imperial).as_deref(), Some("103.132872"));
        assert_eq!(of(System::Metric), None);
    }

    #[test]
    fn what_is_no_fluid_ounce_and_what_is_no_volume_says_nothing() {
        let oats = drink(Library::Composition, "cup");
        assert_eq!(grams(&oats, 100, Unit::Millilitre, System::Metric), None);
        let milk = drink(Library::Composition, "fl oz");
        assert_eq!(grams(&milk, 100, Unit::Gram, System::Metric), None);
    }
}
