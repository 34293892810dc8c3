//! How long the list of what can be undone keeps a change.

/// Decision: the last 100 changes, for 30 days.
pub const MOST: u8 = 100;

/// A day, in microseconds.
const DAY: i64 = 24 * 60 * 60 * 1_000_000;
/// How long a change is kept.
const KEPT: i64 = 30 * DAY;
/// A clock so far beyond the last change is believed once two changes have been made by it: one that was
/// wrong for a moment empties no list.
const FAR: i64 = 365 * DAY;

/// Up to when a change is old and is let go, where it is `now`, and by the time of the last change but one,
/// or of the only one; `None` where the clock is not believed. All in microseconds since 1970.
pub fn old(now: i64, last_but_one: Option<i64>) -> Option<i64> {
    let is_believed = last_but_one.is_none_or(|at| now <= at.saturating_add(FAR));
    is_believed.then(|| now.saturating_sub(KEPT))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_is_old_after_thirty_days_unless_the_clock_is_a_year_beyond_the_last() {
        assert_eq!(old(100 * DAY, None), Some(70 * DAY));
        assert_eq!(old(100 * DAY, Some(99 * DAY)), Some(70 * DAY));
        assert_eq!(old(100 * DAY, Some(i64::MAX)), Some(70 * DAY));
        assert_eq!(old(400 * DAY, Some(35 * DAY)), Some(370 * DAY));
        assert_eq!(old(400 * DAY + 1, Some(35 * DAY)), None);
    }
}
