//! Times and days as people write them: understood on the side that was asked for, or refused.
#![no_main]

use chrono::{DateTime, Utc};
use journal::model::Zone;
use journal::phrase::when::{Lean, Now, day, instant};
use libfuzzer_sys::fuzz_target;

/// Zones with whole, half and odd offsets, a day that is missing, and a change of half an hour.
const ZONES: [&str; 6] = [
    "UTC",
    "Europe/Berlin",
    "Asia/Kathmandu",
    "Pacific/Apia",
    "Australia/Lord_Howe",
    "America/St_Johns",
];

fuzz_target!(|input: (u8, u32, &str)| {
    let (zone, seconds, text) = input;
    let now = Now {
        instant: DateTime::<Utc>::from_timestamp(i64::from(seconds), 0).expect("a time of ours"),
        zone: Zone::named(ZONES[usize::from(zone) % ZONES.len()]).expect("a zone"),
    };
    for lean in [Lean::Past, Lean::Future] {
        for refused in [instant(text, &now, lean).err(), day(text, &now, lean).err()] {
            let hinted = refused.is_none_or(|error| error.hint_text().is_some());
            assert!(hinted, "{text} is refused without a hint");
        }
    }
    // A time of day alone.
    if text
        .bytes()
        .all(|byte| byte.is_ascii_digit() || byte == b':')
    {
        if let Ok(past) = instant(text, &now, Lean::Past) {
            assert!(past.at <= now.instant, "{text} is to come");
        }
        if let Ok(future) = instant(text, &now, Lean::Future) {
            assert!(future.at >= now.instant, "{text} is over");
        }
    }
});
