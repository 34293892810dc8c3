//! Questions on a terminal. Where there is nobody to ask, the missing flag is named.
//!
//! Ctrl-C at any of them changes nothing, and leaves the terminal as it was.

#[cfg(unix)]
mod ended;
mod held;
mod hidden;
mod line;
mod pick;
mod question;

use std::io;

use super::root::is_command;
use super::session::{Session, say};
use crate::actions::finder::Several;
use crate::error::{Code, Error, Result};
use crate::render::advice;
use crate::render::style::clean;
pub(super) use held::has_more;
pub(super) use pick::cut;

/// What is said after Ctrl-C.
const INTERRUPTED: &str = "interrupted: nothing was changed";

/// What a person answers.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Typed {
    /// A line.
    Line(String),
    /// Nothing more: the input is at its end.
    End,
    /// Esc: the question is left.
    Left,
}

/// Asks whether to go on.
///
/// Errors: `Declined`; `Interrupted`; `Usage` where there is nobody to ask.
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
    answered(&format!("{} [y/N] ", clean(question)), false)
}

/// The same where the answer is likely: Enter alone is a yes.
///
/// Errors: as of `confirm`.
pub(super) fn agree(session: &Session, question: &str) -> Result<()> {
    match session.globals.yes || session.globals.dry_run {
        true => Ok(()),
        false => answered(&format!("{} [Y/n] ", clean(question)), true),
    }
}

/// Asks for a yes or a no, where there is somebody to ask and not everything was agreed to.
///
/// Errors: `Declined` when the question is left; `Interrupted`.
pub(super) fn ask(session: &Session, question: &str) -> Result<bool> {
    match session.globals.yes || session.globals.dry_run {
        true => Ok(true),
        false => is_yes(&format!("{} [y/N] ", clean(question)), false),
    }
}

fn answered(question: &str, enter: bool) -> Result<()> {
    match is_yes(question, enter)? {
        true => Ok(()),
        false => Err(declined("declined")),
    }
}

fn is_yes(question: &str, enter: bool) -> Result<bool> {
    match line::line(question, "").map_err(|error| broken(&error))? {
        Typed::Line(answer) => Ok(match answer.trim().to_ascii_lowercase().as_str() {
            "" => enter,
            answer => matches!(answer, "y" | "yes"),
        }),
        Typed::End => Ok(false),
        Typed::Left => Err(declined("left")),
    }
}

/// Nothing was done, since somebody did not want it.
pub(super) fn declined(why: &str) -> Error {
    Error::new(Code::Declined, format!("{why}: nothing was changed"))
}

/// Asks for a line; `before` stands there already, to be mended.
///
/// Errors: `Interrupted`; `Usage` a terminal that cannot be asked.
pub(super) fn line(question: &str, before: &str) -> Result<Typed> {
    line::line(&clean(question), &clean(before)).map_err(|error| broken(&error))
}

/// Asks which of several foods is meant; `None` where there is nobody to ask.
///
/// Errors: `Declined`; `Interrupted`.
pub(super) fn choose(session: &Session, several: &Several<'_>) -> Result<Option<usize>> {
    if !session.can_ask() || several.foods.is_empty() {
        return Ok(None);
    }
    let looks = session.asking_looks();
    if let Some(above) = several.above {
        let room = usize::from(looks.width);
        let told = advice::fitted(&looks.faint("hint:"), &clean(above), room, &is_command);
        say(looks.plain(&told).trim_end());
    }
    match pick::food(several, &looks) {
        Ok(Some(at)) => Ok(Some(at)),
        Ok(None) => Err(declined("nothing was chosen")),
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
    say("");
    match line {
        Ok(Typed::Line(line)) if !line.is_empty() => Ok(line),
        Ok(_) => Err(declined("nothing was typed")),
        Err(error) => Err(broken(&error)),
    }
}

fn broken(error: &io::Error) -> Error {
    held::show_cursor();
    match error.kind() {
        io::ErrorKind::Interrupted => Error::new(Code::Interrupted, INTERRUPTED),
        _ => Error::new(
            Code::Usage,
            format!("the terminal cannot be asked: {error}"),
        )
        .hint("give everything on the command line, with --no-input and --yes"),
    }
}
