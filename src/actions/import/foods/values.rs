//! Whether two foods of one name have the same values, for whatever amount each gives them.

use rust_decimal::Decimal;

use super::super::known::room;
use crate::model::{Amount, Base, Food, FoodNutrition, Nutrient};
use crate::rules::portion::{self, Size};

/// What is left of a figure that does not end.
const LEFT: Decimal = Decimal::from_parts(1, 0, 0, false, 6);

/// Whether a food of a file has the values of the one here, where both were rounded by so much; nothing where they are
/// given in units of which neither can be told in the other.
pub(super) fn are_the_same(food: &Food, here: &Food, rounding: Decimal) -> Option<bool> {
    let (told, had) = match (nutrition(food), nutrition(here)) {
        (None, None) => return Some(true),
        (Some(told), Some(had)) => (told, had),
        _ => return Some(false),
    };
    let times = times((food, told), (here, had))?;
    let room = |nutrient| {
        let room = room(rounding, nutrient);
        room.checked_mul(times)?.checked_add(room)
    };
    let is_it = |nutrient| match (told.values.get(nutrient), had.values.get(nutrient)) {
        (None, None) => Some(true),
        (Some(told), Some(had)) => {
            let had = had.decimal()?.checked_mul(times)?;
            Some((told.decimal()? - had).abs() <= room(nutrient)? + LEFT)
        }
        _ => Some(false),
    };
    let each: Option<Vec<bool>> = Nutrient::ALL.into_iter().map(is_it).collect();
    Some(each?.into_iter().all(|is_it| is_it))
}

fn nutrition(food: &Food) -> Option<&FoodNutrition> {
    let nutrition = food.data().nutrition.as_ref();
    nutrition.filter(|nutrition| nutrition.basis_amount > Amount::ZERO)
}

/// How often what the food here gives its values for goes into what that of the file does.
fn times(
    (food, told): (&Food, &FoodNutrition),
    (here, had): (&Food, &FoodNutrition),
) -> Option<Decimal> {
    let size = match portion::size(here.data(), unit(food)?)? {
        Size::InBase(size) => size.decimal()?,
        Size::Unknown => return None,
    };
    let in_base = told.basis_amount.decimal()?.checked_mul(size)?;
    in_base.checked_div(had.basis_amount.decimal()?)
}

/// What the basis of a food counts: of one that a diary knows by the piece, those.
fn unit(food: &Food) -> Option<&str> {
    let data = food.data();
    match data.measures() {
        [one] if data.base == Some(Base::Serving) && one.size == Amount::from(1) => {
            Some(&one.label)
        }
        _ => data.base.map(Base::as_str),
    }
}
