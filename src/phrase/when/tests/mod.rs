//! Times in zones that are kind and zones that are not.

mod words;
mod zones;

use super::*;

fn at(instant: &str, zone: &str) -> Now {
    Now {
        instant: instant.parse().unwrap(),
        zone: super::zone(zone).unwrap(),
    }
}

/// Saturday, 21 November 2026, eight in the morning in Berlin.
fn saturday() -> Now {
    at("2026-11-21T07:00:00Z", "Europe/Berlin")
}

fn read_as(text: &str, now: &Now, lean: Lean) -> String {
    match instant(text, now, lean) {
        Ok(moment) => moment.at.to_rfc3339(),
        Err(error) => panic!("{text}: {error}"),
    }
}

fn refused(text: &str, now: &Now) -> Error {
    match instant(text, now, Lean::Past) {
        Ok(moment) => panic!("{text} is understood as {moment:?}"),
        Err(error) => {
            assert_eq!(error.code(), Code::NotUnderstood, "{text}");
            assert!(error.hint_text().is_some(), "{text}");
            error
        }
    }
}
