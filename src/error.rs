//! Why something was not done: few kinds, each with its code, its exit code and its hint.
//!
//! Floor 2. An [`Error`] is what the wire calls `{ code, message, details, food, resource }`,
//! with what only a command line has besides: candidates, a hint, what became of the request.

mod clock;
mod code;
mod echo;
mod quoted;
mod taken;
mod threads;
mod unreadable;

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::model::json::Malformed;
use crate::model::limits;
use crate::model::{Food, FoodRef, Operation};

pub use clock::writable;
pub use code::Code;
pub use echo::echo;
pub use quoted::quoted;
pub use threads::{READER, no_thread};

/// What a journal answers.
pub type Result<T> = std::result::Result<T, Error>;

/// What was not found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Resource {
    /// A meal.
    Meal,
    /// A food.
    Food,
    /// A food that a recipe is made of.
    Ingredient,
    /// A path the API does not have.
    Route,
    /// A key. The API has none: the command line alone manages them.
    Key,
    /// A person among several. The API has none either.
    User,
    /// A proposed change of a catalogue food; the API only lists them.
    Correction,
}

impl Resource {
    /// The resource, as the wire writes it.
    pub fn as_str(self) -> &'static str {
        match self {
            Resource::Meal => "meal",
            Resource::Food => "food",
            Resource::Ingredient => "ingredient",
            Resource::Route => "route",
            Resource::Key => "key",
            Resource::User => "user",
            Resource::Correction => "correction",
        }
    }
}

/// What became of the request that failed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// Nothing was changed.
    #[default]
    NotApplied,
    /// The change was made, and something behind it failed.
    Applied,
    /// Nobody knows: the answer never came.
    Unknown,
}

/// One problem of a request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Detail {
    /// Where: `items[0].unit`, or a query parameter's name.
    pub path: String,
    /// What is wrong, and what would be right.
    pub message: String,
}

/// A food that might have been meant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Candidate {
    /// What points at it.
    #[serde(flatten)]
    pub food: FoodRef,
    /// Its name.
    pub name: String,
    /// Its brand.
    pub brand: Option<String>,
}

/// Why something was not done. Boxed, so that an answer stays small.
#[derive(Clone, Debug, PartialEq)]
pub struct Error(Box<Inner>);

#[derive(Clone, Debug, PartialEq)]
struct Inner {
    code: Code,
    message: String,
    details: Vec<Detail>,
    resource: Option<Resource>,
    food: Option<Food>,
    candidates: Vec<Candidate>,
    hint: Option<String>,
    outcome: Outcome,
    status: Option<u16>,
    operation: Option<Operation>,
    /// The error as another server wrote it.
    wire: Map<String, Value>,
}

