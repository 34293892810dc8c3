//! Words, in a zone that is kind.

use chrono::TimeZone;
use proptest::prelude::*;

use super::*;

#[test]
fn past_and_future() {
    for (text, past, future) in [
        ("now", "2026-11-21T08:00", "2026-11-21T08:00"),
        ("today", "2026-11-21T08:00", "2026-11-21T08:00"),
        ("8am", "2026-11-21T08:00", "2026-11-21T08:00"),
        ("07:59", "2026-11-21T07:59", "2026-11-22T07:59"),
        ("23:00", "2026-11-20T23:00", "2026-11-21T23:00"),
        ("11 PM", "2026-11-20T23:00", "2026-11-21T23:00"),
        ("noon", "2026-11-20T12:00", "2026-11-21T12:00"),
        ("12pm", "2026-11-20T12:00", "2026-11-21T12:00"),
        ("12am", "2026-11-21T00:00", "2026-11-22T00:00"),
        ("midnight", "2026-11-21T00:00", "2026-11-22T00:00"),
        ("8h30", "2026-11-20T08:30", "2026-11-21T08:30"),
        ("18h", "2026-11-20T18:00", "2026-11-21T18:00"),
        ("8:30 p.m.", "2026-11-20T20:30", "2026-11-21T20:30"),
        ("yesterday", "2026-11-20T08:00", "2026-11-20T08:00"),
        ("yesterday 7:30", "2026-11-20T07:30", "2026-11-20T07:30"),
        ("7:30 yesterday", "2026-11-20T07:30", "2026-11-20T07:30"),
        ("yesterday at 7:30", "2026-11-20T07:30", "2026-11-20T07:30"),
        ("today 23:00", "2026-11-21T23:00", "2026-11-21T23:00"),
        ("tomorrow 8 am", "2026-11-22T08:00", "2026-11-22T08:00"),
        ("-2d noon", "2026-11-19T12:00", "2026-11-19T12:00"),
        ("+1d", "2026-11-22T08:00", "2026-11-22T08:00"),
        ("mon 18:30", "2026-11-16T18:30", "2026-11-23T18:30"),
        ("18:30 Monday", "2026-11-16T18:30", "2026-11-23T18:30"),
        ("fri", "2026-11-20T08:00", "2026-11-27T08:00"),
        ("vendredi", "2026-11-20T08:00", "2026-11-27T08:00"),
        ("sat", "2026-11-21T08:00", "2026-11-21T08:00"),
        ("sat 7:00", "2026-11-21T07:00", "2026-11-28T07:00"),
        ("sat 9:00", "2026-11-14T09:00", "2026-11-21T09:00"),
        ("hier midi", "2026-11-20T12:00", "2026-11-20T12:00"),
        ("2 days ago", "2026-11-19T08:00", "2026-11-19T08:00"),
        ("8pm 2 days ago", "2026-11-19T20:00", "2026-11-19T20:00"),
        ("a week ago noon", "2026-11-14T12:00", "2026-11-14T12:00"),
        ("il y a 2 jours", "2026-11-19T08:00", "2026-11-19T08:00"),
        ("2 hours ago", "2026-11-21T06:00", "2026-11-21T06:00"),
        ("30 min ago", "2026-11-21T07:30", "2026-11-21T07:30"),
        ("il y a une heure", "2026-11-21T07:00", "2026-11-21T07:00"),
        ("half an hour ago", "2026-11-21T07:30", "2026-11-21T07:30"),
        (
            "a quarter of an hour ago",
            "2026-11-21T07:45",
            "2026-11-21T07:45",
        ),
        (
            "three quarters of an hour ago",
            "2026-11-21T07:15",
            "2026-11-21T07:15",
        ),
        (
            "il y a un quart d'heure",
            "2026-11-21T07:45",
            "2026-11-21T07:45",
        ),
        ("1.5 hours ago", "2026-11-21T06:30", "2026-11-21T06:30"),
        ("75m ago", "2026-11-21T06:45", "2026-11-21T06:45"),
        ("75 m ago", "2026-11-21T06:45", "2026-11-21T06:45"),
        ("1h15 ago", "2026-11-21T06:45", "2026-11-21T06:45"),
        ("1h15m ago", "2026-11-21T06:45", "2026-11-21T06:45"),
        ("1h 15m ago", "2026-11-21T06:45", "2026-11-21T06:45"),
        ("1 h 15 min ago", "2026-11-21T06:45", "2026-11-21T06:45"),
        (
            "one hour and 15 minutes ago",
            "2026-11-21T06:45",
            "2026-11-21T06:45",
        ),
        ("il y a 1h15", "2026-11-21T06:45", "2026-11-21T06:45"),
        ("in 1h05", "2026-11-21T09:05", "2026-11-21T09:05"),
        ("1.5h ago", "2026-11-21T06:30", "2026-11-21T06:30"),
        ("0.2 hours ago", "2026-11-21T07:48", "2026-11-21T07:48"),
        (
            "an hour and a half ago",
            "2026-11-21T06:30",
            "2026-11-21T06:30",
        ),
        (
            "one and a half hours ago",
            "2026-11-21T06:30",
            "2026-11-21T06:30",
        ),
        (
            "il y a une heure et demie",
            "2026-11-21T06:30",
            "2026-11-21T06:30",
        ),
        (
            "in two hours and a quarter",
            "2026-11-21T10:15",
            "2026-11-21T10:15",
        ),
        (
            "dans deux heures et demie",
            "2026-11-21T10:30",
            "2026-11-21T10:30",
        ),
        ("four hours ago", "2026-11-21T04:00", "2026-11-21T04:00"),
        ("2h ago", "2026-11-21T06:00", "2026-11-21T06:00"),
        ("il y a 2h", "2026-11-21T06:00", "2026-11-21T06:00"),
        ("in 90min", "2026-11-21T09:30", "2026-11-21T09:30"),
        ("avant hier", "2026-11-19T08:00", "2026-11-19T08:00"),
        ("hier à midi", "2026-11-20T12:00", "2026-11-20T12:00"),
        ("in two hours", "2026-11-21T10:00", "2026-11-21T10:00"),
        ("in half an hour", "2026-11-21T08:30", "2026-11-21T08:30"),
        ("dans une heure", "2026-11-21T09:00", "2026-11-21T09:00"),
        ("in 2 days noon", "2026-11-23T12:00", "2026-11-23T12:00"),
        ("dans une semaine", "2026-11-28T08:00", "2026-11-28T08:00"),
        ("avant-hier 8am", "2026-11-19T08:00", "2026-11-19T08:00"),
        ("après-demain", "2026-11-23T08:00", "2026-11-23T08:00"),
        (
            "8am the day before yesterday",
            "2026-11-19T08:00",
            "2026-11-19T08:00",
        ),
        ("day after tomorrow", "2026-11-23T08:00", "2026-11-23T08:00"),
        ("last friday", "2026-11-20T08:00", "2026-11-20T08:00"),
        // Today is no last Saturday.
        ("last sat 8am", "2026-11-14T08:00", "2026-11-14T08:00"),
        ("vendredi dernier", "2026-11-20T08:00", "2026-11-20T08:00"),
        ("17 nov", "2026-11-17T08:00", "2027-11-17T08:00"),
        ("Nov 17 7:30", "2026-11-17T07:30", "2027-11-17T07:30"),
        ("8 am nov 17th", "2026-11-17T08:00", "2027-11-17T08:00"),
        ("21 november", "2026-11-21T08:00", "2026-11-21T08:00"),
        ("24 déc. noon", "2025-12-24T12:00", "2026-12-24T12:00"),
        ("29 feb", "2024-02-29T08:00", "2028-02-29T08:00"),
        ("17 nov 2025", "2025-11-17T08:00", "2025-11-17T08:00"),
        ("2026-11-17", "2026-11-17T08:00", "2026-11-17T08:00"),
        ("2026-11-17 8:05", "2026-11-17T08:05", "2026-11-17T08:05"),
        ("2026-11-17T08:30", "2026-11-17T08:30", "2026-11-17T08:30"),
    ] {
        for (lean, wanted) in [(Lean::Past, past), (Lean::Future, future)] {
            let wanted = format!("{wanted}:00+01:00");
            assert_eq!(read_as(text, &saturday(), lean), wanted, "{text} {lean:?}");
        }
    }
    for (text, wanted) in [
        ("2026-11-17T08:30:15", "2026-11-17T08:30:15+01:00"),
        ("2026-06-17T08:30:00-07:00", "2026-06-17T08:30:00-07:00"),
        ("2026-06-17T08:30+02:00", "2026-06-17T08:30:00+02:00"),
        ("2026-06-17t08:30z", "2026-06-17T08:30:00+00:00"),
        ("2026-06-17", "2026-06-17T08:00:00+02:00"),
    ] {
        assert_eq!(read_as(text, &saturday(), Lean::Past), wanted, "{text}");
    }
}

