//! Where the time begins, and what only sounds like one.

use super::*;

#[test]
fn the_time_at_the_end() {
    for (text, when) in [
        ("2 eggs @ 8am", "8am"),
        ("2 eggs @8am", "8am"),
        ("2 eggs@8am", "8am"),
        ("2 eggs at yesterday 7:30", "yesterday 7:30"),
        ("2 eggs at 7:30 yesterday", "7:30 yesterday"),
        ("2 eggs AT 7:30 yesterday\n", "7:30 yesterday"),
        ("2 eggs @ yesterday at 7:30", "yesterday at 7:30"),
        ("2 eggs at noon", "noon"),
        ("2 eggs @ +1d 8 am", "+1d 8 am"),
        ("2 eggs at +1d noon", "+1d noon"),
        (
            "2 eggs @ 2026-11-17T08:30:00+01:00",
            "2026-11-17T08:30:00+01:00",
        ),
        ("2 eggs\n@ 8am", "8am"),
        ("2 eggs, at 8am,", "8am"),
    ] {
        let phrase = parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(phrase.when.as_deref(), Some(when), "{text}");
        assert_eq!(mark(&phrase.items[0].what), "2|-|eggs", "{text}");
        assert_eq!(phrase.items[0].text, "2 eggs");
    }
}

#[test]
fn what_only_sounds_like_a_time_stays_a_name() {
    for (text, item) in [
        ("at home bread", "-|-|at home bread"),
        ("2 eggs at home", "2|-|eggs at home"),
        ("look at", "-|-|look at"),
        ("milk at 2%", "-|-|milk at 2%"),
        ("cake \"at noon\"", ""),
        ("\"cake at noon @ 8\"", "-|-|\"cake at noon @ 8"),
    ] {
        match item {
            "" => drop(refused(text)),
            item => {
                assert_eq!(one(text), item, "{text}");
                assert_eq!(parse(text).unwrap().when, None);
            }
        }
    }
}

#[test]
fn a_comma_in_a_time_is_written_as_a_point() {
    for (text, hint) in [
        (
            "2 eggs @ 1,5 hours ago",
            "write a point in it: 1.5 hours ago",
        ),
        (
            "2 oeufs @ il y a 2,5 heures",
            "write a point in it: il y a 2.5 heures",
        ),
        ("2 eggs @ 8am, 1 toast", "at the very end"),
    ] {
        let error = refused(text);
        let told = error.hint_text().unwrap();
        assert!(told.contains(hint), "{text}: {told}");
    }
}
