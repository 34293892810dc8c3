//! The body of a food: read, then planned.

use std::sync::Arc;

use serde_json::Value;

use super::check::{Node, Range, no_nul};
use super::cited;
use super::ingredient::{self, IngredientBody};
use super::object::Object;
use super::path::{Path, Problems};
use super::plan::{Facts, FoodPlan, Known, Planner};
use super::{barcode, image, portion, recipe};
use crate::error::{Resource, Result};
use crate::model::limits::{
    FOOD_NAME, KEY, LABEL, LONG_TEXT, MEASURES, SOURCE_DESCRIPTION, SOURCE_PLACE,
};
use crate::model::{
    Base, Food, FoodData, FoodDraft, FoodNutrition, FoodRef, Library, Measure, Nutrient, Origin,
    Source, Values, id,
};

/// The body of a food, as far as it can be read without knowing the journal.
#[derive(Clone, Debug)]
pub struct FoodBody {
    /// Where it stands in the request.
    pub(super) path: String,
    pub(super) id: Option<String>,
    pub(super) name: String,
    pub(super) brand: Option<String>,
    pub(super) barcode: Option<String>,
    pub(super) copy_from: Option<FoodRef>,
    pub(super) attribution: Option<String>,
    pub(super) data: FoodData,
    pub(super) ingredients: Option<Vec<IngredientBody>>,
}

/// Plans the saving of a food.
///
/// Errors: `Invalid`; `NotFound` the food to change or an ingredient; `FoodInCatalog`.
pub fn plan_food(draft: &FoodDraft, known: &dyn Known) -> Result<FoodPlan> {
    let problems = Problems::default();
    let mut planner = Planner::new(known, &problems);
    let body = read_request(draft.json(), &problems, |node| read(node, 0));
    let plan = match body {
        Some(body) => planner.plan_food(body)?,
        None => None,
    };
    planner.finish(plan)
}

/// Checks the body of a food as far as that goes without knowing a journal.
///
/// Errors: `Invalid`.
pub fn check(body: &Value) -> Result<()> {
    let problems = Problems::default();
    let read = read_request(body, &problems, |node| read(node, 0));
    problems.settle(read.map(|_| ()))
}

