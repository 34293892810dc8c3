//! Everybody else: people who ask as people do, and how long they wait for their answers.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crate::served::{MEAL, Served};
use crate::tally::{times, tried};
use crate::wire::{Line, request};

/// How long they are watched before the abuse begins, in milliseconds.
fn quiet_time() -> Duration {
    Duration::from_millis(times(250, 1_000) as u64)
}

/// Nobody waits as long as this for an answer, whatever others do: it is half of what a server waits
/// for the head of a request. The figures that are printed are far below.
const BOUND: Duration = Duration::from_secs(5);

/// What they were answered, and when.
#[derive(Default)]
pub(crate) struct Seen {
    took: Vec<Duration>,
    statuses: BTreeMap<u16, usize>,
}

impl Seen {
    fn percent(&self, percent: usize) -> Duration {
        let mut took = self.took.clone();
        took.sort();
        let at = (took.len() * percent / 100).min(took.len().saturating_sub(1));
        took.get(at).copied().unwrap_or_default()
    }

    fn told(&self) -> String {
        let millis = |percent| self.percent(percent).as_secs_f64() * 1_000.0;
        let (half, most, worst) = (millis(50), millis(99), millis(100));
        let count = self.took.len();
        format!("p50 {half:.1} ms, p99 {most:.1} ms, worst {worst:.1} ms of {count}")
    }
}

/// Does something to a server and watches these people before it and meanwhile. How much was tried and
/// what came of it, which the abuse tells, stands in the table beside how long they waited.
///
/// Panics when one of them got anything but a success, or waited too long.
pub(crate) fn beside(
    served: &Served,
    people: std::ops::Range<usize>,
    what: &str,
    abuse: impl FnOnce() -> (usize, String) + Send,
) {
    tried(&format!("served: {what}"), || {
        watched(served, people, what, abuse)
    });
}

/// Does something to a server that nobody else is asked of.
pub(crate) fn alone(what: &str, abuse: impl FnOnce() -> (usize, String)) {
    tried(&format!("served: {what}"), || {
        let (count, told) = abuse();
        println!("{what}: {told}");
        (count, told)
    });
}

fn watched(
    served: &Served,
    people: std::ops::Range<usize>,
    what: &str,
    abuse: impl FnOnce() -> (usize, String) + Send,
) -> (usize, String) {
    let keys = &served.keys[people];
    let quiet = AtomicBool::new(false);
    let before = thread::scope(|scope| {
        let watched = scope.spawn(|| ask_on(served.address, keys, &quiet));
        thread::sleep(quiet_time());
        quiet.store(true, Ordering::Relaxed);
        watched.join().unwrap()
    });
    let done = AtomicBool::new(false);
    let (told, meanwhile) = thread::scope(|scope| {
        let watched = scope.spawn(|| ask_on(served.address, keys, &done));
        let abused = scope.spawn(abuse);
        let told = abused.join();
        done.store(true, Ordering::Relaxed);
        (told, watched.join().unwrap())
    });
    let (count, told) = told.unwrap_or_else(|panic| std::panic::resume_unwind(panic));
    println!("{what}: {told}");
    println!("  others before: {}", before.told());
    let ratio = meanwhile.percent(99).as_secs_f64() / before.percent(99).as_secs_f64().max(1e-6);
    println!("  meanwhile: {}, p99 × {ratio:.1}", meanwhile.told());
    for seen in [&before, &meanwhile] {
        let good = |status: &u16| (200..300).contains(status);
        assert!(seen.statuses.keys().all(good), "{:?}", seen.statuses);
        assert!(!seen.took.is_empty(), "nobody asked anything");
        assert!(seen.percent(100) < BOUND, "{what}: {}", seen.told());
    }
    let waited = |seen: &Seen| seen.percent(99).as_secs_f64() * 1_000.0;
    let (before, meanwhile) = (waited(&before), waited(&meanwhile));
    let (_, memory) = served.memory();
    let figures = format!(
        "{told}; others' p99 {before:.0} ms before, {meanwhile:.0} ms meanwhile; memory {memory} MiB"
    );
    (count, figures)
}

/// Asks for one person after another until told to stop: three reads for each write, each over a
/// connection of its own, with pauses as people make them.
fn ask_on(address: SocketAddr, keys: &[String], stop: &AtomicBool) -> Seen {
    let mut seen = Seen::default();
    for turn in 0.. {
        if stop.load(Ordering::Relaxed) && turn >= 8 {
            break;
        }
        let key = &keys[turn % keys.len()];
        let asked = match turn % 4 {
            0 => request("GET", "/v1/meals?limit=20", key, b""),
            1 => request("GET", "/v1/settings", key, b""),
            2 => request("GET", "/v1/foods?query=egg&library=composition", key, b""),
            _ => request("POST", "/v1/meals", key, MEAL.as_bytes()),
        };
        let begun = Instant::now();
        let reply = Line::to(address).and_then(|mut line| {
            line.send(&asked)?;
            line.reply()
        });
        seen.took.push(begun.elapsed());
        let status = reply.map_or(0, |reply| reply.status);
        *seen.statuses.entry(status).or_default() += 1;
        thread::sleep(Duration::from_millis(5));
    }
    seen
}
