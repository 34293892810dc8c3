use clap::Args;

use crate::cli::one_of::one_of;
use crate::cli::page::{self, Page};
use crate::cli::session::{Session, shown};
use crate::cli::{Runs, Shown};
use crate::error::Result;
use crate::model::Operation;
use crate::model::{Date, MealPage, MealQuery, State, Timestamp};
use crate::phrase::when::{self, Lean};

/// List meals, newest first
///
/// Examples:
///   journal meal list --day yesterday
///   journal meal list --from 2026-11-01 --to 2026-11-15 --all
///   journal meal list --state planned
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct List {
    /// Only meals of this day: today, yesterday, fri, 2026-11-17
    #[arg(long, value_name = "DAY", allow_hyphen_values = true, value_parser = crate::cli::time::text)]
    day: Option<String>,
    /// Only meals of this day or later
    #[arg(long, value_name = "DAY", allow_hyphen_values = true, value_parser = crate::cli::time::text)]
    from: Option<String>,
    /// Only meals of this day or earlier
    #[arg(long, value_name = "DAY", allow_hyphen_values = true, value_parser = crate::cli::time::text)]
    to: Option<String>,
    /// Only meals at or after this time
    #[arg(long, value_name = "TIME", allow_hyphen_values = true, value_parser = crate::cli::time::text)]
    since: Option<String>,
    /// Only meals before this time
    #[arg(long, value_name = "TIME", allow_hyphen_values = true, value_parser = crate::cli::time::text)]
    until: Option<String>,
    /// Only meals that are planned or logged
    #[arg(long, value_parser = one_of([State::Planned, State::Logged], State::as_str), hide_possible_values = true)]
    state: Option<State>,
    #[command(flatten)]
    page: Page,
}

impl Runs for List {
    fn run(self, session: &Session) -> Shown {
        let query = self.query(session)?;
        session.reach(Operation::ListMeals);
        match self.page.all {
            true => page::all::<MealPage>(session, &query),
            false => shown(session.book()?.list_meals(&query)?),
        }
    }
}

impl List {
    fn query(&self, session: &Session) -> Result<MealQuery> {
        let day = |text: &String| -> Result<Date> { when::day(text, &session.now()?, Lean::Past) };
        let instant = |text: &String| -> Result<Timestamp> {
            Ok(Timestamp::from(
                when::instant(text, &session.now()?, Lean::Past)?.at,
            ))
        };
        let mut query = MealQuery::default();
        if let Some(state) = self.state {
            query = query.state(state);
        }
        if let Some(text) = &self.day {
            query = query.day(day(text)?);
        }
        if let Some(text) = &self.from {
            query = query.from_day(day(text)?);
        }
        if let Some(text) = &self.to {
            query = query.to_day(day(text)?);
        }
        if let Some(text) = &self.since {
            query = query.from(&instant(text)?);
        }
        if let Some(text) = &self.until {
            query = query.to(&instant(text)?);
        }
        for (name, value) in self.page.parameters() {
            query.set(name, value);
        }
        Ok(query)
    }
}
