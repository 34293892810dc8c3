//! Time zones of the tz database, in every year.

use std::fmt;

use chrono::{
    Datelike, MappedLocalTime, NaiveDate, NaiveDateTime, NaiveTime, Offset, TimeZone, Weekday,
};
use chrono_tz::Tz;

/// The last year of which the tables say when clocks change.
const LAST: i32 = 2099;
/// In so many years each of the calendars stands at least once.
const CYCLE: i32 = 28;

/// A zone of the tz database.
///
/// Decision: behind the years of the tables clocks change as in a year of theirs that has the same calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Zone(Tz);

impl Zone {
    /// Universal time.
    pub const UTC: Zone = Zone(Tz::UTC);

    /// The zone of this IANA name, links such as `Asia/Calcutta` included, written exactly so.
    pub fn named(name: &str) -> Option<Zone> {
        name.parse().ok().map(Zone)
    }

    /// The zone that a name in other letters means: `europe/berlin`.
    pub fn meant(name: &str) -> Option<Zone> {
        let mut all = chrono_tz::TZ_VARIANTS.into_iter();
        all.find(|zone| zone.name().eq_ignore_ascii_case(name.trim()))
            .map(Zone)
    }

    /// Its IANA name.
    pub fn name(&self) -> &'static str {
        self.0.name()
    }

    /// The time of the tables whose offset a time has.
    fn in_tables(&self, time: NaiveDateTime) -> NaiveDateTime {
        if time.year() <= LAST || !self.has_seasons() {
            return time;
        }
        let mut years = LAST - CYCLE + 1..=LAST;
        let alike = years.find(|year| calendar(*year) == calendar(time.year()));
        alike.and_then(|year| time.with_year(year)).unwrap_or(time)
    }

    /// Whether its clocks still change at the end of the tables.
    fn has_seasons(&self) -> bool {
        let offset = |month| {
            let first = NaiveDate::from_ymd_opt(LAST, month, 1)?;
            Some(self.0.offset_from_utc_date(&first).fix())
        };
        offset(1) != offset(7)
    }
}

/// What tells the dates of a year from those of another: on which weekday it begins and ends.
fn calendar(year: i32) -> [Option<Weekday>; 2] {
    let weekday = |month, day| NaiveDate::from_ymd_opt(year, month, day).map(|day| day.weekday());
    [weekday(1, 1), weekday(12, 31)]
}

impl fmt::Display for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl TimeZone for Zone {
    type Offset = <Tz as TimeZone>::Offset;

    fn from_offset(offset: &Self::Offset) -> Self {
        Zone(Tz::from_offset(offset))
    }

    #[allow(deprecated, reason = "it is to be given")]
    fn offset_from_local_date(&self, local: &NaiveDate) -> MappedLocalTime<Self::Offset> {
        let begins = self.in_tables(local.and_time(NaiveTime::MIN));
        self.0.offset_from_local_date(&begins.date())
    }

    fn offset_from_local_datetime(&self, local: &NaiveDateTime) -> MappedLocalTime<Self::Offset> {
        self.0.offset_from_local_datetime(&self.in_tables(*local))
    }

    #[allow(deprecated, reason = "it is to be given")]
    fn offset_from_utc_date(&self, utc: &NaiveDate) -> Self::Offset {
        let begins = self.in_tables(utc.and_time(NaiveTime::MIN));
        self.0.offset_from_utc_date(&begins.date())
    }

    fn offset_from_utc_datetime(&self, utc: &NaiveDateTime) -> Self::Offset {
        self.0.offset_from_utc_datetime(&self.in_tables(*utc))
    }
}

#[cfg(test)]
mod tests {
    use chrono::{DateTime, Duration, Utc};

    use super::*;

    fn local(zone: Zone, utc: &str) -> String {
        let instant: DateTime<Utc> = utc.parse().unwrap();
        instant.with_timezone(&zone).to_rfc3339()
    }

    /// The last Sunday of March and of October, the second of March, the first of October and of April.
    #[test]
    fn behind_the_tables_clocks_change_on_the_same_sundays() {
        for (zone, utc, shown) in [
            (
                "Europe/Berlin",
                "2100-03-28T00:59:59Z",
                "2100-03-28T01:59:59+01:00",
            ),
            (
                "Europe/Berlin",
                "2100-03-28T01:00:00Z",
                "2100-03-28T03:00:00+02:00",
            ),
            (
                "Europe/Berlin",
                "2100-07-15T22:30:00Z",
                "2100-07-16T00:30:00+02:00",
            ),
            (
                "Europe/Berlin",
                "2100-10-31T00:59:59Z",
                "2100-10-31T02:59:59+02:00",
            ),
            (
                "Europe/Berlin",
                "2100-10-31T01:00:00Z",
                "2100-10-31T02:00:00+01:00",
            ),
            (
                "America/New_York",
                "2100-03-14T07:00:00Z",
                "2100-03-14T03:00:00-04:00",
            ),
            (
                "America/New_York",
                "9999-07-01T12:00:00Z",
                "9999-07-01T08:00:00-04:00",
            ),
            (
                "Australia/Sydney",
                "2104-02-29T12:00:00Z",
                "2104-02-29T23:00:00+11:00",
            ),
            (
                "Australia/Sydney",
                "2100-04-03T16:00:00Z",
                "2100-04-04T02:00:00+10:00",
            ),
            (
                "Asia/Kathmandu",
                "2150-07-01T12:00:00Z",
                "2150-07-01T17:45:00+05:45",
            ),
        ] {
            assert_eq!(local(Zone::named(zone).unwrap(), utc), shown, "{zone}");
        }
    }

    #[test]
    fn a_local_time_behind_the_tables_is_there_once_twice_or_never() {
        let zone = Zone::named("Europe/Berlin").unwrap();
        let at = |text: &str| zone.from_local_datetime(&text.parse().unwrap());
        assert!(matches!(at("2100-03-28T02:30:00"), MappedLocalTime::None));
        assert!(matches!(
            at("2100-10-31T02:30:00"),
            MappedLocalTime::Ambiguous(..)
        ));
        let single = at("2100-07-15T12:00:00").unwrap();
        assert_eq!(single.to_rfc3339(), "2100-07-15T12:00:00+02:00");
    }

    /// Nothing jumps where the tables end, and what goes there comes back.
    #[test]
    fn each_zone_goes_on_behind_the_tables() {
        for zone in chrono_tz::TZ_VARIANTS.map(Zone) {
            let offset = |at: DateTime<Utc>| zone.offset_from_utc_datetime(&at.naive_utc()).fix();
            let end: DateTime<Utc> = "2100-01-01T00:00:00Z".parse().unwrap();
            assert_eq!(
                offset(end - Duration::days(1)),
                offset(end + Duration::days(1)),
                "{zone}"
            );
            // Of 28 years later each day is the same in the calendar, where no year that is no leap year lies between.
            for week in 0..53 {
                let early = end + Duration::weeks(week) + Duration::days(365 * 2);
                let late = early + Duration::days(28 * 365 + 7);
                assert_eq!(offset(early), offset(late), "{zone} {early}");
                let back = zone.from_local_datetime(&early.with_timezone(&zone).naive_local());
                assert!(
                    back.earliest().is_some_and(|at| at <= early),
                    "{zone} {early}"
                );
            }
        }
    }
}
