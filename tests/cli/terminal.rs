//! A terminal for a test, where this machine can make one.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::world::World;

/// Runs these lines of a shell on a terminal of their own and gives what it showed; `None` where
/// there is no program that makes one.
pub(crate) fn on_a_terminal(world: &World, lines: &str) -> Option<String> {
    typing(world, lines, "")
}

/// The same with somebody who types this before anything is asked.
pub(crate) fn typing(world: &World, lines: &str, keys: &str) -> Option<String> {
    let script = Path::new("/usr/bin/script");
    if !script.exists() {
        return None;
    }
    let file = world.file("lines.sh", lines);
    let command = world.command(&[""]);
    let settings = command.get_envs();
    let mut terminal = Command::new(script);
    terminal
        .env_clear()
        .envs(settings.filter_map(|(name, value)| Some((name, value?))))
        .env("JOURNAL", command.get_program())
        .env("PID", world.home().join("pid"))
        .args(["-qec", &format!("sh {file}"), "/dev/null"])
        .current_dir(world.home())
        // A reader of an input that is at its end would type that end.
        .stdin(Stdio::piped())
        .stdout(Stdio::piped());
    let mut running = terminal.spawn().unwrap();
    let mut keyboard = running.stdin.take().unwrap();
    keyboard.write_all(keys.as_bytes()).unwrap();
    let output = running.wait_with_output().unwrap();
    drop(keyboard);
    Some(String::from_utf8(output.stdout).unwrap())
}
