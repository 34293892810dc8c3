//! A line that is typed and mended in one row of the terminal, however long it becomes.

use std::io::{self, Write};

use dialoguer::console::{Key, Term, measure_text_width};

use super::Typed;
use super::held::{self, Held};
use crate::render::fold;

/// Columns that are left for what is typed, at least.
const ROOM: usize = 16;

/// Asks for a line; `before` stands there already, to be mended.
///
/// Errors: `Interrupted` after Ctrl-C; what the terminal says.
pub(super) fn line(question: &str, before: &str) -> io::Result<Typed> {
    if held::is_dumb() {
        return plain(question);
    }
    let question = beside(question)?;
    let held = Held::keys()?;
    let typed = edited(&question, before);
    drop(held);
    let _ = writeln!(io::stderr());
    typed
}

fn columns() -> usize {
    Term::stderr()
        .size_checked()
        .map_or(80, |(_, columns)| usize::from(columns).max(ROOM + 4))
}

/// What stands in front of what is typed: a long question has lines of its own.
fn beside(question: &str) -> io::Result<String> {
    if measure_text_width(question) + ROOM <= columns() {
        return Ok(question.to_owned());
    }
    let (long, short) = question.rsplit_once(" [").unwrap_or((question, ""));
    write!(io::stderr(), "{}", fold(long, columns()))?;
    Ok(match short {
        "" => "> ".to_owned(),
        short => format!("[{short}"),
    })
}

/// A terminal without escapes has its own way of mending a line.
fn plain(question: &str) -> io::Result<Typed> {
    let question = beside(question)?;
    let held = Held::lines()?;
    write!(io::stderr(), "{question}")?;
    io::stderr().flush()?;
    let mut line = String::new();
    let read = io::stdin().read_line(&mut line);
    drop(held);
    Ok(match read? {
        0 => Typed::End,
        _ if line.contains('\u{1b}') => Typed::Left,
        _ => Typed::Line(line.trim_end_matches(['\r', '\n']).to_owned()),
    })
}

fn edited(question: &str, before: &str) -> io::Result<Typed> {
    let mut row = Row::of(before);
    loop {
        let mut out = io::stderr().lock();
        write!(out, "{}", row.drawn(question, columns()))?;
        out.flush()?;
        drop(out);
        match held::key()? {
            Key::CtrlC => return Err(io::ErrorKind::Interrupted.into()),
            Key::Enter => return Ok(Typed::Line(row.text())),
            Key::Escape => return Ok(Typed::Left),
            Key::Char('\u{4}') if row.letters.is_empty() => return Ok(Typed::End),
            key => row.press(&key),
        }
    }
}

/// What is typed so far, and where the next letter goes.
struct Row {
    letters: Vec<char>,
    at: usize,
}

impl Row {
    fn of(text: &str) -> Row {
        let letters: Vec<char> = text.chars().collect();
        let at = letters.len();
        Row { letters, at }
    }

    fn text(&self) -> String {
        self.letters.iter().collect()
    }

    fn press(&mut self, key: &Key) {
        match key {
            Key::ArrowLeft | Key::Char('\u{2}') => self.at = self.at.saturating_sub(1),
            Key::ArrowRight | Key::Char('\u{6}') => self.at = (self.at + 1).min(self.letters.len()),
            Key::Home => self.at = 0,
            Key::End => self.at = self.letters.len(),
            Key::Backspace => self.remove(self.at.saturating_sub(1)),
            Key::Del | Key::Char('\u{4}') => self.delete(),
            Key::Char('\u{15}') => self.remove(0),
            Key::Char('\u{b}') => self.letters.truncate(self.at),
            Key::Char('\u{17}') => self.remove(self.word()),
            Key::Tab => self.insert(' '),
            Key::Char(letter) if !letter.is_control() => self.insert(*letter),
            _ => {}
        }
    }

    fn insert(&mut self, letter: char) {
        self.letters.insert(self.at, letter);
        self.at += 1;
    }

