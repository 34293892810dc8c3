//! When a meal was eaten, said anew.

use chrono::NaiveDate;

use crate::cli::session::Session;
use crate::error::Result;
use crate::model::{Meal, Zone};
use crate::phrase::when::{self, Lean, Moment, Now};

/// The clock in the zone of a meal, unless the person names another on the line: where it was, its times stay.
pub(super) fn there(session: &Session, meal: &Meal) -> Result<Now> {
    let own = Zone::named(&meal.timezone).filter(|_| session.globals.tz.is_none());
    let now = session.now()?;
    Ok(Now {
        zone: own.unwrap_or(now.zone),
        ..now
    })
}

/// Understands a time that takes the place of a meal's: in the zone of `now`, and where a day or a time of day
/// is left out, as it was by the clock there was. `day_of` is given the meal's day and today, and says which is kept.
///
/// Errors: as of [`when::instant`].
pub(super) fn instead_of(
    now: &Now,
    meal: &Meal,
    text: &str,
    lean: Lean,
    day_of: fn(NaiveDate, NaiveDate) -> NaiveDate,
) -> Result<Moment> {
    let zone = Zone::named(&meal.timezone).unwrap_or(now.zone);
    let was = meal.eaten_at.instant().with_timezone(&zone);
    let today = now.instant.with_timezone(&now.zone).date_naive();
    let kept = day_of(was.date_naive(), today).and_time(was.time());
    when::instead_of(kept, text, now, lean)
}
