//! Keys are nowhere but where they are kept, and what somebody eats is in no log.
//!
//! There are two logs: that of `serve`, and what `-v` has a command tell of itself on standard error.

use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};

use crate::auth::{log_in, near};
use crate::service::{KEY, SECRET, Service};
use crate::tree::{leaves, line, lived_in};
use crate::world::{Done, World};

/// Words that stand in a journal alone.
const OWN: [&str; 4] = ["Quuxbread", "Wugbrand", "Zyzzyvanote", "Flurbdinner"];

/// Writes the words that nobody else has.
fn write_own(world: &World) {
    let food = "food save Quuxbread --brand Wugbrand --per 100g --kcal 250";
    world.ok(&food.split(' ').collect::<Vec<_>>());
    let meal = "log --name Flurbdinner --note Zyzzyvanote";
    let meal: Vec<&str> = meal.split(' ').chain(["100 g Quuxbread"]).collect();
    world.ok(&meal);
}

/// Every file below a folder in which this text stands.
fn holding(folder: &Path, text: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(holding(&path, text));
        } else if path.is_file() {
            let bytes = fs::read(&path).unwrap();
            let stands = bytes
                .windows(text.len())
                .any(|part| part == text.as_bytes());
            found.extend(stands.then_some(path));
        }
    }
    found
}

/// A server of this world's journal, with the file that its log is in, and where it is asked.
fn served(world: &World) -> (Child, PathBuf, String) {
    let log = world.home().join("log");
    let mut command = world.command(&["serve", "--listen", "127.0.0.1:0", "--rate-limit", "off"]);
    command
        .stdout(Stdio::piped())
        .stderr(File::create(&log).unwrap());
    let mut child = command.spawn().unwrap();
    let mut base = String::new();
    let out = child.stdout.take().unwrap();
    BufReader::new(out).read_line(&mut base).unwrap();
    (child, log, base.trim().to_owned())
}

#[test]
fn no_command_shows_the_key_it_sends_and_the_log_of_a_server_no_food() {
    let there = World::stocked();
    write_own(&there);
    let made = there.json(&["key", "create", "--permission", "read-write"]);
    let key = made["key"].as_str().unwrap();
    let secret = key.split('_').nth(2).unwrap();
    let (mut server, log, base) = served(&there);
    let (world, known) = lived_in();
    let mut asked = 0;
    for words in leaves().iter().filter(|words| *words != "serve") {
        let mut line = line(words, &known);
        line.extend(["--yes", "--json"].map(str::to_owned));
        let mut command = world.command(&line);
        command
            .env("JOURNAL_BASE_URL", &base)
            .env("JOURNAL_API_KEY", key)
            .env("RUST_LOG", "trace")
            .env("RUST_BACKTRACE", "1");
        let done = Done::of(words.clone(), command.output().unwrap());
        assert!(!done.out.contains(secret), "{words}: {}", done.out);
        assert!(!done.err.contains(secret), "{words}: {}", done.err);
        asked += 1;
    }
    for more in [
        "find Quuxbread",
        "food search Quuxbread",
        "food show Quuxbread",
        "export",
    ] {
        let mut command = world.command(&more.split(' ').collect::<Vec<_>>());
        command
            .env("JOURNAL_BASE_URL", &base)
            .env("JOURNAL_API_KEY", key);
        let done = Done::of(more.to_owned(), command.output().unwrap()).succeeded();
        assert!(done.out.contains("Quuxbread"), "{more}: {}", done.out);
    }
    server.kill().unwrap();
    server.wait().unwrap();
    let log = fs::read_to_string(log).unwrap();
    assert!(log.lines().count() > 20, "{log}");
    for word in OWN.iter().chain(&[secret, "egg", "Egg", "banana", "Bread"]) {
        assert!(!log.contains(word), "{word}: {log}");
    }
    for home in [world.home(), there.home()] {
        assert_eq!(holding(home, secret), Vec::<PathBuf>::new());
    }
    assert!(asked > 60, "{asked}");
}

