//! Which words of a time are the day and which the time of day.

use chrono::{DateTime, FixedOffset, NaiveTime, Timelike, Weekday};

use super::{near, several};
use crate::error::{Code, Error, Result};
use crate::model::time::parse_date;
use crate::model::{Date, Timestamp};
use crate::phrase::tail;
use crate::phrase::trouble::echo;

/// What a text means, before anybody looks at a clock.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Meant {
    /// `now`
    Now,
    /// A date-time with its offset.
    Instant(DateTime<FixedOffset>),
    /// So many minutes from now.
    Away(i64),
    /// A day, a time of day, or both.
    Local(Option<Day>, Option<NaiveTime>),
}

/// A word for a day.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Day {
    /// So many days from today.
    Away(i64),
    /// One of many.
    Weekday(Weekday),
    /// The latest of many before today.
    Last(Weekday),
    /// The day of a year that is not said; this one is of another year.
    InYear(Date),
    /// This one.
    Date(Date),
}

/// What can be written.
pub(in crate::phrase) const EXAMPLES: &str =
    "write for example 8am, 08:30, yesterday 7:30, fri noon, -2d or 2026-11-17T08:30";

/// Digits of `-2d`: beyond them lie other millennia.
const AWAY_DIGITS: usize = 5;

/// Reads a text of words in any order.
pub(super) fn read(text: &str) -> Result<Meant> {
    let lower = text.to_lowercase();
    let words: Vec<&str> = lower.split_whitespace().collect();
    match words.as_slice() {
        [] => return Err(Error::new(Code::NotUnderstood, "a time is missing").hint(EXAMPLES)),
        ["now"] => return Ok(Meant::Now),
        [word] => {
            if let Some(instant) = instant(word) {
                return Ok(Meant::Instant(instant));
            }
        }
        words => {
            if let Some(minutes) = several::minutes_away(words) {
                return Ok(Meant::Away(minutes));
            }
        }
    }
    let (mut day, mut clock) = (None, None);
    let mut rest = words.as_slice();
    while let [word, behind @ ..] = rest {
        if let Some((found, used)) = several::day(rest) {
            put(&mut day, found, text)?;
            rest = &rest[used..];
            continue;
        }
        rest = behind;
        let half_day = behind.first().and_then(|next| half_day(next));
        if let (Some(half), Some(time)) = (half_day, bare_clock(word)) {
            put(
                &mut clock,
                twelve(time, half).ok_or_else(|| unclear(text))?,
                text,
            )?;
            rest = &behind[1..];
        } else if let Some(found) = day_word(word) {
            put(&mut day, found, text)?;
        } else if let Some(found) = clock_word(word) {
            put(&mut clock, found, text)?;
        } else if let Some((date, time)) = word.split_once('t').and_then(local) {
            put(&mut day, Day::Date(date), text)?;
            put(&mut clock, time, text)?;
        } else if !matches!((*word, behind), ("at" | "à", [_, ..])) {
            return Err(not_a_word(word, text));
        }
    }
    Ok(Meant::Local(day, clock))
}

/// Sets what was not said before.
fn put<T>(place: &mut Option<T>, found: T, text: &str) -> Result<()> {
    match place.replace(found) {
        None => Ok(()),
        Some(_) => Err(Error::new(
            Code::NotUnderstood,
            format!("two times, and one is wanted: {}", echo(text)),
        )
        .hint("write one day and one time of day: yesterday 7:30")),
    }
}

/// `2026-11-17T08:30:00+01:00`, with or without seconds.
fn instant(word: &str) -> Option<DateTime<FixedOffset>> {
    let whole = Timestamp::parse(word).or_else(|| {
        // "2026-11-17t08:30" is 16 characters; an offset is to follow.
        let (head, offset) = word.split_at_checked(16)?;
        Timestamp::parse(&format!("{head}:00{offset}"))
    })?;
    Some(whole.instant())
}

