//! journal
pub mod api;
pub mod error;
pub mod model;
pub mod rules;
