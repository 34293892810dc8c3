//! What an import would do, before anything is written.

use std::collections::HashSet;

use super::alike::Likeness;
use super::known::Foods;
use super::past::{Here, Past};
use super::there::{Beside, Grown, Sorted};
use super::told::own_key;
use super::{Found, Placed, Refused, bounds, diaries, exported, foods, meals, settings};
use crate::actions::request::Request;
use crate::actions::{export, repeat};
use crate::api::{Book, FormerMeal};
use crate::error::Result;
use crate::model::{Food, FoodDraft, Image, Item, Meal, SettingsPatch, Timestamp};
use crate::rules;

/// What an import would do.
#[derive(Debug, Default)]
pub struct Plan {
    /// Changes of settings.
    pub settings: Vec<SettingsPatch>,
    /// Foods that are new, ingredients before what is made of them.
    pub foods: Vec<Placed<Food>>,
    /// Meals that are new.
    pub meals: Vec<Placed<Meal>>,
    /// Meals that are there with fewer items than in the file.
    pub grown: Vec<Grown>,
    /// How many foods are there already.
    pub foods_there: usize,
    /// How many meals are there already, those that have grown among them.
    pub meals_there: usize,
    /// Meals that are there otherwise than in the file: their ids.
    pub different: Vec<String>,
    /// What cannot be imported.
    pub refused: Vec<Refused>,
    /// What a person should know.
    pub notes: Vec<String>,
    /// Why amounts of a diary cannot be meant, of the meals where they cannot.
    pub doubts: Vec<String>,
    /// What may get other figures: recipes of ingredients that were changed since.
    pub figures: Vec<String>,
    /// The keys of these.
    changed: HashSet<String>,
    pub(super) known: Foods,
}

/// Holds what a file has against what the journal has. Nothing is written. `former` are meals that were
/// changed, as they were before each change, where the journal can say it; `now` tells what is still to come.
///
/// Errors: those of reading the journal.
pub fn plan(
    book: &dyn Book,
    mut found: Found,
    former: &[FormerMeal],
    now: &Timestamp,
) -> Result<Plan> {
    found.part_crowds();
    let here = export::read(book)?;
    let mut plan = Plan {
        refused: found.refused,
        notes: found.notes,
        known: Foods::new(found.rounding),
        ..Plan::default()
    };
    if let Some(wanted) = &found.settings {
        plan.settings(settings::sort(wanted, &here.settings));
    }
    let likeness = match found.is_diary {
        true => Likeness::of_diary(found.rounding),
        false => Likeness::of_export(),
    };
    let meals = Here {
        meals: &here.meals,
        former,
        past: Past::of(&here.meals, former, likeness, now),
    };
    let sorted = match found.is_diary {
        true => diaries::sort(found.meals, meals),
        false => exported::sort(found.meals, meals),
    };
    plan.meals(sorted, book)?;
    let rounding = found.is_diary.then_some(found.rounding);
    plan.foods(foods::sort(found.foods, &here.foods, rounding), book)?;
    plan.check();
    if found.is_diary {
        plan.forget_uneaten();
        plan.doubt();
    }
    plan.say_bounds();
    plan.say_other_figures();
    plan.say_photos();
    Ok(plan)
}

impl Plan {
    fn settings(&mut self, sorted: settings::Sorted) {
        self.settings = sorted.new;
        self.refused.extend(sorted.refused);
        if !sorted.kept.is_empty() {
            self.notes.push(format!(
                "settings that are set here stay as they are: {}",
                sorted.kept.join(", ")
            ));
        }
    }

    fn meals(&mut self, sorted: Sorted<'_>, book: &dyn Book) -> Result<()> {
        self.meals_there = sorted.there;
        self.notes
            .extend(different(&sorted.different, self.refused.is_empty()));
        let all = sorted.beside.chunk_by(|one, other| one.why == other.why);
        self.notes.extend(all.filter_map(beside));
        self.different = sorted.different.into_iter().map(|(id, _)| id).collect();
        self.notes
            .extend(called_otherwise(&sorted.called_otherwise));
        for meal in sorted.new {
            match meals::odd(&meal.thing, 0) {
                Some(why) => self.refuse(meal.place, why),
                None => self.meals.push(meal),
            }
        }
        for grown in sorted.grown {
            match meals::odd(&grown.more.thing, grown.kept.len()) {
                Some(why) => self.refuse(grown.more.place, why),
                None => self.grown.push(grown),
            }
        }
        let grown = self.grown.iter().map(|grown| &grown.more);
        for meal in self.meals.iter().chain(grown) {
            for (food, name) in meals::references(&meal.thing) {
                self.known.look_up(book, &food, name)?;
            }
        }
        Ok(())
    }