/// `2026-11-17T08:30`
fn local((date, time): (&str, &str)) -> Option<(Date, NaiveTime)> {
    Some((parse_date(date)?, colons(time)?))
}

fn day_word(word: &str) -> Option<Day> {
    relative(word)
        .or_else(|| away(word))
        .map(Day::Away)
        .or_else(|| weekday(word).map(Day::Weekday))
        .or_else(|| parse_date(word).map(Day::Date))
}

fn relative(word: &str) -> Option<i64> {
    Some(match word {
        "today" | "aujourd'hui" | "aujourd’hui" => 0,
        "yesterday" | "hier" => -1,
        "tomorrow" | "demain" => 1,
        "avant-hier" => -2,
        "après-demain" | "apres-demain" => 2,
        _ => return None,
    })
}

/// `-2d`, `+1d`
fn away(word: &str) -> Option<i64> {
    let digits = word.strip_prefix(['-', '+'])?.strip_suffix('d')?;
    let fits = digits.len() <= AWAY_DIGITS && digits.bytes().all(|b| b.is_ascii_digit());
    let days: i64 = digits.parse().ok().filter(|_| fits)?;
    Some(if word.starts_with('-') { -days } else { days })
}

/// Whether a word, in small letters, is a day of the week.
pub(in crate::phrase) fn is_weekday(word: &str) -> bool {
    weekday(word).is_some()
}

pub(super) fn weekday(word: &str) -> Option<Weekday> {
    Some(match word {
        "mon" | "monday" | "lundi" => Weekday::Mon,
        "tue" | "tues" | "tuesday" | "mardi" => Weekday::Tue,
        "wed" | "wednesday" | "mercredi" => Weekday::Wed,
        "thu" | "thur" | "thurs" | "thursday" | "jeudi" => Weekday::Thu,
        "fri" | "friday" | "vendredi" => Weekday::Fri,
        "sat" | "saturday" | "samedi" => Weekday::Sat,
        "sun" | "sunday" | "dimanche" => Weekday::Sun,
        _ => return None,
    })
}

/// A time of day in one word.
fn clock_word(word: &str) -> Option<NaiveTime> {
    match word {
        "noon" | "midday" | "midi" => return NaiveTime::from_hms_opt(12, 0, 0),
        "midnight" | "minuit" => return NaiveTime::from_hms_opt(0, 0, 0),
        _ => {}
    }
    let end = word.find(['a', 'p']).unwrap_or(word.len());
    if let Some(half) = half_day(&word[end..]) {
        return twelve(bare_clock(&word[..end])?, half);
    }
    match word.split_once('h') {
        Some((hour, "")) => NaiveTime::from_hms_opt(two_digits(hour)?, 0, 0),
        Some((hour, minute)) if minute.len() == 2 => {
            NaiveTime::from_hms_opt(two_digits(hour)?, two_digits(minute)?, 0)
        }
        _ => colons(word),
    }
}

/// `8:30`, `08:30`, `08:30:15`
fn colons(word: &str) -> Option<NaiveTime> {
    let mut parts = word.split(':');
    let hour = two_digits(parts.next()?)?;
    let mut sixtieths = || match parts.next() {
        Some(digits) if digits.len() == 2 => two_digits(digits).map(Some),
        Some(_) => None,
        None => Some(None),
    };
    let (minute, second, further) = (sixtieths()??, sixtieths()?, sixtieths()?);
    match further {
        None => NaiveTime::from_hms_opt(hour, minute, second.unwrap_or(0)),
        Some(_) => None,
    }
}

/// `8` or `8:30`, before it is known which half of the day.
fn bare_clock(word: &str) -> Option<NaiveTime> {
    match two_digits(word) {
        Some(hour) => NaiveTime::from_hms_opt(hour, 0, 0),
        None => colons(word),
    }
}

pub(super) fn two_digits(digits: &str) -> Option<u32> {
    let fits = matches!(digits.len(), 1 | 2) && digits.bytes().all(|b| b.is_ascii_digit());
    digits.parse().ok().filter(|_| fits)
}

