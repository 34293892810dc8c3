//! The processor time of whole processes, measured in turns.

use std::process::{Command, Stdio};
use std::time::Duration;

use nix::sys::resource::{UsageWho, getrusage};
use nix::sys::time::TimeValLike;

/// A program with its arguments, to be run many times.
pub(crate) struct Contestant {
    command: Command,
    /// Puts back what a run has changed, when it was measured.
    then: Option<Box<dyn FnMut()>>,
}

impl Contestant {
    pub(crate) fn new(mut command: Command) -> Self {
        command
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        Contestant {
            command,
            then: None,
        }
    }

    /// The same, after each run of which this is done.
    pub(crate) fn and_then(self, then: impl FnMut() + 'static) -> Self {
        let then: Option<Box<dyn FnMut()>> = Some(Box::new(then));
        Contestant { then, ..self }
    }

    /// The processor time of one run, in the program and for it.
    fn run(&mut self) -> Duration {
        let before = of_children();
        let status = self.command.status().expect("the program starts");
        assert!(status.success(), "{:?}: {status}", self.command);
        let took = of_children() - before;
        if let Some(then) = &mut self.then {
            then();
        }
        took
    }
}

fn of_children() -> Duration {
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN).expect("the system tells");
    let micros = usage.user_time().num_microseconds() + usage.system_time().num_microseconds();
    Duration::from_micros(micros.unsigned_abs())
}

/// What each took in each round.
pub(crate) fn in_turns(contestants: &mut [Contestant], rounds: usize) -> Vec<Vec<Duration>> {
    let mut times = vec![Vec::new(); contestants.len()];
    // Once beforehand, so that all find their files in memory.
    for one in contestants.iter_mut() {
        one.run();
    }
    for round in 0..rounds {
        let mut order: Vec<usize> = (0..contestants.len()).collect();
        if round % 2 == 1 {
            order.reverse();
        }
        for at in order {
            times[at].push(contestants[at].run());
        }
    }
    times
}

pub(crate) fn middle(times: &[Duration]) -> Duration {
    quartile(times, 2)
}

/// A quartile: the first, the middle, the third.
pub(crate) fn quartile(times: &[Duration], which: usize) -> Duration {
    let mut sorted = times.to_vec();
    sorted.sort_unstable();
    sorted[(sorted.len() - 1) * which / 4]
}

pub(crate) fn ratio(a: Duration, b: Duration) -> f64 {
    a.as_secs_f64() / b.as_secs_f64().max(1e-9)
}

pub(crate) fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

/// The first and the third quartile of the ratios, round by round.
pub(crate) fn spread(a: &[Duration], b: &[Duration]) -> (f64, f64) {
    let mut ratios: Vec<f64> = a.iter().zip(b).map(|(a, b)| ratio(*a, *b)).collect();
    ratios.sort_unstable_by(f64::total_cmp);
    let at = |which| ratios[(ratios.len() - 1) * which / 4];
    (at(1), at(3))
}
