//! Instants and days as they are sent.

use std::fmt;

use chrono::{DateTime, FixedOffset, NaiveDate, SecondsFormat, Timelike, Utc};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A calendar day, `2026-11-21`.
pub type Date = NaiveDate;

/// An RFC 3339 date-time that is given back with the offset it was sent with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Timestamp {
    text: String,
    instant: DateTime<FixedOffset>,
}

impl Timestamp {
    /// Reads an RFC 3339 date-time: `T` or `t` between, `Z`, `z` or an offset with a colon behind.
    pub fn parse(text: &str) -> Option<Timestamp> {
        let shape = text.as_bytes();
        // chrono takes a blank for the `T`, and more; RFC 3339 does not.
        let strict = text.is_ascii()
            && shape.len() >= 20
            && matches!(shape[10], b'T' | b't')
            && shape[..4].iter().all(u8::is_ascii_digit)
            && (shape.ends_with(b"Z") || shape.ends_with(b"z") || shape[shape.len() - 3] == b':');
        if !strict {
            return None;
        }
        let text = within_nanoseconds(text.to_ascii_uppercase());
        let instant = DateTime::parse_from_rfc3339(&text).ok()?;
        let utc = instant.to_utc();
        let is_leap = instant.timestamp_subsec_nanos() >= 1_000_000_000;
        if is_leap && (utc.hour(), utc.minute()) != (23, 59) {
            return None;
        }
        Some(Timestamp { text, instant })
    }

    /// The instant, with its offset.
    pub fn instant(&self) -> DateTime<FixedOffset> {
        self.instant
    }

    /// Microseconds since 1970: the precision in which instants are compared.
    pub fn micros(&self) -> i64 {
        self.instant.timestamp_micros()
    }

    /// The date-time as it was sent, to the nanosecond.
    pub fn as_str(&self) -> &str {
        &self.text
    }
}

/// Digits of a fraction that are kept: nanoseconds.
const FRACTION: usize = 9;

/// A date-time without the digits of its fraction that say less than a nanosecond.
///
/// Decision: RFC 3339 lets a fraction be of any length, and each answer would repeat it.
fn within_nanoseconds(text: String) -> String {
    let Some((whole, behind)) = text.split_once('.') else {
        return text;
    };
    let digits = behind.bytes().take_while(u8::is_ascii_digit).count();
    match digits > FRACTION {
        true => format!("{whole}.{}{}", &behind[..FRACTION], &behind[digits..]),
        false => text,
    }
}

impl From<DateTime<Utc>> for Timestamp {
    fn from(instant: DateTime<Utc>) -> Self {
        let text = instant.to_rfc3339_opts(SecondsFormat::Millis, true);
        Timestamp {
            text,
            instant: instant.fixed_offset(),
        }
    }
}

impl From<DateTime<FixedOffset>> for Timestamp {
    fn from(instant: DateTime<FixedOffset>) -> Self {
        let text = instant.to_rfc3339_opts(SecondsFormat::AutoSi, false);
        Timestamp { text, instant }
    }
}

impl fmt::Display for Timestamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl Serialize for Timestamp {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.text)
    }
}

impl<'de> Deserialize<'de> for Timestamp {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Timestamp::parse(&text).ok_or_else(|| D::Error::custom("not an RFC 3339 date-time"))
    }
}

/// Reads `YYYY-MM-DD`, ten ASCII characters and nothing else.
pub fn parse_date(text: &str) -> Option<Date> {
    let bytes = text.as_bytes();
    // NaiveDate's own parser takes `2026-2-9`, a sign and blanks.
    let strict = bytes.len() == 10
        && bytes.iter().enumerate().all(|(at, byte)| match at {
            4 | 7 => *byte == b'-',
            _ => byte.is_ascii_digit(),
        });
    if !strict {
        return None;
    }
    NaiveDate::from_ymd_opt(
        text[..4].parse().ok()?,
        text[5..7].parse().ok()?,
        text[8..].parse().ok()?,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_time_keeps_its_offset_and_fraction() {
        for text in [
            "2026-11-21T08:00:00+01:00",
            "2026-11-21T08:00:00.5Z",
            "2026-11-21T08:00:00.123456789-00:00",
        ] {
            assert_eq!(Timestamp::parse(text).unwrap().as_str(), text);
        }
        for digits in ["1234567891", &"123456789".repeat(1_000)] {
            let text = format!("2026-11-21T08:00:00.{digits}+01:00");
            let kept = "2026-11-21T08:00:00.123456789+01:00";
            assert_eq!(Timestamp::parse(&text).unwrap().as_str(), kept);
        }
        assert_eq!(
            Timestamp::parse("2026-11-21t08:00:00z").unwrap().as_str(),
            "2026-11-21T08:00:00Z"
        );
    }

    #[test]
    fn what_is_not_rfc_3339_is_refused() {
        for text in [
            "2026-11-21 08:00:00Z",
            "2026-11-21T08:00:00",
            "2026-11-21T08:00:00+0100",
            "2026-11-21T08:00Z",
            "2026-11-21T24:00:00Z",
            "2026-02-30T08:00:00Z",
            "+2026-11-21T08:00:00Z",
            "",
            "2026-11-21T08:00:00+25:00",
            "2026-11-21T08:00:00é+01:00",
            "2026-11-21T08:00:00.Z",
            "2026-11-21T08:00:60Z",
        ] {
            assert!(Timestamp::parse(text).is_none(), "{text}");
        }
    }

    #[test]
    fn a_day_is_ten_characters() {
        assert!(parse_date("2024-02-29").is_some());
        for text in [
            "2026-2-9",
            " 2026-02-09",
            "+2026-02-09",
            "2026-02-30",
            "2026-02-09 ",
            "２026-02-0",
            "",
        ] {
            assert!(parse_date(text).is_none(), "{text}");
        }
    }
}
