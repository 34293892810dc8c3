//! Meals that were written once more.

use serde_json::{Value, json};

use super::format::json_of;
use super::meal::{WrittenMeal, meals_sheet};
use super::{Looks, Records, Sheet, Show};
use crate::model::Meal;

/// Meals that were written together: `{ meals: […] }`.
pub struct Repeated(pub Vec<WrittenMeal>);

impl Repeated {
    fn meals(&self) -> Vec<Meal> {
        self.0.iter().map(|written| written.meal.clone()).collect()
    }
}

impl Show for Repeated {
    fn json(&self) -> Value {
        json!({ "meals": self.meals() })
    }

    fn records(&self) -> Records<'_> {
        Box::new(self.meals().into_iter().map(json_of))
    }

    fn sheet(&self) -> Sheet {
        meals_sheet(&self.meals())
    }

    fn person(&self, looks: &Looks) -> String {
        let meals = self.0.iter().map(|written| written.person(looks));
        meals.collect()
    }

    fn ids(&self) -> Vec<String> {
        self.0.iter().flat_map(Show::ids).collect()
    }
}
