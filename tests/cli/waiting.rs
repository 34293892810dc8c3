//! No command hangs: whatever standard input is, each ends by itself, or says what it waits for.
//!
//! The commands are those of the tree; one that is added has to stand in their table if it needs
//! arguments (`tree.rs`), and is tried like all others.

use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use rusqlite::Connection;

use crate::terminal::{Dialogue, on_a_terminal};
use crate::tree::{are_commands, leaves, line, lived_in};
use crate::world::World;

/// How long a command may take that has nothing to wait for.
const BOUND: Duration = Duration::from_secs(20);

/// What waits until it is ended, as its help says.
const SERVES: [&str; 1] = ["serve"];

/// What is asked on a terminal, by those who ask somebody there.
const ASKS: [(&str, &str); 12] = [
    ("db restore", "in the place of the journal?"),
    ("log", "1> "),
    ("plan", "1> "),
    ("meal log", "1> "),
    ("meal plan", "1> "),
    ("meal delete", "[y/N]"),
    ("food delete", "[y/N]"),
    ("catalog remove", "[y/N]"),
    ("context remove", "[y/N]"),
    ("auth login", "unseen: "),
    ("key revoke", "[y/N]"),
    ("user remove", "[y/N]"),
];

/// Commands that read all of standard input when they are told to.
const READERS: [&str; 8] = [
    "log -",
    "plan -",
    "import -",
    "meal create --file -",
    "food create --file -",
    "settings update --file -",
    "api createMeal --file -",
    "catalog import off -",
];

/// Waits for the end of a program; `false` when it had to be killed.
fn ends(mut child: Child) -> bool {
    let until = Instant::now() + BOUND;
    while Instant::now() < until {
        if child.try_wait().unwrap().is_some() {
            return true;
        }
        thread::sleep(Duration::from_millis(5));
    }
    let _ = child.kill();
    let _ = child.wait();
    false
}

/// Runs a command that has nobody to ask and must end by itself.
pub(crate) fn must_end(world: &World, line: &[&str]) {
    assert!(
        ends(world.start(line, Stdio::null())),
        "{line:?} does not end"
    );
}

/// Tries every command but those that serve with a standard input of this kind.
fn each_ends(start: impl Fn(&mut Command) -> Child) {
    let (world, known) = lived_in();
    let mut hanging = Vec::new();
    for words in leaves() {
        if SERVES.contains(&words.as_str()) {
            continue;
        }
        let mut command = world.command(&line(&words, &known));
        let said = File::create(world.home().join("said")).unwrap();
        command.stdout(Stdio::null()).stderr(said);
        if !ends(start(&mut command)) {
            let said = fs::read_to_string(world.home().join("said")).unwrap();
            hanging.push(format!("journal {words}: {said}"));
        }
    }
    assert!(hanging.is_empty(), "\n{}", hanging.join("\n"));
}

#[test]
fn no_command_hangs_with_nothing_to_read() {
    each_ends(|command| command.stdin(Stdio::null()).spawn().unwrap());
}

#[test]
fn no_command_hangs_on_a_pipe_that_never_ends() {
    // The end that nobody writes to is kept in the child's handle until it is done.
    each_ends(|command| command.stdin(Stdio::piped()).spawn().unwrap());
}

#[test]
fn no_command_hangs_with_a_closed_standard_input() {
    each_ends(|command| {
        let mut shell = Command::new("sh");
        shell.args(["-c", "exec \"$0\" \"$@\" <&-"]);
        shell.arg(command.get_program()).args(command.get_args());
        shell.env_clear();
        shell.envs(
            command
                .get_envs()
                .filter_map(|(name, value)| Some((name, value?))),
        );
        shell.current_dir(command.get_current_dir().unwrap());
        shell
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap()
    });
}

#[test]
fn no_command_hangs_on_a_terminal_on_which_nobody_types() {
    let (world, known) = lived_in();
    let world = world.with("VISUAL", "true");
    let leaves = leaves();
    are_commands(ASKS.into_iter().map(|(name, _)| name), &leaves);
    are_commands(SERVES, &leaves);
    for words in leaves {
        if SERVES.contains(&words.as_str()) {
            continue;
        }
        let line = line(&words, &known);
        let quoted: Vec<String> = line.iter().map(|word| format!("'{word}'")).collect();
        let context = if words == "auth login" { "-C near" } else { "" };
        let lines = format!(
            "\"$JOURNAL\" context add near --url http://127.0.0.1:9 >/dev/null 2>&1\n\
             \"$JOURNAL\" {context} {}\necho ended-$?\n",
            quoted.join(" ")
        );
        let Some(mut dialogue) = Dialogue::begin(&world, &lines) else {
            return;
        };
        match ASKS.iter().find(|(name, _)| *name == words) {
            // It waits for the person, who sees what for and leaves.
            Some((_, question)) => {
                dialogue.sees(question);
                thread::sleep(Duration::from_millis(100));
                dialogue.types("\u{3}").sees("ended-130");
            }
            None => drop(dialogue.sees("ended-")),
        }
        dialogue.ends();
    }
}

#[test]
fn who_reads_standard_input_waits_for_it_and_says_so_on_a_terminal() {
    for reader in READERS {
        let (world, _) = lived_in();
        let words: Vec<&str> = reader.split(' ').collect();
        let mut waiting = world.start(&words, Stdio::piped());
        thread::sleep(Duration::from_millis(300));
        assert!(
            waiting.try_wait().unwrap().is_none(),
            "{reader} did not wait"
        );
        drop(waiting.stdin.take());
        assert!(ends(waiting), "{reader} did not end with its input");
        let lines = format!("\"$JOURNAL\" {reader}\necho ended-$?\n");
        let Some(mut dialogue) = Dialogue::begin(&world, &lines) else {
            return;
        };
        dialogue.sees("Ctrl-D").types("\u{4}").sees("ended-");
        dialogue.ends();
    }
}

#[test]
fn a_server_says_where_it_is_and_needs_no_input() {
    let (world, known) = lived_in();
    for input in [Stdio::null(), Stdio::piped()] {
        let mut server = world.start(&line("serve", &known), input);
        let mut first = String::new();
        let mut out = BufReader::new(server.stdout.take().unwrap());
        out.read_line(&mut first).unwrap();
        let _ = server.kill();
        server.wait().unwrap();
        assert!(first.starts_with("http://127.0.0.1:"), "{first:?}");
    }
}

#[test]
fn what_takes_long_says_what_it_is_on_a_terminal() {
    let world = World::stocked();
    world.ok(&["log", "1 egg"]);
    let sign = "looking through all files";
    for line in ["doctor", "db check"] {
        let other = Connection::open(world.journal()).unwrap();
        other
            .execute_batch("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT")
            .unwrap();
        let release = thread::spawn(move || {
            thread::sleep(Duration::from_secs(1));
            drop(other);
        });
        let slow = on_a_terminal(&world, &format!("TERM=xterm $JOURNAL {line}\n"));
        release.join().unwrap();
        let Some(slow) = slow else { return };
        assert!(slow.contains(sign), "{line}: {slow}");
        assert!(slow.contains("journal.db is whole"), "{slow}");
    }
}
