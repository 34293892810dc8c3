//! Teaspoons, tablespoons and cups of a food that has another of the three among its measures, or a serving of so
//! many of them.
//!
//! Three teaspoons are a tablespoon everywhere: a part of a measure that the food has, as `1/3 tbsp` is. Sixteen
//! tablespoons are a cup in the tables of the catalogues; how large a person's own cup is nobody knows. So
//! no mass is guessed from volume, and what was reckoned with is told.

use rust_decimal::Decimal;

use super::words::own_measures;
use super::{Measured, shown, times, too_large};
use crate::actions::finder::Found;
use crate::error::Result;
use crate::model::unit::Unit;
use crate::model::{Amount, Base, Food, Library, Measure};
use crate::phrase::number::with_unit;
use crate::rules::text;

/// Decimals of a weight that is a part of another.
const DECIMALS: u32 = 6;

/// The grams of so many of the one, where a food is given per gram and has one of the three; `None` where it has
/// not.
pub(super) fn spooned(found: &Found, quantity: Amount, unit: Unit) -> Result<Option<Measured>> {
    let data = found.food.data();
    if data.base != Some(Base::Gram) {
        return Ok(None);
    }
    let is_known = |unit: &Unit| *unit != Unit::Cup || found.reference.library != Library::Mine;
    let others = match is_known(&unit) {
        true => nearest(unit),
        false => &[],
    };
    let mut others = others.iter().filter(|other| is_known(other));
    let other = others.find_map(|other| Some((*other, of_unit(&found.food, *other)?)));
    let Some((other, (count, measure))) = other else {
        return Ok(None);
    };
    let reckoned = || {
        let weighed = times(quantity, measure.size.decimal()?).ok()?.decimal()?;
        let weighed = weighed.checked_mul(teaspoons(unit))?;
        weighed.checked_div(teaspoons(other).checked_mul(count)?)
    };
    let grams = Amount::from(reckoned().ok_or_else(too_large)?.round_dp(DECIMALS));
    let (unit, one) = (unit.as_str(), text::so_many(1, &measure.label));
    let size = shown(measure.size);
    Ok(Some(Measured {
        quantity: grams,
        unit: Base::Gram.as_str().to_owned(),
        conversion: Some(format!(
            "{quantity} {unit} = {} g ({one} is {size} g)",
            shown(grams)
        )),
    }))
}

/// The measure that holds so many of a unit: one that is called so, else a serving that says how many it is, as
/// `serving 2 TBSP` and `serving (2 tbsp)`. Of several cups nobody knows of which one a spoon is taken.
fn of_unit(food: &Food, unit: Unit) -> Option<(Decimal, &Measure)> {
    let data = food.data();
    match own_measures(food, unit)[..] {
        [one] => return Some((one.count, one.measure)),
        [] => {}
        _ => return None,
    }
    let count = |label: &str| {
        let label = label.strip_prefix("serving ")?.trim();
        let bare = label
            .strip_prefix('(')
            .and_then(|label| label.strip_suffix(')'));
        let (count, of) = with_unit(bare.unwrap_or(label)).ok()?;
        let count = count.decimal().filter(|_| Unit::parse(of) == Some(unit));
        count.filter(|count| !count.is_zero())
    };
    let measures = data.measures().iter();
    let mut servings = measures.filter_map(|measure| Some((count(&measure.label)?, measure)));
    let serving = servings.next()?;
    servings.next().is_none().then_some(serving)
}

/// The three, the nearest first; none for what is none of them.
fn nearest(unit: Unit) -> &'static [Unit] {
    match unit {
        Unit::Teaspoon => &[Unit::Teaspoon, Unit::Tablespoon, Unit::Cup],
        Unit::Tablespoon => &[Unit::Tablespoon, Unit::Teaspoon, Unit::Cup],
        Unit::Cup => &[Unit::Cup, Unit::Tablespoon, Unit::Teaspoon],
        _ => &[],
    }
}