/// Half a day, in hours after midnight.
fn half_day(word: &str) -> Option<u32> {
    match word {
        "am" | "a.m." | "a.m" => Some(0),
        "pm" | "p.m." | "p.m" => Some(12),
        _ => None,
    }
}

/// `12am` is midnight, `12pm` noon; there is no `13pm`.
fn twelve(time: NaiveTime, half: u32) -> Option<NaiveTime> {
    let hour = time.hour();
    (1..=12)
        .contains(&hour)
        .then(|| time.with_hour(hour % 12 + half))
        .flatten()
}

/// Whether a word is `am` or `pm`.
pub(in crate::phrase) fn is_half_day(word: &str) -> bool {
    half_day(&word.to_lowercase()).is_some()
}

/// Whether a word is `yesterday`, `today` or `tomorrow`.
pub(in crate::phrase) fn is_relative_day(word: &str) -> bool {
    relative(&word.to_lowercase()).is_some()
}

/// Whether a word can only be a time of day, if perhaps a wrong one: `7:30`, `8am`, `18h30`.
pub(in crate::phrase) fn is_clock(word: &str) -> bool {
    let lower = word.to_lowercase();
    let end = lower.find(['a', 'p']).unwrap_or(lower.len());
    let half = half_day(&lower[end..]).is_some();
    let clock = if half { &lower[..end] } else { lower.as_str() };
    let parts: Vec<&str> = clock.split([':', 'h']).collect();
    let digits = parts.iter().all(|part| two_digits(part).is_some());
    digits && (half || parts.len() > 1)
}

/// Whether a word behind `at` makes it a time, if perhaps a wrong one. Numbers do: "at 8" is
/// refused as a time, where "at home" is a name.
pub(in crate::phrase) fn looks_like_time(word: &str) -> bool {
    let lower = word.to_lowercase();
    let digits = lower.strip_prefix(['-', '+']).unwrap_or(&lower);
    let number = digits.starts_with(|c: char| c.is_ascii_digit())
        && digits
            .bytes()
            .all(|b| b.is_ascii_digit() || b":.,;/-+hdtzamp".contains(&b));
    number || lower == "now" || day_word(&lower).is_some() || clock_word(&lower).is_some()
}

/// Not a time, with what would be one.
pub(super) fn unclear(text: &str) -> Error {
    Error::new(
        Code::NotUnderstood,
        format!("not understood as a time: {}", echo(text)),
    )
    .hint(EXAMPLES)
}

/// Whether a word, in small letters, is a day.
pub fn is_day(word: &str) -> bool {
    day_word(word).is_some()
}

/// Whether a word can only be a day with its date, and perhaps a time of day: `2026-11-17`.
pub(in crate::phrase) fn is_dated(word: &str) -> bool {
    let lower = word.to_lowercase();
    let date = lower.split_once('t').map_or(&*lower, |(date, _)| date);
    parse_date(date).is_some()
}

/// A text with the points in its times of day written as colons, where half the day says that they are
/// such: `8.30am`, `8.30 am`.
pub(in crate::phrase) fn with_colons(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let clock = |at: usize| {
        let next = words.get(at + 1).filter(|next| is_half_day(next));
        let parted = next.map(|half| format!("{}{half}", words[at]));
        let whole = parted
            .unwrap_or_else(|| words[at].to_owned())
            .to_lowercase();
        let is_clock = whole.ends_with('m') && pointed(&whole).is_some();
        is_clock.then(|| words[at].replacen('.', ":", 1))
    };
    let written = (0..words.len()).map(|at| clock(at).unwrap_or_else(|| words[at].to_owned()));
    written.collect::<Vec<_>>().join(" ")
}

