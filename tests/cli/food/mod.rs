//! Foods and recipes of one's own.

mod recipe;
mod save;
