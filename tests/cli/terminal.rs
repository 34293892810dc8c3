//! A terminal for a test, where this machine can make one.

use std::io::{Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use crate::world::World;

/// Runs these lines of a shell on a terminal of their own and gives what it showed; `None` where
/// there is no program that makes one.
pub(crate) fn on_a_terminal(world: &World, lines: &str) -> Option<String> {
    typing(world, lines, "")
}

/// The same with somebody who types this before anything is asked.
pub(crate) fn typing(world: &World, lines: &str, keys: &str) -> Option<String> {
    let mut running = terminal(world, lines)?.spawn().unwrap();
    let mut keyboard = running.stdin.take().unwrap();
    keyboard.write_all(keys.as_bytes()).unwrap();
    let output = running.wait_with_output().unwrap();
    drop(keyboard);
    Some(String::from_utf8(output.stdout).unwrap())
}

fn terminal(world: &World, lines: &str) -> Option<Command> {
    let script = Path::new("/usr/bin/script");
    if !script.exists() {
        eprintln!("skipped: there is no script(1) here");
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
    Some(terminal)
}

/// How long a program has to show what is waited for.
const PATIENCE: Duration = Duration::from_secs(20);

/// Somebody at a terminal who reads before they type.
pub(crate) struct Dialogue {
    running: Child,
    keyboard: ChildStdin,
    shown: Arc<Mutex<Vec<u8>>>,
    read: usize,
}

impl Dialogue {
    /// Begins these lines of a shell on a terminal of their own; `None` where there is no program
    /// that makes one.
    pub(crate) fn begin(world: &World, lines: &str) -> Option<Dialogue> {
        let mut running = terminal(world, lines)?.spawn().unwrap();
        let keyboard = running.stdin.take().unwrap();
        let mut screen = running.stdout.take().unwrap();
        let shown = Arc::new(Mutex::new(Vec::new()));
        let seen = Arc::clone(&shown);
        thread::spawn(move || {
            let mut part = [0; 4096];
            while let Ok(length @ 1..) = screen.read(&mut part) {
                seen.lock().unwrap().extend_from_slice(&part[..length]);
            }
        });
        Some(Dialogue {
            running,
            keyboard,
            shown,
            read: 0,
        })
    }

    /// Everything that was shown so far.
    pub(crate) fn shown(&self) -> String {
        String::from_utf8_lossy(&self.shown.lock().unwrap()).into_owned()
    }

    /// Waits until this is shown, behind what was waited for before.
    #[track_caller]
    pub(crate) fn sees(&mut self, text: &str) -> &mut Self {
        let until = Instant::now() + PATIENCE;
        loop {
            let shown = self.shown();
            let rest = shown.get(self.read..).unwrap_or_default();
            if let Some(at) = rest.find(text) {
                self.read += at + text.len();
                return self;
            }
            if Instant::now() > until {
                let _ = self.running.kill();
                panic!("{text:?} was not shown:\n{shown}");
            }
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// Types this.
    pub(crate) fn types(&mut self, keys: &str) -> &mut Self {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
        self.keyboard.flush().unwrap();
        self
    }

    /// Waits for the end and gives everything that was shown.
    #[track_caller]
    pub(crate) fn ends(mut self) -> String {
        let until = Instant::now() + PATIENCE;
        while self.running.try_wait().unwrap().is_none() {
            if Instant::now() > until {
                let _ = self.running.kill();
                panic!("it did not end:\n{}", self.shown());
            }
            thread::sleep(Duration::from_millis(20));
        }
        // What was written last is on its way to the reader.
        thread::sleep(Duration::from_millis(50));
        self.shown()
    }
}
