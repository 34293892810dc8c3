//! How a command speaks: in which form, to whom, and what stands beside the data.

use std::env;
use std::io::{self, IsTerminal, Write};

use super::Session;
use crate::cli::aim::aimed;
use crate::cli::globals::ColorWhen;
use crate::cli::root::is_command;
use crate::model::Date;
use crate::render::advice;
use crate::render::progress::Bar;
use crate::render::{Format, Looks, style::clean};

impl Session {
    /// Has everything printed as JSON from now on, errors too.
    pub(in crate::cli) fn speak_json(&self) {
        self.json.set(true);
    }

    /// How to print.
    pub(in crate::cli) fn format(&self) -> Format {
        match (self.globals.json || self.json.get(), self.globals.format) {
            (true, _) => Format::Json,
            (false, Some(format)) => format.into(),
            (false, None) if self.globals.jq.is_some() => Format::Json,
            (false, None) if io::stdout().is_terminal() => Format::Table,
            (false, None) => Format::Plain,
        }
    }

    /// What the terminal can show.
    pub(in crate::cli) fn looks(&self) -> Looks {
        Looks {
            color: self.has_color(io::stdout().is_terminal()),
            width: crate::render::table::terminal_width(),
            ascii: crate::cli::charset::is_plain(),
            aim: crate::cli::aim::chosen(self),
        }
    }

    /// What the terminal can show on which questions are put and errors are told.
    pub(in crate::cli) fn asking_looks(&self) -> Looks {
        Looks {
            color: self.has_color(io::stderr().is_terminal()),
            width: crate::render::table::asking_width(),
            ..self.looks()
        }
    }

    fn has_color(&self, is_terminal: bool) -> bool {
        match self.globals.color {
            ColorWhen::Always => true,
            ColorWhen::Never => false,
            ColorWhen::Auto => {
                is_terminal
                    && env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
                    && env::var_os("TERM").is_none_or(|term| term != "dumb")
            }
        }
    }

    /// Whether there is somebody to ask.
    pub(in crate::cli) fn can_ask(&self) -> bool {
        !self.globals.no_input
            && !self.format().is_json()
            && io::stdin().is_terminal()
            && io::stderr().is_terminal()
    }

    /// Whether somebody sits before the terminal and wonders what takes so long.
    pub(in crate::cli) fn is_watched(&self) -> bool {
        !self.globals.quiet && !self.format().is_json() && io::stderr().is_terminal()
    }

    /// Does what may take long, and shows what it is to whoever waits for it.
    pub(in crate::cli) fn while_waiting<T>(
        &self,
        what: &'static str,
        work: impl FnOnce() -> T,
    ) -> T {
        Bar::around(what, (self.is_watched(), &self.asking_looks()), work)
    }

    /// Says something beside the data, on standard error. Its commands are about the journal that was
    /// meant.
    pub(in crate::cli) fn note(&self, text: impl AsRef<str>) {
        if !self.globals.quiet {
            self.insist(aimed(self, text.as_ref()));
        }
    }

    /// Says how something is taken back that undo does not know.
    pub(in crate::cli) fn way_back(&self, command: impl AsRef<str>) {
        self.note(format!("to take it back: {}", command.as_ref()));
    }

    /// Says that there is no way back, and what there is instead.
    pub(in crate::cli) fn no_way_back(&self, instead: &str) {
        self.note(format!("this cannot be undone; {instead}"));
    }

    /// Says it also to somebody who wants no notes.
    pub(in crate::cli) fn insist(&self, text: impl AsRef<str>) {
        let note = self.looks().plain(&clean(text.as_ref()));
        match self.format().is_json() {
            // An error has standard error to itself, as one object: notes wait until it went well.
            true => self.notes.borrow_mut().push(note),
            false => say(&self.in_lines(note)),
        }
    }

    /// A sentence as wide as the terminal on which it is said. What is set in stays as it is.
    fn in_lines(&self, note: String) -> String {
        match note.split_once(' ') {
            Some((first, rest)) if io::stderr().is_terminal() && !first.is_empty() => {
                let room = usize::from(self.asking_looks().width);
                let lines = advice::fitted(first, rest, room, &is_command);
                lines.trim_end().to_owned()
            }
            _ => note,
        }
    }

    /// Says what was held back.
    pub(in crate::cli) fn say_notes(&self) {
        self.notes.take().iter().for_each(|note| say(note));
    }

    /// Says which day was understood, but where it was said as a date, or is today.
    pub(in crate::cli) fn note_day(&self, text: &str, day: Date) {
        let text = text.trim();
        if text != day.to_string() && !text.eq_ignore_ascii_case("today") {
            self.note(format!("{text} is {}", day.format("%a %d %b %Y")));
        }
    }

    /// Says which members of a body the API does not know and will ignore.
    pub(in crate::cli) fn warn_unknown(&self, members: Vec<String>) {
        for member in members {
            self.note(format!(
                "warning: the API does not know the member {member} and ignores it"
            ));
        }
    }
}

/// Says a line on standard error; nobody is left to tell when that is closed.
pub(in crate::cli) fn say(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}
