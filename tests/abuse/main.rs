//! What a server does under abuse, and what the others notice of it.
//!
//! Each test starts `journal serve` for several people on this machine, does to it what somebody
//! would who means harm, and prints what was tried, what was answered, and how long the requests of
//! others took before and meanwhile (seen with `--nocapture`; `--test-threads=1` for figures that no
//! other test is in). The short form runs with the other tests; `JOURNAL_FAULTS=long` tries what the
//! promises name.

#![cfg(target_os = "linux")]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::print_stderr,
    clippy::print_stdout
)]

#[path = "../faults/tally.rs"]
#[allow(dead_code, reason = "shared with the tests of faults")]
mod tally;
#[path = "../cli/world.rs"]
#[allow(dead_code, reason = "shared with the tests of the command line")]
mod world;

mod others;
mod served;
mod wire;

mod bodies;
mod connections;
mod crowd;
mod keys;
mod requests;
