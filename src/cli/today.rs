use clap::Args;

use super::session::{Session, shown};
use super::{Runs, Shown};
use crate::actions::today;
use crate::phrase::when::{self, Lean};
use crate::render::Format;

/// Show how a day stands: meals, sums, targets
///
/// A sum adds up the meals as they are shown, each rounded to 3 decimals.
///
/// Examples:
///   journal today
///   journal today yesterday
///   journal today --jq .eaten.values.kcal
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Today {
    /// The day: yesterday, fri, 2026-11-17
    #[arg(default_value = "today", allow_hyphen_values = true, value_parser = crate::cli::time::text)]
    day: String,
}

impl Runs for Today {
    fn run(self, session: &Session) -> Shown {
        let now = session.now()?;
        let day = when::day(&self.day, &now, Lean::Past)?;
        // A person reads it above the day.
        if session.format() != Format::Table {
            session.note_day(&self.day, day);
        }
        shown(today::today(session.book()?, day, now.zone.name())?)
    }
}
