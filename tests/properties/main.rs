//! What holds for every input, told by models that are simpler than the program.
//!
//! A model here never borrows the program's way: days in a map instead of steps, fractions
//! instead of decimals, whole lists instead of pages, a table of letters instead of Unicode's.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod stand;

#[path = "../contract/described.rs"]
mod described;
#[path = "../contract/unsaid.rs"]
mod unsaid;

mod amount;
mod any_body;
mod any_query;
mod any_value;
mod carried;
mod corrected;
mod day_totals;
mod diary;
mod folding;
mod fraction;
mod json;
mod json_shapes;
mod kept_texts;
mod last_step;
mod meals;
mod moved_about;
mod moving;
mod nutrition;
mod pages;
mod phrases;
mod recipes;
mod renamed;
mod reports;
mod search;
mod targets;
mod two_machines;
mod undo;
