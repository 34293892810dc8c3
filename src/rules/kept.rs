//! How long the list of what can be undone keeps a change.

use std::cmp::Reverse;

/// Decision: the last 100 changes, for 30 days.
pub const MOST: u8 = 100;

/// How many of `came` changes have room on a list that has `there`.
pub fn room(there: usize, came: usize) -> usize {
    usize::from(MOST).saturating_sub(there).min(came)
}

/// A day, in microseconds.
const DAY: i64 = 24 * 60 * 60 * 1_000_000;
/// How long a change is kept.
const KEPT: i64 = 30 * DAY;
/// A clock so far beyond the last change is believed once two changes have been made by it: one that was
/// wrong for a moment empties no list.
const FAR: i64 = 365 * DAY;

/// Up to when a change may be old, where it is `now`; in microseconds since 1970.
pub fn may_be_old(now: i64) -> i64 {
    now.saturating_sub(KEPT)
}

/// How many of the first changes are old and are let go, where it is `now`, by the times of all in the order
/// in which they were made. In microseconds since 1970.
///
/// Only first ones go: what was made later is taken back first, whatever a clock that was wrong said then.
/// A time that is yet to come says nothing of when a change was made but that it was before the next.
pub fn old(made: &[i64], now: i64) -> usize {
    let is_believed = last_but_one(made).is_none_or(|at| now <= at.saturating_add(FAR));
    if !is_believed {
        return 0;
    }
    let is_new = |at: &i64| *at > may_be_old(now) && *at <= now;
    let first_new = made.iter().position(is_new).unwrap_or(made.len());
    let is_old = |at: &i64| *at <= may_be_old(now);
    let last_old = made[..first_new].iter().rposition(is_old);
    last_old.map_or(0, |at| at + 1)
}

/// The last time but one, or the only one.
fn last_but_one(made: &[i64]) -> Option<i64> {
    let mut made = made.to_vec();
    made.sort_by_key(|at| Reverse(*at));
    made.truncate(2);
    made.last().copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many of changes that were made on these days are old on a day.
    fn old_on(day: i64, made: &[i64]) -> usize {
        let made: Vec<i64> = made.iter().map(|day| day * DAY).collect();
        old(&made, day * DAY)
    }

    #[test]
    fn a_change_is_old_after_thirty_days_unless_the_clock_is_a_year_beyond_the_last() {
        assert_eq!(old_on(100, &[]), 0);
        assert_eq!(old_on(100, &[70, 71, 99]), 1);
        assert_eq!(old_on(100, &[70]), 1);
        assert_eq!(old_on(400, &[1, 2, 35, 36]), 4);
        assert_eq!(old_on(401, &[1, 2, 35, 36]), 0);
    }

    #[test]
    fn no_change_is_let_go_before_an_earlier_one() {
        // A clock that was slow once, and one that is slow.
        assert_eq!(old_on(100, &[60, 99, 40]), 1);
        assert_eq!(old_on(100, &[99, 40, 41]), 0);
        assert_eq!(old_on(100, &[60, 140, 99]), 1);
        assert_eq!(old_on(100, &[140, 141, 99]), 0);
        // One that was fast once keeps no list for ever.
        assert_eq!(old_on(100, &[60, 9_000, 65, 66]), 4);
        assert_eq!(old_on(100, &[60, 9_000, 65, 80]), 3);
        assert_eq!(old_on(100, &[60, 9_000]), 1);
    }
}
