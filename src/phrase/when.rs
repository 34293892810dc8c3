//! Times as people write them: `yesterday 7:30`, `fri noon`, `-2d`, `2026-11-17T08:30`.
//!
//! A day and a time of day, in either order, each at most once. `read` says which words are
//! which; here they become an instant, as seen from now; `local` asks the zone.
//!
//! Numbers like `11/12` are refused: whether the day or the month comes first is never guessed.

mod local;
mod near;
mod read;
mod several;

use std::cmp::Ordering;

use chrono::{
    DateTime, Datelike, Days, FixedOffset, NaiveDateTime, NaiveTime, TimeDelta, Utc, Weekday,
};

use self::local::Local;
pub use self::read::is_day;
use self::read::{Day, Meant};
pub(super) use self::read::{
    EXAMPLES, is_clock, is_dated, is_half_day, is_relative_day, is_weekday, looks_like_time,
    with_colons,
};
pub(super) use self::several::is_vague;
use super::trouble::echo;
use crate::error::{Code, Error, Result};
use crate::model::{Date, Zone};

/// Now, and where. A clock handed in, so that nothing here reads one.
#[derive(Clone, Copy, Debug)]
pub struct Now {
    /// The instant.
    pub instant: DateTime<Utc>,
    /// The zone in which days and times of day are meant.
    pub zone: Zone,
}

/// Which of several instants is meant where the text leaves it open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lean {
    /// The latest that is not to come: for what was eaten.
    Past,
    /// The next that is not over: for what is planned.
    Future,
}

/// An instant, understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The instant with the zone's offset; with UTC's where the zone's has seconds, as before
    /// standard time, since RFC 3339 cannot write that.
    pub at: DateTime<FixedOffset>,
    /// What the person should know: the local time comes twice, and this is one of them.
    pub note: Option<String>,
}

/// Years in which every sum of days and offsets is computed safely.
const YEARS: std::ops::RangeInclusive<i32> = 0..=9999;
/// How many days a bare time of day is looked for: a zone can skip one, and then the time of
/// the day before is meant. A weekday that was skipped is refused, as any day with a name.
const SEARCHED: i64 = 3;

/// Understands the text of a time.
///
/// - A time alone is the latest such instant up to now ([`Lean::Past`]) or the next one from now
///   on ([`Lean::Future`]); a weekday is the latest or next such day likewise.
/// - A day without a time is the same clock time as now on that day.
/// - A local time that the zone skips is refused, naming the instants on both sides. One that
///   comes twice is the earlier, and `note` says so.
pub fn instant(text: &str, now: &Now, lean: Lean) -> Result<Moment> {
    let here = here(now)?;
    match read::read(text)? {
        Meant::Now => moment(text, Local::One(here), now),
        Meant::Instant(at) => Ok(Moment { at, note: None }),
        Meant::Away(minutes) => moment(text, Local::One(here + TimeDelta::minutes(minutes)), now),
        Meant::Local(None, None) => Err(read::unclear(text)),
        Meant::Local(None, Some(clock)) => {
            let step = if lean == Lean::Past { -1 } else { 1 };
            let days = (0..=SEARCHED)
                .filter_map(|n| offset(here.date_naive(), n * step))
                .filter(|date| !local::is_missing(now.zone, *date));
            nearest(text, days, clock, now, lean)
        }
        Meant::Local(Some(Day::Weekday(weekday)), Some(clock)) => {
            let first = toward(here.date_naive(), weekday, lean);
            let step = if lean == Lean::Past { -7 } else { 7 };
            let days = (0..=SEARCHED).filter_map(|n| offset(first?, n * step));
            nearest(text, days, clock, now, lean)
        }
        Meant::Local(Some(day), clock) => {
            let date = date(text, day, here.date_naive(), lean)?;
            match clock {
                None if date == here.date_naive() => moment(text, Local::One(here), now),
                clock => on(text, date, clock.unwrap_or(here.time()), now),
            }
        }
    }
}

/// Understands the text of a time that takes the place of another: a time of day alone is on the day that
/// it was, and a day alone at the time of day.
///
/// Errors: as of [`instant`].
pub fn instead_of(was: NaiveDateTime, text: &str, now: &Now, lean: Lean) -> Result<Moment> {
    match read::read(text)? {
        Meant::Local(None, Some(clock)) => on(text, was.date(), clock, now),
        Meant::Local(Some(word), None) => {
            let date = date(text, word, here(now)?.date_naive(), lean)?;
            on(text, date, was.time(), now)
        }
        _ => instant(text, now, lean),
    }
}

/// Understands the text of a day: `today`, `-2d`, `fri`, `2026-11-17`.
pub fn day(text: &str, now: &Now, lean: Lean) -> Result<Date> {
    let today = here(now)?.date_naive();
    match read::read(text)? {
        Meant::Local(Some(word), None) => date(text, word, today, lean),
        _ => Err(Error::new(
            Code::NotUnderstood,
            format!("a day is wanted, without a time: {}", echo(text)),
        )
        .hint("write for example today, yesterday, -2d, fri or 2026-11-17")),
    }
}

/// Understands the text of the last day of several, of which this is the first: a weekday, or a day of a month
/// without a year, is the first such one from there on.
pub fn last_day(text: &str, first: Date, now: &Now) -> Result<Date> {
    match read::read(text)? {
        Meant::Local(Some(word @ (Day::Weekday(_) | Day::InYear(_))), None) => {
            date(text, word, first, Lean::Future)
        }
        _ => day(text, now, Lean::Future),
    }
}

