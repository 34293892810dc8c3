//! Which day an instant falls on.

use chrono::Datelike;

use crate::model::{Date, Timestamp, Zone};

/// The day of an instant in a zone; `None` outside the years 0000 to 9999, which a date can write.
///
/// Decision: an offset that the zone does not have at that instant is no error: the instant counts.
pub fn day(instant: &Timestamp, zone: Zone) -> Option<Date> {
    let date = instant.instant().with_timezone(&zone).date_naive();
    (0..=9999).contains(&date.year()).then_some(date)
}
