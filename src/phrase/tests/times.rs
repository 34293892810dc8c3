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
fn a_time_that_is_said_in_other_words_is_told_as_it_is_written() {
    for (text, written) in [
        ("2 eggs @ tonight", "write: 2 eggs @ today 7pm"),
        ("2 eggs @ this morning", "write: 2 eggs @ today 8am"),
        (
            "2 eggs, 1 toast @ 8.30am",
            "write: 2 eggs, 1 toast @ 8:30am",
        ),
        ("2 eggs @ friday morning", "write: 2 eggs @ friday 8am"),
        ("2 eggs at 8.30 pm", "write: 2 eggs @ 8:30 pm"),
        ("2026-11-17 2 eggs", "behind @: 2 eggs @ 2026-11-17"),
        // A time that is an item by itself leaves the others as they are.
        (
            "2 eggs, 8:30, 1 banana",
            "behind @: 2 eggs, 1 banana @ 8:30",
        ),
        (
            "8:30\n2 eggs\n1 banana",
            "behind @: 2 eggs, 1 banana @ 8:30",
        ),
        ("2026-11-17, 2 eggs", "behind @: 2 eggs @ 2026-11-17"),
        (
            "2 eggs 2026-11-17T08:30",
            "behind @: 2 eggs @ 2026-11-17T08:30",
        ),
        (
            "8.30 am 2 eggs, 1 toast",
            "behind @: 2 eggs, 1 toast @ 8:30 am",
        ),
    ] {
        let error = parse(text).unwrap_err();
        let hint = error.hint_text().unwrap_or_default();
        assert!(hint.ends_with(written), "{text}: {hint}");
    }
}
