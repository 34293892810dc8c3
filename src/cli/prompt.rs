//! Questions on a terminal. Where there is nobody to ask, the missing flag is named.

#[cfg(unix)]
mod ended;
mod hidden;

use std::io::{self, Write};

use dialoguer::FuzzySelect;

use super::session::Session;
use crate::error::{Candidate, Code, Error, Result};
use crate::render::style::clean;

/// Lines of a list that are shown at once; typing narrows it down.
const SHOWN: usize = 12;

/// Asks whether to go on.
///
/// Errors: `Declined`; `Usage` where there is nobody to ask.
pub(super) fn confirm(session: &Session, question: &str) -> Result<()> {
    if session.globals.yes || session.globals.dry_run {
        return Ok(());
    }
    if !session.can_ask() {
        return Err(
            Error::new(Code::Usage, format!("nobody is here to answer: {question}"))
                .hint("say so with --yes"),
        );
    }
    match yes(question) {
        Ok(true) => Ok(()),
        Ok(false) => Err(Error::new(Code::Declined, "declined: nothing was changed")),
        Err(error) => Err(broken(&error.into())),
    }
}

/// Asks for a y in a line of its own: the terminal is left as it is, so that Ctrl-C has nothing to
/// restore.
fn yes(question: &str) -> io::Result<bool> {
    let mut out = io::stderr();
    write!(out, "{} [y/N] ", clean(question))?;
    out.flush()?;
    let mut answer = String::new();
    io::stdin().read_line(&mut answer)?;
    Ok(matches!(
        answer.trim().to_ascii_lowercase().as_str(),
        "y" | "yes"
    ))
}

/// Asks which of several foods is meant; `None` where there is nobody to ask.
///
/// Errors: `Declined`.
pub(super) fn choose(
    session: &Session,
    name: &str,
    candidates: &[Candidate],
) -> Result<Option<usize>> {
    if !session.can_ask() || candidates.is_empty() {
        return Ok(None);
    }
    let lines: Vec<String> = candidates
        .iter()
        .map(|candidate| {
            let brand = candidate.brand.as_deref().unwrap_or_default();
            clean(&format!(
                "{}  {brand}  ({})",
                candidate.name, candidate.food
            ))
        })
        .collect();
    let question = format!("Which {} is it?", clean(name));
    match FuzzySelect::new()
        .with_prompt(question)
        .items(&lines)
        .default(0)
        .max_length(SHOWN)
        .interact_opt()
    {
        Ok(Some(at)) => Ok(Some(at)),
        Ok(None) => Err(Error::new(
            Code::Declined,
            "nothing was chosen: nothing was changed",
        )),
        Err(error) => Err(broken(&error)),
    }
}

/// Asks for a line that is typed unseen.
///
/// Errors: `Declined` when nothing is typed; `Interrupted`; `Usage` where there is nobody to ask.
pub(super) fn hidden(session: &Session, question: &str, else_hint: &str) -> Result<String> {
    if !session.can_ask() {
        let question = question.trim_end_matches([':', ' ']);
        let what = format!("nobody is here to answer: {question}");
        return Err(Error::new(Code::Usage, what).hint(else_hint));
    }
    let line = hidden::line(&clean(question));
    // The line end was typed unseen as well.
    let _ = writeln!(std::io::stderr());
    match line {
        Ok(line) if line.is_empty() => Err(Error::new(
            Code::Declined,
            "nothing was typed: nothing was changed",
        )),
        Ok(line) => Ok(line),
        Err(error) => Err(broken(&dialoguer::Error::IO(error))),
    }
}

fn broken(error: &dialoguer::Error) -> Error {
    match error {
        dialoguer::Error::IO(io) if io.kind() == std::io::ErrorKind::Interrupted => {
            Error::new(Code::Interrupted, "interrupted: nothing was changed")
        }
        other => Error::new(
            Code::Usage,
            format!("the terminal cannot be asked: {other}"),
        ),
    }
}
