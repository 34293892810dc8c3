//! The specification's limits, each said once: `rules` holds them, the OpenAPI description tells them.

/// Items of a meal: at most so many, at least one.
pub const MEAL_ITEMS: usize = 100;
/// Images of a meal or food.
pub const IMAGES: usize = 20;
/// Characters of a meal's `name` and `notes` and of an item's `unit`.
pub const MEAL_TEXT: usize = 2_000;
/// Characters of a `timezone`.
pub const TIMEZONE: usize = 100;
/// Characters of a food's `name` and `brand`.
pub const FOOD_NAME: usize = 200;
/// Characters of a food's `key`.
pub const KEY: usize = 200;
/// Fewest digits of a barcode.
pub const BARCODE_MIN: usize = 8;
/// Most digits of a barcode.
pub const BARCODE_MAX: usize = 14;
/// Measures of a food.
pub const MEASURES: usize = 30;
/// Characters of a measure's label and of a portion's unit.
pub const LABEL: usize = 100;
/// Characters of `composition` and `note`.
pub const LONG_TEXT: usize = 10_000;
/// Steps of a recipe.
pub const STEPS: usize = 100;
/// Characters of a step.
pub const STEP: usize = 2_000;
/// Ingredients of a recipe.
pub const INGREDIENTS: usize = 100;
/// `newFood` inside one another, a meal item's counted as the first.
pub const NESTING: usize = 5;
/// Characters of an image's `url`.
pub const IMAGE_URL: usize = 2_000;
/// Characters of an image's `path`.
pub const IMAGE_PATH: usize = 500;
/// Characters of a source's `place` and `key`.
pub const SOURCE_PLACE: usize = 200;
/// Characters of a source's `description`.
pub const SOURCE_DESCRIPTION: usize = 2_000;
/// Characters of whom to cite for an own food.
pub const ATTRIBUTION: usize = 2_000;
/// The largest amount, size or nutrient, as it is written.
pub const LARGEST: &str = "999999999.999";
/// The youngest age.
pub const AGE_MIN: i64 = 1;
/// The oldest age.
pub const AGE_MAX: i64 = 130;
/// The largest page.
pub const PAGE_MAX: u64 = 100;
/// Meals on a page when nobody says how many.
pub const MEAL_PAGE: u64 = 20;
/// Foods or corrections on a page when nobody says how many.
pub const FOOD_PAGE: u64 = 30;
/// The largest `offset` of a list of meals.
pub const MEAL_OFFSET: u64 = 1_000_000;
/// Characters of a food search.
pub const QUERY: usize = 200;
/// Characters a search for generic ingredients needs.
pub const COMPOSITION_QUERY: usize = 3;
/// Characters of a `locale`.
pub const LOCALE: usize = 80;
/// Letters of the language that a `locale` begins with: at least so many.
pub const LOCALE_LANGUAGE: usize = 2;
/// Characters of each part of a `locale`: at most so many.
pub const LOCALE_PART: usize = 8;
/// Letters of a `region`.
pub const REGION: usize = 2;
/// Characters of an `Idempotency-Key`.
pub const IDEMPOTENCY_KEY: usize = 255;
/// Values in a body that a server takes, lists and objects among them. A meal of 100 recipes with 100
/// ingredients each has 90,000.
pub const VALUES: usize = 250_000;
/// Values in an answer of a server that a client takes. A page of 100 meals of 100 items each has 300,000.
pub const ANSWERED_VALUES: usize = 1_000_000;
/// Problems told of one request.
pub const DETAILS: usize = 20;
/// Characters of the base URL of a service.
pub const BASE_URL: usize = 2_000;
/// Characters of the input that a message may repeat.
pub const ECHO: usize = 100;