/// The zone of this IANA name, written exactly so: `Europe/Berlin`.
pub fn zone(name: &str) -> Result<Zone> {
    Zone::named(name).ok_or_else(|| {
        let hint = match Zone::meant(name) {
            Some(zone) => format!("write {zone}"),
            None => "write an IANA name such as Europe/Berlin or America/New_York".to_owned(),
        };
        Error::new(
            Code::NotUnderstood,
            format!("not a time zone: {}", echo(name)),
        )
        .hint(hint)
    })
}

/// Says whether a text is a time at all, whatever the clock.
pub(super) fn check(text: &str) -> Result<()> {
    read::read(text).map(drop)
}

/// Now by the zone's clock.
fn here(now: &Now) -> Result<DateTime<Zone>> {
    // Beyond these years chrono's own sums overflow, and panic.
    if !YEARS.contains(&now.instant.year()) {
        return Err(Error::new(
            Code::NotUnderstood,
            "the clock is wrong: not in the years 0 to 9999",
        )
        .hint("set the clock, or JOURNAL_NOW"));
    }
    Ok(now.instant.with_timezone(&now.zone))
}

/// The date of a day word.
fn date(text: &str, day: Day, today: Date, lean: Lean) -> Result<Date> {
    let date = match day {
        Day::Date(date) => Some(date),
        Day::Away(days) => offset(today, days),
        Day::Weekday(weekday) => toward(today, weekday, lean),
        Day::Last(weekday) => {
            offset(today, -1).and_then(|yesterday| toward(yesterday, weekday, Lean::Past))
        }
        Day::InYear(day) => in_year(day, today, lean),
    };
    date.filter(|date| YEARS.contains(&date.year()))
        .ok_or_else(|| {
            Error::new(Code::NotUnderstood, format!("too far away: {}", echo(text))).hint(EXAMPLES)
        })
}

fn offset(date: Date, days: i64) -> Option<Date> {
    let count = Days::new(days.unsigned_abs());
    if days < 0 {
        date.checked_sub_days(count)
    } else {
        date.checked_add_days(count)
    }
}

/// The latest or next such weekday, which may be today.
fn toward(today: Date, weekday: Weekday, lean: Lean) -> Option<Date> {
    let (from, to) = match lean {
        Lean::Past => (weekday, today.weekday()),
        Lean::Future => (today.weekday(), weekday),
    };
    let days = i64::from(to.days_since(from));
    offset(today, if lean == Lean::Past { -days } else { days })
}

/// The first such day behind today.
pub(super) fn next_weekday(word: &str, today: Date) -> Option<Date> {
    toward(offset(today, 1)?, read::weekday(word)?, Lean::Future)
}

/// The latest or next day of this month that has this number, which may be today.
fn in_year(day: Date, today: Date, lean: Lean) -> Option<Date> {
    let step = if lean == Lean::Past { -1 } else { 1 };
    // Eight years can lie between two leap days.
    let mut days = (0..=8).filter_map(|n| day.with_year(today.year() + n * step));
    days.find(|day| match lean {
        Lean::Past => *day <= today,
        Lean::Future => *day >= today,
    })
}

/// The first of the days on which the clock time is on the wanted side of now.
fn nearest(
    text: &str,
    days: impl Iterator<Item = Date>,
    clock: NaiveTime,
    now: &Now,
    lean: Lean,
) -> Result<Moment> {
    let beyond = match lean {
        Lean::Past => Ordering::Greater,
        Lean::Future => Ordering::Less,
    };
    for date in days {
        let local = local::resolve(now.zone, date.and_time(clock));
        let fits = match &local {
            Local::One(at) => at.cmp(&now.instant_here()) != beyond,
            Local::Two(earlier, _) => earlier.cmp(&now.instant_here()) != beyond,
            Local::Skipped { after, .. } => after.cmp(&now.instant_here()) != beyond,
        };
        if fits {
            return moment(text, local, now);
        }
    }
    Err(read::unclear(text))
}

/// A time of day on a day that is certain.
fn on(text: &str, date: Date, clock: NaiveTime, now: &Now) -> Result<Moment> {
    moment(text, local::resolve(now.zone, date.and_time(clock)), now)
}

fn moment(text: &str, local: Local, now: &Now) -> Result<Moment> {
    match local {
        Local::One(at) => Ok(Moment {
            at: fixed(at),
            note: None,
        }),
        Local::Two(earlier, later) => {
            let (at, other) = (fixed(earlier), fixed(later));
            let note = format!(
                "{} comes twice that day: the earlier is taken, {}, not {}",
                at.format("%H:%M"),
                at.to_rfc3339(),
                other.to_rfc3339(),
            );
            Ok(Moment {
                at,
                note: Some(note),
            })
        }
        Local::Skipped {
            wanted,
            before,
            after,
        } => {
            let (before, after) = (fixed(before).to_rfc3339(), fixed(after).to_rfc3339());
            Err(Error::new(
                Code::NotUnderstood,
                format!(
                    "{} does not exist in {}: the clocks go from {before} to {after} ({})",
                    wanted.format("%Y-%m-%d %H:%M"),
                    now.zone,
                    echo(text),
                ),
            )
            .hint(format!("take a neighbour: {before} or {after}")))
        }
    }
}

/// The instant with an offset that RFC 3339 can write.
fn fixed(at: DateTime<Zone>) -> DateTime<FixedOffset> {
    let at = at.fixed_offset();
    if at.offset().local_minus_utc() % 60 == 0 {
        at
    } else {
        at.to_utc().fixed_offset()
    }
}

impl Now {
    fn instant_here(&self) -> DateTime<Zone> {
        self.instant.with_timezone(&self.zone)
    }
}

#[cfg(test)]
mod tests;