    /// Removes what stands from a place to the cursor.
    fn remove(&mut self, from: usize) {
        self.letters.drain(from..self.at);
        self.at = from;
    }

    /// Removes the letter under the cursor.
    fn delete(&mut self) {
        if self.at < self.letters.len() {
            self.letters.remove(self.at);
        }
    }

    /// Where the word before the cursor begins.
    fn word(&self) -> usize {
        let before = &self.letters[..self.at];
        let end = before.iter().rposition(|letter| *letter != ' ');
        let end = end.map_or(0, |end| end + 1);
        let blank = before[..end].iter().rposition(|letter| *letter == ' ');
        blank.map_or(0, |blank| blank + 1)
    }

    /// The row of the terminal, with the cursor where it belongs. Of a long line the part around
    /// the cursor is shown.
    fn drawn(&self, question: &str, columns: usize) -> String {
        let room = columns
            .saturating_sub(measure_text_width(question) + 1)
            .max(1);
        let (head, tail) = self.letters.split_at(self.at);
        let [head, tail] = [head, tail].map(|part| part.iter().collect::<String>());
        let (head, tail) = around(&head, &tail, room);
        let back = match measure_text_width(tail) {
            0 => String::new(),
            columns => format!("\u{1b}[{columns}D"),
        };
        format!("\r{question}{head}{tail}\u{1b}[K{back}")
    }
}

/// What of a text has room beside a place in it: as much as fits in front of that, then behind.
pub(super) fn around<'t>(head: &'t str, tail: &'t str, room: usize) -> (&'t str, &'t str) {
    let mut left = room;
    let mut fits = |letter: char| {
        let width = measure_text_width(letter.encode_utf8(&mut [0; 4]));
        let rest = left.checked_sub(width);
        left = rest.unwrap_or(0);
        rest.is_some()
    };
    let cut = head.char_indices().rev().find(|(_, letter)| !fits(*letter));
    let from = cut.map_or(0, |(at, letter)| at + letter.len_utf8());
    let cut = tail.char_indices().find(|(_, letter)| !fits(*letter));
    let to = cut.map_or(tail.len(), |(at, _)| at);
    (&head[from..], &tail[..to])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pressed(before: &str, keys: &[Key]) -> Row {
        let mut row = Row::of(before);
        keys.iter().for_each(|key| row.press(key));
        row
    }

    #[test]
    fn a_line_is_mended_anywhere() {
        let letter = Key::Char;
        for (keys, line) in [
            (vec![Key::Backspace, letter('!')], "2 egg!"),
            (vec![Key::Home, Key::Del, letter('3')], "3 eggs"),
            (vec![Key::Home, Key::Backspace, Key::ArrowLeft], "2 eggs"),
            (vec![Key::ArrowLeft, Key::ArrowLeft, letter('g')], "2 egggs"),
            (vec![letter('\u{17}')], "2 "),
            (vec![letter('\u{17}'), letter('\u{17}')], ""),
            (vec![letter('\u{15}')], ""),
            (vec![Key::Home, Key::ArrowRight, letter('\u{b}')], "2"),
            (
                vec![Key::End, Key::ArrowRight, Key::Del, letter('\u{7}')],
                "2 eggs",
            ),
            (vec![letter('é'), letter('卵')], "2 eggsé卵"),
        ] {
            assert_eq!(pressed("2 eggs", &keys).text(), line, "{keys:?}");
        }
    }

    #[test]
    fn a_long_line_stays_in_its_row() {
        let long = "100 g a very long name of a food that nobody would type 卵卵卵卵 to its end";
        for at in 0..=long.chars().count() {
            let mut row = Row::of(long);
            row.at = at;
            let drawn = row.drawn("1> ", 30);
            let shown = drawn.trim_start_matches('\r');
            assert!(measure_text_width(shown) <= 29, "{at}: {shown:?}");
        }
    }
}
