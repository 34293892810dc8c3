//! What was done from the command line can be taken back and done again.

mod bounded;
mod damaged;
mod deleted;
mod exact;
mod failing;
mod figures;
#[cfg(unix)]
mod foreign;
mod keys;
mod list;
mod older;
mod otherwise;
pub(crate) mod refused;
mod remote;
mod stopped;
mod versions;
