//! Which journal a command is about, in the commands that are told to a person.

use super::context::set;
use super::session::Session;

/// Commands that are about a journal, and so about the one that was meant.
const ABOUT_A_JOURNAL: [&str; 17] = [
    "log",
    "plan",
    "eat",
    "again",
    "today",
    "find",
    "report",
    "meal",
    "food",
    "recipe",
    "correction",
    "settings",
    "target",
    "preference",
    "body",
    "undo",
    "redo",
];

/// How the context was chosen, to be typed again: `-C work `, or nothing where it is meant anyway.
pub(super) fn chosen(session: &Session) -> String {
    let typed = session.globals.context.clone();
    // An address that is set has no name, and holds for the next command as well.
    let addressed = set("JOURNAL_BASE_URL").is_some();
    let named = || set("JOURNAL_CONTEXT").filter(|_| !addressed);
    let Some(name) = typed.clone().or_else(named) else {
        return String::new();
    };
    let Ok(context) = session.chosen() else {
        return String::new();
    };
    let is_overruled = typed.is_some() && (addressed || set("JOURNAL_CONTEXT").is_some());
    match context.is_default && !is_overruled {
        true => String::new(),
        false => format!("-C {name} "),
    }
}

/// A hint of our own, whose commands are about the journal that was meant.
pub(super) fn aimed(session: &Session, hint: &str) -> String {
    let mut parts = hint.split("journal ");
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let word = part.split(|c: char| !c.is_ascii_alphanumeric()).next();
        let is_command = word.is_some_and(|word| ABOUT_A_JOURNAL.contains(&word));
        let aim = if is_command {
            chosen(session)
        } else {
            String::new()
        };
        text.push_str(&format!("journal {aim}{part}"));
    }
    text
}
