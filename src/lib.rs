//! journal
pub mod api;
pub mod error;
pub mod local;
pub mod model;
pub mod rules;
pub mod wire;
