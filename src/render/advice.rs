//! Sentences with commands in them, as wide as the terminal: they are broken between words, and never within what
//! is to be copied.

use super::narrow::{fold, width};

/// What stands before the lines that follow the first.
const INDENT: usize = 2;

/// A part of a sentence that stands in one line.
struct Part {
    text: String,
    /// Whether it stays whole where it is wider than a line: the terminal breaks it, and copies it as one.
    is_command: bool,
}

/// A sentence behind a label, in lines of so many columns. `is_command` says whether a word behind `journal`
/// makes the two a command.
pub fn fitted(label: &str, text: &str, room: usize, is_command: &dyn Fn(&str) -> bool) -> String {
    if width(label) + 1 + width(text) <= room {
        return format!("{label} {text}\n");
    }
    let mut page = label.to_owned();
    let mut used = width(label);
    for part in parts(text, is_command) {
        let is_whole = part.is_command || INDENT + width(&part.text) <= room;
        let words = match is_whole {
            true => vec![part.text.as_str()],
            false => part.text.split(' ').collect(),
        };
        for word in words {
            let needed = width(word);
            match used + 1 + needed > room && used > INDENT {
                true => {
                    page.push('\n');
                    page.push_str(&" ".repeat(INDENT));
                    used = INDENT;
                }
                false => {
                    page.push(' ');
                    used += 1;
                }
            }
            page.push_str(word);
            used += needed;
        }
    }
    page + "\n"
}

/// What a page says instead of a table, in lines of so many columns: what a colon gives to be written stays in one.
pub fn told(text: &str, room: usize) -> String {
    let line = |line: &str| {
        let indent = line.len() - line.trim_start().len();
        match line[indent..].split_once(' ') {
            Some((first, rest)) => {
                let label = format!("{}{first}", &line[..indent]);
                fitted(&label, rest, room, &|_| false)
            }
            None => format!("{line}\n"),
        }
    };
    text.lines().map(line).collect()
}

/// Lines of a list beside it, which are broken where their columns end, else between words.
pub fn listed(lines: &str, room: usize) -> String {
    fold(lines, room)
}

/// The parts of a sentence: its words, what stands in quotes, what a colon gives to be written, and commands.
fn parts(text: &str, is_command: &dyn Fn(&str) -> bool) -> Vec<Part> {
    let words: Vec<&str> = text.split(' ').collect();
    let mut parts: Vec<Part> = Vec::new();
    let mut at = 0;
    while let Some(word) = words.get(at) {
        let next = words.get(at + 1).copied().unwrap_or_default();
        let begins = word.trim_start_matches('(') == "journal";
        let is_command = begins && (next.starts_with('-') || is_command(name(next)));
        let is_given = at
            .checked_sub(1)
            .is_some_and(|last| words[last].ends_with(':'));
        let count = match (is_command, is_given) {
            (true, _) => until(&words[at..], ends_command),
            (_, true) => until(&words[at..], |word| word.ends_with(';')),
            _ if is_open(word) => quoted(&words[at..]),
            _ => 1,
        };
        parts.push(Part {
            text: words[at..at + count].join(" "),
            is_command,
        });
        at += count;
    }
    parts
}

/// A word without what stands behind it.
fn name(word: &str) -> &str {
    let end = word.find(|c: char| !c.is_ascii_lowercase());
    &word[..end.unwrap_or(word.len())]
}

fn ends_command(word: &str) -> bool {
    word.ends_with([';', ',', ')', '?'])
}

/// How many words there are up to the first that ends so and stands in no quotes, or up to a bracket, or
/// all.
fn until(words: &[&str], ends: impl Fn(&str) -> bool) -> usize {
    let mut is_quoted = false;
    let next = |at: usize| words.get(at + 1).is_some_and(|next| next.starts_with('('));
    let last = words.iter().enumerate().position(|(at, word)| {
        is_quoted ^= is_open(word);
        !is_quoted && (ends(word) || next(at))
    });
    last.map_or(words.len(), |last| last + 1)
}

/// How many words a quotation has that begins with the first; one that does not end is none.
fn quoted(words: &[&str]) -> usize {
    let last = words[1..].iter().position(|word| is_open(word));
    last.map_or(1, |last| last + 2)
}

/// Whether a quotation begins or ends within a word.
fn is_open(word: &str) -> bool {
    word.matches('"').count() % 2 == 1
}

#[cfg(test)]
mod tests {
    use super::fitted;

    fn told(text: &str, room: usize) -> String {
        fitted("hint:", text, room, &|word| {
            ["food", "find"].contains(&word)
        })
    }

    #[test]
    fn prose_is_broken_between_words() {
        assert_eq!(told("one two", 80), "hint: one two\n");
        let text = "the journal of one who eats";
        assert_eq!(told(text, 20), "hint: the journal of\n  one who eats\n");
        assert_eq!(
            told("a \"rye bread\" it is", 16),
            "hint: a\n  \"rye bread\" it\n  is\n"
        );
        assert_eq!(
            told("write: 2 eggs @ 8am", 18),
            "hint: write:\n  2 eggs @ 8am\n"
        );
    }

    #[test]
    fn a_command_stays_in_one_piece() {
        let text = "save it with: journal food save NAME --kcal N …, or look for it";
        assert_eq!(
            told(text, 30),
            "hint: save it with:\n  journal food save NAME --kcal N …,\n  or look for it\n"
        );
        let text = "see: journal find RYE (over HTTP it is not there)";
        assert_eq!(
            told(text, 32),
            "hint: see: journal find RYE\n  (over HTTP it is not there)\n"
        );
        let text = "see: journal find \"rye, white\"; or leave it";
        assert_eq!(
            told(text, 32),
            "hint: see:\n  journal find \"rye, white\"; or\n  leave it\n"
        );
    }
}
