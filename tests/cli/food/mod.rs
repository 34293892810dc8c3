//! Foods and recipes of one's own.

mod edit;
mod recipe;
mod save;
