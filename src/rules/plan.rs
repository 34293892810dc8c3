//! From what was read to what will be written: foods looked up, units checked, recipes added up.

use std::collections::HashMap;
use std::sync::Arc;

use super::path::Problems;
use crate::error::{Error, Resource, Result};
use crate::model::{
    Extra, Food, FoodData, FoodRef, Ingredient, IngredientFood, Member, Nutrient, Portion,
};

/// What the rules must know of a food.
#[derive(Clone, Debug, PartialEq)]
pub struct Facts {
    /// What points at it. The key of a food that is not saved yet is empty.
    pub food: FoodRef,
    /// Its version.
    pub version: u32,
    /// Its name.
    pub name: String,
    /// Its brand.
    pub brand: Option<String>,
    /// Everything else.
    pub data: FoodData,
    /// The nutrients of a recipe that are lower bounds.
    pub partial: Vec<Nutrient>,
    /// Whom to cite for it where its data has no source, empty for nobody; `None` where that is not
    /// known, as of own foods.
    pub attribution: Option<String>,
}

impl Facts {
    /// The version that what a catalogue has of a food is in a journal that holds these of it, in the order of their
    /// versions, none below the catalogue's own: that one; where another content has it there, the next, which this
    /// content may have already.
    pub fn version_among(&self, held: &[Facts]) -> u32 {
        let is_taken = held.first().is_some_and(|it| it.version == self.version);
        let last = held.last().filter(|_| is_taken);
        let same = held.iter().find(|it| it.has_content_of(self));
        match (last, same) {
            (None, _) => self.version,
            (Some(_), Some(same)) => same.version,
            (Some(last), None) => last.version.saturating_add(1),
        }
    }

    /// Whether two are the same version of a food, whatever its number, and whoever is cited for it.
    fn has_content_of(&self, other: &Facts) -> bool {
        (&self.food, &self.name, &self.brand) == (&other.food, &other.name, &other.brand)
            && (&self.data, &self.partial) == (&other.data, &other.partial)
    }
}

/// What the rules ask of a journal. Nothing here changes it.
pub trait Known {
    /// A food as it stands now; `None` if there is none or it was deleted.
    fn current(&self, food: &FoodRef) -> Result<Option<Arc<Facts>>>;

    /// A version of a food: any that was saved to `mine`, also if deleted since; of a catalogue
    /// food the current one and those this journal has pinned.
    fn version(&self, food: &FoodRef, version: u32) -> Result<Option<Arc<Facts>>>;

    /// The highest version of an own food that was taken back, by its key; 0 where none was.
    fn taken_back(&self, key: &str) -> Result<u32>;

    /// A version of a catalogue food, as the ingredient at a place of a recipe is; `None` where nothing is kept of it.
    fn had(
        &self,
        recipe: &Facts,
        place: usize,
        food: &FoodRef,
        version: u32,
    ) -> Result<Option<Arc<Facts>>>;

    /// The product of `off` or `service` with this barcode.
    fn product(&self, barcode: &str) -> Result<Option<Food>>;

    /// Whether a photo of this name was given to this person.
    fn photo(&self, path: &str) -> Result<bool>;
}

/// A food of a plan.
#[derive(Clone, Debug)]
pub enum PlannedFood {
    /// One that exists.
    Existing(Arc<Facts>),
    /// One that is saved first.
    New(Box<FoodPlan>),
}

impl PlannedFood {
    /// What is known of it.
    pub fn facts(&self) -> &Facts {
        match self {
            PlannedFood::Existing(facts) => facts,
            PlannedFood::New(plan) => &plan.facts,
        }
    }
}

/// A food to save, good as it stands.
#[derive(Clone, Debug)]
pub struct FoodPlan {
    /// The food to change; `None` saves a new one.
    pub id: Option<String>,
    /// The food as it will be; for a new one the key is still empty. `data.ingredients` is unset:
    /// it follows from `ingredients`, once those are saved.
    pub facts: Facts,
    /// 8 to 14 digits.
    pub barcode: Option<String>,
    /// What it was changed from.
    pub copy_from: Option<FoodRef>,
    /// What a recipe is made of.
    pub ingredients: Option<Vec<IngredientPlan>>,
}

/// An ingredient to save.
#[derive(Clone, Debug)]
pub struct IngredientPlan {
    /// The food.
    pub food: PlannedFood,
    /// How much of it.
    pub portion: Portion,
}

impl IngredientPlan {
    /// The ingredient as a recipe has it. The key of a food that is not saved yet is empty.
    pub fn ingredient(&self) -> Ingredient {
        let facts = self.food.facts();
        let food = IngredientFood {
            library: facts.food.library,
            key: facts.food.key.clone(),
            version: Member::Is(facts.version),
            name: Member::Is(facts.name.clone()),
            extra: Extra::default(),
        };
        Ingredient {
            food,
            portion: self.portion.clone(),
            extra: Extra::default(),
        }
    }
}

