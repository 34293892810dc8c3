//! So much of a unit, and what a unit of a food is.

use super::check::{Node, Range};
use super::nutrition::Part;
use super::plan::Facts;
use crate::model::limits::LABEL;
use crate::model::{Amount, Base, FoodData, Portion};

/// What a unit is to a food.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Size {
    /// So much of the food's base unit.
    InBase(Amount),
    /// A base unit of a food that does not say which one it has: good, but nothing follows.
    Unknown,
}

/// How large a unit of a food is: its `base`, or the first of its measures with exactly this
/// label. `None` when the food does not know the unit.
///
/// Decision: a food without a `base` takes `g`, `ml` or `serving`; a recipe `serving` alone.
pub fn size(data: &FoodData, unit: &str) -> Option<Size> {
    let one = Size::InBase(Amount::from(1));
    match data.base {
        None => unit.parse::<Base>().ok().map(|_| Size::Unknown),
        Some(base) if base.as_str() == unit => Some(one),
        Some(_) if data.recipe.is_some() => None,
        Some(_) => {
            let measure = data
                .measures()
                .iter()
                .find(|measure| measure.label == unit)?;
            Some(Size::InBase(measure.size))
        }
    }
}

/// The units a food is logged in.
pub fn units(data: &FoodData) -> Vec<&str> {
    match data.base {
        None => Base::ALL.map(Base::as_str).to_vec(),
        Some(base) if data.recipe.is_some() => vec![base.as_str()],
        Some(base) => {
            let labels = data.measures().iter().map(|measure| measure.label.as_str());
            std::iter::once(base.as_str()).chain(labels).collect()
        }
    }
}

/// What is wrong with a unit that a food does not know.
pub fn unknown_unit(facts: &Facts) -> String {
    let known: Vec<String> = units(&facts.data)
        .iter()
        .map(|unit| format!("`{unit}`"))
        .collect();
    let name = super::check::echo(&facts.name);
    format!(
        "is no unit of {name:?}: it is given in {}",
        known.join(", ")
    )
}

/// Reads `{ amount, unit }`. An amount that is wrong is told; the unit is still looked at.
pub fn read(node: Node<'_>) -> Option<Portion> {
    let portion = node.object()?;
    let amount = portion.required("amount", |amount| amount.amount(Range::Positive));
    let unit = portion.required("unit", |unit| unit.text(1, LABEL));
    Some(Portion {
        amount: amount.unwrap_or(Amount::ZERO),
        unit: unit?,
    })
}

/// What a portion of a food holds. Unknown when the unit says nothing of the amount.
pub fn part(facts: &Facts, quantity: Amount, unit: &str) -> Part {
    times_ten(facts, quantity, unit, 0)
}

/// The same, times ten to a power.
pub(super) fn times_ten(facts: &Facts, quantity: Amount, unit: &str, power: i32) -> Part {
    match (size(&facts.data, unit), &facts.data.nutrition) {
        (Some(Size::InBase(size)), Some(nutrition)) => Part::times_ten(
            &nutrition.values,
            &facts.partial,
            nutrition.basis_amount,
            (quantity, size),
            power,
        ),
        _ => Part::UNKNOWN,
    }
}
