//! Instructions, as valgrind counts them: they do not drift with what else the machine does.

use std::path::Path;
use std::process::Command;

use crate::scene::{LOG, Scene};
use crate::shell;

pub(crate) fn told(program: &Path, scene: &Scene) {
    println!("\nInstructions, in millions, by valgrind");
    let scene = scene.copied("30-years-counted");
    let commands: [&[&str]; 5] = [
        &["--version"],
        &["meal", "list"],
        &["today"],
        &["food", "search", "milk", "--library", "composition"],
        LOG,
    ];
    for arguments in commands {
        let command = scene.journal(program, arguments);
        match counted(&command) {
            Some(count) => row(&arguments.join(" "), count),
            None => return println!("  not counted: there is no valgrind"),
        }
    }
    let scene = scene.copied("30-years-counted-of-shell");
    for (name, sql) in [("shell: page", shell::page()), ("shell: log", shell::log())] {
        match counted(&shell::shell(&scene.file(), &sql)) {
            Some(count) => row(name, count),
            None => println!("  not counted: there is no sqlite3 shell"),
        }
    }
}

fn row(name: &str, count: u64) {
    println!("  {name:48} {:>9.2}", count as f64 / 1e6);
}

/// The instructions that a command takes.
fn counted(command: &Command) -> Option<u64> {
    let mut valgrind = Command::new("valgrind");
    valgrind
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(command.get_program())
        .args(command.get_args())
        .env_clear()
        .envs(
            command
                .get_envs()
                .filter_map(|(name, value)| Some((name, value?))),
        )
        .env("PATH", std::env::var_os("PATH")?);
    let told = valgrind.output().ok()?;
    let told = String::from_utf8_lossy(&told.stderr).into_owned();
    let line = told.lines().find(|line| line.contains("Collected :"))?;
    line.rsplit(' ').next()?.parse().ok()
}
