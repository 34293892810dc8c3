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
    /// Whether two are the same version of a food, whatever its number, and whoever is cited for it.
    pub fn has_content_of(&self, other: &Facts) -> bool {
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
