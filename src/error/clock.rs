//! A clock that cannot be right.

use chrono::{DateTime, Datelike, Utc};

use super::{Code, Error, Result};

/// An instant that can be written down: RFC 3339 has four digits for the year, and what was written with
/// any other could not be read again.
///
/// Errors: `Unavailable` for any other.
pub fn writable(now: DateTime<Utc>) -> Result<DateTime<Utc>> {
    match now.year() {
        0..=9999 => Ok(now),
        year => Err(Error::wrong_clock(&format!("the year {year}"))),
    }
}

impl Error {
    /// The clock cannot be right that says this.
    pub fn wrong_clock(says: &str) -> Error {
        let what = format!("the clock of this machine is wrong: it says {says}");
        Error::new(Code::Unavailable, what).hint(
            "nothing was changed, and all that was written before is kept: set the clock (doctor tells what it says), and do it again",
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::TimeZone;

    #[test]
    fn an_instant_is_writable_whose_year_has_four_digits() {
        let first = |year| Utc.with_ymd_and_hms(year, 1, 1, 0, 0, 0).unwrap();
        for year in [0, 1970, 2026, 9999] {
            assert_eq!(writable(first(year)), Ok(first(year)));
        }
        for year in [-1, 10_000, 262_142] {
            let told = writable(first(year)).unwrap_err();
            assert!(told.message().contains(&year.to_string()), "{told}");
            assert!(told.hint_text().unwrap().contains("set the clock"));
        }
    }
}
