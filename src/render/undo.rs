//! What was taken back or done again, and what can be.

use serde_json::{Value, json};

use super::format::json_of;
use super::style::clean;
use super::table::table;
use super::{Cell, Looks, Records, Sheet, Show};
use crate::api::{Deed, Entries, Entry};

/// Changes that were taken back or done again, or would be.
pub struct Gone {
    /// The member of the document: `undone`.
    pub member: &'static str,
    /// What a person reads before each: `Undone`.
    pub done: &'static str,
    /// What to do to have it the other way again: `redo`; nothing where nothing was done.
    pub back: Option<&'static str>,
    /// The changes.
    pub entries: Vec<Entry>,
}

impl Gone {
    /// The command that has all of it the other way again: `journal redo 2`; `None` where nothing
    /// was done.
    pub fn way_back(&self, looks: &Looks) -> Option<String> {
        let command = format!("journal {}{}", looks.aim, self.back?);
        Some(match self.entries.len() {
            0 | 1 => command,
            several => format!("{command} {several}"),
        })
    }
}

impl Show for Gone {
    fn json(&self) -> Value {
        json!({ "schema": "journal.undo/1", self.member: self.entries })
    }

    fn records(&self) -> Records<'_> {
        Box::new(self.entries.iter().map(json_of))
    }

    fn sheet(&self) -> Sheet {
        let written = self.entries.iter().flat_map(|entry| {
            let deeds = entry.deeds.iter();
            deeds.map(|deed| deed_cells(self.member, entry, deed))
        });
        Sheet {
            columns: vec!["list", "at", "what", "id", "name"],
            rows: written.collect(),
        }
    }

    fn person(&self, looks: &Looks) -> String {
        let mut text = String::new();
        for entry in &self.entries {
            let mark = match self.back {
                Some(_) => format!("{} ", looks.good("✓")),
                None => String::new(),
            };
            text.push_str(&format!("{mark}{}: {}\n", self.done, told(entry)));
            for lost in &entry.lost {
                text.push_str(&format!("    {}\n", clean(lost)));
            }
        }
        if let (Some(back), Some(command)) = (self.back, self.way_back(looks)) {
            let line = format!("{back}: {command}");
            text.push_str(&format!("  {}\n", looks.faint(&line)));
        }
        text
    }

    fn ids(&self) -> Vec<String> {
        let deeds = self.entries.iter().flat_map(|entry| &entry.deeds);
        let ids = deeds.map(|deed| deed.id.clone());
        ids.filter(|id| !id.is_empty()).collect()
    }
}

impl Show for Entries {
    fn json(&self) -> Value {
        json!({ "schema": "journal.undo/1", "undo": self.undo, "redo": self.redo })
    }

    fn records(&self) -> Records<'_> {
        Box::new(self.undo.iter().chain(&self.redo).map(json_of))
    }

    fn sheet(&self) -> Sheet {
        let undo = lines("undo", &self.undo);
        Sheet {
            columns: vec!["list", "number", "at", "writes", "what"],
            rows: undo.chain(lines("redo", &self.redo)).collect(),
        }
    }

    fn person(&self, looks: &Looks) -> String {
        if self.undo.is_empty() && self.redo.is_empty() {
            return "There is nothing to undo.\n".to_owned();
        }
        let undo = rows("undo", &self.undo);
        let redo = rows("redo", &self.redo);
        let rows: Vec<Vec<String>> = redo.into_iter().rev().chain(undo).collect();
        table(&["journal", "when", "what was done"], &rows, 3, looks)
    }
}

/// A line for each entry: what to type to get there, when it was, what it was.
fn rows(way: &str, entries: &[Entry]) -> Vec<Vec<String>> {
    let numbered = entries.iter().enumerate();
    let row = |(at, entry): (usize, &Entry)| {
        let when = entry.at.instant().format("%a %d %b %H:%M").to_string();
        vec![format!("{way} {}", at + 1), when, told_in_list(entry)]
    };
    numbered.map(row).collect()
}

/// A line for each change, as for a person: what an import wrote is one change, however many meals it brought.
fn lines<'e>(way: &'e str, entries: &'e [Entry]) -> impl Iterator<Item = Vec<Cell>> + 'e {
    let numbered = entries.iter().enumerate();
    numbered.map(move |(at, entry)| {
        vec![
            way.into(),
            (at + 1).into(),
            entry.at.as_str().into(),
            entry.deeds.len().into(),
            told_in_list(entry).into(),
        ]
    })
}

/// What a command did, in a line: `added a meal: …`. A food that is deleted along with a meal that is written is the one
/// a quick add was made of: nobody had it, and nobody misses it.
pub fn told(entry: &Entry) -> String {
    let is_meal = |deed: &Deed| matches!(deed.what.as_str(), "createMeal" | "updateMeal");
    let is_quick = entry.deeds.iter().any(is_meal);
    let is_told = |deed: &&Deed| !(is_quick && deed.what == "deleteFood");
    joined(entry.deeds.iter().filter(is_told))
}

/// What a command did, as a list says it.
fn told_in_list(entry: &Entry) -> String {
    match entry.doubtful {
        true => format!(
            "{} (tried already, and nobody knows what became of it)",
            told(entry)
        ),
        false => told(entry),
    }
}

/// What was done, in a line, whatever it was.
pub fn listed(deeds: &[Deed]) -> String {
    joined(deeds.iter())
}

fn joined<'d>(deeds: impl Iterator<Item = &'d Deed>) -> String {
    let deeds: Vec<String> = deeds.map(|deed| clean(&deed.to_string())).collect();
    match &deeds[..] {
        [first, rest @ ..] if rest.len() > 2 => format!("{first}; and {} more", rest.len()),
        deeds => deeds.join("; "),
    }
}

/// One thing that was taken back or done again.
fn deed_cells(list: &'static str, entry: &Entry, deed: &Deed) -> Vec<Cell> {
    vec![
        list.into(),
        entry.at.as_str().into(),
        deed.what.as_str().into(),
        deed.id.as_str().into(),
        deed.name.as_str().into(),
    ]
}
