//! What was done from the command line can be taken back and done again.

mod deleted;
mod exact;
mod list;
mod older;
mod refused;
mod remote;
