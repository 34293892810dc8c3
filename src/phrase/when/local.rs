//! Local times by the zone's clock: once, twice or never.

use chrono::{DateTime, MappedLocalTime, NaiveDateTime, NaiveTime, TimeDelta, TimeZone, Timelike};

use crate::model::{Date, Zone};

/// The instants at which a local clock shows a time.
#[derive(Debug)]
pub(super) enum Local {
    /// One, as nearly always.
    One(DateTime<Zone>),
    /// Two, when clocks go back: the earlier first.
    Two(DateTime<Zone>, DateTime<Zone>),
    /// None, when they go forward: the last minute before and the first instant after.
    Skipped {
        wanted: NaiveDateTime,
        before: DateTime<Zone>,
        after: DateTime<Zone>,
    },
}

/// No offset is further from UTC, and no jump of a clock is longer.
const FURTHEST: i64 = 2 * 24 * 60 * 60;

/// Asks the zone when its clocks show this.
pub(super) fn resolve(zone: Zone, wanted: NaiveDateTime) -> Local {
    match zone.from_local_datetime(&wanted) {
        MappedLocalTime::Single(at) => Local::One(at),
        MappedLocalTime::Ambiguous(one, other) => Local::Two(one.min(other), one.max(other)),
        MappedLocalTime::None => skipped(zone, wanted),
    }
}

/// Whether the zone's calendar has no such day: Samoa went from the 29th to the 31st.
pub(super) fn is_missing(zone: Zone, date: Date) -> bool {
    let last = NaiveTime::from_hms_opt(23, 59, 59).unwrap_or(NaiveTime::MIN);
    [NaiveTime::MIN, last]
        .into_iter()
        .all(|clock| zone.from_local_datetime(&date.and_time(clock)) == MappedLocalTime::None)
}

/// Finds where the clock jumps over a time, by halving: gaps begin on any second and last from
/// minutes to a day.
fn skipped(zone: Zone, wanted: NaiveDateTime) -> Local {
    let at = |second: i64| {
        let utc = DateTime::from_timestamp(second, 0).unwrap_or_default();
        utc.with_timezone(&zone)
    };
    let middle = wanted.and_utc().timestamp();
    let (mut before, mut after) = (middle - FURTHEST, middle + FURTHEST);
    while after - before > 1 {
        let half = before + (after - before) / 2;
        if at(half).naive_local() < wanted {
            before = half;
        } else {
            after = half;
        }
    }
    let before = at(before);
    Local::Skipped {
        wanted,
        before: before - TimeDelta::seconds(i64::from(before.second())),
        after: at(after),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn zone(name: &str) -> Zone {
        Zone::named(name).unwrap()
    }

    fn skipped_at(zone: Zone, text: &str) -> (String, String) {
        match resolve(zone, text.parse().unwrap()) {
            Local::Skipped { before, after, .. } => (before.to_rfc3339(), after.to_rfc3339()),
            other => panic!("{text} is {other:?}"),
        }
    }

    #[test]
    fn gaps_of_an_hour_of_half_an_hour_of_a_day_and_not_on_the_hour() {
        for (zone, wanted, before, after) in [
            (
                zone("Europe/Berlin"),
                "2026-03-29T02:30:00",
                "2026-03-29T01:59:00+01:00",
                "2026-03-29T03:00:00+02:00",
            ),
            (
                zone("Europe/Berlin"),
                "2026-03-29T02:00:00",
                "2026-03-29T01:59:00+01:00",
                "2026-03-29T03:00:00+02:00",
            ),
            (
                zone("Australia/Lord_Howe"),
                "2026-10-04T02:15:00",
                "2026-10-04T01:59:00+10:30",
                "2026-10-04T02:30:00+11:00",
            ),
            (
                zone("Pacific/Apia"),
                "2011-12-30T12:00:00",
                "2011-12-29T23:59:00-10:00",
                "2011-12-31T00:00:00+14:00",
            ),
            // Midnight itself is skipped, and does not begin the day.
            (
                zone("America/Sao_Paulo"),
                "2018-11-04T00:30:00",
                "2018-11-03T23:59:00-03:00",
                "2018-11-04T01:00:00-02:00",
            ),
            (
                zone("America/St_Johns"),
                "2010-03-14T00:30:00",
                "2010-03-14T00:00:00-03:30",
                "2010-03-14T01:01:00-02:30",
            ),
        ] {
            let found = skipped_at(zone, wanted);
            assert_eq!(
                found,
                (before.to_owned(), after.to_owned()),
                "{zone} {wanted}"
            );
        }
    }

    #[test]
    fn only_a_day_that_is_wholly_skipped_is_missing() {
        let day = |text: &str| text.parse::<Date>().unwrap();
        assert!(is_missing(zone("Pacific/Apia"), day("2011-12-30")));
        assert!(!is_missing(zone("Pacific/Apia"), day("2011-12-31")));
        assert!(!is_missing(zone("America/Sao_Paulo"), day("2018-11-04")));
    }
}
