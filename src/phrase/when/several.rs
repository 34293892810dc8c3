//! Times that are said in several words: `2 days ago`, `in a week`, `last friday`, `17 nov`, `2 hours ago`.

use super::read::{Day, two_digits, weekday};
use crate::model::Date;
use crate::model::time::parse_date;
use crate::phrase::counted::NUMBERS;

/// The day that words begin with, and how many of them say it.
pub(super) fn day(words: &[&str]) -> Option<(Day, usize)> {
    away(words)
        .or_else(|| beyond(words))
        .or_else(|| last(words))
        .or_else(|| in_month(words))
}

/// `2 days ago`, `in a week`, `il y a 2 jours`
fn away(words: &[&str]) -> Option<(Day, usize)> {
    let (hundredths, unit, used) = from_now(words)?;
    let days = match unit {
        "day" | "days" | "jour" | "jours" => 1,
        "week" | "weeks" | "semaine" | "semaines" => 7,
        _ => return None,
    };
    Some((Day::Away(whole(hundredths * days)?), used))
}

/// `2 hours ago`, `in 30 min`, `il y a une heure et demie`: how many whole minutes from now, beside which nothing else is said.
pub(super) fn minutes_away(words: &[&str]) -> Option<i64> {
    match words {
        ["half", "an", "hour", "ago"] => return Some(-30),
        ["in", "half", "an", "hour"] => return Some(30),
        ["a", "quarter", "of", "an", "hour", "ago"]
        | ["quarter", "of", "an", "hour", "ago"]
        | ["il", "y", "a", "un", "quart", "d'heure" | "d’heure"] => return Some(-15),
        ["three", "quarters", "of", "an", "hour", "ago"] => return Some(-45),
        _ => {}
    }
    let (hundredths, unit, used) = from_now(words)?;
    let minutes = match unit {
        unit if MINUTES.contains(&unit) => 1,
        "half-hour" | "demi-heure" => 30,
        unit if HOURS.contains(&unit) => 60,
        _ => return None,
    };
    whole(hundredths * minutes).filter(|_| used == words.len())
}

/// What hundredths are together, where nothing is left.
fn whole(hundredths: i64) -> Option<i64> {
    (hundredths % 100 == 0).then_some(hundredths / 100)
}

/// Hours, as they are counted.
const HOURS: [&str; 7] = ["h", "hr", "hrs", "hour", "hours", "heure", "heures"];

/// Minutes, as they are counted.
const MINUTES: [&str; 5] = ["min", "mins", "minute", "minutes", "m"];

/// How many hundredths of which unit lie between now and what words begin with, fewer than none where it is over; and how
/// many words say it.
fn from_now<'w>(words: &[&'w str]) -> Option<(i64, &'w str, usize)> {
    match words {
        ["in" | "dans", said @ ..] => span(said).map(|(count, unit, used)| (count, unit, used + 1)),
        ["il", "y", "a", said @ ..] => {
            span(said).map(|(count, unit, used)| (-count, unit, used + 3))
        }
        said => {
            let (count, unit, used) = span(said)?;
            (said.get(used) == Some(&"ago")).then_some((-count, unit, used + 1))
        }
    }
}

/// `two hours`, `1.5h`, `an hour and a half`: how many hundredths of which unit, and in how many words.
fn span<'w>(words: &[&'w str]) -> Option<(i64, &'w str, usize)> {
    if let Some((minutes, used)) = hours_and_minutes(words) {
        return Some((minutes * 100, "min", used));
    }
    let [first, behind @ ..] = words else {
        return None;
    };
    let ends = |letter: char| !letter.is_ascii_digit() && letter != '.';
    if let Some(end) = first.find(ends).filter(|end| *end > 0) {
        let (number, unit) = first.split_at(end);
        return Some((hundredths(number)?, unit, 1));
    }
    let count = hundredths(first)?;
    // Of the number, or behind the unit: `one and a half hours`.
    let (more, used) = more(behind);
    let unit = behind.get(used)?;
    let (behind_unit, further) = match more {
        0 => self::more(&behind[used + 1..]),
        _ => (0, 0),
    };
    Some((count + more + behind_unit, unit, used + further + 2))
}

/// Words of the longest such span: `one hour and 15 minutes`.
const SPAN_WORDS: usize = 5;

/// `1h15`, `1h 15m`, `one hour and 15 minutes`: how many minutes, and in how many words.
fn hours_and_minutes(words: &[&str]) -> Option<(i64, usize)> {
    let words = words.iter().take(SPAN_WORDS).enumerate();
    let mut parts = words.flat_map(|(at, word)| runs(word).map(move |run| (run, at)));
    let hours = count(parts.next()?.0)?;
    let (_, glued) = parts.next().filter(|(unit, _)| HOURS.contains(unit))?;
    let (minutes, at) = parts.find(|(word, _)| !matches!(*word, "and" | "et"))?;
    let minutes = i64::from(two_digits(minutes).filter(|minutes| *minutes < 60)?);
    let used = match parts.next() {
        Some((unit, place)) if MINUTES.contains(&unit) => place,
        Some((_, place)) if place == at => return None,
        // Only behind the hours at once nothing else can be counted.
        _ if at == glued => at,
        _ => return None,
    };
    let is_whole = parts.next().is_none_or(|(_, place)| place > used);
    is_whole.then_some((hours * 60 + minutes, used + 1))
}

