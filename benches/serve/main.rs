//! A served journal under load: how many requests it answers, against the framework alone, against
//! one transaction each, against writes that wait for no disk, and with a slow one.
//!
//! `cargo bench --bench serve -- [--rounds R] [--seconds S] [--only PART]… [--against PROGRAM]…`
//!
//! PART is `post`, `page`, `slow`, `hot`, `turns` or `memory`. 64 connections ask over loopback, each again
//! when it has its answer. Every server is a process of its own, started on a fresh copy of the
//! same journal; those that are compared take turns in each round, and what counts are the ratios
//! within a round: the machine is shared with the load itself, and with others. A PROGRAM is
//! another build of `journal`, measured beside this one.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout,
    missing_docs
)]

mod asked;
mod crowd;
mod echo;
mod load;
mod made;
mod server;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use load::{Figures, Line};
use server::{Kind, Server};

/// Connections that ask at once.
const CONNECTIONS: usize = 64;
/// What a slow disk takes more for each sync, in microseconds.
const SLOW: u32 = 2_000;
/// How long is asked before it counts.
const WARM: Duration = Duration::from_millis(700);
const ECHO: &str = "echo";

pub(crate) struct Options {
    rounds: usize,
    pub(crate) time: Duration,
    only: Vec<String>,
    against: Vec<PathBuf>,
}

fn main() {
    let mut arguments = std::env::args()
        .skip(1)
        .filter(|argument| argument != "--bench");
    let first = arguments.next();
    if first.as_deref() == Some("--as") {
        let word = arguments.next().expect("--as WORD FOLDER");
        let folder = PathBuf::from(arguments.next().expect("--as WORD FOLDER"));
        return match word.as_str() {
            ECHO => echo::serve(fs::read(folder.join("page")).expect("a page")),
            word => made::run(word, &folder),
        };
    }
    let options = options(first.into_iter().chain(arguments));
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("serve-bench");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    let bench = Bench::new(&folder, options);
    bench.run();
    let _ = fs::remove_dir_all(&folder);
}

fn options(arguments: impl Iterator<Item = String>) -> Options {
    let mut options = Options {
        rounds: 5,
        time: Duration::from_secs(3),
        only: Vec::new(),
        against: Vec::new(),
    };
    let mut arguments = arguments;
    while let Some(argument) = arguments.next() {
        let value = arguments
            .next()
            .unwrap_or_else(|| panic!("{argument} needs a value"));
        match argument.as_str() {
            "--rounds" => options.rounds = value.parse().expect("--rounds R"),
            "--seconds" => {
                options.time = Duration::from_secs_f64(value.parse().expect("--seconds S"));
            }
            "--only" => options.only.push(value),
            "--against" => options.against.push(PathBuf::from(value)),
            other => panic!("{other} is no option"),
        }
    }
    options
}

struct Bench {
    options: Options,
    /// The journal that each server gets a copy of.
    start: PathBuf,
    copy: PathBuf,
    key: String,
    own: String,
}

impl Bench {
    fn new(folder: &Path, options: Options) -> Bench {
        let start = folder.join("start");
        let (key, own) = asked::one_journal(&start);
        Bench {
            options,
            copy: folder.join("copy"),
            start,
            key,
            own,
        }
    }

    fn wants(&self, part: &str) -> bool {
        let only = &self.options.only;
        only.is_empty() || only.iter().any(|wanted| wanted == part)
    }

