//! Whether a request is sent again, and when.

use std::time::{Duration, Instant};

use super::Remote;
use super::failure::{Again, Failure};
use super::http::{Answer, LARGEST_ANSWER};
use super::sending::Sending;
use super::wait;
use crate::error::{Code, Error, Outcome, Result};
use crate::model::{Operation, json, limits};
use crate::wire::Method;

/// How often a request is sent at most.
const ATTEMPTS: u32 = 4;
/// The longest wait that a service may ask for.
const LONGEST_ASKED: Duration = Duration::from_secs(60);

/// How long to wait for what.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// For a connection.
    pub connect: Duration,
    /// For an answer, from the first byte sent to the last received.
    pub answer: Duration,
    /// Between the first two attempts, at most; doubled each time.
    pub first_pause: Duration,
    /// Between two attempts, at most.
    pub longest_pause: Duration,
    /// For all attempts together; pauses that the service asks for are not counted.
    pub all: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Patience {
            connect: Duration::from_secs(10),
            answer: Duration::from_secs(30),
            first_pause: Duration::from_millis(500),
            longest_pause: Duration::from_secs(8),
            all: Duration::from_secs(30),
        }
    }
}

impl Remote {
    /// Sends a request of an operation, again where that is safe and makes sense.
    ///
    /// Errors: those of the service; `Network`; `BadAnswer`; `Interrupted` where somebody ends a wait.
    pub(super) fn send(&self, sending: &Sending<'_>) -> Result<Answer> {
        let mut tries = Tries::new(self.patience);
        loop {
            let failure = match self.attempt(sending, tries.limit()) {
                Ok(answer) => return Ok(answer),
                Err(failure) => failure,
            };
            let is_gone = failure.error.code() == Code::NotFound;
            if tries.reached && is_gone && sending.operation.method() == Method::Delete {
                // An earlier attempt deleted it, and its answer was lost.
                return Ok(Answer::of(sending.operation.success()));
            }
            tries.reached |= failure.again == Again::IfHarmless;
            tries.doubtful |= sending.writes() && failure.error.what_became() == Outcome::Unknown;
            let may = self.may_repeat(sending, failure.again);
            match may.then(|| tries.pause(failure.wait)).flatten() {
                Some(pause) => {
                    log::debug!("{} once more in {pause:.1?}", sending.operation.id());
                    if !self.wait(pause, failure.wait) {
                        return Err(settled(unwanted(), tries.doubtful));
                    }
                }
                None => return Err(settled(failure.error, tries.doubtful)),
            }
        }
    }

    /// Waits before it is sent once more, and says whether it still is to be.
    fn wait(&self, pause: Duration, asked: Option<Duration>) -> bool {
        if asked.is_some_and(|asked| !asked.is_zero()) {
            let (origin, pause) = (&self.origin, wait::told(pause));
            (self.waiting)(&format!("{origin} asks to wait: trying again in {pause}"));
        }
        (self.pause)(pause)
    }

    fn attempt(
        &self,
        sending: &Sending<'_>,
        limit: Duration,
    ) -> std::result::Result<Answer, Failure> {
        let fresh = sending.mark.is_some() && !self.memory.honours();
        let mut answer = self.http.attempt(sending, limit, fresh, &self.mask)?;
        let is_success = is_success(sending.operation, answer.status);
        let is_done = (200..300).contains(&answer.status);
        if sending.mark.is_some() && (answer.honours_mark || is_done) {
            // A write that was done without a word about its mark takes back what was seen before. A
            // refusal says nothing: nothing was done that could be done twice.
            self.memory.note_honours(answer.honours_mark);
        }
        // A value takes dozens of times the memory of its text: more are not read, of an error either.
        let has_too_many = json::has_more_than(&answer.body, limits::ANSWERED_VALUES);
        if !is_success {
            if has_too_many {
                answer.body.clear();
            }
            return Err(Failure::refused(&self.mask.answer(answer)));
        }
        let why = match answer.body.len() <= LARGEST_ANSWER {
            true if !has_too_many => return Ok(answer),
            true => "has more than a million values",
            false => "is larger than 16 MiB",
        };
        let answer = self.mask.answer(answer);
        Err(Failure::unreadable(sending.operation, &answer, why))
    }

