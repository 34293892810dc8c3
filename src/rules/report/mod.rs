//! What was eaten over days, weeks or months: sums, averages, what became of the targets.
//!
//! Sums and averages count days with data alone: a day on which nothing was written down is no day
//! on which nothing was eaten. What misses something stays a lower bound at every step.

mod days;
mod span;
mod verdict;

use serde::Serialize;

pub use days::{Days, day_of};
pub use span::{By, Piece, Span};
pub use verdict::{Tally, Verdict, Verdicts, judge};

use crate::model::{Date, Meal, Nutrition, Settings, TargetValues};

/// What was eaten over a span of days: `journal.report/1`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The name and version of this view.
    pub schema: &'static str,
    /// The first day.
    pub from: Date,
    /// The last day.
    pub to: Date,
    /// What a row is.
    pub by: By,
    /// The zone that says which day is today; each meal counts on its day in its own zone.
    pub timezone: String,
    /// A row for each day, week or month, earliest first, empty ones too.
    pub periods: Vec<Period>,
    /// All of it in one row.
    pub total: Period,
    /// The meals that were eaten, earliest first, where they were asked for.
    #[serde(skip)]
    pub meals: Vec<Meal>,
    /// Whether this person wants to see the targets.
    #[serde(skip)]
    pub show_targets: bool,
}

/// What was eaten in a day, a week, a month, or in all of them.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Period {
    /// Its name: `2026-11-21`, `2026-W47`, `2026-11`, `total`.
    pub period: String,
    /// Its first day within the report.
    pub from: Date,
    /// Its last day within the report.
    pub to: Date,
    /// How many days it has.
    pub days: usize,
    /// On how many of them something was eaten.
    pub days_with_data: usize,
    /// Of how many of these energy, protein, carbohydrate and fat are known, and none as a lower
    /// bound.
    pub days_macros_known: usize,
    /// Of how many of these all eight nutrients are known, and none as a lower bound.
    pub days_complete: usize,
    /// How many meals were eaten.
    pub meals: usize,
    /// Their sum.
    pub eaten: Nutrition,
    /// The sum divided by the days with data; nothing where there are none.
    pub average: Nutrition,
    /// The targets of a day, on the average of the days with data (where there are none: of all
    /// days); `null` unless each of these days has targets.
    pub target: Option<TargetValues>,
    /// On how many days with data the targets were met; `null` where none of them has targets.
    pub targets: Option<Verdicts>,
}

/// What is asked of a report beside its days.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a> {
    /// The name of the zone that says which day is today.
    pub timezone: &'a str,
    /// The day that is not over yet.
    pub today: Date,
    /// Where the targets stand.
    pub settings: &'a Settings,
}

/// Sums up the days of a span.
pub fn report(span: &Span, days: &Days, asked: &Asked) -> Report {
    let period = |piece: Piece| days.period(&piece, asked);
    let total = Piece {
        name: "total".to_owned(),
        from: span.from,
        to: span.to,
    };
    Report {
        schema: "journal.report/1",
        from: span.from,
        to: span.to,
        by: span.by,
        timezone: asked.timezone.to_owned(),
        periods: span.pieces().map(period).collect(),
        total: period(total),
        meals: Vec::new(),
        show_targets: asked.settings.shows_targets(),
    }
}
