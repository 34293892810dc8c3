//! Foods and recipes: what saves them, and how they come back.

use serde_json::{Value, json};

use super::schema::{
    Named, amount, base, instant, key, largest, library, list, lower_bounds, named, nullable,
    nutrients, text, told, uuid,
};
use crate::model::{Origin, Source, limits};

pub(super) fn components() -> Named {
    vec![
        ("FoodDraft", draft()),
        (
            "FoodDataDraft",
            data("FoodNutritionDraft", "IngredientDraft"),
        ),
        (
            "FoodNutritionDraft",
            nutrition(json!({ "type": "number", "minimum": 0, "maximum": largest() })),
        ),
        ("IngredientDraft", ingredient_draft()),
        ("Food", food()),
        ("FoodData", data("FoodNutrition", "Ingredient")),
        (
            "FoodNutrition",
            nutrition(json!({ "type": "number", "minimum": 0 })),
        ),
        ("Ingredient", ingredient()),
        ("Measure", measure()),
        ("Recipe", recipe()),
        ("Source", source()),
        (
            "FoodPage",
            super::schema::page("foods", "Food", "Foods, the best match first."),
        ),
    ]
}

fn name() -> Value {
    text(1, limits::FOOD_NAME)
}

fn brand() -> Value {
    nullable(text(0, limits::FOOD_NAME))
}

fn barcode() -> Value {
    nullable(json!({
        "type": "string",
        "pattern": format!("^[0-9]{{{},{}}}$", limits::BARCODE_MIN, limits::BARCODE_MAX),
        "description": "Digits only.",
    }))
}

fn draft() -> Value {
    json!({
        "type": "object",
        "description": "A food or recipe to save to the person's own foods.",
        "required": ["name", "data"],
        "properties": {
            "name": name(),
            "data": named("FoodDataDraft"),
            "brand": brand(),
            "barcode": barcode(),
            "copyFrom": told(nullable(named("FoodReference")), "The food this one was changed \
                from; keeps where it came from."),
            "attribution": { "description": "Whom to cite for it, besides the food this one was \
                changed from and those it is made of; ignored if it is no text, or too long a one." },
            "id": { "type": "string", "description": "To change a food saved before, its key; \
                members left out are gone from the new version. Leave out to create a new food." },
        },
    })
}

/// What is known of a food. A recipe has the base `serving`; nutrition, measures and a default
/// portion need a base; ingredients need a recipe.
fn data(nutrition: &str, ingredient: &str) -> Value {
    json!({
        "type": "object",
        "description": "What is known of a food. Nutrition, measures and `defaultPortion` need a \
            `base`, `ingredients` a `recipe`.",
        "properties": {
            "base": base(),
            "nutrition": named(nutrition),
            "measures": list(limits::MEASURES, named("Measure")),
            "defaultPortion": told(named("Portion"), "What is eaten when nobody says how much."),
            "composition": told(text(0, limits::LONG_TEXT), "Ingredients as printed on a label."),
            "note": text(0, limits::LONG_TEXT),
            "images": list(limits::IMAGES, named("Image")),
            "recipe": named("Recipe"),
            "source": named("Source"),
            "ingredients": list(limits::INGREDIENTS, named(ingredient)),
        },
        "oneOf": kinds(),
    })
}

fn kinds() -> Value {
    json!([
        {
            "title": "A recipe",
            "required": ["recipe"],
            "properties": { "base": { "const": "serving" } },
        },
        {
            "title": "A food with a base",
            "required": ["base"],
            "properties": { "recipe": false, "ingredients": false },
        },
        {
            "title": "A food of which no values are known",
            "properties": {
                "base": false,
                "nutrition": false,
                "measures": false,
                "defaultPortion": false,
                "recipe": false,
                "ingredients": false,
            },
        },
    ])
}

fn nutrition(value: Value) -> Value {
    json!({
        "type": "object",
        "required": ["basisAmount", "values"],
        "properties": {
            "basisAmount": told(amount(), "How much of the base unit the values are for, for \
                example per 100 g."),
            "values": nutrients(&value, "A nutrient left out is unknown, not zero."),
        },
        "additionalProperties": false,
    })
}

fn measure() -> Value {
    json!({
        "type": "object",
        "description": "A household measure.",
        "required": ["label", "size"],
        "properties": {
            "label": text(1, limits::LABEL),
            "size": told(amount(), "In the base unit."),
        },
    })
}

fn recipe() -> Value {
    json!({
        "type": "object",
        "description": "Makes the food a recipe.",
        "required": ["servings", "steps"],
        "properties": {
            "servings": amount(),
            "steps": list(limits::STEPS, text(0, limits::STEP)),
            "minutes": amount(),
        },
    })
}

fn source() -> Value {
    json!({
        "type": "object",
        "description": "Where the values come from.",
        "properties": {
            "origin": super::schema::choice(&Origin::ALL.map(Origin::as_str)),
            "by": super::schema::choice(&Source::BY),
            "place": text(0, limits::SOURCE_PLACE),
            "description": text(0, limits::SOURCE_DESCRIPTION),
            "edited": { "type": "boolean" },
            "library": library(),
            "key": text(0, limits::SOURCE_PLACE),
        },
        "additionalProperties": false,
    })
}

fn version(description: &str) -> Value {
    json!({ "type": "integer", "minimum": 1, "description": description })
}

fn ingredient_draft() -> Value {
    json!({
        "type": "object",
        "description": "What a recipe is made of.",
        "required": ["portion"],
        "oneOf": [{ "required": ["food"] }, { "required": ["newFood"] }],
        "properties": {
            "food": {
                "type": "object",
                "description": "An existing food.",
                "required": ["library", "key"],
                "properties": {
                    "library": library(),
                    "key": key(),
                    "version": version("Left out, the food's current one."),
                },
            },
            "newFood": told(named("FoodDraft"), "A food not yet known. It is saved to the \
                person's foods first."),
            "portion": named("Portion"),
        },
    })
}

fn ingredient() -> Value {
    json!({
        "type": "object",
        "description": "What a recipe is made of.",
        "required": ["food", "portion"],
        "properties": {
            "food": {
                "type": "object",
                "description": "The food, in the version that goes into the recipe.",
                "required": ["library", "key", "version", "name"],
                "properties": {
                    "library": library(),
                    "key": key(),
                    "version": version("The version that goes into the recipe."),
                    "name": name(),
                },
            },
            "portion": named("Portion"),
        },
    })
}

fn food() -> Value {
    json!({
        "type": "object",
        "description": "A food of any library.",
        "required": [
            "library", "key", "version", "name", "brand", "barcode", "data", "partial", "copyFrom",
            "createdAt", "updatedAt",
        ],
        "properties": {
            "id": told(uuid(), "Of a food in `mine`: the same as `key`."),
            "library": library(),
            "key": key(),
            "version": version("Each save is a new one."),
            "name": name(),
            "brand": brand(),
            "barcode": barcode(),
            "data": named("FoodData"),
            "partial": lower_bounds("The nutrients of a recipe that some ingredient does not \
                know: lower bounds."),
            "attribution": { "type": "string", "description": "Whom to cite where a person reads \
                it, beside the source that its data names." },
            "copyFrom": nullable(named("FoodReference")),
            "createdAt": instant(),
            "updatedAt": instant(),
        },
    })
}