    fn refuse(&mut self, place: String, why: String) {
        self.refused.push(Refused { place, why });
    }

    fn foods(&mut self, sorted: foods::Sorted, book: &dyn Book) -> Result<()> {
        self.foods_there = sorted.there.len();
        for (names, how) in [
            (&sorted.other_values, "with other values"),
            (&sorted.different, "otherwise than in the file"),
        ] {
            let Some((first, rest)) = names.split_first() else {
                continue;
            };
            let more = match rest.len() {
                0 => String::new(),
                more => format!(" and {more} more"),
            };
            self.notes.push(format!(
                "{first:?}{more}: among your foods {how}; yours stay as they are"
            ));
        }
        for (key, food) in sorted.there {
            self.known.set(&key, Some(food));
        }
        self.changed.extend(sorted.otherwise);
        foods::look_up(book, &sorted.new, &mut self.known)?;
        for food in sorted.new {
            self.add_food(food);
        }
        Ok(())
    }

    fn add_food(&mut self, food: Placed<Food>) {
        let (draft, has_lost) = foods::draft(&food.thing, &self.known);
        if let Err(error) = rules::food::check(draft.json()) {
            self.refuse(food.place, error.message().to_owned());
            return;
        }
        if has_lost {
            self.notes.push(foods::say_in_words(&food.thing));
        } else if foods::has_changed_parts(&food.thing, &self.known, &self.changed) {
            self.changed.insert(own_key(&food.thing).to_owned());
            let name = food.thing.name.text();
            self.figures.push(format!(
                "{name:?}: its figures will be those of its ingredients as they are here, some of which are not what they were when it was saved"
            ));
        }
        self.known
            .set(own_key(&food.thing), Some(food.thing.clone()));
        self.foods.push(food);
    }

    /// What would be sent for meals is held against the rules before anything is.
    fn check(&mut self) {
        let (known, refused) = (&self.known, &mut self.refused);
        let mut can_be = |place: &str, request: Request| match request.check() {
            Ok(()) => true,
            Err(error) => {
                let (place, why) = (place.to_owned(), error.message().to_owned());
                refused.push(Refused { place, why });
                false
            }
        };
        self.meals
            .retain(|meal| can_be(&meal.place, create(&meal.thing, known)));
        self.grown
            .retain(|grown| can_be(&grown.more.place, grow(grown, known)));
    }

    /// The foods of a diary are there for its meals: where none of those is imported, they are not.
    fn forget_uneaten(&mut self) {
        let grown = self.grown.iter().map(|grown| &grown.more);
        let items = self
            .meals
            .iter()
            .chain(grown)
            .flat_map(|meal| &meal.thing.items);
        let eaten: HashSet<&str> = items.map(|item| item.food.key.as_str()).collect();
        self.foods
            .retain(|food| eaten.contains(own_key(&food.thing)));
    }

    fn doubt(&mut self) {
        let meals = self
            .meals
            .iter()
            .chain(self.grown.iter().map(|grown| &grown.more));
        let doubts = meals.flat_map(|meal| {
            let doubts = repeat::doubts(&meal.thing);
            doubts.map(|doubt| format!("the meal at {}: {doubt}", meal.place))
        });
        self.doubts = doubts.collect();
    }

    fn say_bounds(&mut self) {
        let loses = |item: &Item| {
            bounds::has(item) && !bounds::can_stay(item) && self.known.same(item).is_none()
        };
        let losing = self.meals.iter().filter_map(|meal| {
            let mut items = meal.thing.items.iter();
            let item = items.find(|item| loses(item))?;
            let name = item.food.name.get().unwrap_or(&item.food.key);
            Some(format!("{} ({name})", meal.place))
        });
        let losing: Vec<String> = losing.collect();
        if !losing.is_empty() {
            self.notes.push(format!(
                "lower bounds are unknown from now on, since the foods are not here as they were: {}",
                losing.join(", ")
            ));
        }
    }

