//! A filter at work in a process of its own, as behind a pipe.
//!
//! A filter may call itself without end, or make values of any depth, and what then runs out is the
//! stack: that ends a process, whatever it held. So this program is started once more for the filter
//! alone, and what ends there is told here.
//!
//! What is asked goes to its standard input: the expression, and then, time and again, documents
//! with an empty line behind them. It prints to the same standard output, and says on its standard error
//! how each of these went: see [`Reply`].

use std::cell::RefCell;
use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStderr, ChildStdin, Command, ExitStatus, Stdio};

use serde::{Deserialize, Serialize};

use super::language::fault;
use super::work::{FILTER, MEMORY};
use crate::error::{Code, Error, Result};
use crate::render::{Format, Show};

/// How it went: one line.
#[derive(Serialize, Deserialize)]
pub(super) enum Reply {
    /// All was printed that somebody wanted to read, and whether anybody still does.
    Printed { is_read: bool },
    /// Why not: an error's code, message and hint.
    Refused(String, String, Option<String>),
}

/// The other process.
struct Other {
    child: Child,
    asked: ChildStdin,
    replies: BufReader<ChildStderr>,
}

/// A filter that was read, in its process. That ends when nothing more can be asked.
pub(in crate::cli) struct Apart(RefCell<Other>);

impl Apart {
    /// Reads an expression.
    ///
    /// Errors: `Usage`, naming the place.
    pub(super) fn read(code: &str) -> Result<Apart> {
        let mut other = Other::start().map_err(|error| fault(&error.to_string()))?;
        let code = serde_json::Value::from(code).to_string();
        other.ask(&[code])?;
        Ok(Apart(RefCell::new(other)))
    }

    /// Prints something: its document, in `ndjson` each of its records. Says whether anybody still
    /// reads.
    ///
    /// Errors: `Usage` where the filter does not fit; `Output`.
    pub(in crate::cli) fn print(&self, shown: &dyn Show, format: Format) -> Result<bool> {
        let documents = match format {
            Format::Ndjson => shown.records(),
            _ => Box::new(std::iter::once(shown.json())),
        };
        let lines = documents.map(|document| document.to_string());
        let lines: Vec<String> = lines.chain([String::new()]).collect();
        self.0.borrow_mut().ask(&lines)
    }
}

impl Other {
    fn start() -> io::Result<Other> {
        let mut child = Command::new(std::env::current_exe()?)
            .arg(FILTER)
            .stdin(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()?;
        let (asked, replies) = (child.stdin.take(), child.stderr.take());
        let missing = || io::Error::from(io::ErrorKind::BrokenPipe);
        Ok(Other {
            child,
            asked: asked.ok_or_else(missing)?,
            replies: BufReader::new(replies.ok_or_else(missing)?),
        })
    }

    fn ask(&mut self, lines: &[String]) -> Result<bool> {
        // Where nobody takes it any more, there is no reply either.
        let _ = self.asked.write_all((lines.join("\n") + "\n").as_bytes());
        let mut line = String::new();
        let _ = self.replies.read_line(&mut line);
        match serde_json::from_str(&line) {
            Ok(Reply::Printed { is_read }) => Ok(is_read),
            Ok(Reply::Refused(code, message, hint)) => Err(refused(&code, message, hint)),
            Err(_) => Err(match self.child.wait() {
                Ok(status) => ended(status, &line),
                Err(error) => fault(&error.to_string()),
            }),
        }
    }
}

fn refused(code: &str, message: String, hint: Option<String>) -> Error {
    let told = [Code::Usage, Code::Output];
    let code = told.into_iter().find(|told| told.as_str() == code);
    let error = Error::new(code.unwrap_or(Code::Internal), message);
    match hint {
        Some(hint) => error.hint(hint),
        None => error,
    }
}

/// Whether Ctrl-C ended it, which whoever asked hears as well.
#[cfg(unix)]
fn is_interrupted(status: ExitStatus) -> bool {
    std::os::unix::process::ExitStatusExt::signal(&status) == Some(signal_hook::consts::SIGINT)
}

#[cfg(not(unix))]
fn is_interrupted(_: ExitStatus) -> bool {
    false
}

/// Why there is no reply, from a process that ended so and said this.
fn ended(status: ExitStatus, said: &str) -> Error {
    if status.code() == Some(Code::Internal.exit().into()) {
        return fault(said.trim_start_matches("error: ").trim_end());
    }
    if is_interrupted(status) {
        return Error::new(Code::Interrupted, "interrupted");
    }
    let what = format!(
        "--jq: the filter goes too deep, or takes more than {} GiB of memory ({status})",
        MEMORY >> 30
    );
    Error::new(Code::Usage, what).hint(
        "a filter that calls itself must come to an end; see the whole document with --json in its place",
    )
}