/// How many teaspoons one of the three is.
fn teaspoons(unit: Unit) -> Decimal {
    Decimal::from(match unit {
        Unit::Tablespoon => 3,
        Unit::Cup => 48,
        _ => 1,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::{FoodData, FoodRef, Member};

    fn food(library: Library, measures: &[(&str, i64)]) -> Found {
        let measure = |(label, size): &(&str, i64)| Measure {
            label: (*label).to_owned(),
            size: Amount::from(*size),
        };
        let data = FoodData {
            base: Some(Base::Gram),
            measures: Some(measures.iter().map(measure).collect()),
            ..FoodData::default()
        };
        let food = Food {
            data: Member::Is(data),
            ..Food::default()
        };
        Found::new(FoodRef::new(library, "1"), food)
    }

    fn told(found: &Found, quantity: i64, unit: Unit) -> Option<String> {
        let spooned = spooned(found, Amount::from(quantity), unit).unwrap()?;
        assert_eq!(spooned.unit, "g");
        Some(format!(
            "{}; {}",
            spooned.quantity,
            spooned.conversion.unwrap()
        ))
    }

    #[test]
    fn a_part_of_a_spoon_or_a_cup_is_reckoned_from_the_nearest() {
        let honey = food(Library::Composition, &[("cup", 339), ("tbsp", 21)]);
        let flour = food(Library::Composition, &[("cup, sifted", 125)]);
        let seeds = food(
            Library::Composition,
            &[("cup, with hulls", 46), ("cup", 140)],
        );
        let cocoa = food(Library::Composition, &[("tablespoon", 5)]);
        for (food, quantity, unit, expected) in [
            (&honey, 1, Unit::Teaspoon, "7; 1 tsp = 7 g (1 tbsp is 21 g)"),
            (
                &flour,
                2,
                Unit::Tablespoon,
                "15.625; 2 tbsp = 15.625 g (1 cup, sifted is 125 g)",
            ),
            (
                &flour,
                1,
                Unit::Teaspoon,
                "2.604167; 1 tsp = 2.604 g (1 cup, sifted is 125 g)",
            ),
            (
                &seeds,
                1,
                Unit::Tablespoon,
                "8.75; 1 tbsp = 8.75 g (1 cup is 140 g)",
            ),
            (
                &cocoa,
                1,
                Unit::Cup,
                "80; 1 cup = 80 g (1 tablespoon is 5 g)",
            ),
        ] {
            let told = told(food, quantity, unit);
            assert_eq!(told.as_deref(), Some(expected), "{unit}");
        }
    }

    #[test]
    fn a_serving_that_says_how_many_spoons_it_is_is_divided_by_them() {
        let spread = food(Library::Composition, &[("serving 2 TBSP", 37)]);
        let cereal = food(Library::Composition, &[("serving 1/3 cup", 10)]);
        let own = food(Library::Mine, &[("serving (2 tbsp)", 32)]);
        for (food, quantity, unit, expected) in [
            (
                &spread,
                1,
                Unit::Tablespoon,
                "18.5; 1 tbsp = 18.5 g (1 serving 2 TBSP is 37 g)",
            ),
            (
                &spread,
                3,
                Unit::Teaspoon,
                "18.5; 3 tsp = 18.5 g (1 serving 2 TBSP is 37 g)",
            ),
            (
                &own,
                1,
                Unit::Tablespoon,
                "16; 1 tbsp = 16 g (1 serving (2 tbsp) is 32 g)",
            ),
            (
                &cereal,
                1,
                Unit::Cup,
                "30; 1 cup = 30 g (1 serving 1/3 cup is 10 g)",
            ),
        ] {
            let told = told(food, quantity, unit);
            assert_eq!(told.as_deref(), Some(expected), "{unit}");
        }
        // Of two servings nobody knows which one is meant, and a part of a packet is no spoon.
        let two = [("serving 2 tbsp", 30), ("serving 1 tbsp", 12)];
        for measures in [&two[..], &[("serving 1 packet", 9)]] {
            let food = food(Library::Composition, measures);
            assert_eq!(told(&food, 1, Unit::Tablespoon), None);
        }
    }

    #[test]
    fn how_large_a_cup_of_ones_own_is_nobody_knows() {
        let own = food(Library::Mine, &[("cup", 90), ("tbsp", 15)]);
        let of = |unit| told(&own, 1, unit);
        assert_eq!(
            of(Unit::Teaspoon).as_deref(),
            Some("5; 1 tsp = 5 g (1 tbsp is 15 g)")
        );
        let cup = food(Library::Mine, &[("cup", 90)]);
        let spoon = food(Library::Mine, &[("tbsp", 15)]);
        assert_eq!(told(&cup, 1, Unit::Tablespoon), None);
        assert_eq!(told(&spoon, 1, Unit::Cup), None);
    }

    #[test]
    fn other_volumes_and_other_measures_say_nothing() {
        let honey = food(Library::Composition, &[("tbsp", 21)]);
        let bread = food(Library::Composition, &[("slice", 32)]);
        assert_eq!(told(&honey, 100, Unit::Millilitre), None);
        assert_eq!(told(&honey, 1, Unit::Ounce), None);
        assert_eq!(told(&bread, 1, Unit::Cup), None);
    }

    #[test]
    fn what_is_too_much_is_refused() {
        let honey = food(Library::Composition, &[("tbsp", i64::MAX)]);
        let most = Amount::from(i64::MAX);
        assert!(spooned(&honey, most, Unit::Cup).is_err());
    }
}