    /// An item keeps its figures, whatever its food is here: who changed the amount in the file by hand is told so.
    fn say_other_figures(&mut self) {
        let mut others = self.meals.iter().flat_map(|meal| {
            let items = meal.thing.items.iter();
            let others = items.filter(|item| self.known.gives_others(item));
            others.map(|item| (&meal.place, item.food.name.text()))
        });
        let Some((place, name)) = others.next() else {
            return;
        };
        let told = match others.count() {
            0 => format!(
                "an item keeps the figures of the file, which its food does not give here ({name:?}, {place})"
            ),
            more => format!(
                "{} items keep the figures of the file, which their foods do not give here (the first: {name:?}, {place})",
                more + 1
            ),
        };
        self.notes.push(told);
    }

    fn say_photos(&mut self) {
        let of_meals = self.meals.iter().flat_map(|meal| meal.thing.images.get());
        let foods = self.foods.iter();
        let of_foods = foods.filter_map(|food| food.thing.data().images.as_ref());
        let images = of_meals.chain(of_foods).flatten();
        let photos = images.filter(|image| matches!(image, Image::Path(_)));
        let count = photos.count();
        if count > 0 {
            self.notes.push(format!(
                "photos are in the journal alone that took them in: {count} of the file are left out"
            ));
        }
    }

    /// Every request, in order, with the keys that foods have in the file.
    pub fn requests(&self) -> Vec<Request> {
        let settings = self.settings.iter().cloned().map(Request::UpdateSettings);
        let foods = self.foods.iter();
        let foods = foods.map(|food| Request::SaveFood(self.food(&food.thing)));
        let meals = self.meals.iter();
        let meals = meals.map(|meal| create(&meal.thing, &self.known));
        let grown = self.grown.iter().map(|grown| grow(grown, &self.known));
        settings.chain(foods).chain(meals).chain(grown).collect()
    }

    pub(super) fn food(&self, food: &Food) -> FoodDraft {
        foods::draft(food, &self.known).0
    }
}

fn create(meal: &Meal, known: &Foods) -> Request {
    Request::CreateMeal(meals::draft(meal, &meals::items(meal, known)))
}

fn grow(grown: &Grown, known: &Foods) -> Request {
    grown.request(&grown.items(meals::items(&grown.more.thing, known)))
}

/// What is to be known of meals that are here otherwise than in the file. Where something of it is refused, that may be
/// all that is other, and nobody is told to take a meal out for it.
fn different(meals: &[(String, String)], is_all_read: bool) -> Option<String> {
    let ((_, what), rest) = meals.split_first()?;
    let ids = named(meals.iter().map(|(id, _)| id.as_str()));
    let more = match rest.len() {
        0 => String::new(),
        more => format!("; so it is with {more} more"),
    };
    Some(match is_all_read {
        true => format!(
            "{what} is here otherwise than in the file, and stays as it is{more} (to have the file's in \
             its place: journal meal delete {ids}, and import again)"
        ),
        false => format!(
            "{what} is here otherwise than in the file, as far as that can be imported, and stays as it is{more}"
        ),
    })
}

/// Ids as they are typed, if they are not too many to be read.
fn named<'i>(ids: impl ExactSizeIterator<Item = &'i str>) -> String {
    /// Ids that are told.
    const FEW: usize = 20;
    match ids.len() {
        ..=FEW => ids.collect::<Vec<_>>().join(" "),
        _ => "ID".to_owned(),
    }
}

/// What is to be known of meals that are new beside others that may be the same.
fn beside(meals: &[Beside]) -> Option<String> {
    let (Beside { new, here, why, .. }, rest) = meals.split_first()?;
    let ids = named(meals.iter().map(|one| one.id.as_str()));
    let more = match rest.len() {
        0 => String::new(),
        more => format!("; so it is with {more} more"),
    };
    Some(format!(
        "{new} is added beside {here}, which {why}{more} (if it is the \
         same, moved or renamed, take one of the two out: journal meal delete {ids})"
    ))
}

/// What is to be known of meals that are here by another name, or at another time.
fn called_otherwise(meals: &[Beside]) -> Option<String> {
    let (Beside { new, here, id, .. }, rest) = meals.split_first()?;
    let more = match rest.len() {
        0 => String::new(),
        more => format!("; so it is with {more} more"),
    };
    Some(format!(
        "{new} is not added: the same items are here as {here}{more} (if it is another one, log it \
         with: journal again {id} --at TIME)"
    ))
}