/// Reads a request's body, refusing U+0000 anywhere in it.
pub(super) fn read_request<T>(
    body: &Value,
    problems: &Problems,
    read: impl FnOnce(Node<'_>) -> Option<T>,
) -> Option<T> {
    let root = Path::Root("");
    let node = Node::new(body, &root, problems);
    no_nul(node);
    read(node)
}

/// Reads the body of a food that stands inside `depth` other new foods.
///
/// Beside `data`, a member that is wrong reads as left out: its problem is noted, so nothing
/// will come of the rest, but the rest is still looked at.
pub(super) fn read(node: Node<'_>, depth: usize) -> Option<FoodBody> {
    let food = node.object()?;
    let id = food.optional("id", |id| id.text(0, usize::MAX));
    let name = food.required("name", |name| name.text(1, FOOD_NAME));
    let brand = food.nullable("brand", |brand| brand.text(0, FOOD_NAME));
    let barcode = food.nullable("barcode", barcode::read);
    let copy_from = food.nullable("copyFrom", read_reference);
    let data = food.required("data", |data| read_data(data, depth));
    let (data, ingredients) = data?;
    let id = id.flatten().map(|text| id::parse(&text).unwrap_or(text));
    Some(FoodBody {
        path: node.place(),
        id,
        name: name.unwrap_or_default(),
        brand: brand.flatten(),
        barcode: barcode.flatten(),
        copy_from: copy_from.flatten(),
        attribution: cited::sent(food),
        data,
        ingredients: ingredients.flatten(),
    })
}

/// Reads `{ library, key }`.
pub(super) fn read_reference(node: Node<'_>) -> Option<FoodRef> {
    let food = node.object()?;
    let library = food.required("library", read_library);
    let key = food.required("key", |key| key.text(1, KEY));
    let (library, key) = (library?, key?);
    let key = match library {
        Library::Mine => id::parse(&key).unwrap_or(key),
        _ => key,
    };
    Some(FoodRef { library, key })
}

fn read_library(node: Node<'_>) -> Option<Library> {
    node.choice(&Library::ALL.map(Library::as_str))
}

type ReadData = (FoodData, Option<Option<Vec<IngredientBody>>>);

fn read_data(node: Node<'_>, depth: usize) -> Option<ReadData> {
    let object = node.object()?;
    let base = object.optional("base", |base| {
        base.choice::<Base>(&Base::ALL.map(Base::as_str))
    });
    let nutrition = object.optional("nutrition", read_nutrition);
    let measures = object.optional("measures", |measures| {
        measures.list(0, MEASURES, read_measure)
    });
    let default_portion = object.optional("defaultPortion", portion::read);
    let composition = object.optional("composition", |text| text.text(0, LONG_TEXT));
    let note = object.optional("note", |text| text.text(0, LONG_TEXT));
    let images = object.optional("images", image::read_list);
    let recipe = object.optional("recipe", recipe::read);
    let source = object.optional("source", read_source);
    let ingredients = object.optional("ingredients", |list| ingredient::read_list(list, depth));
    let units_known = base.is_some() && measures.is_some();
    let data = FoodData {
        base: base.flatten(),
        nutrition: nutrition.flatten(),
        measures: measures.flatten(),
        default_portion: default_portion.flatten().filter(|_| units_known),
        composition: composition.flatten(),
        note: note.flatten(),
        images: images.flatten(),
        recipe: recipe.flatten(),
        source: source.flatten(),
        ..FoodData::default()
    };
    Some((check_together(object, data), ingredients))
}

/// Checks what members of `data` ask of one another.
fn check_together(object: Object<'_>, mut data: FoodData) -> FoodData {
    if object.has("recipe") {
        match data.base {
            None => data.base = Some(Base::Serving),
            Some(Base::Serving) => {}
            Some(_) => object.problem("base", "of a recipe must be `serving`"),
        }
    } else if object.has("ingredients") {
        object.problem("ingredients", "need a `recipe`");
    }
    if !object.has("base") && !object.has("recipe") {
        for name in ["nutrition", "measures", "defaultPortion"] {
            if object.has(name) {
                object.problem(name, "needs a `base`");
            }
        }
    } else if let (Some(portion), Some(base)) = (&data.default_portion, data.base) {
        let is_measure = || {
            data.measures()
                .iter()
                .any(|measure| measure.label == portion.unit)
        };
        if base.as_str() != portion.unit && !is_measure() {
            let message = "must be the base unit or the label of one of the food's measures";
            object.problem_inside("defaultPortion", "unit", message);
        }
    }
    data
}

fn read_nutrition(node: Node<'_>) -> Option<FoodNutrition> {
    let nutrition = node.object()?;
    let only = nutrition.only(&["basisAmount", "values"]);
    let basis_amount = nutrition.required("basisAmount", |amount| amount.amount(Range::Positive));
    let values = nutrition.required("values", read_values);
    only?;
    Some(FoodNutrition {
        basis_amount: basis_amount?,
        values: values?,
    })
}

fn read_values(node: Node<'_>) -> Option<Values> {
    let object = node.object()?;
    let mut good = object.only(&Nutrient::ALL.map(Nutrient::as_str));
    let mut values = Values::default();
    for nutrient in Nutrient::ALL {
        match object.optional(nutrient.as_str(), |amount| {
            amount.amount(Range::NotNegative)
        }) {
            Some(amount) => values.set(nutrient, amount),
            None => good = None,
        }
    }
    good.map(|()| values)
}

fn read_measure(node: Node<'_>) -> Option<Measure> {
    let measure = node.object()?;
    let label = measure.required("label", |label| label.text(1, LABEL));
    let size = measure.required("size", |size| size.amount(Range::Positive));
    Some(Measure {
        label: label?,
        size: size?,
    })
}

fn read_source(node: Node<'_>) -> Option<Source> {
    let source = node.object()?;
    let only = source.only(&[
        "origin",
        "by",
        "place",
        "description",
        "edited",
        "library",
        "key",
    ]);
    let origin = source.optional("origin", read_origin);
    let by = source.optional("by", |by| by.choice::<String>(&Source::BY));
    let place = source.optional("place", |place| place.text(0, SOURCE_PLACE));
    let description = source.optional("description", |text| text.text(0, SOURCE_DESCRIPTION));
    let edited = source.optional("edited", |value| value.flag());
    let library = source.optional("library", read_library);
    let key = source.optional("key", |key| key.text(0, SOURCE_PLACE));
    only?;
    Some(Source {
        origin: origin?,
        by: by?,
        place: place?,
        description: description?,
        edited: edited?,
        library: library?,
        key: key?,
    })
}

fn read_origin(node: Node<'_>) -> Option<Origin> {
    let names = Origin::ALL.map(Origin::as_str);
    let name = node.choice::<String>(&names)?;
    Origin::ALL
        .into_iter()
        .find(|origin| origin.as_str() == name)
}

impl Planner<'_> {
    /// Plans a food and everything inside it. `None` after a problem.
    pub(super) fn plan_food(&mut self, body: FoodBody) -> Result<Option<FoodPlan>> {
        let place = |member: &str| match body.path.as_str() {
            "" => member.to_owned(),
            path => format!("{path}.{member}"),
        };
        let previous = match &body.id {
            Some(id) => self.current(&FoodRef::new(Library::Mine, id.clone()))?,
            None => None,
        };
        if body.id.is_some() && previous.is_none() {
            self.miss(
                Resource::Food,
                &place("id"),
                "there is no such food in your foods",
            );
        }
        if let (None, None, Some(barcode)) = (&body.id, &body.copy_from, &body.barcode) {
            self.claim_barcode(barcode)?;
        }
        let ingredients = match body.ingredients {
            Some(bodies) => match self.plan_ingredients(bodies, previous.as_deref())? {
                Some(plans) => Some(plans),
                None => return Ok(None),
            },
            None => None,
        };
        let version = match &previous {
            Some(previous) => self.next_version(previous)?,
            None => 1,
        };
        let made_of = ingredients.as_deref().unwrap_or_default();
        let origin = self.origin(body.copy_from.as_ref(), previous)?;
        let attribution = cited::all(
            body.data.source.as_ref(),
            origin.as_deref(),
            made_of,
            body.attribution,
        );
        let mut facts = Facts {
            food: FoodRef::new(Library::Mine, body.id.clone().unwrap_or_default()),
            version,
            name: body.name,
            brand: body.brand,
            data: body.data,
            partial: Vec::new(),
            attribution,
        };
        if !made_of.is_empty() {
            recipe::add_up(&mut facts, made_of);
        }
        let plan = FoodPlan {
            id: body.id,
            facts,
            barcode: body.barcode,
            copy_from: body.copy_from,
            ingredients,
        };
        if let Some(id) = &plan.id {
            if self.contains_itself(&plan, id)? {
                self.problems.add(
                    place("data.ingredients"),
                    "a recipe must not contain itself",
                );
                return Ok(None);
            }
            self.change(&plan);
        }
        Ok(Some(plan))
    }

    /// What a food was changed from: what it was copied from, where that is there still, else the version before.
    fn origin(
        &self,
        copied: Option<&FoodRef>,
        previous: Option<Arc<Facts>>,
    ) -> Result<Option<Arc<Facts>>> {
        let copied = match copied {
            Some(food) => self.current(food)?,
            None => None,
        };
        Ok(copied.or(previous))
    }
}

/// Whether a changed copy of a catalogue product is a proposal to correct it.
///
/// Decision: `copyFrom` a product of `off` or `service` that exists, under the same barcode or
/// both without one.
pub fn proposes(copy: &FoodPlan, product: &Food) -> bool {
    let catalogue = copy
        .copy_from
        .as_ref()
        .is_some_and(|food| matches!(food.library, Library::Off | Library::Service));
    let number = |text: Option<&str>| text.and_then(barcode::number);
    catalogue
        && number(copy.barcode.as_deref()) == number(product.barcode.get().map(String::as_str))
}
