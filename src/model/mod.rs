//! Plain data whose JSON is the specification's JSON.
//!
//! Floor 1: nothing here knows a rule, a database or a socket. Three families:
//!
//! - what comes **back**: [`Meal`], [`Food`], [`Correction`], [`Settings`] and their pages.
//!   Members another server adds are carried through, members it leaves out stay out
//!   (see [`Member`]), so that what is printed is what was received;
//! - what is **asked**: [`MealDraft`], [`MealPatch`], [`FoodDraft`], [`SettingsPatch`] and the
//!   queries. They are unread JSON and unread text: only `rules` reads them;
//! - what both are made of: [`Amount`], [`Timestamp`], [`Library`], [`Nutrient`], …

pub mod amount;
pub mod catalogue;
pub mod correction;
pub mod draft;
pub mod entry;
pub mod export;
mod food;
pub mod id;
pub mod json;
pub mod letters;
pub mod library;
pub mod limits;
pub mod meal;
mod measured;
pub mod member;
pub mod nutrition;
pub mod operation;
pub mod page;
pub mod query;
pub mod settings;
pub mod time;
mod total;
pub mod unit;
pub mod whole;
mod zone;

pub use amount::Amount;
pub use catalogue::CatalogueFood;
pub use correction::{Change, CorrectedFood, Correction, ReviewStatus};
pub use draft::{FoodDraft, ItemDraft, MealDraft, MealPatch, SettingsPatch};
pub use entry::Entry;
pub use food::{
    Base, Food, FoodData, FoodNutrition, Image, Ingredient, IngredientFood, Measure, Origin,
    Portion, Recipe, Source,
};
pub use library::{FoodRef, Library, OPEN_FOOD_FACTS};
pub use meal::{Item, Meal, PinnedFood, State};
pub use measured::Measured;
pub use member::{Extra, Member};
pub use nutrition::{Nutrient, Nutrition, Values};
pub use operation::{Operation, Permission};
pub use page::{CorrectionPage, FoodPage, MealPage};
pub use query::{CorrectionQuery, FoodQuery, MealQuery};
pub use settings::{Body, Preferences, Settings, TargetPeriod, TargetValues};
pub use time::{Date, Timestamp};
pub use total::DayTotal;
pub use unit::{Unit, UnitKind};
pub use zone::Zone;
