//! What people do with a journal, composed of the eleven operations; no terminal here.
//!
//! Floor 6. Everything works on any [`Book`](crate::api::Book), on disk or over HTTP.

pub mod again;
pub mod body;
pub mod doubt;
pub mod everyday;
pub mod export;
pub mod find;
pub mod finder;
pub mod import;
mod instead;
pub mod item;
pub mod log;
pub mod measure;
pub mod misplaced;
mod numbered;
pub mod paging;
pub mod preview;
pub mod quick;
pub mod reading;
pub mod recipe;
pub mod repeat;
pub mod report;
pub mod request;
pub mod save;
pub mod scale;
mod sized;
pub mod spelling;
pub mod today;
pub mod undo;
mod whole;
