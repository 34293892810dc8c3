//! `Retry-After`: how long a service asks to wait, in seconds or until a date.

use std::time::Duration;

use chrono::{DateTime, Utc};
use reqwest::header::HeaderMap;

use crate::wire::header;

/// How long an answer with these headers asks to wait.
pub(super) fn asked(headers: &HeaderMap) -> Option<Duration> {
    let text = |name| Some(headers.get(name)?.to_str().ok()?.trim());
    let after = text(header::RETRY_AFTER)?;
    if !after.is_empty() && after.bytes().all(|byte| byte.is_ascii_digit()) {
        // A number that is too large for anybody is one too large to wait for.
        let seconds = after.parse().unwrap_or(u64::MAX);
        return Some(Duration::from_secs(seconds));
    }
    // The service's own clock counts where it tells it: the one here may be a day off.
    let now = text(header::DATE).and_then(date).unwrap_or_else(Utc::now);
    Some((date(after)? - now).to_std().unwrap_or_default())
}

/// A date as HTTP writes it: `Sat, 21 Nov 2026 08:00:00 GMT`.
fn date(text: &str) -> Option<DateTime<Utc>> {
    let date = DateTime::parse_from_rfc2822(text).ok()?;
    Some(date.to_utc())
}

/// How long that is, for a person; rounded up.
pub(super) fn told(wait: Duration) -> String {
    let seconds = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
    match seconds {
        1 => "1 second".to_owned(),
        0..=120 => format!("{seconds} seconds"),
        121..=7200 => format!("{} minutes", seconds.div_ceil(60)),
        7201..=172_800 => format!("{} hours", seconds.div_ceil(3600)),
        172_801..=31_536_000 => format!("{} days", seconds.div_ceil(86_400)),
        _ => "more than a year".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wait(headers: &[(&'static str, &'static str)]) -> Option<u64> {
        let headers = headers.iter().map(|(name, value)| {
            (
                name.parse().unwrap(),
                reqwest::header::HeaderValue::from_static(value),
            )
        });
        asked(&headers.collect()).map(|wait| wait.as_secs())
    }

    #[test]
    fn seconds_and_dates_are_understood_and_nothing_else() {
        let date = ("date", "Sat, 21 Nov 2026 08:00:00 GMT");
        for (after, seconds) in [
            ("2", Some(2)),
            (" 61 ", Some(61)),
            ("0", Some(0)),
            ("Sat, 21 Nov 2026 08:00:07 GMT", Some(7)),
            ("Sun, 22 Nov 2026 08:00:00 GMT", Some(86_400)),
            ("Fri, 20 Nov 2026 08:00:00 GMT", Some(0)),
            ("-1", None),
            ("1.5", None),
            ("soon", None),
            ("", None),
            ("  ", None),
            ("+5", None),
            ("1e3", None),
            ("2, 3", None),
            ("18446744073709551615", Some(u64::MAX)),
            ("99999999999999999999999", Some(u64::MAX)),
            ("Sat, 21 Nov 2026 25:00:00 GMT", None),
        ] {
            assert_eq!(wait(&[("retry-after", after), date]), seconds, "{after}");
        }
        assert_eq!(wait(&[date]), None);
    }

    #[test]
    fn a_date_is_counted_from_here_where_the_service_tells_no_date() {
        let past = ("retry-after", "Sat, 21 Nov 2020 08:00:00 GMT");
        assert_eq!(wait(&[past]), Some(0));
        let future = ("retry-after", "Fri, 21 Nov 2110 08:00:00 GMT");
        assert!(wait(&[future]).unwrap() > 86_400);
    }

    #[test]
    fn a_wait_is_told_in_units_that_fit() {
        for (seconds, words) in [
            (1, "1 second"),
            (61, "61 seconds"),
            (121, "3 minutes"),
            (3600, "60 minutes"),
            (86_400, "24 hours"),
            (172_801, "3 days"),
            (u64::MAX, "more than a year"),
        ] {
            assert_eq!(told(Duration::from_secs(seconds)), words);
        }
        assert_eq!(told(Duration::from_millis(1_200)), "2 seconds");
    }
}
