//! The whole catalogue: how long an import takes, how much memory, and how soon a search answers.
//!
//! `cargo bench --bench catalogue -- [--rows N]… [--jsonl N]… [--rounds R] [FILE]…`
//!
//! `--rounds 0` searches what the run before imported; `--features tantivy` adds that rival. Each FILE is an export of Open Food Facts, as tab-separated values or (its name says jsonl) as JSON lines, packed with gzip, or with
//! `--features parquet` as Parquet, whose import has nothing beside it that unpacks the same; `--rows`
//! makes one up, `--jsonl` the same products as JSON lines (kept in the build folder, since that takes a
//! while); of JSON lines the import alone is measured. Without any it is a million rows. Everything is measured in one run on the same file, and what counts are the
//! ratios: machines are shared and noisy.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout,
    missing_docs
)]

mod columns;
mod import;
mod products;
mod queries;
mod search;
#[cfg(feature = "tantivy")]
mod tantivy;

use std::path::{Path, PathBuf};
use std::time::Duration;

use products::Layout;
use queries::Query;

struct Options {
    files: Vec<PathBuf>,
    rounds: usize,
}

fn main() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("catalogue-bench");
    std::fs::create_dir_all(&folder).expect("a folder");
    let options = options(&folder);
    let mut first = None;
    for file in &options.files {
        println!("\n{}", file.display());
        if options.rounds > 0 {
            imports(file, &folder, options.rounds);
        }
        // What is found does not depend on the layout it came in.
        if !is_jsonl(file) && !is_parquet(file) {
            let half = searches(&folder);
            let first = *first.get_or_insert(half);
            let growth = ratio(half, first);
            println!(
                "  p50 is {growth:.2} × that of the first file (goal 3 from 10,000 to 4 million rows)"
            );
        }
    }
}

fn options(folder: &Path) -> Options {
    let mut options = Options {
        files: Vec::new(),
        rounds: 3,
    };
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut number = || arguments.next().and_then(|text| text.parse().ok());
        match argument.as_str() {
            "--bench" => {}
            "--rows" => options
                .files
                .push(made(folder, number().expect("--rows N"), Layout::Tsv)),
            "--jsonl" => {
                let rows = number().expect("--jsonl N");
                options.files.push(made(folder, rows, Layout::Jsonl));
            }
            "--rounds" => options.rounds = number().expect("--rounds R"),
            file => options.files.push(PathBuf::from(file)),
        }
    }
    if options.files.is_empty() {
        options.files.push(made(folder, 1_000_000, Layout::Tsv));
    }
    options
}

/// A file of so many products, made once.
fn made(folder: &Path, rows: usize, layout: Layout) -> PathBuf {
    let file = folder.join(format!("products-{rows}.{}", layout.ending()));
    if !file.exists() {
        let draft = file.with_extension("new");
        products::write(&draft, rows, 2_026, layout).expect("room for a file");
        std::fs::rename(&draft, &file).expect("the file's name");
    }
    file
}

fn is_jsonl(file: &Path) -> bool {
    file.to_string_lossy().contains("jsonl")
}

fn is_parquet(file: &Path) -> bool {
    file.extension().is_some_and(|ending| ending == "parquet")
}

fn imports(file: &Path, folder: &Path, rounds: usize) {
    let home = folder.join("home");
    if is_parquet(file) {
        let runs: Vec<_> = (0..rounds).map(|_| import::journal(file, &home)).collect();
        return told(&runs, "");
    }
    let (mut unpacked, mut imported) = (Vec::new(), Vec::new());
    import::warm(file);
    for _ in 0..rounds {
        // Turn by turn, so that a noisy neighbour disturbs both.
        unpacked.push(import::gzip(file));
        imported.push(import::journal(file, &home));
    }
    let (gzip, journal) = (middle(&unpacked), middle(&imported));
    println!("  gzip -dc                 {:8.2} s", gzip.as_secs_f64());
    let goal = match is_jsonl(file) {
        true => "",
        false => " (goal 0.85 at 4 million rows)",
    };
    let beside = format!("   {:.2} × gzip -dc{goal}", ratio(journal, gzip));
    told(&imported, &beside);
    if is_jsonl(file) {
        return;
    }
    match import::shell(file, folder) {
        Some(shell) => println!(
            "  sqlite3 .import, no index{:8.2} s   journal takes {:.2} of it",
            shell.wall.as_secs_f64(),
            ratio(journal, shell.wall)
        ),
        None => println!("  sqlite3 .import          not measured: there is no sqlite3 shell"),
    }
}

