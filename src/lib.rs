//! A food journal for the terminal: a command line, and the journal behind it.
//!
//! This page is the floor plan. Read it before moving in.
//!
//! # One seam
//!
//! [`api::Journal`] has the eleven operations of the food journal API, under its names. Rooms
//! stand on it: [`local`] keeps a journal in SQLite, [`remote`] asks one over HTTP, [`serve`] answers
//! any journal over HTTP. `remote → serve → local` is not to be told from `local`, and one contract
//! suite (`tests/contract`), written over the seam alone, proves it on both. What people do beyond
//! the eleven (log a phrase, see a day) is composed above the seam in [`actions`], and so works on
//! every journal.
//!
//! # Floors
//!
//! Imports go down only; `tests/house.rs` holds it.
//!
//! | floor | room | what lives there |
//! | --- | --- | --- |
//! | 8 | `main` | words in, exit code out |
//! | 7 | [`cli`] | words → action → something to show |
//! | 6 | [`actions`] · [`render`] | what people do with a journal, no terminal · what a person sees, no decisions |
//! | 5 | [`local`] · [`remote`] · [`serve`] · [`catalog`] | the seam on SQLite · over HTTP · answered over HTTP · foreign food tables → foods |
//! | 4 | [`api`] · [`wire`] | the seam · its HTTP form: routes, query strings, error bodies, its OpenAPI description |
//! | 3 | [`rules`] · [`phrase`] | what is allowed and what follows · "200 g oats @ 8am" understood; both pure |
//! | 2 | [`error`] | why something was not done, with its exit code |
//! | 1 | [`model`] · [`config`] | plain data whose JSON is the specification's · folders, contexts, keys |
//!
//! # A walk: `journal log "200 g oats, 1 banana"`
//!
//! 1. [`cli`] finds the command (`cli/root.rs`, which builds only the part of the tree that was
//!    asked for) and the journal that is meant (`cli/context.rs`), and runs `cli/meal/log.rs`. The words go to [`phrase::parse`], the time to
//!    [`phrase::when`], which is handed the clock and the zone by the session.
//! 2. [`actions::log`] has the words of each item read ([`actions::reading`]: which are the food, which a measure),
//!    and foods found by [`actions::finder`]: own foods, the everyday words, the libraries. [`actions::measure`] turns the amount into one the food knows. What comes
//!    out is a [`model::MealDraft`]: unread JSON, as any caller of the API would send it.
//! 3. [`api::Journal::create_meal`] on [`local::Local`] opens one transaction, in which
//!    [`rules::meal::plan_meal`] reads the draft, notes every problem, looks foods up through
//!    [`rules::Known`], and gives a plan that is good as it stands. `local/meals.rs` carries it
//!    out: foods pinned, items written, the meal read back with its sums.
//! 4. The answer is a [`model::Meal`]; [`render`] shows it as a table, a record or the very JSON
//!    of the HTTP body. An [`error::Error`] takes the same way back and ends as an exit code.
//!
//! # A walk: what `PATCH /meals/{id}` does to an item
//!
//! `rules/item.rs` reads the entry: an `id` keeps an item of the meal, which stays pinned to the
//! food as it was eaten (`rules::meal::CurrentMeal` carries those facts); a food that is sent
//! along and differs is looked up anew, and the unit is checked against whichever food results.
//! `local/meals.rs` first keeps the whole meal in its history, then writes the items: kept ones
//! keep their id and their `food_version` row, new foods among them are saved before all others.
//!
//! # What is where
//!
//! - A new rule of the specification: `rules`, with a promise in `tests/contract`, which fails until
//!   `wire/openapi` says it too.
//! - A new command: one file in `cli`, one line in its group; completions and man pages follow.
//! - A new food table: one file in `catalog` that gives [`model::CatalogueFood`]s.
//! - A change of the journal file: a new step at the end of `local/schema`, never a changed one. A new
//!   table that a person's changes end in: a line in `local/undo/table.rs`, and numbers from `next_number`.
//! - A choice where the specification is silent is marked `Decision:` where it is coded.

pub mod actions;
pub mod api;
pub mod catalog;
pub mod cli;
pub mod config;
pub mod error;
pub mod local;
pub mod model;
pub mod phrase;
pub mod remote;
pub mod render;
pub mod rules;
pub mod serve;
pub mod wire;