/// The digits and the others of a word, one after the other.
fn runs(word: &str) -> impl Iterator<Item = &str> {
    let mut rest = word;
    std::iter::from_fn(move || {
        let is_digit = rest.chars().next()?.is_ascii_digit();
        let ends = |letter: char| letter.is_ascii_digit() != is_digit;
        let (run, behind) = rest.split_at(rest.find(ends).unwrap_or(rest.len()));
        rest = behind;
        Some(run)
    })
}

/// How many hundredths more words say, and how many of them: `and a half`.
fn more(words: &[&str]) -> (i64, usize) {
    match words {
        ["and", "a", "half", ..] => (50, 3),
        ["and", "a", "quarter", ..] => (25, 3),
        ["et", "demi" | "demie" | "demis" | "demies", ..] => (50, 2),
        _ => (0, 0),
    }
}

/// The hundredths of a number, with one decimal at most: with two it might be a time of day.
fn hundredths(number: &str) -> Option<i64> {
    let Some((whole, tenths)) = number.split_once('.') else {
        return Some(count(number)? * 100);
    };
    let is_tenths = tenths.len() == 1 && tenths.bytes().all(|b| b.is_ascii_digit());
    let tenths: i64 = tenths.parse().ok().filter(|_| is_tenths)?;
    Some(count(whole)? * 100 + tenths * 10)
}

/// The same time in minutes or hours, where it has two decimals: `75 min ago` for `1.25 hours ago`, `30 h ago` for
/// `1.25 days ago`.
pub(super) fn in_minutes(words: &[&str]) -> Option<String> {
    let at = words.iter().position(|word| word.contains('.'))?;
    let (number, glued) = words[at].split_at(words[at].trim_end_matches(char::is_alphabetic).len());
    let (unit, behind) = match glued {
        "" => (*words.get(at + 1)?, &words[at + 2..]),
        unit => (unit, &words[at + 1..]),
    };
    let (hours, decimals) = number.split_once('.')?;
    let hundredths = count(hours)? * 100 + i64::from(two_digits(decimals)?);
    let of_one = match unit {
        "day" | "days" | "jour" | "jours" => 24 * 60,
        unit if HOURS.contains(&unit) => 60,
        _ => return None,
    };
    if decimals.len() != 2 {
        return None;
    }
    let minutes = match (hundredths * of_one + 50) / 100 {
        minutes if of_one > 60 && minutes % 60 == 0 => format!("{} h", minutes / 60),
        minutes => format!("{minutes} min"),
    };
    let said = [&words[..at], &[&minutes], behind].concat().join(" ");
    let words: Vec<&str> = said.split(' ').collect();
    minutes_away(&words).is_some().then_some(said)
}

/// `the day before yesterday`, `day after tomorrow`, `avant hier`
fn beyond(words: &[&str]) -> Option<(Day, usize)> {
    let (days, used) = match words {
        ["the", "day", "before", "yesterday", ..] => (-2, 4),
        ["day", "before", "yesterday", ..] => (-2, 3),
        ["avant", "hier", ..] => (-2, 2),
        ["the", "day", "after", "tomorrow", ..] => (2, 4),
        ["day", "after", "tomorrow", ..] => (2, 3),
        ["après" | "apres", "demain", ..] => (2, 2),
        _ => return None,
    };
    Some((Day::Away(days), used))
}

/// Whether words say when it is, and no certain time: `last month`, `some days ago`.
pub(in crate::phrase) fn is_vague(words: &[&str]) -> bool {
    let is_ago = words.windows(3).any(|words| words == ["il", "y", "a"]);
    is_ago || words.contains(&"ago") || is_of_days(words)
}

/// Such a day as may be meant by words that say in which days it is, and not on which, or by `next friday`: of
/// `last month` one that is over.
pub(super) fn such_as(word: &str, words: &[&str]) -> Option<&'static str> {
    let is_of_days = is_of_days(words);
    if is_of_days && words.iter().any(|word| OVER.contains(word)) {
        return Some("2026-10-17");
    }
    (is_of_days || matches!(word, "next" | "prochain")).then_some("2026-11-27")
}

/// What says that days are over.
const OVER: [&str; 5] = ["last", "dernier", "dernière", "passé", "passée"];