/// Tells of imports how long they took, beside something else, and how much memory.
fn told(imported: &[import::Run], beside: &str) {
    let peak = imported.iter().filter_map(|run| run.peak).max();
    println!(
        "  journal catalog import   {:8.2} s{beside}",
        middle(imported).as_secs_f64()
    );
    println!(
        "  its peak memory          {:>8} MB  (goal 400 at 4 million rows)",
        peak.map_or("?".to_owned(), |peak| peak.to_string())
    );
}

/// Measures searches of what was imported last, and gives the time that half of them do not exceed.
fn searches(folder: &Path) -> Duration {
    let home = folder.join("home");
    let rivals = search::Rivals::beside(&home);
    let drawn = queries::drawn(&rivals.names(), 1_000);
    println!(
        "  {} drawn queries of 1 to 3 words      p50 ms    p99 ms  worst ms",
        drawn.len()
    );
    let ours = search::ours(&home, &drawn);
    let fts5 = rivals.fts5(&drawn);
    let scanned: Vec<Query> = drawn.iter().step_by(50).cloned().collect();
    let like = rivals.like(&scanned);
    row("journal", &ours);
    row("FTS5, bm25", &fts5);
    row(&format!("LIKE scan ({} of them)", scanned.len()), &like);
    #[cfg(feature = "tantivy")]
    {
        let tantivy = tantivy::tantivy(folder, &rivals, &drawn);
        row("tantivy, beginnings, ids only", &tantivy);
        let ratio = ratio(share(&ours, 99), share(&tantivy, 99));
        println!("  p99 is {ratio:.2} of tantivy's (goal 0.6)");
    }
    println!(
        "  against FTS5: p50 {:.0} × faster (goal 50 at 4 million rows), p99 {:.0} × (goal 100)",
        ratio(share(&fts5, 50), share(&ours, 50)),
        ratio(share(&fts5, 99), share(&ours, 99))
    );
    println!(
        "  worst cases                              ms      LIKE scan ms   of it (goal 0.05 at 4 million rows)"
    );
    for query in queries::worst(&rivals.names()) {
        let one = std::slice::from_ref(&query);
        let (ours, like) = (search::ours(&home, one)[0], rivals.like(one)[0]);
        println!(
            "    {:32} {:9.3} {:12.1} {:12.4}",
            query.told(),
            ms(ours),
            ms(like),
            ratio(ours, like)
        );
    }
    share(&ours, 50)
}

fn row(name: &str, times: &[Duration]) {
    let worst = times.iter().max().copied().unwrap_or_default();
    println!(
        "    {name:34} {:9.3} {:9.3} {:9.3}",
        ms(share(times, 50)),
        ms(share(times, 99)),
        ms(worst)
    );
}

/// The time that so many of a hundred do not exceed.
fn share(times: &[Duration], percent: usize) -> Duration {
    let mut sorted = times.to_vec();
    sorted.sort_unstable();
    let at = (sorted.len() * percent).div_ceil(100).saturating_sub(1);
    sorted.get(at).copied().unwrap_or_default()
}

fn middle(runs: &[import::Run]) -> Duration {
    share(&runs.iter().map(|run| run.wall).collect::<Vec<_>>(), 50)
}

fn ratio(a: Duration, b: Duration) -> f64 {
    a.as_secs_f64() / b.as_secs_f64().max(1e-9)
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}
