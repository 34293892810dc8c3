//! What was tried of a promise, and what was found.

use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

/// Whether what the promises name is to be tried whole.
pub(crate) fn is_long() -> bool {
    std::env::var("JOURNAL_FAULTS").is_ok_and(|form| form == "long")
}

/// How often something is tried: in the short form, and in the long one.
pub(crate) fn times(short: usize, long: usize) -> usize {
    if is_long() { long } else { short }
}

/// A promise that is being tried.
pub(crate) struct Tally {
    promise: &'static str,
    tried: usize,
    failures: Vec<String>,
    notes: Vec<String>,
    figures: Vec<String>,
}

impl Tally {
    /// Nothing was tried yet.
    pub(crate) fn of(promise: &'static str) -> Self {
        Tally {
            promise,
            tried: 0,
            failures: Vec::new(),
            notes: Vec::new(),
            figures: Vec::new(),
        }
    }

    /// How much was tried so far.
    pub(crate) fn tried(&self) -> usize {
        self.tried
    }

    /// Counts one thing that was tried, and why it does not hold where it does not.
    pub(crate) fn count(&mut self, found: Result<(), String>) {
        self.tried += 1;
        if is_long() && self.tried.is_multiple_of(1_000) {
            eprintln!("{}: tried {} so far", self.promise, self.tried);
        }
        if let Err(failure) = found {
            eprintln!("{}: {failure}", self.promise);
            self.failures.push(failure);
        }
    }

    /// What is worth to be printed beside the two numbers.
    pub(crate) fn note(&mut self, note: String) {
        self.notes.push(note);
    }

    /// What is worth to stand in the table, too.
    pub(crate) fn figure(&mut self, figure: String) {
        self.figures.push(figure);
    }

    /// Tells what was tried, and fails where something did not hold, or too little was tried.
    #[track_caller]
    pub(crate) fn end(self, at_least: usize) {
        let (promise, tried, failed) = (self.promise, self.tried, self.failures.len());
        let notes = self.figures.iter().chain(&self.notes);
        let notes: String = notes.map(|note| format!(" ({note})")).collect();
        println!("{promise}: tried {tried}, failed {failed}{notes}");
        add_row(
            promise,
            &tried.to_string(),
            failed,
            &self.figures.join(", "),
        );
        let first = self.failures.iter().take(5).map(String::as_str);
        let first: Vec<_> = first.collect();
        assert!(failed == 0, "{promise}: {}", first.join("\n"));
        assert!(tried >= at_least, "{promise}: only {tried} were tried");
    }
}

/// Tells that something could not be tried here, and why.
pub(crate) fn could_not(promise: &str, why: &str) {
    println!("{promise}: could not be tried: {why}");
    add_row(promise, "could not be tried", 0, why);
}

/// Tries something of a promise that panics where it does not hold: how much was tried and with what
/// figures stands in the table, as does that it failed.
pub(crate) fn tried(promise: &str, run: impl FnOnce() -> (usize, String)) {
    let (tried, figures) = told_if_failed(promise, run);
    add_row(promise, &tried.to_string(), 0, &figures);
}

/// Does something that panics where a promise does not hold, which then stands in the table.
pub(crate) fn told_if_failed<T>(promise: &str, run: impl FnOnce() -> T) -> T {
    catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|panic| {
        add_row(promise, "until it failed", 1, "");
        resume_unwind(panic)
    })
}

/// Adds a row to the table that is made of this run, where one is.
fn add_row(promise: &str, tried: &str, failed: usize, figures: &str) {
    let Some(table) = std::env::var_os("JOURNAL_FAULTS_TABLE") else {
        return;
    };
    let table = std::fs::OpenOptions::new().append(true).open(table);
    let row = format!("| {promise} | {tried} | {failed} | {figures} |\n");
    // A row is one write, which no other test's comes between.
    let written = table.and_then(|mut table| table.write_all(row.as_bytes()));
    written.expect("the table is written");
}
