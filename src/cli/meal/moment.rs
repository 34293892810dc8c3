//! When a meal was eaten, said anew.

use chrono::NaiveDate;

use crate::cli::session::Session;
use crate::error::Result;
use crate::model::Meal;
use crate::phrase::when::{self, Lean, Moment, Now};
use crate::rules::day;

/// Understands a time that takes the place of a meal's: in the meal's own zone, and where a day or a time of day
/// is left out, as it was. `day_of` is given the meal's day and today, and says which is kept.
///
/// Errors: as of [`when::instant`].
pub(super) fn instead_of(
    session: &Session,
    meal: &Meal,
    text: &str,
    lean: Lean,
    day_of: fn(NaiveDate, NaiveDate) -> NaiveDate,
) -> Result<Moment> {
    let own = day::zone(&meal.timezone).filter(|_| session.globals.tz.is_none());
    let now = session.now()?;
    let now = Now {
        zone: own.unwrap_or(now.zone),
        ..now
    };
    let was = meal.eaten_at.instant().with_timezone(&now.zone);
    let today = now.instant.with_timezone(&now.zone).date_naive();
    let kept = day_of(was.date_naive(), today).and_time(was.time());
    when::instead_of(kept, text, &now, lean)
}