    fn run(&self) {
        let program = vec![("journal serve", program())];
        let builds = self.options.against.iter();
        let builds = builds.map(|path| ("another build", Kind::Program(path.clone())));
        let builds: Vec<_> = program.into_iter().chain(builds).collect();
        let limit = ("echo, no journal", Kind::Made(ECHO));
        let one_each = ("one transaction each", Kind::Made(made::ONE_EACH));
        if self.wants("post") {
            let not_waiting = ("synchronous=NORMAL", Kind::Made(made::NOT_WAITING));
            let others = [limit.clone(), one_each.clone(), not_waiting];
            let servers = [builds.as_slice(), &others].concat();
            self.compare(
                "POST a meal",
                &servers,
                &asked::posts(&self.key, &self.own),
                None,
            );
        }
        if self.wants("slow") {
            let servers = [builds.as_slice(), &[one_each]].concat();
            let posts = asked::posts(&self.key, &self.own);
            let syncs = self.copy.with_file_name("slow.so");
            match server::make_slow(&syncs, SLOW) {
                true => self.compare("POST, 2 ms more per sync", &servers, &posts, Some(&syncs)),
                false => println!("\nno C compiler here that makes syncs slow: left out"),
            }
        }
        if self.wants("page") {
            let servers = [builds.as_slice(), &[limit]].concat();
            let pages = asked::pages(&self.key);
            self.compare("GET a page of 20 meals", &servers, &pages, None);
        }
        let folder = self.copy.with_file_name("people");
        for (name, kind) in &builds {
            if self.wants("hot") {
                crowd::hot(name, kind, &folder, &self.options);
            }
            if self.wants("turns") {
                crowd::turns(name, kind, &folder, &self.options);
            }
            if self.wants("memory") {
                crowd::memory(name, kind, &folder);
            }
        }
    }

    /// Measures servers in turns, and prints each against the first.
    fn compare(
        &self,
        what: &str,
        servers: &[(&str, Kind)],
        requests: &Arc<Vec<Vec<u8>>>,
        syncs: Option<&Path>,
    ) {
        self.keep_page();
        let mut rounds: Vec<Vec<Figures>> = Vec::new();
        for _ in 0..self.options.rounds {
            let measured = servers.iter();
            rounds.push(
                measured
                    .map(|(_, kind)| self.measure(kind, requests, syncs))
                    .collect(),
            );
        }
        println!(
            "\n{what}, {CONNECTIONS} connections, {} rounds",
            rounds.len()
        );
        println!("| server | requests/s | p50 ms | p99 ms | cpu µs each | journal serve is |");
        println!("| --- | --- | --- | --- | --- | --- |");
        for (at, (name, _)) in servers.iter().enumerate() {
            let of = |figure: fn(&Figures) -> f64| {
                median(rounds.iter().map(|round| figure(&round[at])).collect())
            };
            let ratios = rounds.iter().map(|round| round[0].speed / round[at].speed);
            let mut ratios: Vec<f64> = ratios.collect();
            ratios.sort_by(f64::total_cmp);
            println!(
                "| {name} | {:.0} | {:.1} | {:.1} | {:.0} | {:.2} × ({:.2}–{:.2}) |",
                of(|figures| figures.speed),
                of(|figures| figures.within(0.5)),
                of(|figures| figures.within(0.99)),
                of(|figures| figures.work),
                median(ratios.clone()),
                ratios[0],
                ratios[ratios.len() - 1],
            );
        }
    }

    /// Keeps the page that the echo answers with: the same bytes.
    fn keep_page(&self) {
        asked::copy(&self.start, &self.copy);
        let server = Server::start(&program(), &self.copy, false, None);
        let page = load::once(server.address, &asked::page_at(&self.key, 0));
        println!("\na page of 20 meals: {} bytes", page.len());
        fs::write(self.start.join("page"), page).expect("a page");
    }

    fn measure(&self, kind: &Kind, requests: &Arc<Vec<Vec<u8>>>, syncs: Option<&Path>) -> Figures {
        asked::copy(&self.start, &self.copy);
        let server = Server::start(kind, &self.copy, false, syncs);
        let line = |number| Line {
            group: 0,
            requests: Arc::clone(requests),
            first: number * 7 % requests.len(),
            pace: None,
        };
        let lines = (0..CONNECTIONS).map(line).collect();
        let mut figures = load::run(server.address, lines, WARM, self.options.time).remove(0);
        // The server worked while it was warming up, too, about as fast.
        let all = figures.speed * (WARM + self.options.time).as_secs_f64();
        figures.work = server.work() / all;
        figures
    }
}

fn program() -> Kind {
    Kind::Program(PathBuf::from(env!("CARGO_BIN_EXE_journal")))
}

pub(crate) fn median(mut figures: Vec<f64>) -> f64 {
    figures.sort_by(f64::total_cmp);
    figures[figures.len() / 2]
}