#[test]
fn no_command_shows_a_key_that_is_kept_and_no_other_file_holds_it() {
    let service = Service::start();
    let world = near(&service);
    log_in(&world, KEY).succeeded();
    write_own(&world);
    let backup = world.home().join("copy.db");
    let backup = backup.to_str().unwrap();
    for line in [
        &["export", "-o", "all.json"][..],
        &["db", "backup", backup],
        &["-C", "near", "today"],
        &["-C", "near", "export"],
        &["-C", "near", "log", "500kcal", "--yes"],
        &["auth", "status", "-C", "near"],
        &["context", "show", "-C", "near"],
        &["context", "list"],
        &["config", "list"],
        &["doctor"],
        &["-C", "near", "doctor"],
    ] {
        for format in ["table", "json"] {
            let done = world.run(&[line, &["--format", format]].concat());
            assert!(!done.out.contains(SECRET), "{line:?}: {}", done.out);
            assert!(!done.err.contains(SECRET), "{line:?}: {}", done.err);
        }
    }
    assert!(Path::new(backup).exists() && world.home().join("all.json").exists());
    let kept = world.config().join("credentials.toml");
    assert_eq!(holding(world.home(), SECRET), [kept]);
}

/// What a command tells of itself with `-v`: its other lines are what it was asked for.
fn log_of(done: &Done) -> Vec<&str> {
    let lines = done.err.lines();
    lines.filter(|line| line.starts_with("* ")).collect()
}

#[test]
fn what_a_command_tells_of_itself_names_no_key_and_no_food() {
    let there = World::stocked();
    write_own(&there);
    let made = there.json(&["key", "create", "--permission", "read-write"]);
    let key = made["key"].as_str().unwrap();
    let secret = key.split('_').nth(2).unwrap();
    let (mut server, _, base) = served(&there);
    let (world, known) = lived_in();
    write_own(&world);
    let mut told = [0, 0];
    // What stands behind `complete` are the words of another line.
    let leaves = leaves();
    let lines = leaves
        .iter()
        .filter(|words| !["complete", "serve"].contains(&words.as_str()));
    for words in lines {
        for (at, remote) in [false, true].into_iter().enumerate() {
            let mut line = line(words, &known);
            line.extend(["--yes", "--json", "-vv"].map(str::to_owned));
            let mut command = world.command(&line);
            command.env("RUST_LOG", "trace").env("RUST_BACKTRACE", "1");
            if remote {
                command
                    .env("JOURNAL_BASE_URL", &base)
                    .env("JOURNAL_API_KEY", key);
            }
            let done = Done::of(words.clone(), command.output().unwrap());
            let log = log_of(&done);
            told[at] += log.len();
            for word in OWN.iter().chain(&[secret, "egg", "Egg", "anana", "Bread"]) {
                assert!(
                    !log.iter().any(|line| line.contains(word)),
                    "{words}: {log:?}"
                );
            }
        }
    }
    server.kill().unwrap();
    server.wait().unwrap();
    assert!(told[0] > 60 && told[1] > 120, "{told:?}");
}

#[test]
fn verbose_tells_what_is_asked_for_and_how_it_was_answered_and_else_nothing_is_told() {
    let there = World::stocked();
    let made = there.json(&["key", "create", "--permission", "read-write"]);
    let (mut server, _, base) = served(&there);
    let world = World::new();
    let log = |flags: &[&str]| {
        let mut command =
            world.command(&[&["food", "search", "quuxbread", "--json"], flags].concat());
        command.env("JOURNAL_BASE_URL", &base);
        command.env("JOURNAL_API_KEY", made["key"].as_str().unwrap());
        let done = Done::of(flags.join(" "), command.output().unwrap()).succeeded();
        done.json();
        log_of(&done).join("\n")
    };
    assert_eq!(log(&[]), "");
    let told = log(&["-v"]);
    assert!(told.contains("GET /foods?library&query"), "{told}");
    assert!(told.contains("\n* 200, "), "{told}");
    assert!(!told.contains("\n* 0 bytes"), "{told}");
    assert!(log(&["-vv"]).contains("\n* 0 bytes"));
    server.kill().unwrap();
    server.wait().unwrap();
}

#[test]
fn the_program_holds_no_key_and_nobodys_private_key() {
    let program = fs::read(env!("CARGO_BIN_EXE_journal")).unwrap();
    let is_letter = |byte: &u8| byte.is_ascii_alphanumeric();
    let keys = program.windows(5 + 8 + 1 + 43).filter(|part| {
        part.starts_with(b"jrnl_")
            && part[5..13].iter().all(is_letter)
            && part[13] == b'_'
            && part[14..].iter().all(is_letter)
    });
    assert_eq!(keys.count(), 0);
    let pem = b"-----BEGIN PRIVATE KEY-----\nMI";
    assert!(!program.windows(pem.len()).any(|part| part == pem));
}
