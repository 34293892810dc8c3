//! A home of its own for every test: its folders, its clock, its zone, no terminal.

use std::ffi::OsStr;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::{Arc, Once, OnceLock};

use serde_json::Value;
use tempfile::TempDir;

/// When every command runs, unless a test says otherwise: a Saturday, 9 o'clock in Berlin.
pub(crate) const NOW: &str = "2026-11-21T09:00:00+01:00";

/// A food of one's own, known per 100 g.
pub(crate) const RYE_BREAD: [&str; 7] = [
    "food",
    "save",
    "Rye bread",
    "--per",
    "100g",
    "--kcal",
    "250",
];

/// A target of each nutrient of which there can be one.
pub(crate) const TARGETS: [&str; 10] = [
    "target",
    "set",
    "--kcal",
    "2100",
    "--protein",
    "120",
    "--carbs",
    "230",
    "--fat",
    "70",
];

/// A home that no other test and no person has.
pub(crate) struct World {
    home: TempDir,
    settings: Vec<(String, String)>,
}

impl World {
    /// A fresh home: nothing is in it.
    pub(crate) fn new() -> Self {
        #[cfg(unix)]
        catch_what_is_ignored();
        World {
            home: TempDir::new().expect("a home"),
            settings: Vec::new(),
        }
    }

    /// A home in which the starter catalogue was unpacked before, since that takes a moment.
    pub(crate) fn stocked() -> Self {
        static CATALOGUE: OnceLock<Vec<u8>> = OnceLock::new();
        let catalogue = CATALOGUE.get_or_init(|| {
            let first = World::new();
            first.ok(&["food", "show", "banana"]);
            fs::read(first.catalogue()).expect("the catalogue")
        });
        let world = World::new();
        fs::create_dir(world.data()).expect("a data folder");
        fs::write(world.catalogue(), catalogue).expect("a catalogue");
        world
    }

    /// The same home with this variable set from now on.
    pub(crate) fn with(mut self, name: &str, value: &str) -> Self {
        self.settings.push((name.to_owned(), value.to_owned()));
        self
    }

    /// The home folder.
    pub(crate) fn home(&self) -> &Path {
        self.home.path()
    }

    /// The data folder.
    pub(crate) fn data(&self) -> PathBuf {
        self.home.path().join("data")
    }

    /// The configuration folder.
    pub(crate) fn config(&self) -> PathBuf {
        self.home.path().join("config")
    }

    /// The journal file.
    pub(crate) fn journal(&self) -> PathBuf {
        self.data().join("journal.db")
    }

    /// The catalogue file.
    pub(crate) fn catalogue(&self) -> PathBuf {
        self.data().join("catalog.db")
    }

    /// Writes a file into the home and gives its path.
    pub(crate) fn file(&self, name: &str, content: impl AsRef<[u8]>) -> String {
        let path = self.home.path().join(name);
        fs::write(&path, content).expect("a file in the home");
        path.to_str().expect("a path of text").to_owned()
    }

    /// The program in this home, ready to be started: nothing to read, everything to be heard.
    pub(crate) fn command<S: AsRef<OsStr>>(&self, arguments: &[S]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_journal"));
        command
            .args(arguments)
            .current_dir(self.home.path())
            .env_clear()
            .env("HOME", self.home.path())
            .env("PATH", "/usr/bin:/bin")
            // Nobody's keyring: where no session bus is named, one is looked for here.
            .env("XDG_RUNTIME_DIR", self.home.path())
            .env("JOURNAL_DATA_DIR", self.data())
            .env("JOURNAL_CONFIG_DIR", self.config())
            .env("JOURNAL_STATE_DIR", self.home.path().join("state"))
            .env("JOURNAL_NOW", NOW)
            .env("JOURNAL_TZ", "Europe/Berlin")
            .envs(self.settings.iter().map(|(name, value)| (name, value)))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        command
    }

    /// The same, started by another program: its name and its own arguments come first.
    pub(crate) fn command_by<S: AsRef<OsStr>>(
        &self,
        mut other: Command,
        arguments: &[S],
    ) -> Command {
        let program = self.command(arguments);
        other
            .arg(program.get_program())
            .args(program.get_args())
            .stdin(Stdio::null())
            .current_dir(self.home())
            .env_clear();
        let set = program.get_envs();
        other.envs(set.filter_map(|(name, value)| value.map(|value| (name, value))));
        other
    }

    /// Runs the program.
    pub(crate) fn run<S: AsRef<OsStr>>(&self, arguments: &[S]) -> Done {
        let told = told(arguments);
        let output = self.command(arguments).output();
        Done::of(told, output.expect("the program runs"))
    }

    /// Runs the program with this on standard input.
    pub(crate) fn run_with<S: AsRef<OsStr>>(
        &self,
        arguments: &[S],
        input: impl AsRef<[u8]>,
    ) -> Done {
        let mut child = self.start(arguments, Stdio::piped());
        let mut stdin = child.stdin.take().expect("its standard input");
        // A program that is done before it has read everything is no failure of ours.
        let _ = stdin.write_all(input.as_ref());
        drop(stdin);
        let output = child.wait_with_output();
        Done::of(told(arguments), output.expect("the program ends"))
    }

    /// Starts the program and does not wait for it.
    pub(crate) fn start<S: AsRef<OsStr>>(&self, arguments: &[S], input: Stdio) -> Child {
        let mut command = self.command(arguments);
        command.stdin(input).spawn().expect("the program starts")
    }

    /// Runs the program and takes for granted that it succeeds.
    pub(crate) fn ok<S: AsRef<OsStr>>(&self, arguments: &[S]) -> Done {
        self.run(arguments).succeeded()
    }

