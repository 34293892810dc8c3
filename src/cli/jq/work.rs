//! The process of a filter: see [`super::apart`].

use std::ffi::OsString;
use std::io::{self, BufRead, Write};
use std::panic::AssertUnwindSafe;
use std::process::ExitCode;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use super::apart::Reply;
use super::language::Filter;
use crate::cli::panicked::guarded;
use crate::error::{Code, Result};

/// The argument with which this program is started for a filter alone.
pub(super) const FILTER: &str = "--filter-of-another";

/// The stack of a filter, in bytes: eight times what a program has for everything.
const STACK: usize = 64 << 20;

/// The most memory that a filter may have, in bytes, where the system holds it to that.
pub(super) const MEMORY: u64 = 4 << 30;

/// Whether these arguments start a filter's process.
pub(in crate::cli) fn is_meant(arguments: &[OsString]) -> bool {
    matches!(arguments, [_, only] if only == FILTER)
}

/// Does what is asked on standard input, and ends with it, whatever the filter is doing then: who asks
/// may have ended, too.
pub(in crate::cli) fn work() -> ExitCode {
    bound_memory();
    let (ask, asked) = mpsc::channel();
    let (end, ended) = mpsc::channel();
    let end_of_asking = end.clone();
    let at_work = begin(end, move || answer(&asked))
        .and_then(|()| begin(end_of_asking, move || listen(&ask)));
    match at_work {
        Ok(()) => ended.recv().unwrap_or(ExitCode::SUCCESS),
        Err(_) => ExitCode::from(Code::Internal.exit()),
    }
}

/// Begins work on a stack that is large enough, and says when it has ended.
fn begin(end: Sender<ExitCode>, work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    let work = AssertUnwindSafe(|| {
        work();
        ExitCode::SUCCESS
    });
    let thread = thread::Builder::new().stack_size(STACK);
    let begun = thread.spawn(move || {
        let _ = end.send(guarded(work));
    });
    begun.map(drop)
}

fn listen(ask: &Sender<String>) {
    let lines = io::stdin().lock().lines().map_while(io::Result::ok);
    lines.for_each(|line| drop(ask.send(line)));
}

fn answer(asked: &Receiver<String>) {
    let Ok(code) = asked.recv() else { return };
    let code: String = serde_json::from_str(&code).unwrap_or_default();
    let filter = match Filter::read(&code) {
        Ok(filter) => filter,
        Err(error) => return reply(Err(error)),
    };
    let mut done = Ok(true);
    reply(Ok(true));
    while let Ok(document) = asked.recv() {
        if document.is_empty() {
            reply(std::mem::replace(&mut done, Ok(true)));
        } else if let Ok(true) = done {
            done = filter.print(&document);
        }
    }
}

/// Says how it went. Where nobody hears it, nobody asked.
fn reply(done: Result<bool>) {
    let reply = match done {
        Ok(is_read) => Reply::Printed { is_read },
        Err(error) => Reply::Refused(
            error.code().as_str().to_owned(),
            error.message().to_owned(),
            error.hint_text().map(str::to_owned),
        ),
    };
    if let Ok(line) = serde_json::to_string(&reply) {
        let _ = writeln!(io::stderr(), "{line}");
    }
}

#[cfg(unix)]
fn bound_memory() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    let Rlimit { current, maximum } = getrlimit(Resource::As);
    let current = Some(current.map_or(MEMORY, |current| current.min(MEMORY)));
    // Where the system does not want that, it has a bound of its own.
    let _ = setrlimit(Resource::As, Rlimit { current, maximum });
}

/// Elsewhere the system alone bounds it.
#[cfg(not(unix))]
fn bound_memory() {}
