//! Writing what is new: settings, then foods, then meals.

use super::told::own_key;
use super::{Placed, Plan, Refused, bounds, meals};
use crate::actions::quick;
use crate::actions::request::{Answer, Request};
use crate::error::{Code, Error, Result};
use crate::model::{Food, FoodDraft, ItemDraft, Meal, Nutrient};

/// Sends a request.
type Send<'s> = &'s mut dyn FnMut(&Request) -> Result<Answer>;

/// What was written.
#[derive(Debug, Default)]
pub struct Written {
    /// How many changes of settings.
    pub settings: usize,
    /// The ids of foods.
    pub foods: Vec<String>,
    /// The ids of meals.
    pub meals: Vec<String>,
    /// The ids of meals that have more items now, or were eaten.
    pub grown: Vec<String>,
    /// What the journal refused.
    pub refused: Vec<Refused>,
    /// What a person should know.
    pub notes: Vec<String>,
    /// Why it ended before its end.
    pub stopped: Option<Error>,
}

/// Writes what is new. What the journal refuses is noted; anything else that fails ends it.
pub fn write(mut plan: Plan, send: Send<'_>) -> Written {
    let mut written = Written::default();
    if let Err(error) = written.all(&mut plan, send) {
        written.stopped = Some(error);
    }
    written
}

impl Written {
    /// Whether nothing was.
    pub fn is_empty(&self) -> bool {
        self.settings == 0
            && self.foods.is_empty()
            && self.meals.is_empty()
            && self.grown.is_empty()
    }

    /// All of it, or why it ended before its end.
    ///
    /// Errors: that one.
    pub fn whole(mut self) -> Result<Written> {
        self.stopped.take().map_or(Ok(self), Err)
    }

    fn all(&mut self, plan: &mut Plan, send: Send<'_>) -> Result<()> {
        for patch in std::mem::take(&mut plan.settings) {
            let sent = send(&Request::UpdateSettings(patch));
            if self.settle("settings", sent)?.is_some() {
                self.settings += 1;
            }
        }
        for food in std::mem::take(&mut plan.foods) {
            let draft = plan.food(&food.thing);
            let mut made = Vec::new();
            let whole = bounds::save_parts(draft.json(), &mut made, send);
            let sent = whole.and_then(|whole| self.save(FoodDraft::from(whole), send));
            self.let_go(&made, food.thing.name.text(), send);
            let saved = self.settle(&food.place, sent)?;
            self.say_changed(&food.thing, saved.as_ref());
            self.foods
                .extend(saved.as_ref().map(|saved| own_key(saved).to_owned()));
            plan.known.set(own_key(&food.thing), saved);
        }
        for meal in std::mem::take(&mut plan.meals) {
            let items = meals::items(&meal.thing, &plan.known);
            let create =
                |items: &[ItemDraft]| Request::CreateMeal(meals::draft(&meal.thing, items));
            let saved = self.meal(&meal, items, create, send)?;
            self.meals.extend(saved.map(|saved| saved.id));
        }
        for grown in std::mem::take(&mut plan.grown) {
            let items = grown.items(meals::items(&grown.more.thing, &plan.known));
            let add = |items: &[ItemDraft]| grown.request(items);
            let saved = self.meal(&grown.more, items, add, send)?;
            self.grown.extend(saved.map(|saved| saved.id));
        }
        Ok(())
    }

    /// Sends a meal with these items; `None`: the journal refused it.
    fn meal(
        &mut self,
        meal: &Placed<Meal>,
        items: Vec<ItemDraft>,
        request: impl Fn(&[ItemDraft]) -> Request,
        send: Send<'_>,
    ) -> Result<Option<Meal>> {
        let mut made = Vec::new();
        let items = bounds::save_recipes(items, &mut made, send);
        let sent = items.and_then(|items| Ok((send(&request(&items))?, items)));
        self.let_go(&made, &meal.place, send);
        let Some((Answer::Meal(saved), items)) = self.settle(&meal.place, sent)? else {
            return Ok(None);
        };
        self.forget(&items, &saved, send);
        Ok(Some(saved))
    }

    /// A recipe is added up anew: of ingredients that were changed since it was saved, as they are now.
    fn say_changed(&mut self, food: &Food, saved: Option<&Food>) {
        let kcal = |food: &Food| {
            let nutrition = food.data().nutrition.as_ref();
            nutrition.and_then(|nutrition| nutrition.values.get(Nutrient::Kcal))
        };
        if let Some(saved) = saved.filter(|saved| saved.data().nutrition != food.data().nutrition) {
            let energy = match (kcal(food), kcal(saved)) {
                (Some(was), Some(is)) if was != is => format!(", {is} kcal for {was}"),
                _ => String::new(),
            };
            self.notes.push(format!(
                "{:?}: its figures are those of its ingredients as they are here{energy}",
                food.name.text()
            ));
        }
    }

    /// Saves a food. One under the barcode of a product of the catalogue is saved as a copy of that, which proposes
    /// what is different in it.
    fn save(&mut self, mut draft: FoodDraft, send: Send<'_>) -> Result<Food> {
        let sent = send(&Request::SaveFood(draft.clone()));
        let sent = match sent {
            Err(error) if error.code() == Code::FoodInCatalog => {
                match error.food().and_then(Food::reference) {
                    Some(product) => {
                        let name = draft.json()["name"].as_str().unwrap_or_default().to_owned();
                        let note = format!(
                            "{name:?}: its barcode is that of {product} here, so it is saved as a copy of that; what is different in it is proposed as a correction: journal correction list"
                        );
                        draft.set("copyFrom", product);
                        let sent = send(&Request::SaveFood(draft));
                        self.notes.extend(sent.is_ok().then_some(note));
                        sent
                    }
                    None => Err(error),
                }
            }
            sent => sent,
        };
        match sent? {
            Answer::Food(food) => Ok(food),
            _ => Err(Error::new(
                Code::Internal,
                "the journal answered with something else",
            )),
        }
    }

    /// Takes out what was saved for this once, what is made of it first.
    fn let_go(&mut self, made: &[String], what: &str, send: Send<'_>) {
        for key in made.iter().rev() {
            if let Err(error) = send(&Request::DeleteFood(key.clone())) {
                self.notes.push(format!(
                    "a food that {what} was made of stays among your foods, as mine/{key}: {error}"
                ));
            }
        }
    }

    /// What was refused is noted; what failed otherwise ends the import.
    fn settle<T>(&mut self, place: &str, sent: Result<T>) -> Result<Option<T>> {
        match sent {
            Ok(answer) => Ok(Some(answer)),
            Err(error)
                if matches!(
                    error.code(),
                    Code::InvalidInput | Code::NotFound | Code::FoodInCatalog
                ) =>
            {
                let (place, why) = (place.to_owned(), error.message().to_owned());
                self.refused.push(Refused { place, why });
                Ok(None)
            }
            Err(error) => Err(error),
        }
    }

    /// Takes the foods that items got for themselves out of the own foods: the meal keeps them.
    fn forget(&mut self, items: &[ItemDraft], meal: &Meal, send: Send<'_>) {
        for request in quick::forget(items, meal) {
            if let Err(error) = send(&request) {
                let Request::DeleteFood(key) = &request else {
                    continue;
                };
                self.notes.push(format!(
                    "a food of the meal {} stays among your foods, as mine/{key}: {error}",
                    meal.id
                ));
            }
        }
    }
}
