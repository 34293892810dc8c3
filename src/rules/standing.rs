//! How a day stands: what was eaten, what is planned, what is left of the targets.

use serde::Serialize;

use super::nutrition::{Part, Sum};
use super::targets;
use crate::model::{Amount, Date, Item, Meal, Nutrient, Nutrition, Settings, State, TargetValues};

/// A day: `journal.today/1`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Today {
    /// The name and version of this view.
    pub schema: &'static str,
    /// The day.
    pub day: Date,
    /// The zone that says which day is today; each meal counts on its day in its own zone.
    pub timezone: String,
    /// The meals of the day, earliest first.
    pub meals: Vec<Meal>,
    /// The sum of what was eaten.
    pub eaten: Nutrition,
    /// The sum of what is planned; never part of what was eaten.
    pub planned: Nutrition,
    /// The targets of the day.
    pub targets: Option<TargetValues>,
    /// Targets less what was eaten; negative when more was eaten. A target whose nutrient
    /// nothing knows is `null`; one of a lower bound is at most this.
    pub left: Option<Left>,
    /// Whether this person wants to see the targets.
    #[serde(skip)]
    pub show_targets: bool,
}

/// What is left of each target.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Left {
    /// Kilocalories.
    #[serde(rename = "caloriesKcal")]
    pub calories_kcal: Option<Amount>,
    /// Grams of protein.
    #[serde(rename = "proteinG")]
    pub protein_g: Option<Amount>,
    /// Grams of carbohydrate.
    #[serde(rename = "carbsG")]
    pub carbs_g: Option<Amount>,
    /// Grams of fat.
    #[serde(rename = "fatG")]
    pub fat_g: Option<Amount>,
}

/// How a day stands, of its meals, earliest first, and the settings.
pub fn stand(day: Date, timezone: &str, meals: Vec<Meal>, settings: &Settings) -> Today {
    let eaten = sum(meals.iter().filter(|meal| meal.state() == State::Logged));
    let planned = sum(meals.iter().filter(|meal| meal.state() == State::Planned));
    let periods = settings.targets.get().map_or(&[][..], Vec::as_slice);
    let targets = targets::on(periods, day).cloned();
    let any = meals.iter().any(|meal| meal.state() == State::Logged);
    let left = targets.as_ref().map(|targets| left(targets, &eaten, any));
    Today {
        schema: "journal.today/1",
        day,
        timezone: timezone.to_owned(),
        meals,
        eaten,
        planned,
        targets,
        left,
        show_targets: settings.shows_targets(),
    }
}

/// The sum of meals, as they are shown.
pub fn sum<'m>(meals: impl Iterator<Item = &'m Meal>) -> Nutrition {
    let mut sum = Sum::default();
    for meal in meals {
        sum.add(&part(meal));
    }
    sum.nutrition()
}

/// The sum of items, as they are shown.
pub fn of_items(items: &[Item]) -> Nutrition {
    let mut sum = Sum::default();
    for item in items {
        sum.add(&part_of(item.nutrition.get()));
    }
    sum.nutrition()
}

/// What a meal adds to a sum, as it is shown.
pub fn part(meal: &Meal) -> Part {
    part_of(meal.nutrition.get())
}

fn part_of(nutrition: Option<&Nutrition>) -> Part {
    let one = Amount::from(1);
    match nutrition {
        Some(nutrition) => {
            let partial = nutrition.partial.get().map_or(&[][..], Vec::as_slice);
            Part::of(&nutrition.values, partial, one, one, one)
        }
        None => Part::UNKNOWN,
    }
}

fn left(targets: &TargetValues, eaten: &Nutrition, any: bool) -> Left {
    let less = |target: Amount, nutrient: Nutrient| {
        // When nothing was eaten yet all of the target is left; nothing known is another thing.
        let eaten = match (eaten.values.get(nutrient), any) {
            (Some(amount), _) => amount,
            (None, false) => Amount::ZERO,
            (None, true) => return None,
        };
        target
            .decimal()?
            .checked_sub(eaten.decimal()?)
            .map(Amount::from)
    };
    Left {
        calories_kcal: less(targets.calories_kcal, Nutrient::Kcal),
        protein_g: less(targets.protein_g, Nutrient::Protein),
        carbs_g: less(targets.carbs_g, Nutrient::Carbs),
        fat_g: less(targets.fat_g, Nutrient::Fat),
    }
}
