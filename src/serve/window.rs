//! How many keys an address may try: so many in any minute. A bucket that fills with time would let twice as many
//! through in the minute after a rest.

use std::collections::hash_map::Entry;
use std::collections::{HashMap, VecDeque};
use std::time::{Duration, Instant};

use super::rate::{Policy, Rate};

/// How long a try counts.
const MINUTE: Duration = Duration::from_secs(60);

/// So many addresses are remembered twice over at most: whoever has more of them has more tries anyway.
const MANY: usize = 50_000;

/// When each address tried last, the oldest first, of which no more are kept than are let through.
///
/// Those who tried lately, and those who did before: the former become the latter after a minute, or when they are many,
/// and the latter are forgotten then. However many there are, none of them is looked for among all others.
pub(super) struct Window {
    policy: Policy,
    lately: HashMap<String, VecDeque<Instant>>,
    before: HashMap<String, VecDeque<Instant>>,
    since: Option<Instant>,
}

impl Window {
    /// Lets so many through in any minute.
    pub(super) fn new(name: &'static str, per_minute: u32) -> Self {
        let rate = Rate {
            per_minute,
            burst: per_minute,
        };
        Window {
            policy: Policy { name, rate },
            lately: HashMap::new(),
            before: HashMap::new(),
            since: None,
        }
    }

    /// Whether another try is let through; it is not counted. An error says how long until then.
    pub(super) fn look(&self, who: &str, now: Instant) -> Result<(), Duration> {
        let tries = self.lately.get(who).or_else(|| self.before.get(who));
        let Some(tries) = tries.filter(|tries| self.is_full(tries)) else {
            return Ok(());
        };
        let passed = tries
            .front()
            .map(|first| now.saturating_duration_since(*first));
        match passed.and_then(|passed| MINUTE.checked_sub(passed)) {
            Some(wait) if !wait.is_zero() => Err(wait),
            _ => Ok(()),
        }
    }

    /// Counts a try, if it is let through. An error says how long until then.
    pub(super) fn take(&mut self, who: &str, now: Instant) -> Result<(), Duration> {
        self.look(who, now)?;
        self.count(who, now);
        Ok(())
    }

    /// Counts a try.
    fn count(&mut self, who: &str, now: Instant) {
        let since = *self.since.get_or_insert(now);
        if self.lately.len() >= MANY || now.saturating_duration_since(since) >= MINUTE {
            self.before = std::mem::take(&mut self.lately);
            self.since = Some(now);
        }
        let most = self.policy.rate.burst as usize;
        let tries = match self.lately.entry(who.to_owned()) {
            Entry::Occupied(tries) => tries.into_mut(),
            Entry::Vacant(place) => place.insert(self.before.remove(who).unwrap_or_default()),
        };
        while tries.len() >= most {
            tries.pop_front();
        }
        tries.push_back(now);
    }

    fn is_full(&self, tries: &VecDeque<Instant>) -> bool {
        tries.len() >= self.policy.rate.burst as usize
    }
}

impl AsRef<Policy> for Window {
    fn as_ref(&self) -> &Policy {
        &self.policy
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn in_no_minute_more_are_let_through_than_are_said() {
        let mut window = Window::new("failed-keys", 10);
        let start = Instant::now();
        let mut taken: Vec<u64> = Vec::new();
        for tenth in 0..3_000 {
            let now = start + Duration::from_millis(tenth * 100);
            if window.take("a", now).is_ok() {
                taken.push(tenth);
            }
        }
        assert_eq!(taken.len(), 50);
        for first in &taken {
            let minute = *first..first + 600;
            let within = taken.iter().filter(|at| minute.contains(at));
            assert!(within.count() <= 10, "from {first}");
        }
    }

    #[test]
    fn an_address_waits_until_its_oldest_try_is_a_minute_ago_and_no_other_does() {
        let mut window = Window::new("failed-keys", 2);
        let start = Instant::now();
        let after = |seconds| start + Duration::from_secs(seconds);
        window.count("a", start);
        window.count("a", after(50));
        assert_eq!(window.look("a", after(55)), Err(Duration::from_secs(5)));
        assert_eq!(window.look("b", after(55)), Ok(()));
        assert_eq!(window.look("a", after(60)), Ok(()));
        window.count("a", after(60));
        assert_eq!(window.look("a", after(60)), Err(Duration::from_secs(50)));
    }

    #[test]
    fn addresses_that_are_long_quiet_are_forgotten() {
        let mut window = Window::new("failed-keys", 2);
        let start = Instant::now();
        for minute in 0..3 {
            let now = start + MINUTE * minute;
            window.count(&minute.to_string(), now);
        }
        let known = |who| window.lately.contains_key(who) || window.before.contains_key(who);
        assert_eq!(["0", "1", "2"].map(known), [false, true, true]);
    }

    #[test]
    fn a_try_counts_for_a_minute_across_a_change() {
        let mut window = Window::new("failed-keys", 2);
        let start = Instant::now();
        let after = |seconds| start + Duration::from_secs(seconds);
        window.count("b", start);
        window.count("a", after(59));
        window.count("b", after(60));
        window.count("a", after(61));
        assert_eq!(window.look("a", after(62)), Err(Duration::from_secs(57)));
        assert_eq!(window.look("b", after(62)), Ok(()));
    }

    #[test]
    fn many_addresses_are_counted_without_a_look_at_the_others_and_not_all_are_kept() {
        let mut window = Window::new("failed-keys", 2);
        let now = Instant::now();
        for address in 0..4 * MANY {
            window.count(&address.to_string(), now);
            assert!(window.lately.len() + window.before.len() <= 2 * MANY);
        }
    }
}
