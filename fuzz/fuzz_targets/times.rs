//! Times and days as people write them: understood on the side that was asked for, or refused.
#![no_main]

use chrono::{DateTime, Utc};
use chrono_tz::Tz;
use journal::phrase::when::{Lean, Now, day, instant};
use libfuzzer_sys::fuzz_target;

/// Zones with whole, half and odd offsets, a day that is missing, and a change of half an hour.
const ZONES: [Tz; 6] = [
    Tz::UTC,
    Tz::Europe__Berlin,
    Tz::Asia__Kathmandu,
    Tz::Pacific__Apia,
    Tz::Australia__Lord_Howe,
    Tz::America__St_Johns,
];

fuzz_target!(|input: (u8, u32, &str)| {
    let (zone, seconds, text) = input;
    let now = Now {
        instant: DateTime::<Utc>::from_timestamp(i64::from(seconds), 0).expect("a time of ours"),
        zone: ZONES[usize::from(zone) % ZONES.len()],
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
