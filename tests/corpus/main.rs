//! Files and answers that are nearly right: real ones with bytes turned, cut, doubled, odd words put
//! in. Each is read or refused with a documented exit code, never with a panic and never without
//! end; and what is read adds up.
//!
//! `JOURNAL_FAULTS=long` tries more. What is tried follows from a seed that a failure tells, and which
//! `JOURNAL_FAULTS_SEED` takes. What is found becomes a plain test beside its reader. A fuzzer that is
//! guided by coverage tries the same readers, see `fuzz/run`.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::print_stderr,
    clippy::print_stdout
)]

#[path = "../faults/dice.rs"]
#[allow(dead_code, reason = "shared with the tests of faults")]
mod dice;
#[path = "../faults/tally.rs"]
#[allow(dead_code, reason = "shared with the tests of faults")]
mod tally;
#[path = "../cli/world.rs"]
#[allow(dead_code, reason = "shared with the tests of the command line")]
mod world;

mod members;
mod mutate;
mod service;

mod answers;
mod configs;
mod diaries;
mod tables;