/// `8.30`, `8.30pm`: a time of day with its point for a colon. What can be a day of a month as well
/// is told apart.
fn pointed(word: &str) -> Option<String> {
    let (hour, behind) = word.split_once('.')?;
    let (minute, half) = behind.split_at_checked(2)?;
    let clock = format!("{hour}:{minute}");
    bare_clock(&clock)?;
    let clock = match half {
        "" => clock,
        half => twelve(bare_clock(&clock)?, half_day(half)?).map(|_| format!("{clock}{half}"))?,
    };
    let (one, other) = (two_digits(hour)?, two_digits(minute)?);
    let is_day = |day: u32, month: u32| (1..=31).contains(&day) && (1..=12).contains(&month);
    let could_be_day = half.is_empty() && (is_day(one, other) || is_day(other, one));
    Some(match could_be_day {
        true => format!(
            "a time of day is written with a colon: {clock}; a date as year-month-day: 2026-11-17"
        ),
        false => format!("write {clock}"),
    })
}

const NO_DAY: &str = "there is no such day: look at the calendar";

/// What to write for a number that is an hour of the day, with all that stands beside it.
fn hour(word: &str, words: &[&str]) -> Option<String> {
    let hour = two_digits(word).filter(|hour| *hour < 24)?;
    let twelve = if hour % 12 == 0 { 12 } else { hour % 12 };
    let half = if hour < 12 { "am" } else { "pm" };
    let with = |clock: &str| {
        let words = words.iter();
        let words = words.map(|other| if *other == word { clock } else { other });
        words.collect::<Vec<_>>().join(" ")
    };
    let (short, long) = (
        with(&format!("{twelve}{half}")),
        with(&format!("{hour:02}:00")),
    );
    let is_time = words.len() == 1 || read(&short).is_ok();
    is_time.then(|| format!("write {short} or {long}"))
}

fn not_a_word(word: &str, text: &str) -> Error {
    let digits = word.bytes().all(|b| b.is_ascii_digit());
    let lower = text.to_lowercase();
    let words: Vec<&str> = lower.split_whitespace().collect();
    let hint = if several::is_long_ago(&words) {
        "months and years are not counted back: write the day that is meant, such as 2026-10-17, or so many days ago"
            .to_owned()
    } else if several::is_no_whole(&words) {
        several::WHOLE.to_owned()
    } else if several::is_no_day(&words) {
        NO_DAY.to_owned()
    } else if let Some(time) = several::in_minutes(&words).or_else(|| tail::alone(text)) {
        format!("write {time}")
    } else if digits && let Some(hint) = hour(word, &words) {
        hint
    } else if digits && word.len() == 4 {
        format!("write {}:{}", &word[..2], &word[2..])
    } else if let Some(hint) = pointed(word).or_else(|| near::hint(&word.to_lowercase())) {
        hint
    } else if is_iso_date(word) {
        NO_DAY.to_owned()
    } else if is_numeric_date(word) {
        "write the date as year-month-day: 2026-11-17".to_owned()
    } else if word == "now" {
        "now stands alone".to_owned()
    } else if let Some(day) = several::such_as(word, &words) {
        format!("write the day that is meant, such as {day}")
    } else {
        EXAMPLES.to_owned()
    };
    let within = match words == [word] {
        true => String::new(),
        false => format!(" (in {})", echo(text)),
    };
    let what = format!("not understood as a time: {}{within}", echo(word));
    Error::new(Code::NotUnderstood, what).hint(hint)
}

/// A date in the right order that [`parse_date`] does not find: `2026-02-30`.
fn is_iso_date(word: &str) -> bool {
    let lengths: Vec<usize> = word.split('-').map(str::len).collect();
    lengths == [4, 2, 2] && is_numeric_date(word)
}

/// `11/12`, `11.12.2026`, `2026/11/12`, `17-11-2026`
fn is_numeric_date(word: &str) -> bool {
    let parts: Vec<&str> = word.split(['/', '.', '-']).collect();
    matches!(parts.len(), 2 | 3)
        && parts
            .iter()
            .all(|part| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit()))
}
