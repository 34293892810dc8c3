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
    /// Only meals at or after this time; a day alone is all of it and what follows
    #[arg(long, value_name = "TIME", allow_hyphen_values = true, value_parser = crate::cli::time::text)]
    since: Option<String>,
    /// Only meals before this time; a day alone is no part of what is shown
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
        let told = |text: &String| day(text).inspect(|day| session.note_day(text, *day));
        let given = |text: &Option<String>| text.as_ref().map(told).transpose();
        let (mut from, mut to) = (given(&self.from)?, given(&self.to)?);
        if let (Some(from), Some(to)) = (from, to) {
            note_backwards(session, from, to);
        }
        let mut query = MealQuery::default();
        if let Some(state) = self.state {
            query = query.state(state);
        }
        if let Some(text) = &self.day {
            query = query.day(told(text)?);
        }
        if let Some(text) = &self.since {
            match day(text) {
                Ok(day) => {
                    session.note_day(text, day);
                    from = from.max(Some(day));
                }
                Err(_) => query = query.from(&instant(session, "since", text)?),
            }
        }
        if let Some(text) = &self.until {
            match day(text) {
                Ok(day) => {
                    session.note_day(text, day);
                    to = [to, day.pred_opt()].into_iter().flatten().min();
                }
                Err(_) => query = query.to(&instant(session, "until", text)?),
            }
        }
        if let Some(from) = from {
            query = query.from_day(from);
        }
        if let Some(to) = to {
            query = query.to_day(to);
        }
        for (name, value) in self.page.parameters() {
            query.set(name, value);
        }
        Ok(query)
    }
}

/// Says why the page is empty, which the API answers to days of which the first is behind the last.
fn note_backwards(session: &Session, from: Date, to: Date) {
    if from > to {
        session.note(format!(
            "no meal is from {from} to {to}, which ends before it begins: --from is the earlier day"
        ));
    }
}

/// The instant of a time that was given, which is told.
fn instant(session: &Session, side: &str, text: &str) -> Result<Timestamp> {
    let at = when::instant(text, &session.now()?, Lean::Past)?.at;
    session.note(format!("{side} {}", at.format("%a %d %b %Y %H:%M %:z")));
    Ok(Timestamp::from(at))
}
