//! The README tells of the program as it is: its tour shows what was printed, its table has every
//! command, and every line of it can be typed.
//!
//! `UPDATE_GENERATED=1 cargo test --test cli readme` writes tour and table anew.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::world::World;

fn file() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md")
}

fn readme() -> String {
    fs::read_to_string(file()).unwrap()
}

/// The lines of the blocks of a language.
fn blocks(language: &str) -> Vec<String> {
    let readme = readme();
    let fence = format!("```{language}\n");
    let blocks = readme.split(&fence).skip(1);
    let inside = blocks.map(|block| block.split("\n```").next().unwrap().to_owned() + "\n");
    inside.collect()
}

/// Compares a part of the README with what the program makes of it, or writes it anew.
#[track_caller]
fn is_told(told: &str, made: &str) {
    if std::env::var_os("UPDATE_GENERATED").is_some_and(|value| value == "1") {
        fs::write(file(), readme().replace(told, made)).unwrap();
        return;
    }
    assert!(
        told == made,
        "the README has drifted from the program; write it anew: UPDATE_GENERATED=1 cargo test --test cli readme\n{made}"
    );
}

/// A home in which `journal` is the program, as somebody sees it who reads its tables.
fn tourist() -> World {
    let world = World::new().with("JOURNAL_NOW", "2026-11-21T13:00:00+01:00");
    let bin = world.home().join("bin");
    fs::create_dir(&bin).unwrap();
    let program = env!("CARGO_BIN_EXE_journal");
    let wrapper = format!("#!/bin/sh\nexec '{program}' \"$@\" --format table\n");
    fs::write(bin.join("journal"), wrapper).unwrap();
    fs::set_permissions(bin.join("journal"), fs::Permissions::from_mode(0o755)).unwrap();
    let path = std::env::var("PATH").unwrap();
    world.with("PATH", &format!("{}:{path}", bin.display()))
}

/// What a line of a shell prints there, on both outputs.
fn printed(world: &World, line: &str) -> String {
    let command = world.command(&[""]);
    let settings = command.get_envs();
    let mut shell = Command::new("/bin/sh");
    shell
        .env_clear()
        .envs(settings.filter_map(|(name, value)| Some((name, value?))))
        .current_dir(world.home())
        .args(["-c", &format!("exec 2>&1; {line}")]);
    String::from_utf8(shell.output().unwrap().stdout).unwrap()
}

/// Ids are drawn by lot: here they are always these.
const IDS: [&str; 6] = [
    "9b1c47e2", "3f9c2a17", "c1d2e3f4", "5eb1f460", "328961e0", "7d04a5b6",
];

fn with_known_ids(text: &str) -> String {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric());
    let is_id = |word: &&str| word.len() == 8 && word.chars().all(|c| c.is_ascii_hexdigit());
    let mut ids: Vec<&str> = Vec::new();
    for id in words.filter(is_id) {
        if !ids.contains(&id) {
            ids.push(id);
        }
    }
    let known = ids.iter().zip(IDS);
    known.fold(text.to_owned(), |text, (id, known)| text.replace(id, known))
}

#[test]
fn the_tour_shows_what_the_program_prints() {
    let tour = blocks("console").remove(0);
    let world = tourist();
    let mut made = String::new();
    for line in tour.lines().filter(|line| line.starts_with("$ ")) {
        made.push_str(line);
        made.push('\n');
        made.push_str(&printed(&world, &line[2..]));
    }
    assert!(made.contains("✓ Logged breakfast"), "{made}");
    is_told(&tour, &with_known_ids(&made));
}

/// The table of commands, from the definitions of the command line.
fn table() -> String {
    let mut table = "| command | |\n| --- | --- |\n".to_owned();
    let root = journal::cli::command();
    for command in root.get_subcommands().filter(|it| !it.is_hide_set()) {
        let below: Vec<&str> = command
            .get_subcommands()
            .filter(|it| !it.is_hide_set() && it.get_name() != "help")
            .map(clap::Command::get_name)
            .collect();
        let name = match below[..] {
            [] => command.get_name().to_owned(),
            _ => format!("{} {}", command.get_name(), below.join("\\|")),
        };
        let about = command.get_about().map(ToString::to_string);
        table.push_str(&format!("| `{name}` | {} |\n", about.unwrap_or_default()));
    }
    table
}

#[test]
fn the_table_has_every_command() {
    let readme = readme();
    let begin = readme.find("| command | |").unwrap();
    let length = readme[begin..].find("\n\n").unwrap() + 1;
    is_told(&readme[begin..begin + length], &table());
}

/// The arguments with which a script calls the program, each time.
fn calls(script: &str) -> Vec<Vec<String>> {
    let home = tempfile::tempdir().unwrap();
    let told = home.path().join("calls");
    let script = format!(
        "journal() {{ printf '%s\\0' journal \"$@\" >&3; printf '\\n' >&3; echo 1; }}\n\
         cargo() {{ :; }}\nsqlite3() {{ :; }}\nexec 3>>'{}'\n{script}\neval \"${{PROMPT_COMMAND:-:}}\"\n",
        told.display()
    );
    let mut shell = Command::new("/bin/sh");
    let done = shell.args(["-c", &script]).current_dir(&home).output();
    let errors = String::from_utf8(done.unwrap().stderr).unwrap();
    assert_eq!(errors, "", "{script}");
    let told = fs::read_to_string(told).unwrap();
    let calls = told.split_terminator("\0\n");
    calls
        .map(|call| call.split('\0').map(str::to_owned).collect())
        .collect()
}

#[test]
fn every_line_can_be_typed() {
    let crontab = blocks("crontab").concat();
    let minutely = |line: &str| line.splitn(6, ' ').nth(5).unwrap().to_owned();
    let cron = crontab.lines().map(minutely);
    let mut count = 0;
    for script in blocks("sh").into_iter().chain(cron) {
        for call in calls(&script) {
            count += 1;
            let asked = journal::cli::command().try_get_matches_from(&call);
            assert!(asked.is_ok(), "{call:?}: {}", asked.unwrap_err());
        }
    }
    assert!(count > 20, "{count} calls");
}

#[test]
fn the_recipes_for_scripts_do_what_they_say() {
    let world = World::new();
    let recipe = blocks("crontab").remove(0);
    let reminder = recipe.splitn(6, ' ').nth(5).unwrap();
    let prompt = blocks("sh");
    let prompt = prompt.iter().find(|block| block.contains("PS1")).unwrap();
    let program = env!("CARGO_BIN_EXE_journal");
    let run = |line: &str| {
        let functions =
            format!("journal() {{ '{program}' \"$@\"; }}\nnotify-send() {{ echo \"$@\"; }}");
        let command = world.command(&[""]);
        let settings = command.get_envs();
        let mut shell = Command::new("/bin/bash");
        shell.env_clear();
        shell.envs(settings.filter_map(|(name, value)| Some((name, value?))));
        shell.args(["-c", &format!("{functions}\n{line}")]);
        String::from_utf8(shell.output().unwrap().stdout).unwrap()
    };
    let kcal = format!("{prompt}\neval \"$PROMPT_COMMAND\"; echo \"$KCAL\"");
    assert_eq!(
        (run(reminder).as_str(), run(&kcal).as_str()),
        ("Nothing logged today\n", "0\n")
    );
    world.ok(&["log", "100 g oats"]);
    assert_eq!((run(reminder).as_str(), run(&kcal).as_str()), ("", "389\n"));
    world.ok(&["food", "save", "Soup", "--per", "serving", "--protein", "3"]);
    world.ok(&["log", "1 serving soup"]);
    assert_eq!(run(&kcal), "≥389\n");
}
