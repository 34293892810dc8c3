//! Own foods of a file: which are here already, and how the others are sent.

mod values;

use std::collections::{HashMap, HashSet};

use rust_decimal::Decimal;
use serde_json::{Value, json};

use super::known::Foods;
use super::told::own_key;
use super::{Placed, bounds};
use crate::api::Book;
use crate::error::Result;
use crate::model::{
    Amount, Food, FoodData, FoodDraft, FoodNutrition, FoodRef, Image, Ingredient, Library,
    Nutrition,
};
use crate::rules::portion;

/// What a food holds, apart from ids and versions: two foods that hold the same are one.
fn content(food: &Food) -> Value {
    let data = food.data();
    let is_computed = data
        .ingredients
        .as_ref()
        .is_some_and(|list| !list.is_empty());
    let ingredients = data.ingredients.iter().flatten();
    let ingredients: Vec<Value> = ingredients
        .map(|one| json!([one.food.name.text(), one.portion.amount, one.portion.unit]))
        .collect();
    let data = FoodData {
        ingredients: None,
        nutrition: data.nutrition.clone().filter(|_| !is_computed),
        images: links(data.images.as_deref().unwrap_or_default()),
        extra: Default::default(),
        ..data.clone()
    };
    json!([name_of(food), data, ingredients])
}

/// The same of a food as it is where an ingredient was not: with its values, and its ingredients in words.
fn content_in_words(food: &Food) -> Value {
    let data = worded(taken(food), food);
    json!([name_of(food), data])
}

/// What a person knows a food by.
fn name_of(food: &Food) -> Value {
    json!([food.name.text(), food.brand.text(), food.barcode.text()])
}

/// The images that are links, if any are: a photo is only in the journal that took it in.
pub(super) fn links(images: &[Image]) -> Option<Vec<Image>> {
    let is_link = |image: &&Image| matches!(image, Image::Url(_));
    let links: Vec<Image> = images.iter().filter(is_link).cloned().collect();
    (!links.is_empty()).then_some(links)
}

/// What becomes of the own foods of a file.
#[derive(Debug, Default)]
pub(super) struct Sorted {
    /// Those that are saved, ingredients before what is made of them.
    pub(super) new: Vec<Placed<Food>>,
    /// Those that are here, by their keys in the file.
    pub(super) there: HashMap<String, Food>,
    /// The names of those that are here with other values.
    pub(super) other_values: Vec<String>,
    /// The names of those that are here with the same values, and are not quite the same.
    pub(super) different: Vec<String>,
    /// The keys of both in the file.
    pub(super) otherwise: HashSet<String>,
}

/// Tells the foods that are new from those that are here: by id, by what they hold, by that with ingredients
/// in words, else by name, brand and barcode. One that is here is one of the file at most. Of a diary nothing is known
/// of a food but its values, to its `rounding`.
pub(super) fn sort(foods: Vec<Placed<Food>>, here: &[Food], rounding: Option<Decimal>) -> Sorted {
    let mut sorted = Sorted::default();
    let mut free: Vec<Option<&Food>> = here.iter().map(Some).collect();
    let mut left = foods;
    type Tell = fn(&Food) -> String;
    let ways: [Tell; 4] = [
        |food| own_key(food).to_owned(),
        |food| content(food).to_string(),
        |food| content_in_words(food).to_string(),
        |food| name_of(food).to_string(),
    ];
    for (way, tell) in ways.into_iter().enumerate() {
        let mut places: HashMap<String, Vec<usize>> = HashMap::new();
        for (at, food) in free.iter().enumerate().rev() {
            if let Some(food) = food {
                places.entry(tell(food)).or_default().push(at);
            }
        }
        left.retain(|food| {
            let at = places.get_mut(&tell(&food.thing)).and_then(Vec::pop);
            let Some(found) = at.and_then(|at| free[at].take()) else {
                return true;
            };
            if way + 1 == ways.len() {
                sorted.tell(&food.thing, found, rounding);
            }
            (sorted.there).insert(own_key(&food.thing).to_owned(), found.clone());
            false
        });
    }
    sorted.new = ingredients_first(left);
    sorted
}

impl Sorted {
    /// Notes in what a food is another one than that which is here by its name.
    fn tell(&mut self, food: &Food, here: &Food, rounding: Option<Decimal>) {
        let names = match values::are_the_same(food, here, rounding.unwrap_or_default()) {
            Some(false) => &mut self.other_values,
            // What is given in another unit may be the same: of an export the rest is another, too.
            _ if rounding.is_none() => &mut self.different,
            _ => return,
        };
        names.push(food.name.text().to_owned());
        self.otherwise.insert(own_key(food).to_owned());
    }
}

/// Each food behind those of the list that it is made of.
fn ingredients_first(foods: Vec<Placed<Food>>) -> Vec<Placed<Food>> {
    let mut ordered = foods;
    let is_made = |food: &mut Placed<Food>| own_ingredients(&food.thing).next().is_some();
    let mut waiting: Vec<Placed<Food>> = ordered.extract_if(.., is_made).collect();
    while !waiting.is_empty() {
        let keys = waiting.iter().map(|food| own_key(&food.thing).to_owned());
        let keys: HashSet<String> = keys.collect();
        let (later, ready): (Vec<_>, Vec<_>) = waiting
            .into_iter()
            .partition(|food| own_ingredients(&food.thing).any(|key| keys.contains(key)));
        // A ring of recipes is no recipe: they are sent as they come, without each other.
        let is_stuck = ready.is_empty();
        ordered.extend(ready);
        waiting = later;
        if is_stuck {
            ordered.append(&mut waiting);
        }
    }
    ordered
}

