//! What must hold when things go wrong: programs that are killed, calls that fail, power that is
//! cut, full disks and ones that are only read, many writers at once, damaged files and older ones,
//! clocks that jump.
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

mod deeds;
mod dice;
mod forsaken;
mod found;
mod kept;
mod own_mounts;
mod served;
#[allow(dead_code, reason = "shared with the tests of abuse")]
mod tally;
mod traced;

mod at_once;
mod clocks;
mod damaged;
mod ended;
mod failing_calls;
mod full_disk;
mod kills;
mod lasting;
mod leftovers;
mod looked_at;
mod many;
mod migrations;
mod names;
mod no_threads;
mod power_cuts;
mod read_only;
mod removed;
mod replaced;
mod restores;
mod rollbacks;
mod undone;
mod unkept;
