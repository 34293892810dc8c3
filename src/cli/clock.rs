//! What time it is: that of the machine, or the instant of `JOURNAL_NOW`, which stands still.

use std::env;
use std::sync::Arc;

use chrono::{DateTime, SubsecRound, Utc};

use super::session::Session;
use super::zone;
use crate::error::{Code, Error, Result, writable};
use crate::local::Clock;
use crate::model::Timestamp;
use crate::phrase::when::Now;
use crate::rules::day;

/// The instant that it is. Nobody eats to the nanosecond.
///
/// Errors: `NotUnderstood` where `JOURNAL_NOW` is none; `Unavailable` where the clock cannot be right.
pub(super) fn instant() -> Result<DateTime<Utc>> {
    writable(fixed()?.unwrap_or_else(|| Utc::now().trunc_subsecs(0)))
}

/// The instant that it is, and the zone.
///
/// Errors: `NotUnderstood` where that is no day that can be written.
pub(super) fn now(session: &Session) -> Result<Now> {
    let (instant, zone) = (instant()?, zone::find(session)?);
    match day::day(&Timestamp::from(instant), zone) {
        Some(_) => Ok(Now { instant, zone }),
        None => Err(Error::new(
            Code::NotUnderstood,
            format!("it is no day of the years 0000 to 9999 in {zone}"),
        )
        .hint("set the clock; JOURNAL_NOW is such as 2026-11-21T08:00:00+01:00")),
    }
}

/// The clock that a journal is handed.
pub(super) fn clock() -> Result<Clock> {
    Ok(match fixed()? {
        Some(instant) => Arc::new(move || instant),
        None => Arc::new(Utc::now),
    })
}

fn fixed() -> Result<Option<DateTime<Utc>>> {
    let Some(text) = env::var_os("JOURNAL_NOW").filter(|text| !text.is_empty()) else {
        return Ok(None);
    };
    match text.to_str().and_then(Timestamp::parse) {
        Some(instant) => Ok(Some(instant.instant().with_timezone(&Utc))),
        None => Err(
            Error::new(Code::NotUnderstood, "JOURNAL_NOW is no RFC 3339 instant")
                .hint("such as 2026-11-21T08:00:00+01:00"),
        ),
    }
}