/// Whether words say in which days it is, and not on which: `last month`, `la semaine prochaine`.
fn is_of_days(words: &[&str]) -> bool {
    let spans = [
        "week",
        "weekend",
        "month",
        "year",
        "semaine",
        "week-end",
        "mois",
        "année",
        "l'année",
        "l’année",
        "l'an",
        "l’an",
    ];
    words.windows(2).any(|pair| match pair {
        ["next" | "this", span] => spans.contains(span),
        [span, "prochain" | "prochaine"] => spans.contains(span),
        ["last", span] => spans.contains(span),
        [span, over] => spans.contains(span) && OVER.contains(over),
        _ => false,
    })
}

/// Whether words say how many months or years ago it was, which is not counted in days.
pub(super) fn is_long_ago(words: &[&str]) -> bool {
    let long = [
        "month", "months", "mois", "year", "years", "an", "ans", "année", "années",
    ];
    words.windows(3).any(|words| match words {
        [amount, unit, "ago"] => count(amount).is_some() && long.contains(unit),
        ["a", amount, unit] => count(amount).is_some() && long.contains(unit),
        _ => false,
    })
}

/// What is counted from now.
pub(super) const WHOLE: &str =
    "minutes and days are counted whole: write for example 90 min ago, 2 days ago or 2026-11-17";

/// Whether words count a part of a minute or a day: `1.5 days ago`.
pub(super) fn is_no_whole(words: &[&str]) -> bool {
    from_now(words).is_some_and(|(hundredths, ..)| whole(hundredths).is_none())
}

/// Whether words say a day of a month that has no such day: `0 nov`, `31 feb`, `29 feb 2026`.
pub(super) fn is_no_day(words: &[&str]) -> bool {
    words.windows(3).any(is_of_no_leap_year)
        || words.windows(2).any(|pair| {
            let (one, other) = (pair[0], pair[1]);
            let is_said = |day, name| day_of_month(day).is_some() && month(name).is_some();
            (is_said(one, other) || is_said(other, one)) && in_month(pair).is_none()
        })
}

/// Whether a year is named that has not the day before it; 2026 behind a day is no time.
fn is_of_no_leap_year(words: &[&str]) -> bool {
    let is_year = words[2].len() == 4 && matches!(words[2].get(..2), Some("19" | "20" | "21"));
    is_year && matches!(in_month(words), Some((Day::InYear(_), _)))
}

/// Digits of how many it was ago: beyond them lie other millennia.
const COUNT_DIGITS: usize = 4;

fn count(word: &str) -> Option<i64> {
    Some(match word {
        "a" | "an" | "one" | "un" | "une" => 1,
        word => {
            let named = |(english, french, _): &&_| word == *english || word == *french;
            let named = NUMBERS.iter().find(named);
            let fits = word.len() <= COUNT_DIGITS && word.bytes().all(|b| b.is_ascii_digit());
            let number = || word.parse().ok().filter(|_| fits);
            named.map_or_else(number, |(.., number)| Some((*number).into()))?
        }
    })
}

/// `last friday`, `vendredi dernier`
fn last(words: &[&str]) -> Option<(Day, usize)> {
    match words {
        ["last", day, ..] | [day, "dernier", ..] => Some((Day::Last(weekday(day)?), 2)),
        _ => None,
    }
}

/// `17 nov`, `nov 17`, with or without a year behind it.
fn in_month(words: &[&str]) -> Option<(Day, usize)> {
    let [one, other, behind @ ..] = words else {
        return None;
    };
    let (day, month) = match (day_of_month(one), month(other)) {
        (Some(day), Some(month)) => (day, month),
        _ => (day_of_month(other)?, month(one)?),
    };
    let year = behind.first().filter(|word| word.len() == 4);
    let dated = |year: &&str| parse_date(&format!("{year}-{month:02}-{day:02}"));
    match year.and_then(dated) {
        Some(date) => Some((Day::Date(date), 3)),
        // A year that has every day.
        None => Some((Day::InYear(Date::from_ymd_opt(2000, month, day)?), 2)),
    }
}

/// `17`, `17th`
fn day_of_month(word: &str) -> Option<u32> {
    let endings = ["st", "nd", "rd", "th", "er"];
    let ending = endings.iter().find_map(|ending| word.strip_suffix(ending));
    two_digits(ending.unwrap_or(word))
}

fn month(word: &str) -> Option<u32> {
    Some(match word.trim_end_matches('.') {
        "jan" | "january" | "janv" | "janvier" => 1,
        "feb" | "february" | "févr" | "fevr" | "février" | "fevrier" => 2,
        "mar" | "march" | "mars" => 3,
        "apr" | "april" | "avr" | "avril" => 4,
        "may" | "mai" => 5,
        "jun" | "june" | "juin" => 6,
        "jul" | "july" | "juil" | "juillet" => 7,
        "aug" | "august" | "août" | "aout" => 8,
        "sep" | "sept" | "september" | "septembre" => 9,
        "oct" | "october" | "octobre" => 10,
        "nov" | "november" | "novembre" => 11,
        "dec" | "december" | "déc" | "décembre" | "decembre" => 12,
        _ => return None,
    })
}
