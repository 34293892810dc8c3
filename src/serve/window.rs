//! How many keys an address may try: so many in any minute. A bucket that fills with time would let twice as many
//! through in the minute after a rest.

use std::collections::{HashMap, VecDeque};
use std::time::{Duration, Instant};

use super::rate::{Policy, Rate};

/// How long a try counts.
const MINUTE: Duration = Duration::from_secs(60);

/// Addresses none of whose tries counts any more are forgotten when there are more than this.
const MANY: usize = 10_000;

/// When each address tried last, the oldest first, of which no more are kept than are let through.
pub(super) struct Window {
    policy: Policy,
    tries: HashMap<String, VecDeque<Instant>>,
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
            tries: HashMap::new(),
        }
    }

    /// Whether another try is let through; it is not counted. An error says how long until then.
    pub(super) fn look(&self, who: &str, now: Instant) -> Result<(), Duration> {
        let Some(tries) = self.tries.get(who).filter(|tries| self.is_full(tries)) else {
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

    /// Counts a try.
    pub(super) fn count(&mut self, who: &str, now: Instant) {
        if self.tries.len() > MANY {
            let counts = |at: &Instant| now.saturating_duration_since(*at) < MINUTE;
            self.tries
                .retain(|_, tries| tries.back().is_some_and(counts));
        }
        let most = self.policy.rate.burst as usize;
        let tries = self.tries.entry(who.to_owned()).or_default();
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
            if window.look("a", now).is_ok() {
                window.count("a", now);
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
        for address in 0..=MANY {
            window.count(&address.to_string(), start);
        }
        window.count("a", start + MINUTE);
        assert_eq!(window.tries.len(), 1);
    }
}
