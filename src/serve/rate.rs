//! How many requests are taken: a bucket for each key that fills with time.

use std::collections::HashMap;
use std::time::{Duration, Instant};

/// So many requests a minute, and so many at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// Requests a minute.
    pub per_minute: u32,
    /// Requests at once, after a rest.
    pub burst: u32,
}

/// A rate, and the name that it is told by.
#[derive(Clone, Copy, Debug)]
pub(super) struct Policy {
    pub(super) name: &'static str,
    pub(super) rate: Rate,
}

impl Policy {
    /// As `RateLimit-Policy` tells it: `q` requests at once, which are all there again after `w`
    /// seconds.
    pub(super) fn told(&self) -> String {
        let Rate { per_minute, burst } = self.rate;
        let window = (u64::from(burst) * 60).div_ceil(u64::from(per_minute.max(1)));
        format!("\"{}\";q={burst};w={}", self.name, window.max(1))
    }
}

/// Buckets that are full again are forgotten when there are more than this.
const MANY: usize = 10_000;

/// What is left to each key or address.
pub(super) struct Buckets {
    policy: Policy,
    buckets: HashMap<String, Bucket>,
    /// When there are more than this, those that are full again are looked for.
    many: usize,
}

struct Bucket {
    left: f64,
    at: Instant,
}

impl Buckets {
    pub(super) fn new(name: &'static str, rate: Rate) -> Self {
        Buckets {
            policy: Policy { name, rate },
            buckets: HashMap::new(),
            many: MANY,
        }
    }

    /// Takes one; an error says how long until there is one again.
    pub(super) fn take(&mut self, who: &str, now: Instant) -> Result<(), Duration> {
        let left = self
            .buckets
            .get(who)
            .map_or(f64::from(self.policy.rate.burst), |bucket| {
                fill(self.policy.rate, bucket, now)
            });
        self.wait(left)?;
        if self.buckets.len() > self.many {
            let rate = self.policy.rate;
            self.buckets
                .retain(|_, bucket| fill(rate, bucket, now) < f64::from(rate.burst));
            // Where few are, the next one does not look for them again.
            self.many = MANY.max(2 * self.buckets.len());
        }
        self.buckets.insert(
            who.to_owned(),
            Bucket {
                left: left - 1.0,
                at: now,
            },
        );
        Ok(())
    }

    fn wait(&self, left: f64) -> Result<(), Duration> {
        if left >= 1.0 {
            return Ok(());
        }
        let per_second = f64::from(self.policy.rate.per_minute.max(1)) / 60.0;
        Err(Duration::from_secs_f64((1.0 - left) / per_second))
    }
}

impl AsRef<Policy> for Buckets {
    fn as_ref(&self) -> &Policy {
        &self.policy
    }
}

fn fill(rate: Rate, bucket: &Bucket, now: Instant) -> f64 {
    let passed = now.saturating_duration_since(bucket.at).as_secs_f64();
    (bucket.left + passed * f64::from(rate.per_minute) / 60.0).min(f64::from(rate.burst))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_taken_and_then_one_for_each_share_of_a_minute() {
        let rate = Rate {
            per_minute: 60,
            burst: 3,
        };
        let mut buckets = Buckets::new("requests", rate);
        let start = Instant::now();
        for _ in 0..3 {
            assert_eq!(buckets.take("a", start), Ok(()));
        }
        assert_eq!(buckets.take("a", start), Err(Duration::from_secs(1)));
        assert_eq!(buckets.take("b", start), Ok(()));
        assert_eq!(buckets.take("a", start + Duration::from_secs(1)), Ok(()));
        assert!(buckets.take("a", start + Duration::from_secs(1)).is_err());
        for _ in 0..3 {
            assert_eq!(buckets.take("a", start + Duration::from_secs(600)), Ok(()));
        }
        assert!(buckets.take("a", start + Duration::from_secs(600)).is_err());
    }
}