impl Error {
    /// An error of this kind. The message is a sentence without a full stop.
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        Error(Box::new(Inner {
            code,
            message: message.into(),
            details: Vec::new(),
            resource: None,
            food: None,
            candidates: Vec::new(),
            hint: None,
            outcome: Outcome::NotApplied,
            status: None,
            operation: None,
            wire: Map::new(),
        }))
    }

    /// The request breaks rules: at least one problem, of which the first 20 are told.
    pub fn invalid(mut problems: Vec<Detail>) -> Self {
        problems.truncate(limits::DETAILS);
        let message = match problems.first() {
            Some(Detail { path, message }) if path.is_empty() => message.clone(),
            Some(Detail { path, message }) => format!("{path}: {message}"),
            None => "the request breaks a rule".to_owned(),
        };
        let mut error = Error::new(Code::InvalidInput, message);
        error.0.details = problems;
        error
    }

    /// One problem of a request.
    pub fn invalid_at(path: impl Into<String>, message: impl Into<String>) -> Self {
        Error::invalid(vec![Detail {
            path: path.into(),
            message: message.into(),
        }])
    }

    /// The thing does not exist, or is not this person's: both read the same.
    pub fn not_found(resource: Resource, message: impl Into<String>) -> Self {
        let mut error = Error::new(Code::NotFound, message);
        error.0.resource = Some(resource);
        error
    }

    /// The barcode of a new food is in the catalogue.
    pub fn food_in_catalog(food: Food) -> Self {
        let mut error = Error::new(
            Code::FoodInCatalog,
            "a food with this barcode is already in the catalogue: log that one, or send copyFrom to save a changed copy",
        );
        error.0.food = Some(food);
        error
    }

    /// Adds what to do next.
    pub fn hint(mut self, hint: impl Into<String>) -> Self {
        self.0.hint = Some(hint.into());
        self
    }

    /// Says where the trouble is: a flag, an item.
    pub fn within(mut self, place: &str) -> Self {
        self.0.message = format!("{place}: {}", self.0.message);
        self
    }

    /// Says it in another sentence.
    pub fn with_message(mut self, message: impl Into<String>) -> Self {
        self.0.message = message.into();
        self
    }

    /// Says what was done before it failed.
    pub fn behind(self, done: &str) -> Self {
        let message = format!("{done}, and then: {}", self.message());
        self.with_message(message)
    }

    /// Says which operation of a journal elsewhere failed.
    pub fn of_operation(mut self, operation: Operation) -> Self {
        self.0.operation = Some(operation);
        self
    }

    /// Adds what might have been meant.
    pub fn candidates(mut self, candidates: Vec<Candidate>) -> Self {
        self.0.candidates = candidates;
        self
    }

    /// Says what became of the request.
    pub fn outcome(mut self, outcome: Outcome) -> Self {
        self.0.outcome = outcome;
        self
    }

    /// Sets the problems of the request.
    pub fn with_details(mut self, details: Vec<Detail>) -> Self {
        self.0.details = details;
        self
    }

    /// Sets what was not found.
    pub fn with_resource(mut self, resource: Resource) -> Self {
        self.0.resource = Some(resource);
        self
    }

    /// Sets the food that is already in the catalogue.
    pub fn with_food(mut self, food: Food) -> Self {
        self.0.food = Some(food);
        self
    }

    /// Keeps the error as another server wrote it, so that nothing of it is lost.
    pub fn with_wire(mut self, members: Map<String, Value>) -> Self {
        self.0.wire = members;
        self
    }

    /// Keeps the status of the answer that told it. A refusal alone says that nothing was done: 444, 460 and 499 are said of a
    /// connection that ended meanwhile, and what is no status of HTTP says nothing.
    pub fn of_status(mut self, status: u16) -> Self {
        self.0.status = Some(status);
        match status {
            444 | 460 | 499 => self.outcome(Outcome::Unknown),
            400..=498 => self,
            _ => self.outcome(Outcome::Unknown),
        }
    }

    /// The kind.
    pub fn code(&self) -> Code {
        self.0.code
    }

    /// The status of the answer that told it, else the one it is answered with.
    pub fn status(&self) -> Option<u16> {
        self.0.status.or(self.0.code.status())
    }

    /// The operation of a journal elsewhere that failed.
    pub fn operation(&self) -> Option<Operation> {
        self.0.operation
    }

    /// The code as its server wrote it.
    pub fn code_text(&self) -> &str {
        let told = self.0.wire.get("code").and_then(Value::as_str);
        told.unwrap_or(self.0.code.as_str())
    }

    /// The error as another server wrote it, member for member.
    pub fn extra(&self) -> &Map<String, Value> {
        &self.0.wire
    }

    /// One sentence.
    pub fn message(&self) -> &str {
        &self.0.message
    }

    /// All problems of a request that breaks rules.
    pub fn details(&self) -> &[Detail] {
        &self.0.details
    }

    /// What was not found.
    pub fn resource(&self) -> Option<Resource> {
        self.0.resource
    }

    /// The food that is already in the catalogue.
    pub fn food(&self) -> Option<&Food> {
        self.0.food.as_ref()
    }

    /// What might have been meant.
    pub fn candidate_list(&self) -> &[Candidate] {
        &self.0.candidates
    }

    /// What to do next.
    pub fn hint_text(&self) -> Option<&str> {
        self.0.hint.as_deref()
    }

    /// What to do next, to be told where something was changed: without the words that nothing was.
    pub fn advice(&self) -> Option<&str> {
        let hint = self.hint_text()?;
        Some(hint.strip_prefix("nothing was changed: ").unwrap_or(hint))
    }

    /// What became of the request.
    pub fn what_became(&self) -> Outcome {
        self.0.outcome
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.message)
    }
}

impl std::error::Error for Error {}

impl From<Malformed> for Error {
    fn from(malformed: Malformed) -> Self {
        let message = match malformed.has_too_many {
            true => format!("the body has too many values: {}", malformed.message),
            false => format!("the body is not JSON: {}", malformed.message),
        };
        Error::invalid_at("", message)
    }
}
