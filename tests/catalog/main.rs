//! Files of foods as they are published, read into what a catalogue takes.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod amounts;
mod bombs;
mod ciqual;
mod fdc;
mod folders;
mod off;
mod own;
mod rules;
mod tables;
mod usda;
