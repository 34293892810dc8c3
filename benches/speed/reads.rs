//! Reads in this process, of thirty days and of thirty years.

use std::time::{Duration, Instant};

use journal::actions::report::{Keep, report};
use journal::actions::today::today;
use journal::api::Journal;
use journal::local::Local;
use journal::model::{Date, MealQuery};
use journal::rules::report::{By, Span};
use rusqlite::Connection;

use crate::clock::{middle, ms, ratio};
use crate::scene::{Scene, TODAY};
use crate::shell;

/// What is read.
type Read<'r> = (&'r str, Box<dyn Fn(&Local)>);

pub(crate) fn told(month: &Scene, years: &Scene, rounds: usize) {
    println!("\nReads in process, wall clock, warm: 30 days and 30 years");
    println!(
        "  {:32} {:>9} {:>9} {:>7}",
        "", "days ms", "years ms", "growth"
    );
    let (short, long) = (month.open(), years.open());
    for (name, read) in reads() {
        let timed = |journal: &Local| middle(&timed(rounds, || read(journal)));
        let (short, long) = (timed(&short), timed(&long));
        let growth = ratio(long, short);
        println!(
            "  {name:32} {:>9.3} {:>9.3} {growth:>7.2}",
            ms(short),
            ms(long)
        );
    }
    totals(&long, years, rounds);
}

fn reads() -> [Read<'static>; 3] {
    [
        (
            "newest page",
            Box::new(|journal| drop(journal.list_meals(&MealQuery::default()))),
        ),
        (
            "a day and how it stands",
            Box::new(|journal| drop(today(journal, newest(), "UTC"))),
        ),
        (
            "totals of a month",
            Box::new(|journal| sum(journal, chrono::Days::new(30))),
        ),
    ]
}

fn newest() -> Date {
    TODAY.parse().expect("a day")
}

fn sum(journal: &Local, back: chrono::Days) {
    let from = newest() - back;
    let span = Span {
        from,
        to: newest(),
        by: By::Month,
    };
    report(journal, &span, ("UTC", newest()), Keep::Sums).expect("a report");
}

/// The whole history, beside the join that says the same.
fn totals(journal: &Local, years: &Scene, rounds: usize) {
    let rounds = rounds.div_ceil(10);
    let days = chrono::Days::new(years.days.unsigned_abs());
    let ours = middle(&timed(rounds, || sum(journal, days)));
    let connection = Connection::open(years.file()).expect("a journal");
    let mut statement = connection.prepare(shell::TOTALS).expect("a statement");
    let join = middle(&timed(rounds, || {
        let rows = statement
            .query_map((), |row| row.get::<_, f64>(1))
            .expect("rows");
        assert!(rows.count() > 0, "days");
    }));
    println!(
        "  {:32} {:>9} {:>9.1}   {:.2} of the join, {:.1} ms (goal 0.05)",
        "totals of the whole history",
        "",
        ms(ours),
        ratio(ours, join),
        ms(join)
    );
}

fn timed(rounds: usize, mut act: impl FnMut()) -> Vec<Duration> {
    act();
    (0..rounds)
        .map(|_| {
            let begun = Instant::now();
            act();
            begun.elapsed()
        })
        .collect()
}
