//! What was eaten over a span of days, of any journal.

use super::paging;
use crate::api::Book;
use crate::error::{Code, Error, Result};
use crate::model::{Date, Meal, MealPage, MealQuery, State};
use crate::rules::report::{self, Asked, Days, Report, Span, day_of};

/// Rows of the longest report: ten years of days.
const MOST_ROWS: usize = 3_700;

/// What a report holds beside its rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keep {
    /// Nothing.
    Sums,
    /// Every meal that was eaten.
    Meals,
}

/// Reads the meals of the days and the settings, and sums them up.
///
/// Errors: `InvalidInput` for days that end before they begin, or make too many rows.
pub fn report(
    journal: &dyn Book,
    span: &Span,
    (timezone, today): (&str, Date),
    keep: Keep,
) -> Result<Report> {
    check(span)?;
    let (days, meals) = eaten(journal, span, keep)?;
    let settings = journal.recall_settings(span.from, span.to)?;
    let asked = Asked {
        timezone,
        today,
        settings: &settings,
    };
    let report = report::report(span, &days, &asked);
    Ok(Report { meals, ..report })
}

fn check(span: &Span) -> Result<()> {
    let Span { from, to, by } = span;
    // An empty answer would say that nothing was eaten.
    if from > to {
        let message = format!("a report from {from} to {to} ends before it begins");
        return Err(Error::new(Code::InvalidInput, message).hint("--from is the earlier day"));
    }
    if span.pieces().nth(MOST_ROWS).is_some() {
        let by = by.as_str();
        let message = format!("from {from} to {to} are more than {MOST_ROWS} rows, one a {by}");
        let hint = "a shorter time, or larger rows: --by week, --by month";
        return Err(Error::new(Code::InvalidInput, message).hint(hint));
    }
    Ok(())
}

/// The days with what was eaten on them; of the meals no more is kept than is asked for.
fn eaten(journal: &dyn Book, span: &Span, keep: Keep) -> Result<(Days, Vec<Meal>)> {
    if keep == Keep::Sums
        && let Some(days) = journal.recall_days(span.from, span.to)?
    {
        return Ok((days.into_iter().collect(), Vec::new()));
    }
    let query = MealQuery::default()
        .state(State::Logged)
        .from_day(span.from)
        .to_day(span.to)
        .limit(100);
    let (mut days, mut meals) = (Days::default(), Vec::new());
    paging::each(journal, &query, |page: MealPage| {
        // A service that narrows nothing down is no reason to count what was not asked for.
        let mut asked: Vec<Meal> = page.meals;
        asked.retain(|meal| is_asked(meal, span));
        asked.iter().for_each(|meal| days.add(meal));
        if keep == Keep::Meals {
            meals.append(&mut asked);
        }
        Ok(true)
    })?;
    meals.reverse();
    Ok((days, meals))
}

fn is_asked(meal: &Meal, span: &Span) -> bool {
    meal.state() == State::Logged && (span.from..=span.to).contains(&day_of(meal))
}
