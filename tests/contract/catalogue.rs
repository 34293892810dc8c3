//! The catalogue that a stand starts with: few foods, each with a reason to be there.

use journal::error::Result;
use journal::model::CatalogueFood;
use serde_json::{Value, json};

/// What a journal unpacks on first use.
pub(crate) fn starter() -> Result<Box<dyn Iterator<Item = Result<CatalogueFood>>>> {
    Ok(Box::new(foods().into_iter().map(Ok)))
}

/// Reads a catalogue food.
pub(crate) fn food(food: Value) -> CatalogueFood {
    serde_json::from_value(food).expect("a catalogue food")
}

/// A product: its key, name and brand, how often it is scanned and where it is sold.
pub(crate) fn scanned(key: &str, name: &str, scans: u64, regions: &[&str]) -> CatalogueFood {
    food(json!({
        "library": "off", "key": key, "name": name, "scans": scans, "regions": regions, "data": {},
    }))
}

/// The foods of the starter catalogue.
pub(crate) fn foods() -> Vec<CatalogueFood> {
    let mut foods = generics();
    foods.extend(dishes());
    foods.extend(products());
    foods.into_iter().map(food).collect()
}

/// Generic ingredients, per 100 of their base.
fn generics() -> Vec<Value> {
    let generic = |key: &str, name: &str, french: Option<&str>, data: Value| {
        let mut food = json!({"library": "composition", "key": key, "name": name, "data": data});
        if let Some(french) = french {
            food["names"] = json!({"fr": french});
        }
        food
    };
    vec![
        // All eight nutrients, one measure, no default portion.
        generic(
            "oats",
            "Oats, rolled",
            Some("Flocons d'avoine"),
            json!({
                "base": "g",
                "nutrition": {"basisAmount": 100, "values": {
                    "kcal": 379, "protein": 13.15, "carbs": 67.7, "fat": 6.52,
                    "saturatedFat": 1.11, "sugars": 0.99, "fibre": 10.1, "salt": 0.015,
                }},
                "measures": [{"label": "cup", "size": 81}],
            }),
        ),
        // Salt and saturated fat are unknown; a default portion in a measure.
        generic(
            "banana",
            "Banana, raw",
            Some("Banane, crue"),
            json!({
                "base": "g",
                "nutrition": {"basisAmount": 100, "values": {
                    "kcal": 89, "protein": 1.09, "carbs": 22.84, "fat": 0.33,
                    "sugars": 12.23, "fibre": 2.6,
                }},
                "measures": [{"label": "medium", "size": 118}, {"label": "large", "size": 136}],
                "defaultPortion": {"amount": 1, "unit": "medium"},
            }),
        ),
        // In millilitres; a default portion in the base.
        generic(
            "milk",
            "Milk, whole",
            Some("Lait entier"),
            json!({
                "base": "ml",
                "nutrition": {"basisAmount": 100, "values": {"kcal": 61, "protein": 3.2}},
                "defaultPortion": {"amount": 200, "unit": "ml"},
            }),
        ),
        // Everything known and zero.
        generic(
            "water",
            "Water, tap",
            Some("Eau du robinet"),
            json!({
                "base": "ml",
                "nutrition": {"basisAmount": 100, "values": {
                    "kcal": 0, "protein": 0, "carbs": 0, "fat": 0,
                    "saturatedFat": 0, "sugars": 0, "fibre": 0, "salt": 0,
                }},
            }),
        ),
        generic(
            "egg",
            "Egg, chicken",
            Some("Œuf de poule"),
            json!({
                "base": "g",
                "nutrition": {"basisAmount": 100, "values": {"kcal": 143, "protein": 12.56}},
                "measures": [{"label": "medium", "size": 44}],
            }),
        ),
        // A diacritic; the name of one is a word of the other.
        generic(
            "jalapeno",
            "Jalapeño",
            Some("Piment jalapeño"),
            json!({"base": "g"}),
        ),
        generic("walnut", "Walnut", Some("Noix"), json!({"base": "g"})),
        // No French name.
        generic("tahini", "Tahini", None, json!({"base": "g"})),
        // No base: nothing is known of it.
        generic("herb", "Herb, unnamed", None, json!({})),
    ]
}

/// Dishes of the service's own catalogue.
fn dishes() -> Vec<Value> {
    vec![
        json!({
            "library": "service", "key": "lasagne", "name": "Lasagne", "barcode": "20001234",
            "data": {
                "base": "serving",
                "nutrition": {"basisAmount": 1, "values": {"kcal": 450}},
            },
        }),
        json!({
            "library": "service", "key": "pad-thai", "name": "Pad Thai",
            "data": {"base": "g", "nutrition": {"basisAmount": 100, "values": {"kcal": 160}}},
        }),
    ]
}

/// Products. Sorted by scans: spread, peanut, gruss, tvorog, matcha, mini.
fn products() -> Vec<Value> {
    vec![
        json!({
            "library": "off", "key": "spread", "name": "Hazelnut Spread", "brand": "Nutty",
            "barcode": "3017620422003", "regions": ["FR", "DE"], "scans": 900,
            "data": {
                "base": "g",
                "nutrition": {"basisAmount": 100, "values": {"kcal": 539, "sugars": 56.3}},
                "composition": "Sugar, hazelnuts",
            },
        }),
        // An UPC-A, written as an EAN-13.
        json!({
            "library": "off", "key": "peanut", "name": "Peanut Butter Crunchy",
            "brand": "Old Mill", "barcode": "0012345678905", "regions": ["US"], "scans": 500,
            "data": {"base": "g", "nutrition": {"basisAmount": 100, "values": {"kcal": 600}}},
        }),
        json!({
            "library": "off", "key": "gruss", "name": "Süße Grüße", "brand": "Weiß & Söhne",
            "barcode": "4001686301265", "regions": ["DE"], "scans": 300, "data": {"base": "g"},
        }),
        json!({
            "library": "off", "key": "tvorog", "name": "Творог Ёлочка", "brand": "Ферма",
            "barcode": "4600000000008", "regions": ["RU"], "scans": 200, "data": {"base": "g"},
        }),
        json!({
            "library": "off", "key": "matcha", "name": "抹茶ラテ", "brand": "茶屋",
            "barcode": "4901234567894", "regions": ["JP"], "scans": 100, "data": {"base": "ml"},
        }),
        // No brand, no country, an EAN-8.
        json!({
            "library": "off", "key": "mini", "name": "Mini Bar", "barcode": "96385074",
            "scans": 50, "data": {"base": "g"},
        }),
        // No barcode at all.
        json!({
            "library": "off", "key": "loose", "name": "Loose Tea", "brand": "Old Mill",
            "scans": 10, "data": {"base": "g"},
        }),
    ]
}