/// Makes plans of one request, and keeps what is wrong with it until all of it was seen.
pub struct Planner<'k> {
    known: &'k dyn Known,
    pub(super) problems: &'k Problems,
    missing: Option<Error>,
    taken: Option<Error>,
    /// Foods that this request changes, as they will be.
    changed: HashMap<String, Arc<Facts>>,
}

impl<'k> Planner<'k> {
    /// A planner for one request.
    pub fn new(known: &'k dyn Known, problems: &'k Problems) -> Self {
        Planner {
            known,
            problems,
            missing: None,
            taken: None,
            changed: HashMap::new(),
        }
    }

    /// What keeps the plan from being carried out: first what breaks a rule, then what does not
    /// exist, then a barcode that is taken.
    pub fn finish<T>(self, plan: Option<T>) -> Result<T> {
        self.check_photos()?;
        if !self.problems.is_empty() {
            return self.problems.settle(plan);
        }
        let problems = self.problems;
        match self.missing.or(self.taken) {
            Some(error) => Err(error),
            None => problems.settle(plan),
        }
    }

    /// A food as it stands now, or as this request makes it.
    pub(super) fn current(&self, food: &FoodRef) -> Result<Option<Arc<Facts>>> {
        match self.changed.get(&food.key) {
            Some(facts) if facts.food == *food => Ok(Some(facts.clone())),
            _ => self.known.current(food),
        }
    }

    /// A version of a food, those this request makes included.
    pub(super) fn version(&self, food: &FoodRef, version: u32) -> Result<Option<Arc<Facts>>> {
        match self.changed.get(&food.key) {
            Some(facts) if facts.food == *food && facts.version == version => {
                Ok(Some(facts.clone()))
            }
            _ => self.known.version(food, version),
        }
    }

    /// A version of a catalogue food, as the recipe that is changed has it at a place.
    pub(super) fn had(
        &self,
        recipe: &Facts,
        place: usize,
        food: &FoodRef,
        version: u32,
    ) -> Result<Option<Arc<Facts>>> {
        self.known.had(recipe, place, food, version)
    }

    /// Remembers a food that this request changes, with what it is made of.
    pub(super) fn change(&mut self, plan: &FoodPlan) {
        let mut facts = plan.facts.clone();
        let made_of = plan.ingredients.iter().flatten();
        facts.data.ingredients = Some(made_of.map(IngredientPlan::ingredient).collect());
        self.changed.insert(facts.food.key.clone(), Arc::new(facts));
    }

    /// Which version comes next of an own food that is now as given: none that other content ever had.
    pub(super) fn next_version(&self, food: &Facts) -> Result<u32> {
        let taken_back = self.known.taken_back(&food.food.key)?;
        Ok(food.version.max(taken_back).saturating_add(1))
    }

    /// Notes that something does not exist. The first one is told.
    pub(super) fn miss(&mut self, resource: Resource, path: &str, message: &str) {
        let message = if path.is_empty() {
            message.to_owned()
        } else {
            format!("{path}: {message}")
        };
        self.missing
            .get_or_insert_with(|| Error::not_found(resource, message));
    }

    /// Looks for a product that already has the barcode of a new food.
    pub(super) fn claim_barcode(&mut self, barcode: &str) -> Result<()> {
        if let Some(food) = self.known.product(barcode)? {
            self.taken
                .get_or_insert_with(|| Error::food_in_catalog(food));
        }
        Ok(())
    }

    /// Refuses photos that this person was never given.
    fn check_photos(&self) -> Result<()> {
        for (path, name) in self.problems.photos() {
            if !self.known.photo(&name)? {
                self.problems
                    .add(path, "is no photo that an earlier read gave");
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is held of a food: versions and contents.
    fn facts((version, name): &(u32, &str)) -> Facts {
        Facts {
            food: FoodRef::new(crate::model::Library::Off, "1"),
            version: *version,
            name: (*name).to_owned(),
            brand: None,
            data: FoodData::default(),
            partial: Vec::new(),
            attribution: None,
        }
    }

    #[test]
    fn each_content_has_one_version_beside_what_is_held() {
        let rows: [(&[(u32, &str)], u32); 7] = [
            (&[], 3),
            (&[(3, "new")], 3),
            (&[(3, "old")], 4),
            (&[(3, "old"), (4, "new")], 4),
            (&[(3, "old"), (7, "other")], 8),
            // Its number is free, whatever is above it.
            (&[(4, "new"), (5, "other")], 3),
            // Programs of before gave one number to two contents.
            (&[(3, "old"), (3, "new")], 3),
        ];
        for (held, version) in rows {
            let held: Vec<Facts> = held.iter().map(facts).collect();
            assert_eq!(facts(&(3, "new")).version_among(&held), version, "{held:?}");
        }
        // Whom to cite is no content.
        let cited = Facts {
            attribution: Some("somebody".to_owned()),
            ..facts(&(3, "new"))
        };
        assert_eq!(facts(&(3, "new")).version_among(&[cited]), 3);
    }
}
