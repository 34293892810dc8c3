//! Many journals in one folder: whether one of them that is hot slows the others, how long people wait who
//! come one after the other, and what each costs in memory.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use super::load::{self, Figures, Line};
use super::server::{Kind, Server};
use super::{CONNECTIONS, Options, WARM, asked, median};

/// Journals of the folder.
const PEOPLE: usize = 1_000;
/// Of the connections, those of the journal that is hot.
const HOT: usize = CONNECTIONS / 2;
/// How often each of the others asks.
const PACE: Duration = Duration::from_millis(200);
/// People whose journals are asked at a time; a person comes back, as people do.
const AWAKE: usize = CONNECTIONS - HOT;
/// The share of times that is looked at.
const P99: f64 = 0.99;

/// The people of a folder, made once.
fn settle(folder: &Path, count: usize) -> Vec<String> {
    let _ = std::fs::remove_dir_all(folder);
    std::fs::create_dir_all(folder).expect("a folder");
    asked::many_journals(folder, count)
}

/// Measures the others while everybody is quiet, and while one journal is asked without a pause.
pub(crate) fn hot(name: &str, kind: &Kind, folder: &Path, options: &Options) {
    let keys = settle(folder, PEOPLE);
    let server = Server::start(kind, folder, true, None);
    let measure = |hot: usize| {
        let mut lines = others(&keys[1..]);
        let requests: Vec<_> = (0..64).map(|at| asked::plain_post(&keys[0], at)).collect();
        let requests = Arc::new(requests);
        lines.extend((0..hot).map(|first| Line {
            group: 1,
            requests: Arc::clone(&requests),
            first,
            pace: None,
        }));
        load::run(server.address, lines, WARM, options.time)
    };
    // Of those who ask, each has asked before.
    measure(0);
    let mut quiet = Vec::new();
    let mut busy = Vec::new();
    let mut speeds = Vec::new();
    for _ in 0..options.rounds {
        quiet.push(measure(0).remove(0));
        let mut both = measure(HOT);
        speeds.push(both.remove(1).speed);
        busy.push(both.remove(0));
    }
    let p99 = |figures: &[Figures]| median(figures.iter().map(|all| all.within(P99)).collect());
    println!("\n{name}: {PEOPLE} journals, {AWAKE} people who ask every {PACE:?}");
    println!("| | p99 ms of these |\n| --- | --- |");
    println!("| quiet | {:.2} |", p99(&quiet));
    let hot = format!(
        "one journal hot, {HOT} connections, {:.0} meals/s",
        median(speeds)
    );
    println!(
        "| {hot} | {:.2} ({:.1} ×) |",
        p99(&busy),
        p99(&busy) / p99(&quiet)
    );
}

/// Lines of people who each read and write now and then.
fn others(keys: &[String]) -> Vec<Line> {
    let line = |number: usize| {
        let key = &keys[number * keys.len() / AWAKE];
        let requests = vec![asked::page_at(key, 0), asked::plain_post(key, number)];
        Line {
            group: 0,
            requests: Arc::new(requests),
            first: number,
            pace: Some(PACE),
        }
    };
    (0..AWAKE).map(line).collect()
}

/// A request of a person.
type Ask = fn(&str, usize) -> Vec<u8>;

/// Measures how long a request of one person takes where there is nobody else, where there are a thousand who
/// asked before, and where each of these asks in turn: of the last, hardly anybody's journal is still open.
pub(crate) fn turns(name: &str, kind: &Kind, folder: &Path, options: &Options) {
    let beside = folder.with_file_name("person");
    let (lone, keys) = (settle(&beside, 1), settle(folder, PEOPLE));
    let only = Server::start(kind, &beside, true, None);
    let server = Server::start(kind, folder, true, None);
    // Everybody's journal has been looked through once.
    keys.iter()
        .for_each(|key| drop(load::once(server.address, &asked::page_at(key, 0))));
    let page: Ask = |key, _| asked::page_at(key, 0);
    println!("\n{name}: one connection; p50 and p99 in ms");
    println!("| | the only person | one of {PEOPLE} people | each of them in turn |");
    println!("| --- | --- | --- | --- |");
    for (what, request) in [("POST", asked::plain_post as Ask), ("GET", page)] {
        let asking = [
            (&only, &lone[..]),
            (&server, &keys[..1]),
            (&server, &keys[..]),
        ];
        let mut figures = asking.map(|_| Vec::new());
        for _ in 0..options.rounds {
            for (figures, (server, people)) in figures.iter_mut().zip(asking) {
                figures.push(in_turn(server, people, request, options));
            }
        }
        let of = |figures: &[Figures], share| {
            let each = figures.iter().map(|figures| figures.within(share));
            median(each.collect())
        };
        let first = of(&figures[0], P99);
        let told = figures.map(|figures| {
            let (p50, p99) = (of(&figures, 0.5), of(&figures, P99));
            format!("{p50:.2}, {p99:.2} ({:.1} ×)", p99 / first)
        });
        println!("| {what} | {} |", told.join(" | "));
    }
}

/// What came of requests of people one after the other, over one connection.
fn in_turn(server: &Server, people: &[String], request: Ask, options: &Options) -> Figures {
    let asked = people.iter().enumerate();
    let requests = asked.map(|(number, key)| request(key, number)).collect();
    let line = Line {
        group: 0,
        requests: Arc::new(requests),
        first: 0,
        pace: None,
    };
    load::run(server.address, vec![line], WARM, options.time).remove(0)
}

/// How often each person asks, and each time the memory is looked at.
const TIMES: usize = 5;

/// Measures what the server holds after one person, and then each of a thousand, have asked a few times: whose
/// journal was closed is idle.
pub(crate) fn memory(name: &str, kind: &Kind, folder: &Path) {
    let keys = settle(folder, PEOPLE);
    let server = Server::start(kind, folder, true, None);
    let ask = |keys: &[String], time: usize| {
        for (number, key) in keys.iter().enumerate() {
            let post: Ask = match (number + time) % 2 {
                0 => asked::plain_post,
                _ => asked::oats_post,
            };
            load::once(server.address, &post(key, number + time));
            load::once(server.address, &asked::page_at(key, 0));
        }
        server.memory()
    };
    let one = (0..TIMES).fold(0, |_, time| ask(&keys[..1], time));
    let each = |time| {
        let all = ask(&keys[1..], time);
        let each = all.saturating_sub(one) as f64 / (PEOPLE - 1) as f64;
        format!("{each:.1}")
    };
    let each: Vec<String> = (0..TIMES).map(each).collect();
    println!(
        "\n{name}: {one} KiB with one person; of {PEOPLE}, KiB each, after they asked once, twice, …: {}",
        each.join(", ")
    );
}