/// The own foods that a food is made of.
pub(in crate::actions) fn own_ingredients(food: &Food) -> impl Iterator<Item = &str> {
    let all = food.data().ingredients.iter().flatten();
    let own = all.filter(|one| one.food.library == Library::Mine);
    own.map(|one| one.food.key.as_str())
}

/// The foods of catalogues that a food is made of, with their names.
pub(super) fn of_catalogues(food: &Food) -> impl Iterator<Item = (FoodRef, &str)> {
    let all = food.data().ingredients.iter().flatten();
    let others = all.filter(|one| one.food.library != Library::Mine);
    others.map(|one| {
        let food = FoodRef::new(one.food.library, one.food.key.clone());
        (food, one.food.name.text())
    })
}

/// Looks up the foods of catalogues that some foods are made of.
pub(super) fn look_up(book: &dyn Book, foods: &[Placed<Food>], known: &mut Foods) -> Result<()> {
    for food in foods {
        for (reference, name) in of_catalogues(&food.thing) {
            known.look_up(book, &reference, name)?;
        }
    }
    Ok(())
}

/// Whether own ingredients of a recipe are known in another version than the one that it was made of, or are recipes of
/// which that is so: their keys.
pub(super) fn has_changed_parts(food: &Food, known: &Foods, changed: &HashSet<String>) -> bool {
    let mut parts = food.data().ingredients.iter().flatten();
    parts.any(|part| {
        let part = &part.food;
        let of_file = FoodRef::new(part.library, part.key.clone());
        let now = known.get(&of_file).map(|now| &now.version);
        let is_changed = now.is_some_and(|now| *now != part.version);
        part.library == Library::Mine && (is_changed || changed.contains(&part.key))
    })
}

/// The body that saves a food, and whether it lost its ingredients: a recipe of which one is not here
/// keeps its values, and its ingredients in words.
pub(super) fn draft(food: &Food, known: &Foods) -> (FoodDraft, bool) {
    let ingredients = food.data().ingredients.as_deref().unwrap_or_default();
    let here: Option<Vec<Ingredient>> = ingredients.iter().map(|one| here(one, known)).collect();
    let Some(here) = here else {
        return (in_words(food), true);
    };
    let data = FoodData {
        ingredients: (!here.is_empty()).then_some(here),
        ..taken(food)
    };
    (with_rest(&data, food), false)
}

/// The body that saves a recipe of which an ingredient is not here: it keeps its values, lower bounds as lower
/// bounds, and its ingredients in words.
pub(in crate::actions) fn in_words(food: &Food) -> FoodDraft {
    let data = worded(taken(food), food);
    let mut draft = with_rest(&data, food);
    if let Some(nutrition) = with_bounds(food) {
        let servings = food.data().nutrition.as_ref();
        let servings = servings.map_or(Amount::from(1), |nutrition| nutrition.basis_amount);
        draft.set("data", bounds::data(&data, servings, &nutrition));
    }
    draft
}

/// What a person is told of a recipe that is saved so.
pub(in crate::actions) fn say_in_words(food: &Food) -> String {
    let name = food.name.text();
    format!(
        "{name:?}: an ingredient is not here, so it keeps its values, and its ingredients in words"
    )
}

/// The data of a food that another journal takes.
fn taken(food: &Food) -> FoodData {
    FoodData {
        images: links(food.data().images.as_deref().unwrap_or_default()),
        extra: Default::default(),
        ..food.data().clone()
    }
}

/// The body that saves a food with these data, and with what else it has.
fn with_rest(data: &FoodData, food: &Food) -> FoodDraft {
    let mut draft = FoodDraft::new(food.name.text(), data);
    let texts = [
        ("brand", &food.brand),
        ("barcode", &food.barcode),
        ("attribution", &food.attribution),
    ];
    for (name, text) in texts {
        if let Some(text) = text.get() {
            draft.set(name, text);
        }
    }
    if let Some(from) = food.copy_from.get() {
        draft.set("copyFrom", from);
    }
    draft
}

/// An ingredient as it is pointed at here.
fn here(ingredient: &Ingredient, known: &Foods) -> Option<Ingredient> {
    let mut ingredient = ingredient.clone();
    let food = FoodRef::new(ingredient.food.library, ingredient.food.key.clone());
    let found = known.get(&food)?;
    portion::size(found.data(), &ingredient.portion.unit)?;
    ingredient.food.key = found.reference()?.key;
    ingredient.food.version = crate::model::Member::Absent;
    Some(ingredient)
}

/// The values of a food, where some are lower bounds: those stay so.
fn with_bounds(food: &Food) -> Option<Nutrition> {
    let partial = food.partial.get().filter(|partial| !partial.is_empty())?;
    let values = &food.data().nutrition.as_ref()?.values;
    let is_small = !bounds::is_too_large(values);
    is_small.then(|| Nutrition::new(values.clone(), partial.clone()))
}

fn worded(data: FoodData, food: &Food) -> FoodData {
    let told = |one: &Ingredient| {
        let name = one.food.name.get().unwrap_or(&one.food.key);
        format!("{} {} {name}", one.portion.amount, one.portion.unit)
    };
    let list = data.ingredients.iter().flatten().map(told);
    let words = list.collect::<Vec<_>>().join(", ");
    let partial = food.partial.get().cloned().unwrap_or_default();
    let nutrition = data.nutrition.map(|nutrition| FoodNutrition {
        values: bounds::exact(&Nutrition::new(nutrition.values, partial)),
        basis_amount: nutrition.basis_amount,
    });
    FoodData {
        ingredients: None,
        composition: data.composition.or(Some(words)),
        nutrition: nutrition.filter(|nutrition| nutrition.basis_amount > Amount::ZERO),
        ..data
    }
}
