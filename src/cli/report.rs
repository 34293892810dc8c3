//! `journal report`: what was eaten over a span of days.

mod page;

use std::path::PathBuf;

use clap::Args;

use super::one_of::one_of;
use super::session::{Session, shown};
use super::{Runs, Shown};
use crate::actions::report::{self, Keep};
use crate::error::Result;
use crate::phrase::when::{self, Lean};
use crate::render::Format;
use crate::render::report::Reported;
use crate::rules::report::{By, Report as Sums, Span};

/// Sum up what was eaten, by day, week or month
///
/// Only days with data count: an average divides by the days on which something was eaten, never
/// by empty ones, and planned meals are not eaten. What misses something is a lower bound (≥), what
/// nobody knows is unknown (—), neither is zero. A day is complete when all eight nutrients of all
/// its meals are known; on how many days the four with targets are known is told besides. A day adds
/// up its meals as they are shown, each rounded to 3 decimals; a longer span adds up its days.
///
/// Targets are those of each day. A tenth is free: energy is met from 90 to 110 % of its target,
/// protein from 90 % on, carbohydrate and fat up to 110 %. Of a lower bound, and of a day that is
/// not over, only what more of it would not change is told; the rest can't be told.
///
/// --html writes a page of its own that needs no network and no script, with charts, the rows and
/// every meal; - is standard output. The columns of --format csv are sums, averages and targets of
/// each row, and `partial` names the lower bounds.
///
/// Examples:
///   journal report                                 the last seven days
///   journal report --by week --chart               the last eight weeks, drawn
///   journal report --from 2026-11-01 --html november.html
///   journal report --from -30d --items --format csv > items.csv
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Report {
    /// The first day: mon, -30d, 2026-11-01; left out, seven days, eight weeks or twelve months
    #[arg(long, value_name = "DAY", allow_hyphen_values = true, value_parser = crate::cli::time::text)]
    from: Option<String>,
    /// The last day
    #[arg(long, value_name = "DAY", default_value = "today", allow_hyphen_values = true, value_parser = crate::cli::time::text)]
    to: String,
    /// What a row is: day, week (from Monday) or month
    #[arg(long, value_name = "PERIOD", default_value = "day", value_parser = one_of(By::ALL, By::as_str), hide_possible_values = true)]
    by: By,
    /// Draw charts too: energy as bars, protein, carbohydrate and fat as lines
    #[arg(long)]
    chart: bool,
    /// List every item that was eaten, one a row
    #[arg(long)]
    items: bool,
    /// Write a page to this file instead; - is standard output
    #[arg(long, value_name = "FILE", conflicts_with = "items")]
    html: Option<PathBuf>,
}

impl Runs for Report {
    fn run(self, session: &Session) -> Shown {
        let report = self.read(session)?;
        if let Some(file) = &self.html {
            return page::write(session, file, &report);
        }
        if self.chart && session.format() != Format::Table {
            session.note("charts are drawn for a person: --format table");
        }
        shown(Reported {
            report,
            chart: self.chart,
            items: self.items,
        })
    }
}

impl Report {
    fn read(&self, session: &Session) -> Result<Sums> {
        let now = session.now()?;
        let day = |text: &str| when::day(text, &now, Lean::Past);
        let to = day(&self.to)?;
        let from = match &self.from {
            Some(text) => day(text)?,
            None => self.by.usual_first(to),
        };
        let span = Span {
            from,
            to,
            by: self.by,
        };
        let today = now.instant.with_timezone(&now.zone).date_naive();
        let keep = match self.items || self.html.is_some() {
            true => Keep::Meals,
            false => Keep::Sums,
        };
        report::report(session.book()?, &span, (now.zone.name(), today), keep)
    }
}
