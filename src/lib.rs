//! journal
pub mod actions;
pub mod api;
pub mod catalog;
pub mod cli;
pub mod config;
pub mod error;
pub mod local;
pub mod model;
pub mod phrase;
pub mod render;
pub mod rules;
pub mod wire;