#[test]
fn what_is_no_time_or_could_be_two_is_refused() {
    for (text, hint) in [
        ("8", "8am or 08:00"),
        ("20", "8pm or 20:00"),
        ("yesterday 0", "yesterday 12am or yesterday 00:00"),
        ("0830", "08:30"),
        ("days ago", ""),
        ("2 months ago", ""),
        ("1.30 hours ago", ""),
        ("1.25 hours ago", "write 75 min ago"),
        ("0.25 hours ago", "write 15 min ago"),
        ("1.50h ago", "write 90 min ago"),
        ("in 2.75 hours", "write in 165 min"),
        ("il y a 1.75 heures", "write il y a 105 min"),
        ("1.25 days ago", "write 30 h ago"),
        ("1.01 days ago", "write 1454 min ago"),
        ("1h75 ago", ""),
        ("1h15x ago", ""),
        ("1h 15 ago", ""),
        ("1h15m15 ago", ""),
        ("1. hours ago", ""),
        (".5 hours ago", ""),
        ("1.5 min ago", "counted whole"),
        ("1.5 days ago", "counted whole"),
        ("a day and a half ago", "counted whole"),
        ("an hour and a half", ""),
        ("one and a half hours and a half ago", ""),
        ("2 days ago yesterday", "one day and one time"),
        ("2 hours ago 8am", ""),
        ("31 nov", ""),
        ("0 nov", ""),
        ("17 nov 18 nov", "one day and one time"),
        ("30 feb 2026", ""),
        ("nov", ""),
        ("nov 2026", ""),
        ("last", ""),
        ("last week", "write a week ago"),
        (
            "last month",
            "write the day that is meant, such as 2026-10-17",
        ),
        // A day that is over, as the month is.
        ("le mois dernier", "such as 2026-10-17"),
        ("l'année dernière", "such as 2026-10-17"),
        ("next month", "such as 2026-11-27"),
        ("l’an prochain", "such as 2026-11-27"),
        ("vendredi prochain", "such as 2026-11-27"),
        ("some hours ago", "write for example 8am"),
        ("in two hours 8am", ""),
        ("in days", ""),
        ("day before", ""),
        ("next friday", ""),
        ("8 o'clock", "write 8am"),
        ("8.30", "with a colon: 8:30; a date as year-month-day"),
        ("8.45", "write 8:45"),
        ("8.30pm", "write 8:30pm"),
        ("yesterday 8.30", "with a colon: 8:30"),
        ("11/12", "2026-11-17"),
        ("11.12.2026", "2026-11-17"),
        ("17-11-2026", "2026-11-17"),
        ("2026/11/17", "2026-11-17"),
        ("2026-02-30", "no such day"),
        ("2026-2-9", ""),
        ("", ""),
        (" ", ""),
        ("13pm", ""),
        ("0am", ""),
        ("25:00", ""),
        ("24:00", ""),
        ("8:60", ""),
        ("8:5", ""),
        ("8:30:15:00", ""),
        ("8.30", ""),
        ("8am 9am", ""),
        ("noon 12:00", ""),
        ("mon tue", ""),
        ("today -2d", ""),
        ("2026-11-17T08:30 9:00", ""),
        ("now 8am", "now stands alone"),
        ("2d", ""),
        ("-2", ""),
        ("-999999d", ""),
        ("- 2d", ""),
        ("soon", ""),
        ("at", ""),
        ("at at 8am at", ""),
        ("8am breakfast", ""),
        ("٨am", ""),
        ("2026-11-17T24:00", ""),
        ("2026-11-17T08:30+2", ""),
    ] {
        let error = refused(text, &saturday());
        let told = error.hint_text().unwrap();
        assert!(told.contains(hint), "{text}: {told}");
    }
}