    /// Runs the program with `--json`, takes for granted that it succeeds and reads its document.
    pub(crate) fn json(&self, arguments: &[&str]) -> Value {
        self.ok(&[arguments, &["--json"]].concat()).json()
    }

    /// The error object of a command that must fail with this exit code, run with `--json`.
    pub(crate) fn error(&self, exit: i32, arguments: &[&str]) -> Value {
        self.run(&[arguments, &["--json"]].concat())
            .failed(exit)
            .error()
    }

    /// How many meals there are.
    pub(crate) fn meals(&self) -> usize {
        meals(&self.json(&["meal", "list", "--all"]))
    }

    /// How many meals there are in the journal of a context.
    pub(crate) fn meals_of(&self, context: &str) -> usize {
        meals(&self.json(&["meal", "list", "--all", "-C", context]))
    }
}

/// Has children meet every signal as it is by default, also where the tests are to ignore it, as under `nohup`: they
/// inherit what is ignored, and not what is caught.
#[cfg(unix)]
fn catch_what_is_ignored() {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
        let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
        let ignored = mask.map_or(0, |mask| {
            u64::from_str_radix(mask.trim(), 16).expect("a mask")
        });
        for signal in [SIGHUP, SIGINT, SIGQUIT, SIGTERM] {
            if ignored & (1 << (signal - 1)) != 0 {
                signal_hook::flag::register(signal, Arc::default()).expect("a handler");
            }
        }
    });
}

/// What starts another program that is to ignore these signals, as `nohup` does.
pub(crate) fn ignoring(signals: &str) -> Command {
    let mut shell = Command::new("/bin/sh");
    shell.args(["-c", &format!("trap '' {signals}; exec \"$0\" \"$@\"")]);
    shell
}

/// What starts another program that may take no more than this, as `ulimit` has it.
pub(crate) fn limited(limits: &str) -> Command {
    let mut shell = Command::new("/bin/sh");
    shell.args(["-c", &format!("ulimit {limits} && exec \"$0\" \"$@\"")]);
    shell
}

fn meals(page: &Value) -> usize {
    page["meals"].as_array().expect("meals").len()
}

fn told<S: AsRef<OsStr>>(arguments: &[S]) -> String {
    let words: Vec<_> = arguments
        .iter()
        .map(|word| word.as_ref().to_string_lossy())
        .collect();
    format!("journal {}", words.join(" "))
}

/// What came of a command.
#[derive(Debug)]
pub(crate) struct Done {
    told: String,
    /// The exit code.
    pub(crate) exit: i32,
    /// Standard output.
    pub(crate) out: String,
    /// Standard error.
    pub(crate) err: String,
}

impl Done {
    pub(crate) fn of(told: String, output: Output) -> Self {
        let text = |bytes| String::from_utf8(bytes).expect("the program writes UTF-8");
        Done {
            told,
            exit: output.status.code().expect("an exit code, not a signal"),
            out: text(output.stdout),
            err: text(output.stderr),
        }
    }

    /// Exit code 0.
    #[track_caller]
    pub(crate) fn succeeded(self) -> Self {
        self.ended(0)
    }

    /// This exit code, and nothing on standard output.
    #[track_caller]
    pub(crate) fn failed(self, exit: i32) -> Self {
        let done = self.ended(exit);
        assert_eq!(
            done.out, "",
            "{}: data although it failed\n{}",
            done.told, done.err
        );
        assert_ne!(done.err, "", "{}: failed without a word", done.told);
        done
    }

    #[track_caller]
    fn ended(self, exit: i32) -> Self {
        assert_eq!(
            self.exit, exit,
            "{}\nstandard output: {}\nstandard error: {}",
            self.told, self.out, self.err
        );
        self
    }

    /// The one JSON document on standard output.
    #[track_caller]
    pub(crate) fn json(&self) -> Value {
        match serde_json::from_str(&self.out) {
            Ok(document) => document,
            Err(error) => panic!("{}: {error}: {:?}", self.told, self.out),
        }
    }

    /// The error object, the last line of standard error.
    #[track_caller]
    pub(crate) fn error(&self) -> Value {
        let line = self.err.lines().last().unwrap_or_default();
        match serde_json::from_str(line) {
            Ok(document) => document,
            Err(error) => panic!("{}: {error}: {:?}", self.told, self.err),
        }
    }

    /// Standard output, a record a line, cells parted by tabs.
    pub(crate) fn records(&self) -> Vec<Vec<&str>> {
        self.out
            .lines()
            .map(|line| line.split('\t').collect())
            .collect()
    }

    /// Standard error says this.
    #[track_caller]
    pub(crate) fn says(&self, text: &str) -> &Self {
        assert!(
            self.err.contains(text),
            "{}: {text:?} is not in {:?}",
            self.told,
            self.err
        );
        self
    }
}

/// The `id` of a meal, or the `key` of a food.
#[track_caller]
pub(crate) fn id(document: &Value) -> String {
    let id = document["id"].as_str().or(document["key"].as_str());
    id.unwrap_or_else(|| panic!("no id: {document}")).to_owned()
}

/// Quantity, unit and name of each item of a meal.
pub(crate) fn amounts(meal: &Value) -> Vec<String> {
    let items = meal["items"].as_array().expect("items");
    let amount = |item: &Value| {
        let text = |value: &Value| value.as_str().unwrap_or("-").to_owned();
        let (unit, name) = (text(&item["unit"]), text(&item["food"]["name"]));
        format!("{} {unit} {name}", item["quantity"])
    };
    items.iter().map(amount).collect()
}
