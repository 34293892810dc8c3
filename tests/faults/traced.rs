//! The program under strace, which sees its system calls and makes some fail.

use std::collections::BTreeMap;
use std::fs;
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::world::{Done, World};

/// Why nothing can be traced here, where that is so.
pub(crate) fn missing() -> Option<String> {
    let tried = Command::new("strace")
        .args(["-f", "--seccomp-bpf", "-e", "trace=fsync", "true"])
        .stdin(Stdio::null())
        .output();
    match tried {
        Err(error) => Some(format!("strace: {error}")),
        Ok(tried) if tried.status.success() => None,
        Ok(tried) => Some(String::from_utf8_lossy(&tried.stderr).trim().to_owned()),
    }
}

/// Runs the program under strace with these options.
pub(crate) fn run(world: &World, options: &[&str], line: &[&str]) -> Done {
    let output = command(world, options, line).output();
    Done::of(line.join(" "), output.expect("strace runs"))
}

/// Runs the program, of which the so manieth of these system calls fails.
pub(crate) fn failing(world: &World, call: &str, number: usize, line: &[&str]) -> Done {
    let traced = format!("trace={call}");
    let inject = format!("inject={call}:error=EIO:when={number}");
    run(
        world,
        &["-o", "/dev/null", "-e", &traced, "-e", &inject],
        line,
    )
}

/// The program under strace with these options, ready to be started.
pub(crate) fn command(world: &World, options: &[&str], line: &[&str]) -> Command {
    let mut strace = Command::new("strace");
    strace.args(["-f", "--seccomp-bpf"]).args(options);
    world.command_by(strace, line)
}

/// Runs the program and kills it when it makes a system call for the so manieth time; whether it came
/// so far.
pub(crate) fn kill_at(world: &World, call: &str, number: usize, line: &[&str]) -> bool {
    let traced = format!("trace={call}");
    let inject = format!("inject={call}:signal=KILL:when={number}");
    // With a filter of calls strace lets those live that are to be killed.
    let mut strace = Command::new("strace");
    strace.args(["-f", "-o", "/dev/null", "-e", &traced, "-e", &inject]);
    let output = world.command_by(strace, line).output();
    output.expect("strace runs").status.signal() == Some(9)
}

/// How often each of these system calls is made: by the thread that makes it most, since a call
/// that is to fail is counted in each.
pub(crate) fn count(world: &World, calls: &[&str], line: &[&str]) -> BTreeMap<String, usize> {
    let log = world.home().join("trace");
    let traced = format!("trace={}", calls.join(","));
    run(world, &["-o", text(&log), "-e", &traced], line).succeeded();
    let log = fs::read_to_string(log).expect("what strace wrote");
    let mut by_thread: BTreeMap<(&str, &str), usize> = BTreeMap::new();
    for line in log.lines() {
        let Some((thread, call)) = line.split_once(' ') else {
            continue;
        };
        let name = call.trim_start().split('(').next().unwrap_or_default();
        *by_thread.entry((thread, name)).or_default() += 1;
    }
    let mut most = BTreeMap::new();
    for ((_, name), count) in by_thread {
        let seen = most.entry(name.to_owned()).or_default();
        *seen = count.max(*seen);
    }
    most.retain(|name, _| calls.contains(&name.as_str()));
    most
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a path of text")
}
