//! Bodies and phrases that stand in a file or come from standard input.

use std::fs;
use std::io::{self, IsTerminal, Read};
use std::path::Path;

use serde_json::Value;

use super::session::say;
use crate::error::{Code, Error, Result};
use crate::model::json;

/// The longest file or input that is read: 8 MiB, as of a request's body.
const LARGEST: u64 = 8 * 1024 * 1024;

/// The longest file that is imported: many years of meals.
const LARGEST_IMPORT: u64 = 512 * 1024 * 1024;

/// Reads a JSON body from a file; `-` is standard input.
///
/// Errors: as [`Error::unreadable`]; `Invalid` when it is no JSON; `BodyTooLarge`.
pub(super) fn body(file: &Path) -> Result<Value> {
    let body = marked_or_not(bytes(file, LARGEST)?);
    // What was kept of an edit that was given up has its notes still.
    match std::str::from_utf8(&body) {
        Ok(text) if text.starts_with('#') => Ok(json::parse(without_notes(text).as_bytes())?),
        _ => Ok(json::parse(&body)?),
    }
}

/// A text of JSON without the lines that begin with `#`, whose places stay empty. A line break inside a text of
/// JSON is written \n, so none has a line that begins so.
pub(super) fn without_notes(text: &str) -> String {
    let lines = text
        .lines()
        .map(|line| match line.trim_start().starts_with('#') {
            true => "\n".to_owned(),
            false => format!("{line}\n"),
        });
    lines.collect()
}

/// Reads text from a file; `-` is standard input.
///
/// Errors: as [`Error::unreadable`]; `NotUnderstood` when it is no UTF-8; `BodyTooLarge`.
pub(super) fn text(file: &Path) -> Result<String> {
    String::from_utf8(marked_or_not(bytes(file, LARGEST)?))
        .map_err(|_| Error::new(Code::NotUnderstood, format!("{} is not UTF-8", name(file))))
}

/// Without the byte-order mark that some editors put in front of UTF-8.
fn marked_or_not(mut bytes: Vec<u8>) -> Vec<u8> {
    if bytes.starts_with(b"\xEF\xBB\xBF") {
        bytes.drain(..3);
    }
    bytes
}

/// Reads a file to import; `-` is standard input.
///
/// Errors: as [`Error::unreadable`]; `BodyTooLarge`.
pub(super) fn file(file: &Path) -> Result<Vec<u8>> {
    bytes(file, LARGEST_IMPORT)
}

fn bytes(file: &Path, largest: u64) -> Result<Vec<u8>> {
    let unreadable = |error: io::Error| Error::unreadable(&name(file), &error);
    let mut bytes = Vec::new();
    let reader: Box<dyn Read> = match file.to_str() {
        Some("-") => {
            say_what_is_awaited();
            Box::new(std::io::stdin().lock())
        }
        _ => Box::new(fs::File::open(file).map_err(unreadable)?),
    };
    reader
        .take(largest + 1)
        .read_to_end(&mut bytes)
        .map_err(unreadable)?;
    if bytes.len() as u64 > largest {
        return Err(Error::new(
            Code::BodyTooLarge,
            format!("{} is larger than {} MiB", name(file), largest >> 20),
        ));
    }
    Ok(bytes)
}

/// Tells somebody at a terminal that standard input is read from there, and how it ends.
pub(super) fn say_what_is_awaited() {
    if io::stdin().is_terminal() && io::stderr().is_terminal() {
        say("reading standard input from this terminal; Ctrl-D in a line of its own ends it");
    }
}

/// An input that is read to its end once: of a terminal that is another end each time.
pub(super) struct Ended<R> {
    inner: R,
    is_done: bool,
}

impl<R> Ended<R> {
    pub(super) fn once(inner: R) -> Ended<R> {
        Ended {
            inner,
            is_done: false,
        }
    }
}

impl<R: Read> Read for Ended<R> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        if self.is_done {
            return Ok(0);
        }
        let read = self.inner.read(bytes)?;
        self.is_done = read == 0 && !bytes.is_empty();
        Ok(read)
    }
}

fn name(file: &Path) -> String {
    match file.to_str() {
        Some("-") => "standard input".to_owned(),
        _ => file.display().to_string(),
    }
}
