//! The one place that writes to standard output.

use std::ffi::OsString;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use clap::error::ErrorKind as Refusal;
use serde_json::json;

use super::brief::brief;
use super::globals::Globals;
use super::in_flight::InFlight;
use super::root::{Refused, named_context, wants_json};
use super::session::Session;
use super::unusable::without_keys;
use super::{charset, failure};
use crate::api::Unrecorded;
use crate::error::{Code, Error, Outcome, Result};
use crate::render::style::{clean, plain};
use crate::render::{Format, Show, format, undo};

/// What to do where a filter does not fit what a write gave back.
pub(super) const DONE: &str = "what was asked for is done, and need not be asked again; what can be taken back is told by: journal undo --list";

/// Prints what a command gave back.
///
/// Errors: `Output` when it cannot be written. A reader that went away is none.
pub(super) fn print(session: &Session, shown: &dyn Show) -> Result<()> {
    go_on(session, shown).map(drop)
}

/// The same for a part of what a command gives back, and says whether anybody still reads.
///
/// Errors: as of `print`.
pub(super) fn go_on(session: &Session, shown: &dyn Show) -> Result<bool> {
    if shown.is_silent(session.format()) {
        return Ok(true);
    }
    let delivered = match session.jq.get() {
        Some(filter) => {
            // A filter need not come to an end.
            let _made = session.has_written().then(|| InFlight::made(session));
            filter.print(shown, session.format())
        }
        None => text(session, shown).and_then(|text| deliver(&text)),
    };
    delivered.map_err(|error| match (session.has_written(), error.code()) {
        (true, Code::Usage | Code::Interrupted) => error.outcome(Outcome::Applied).hint(DONE),
        (true, _) => error.outcome(Outcome::Applied),
        (false, _) => error,
    })
}

/// What is printed.
fn text(session: &Session, shown: &dyn Show) -> Result<Vec<u8>> {
    if session.globals.quiet && !session.format().is_json() {
        let ids = shown.ids().into_iter().map(|id| clean(&id) + "\n");
        return Ok(ids.collect::<String>().into_bytes());
    }
    let text = format::print(shown, session.format(), &session.looks())?;
    if session.format() != Format::Table {
        return Ok(text);
    }
    // For a person, in signs that the terminal can draw.
    let undo = way_back(session);
    let text = String::from_utf8_lossy(&text) + undo.as_str();
    Ok(session.looks().plain(&text).into_bytes())
}

/// How to take back what was done, for a person: the last line of every write.
fn way_back(session: &Session) -> String {
    if session.format() != Format::Table || !session.can_undo() {
        return String::new();
    }
    let looks = session.looks();
    let line = format!("undo: journal {}undo", looks.aim);
    format!("  {}\n", looks.faint(&line))
}

/// Tells the same beside output that is no page for a person, of which it is no part. Who calls the API
/// itself is told nothing but its answer.
pub(super) fn note_way_back(session: &Session) {
    let is_raw = session.command() == "api";
    if !is_raw && session.format() != Format::Table && session.can_undo() {
        session.way_back(format!("journal {}undo", session.looks().aim));
    }
}

/// Tells what is not as it should be behind what was done: that it is not what undo takes back, or not gone.
pub(super) fn note_what_is_left(session: &Session, unremembered: Option<&str>) {
    if let Some(photos) = session.unremoved() {
        session.insist(format!(
            "warning: photos that were deleted are still there, each command tries to remove them again: {photos}"
        ));
    }
    if let Some(why) = unremembered {
        session.insist(format!(
            "warning: this is not remembered as what was written last, so that `last` is another meal, or none: {why}"
        ));
    }
    if let Some(Unrecorded { deeds, why }) = session.unrecorded() {
        let aim = &session.looks().aim;
        let can_read = || session.undo().and_then(|undo| undo.count()).is_ok();
        session.insist(match session.can_undo() {
            true => format!(
                "warning: journal {aim}undo takes back all of this but what could not be put on its list ({}): {why}",
                undo::listed(&deeds)
            ),
            false if can_read() => format!(
                "warning: this cannot be taken back, and journal {aim}undo takes back what was done before it: {why}"
            ),
            // What was done is done, whatever the list says of itself.
            false => format!(
                "warning: this cannot be taken back, nor what was done before it as long as that is so: {why}; {}",
                why.hint_text().unwrap_or_default().trim_start_matches("nothing was changed: ")
            ),
        });
    }
}

