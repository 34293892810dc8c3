//! What must hold when things go wrong: programs that are killed, calls that fail, power that is
//! cut, many writers at once, damaged files, clocks that jump.
//!
//! The short form runs with the other tests. `JOURNAL_FAULTS=long` tries what the promises name:
//! thousands of kills and states. Each test prints what it tried, seen with `--nocapture`; where it
//! fails it says with what seed, which `JOURNAL_FAULTS_SEED` takes to try the same again.

#![cfg(unix)]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::print_stderr,
    clippy::print_stdout
)]

#[path = "../cli/world.rs"]
#[allow(dead_code, reason = "shared with the tests of the command line")]
mod world;

mod dice;
mod found;
mod tally;
mod traced;

mod clocks;
mod damaged;
mod failing_calls;
mod kills;
mod many;
mod power_cuts;
