//! Programs of its kind, with as many entries of thirty days.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::clock::{Contestant, in_turns, middle, ms, ratio, spread};
use crate::processes::journal;
use crate::scene::{LOG, Scene, bare};

/// A page of meals, twenty of them.
const PAGE: &[&str] = &["meal", "list"];

/// Programs that list and add, each with a home of its own.
pub(crate) fn told(program: &Path, month: &Scene, rounds: usize) {
    println!(
        "\nPrograms of its kind, {} entries (goal 0.35 of task)",
        month.meals
    );
    for (name, list, add) in [taskwarrior(month), jrnl(month), hledger(month)] {
        let Some(version) = version(name) else {
            println!("  {name:32} not measured: it was not found");
            continue;
        };
        println!("  {version}");
        let lists: &[&[&str]] = match name {
            "jrnl" => &[PAGE],
            // They print all that there is.
            _ => &[PAGE, &["meal", "list", "--all"]],
        };
        for arguments in lists {
            against(program, month, (name, &list), arguments, rounds);
        }
        if let Some(add) = add {
            against(program, month, (name, &add), LOG, rounds);
        }
    }
}

fn against(
    program: &Path,
    month: &Scene,
    (name, other): (&str, &Command),
    arguments: &[&str],
    rounds: usize,
) {
    let words: Vec<_> = other
        .get_args()
        .map(|word| word.to_string_lossy())
        .collect();
    let told = match (name, &words[..]) {
        ("task", words) => format!("{name} {}", words.join(" ")),
        (_, words) => format!("{name} {}", words.last().cloned().unwrap_or_default()),
    };
    let ours = journal(
        program,
        &month.copied(&format!("30-days-and-{name}")),
        arguments,
    );
    // The slowest of them takes a second and more.
    let times = in_turns(
        &mut [ours, Contestant::new(again(other))],
        rounds.div_ceil(4),
    );
    let (low, high) = spread(&times[0], &times[1]);
    println!(
        "    {:16} {:>9.3} ms  {told:32} {:>9.3} ms  {:.3} ({low:.3}–{high:.3})",
        arguments.join(" "),
        ms(middle(&times[0])),
        ms(middle(&times[1])),
        ratio(middle(&times[0]), middle(&times[1]))
    );
}

/// The same command, to be run once more.
fn again(command: &Command) -> Command {
    let mut again = Command::new(command.get_program());
    again.args(command.get_args()).env_clear();
    let set = command.get_envs();
    again.envs(set.filter_map(|(name, value)| Some((name, value?))));
    again
}

fn version(name: &str) -> Option<String> {
    let told = Command::new(name).arg("--version").output().ok()?;
    let told = String::from_utf8_lossy(&told.stdout).into_owned();
    let first = told.lines().find(|line| !line.is_empty())?;
    Some(format!("{name} {}", first.trim_start_matches(name).trim()))
}

type Peer = (&'static str, Command, Option<Command>);

/// A home that nothing else uses.
fn home(month: &Scene, name: &str) -> std::path::PathBuf {
    let home = month.home.with_file_name(name);
    fs::create_dir_all(&home).expect("a home");
    home
}

fn taskwarrior(month: &Scene) -> Peer {
    let home = home(month, "task");
    fs::write(
        home.join("taskrc"),
        format!("data.location={}\nconfirmation=off\n", home.display()),
    )
    .expect("a configuration");
    let command = |arguments: &[&str]| {
        let mut command = bare("task", &home);
        command.env("TASKRC", home.join("taskrc"));
        command.args(arguments);
        command
    };
    let tasks: Vec<String> = (0..month.meals)
        .map(|number| {
            format!("{{\"description\":\"oats and banana {number}\",\"status\":\"pending\"}}")
        })
        .collect();
    let file = home.join("tasks.json");
    fs::write(&file, format!("[{}]", tasks.join(","))).expect("room");
    // Where it is not there, it is told so when it is measured.
    let _ = command(&["import"]).arg(&file).output();
    ("task", command(&["list"]), Some(command(&["add", "eggs"])))
}

fn jrnl(month: &Scene) -> Peer {
    let home = home(month, "jrnl");
    let (file, config) = (home.join("journal.txt"), home.join("jrnl.yaml"));
    let entries: String = (0..month.meals)
        .map(|number| {
            format!(
                "[2026-11-{:02} 08:00] oats and banana {number}\n\n",
                1 + number % 17
            )
        })
        .collect();
    fs::write(&file, entries).expect("room");
    let version = version("jrnl").unwrap_or_default();
    let version = version
        .trim_start_matches("jrnl")
        .trim()
        .trim_start_matches('v');
    let settings = format!(
        "colors:\n  body: none\n  date: none\n  tags: none\n  title: none\ndefault_hour: 9\ndefault_minute: 0\neditor: ''\nencrypt: false\nhighlight: false\nindent_character: '|'\njournals:\n  default:\n    journal: {}\nlinewrap: 79\ntagsymbols: '@'\ntemplate: false\ntimeformat: '%Y-%m-%d %H:%M'\nversion: {version}\n",
        file.display()
    );
    fs::write(&config, settings).expect("a configuration");
    let command = |arguments: &[&str]| {
        let mut command = bare("jrnl", &home);
        command.env("LANG", "C.UTF-8");
        command.arg("--config-file").arg(&config);
        command.args(arguments);
        command
    };
    ("jrnl", command(&["-n", "20"]), Some(command(&["eggs"])))
}

fn hledger(month: &Scene) -> Peer {
    let home = home(month, "hledger");
    let file = home.join("food.journal");
    let entries: String = (0..month.meals)
        .map(|number| {
            let day = 1 + number % 17;
            format!("2026-11-{day:02} meal {number}\n    oats  50 g\n    banana  75 g\n    milk  100 g\n    eaten\n\n")
        })
        .collect();
    fs::write(&file, entries).expect("room");
    let mut command = bare("hledger", &home);
    command.env("LANG", "C.UTF-8");
    command.arg("-f").arg(&file).arg("print");
    ("hledger", command, None)
}
