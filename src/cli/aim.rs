//! Which journal a command is about, in the commands that are told to a person.

use std::path::PathBuf;

use super::context::set;
use super::session::Session;
use crate::error::quoted;

/// Commands that are about a journal, and so about the one that was meant.
const ABOUT_A_JOURNAL: [&str; 19] = [
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
    "db",
    "doctor",
];

/// Commands about what a folder keeps for several people, which may be another than one's own.
const ABOUT_A_FOLDER: &str = "catalog";

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

/// A hint or a note of our own, whose commands are about the journal or the folder that was meant.
pub(super) fn aimed(session: &Session, hint: &str) -> String {
    let mut parts = hint.split("journal ");
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let word = part.split(|c: char| !c.is_ascii_alphanumeric()).next();
        let is_name = is_quoted(&text);
        text.push_str("journal ");
        match word.unwrap_or_default() {
            _ if is_name => text.push_str(part),
            ABOUT_A_FOLDER => text.push_str(&in_folder(part, session.folder.get())),
            word if ABOUT_A_JOURNAL.contains(&word) => {
                text.push_str(&format!("{}{part}", chosen(session)));
            }
            _ => text.push_str(part),
        }
    }
    text
}

/// Whether what follows stands in a quoted word: a file may be called like a command.
fn is_quoted(before: &str) -> bool {
    let mut is_inside = false;
    let mut last = ' ';
    for c in before.chars() {
        is_inside = match (c, is_inside) {
            ('\'', true) => false,
            // Not that of others' right.
            ('\'', false) => last == ' ' || last == '=',
            (_, is_inside) => is_inside,
        };
        last = c;
    }
    is_inside
}

/// A command with the folder that was named, behind its own words: `catalog review list --data DIR`.
fn in_folder(command: &str, folder: Option<&PathBuf>) -> String {
    let Some(folder) = folder else {
        return command.to_owned();
    };
    let words = if command.starts_with("catalog review ") {
        3
    } else {
        2
    };
    let is_in_word = |c: char| c.is_ascii_alphanumeric();
    let mut ends = command.char_indices().filter(|(at, c)| {
        let before = command[..*at].chars().next_back();
        !is_in_word(*c) && before.is_some_and(is_in_word)
    });
    let end = ends.nth(words - 1).map_or(command.len(), |(at, _)| at);
    let (words, rest) = command.split_at(end);
    let folder = quoted(&folder.display().to_string());
    format!("{words} --data {folder}{rest}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_called_like_a_command_keeps_its_name() {
        assert!(is_quoted("journal db restore '/media/my "));
        assert!(!is_quoted("take others' right away: "));
        assert!(!is_quoted("journal food unpin 'oat milk', "));
    }

    #[test]
    fn a_folder_that_was_named_stands_behind_the_words_of_a_command() {
        let folder = PathBuf::from("/srv/my journals");
        let folder = Some(&folder);
        let told = [
            (
                "catalog remove off, all",
                "catalog remove --data '/srv/my journals' off, all",
            ),
            (
                "catalog review list; or",
                "catalog review list --data '/srv/my journals'; or",
            ),
            ("catalog status", "catalog status --data '/srv/my journals'"),
        ];
        for (command, expected) in told {
            assert_eq!(in_folder(command, folder), expected);
            assert_eq!(in_folder(command, None), command);
        }
    }
}
