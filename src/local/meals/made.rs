//! A new meal as it is answered: as it was written, which is how it will be read.

use std::sync::Arc;

use super::items::{attributed, item};
use crate::local::pins;
use crate::model::{Item, Meal, Member, PinnedFood, Timestamp};
use crate::rules::Facts;
use crate::rules::item::{ItemAmount, ItemPlan};
use crate::rules::meal::MealPlan;
use crate::rules::nutrition::{Part, Sum};

/// An item that was written with a food.
pub(super) struct Written {
    pub(super) id: String,
    pub(super) food: Arc<Facts>,
}

/// The meal of a plan, written then under this id, with these items.
pub(super) fn meal(plan: &MealPlan, id: String, now: &Timestamp, written: Vec<Written>) -> Meal {
    let mut sum = Sum::default();
    let mut items = Vec::with_capacity(written.len());
    for (planned, written) in plan.items.iter().flatten().zip(written) {
        let (item, part) = eaten(planned, written);
        sum.add(&part);
        items.push(item);
    }
    Meal {
        id,
        eaten_at: plan.eaten_at.clone(),
        timezone: plan.timezone.clone(),
        day: Member::Is(plan.day),
        state: Member::Is(plan.state),
        name: plan.name.clone().into(),
        notes: plan.notes.clone().into(),
        images: Member::Is(plan.images.clone()),
        items,
        nutrition: Member::Is(sum.nutrition()),
        created_at: Member::Is(now.clone()),
        updated_at: Member::Is(now.clone()),
        extra: Default::default(),
    }
}

fn eaten(planned: &ItemPlan, Written { id, food }: Written) -> (Item, Part) {
    let amount = planned.amount.as_ref();
    let part = part(&food, amount);
    let quantity = amount.map(|amount| amount.quantity);
    let unit = amount.map(|amount| amount.unit.clone());
    (item(id, pinned(&food), quantity, unit, &part), part)
}

/// What so much of a food holds.
fn part(food: &Facts, amount: Option<&ItemAmount>) -> Part {
    let nutrition = food.data.nutrition.as_ref();
    let size = |amount: &ItemAmount| amount.size.map(|size| (amount.quantity, size));
    match nutrition.zip(amount.and_then(size)) {
        Some((known, (quantity, size))) => Part::of(
            &known.values,
            &food.partial,
            known.basis_amount,
            quantity,
            size,
        ),
        None => Part::UNKNOWN,
    }
}

/// A food as an item shows it.
fn pinned(food: &Facts) -> PinnedFood {
    PinnedFood {
        library: food.food.library,
        key: food.food.key.clone(),
        version: Member::Is(food.version),
        name: Member::Is(food.name.clone()),
        brand: food.brand.clone().into(),
        attribution: attributed(pins::cited(food).as_deref()),
        extra: Default::default(),
    }
}
