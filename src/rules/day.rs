//! Which day an instant falls on.

use std::str::FromStr;

use chrono::Datelike;
use chrono_tz::Tz;

use crate::model::{Date, Timestamp};

/// The zone of the tz database with this name, links such as `Asia/Calcutta` included.
pub fn zone(name: &str) -> Option<Tz> {
    Tz::from_str(name).ok()
}

/// The day of an instant in a zone; `None` outside the years 0000 to 9999, which a date can write.
///
/// Decision: an offset that the zone does not have at that instant is no error: the instant counts.
pub fn day(instant: &Timestamp, zone: Tz) -> Option<Date> {
    let date = instant.instant().with_timezone(&zone).date_naive();
    (0..=9999).contains(&date.year()).then_some(date)
}
