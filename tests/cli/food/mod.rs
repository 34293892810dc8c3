//! Foods and recipes of one's own.

mod edit;
mod own;
mod recipe;
mod save;
