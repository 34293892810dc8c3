//! What the program promises to a person at the terminal and to a script, each promise tested
//! with the real program in a home of its own (see [`world`]).

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::print_stderr
)]

mod service;
mod terminal;
mod tree;
mod world;

mod again;
mod aliases;
mod api;
mod asking;
mod auth;
mod body;
mod catalog;
mod cited;
mod completing;
mod config;
mod context;
mod doctor;
mod editor;
mod endless;
mod errors;
mod examples;
mod find;
mod first_minutes;
mod food;
mod generated;
mod gone;
mod help;
mod hints;
mod jq;
mod keys;
mod leaks;
mod load;
mod long_words;
mod meal_item;
mod moving;
mod narrow;
mod numbers;
mod output;
mod outside;
mod people;
mod photos;
mod pins;
mod plan;
mod quick_text;
mod readme;
mod report;
mod serve;
mod settings;
mod several;
mod signals;
mod signs;
mod store;
mod streams;
mod time;
mod tls;
mod topics;
mod undo;
mod waiting;
mod wrapped;
mod writes;
