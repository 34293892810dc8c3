//! A meal as it would be, before it is written.

use super::finder::Found;
use super::log::Understood;
use super::measure::Measured;
use crate::model::{
    Amount, Item, Library, Meal, Member, Nutrient, Nutrition, PinnedFood, State, Timestamp, Values,
};
use crate::phrase::when::Moment;
use crate::rules::plan::Facts;
use crate::rules::portion;
use crate::rules::standing;

/// What is known of a food, as the rules reckon with it.
pub(super) fn facts(found: &Found) -> Facts {
    let food = &found.food;
    Facts {
        food: found.reference.clone(),
        version: food.version.get().copied().unwrap_or(1),
        name: food.name.text().to_owned(),
        brand: food.brand.get().cloned(),
        data: food.data().clone(),
        partial: food.partial.get().cloned().unwrap_or_default(),
        attribution: food.attribution.get().cloned(),
    }
}

/// So much of a food, as an item of the meal.
pub(super) fn item(found: &Found, measured: &Measured) -> Item {
    let facts = facts(found);
    let part = portion::part(&facts, measured.quantity, &measured.unit);
    let food = PinnedFood {
        library: found.reference.library,
        key: found.reference.key.clone(),
        version: Member::Is(facts.version),
        name: Member::Is(facts.name),
        brand: facts.brand.map_or(Member::Absent, Member::Is),
        attribution: facts.attribution.map_or(Member::Absent, Member::Is),
        extra: Default::default(),
    };
    of(food, measured.quantity, &measured.unit, part.nutrition())
}

/// Calories alone, as an item of the meal.
pub(super) fn quick(name: &str, kcal: Amount) -> Item {
    let food = PinnedFood {
        library: Library::Mine,
        key: String::new(),
        version: Member::Absent,
        name: Member::Is(name.to_owned()),
        brand: Member::Absent,
        attribution: Member::Absent,
        extra: Default::default(),
    };
    let values = Values::from_iter([(Nutrient::Kcal, kcal)]);
    of(
        food,
        Amount::from(1),
        "serving",
        Nutrition::new(values, Vec::new()),
    )
}

fn of(food: PinnedFood, quantity: Amount, unit: &str, nutrition: Nutrition) -> Item {
    Item {
        id: String::new(),
        food,
        quantity: Member::Is(quantity),
        unit: Member::Is(unit.to_owned()),
        nutrition: Member::Is(nutrition),
        extra: Default::default(),
    }
}

/// The meal of these items, at that moment.
pub fn meal(
    items: &[Understood],
    moment: &Moment,
    zone: &str,
    name: Option<&str>,
    state: State,
) -> Meal {
    let items: Vec<Item> = items.iter().map(|item| item.item.clone()).collect();
    let sum = standing::of_items(&items);
    Meal {
        id: String::new(),
        eaten_at: Timestamp::from(moment.at),
        timezone: zone.to_owned(),
        day: Member::Is(moment.at.date_naive()),
        state: Member::Is(state),
        name: name.map_or(Member::Absent, |name| Member::Is(name.to_owned())),
        notes: Member::Absent,
        images: Member::Absent,
        items,
        nutrition: Member::Is(sum),
        created_at: Member::Absent,
        updated_at: Member::Absent,
        extra: Default::default(),
    }
}
