//! What is allowed, and what follows from it.
//!
//! Floor 3, pure: no clock, no I/O, no ids made. A request arrives as unread JSON or text and
//! leaves either as a plan that can be carried out as it stands, or as every problem it has.
//! What a rule must know of the journal it asks of [`Known`].
//!
//! The order of errors is the specification's: what breaks a rule (400), then what does not
//! exist (404), then a barcode that is taken (409). [`plan::Planner`] holds to it.

pub mod barcode;
pub mod build;
pub mod check;
mod cited;
pub mod correction;
pub mod day;
pub mod food;
pub mod image;
pub mod ingredient;
pub mod item;
pub mod kept;
pub mod key;
pub mod meal;
pub mod measured;
pub mod members;
pub mod nutrition;
pub mod object;
pub mod occasion;
pub mod path;
pub mod plan;
pub mod plural;
pub mod portion;
pub mod query;
pub mod quotes;
mod quotient;
pub mod recipe;
pub mod report;
pub mod search;
pub mod settings;
pub mod standing;
pub mod targets;
pub mod text;
pub mod units;

pub use plan::{Facts, Known};