/// Writes to standard output, all of it.
pub(super) fn write(text: &[u8]) -> Result<()> {
    deliver(text).map(drop)
}

/// Writes to standard output and says whether anybody still reads it.
pub(super) fn deliver(text: &[u8]) -> Result<bool> {
    let mut out = io::stdout().lock();
    let written = refuse_unwritable(&out)
        .and_then(|()| out.write_all(text))
        .and_then(|()| out.flush());
    match written {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(false),
        Err(error) => Err(Error::new(
            Code::Output,
            format!("standard output: {error}"),
        )),
    }
}

/// Refuses an output that is open to be read alone: the standard library takes it for a closed one, and drops what is
/// written to it.
#[cfg(unix)]
fn refuse_unwritable(out: &io::StdoutLock<'_>) -> io::Result<()> {
    use rustix::fs::{OFlags, fcntl_getfl};
    use rustix::io::Errno;
    match fcntl_getfl(out)? & OFlags::RWMODE {
        OFlags::RDONLY => Err(Errno::BADF.into()),
        _ => Ok(()),
    }
}

#[cfg(not(unix))]
fn refuse_unwritable(_: &io::StdoutLock<'_>) -> io::Result<()> {
    Ok(())
}

/// A text for a person, in signs that the terminal can draw.
fn drawable(text: String) -> String {
    match charset::is_plain() {
        true => plain(&text),
        false => text,
    }
}

/// Says why an alias cannot be used, as any other error is said.
pub(super) fn refuse_alias(arguments: &[OsString], error: &Error) -> ExitCode {
    let globals = Globals {
        json: wants_json(arguments),
        context: named_context(arguments),
        ..Globals::default()
    };
    failure::tell(&Session::new(globals, String::new()), error)
}

/// Says why arguments were not understood, or prints the help that was asked for.
pub(super) fn refuse(refused: &Refused) -> ExitCode {
    let Refused {
        error,
        json,
        command,
        context,
        tip,
    } = refused;
    if matches!(error.kind(), Refusal::DisplayHelp | Refusal::DisplayVersion) {
        return match write(drawable(error.render().to_string()).as_bytes()) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => {
                let _ = writeln!(io::stderr(), "error: {error}");
                ExitCode::from(error.code().exit())
            }
        };
    }
    let exit = Code::Usage.exit();
    let rendered = error.render().to_string();
    let lines: Vec<String> = rendered.split('\n').map(clean).collect();
    let mut text = paragraphs(&without_keys(&lines.join("\n")));
    if let Some(tip) = tip {
        text = text.replacen("\n\n", &format!("\n\n  tip: {}\n\n", brief(&clean(tip))), 1);
    }
    let told = match json {
        true => {
            // What is wrong stands in the first paragraph, what to do in the others.
            let (wrong, todo) = text.split_once("\n\n").unwrap_or((&text, ""));
            let joined = |text: &str, with: &str| {
                let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
                lines.collect::<Vec<_>>().join(with)
            };
            let message = joined(wrong.trim_start_matches("error: "), " ");
            let hint = joined(todo, "; ");
            let globals = Globals {
                context: context.clone(),
                ..Globals::default()
            };
            let context = Session::new(globals, command.clone()).context();
            let error = json!({
                "code": Code::Usage.as_str(), "message": message, "details": [], "hint": hint, "exit": exit,
                "operation": command, "context": context, "outcome": "not_applied",
            });
            format!("{error}\n")
        }
        false => text,
    };
    // A key that was typed where none belongs is not repeated.
    let told = drawable(without_keys(&told));
    let _ = io::stderr().write_all(told.as_bytes());
    ExitCode::from(exit)
}

/// The paragraphs of a text, none of them longer than a person reads.
fn paragraphs(text: &str) -> String {
    let paragraphs: Vec<String> = text.split("\n\n").map(brief).collect();
    paragraphs.join("\n\n")
}
