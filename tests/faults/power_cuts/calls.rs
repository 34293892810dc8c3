//! What strace wrote of a program, read: the calls that change a folder, one after the other.

use std::collections::HashMap;
use std::fs;

use crate::traced;
use crate::world::World;

/// A system call that succeeded; names as they were given, whole.
#[derive(Debug)]
pub(crate) enum Call {
    /// Opens a file, and makes it where `creates` says so.
    Open {
        path: String,
        creates: bool,
        truncates: bool,
        file: i64,
    },
    Write {
        file: i64,
        at: usize,
        bytes: Vec<u8>,
    },
    Truncate {
        file: i64,
        length: usize,
    },
    Sync {
        file: i64,
    },
    Rename {
        from: String,
        to: String,
    },
    Link {
        from: String,
        to: String,
    },
    Unlink {
        path: String,
    },
    /// Something was said on standard output.
    Answer,
    /// Something was said over a socket.
    Said {
        bytes: Vec<u8>,
    },
}

/// Runs a command, which succeeds, and gives the calls that it made.
pub(crate) fn of(world: &World, line: &[&str]) -> Vec<Call> {
    let log = world.home().join("trace");
    let options = [&OPTIONS[..], &[log.to_str().expect("a path of text")]].concat();
    traced::run(world, &options, line).succeeded();
    read(&fs::read_to_string(&log).expect("what strace wrote"))
}

/// The options of strace whose words are read here.
const OPTIONS: [&str; 6] = [
    "-xx",
    "-s",
    "1000000",
    "-e",
    "trace=openat,write,pwrite64,ftruncate,fsync,fdatasync,rename,renameat,renameat2,link,linkat,unlink,unlinkat",
    "-o",
];

/// Reads what strace wrote. Calls that failed are left out.
pub(crate) fn read(trace: &str) -> Vec<Call> {
    let mut begun: HashMap<&str, &str> = HashMap::new();
    let mut calls = Vec::new();
    for line in trace.lines() {
        let (thread, line) = line.split_once(' ').unwrap_or(("", line));
        let line = line.trim_start();
        if let Some(beginning) = line.strip_suffix(" <unfinished ...>") {
            begun.insert(thread, beginning);
        } else if let Some((_, end)) = line.split_once(" resumed>") {
            let beginning = begun.remove(thread).unwrap_or_default();
            calls.extend(call(&format!("{beginning}{end}")));
        } else {
            calls.extend(call(line));
        }
    }
    calls
}

fn call(line: &str) -> Option<Call> {
    let (name, rest) = line.split_once('(')?;
    let (arguments, result) = rest.rsplit_once(" = ")?;
    let result: i64 = result.split(' ').next()?.parse().ok()?;
    let arguments = arguments.trim_end().trim_end_matches(')');
    let arguments: Vec<&str> = arguments.split(", ").collect();
    let file = || arguments[0].parse().expect("a file's number");
    let path = |at: usize| String::from_utf8(bytes(arguments[at])).expect("a path of text");
    (result >= 0).then_some(())?;
    Some(match name {
        "openat" => Call::Open {
            path: path(1),
            creates: arguments[2].contains("O_CREAT"),
            truncates: arguments[2].contains("O_TRUNC"),
            file: result,
        },
        "write" if file() == 1 => Call::Answer,
        "pwrite64" => {
            let mut written = bytes(arguments[1]);
            written.truncate(result as usize);
            Call::Write {
                file: file(),
                at: arguments[3].parse().expect("an offset"),
                bytes: written,
            }
        }
        "ftruncate" => Call::Truncate {
            file: file(),
            length: arguments[1].parse().expect("a length"),
        },
        "fsync" | "fdatasync" => Call::Sync { file: file() },
        "rename" => Call::Rename {
            from: path(0),
            to: path(1),
        },
        "linkat" => Call::Link {
            from: path(1),
            to: path(3),
        },
        "unlink" => Call::Unlink { path: path(0) },
        "sendto" | "writev" => Call::Said {
            bytes: said(&arguments.join(", ")),
        },
        "write" => return None,
        other => panic!("{other} is not understood yet"),
    })
}

/// Everything that stands between quotation marks, side by side.
fn said(arguments: &str) -> Vec<u8> {
    let quoted = arguments.split('"').skip(1).step_by(2);
    quoted.flat_map(bytes).collect()
}

/// The bytes of `"\x6f\x6b"`.
fn bytes(quoted: &str) -> Vec<u8> {
    let digits = quoted.trim_matches('"').split("\\x").skip(1);
    let byte = |digits| u8::from_str_radix(digits, 16).expect("two digits");
    digits.map(byte).collect()
}