    fn may_repeat(&self, sending: &Sending<'_>, again: Again) -> bool {
        match again {
            Again::Never => false,
            Again::Always => true,
            Again::IfHarmless => sending.mark.is_none() || self.memory.honours(),
        }
    }
}

/// Any success is taken for the one that was promised: another server may say 200 for 201. One
/// that never has a body is none where a body is promised.
fn is_success(operation: Operation, status: u16) -> bool {
    match operation.success() {
        204 => (200..300).contains(&status),
        _ => matches!(status, 200..=203),
    }
}

/// The attempts of one request.
struct Tries {
    patience: Patience,
    started: Instant,
    /// Waited because the service asked to.
    asked: Duration,
    made: u32,
    /// Whether an attempt got through to somebody who may have begun with it.
    reached: bool,
    /// Whether an attempt may have done what was asked without our knowing.
    doubtful: bool,
}

impl Tries {
    fn new(patience: Patience) -> Self {
        Tries {
            patience,
            started: Instant::now(),
            asked: Duration::ZERO,
            made: 0,
            reached: false,
            doubtful: false,
        }
    }

    fn used(&self) -> Duration {
        self.started.elapsed().saturating_sub(self.asked)
    }

    /// How long the next attempt may take.
    fn limit(&self) -> Duration {
        let left = self.patience.all.saturating_sub(self.used());
        left.min(self.patience.answer)
    }

    /// How long to wait before another attempt; `None` when there is to be none.
    fn pause(&mut self, asked: Option<Duration>) -> Option<Duration> {
        self.made += 1;
        let asked = asked.filter(|wait| !wait.is_zero());
        let own = match asked {
            Some(_) => Duration::ZERO,
            None => self.jitter(),
        };
        // An attempt that is cut off while it connects would make a plain failure a doubtful one.
        let needs = self.used() + own + self.patience.connect;
        let asked = asked.unwrap_or_default();
        if self.made >= ATTEMPTS || asked > LONGEST_ASKED || needs > self.patience.all {
            return None;
        }
        self.asked += asked;
        Some(own + asked)
    }

    /// Full jitter: anything from nothing to the doubled pause.
    fn jitter(&self) -> Duration {
        let doubled = 1 << self.made.saturating_sub(1).min(10);
        let ceiling = self.patience.first_pause.saturating_mul(doubled);
        let ceiling = ceiling.min(self.patience.longest_pause);
        // Without randomness everybody waits as long as they may.
        let random = getrandom::u32().unwrap_or(u32::MAX);
        ceiling.mul_f64(f64::from(random) / f64::from(u32::MAX))
    }
}

/// Somebody ended the wait before it was sent once more.
fn unwanted() -> Error {
    Error::new(Code::Interrupted, "interrupted: nothing was sent again")
}

/// What to do where nobody knows. Of a change that may not have been made no way back is kept.
const DOUBTFUL: &str = "nobody knows whether the change was made: look before you repeat it; journal undo does not take it back";

/// An error with what became of its request: `doubtful` when an attempt may have done it.
pub(super) fn settled(error: Error, doubtful: bool) -> Error {
    match doubtful {
        false => error.outcome(Outcome::NotApplied),
        true => error.outcome(Outcome::Unknown).hint(DOUBTFUL),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_minute_is_waited_for_and_no_second_more() {
        let minute = Duration::from_secs(60);
        let mut tries = Tries::new(Patience::default());
        assert_eq!(tries.pause(Some(minute)), Some(minute));
        assert_eq!(tries.pause(Some(minute + Duration::from_secs(1))), None);
    }

    #[test]
    fn pauses_of_our_own_double_and_end_with_the_fourth_attempt() {
        for _ in 0..200 {
            let mut tries = Tries::new(Patience::default());
            for longest in [500, 1_000, 2_000] {
                let pause = tries.pause(None).unwrap();
                assert!(pause <= Duration::from_millis(longest), "{pause:?}");
            }
            assert_eq!(tries.pause(None), None);
        }
    }
}
