//! The servers that are compared, each in a process of its own.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// A server to start.
#[derive(Clone)]
pub(crate) enum Kind {
    /// The program: this build of it.
    Program(PathBuf),
    /// What this benchmark makes of the library, by the word it is started with.
    Made(&'static str),
}

/// A server that runs.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Server {
    /// Starts a server on a data folder; `many` where it is one of several people. `syncs` is a library of other
    /// syncs of files.
    pub(crate) fn start(kind: &Kind, folder: &Path, many: bool, syncs: Option<&Path>) -> Server {
        let program = match kind {
            Kind::Program(program) => program.clone(),
            Kind::Made(_) => std::env::current_exe().expect("this program"),
        };
        let mut command = Command::new(program);
        if let Some(syncs) = syncs {
            command.env("LD_PRELOAD", syncs);
        }
        match kind {
            Kind::Program(_) => {
                command.args(["serve", "--listen", "127.0.0.1:0", "--rate-limit", "off"]);
                if many {
                    command.arg("--data").arg(folder);
                }
            }
            Kind::Made(word) => {
                command.args(["--as", word]).arg(folder);
            }
        }
        command.env("JOURNAL_DATA_DIR", folder);
        command.env("JOURNAL_CONFIG_DIR", folder.join("config"));
        command.stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().expect("a server");
        let mut base = String::new();
        let out = child.stdout.take().expect("its output");
        BufReader::new(out).read_line(&mut base).expect("its base");
        let address = base.trim().trim_start_matches("http://");
        let address = address.trim_end_matches("/v1").parse();
        Server {
            child,
            address: address.expect("its address"),
        }
    }

    /// Time of processors that it has taken, in microseconds.
    pub(crate) fn work(&self) -> f64 {
        let text = fs::read_to_string(format!("/proc/{}/stat", self.child.id()));
        let text = text.unwrap_or_default();
        let fields = text.rsplit_once(") ").map_or("", |(_, rest)| rest);
        // In hundredths of a second: for itself, and in the kernel.
        let ticks = fields.split(' ').skip(11).take(2);
        ticks
            .filter_map(|ticks| ticks.parse::<f64>().ok())
            .sum::<f64>()
            * 10_000.0
    }

    /// Memory that it holds now, in KiB: what is its own, not what it shares with its file.
    pub(crate) fn memory(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        let status = status.unwrap_or_default();
        let line = status.lines().find(|line| line.starts_with("RssAnon:"));
        let kib = line.and_then(|line| line.split_whitespace().nth(1)?.parse().ok());
        kib.unwrap_or(0)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Makes a library whose syncs of files take so many microseconds more; `false` where nothing here can.
///
/// A tracer that delays them (`strace -e inject=fsync,fdatasync:delay_exit=2000`) also stops every other system call
/// of the threads that never sync, filter or not: a request took 100 µs of processors more there.
pub(crate) fn make_slow(library: &Path, micros: u32) -> bool {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/serve/slow.c");
    let mut compiler = Command::new("cc");
    compiler.args(["-O", "-shared", "-fPIC", "-o"]).arg(library);
    compiler.arg(format!("-DMICROS={micros}")).arg(source);
    compiler.status().is_ok_and(|status| status.success())
}
