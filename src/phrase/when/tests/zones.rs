//! Clocks that jump, days that never were, far years.

use super::*;

#[test]
fn a_skipped_time_is_refused_with_its_neighbours() {
    let berlin = at("2026-03-29T06:00:00Z", "Europe/Berlin");
    for text in [
        "2:30",
        "02:00",
        "2:59am",
        "today 2:30",
        "sun 2:30",
        "2026-03-29T02:30",
    ] {
        let error = refused(text, &berlin);
        for neighbour in ["2026-03-29T01:59:00+01:00", "2026-03-29T03:00:00+02:00"] {
            assert!(error.message().contains(neighbour), "{text}: {error}");
            assert!(error.hint_text().unwrap().contains(neighbour), "{text}");
        }
    }
    assert_eq!(
        read_as("3:00", &berlin, Lean::Past),
        "2026-03-29T03:00:00+02:00"
    );
    assert_eq!(
        read_as("2:30", &berlin, Lean::Future),
        "2026-03-30T02:30:00+02:00"
    );
    // Before the gap, the time that was is yesterday's.
    let before = at("2026-03-29T00:00:00Z", "Europe/Berlin");
    assert_eq!(
        read_as("2:30", &before, Lean::Past),
        "2026-03-28T02:30:00+01:00"
    );
    assert!(instant("2:30", &before, Lean::Future).is_err());

    let lord_howe = at("2026-10-04T00:00:00Z", "Australia/Lord_Howe");
    let error = refused("today 2:15", &lord_howe);
    assert!(
        error.message().contains("2026-10-04T02:30:00+11:00"),
        "{error}"
    );
    assert_eq!(
        read_as("2:30", &lord_howe, Lean::Past),
        "2026-10-04T02:30:00+11:00"
    );
}

#[test]
fn a_day_that_never_was() {
    let apia = at("2011-12-30T18:00:00Z", "Pacific/Apia");
    for text in ["yesterday", "yesterday noon", "2011-12-30T08:00", "fri 8am"] {
        let error = refused(text, &apia);
        assert!(
            error.message().contains("2011-12-29T23:59:00-10:00"),
            "{error}"
        );
        assert!(
            error.message().contains("2011-12-31T00:00:00+14:00"),
            "{error}"
        );
    }
    // The latest 23:00 that was is that of the 29th.
    assert_eq!(
        read_as("23:00", &apia, Lean::Past),
        "2011-12-29T23:00:00-10:00"
    );
    let before = at("2011-12-30T09:00:00Z", "Pacific/Apia");
    assert_eq!(
        read_as("8am", &before, Lean::Future),
        "2011-12-31T08:00:00+14:00"
    );
    assert_eq!(
        day("yesterday", &apia, Lean::Past).unwrap().to_string(),
        "2011-12-30"
    );
}

#[test]
fn a_double_time_is_the_earlier_and_says_so() {
    for (zone, now, text, taken, other) in [
        (
            "Europe/Berlin",
            "2026-10-25T09:00:00Z",
            "2:30",
            "2026-10-25T02:30:00+02:00",
            "2026-10-25T02:30:00+01:00",
        ),
        (
            "Australia/Lord_Howe",
            "2026-04-05T09:00:00Z",
            "1:45am",
            "2026-04-05T01:45:00+11:00",
            "2026-04-05T01:45:00+10:30",
        ),
    ] {
        let moment = instant(text, &at(now, zone), Lean::Past).unwrap();
        assert_eq!(moment.at.to_rfc3339(), taken);
        let note = moment.note.unwrap();
        assert!(
            note.contains("the earlier is taken") && note.contains(other),
            "{note}"
        );
    }
    // It is the earlier for what is planned too, between the two and behind both.
    let between = at("2026-10-25T00:45:00Z", "Europe/Berlin");
    let next = instant("2:30", &between, Lean::Future).unwrap();
    assert_eq!(next.at.to_rfc3339(), "2026-10-26T02:30:00+01:00");
    for now in ["2026-10-25T00:45:00Z", "2026-11-21T12:00:00Z"] {
        let dated = instant("2026-10-25 2:30", &at(now, "Europe/Berlin"), Lean::Future).unwrap();
        assert_eq!(dated.at.to_rfc3339(), "2026-10-25T02:30:00+02:00");
        assert!(dated.note.unwrap().contains("the earlier is taken"));
    }
    // Now is now, even twice.
    let second = at("2026-10-25T01:30:00Z", "Europe/Berlin");
    for text in ["now", "today", "sun"] {
        let moment = instant(text, &second, Lean::Past).unwrap();
        assert_eq!(moment.at.to_rfc3339(), "2026-10-25T02:30:00+01:00");
        assert_eq!(moment.note, None);
    }
}

#[test]
fn zones_are_named_exactly() {
    assert!(zone("Europe/Berlin").is_ok() && zone("UTC").is_ok());
    for (name, hint) in [
        ("europe/berlin", "write Europe/Berlin"),
        ("Berlin", "IANA"),
        ("", "IANA"),
        ("+01:00", "IANA"),
    ] {
        let error = zone(name).unwrap_err();
        assert!(error.hint_text().unwrap().contains(hint), "{name}");
    }
}

#[test]
fn far_years_and_odd_offsets_do_not_panic() {
    // Berlin was 53 minutes and 28 seconds ahead, which no RFC 3339 text can say.
    let old = read_as("1890-01-01T12:00", &saturday(), Lean::Past);
    assert_eq!(old, "1890-01-01T11:06:32+00:00");
    for now in [
        "0001-01-01T00:00:00Z",
        "9999-12-31T23:59:59Z",
        "2106-02-07T06:28:16Z",
    ] {
        for zone in ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Europe/Berlin"] {
            for text in [
                "now",
                "8am",
                "fri",
                "fri 8am",
                "-99999d",
                "+99999d",
                "9999-12-31T23:59",
            ] {
                for lean in [Lean::Past, Lean::Future] {
                    drop(instant(text, &at(now, zone), lean));
                    drop(day(text, &at(now, zone), lean));
                }
            }
        }
    }
    for instant in [DateTime::<Utc>::MAX_UTC, DateTime::<Utc>::MIN_UTC] {
        let now = Now {
            instant,
            zone: Zone::named("Pacific/Apia").unwrap(),
        };
        assert!(day("today", &now, Lean::Past).is_err());
    }
}
