//! Whole processes: start, reads and a write, beside the sqlite3 shell and the floor.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use rusqlite::Connection;

use crate::clock::{Contestant, in_turns, middle, ms, quartile, ratio, spread};
use crate::scene::{LOG, MONTH_AGO, Scene, bare};
use crate::{peers, shell};

/// What of the program is measured, and what the shell does meanwhile.
struct Line {
    name: &'static str,
    arguments: &'static [&'static str],
    sql: String,
}

pub(crate) fn told(program: &Path, (month, years): (&Scene, &Scene), rounds: usize) {
    let shell = shell::version();
    let built = program.display();
    println!("\nWhole processes, processor time; {rounds} rounds in turns; {built}");
    println!(
        "{} days: {} meals of 4 items; beside the sqlite3 shell {}",
        years.days,
        years.meals,
        shell.as_deref().unwrap_or("(not found)")
    );
    println!(
        "  {:32} {:>9} {:>16} {:>9} {:>7} {:>13}",
        "", "ms", "quartiles", "shell ms", "ratio", "quartiles"
    );
    start(program, years, rounds);
    for line in lines(program, years) {
        // No line finds what another wrote, nor any round what one before it did.
        let (ours, theirs) = (
            years.copied("30-years-of-journal"),
            years.copied("30-years-of-shell"),
        );
        let file = match line.name {
            "food search" => theirs.home.join("catalog.db"),
            _ => theirs.file(),
        };
        let mut turns = vec![journal(program, &ours, line.arguments)];
        if shell.is_some() {
            let shell = Contestant::new(shell::shell(&file, &line.sql));
            turns.push(match line.arguments == LOG {
                true => shell.and_then(theirs.as_it_was()),
                false => shell,
            });
        }
        row(line.name, &in_turns(&mut turns, rounds));
    }
    growth(program, (month, years), rounds);
    peers::told(program, month, rounds);
}

fn start(program: &Path, scene: &Scene, rounds: usize) {
    let mut turns = vec![
        Contestant::new(scene.journal(program, &["--version"])),
        Contestant::new(bare("/bin/true", &scene.home)),
    ];
    if shell::version().is_some() {
        let select = shell::shell(&scene.file(), "SELECT 1;");
        turns.insert(1, Contestant::new(select));
    }
    let times = in_turns(&mut turns, rounds);
    row("start (--version; SELECT 1)", &times[..times.len() - 1]);
    if let [_, shell, floor] = &times[..] {
        let ratio = ratio(middle(floor), middle(shell));
        println!(
            "  {:32} {:>9.3} {ratio:>34.2}",
            "/bin/true",
            ms(middle(floor))
        );
    }
}

/// The lines of the table. The shell is told which foods a search finds: it only fetches them.
fn lines(program: &Path, scene: &Scene) -> Vec<Line> {
    let line = |name, arguments, sql| Line {
        name,
        arguments,
        sql,
    };
    const MONTH: &[&str] = &["report", "--from", MONTH_AGO];
    const SEARCH: &[&str] = &["food", "search", "milk", "--library", "composition"];
    vec![
        line("meal list", &["meal", "list"], shell::page()),
        line("today", &["today"], shell::day()),
        line("report of a month", MONTH, shell::month()),
        line(
            "  the shell reads its items",
            MONTH,
            shell::month_of_items(),
        ),
        line("food search", SEARCH, found(program, scene, SEARCH)),
        line("log, and how the day stands", LOG, shell::log()),
    ]
}

/// Fetches the foods that a search finds, by their numbers.
fn found(program: &Path, scene: &Scene, arguments: &[&str]) -> String {
    let mut quiet = scene.journal(program, arguments);
    let told = quiet.arg("--quiet").output().expect("a search");
    let told = String::from_utf8(told.stdout).expect("ids");
    let catalogue = Connection::open(scene.home.join("catalog.db")).expect("a catalogue");
    let number = |id: &str| -> i64 {
        let key = id.rsplit('/').next();
        let sql = "SELECT number FROM food WHERE library = 3 AND key = ?1";
        catalogue
            .query_row(sql, [key], |row| row.get(0))
            .expect("a food")
    };
    let numbers: Vec<String> = told.lines().map(|id| number(id).to_string()).collect();
    assert!(!numbers.is_empty(), "a search that finds something");
    format!(
        "{} WHERE food.number IN ({});",
        shell::FOOD,
        numbers.join(", ")
    )
}

/// The program on a journal, which is as it was for the next round.
pub(crate) fn journal(program: &Path, scene: &Scene, arguments: &[&str]) -> Contestant {
    let journal = Contestant::new(scene.journal(program, arguments));
    match arguments == LOG {
        true => journal.and_then(scene.as_it_was()),
        false => journal,
    }
}

fn row(name: &str, times: &[Vec<Duration>]) {
    let ours = &times[0];
    let (low, high) = (ms(quartile(ours, 1)), ms(quartile(ours, 3)));
    let (middle_ours, told) = (middle(ours), format!("{low:.3}–{high:.3}"));
    print!("  {name:32} {:>9.3} {told:>16}", ms(middle_ours));
    match times.get(1) {
        Some(other) => {
            let (low, high) = spread(ours, other);
            let (shell, ratio) = (ms(middle(other)), ratio(middle_ours, middle(other)));
            println!(
                " {shell:>9.3} {ratio:>7.2} {:>13}",
                format!("{low:.2}–{high:.2}")
            );
        }
        None => println!("   not measured: there is no sqlite3 shell"),
    }
}

/// The same commands on a journal of thirty days and of thirty years.
fn growth(program: &Path, (month, years): (&Scene, &Scene), rounds: usize) {
    println!("\n30 days → 30 years (goal 1.2)");
    let commands: [&[&str]; 3] = [&["meal", "list"], &["today"], LOG];
    let scenes = [
        years.copied("30-years-again"),
        month.copied("30-days-again"),
    ];
    for arguments in commands {
        let of = |scene| journal(program, scene, arguments);
        grown(&arguments.join(" "), scenes.each_ref().map(of), rounds);
    }
    let scenes = [
        years.with_own_foods("30-years-of-foods"),
        month.with_own_foods("30-days-of-foods"),
    ];
    let (years, month) = (scenes[0].meals, scenes[1].meals);
    println!("  where own foods grow as well: {month} → {years} meals");
    for arguments in commands {
        let of = |scene| journal(program, scene, arguments);
        grown(&arguments.join(" "), scenes.each_ref().map(of), rounds);
    }
    let undone = scenes.each_ref().map(|scene| undo(program, scene));
    grown("undo", undone, rounds);
}

/// A log is taken back, and done again for the next round.
fn undo(program: &Path, scene: &Scene) -> Contestant {
    let run = |mut command: Command| {
        let done = command.output().expect("the program starts");
        assert!(done.status.success(), "{command:?}: {}", done.status);
    };
    run(scene.journal(program, LOG));
    let undo = scene.journal(program, &["undo"]);
    let (program, scene) = (program.to_owned(), scene.clone());
    Contestant::new(undo).and_then(move || run(scene.journal(&program, &["redo"])))
}

/// How much longer the first of two takes.
fn grown(name: &str, mut turns: [Contestant; 2], rounds: usize) {
    let times = in_turns(&mut turns, rounds);
    let (low, high) = spread(&times[0], &times[1]);
    println!(
        "  {name:32} {:.3} → {:.3} ms  {:.2} ({low:.2}–{high:.2})",
        ms(middle(&times[1])),
        ms(middle(&times[0])),
        ratio(middle(&times[0]), middle(&times[1]))
    );
}
