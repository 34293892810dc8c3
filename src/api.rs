//! The seam: the eleven operations of a food journal.
//!
//! Floor 4. `local` keeps a journal in SQLite, `remote` asks one over HTTP; nobody above can
//! tell which. Every request crosses unread, as its sender wrote it, and is checked where the
//! journal is kept, so that both give the same errors.
//!
//! Errors that every operation may give besides its own: [`Code::LocalStore`] from a journal
//! on disk; [`Code::Unauthorized`], [`Code::Forbidden`], [`Code::RateLimited`],
//! [`Code::Network`], [`Code::BadAnswer`] and [`Code::Unavailable`] from one over HTTP. An
//! operation that fails has changed nothing, unless [`Error::what_became`] says otherwise.
//!
//! [`Code::LocalStore`]: crate::error::Code::LocalStore
//! [`Code::Unauthorized`]: crate::error::Code::Unauthorized
//! [`Code::Forbidden`]: crate::error::Code::Forbidden
//! [`Code::RateLimited`]: crate::error::Code::RateLimited
//! [`Code::Network`]: crate::error::Code::Network
//! [`Code::BadAnswer`]: crate::error::Code::BadAnswer
//! [`Code::Unavailable`]: crate::error::Code::Unavailable
//! [`Error::what_became`]: crate::error::Error::what_became

mod call;
mod former;
mod held;
mod house;
pub mod key;
mod undo;

pub use call::Call;
pub use former::FormerMeal;
pub use held::Held;
pub use house::{Answered, House, Key, Mark, OWNER, Request, Served, SharedJournal};
pub use undo::{Deed, Entries, Entry, OfKey, Undo, Unrecorded, Way};

use crate::error::Result;
use crate::model::{
    CorrectionPage, CorrectionQuery, Date, DayTotal, Food, FoodDraft, FoodPage, FoodQuery, FoodRef,
    Meal, MealDraft, MealPage, MealPatch, MealQuery, PinnedFood, Settings, SettingsPatch,
};

/// A food journal of one person.
///
/// `Invalid` below is [`Code::InvalidInput`](crate::error::Code::InvalidInput) with every
/// problem of the request in its details; `NotFound` names its resource.
pub trait Journal {
    /// Holds the journal still for who reads a list a page after the other. One over HTTP cannot be held,
    /// and each page is as it is by then.
    ///
    /// Errors: those of reading.
    fn hold(&self) -> Result<Held<'_>> {
        Ok(Held::default())
    }

    /// Lists meals, newest first, a page at a time.
    ///
    /// Parameters: `state`, `day`, `fromDay`, `toDay` (in each meal's timezone), `from`, `to`
    /// (instants, the latter exclusive), `limit` 1–100 (20), `offset` 0–1,000,000 (0).
    /// Newest first is `eatenAt` descending, then the one created later.
    ///
    /// Errors: `Invalid`.
    fn list_meals(&self, query: &MealQuery) -> Result<MealPage>;

    /// Logs or plans a meal. Foods that are sent as `newFood` are saved with it, all or nothing.
    ///
    /// Errors: `Invalid`; `NotFound` a food or ingredient; `FoodInCatalog` for the barcode of
    /// a `newFood`.
    fn create_meal(&self, draft: &MealDraft) -> Result<Meal>;

    /// Gives one meal.
    ///
    /// Errors: `Invalid` when `id` is no UUID; `NotFound` the meal.
    fn get_meal(&self, id: &str) -> Result<Meal>;

    /// Changes what is sent of a meal, and keeps the meal as it was in its history.
    ///
    /// Errors: `Invalid`; `NotFound` the meal, a food or an ingredient; `FoodInCatalog`.
    fn update_meal(&self, id: &str, patch: &MealPatch) -> Result<Meal>;

    /// Deletes a meal, its history and its photos.
    ///
    /// Errors: `Invalid` when `id` is no UUID; `NotFound` the meal.
    fn delete_meal(&self, id: &str) -> Result<()>;

    /// Finds foods of one library by the beginnings of words of name or brand, or by barcode.
    ///
    /// Parameters: `query` (at most 200 characters; 3 at least for `composition`), `library`
    /// (`mine`), `limit` 1–100 (30), `offset` (0), `locale`, `region`.
    ///
    /// Errors: `Invalid`.
    fn search_foods(&self, query: &FoodQuery) -> Result<FoodPage>;

    /// Saves a food or recipe to `mine`, or with `id` a new version of one.
    ///
    /// Errors: `Invalid`; `NotFound` the food to change or an ingredient; `FoodInCatalog` when
    /// a new food's barcode is in the catalogue and no `copyFrom` is sent.
    fn save_food(&self, draft: &FoodDraft) -> Result<Food>;

    /// Removes a food from `mine`. Meals and recipes that have it keep it.
    ///
    /// Errors: `Invalid` when `id` is no UUID; `NotFound` the food.
    fn delete_food(&self, id: &str) -> Result<()>;

    /// Lists the changes proposed to catalogue products, newest first, with their review.
    ///
    /// Parameters: `limit` 1–100 (30), `offset` (0). Errors: `Invalid`.
    fn list_food_corrections(&self, query: &CorrectionQuery) -> Result<CorrectionPage>;

    /// Gives targets, preferences and body measurements.
    fn get_settings(&self) -> Result<Settings>;

    /// Changes what is sent of the settings.
    ///
    /// Errors: `Invalid`.
    fn update_settings(&self, patch: &SettingsPatch) -> Result<Settings>;
}

/// What a person's shell asks of a journal beyond the eleven operations.
///
/// Nothing here decides anything: it recalls. `local` looks into its file; a journal over HTTP
/// cannot be asked these things and recalls what passed through here.
pub trait Recall {
    /// A food by what points at it, as it stands now; a deleted one is `None`.
    fn recall_food(&self, food: &FoodRef) -> Result<Option<Food>>;

    /// A food as it was when an item was written, also where it was deleted since; `None` where that is not known.
    fn recall_pinned(&self, food: &PinnedFood) -> Result<Option<Food>> {
        let now = self.recall_food(&food.reference())?;
        Ok(now.filter(|now| now.version == food.version))
    }

    /// The ids of the meals that begin with these characters, at most ten.
    fn recall_meals(&self, prefix: &str) -> Result<Vec<String>>;

    /// The keys of the own foods that begin with these characters, at most ten.
    fn recall_foods(&self, prefix: &str) -> Result<Vec<String>>;

    /// The ids of the meals last written here, the latest first.
    fn recall_last_meals(&self, count: u32) -> Result<Vec<String>>;

    /// What was eaten on each day from one to another on which something was, earliest first; `None`
    /// where only the meals say it.
    fn recall_days(&self, from: Date, to: Date) -> Result<Option<Vec<DayTotal>>>;

    /// The settings; of the targets no more than hold on these days need be among them.
    fn recall_settings(&self, from: Date, to: Date) -> Result<Settings>;
}

/// A journal with a memory: what a command line works on.
pub trait Book: Journal + Recall {}

impl<T: Journal + Recall> Book for T {}
