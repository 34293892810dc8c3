//! Foods and recipes of one's own.

mod edit;
mod measures;
mod own;
mod recipe;
mod save;
