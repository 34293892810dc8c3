//! A thousand journals in one folder (100 in the short form), and one person who asks as fast as the machine lets them.

use std::collections::BTreeMap;
use std::thread;
use std::time::{Duration, Instant};

use crate::others::beside;
use crate::served::{MEAL, Served};
use crate::tally::times;
use crate::wire::request;

/// Connections of the one who means harm.
const CONNECTIONS: usize = 8;
/// What a key may do: so many at once, and so many a second from then on.
const BURST: usize = 60;
const A_SECOND: usize = 5;

#[test]
fn of_many_journals_one_at_full_speed_gets_429_and_the_others_their_answers() {
    let journals = times(100, 1_000);
    let served = Served::people(journals, &[]);
    let time = Duration::from_secs(times(2, 60) as u64);
    beside(&served, 1..journals, "one key at full speed", || {
        let begun = Instant::now();
        let counts: Vec<BTreeMap<u16, usize>> = thread::scope(|scope| {
            let lines = (0..CONNECTIONS).map(|number| {
                let served = &served;
                scope.spawn(move || hammer(served, number, begun, time))
            });
            let lines: Vec<_> = lines.collect();
            lines.into_iter().map(|line| line.join().unwrap()).collect()
        });
        let took = begun.elapsed();
        let mut all = BTreeMap::new();
        for (status, count) in counts.into_iter().flatten() {
            *all.entry(status).or_insert(0) += count;
        }
        let good = all.get(&200).unwrap_or(&0) + all.get(&201).unwrap_or(&0);
        let refused = *all.get(&429).unwrap_or(&0);
        let most = BURST + A_SECOND * (took.as_secs() as usize + 1);
        assert!((BURST..=most).contains(&good), "{good} of {most}: {all:?}");
        assert!(refused > 0, "{all:?}");
        assert_eq!(good + refused, all.values().sum::<usize>(), "{all:?}");
        let speed = (good + refused) as f64 / took.as_secs_f64();
        let told = format!(
            "{speed:.0} a second for {took:.0?} beside {journals} journals: {good} done, {refused} refused"
        );
        (good + refused, told)
    });
    served.ends(&format!("{journals} journals"));
}

/// Asks over one connection until the time is up, a write for each read.
fn hammer(served: &Served, number: usize, begun: Instant, time: Duration) -> BTreeMap<u16, usize> {
    let key = &served.keys[0];
    let asked = match number % 2 {
        0 => request("GET", "/v1/meals", key, b""),
        _ => request("POST", "/v1/meals", key, MEAL.as_bytes()),
    };
    let mut line = served.line();
    let mut counts = BTreeMap::new();
    while begun.elapsed() < time {
        line.send(&asked).unwrap();
        let reply = line.reply().unwrap();
        if reply.status == 429 {
            assert!(reply.header("retry-after").is_some(), "{reply:?}");
        }
        *counts.entry(reply.status).or_default() += 1;
    }
    counts
}
