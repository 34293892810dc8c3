//! How long an import takes, beside unpacking the same file and beside the sqlite3 shell.

use std::fs;
use std::io;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// What a run took.
#[derive(Clone, Copy)]
pub(crate) struct Run {
    pub(crate) wall: Duration,
    /// The most memory it held, in megabytes; where the system says so.
    pub(crate) peak: Option<u64>,
}

/// Reads a file that may have been made on another day: from then on it is in memory, for whoever comes first too.
pub(crate) fn warm(file: &Path) {
    let read = fs::File::open(file).and_then(|mut file| io::copy(&mut file, &mut io::sink()));
    read.expect("the products");
}

/// `gzip -dc FILE > /dev/null`.
pub(crate) fn gzip(file: &Path) -> Run {
    let mut command = Command::new("gzip");
    command.arg("-dc").arg(file).stdout(Stdio::null());
    run(&mut command)
}

/// `journal catalog import off FILE` into an empty home.
pub(crate) fn journal(file: &Path, home: &Path) -> Run {
    let _ = fs::remove_dir_all(home);
    fs::create_dir_all(home).expect("a home");
    let mut command = Command::new(env!("CARGO_BIN_EXE_journal"));
    command
        .args(["catalog", "import", "off", "--quiet"])
        .arg(file)
        .env("JOURNAL_DATA_DIR", home)
        .env("JOURNAL_CONFIG_DIR", home)
        .env("JOURNAL_STATE_DIR", home)
        .stdout(Stdio::null());
    run(&mut command)
}

/// `.import` of the sqlite3 shell, from the unpacked file; `None` where there is no such shell.
pub(crate) fn shell(file: &Path, folder: &Path) -> Option<Run> {
    Command::new("sqlite3").arg("--version").output().ok()?;
    let (plain, database) = (folder.join("plain.tsv"), folder.join("shell.db"));
    let unpacked = fs::File::create(&plain).expect("room");
    let done = Command::new("gzip")
        .arg("-dc")
        .arg(file)
        .stdout(unpacked)
        .status();
    assert!(done.is_ok_and(|done| done.success()), "gzip -dc");
    let _ = fs::remove_file(&database);
    let mut command = Command::new("sqlite3");
    command
        .arg(&database)
        .args([".mode ascii", ".separator \"\\t\" \"\\n\""])
        .arg(format!(".import {} products", plain.display()));
    let told = run(&mut command);
    let _ = fs::remove_file(plain);
    let _ = fs::remove_file(database);
    Some(told)
}

fn run(command: &mut Command) -> Run {
    let begun = Instant::now();
    let mut child = command.spawn().expect("the program starts");
    let mut peak = None;
    loop {
        peak = peak_of(&child).or(peak);
        if let Some(status) = child.try_wait().expect("a child") {
            assert!(status.success(), "{command:?}: {status}");
            return Run {
                wall: begun.elapsed(),
                peak,
            };
        }
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// The most memory a process has held by now, as Linux tells it, in MB.
fn peak_of(child: &Child) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{}/status", child.id())).ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    let kibibytes: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kibibytes * 1_024 / 1_000_000)
}