#[test]
fn days() {
    for (text, past, future) in [
        ("today", "2026-11-21", "2026-11-21"),
        ("yesterday", "2026-11-20", "2026-11-20"),
        ("Tomorrow", "2026-11-22", "2026-11-22"),
        ("demain", "2026-11-22", "2026-11-22"),
        ("-2d", "2026-11-19", "2026-11-19"),
        ("+1d", "2026-11-22", "2026-11-22"),
        ("fri", "2026-11-20", "2026-11-27"),
        ("sat", "2026-11-21", "2026-11-21"),
        ("sun", "2026-11-15", "2026-11-22"),
        ("last sat", "2026-11-14", "2026-11-14"),
        ("1 jan", "2026-01-01", "2027-01-01"),
        ("2026-11-17", "2026-11-17", "2026-11-17"),
    ] {
        assert_eq!(
            day(text, &saturday(), Lean::Past).unwrap().to_string(),
            past,
            "{text}"
        );
        assert_eq!(
            day(text, &saturday(), Lean::Future).unwrap().to_string(),
            future,
            "{text}"
        );
    }
    for text in [
        "",
        "now",
        "8am",
        "yesterday 8am",
        "11/12",
        "2026-11-17T08:30",
        "2026-11",
    ] {
        assert!(day(text, &saturday(), Lean::Past).is_err(), "{text}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_a_time_or_refused(text in "[-+0-9:aptdmhTZ ./]{0,20}|\\PC{0,20}") {
        drop(instant(&text, &saturday(), Lean::Past));
        drop(day(&text, &saturday(), Lean::Future));
    }

    /// Against the plainest model: walk minute by minute from now until the clock shows the time.
    #[test]
    fn a_bare_time_is_the_nearest_on_its_side(
        minute in 0_i64..60 * 24 * 366,
        hour in 0_u32..24,
        past in any::<bool>(),
        zone in prop::sample::select(vec![
            "Europe/Berlin", "Australia/Lord_Howe", "America/Sao_Paulo", "Asia/Kathmandu",
        ]),
    ) {
        let zone = super::super::zone(zone).unwrap();
        let start: DateTime<Utc> = "2018-01-01T00:00:00Z".parse().unwrap();
        let now = Now { instant: start + chrono::TimeDelta::minutes(minute), zone };
        let lean = if past { Lean::Past } else { Lean::Future };
        if let Ok(Moment { at, note: None }) = instant(&format!("{hour:02}:15"), &now, lean) {
            let step = chrono::TimeDelta::minutes(if past { -1 } else { 1 });
            let wanted = NaiveTime::from_hms_opt(hour, 15, 0).unwrap();
            let mut walk = now.instant;
            // Of a time that comes twice that day only the earlier counts.
            let is_it = |walk: &DateTime<Utc>| {
                let local = walk.with_timezone(&zone).naive_local();
                let earlier = zone.from_local_datetime(&local).earliest();
                local.time() == wanted && earlier.is_some_and(|earlier| earlier == *walk)
            };
            while !is_it(&walk) {
                walk += step;
            }
            prop_assert_eq!(at.to_utc(), walk);
        }
    }
}

#[test]
fn a_word_that_is_all_of_a_text_is_named_once() {
    for (text, message) in [
        ("25:00", "not understood as a time: 25:00"),
        (
            "yesterday 8",
            "not understood as a time: 8 (in yesterday 8)",
        ),
    ] {
        assert_eq!(refused(text, &saturday()).message(), message);
    }
}
