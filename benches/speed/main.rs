//! How fast the program is, beside the sqlite3 shell and programs of its kind, in one run.
//!
//! `cargo bench --bench speed -- [--runs N] [--days N] [--journal FILE] [--only processes|reads|counts]`
//!
//! Whole processes are measured by the processor time they take, since that drifts least on a
//! machine with others on it; what counts are the ratios. Programs of a line run in turns, first
//! one way round, then the other. `--days` is how long the long journal is, thirty years where it is left out. `--journal` measures another build than the one cargo made.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout,
    missing_docs
)]

mod clock;
mod counts;
mod peers;
mod processes;
mod reads;
mod scene;
mod shell;

use std::path::{Path, PathBuf};

use scene::Scene;

struct Options {
    runs: usize,
    days: i64,
    journal: PathBuf,
    only: Option<String>,
}

fn main() {
    let options = options();
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("speed-bench");
    let _ = std::fs::remove_dir_all(&folder);
    let month = Scene::made(&folder.join("30-days"), 30);
    let years = Scene::made(&folder.join("30-years"), options.days);
    let journal = installed(&options.journal, &folder);
    let wanted = |part: &str| options.only.as_deref().is_none_or(|only| only == part);
    if wanted("processes") {
        processes::told(&journal, (&month, &years), options.runs);
    }
    if wanted("counts") {
        counts::told(&journal, &years);
    }
    if wanted("reads") {
        reads::told(&month, &years, options.runs);
    }
    let _ = std::fs::remove_dir_all(&folder);
}

/// A copy of the program, as whoever installs it has: what a linker wrote through a map of the file stays in the memory of
/// the system a page at a time, and a start of that takes a tenth more than of what was copied or read from a disk, as the
/// peers were.
fn installed(program: &Path, folder: &Path) -> PathBuf {
    let copy = folder.join("journal");
    std::fs::copy(program, &copy).expect("a program that can be copied");
    copy
}

fn options() -> Options {
    let mut options = Options {
        runs: 60,
        days: 30 * 365 + 8,
        journal: PathBuf::from(env!("CARGO_BIN_EXE_journal")),
        only: None,
    };
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().expect("a value behind the option");
        match argument.as_str() {
            "--bench" => {}
            "--runs" => options.runs = value().parse().expect("--runs N"),
            "--days" => options.days = value().parse().expect("--days N"),
            "--journal" => options.journal = PathBuf::from(value()),
            "--only" => options.only = Some(value()),
            other => panic!("{other:?} is no option"),
        }
    }
    options
}
