//! The catalogue: filled from files, looked at, reviewed, and never harmed by what goes wrong.

mod accepted;
mod again;
mod answered;
mod care;
mod editions;
mod elsewhere;
mod holds;
mod import;
mod interrupted;
mod laid;
mod languages;
mod left;
mod lost;
mod moved;
mod named;
mod numbered;
#[cfg(unix)]
mod owned;
mod parts;
mod renamed;
mod reported;
mod review;
mod search;
mod table;
mod twice;
mod units;
