//! The files on disk: damaged ones are refused and left alone, two programs do not disturb one another.

mod backup;
mod catalogue;
#[cfg(unix)]
mod crowded;
mod damaged;
pub(crate) mod deleted;
#[cfg(unix)]
mod full;
#[cfg(unix)]
mod links;
#[cfg(unix)]
mod nowhere;
mod people;
mod register;
mod taken;
mod together;
mod unpinned;
mod views;
