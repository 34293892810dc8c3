//! What is shown where a terminal is too narrow for all of it: fewer columns, else a block a row.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use super::Looks;

/// The least width of a column of text, where it has that much to show.
const LEAST: usize = 12;
/// Blanks around a cell.
const PADDING: usize = 2;
/// A cell as wide as this stands in no table: what draws them counts columns in 16 bits.
const WIDEST: usize = 10_000;
/// What is left out first, and then.
const LEFT_OUT: [&[&str]; 2] = [&["brand", "library"], &["P", "C", "F"]];

/// A table, before it is known what of it fits.
pub(super) struct Content<'t> {
    /// The names of the columns; of some tables there are none.
    pub(super) header: Vec<&'t str>,
    /// Its cells.
    pub(super) rows: Vec<Vec<String>>,
    /// From which column on there are numbers.
    pub(super) numbers: usize,
}

impl Content<'_> {
    fn columns(&self) -> usize {
        let rows = self.rows.iter().map(Vec::len).max();
        rows.unwrap_or(0).max(self.header.len())
    }

    /// The least width of a column: what stands first and numbers are never broken, and of a text no
    /// word with a number in it.
    pub(super) fn least(&self, column: usize) -> usize {
        let cells = || {
            let rows = self.rows.iter().filter_map(|row| row.get(column));
            let named = self.header.get(column).into_iter().copied();
            named.chain(rows.map(String::as_str))
        };
        let widest = cells().map(width).max().unwrap_or(0);
        if column == 0 || column >= self.numbers {
            return widest;
        }
        let words = cells().flat_map(|cell| cell.split(' '));
        let numbers = words.filter(|word| word.contains(|c: char| c.is_ascii_digit()));
        let number = numbers.map(width).max().unwrap_or(0);
        number.max(widest.min(LEAST))
    }

    fn fits(&self, kept: &[usize], room: usize) -> bool {
        let least = kept.iter().map(|column| self.least(*column) + PADDING);
        // What follows the last cell is cut off.
        least.sum::<usize>() <= room + 1
    }

    /// The columns that fit, none of them squeezed; `None` where that takes more than leaving out some,
    /// or a cell is too wide for any table. `spare` is left out first.
    pub(super) fn kept(&self, spare: Option<usize>, room: usize) -> Option<Vec<usize>> {
        let mut cells = self.rows.iter().flatten();
        if cells.any(|cell| width(cell) > WIDEST) {
            return None;
        }
        let mut kept: Vec<usize> = (0..self.columns()).collect();
        // Numbers alone are as wide as they are.
        if self.numbers <= 1 || self.fits(&kept, room) {
            return Some(kept);
        }
        for names in LEFT_OUT {
            let is_named = |column: &usize| {
                let name = self.header.get(*column);
                name.is_some_and(|name| names.contains(name))
            };
            kept.retain(|column| !is_named(column) && spare != Some(*column));
            if self.fits(&kept, room) {
                return Some(kept);
            }
        }
        None
    }

    /// A block a row: each cell behind the other, a number with its name, and no line too long.
    pub(super) fn blocks(&self, spare: Option<usize>, looks: &Looks) -> String {
        let room = usize::from(looks.width);
        let blocks = self.rows.iter().map(|row| {
            let mut block = Block::new(room);
            for (at, cell) in row
                .iter()
                .enumerate()
                .filter(|(at, cell)| !cell.is_empty() && spare != Some(*at))
            {
                match self.header.get(at).filter(|_| at >= self.numbers) {
                    Some(name) => block.add(&[&format!("{name} {cell}")]),
                    None if at == 0 || at >= self.numbers => block.add(&[cell]),
                    None => block.add(&cell.split(' ').collect::<Vec<_>>()),
                }
            }
            block.done()
        });
        blocks.collect()
    }
}

/// Lines that grow cell by cell.
struct Block {
    lines: Vec<String>,
    room: usize,
}

impl Block {
    fn new(room: usize) -> Block {
        let lines = vec![String::new()];
        Block { lines, room }
    }

    /// Adds a cell, which may be broken between its words.
    fn add(&mut self, words: &[&str]) {
        let whole = words.iter().map(|word| width(word) + 1).sum::<usize>();
        let here = self.last() + PADDING;
        if here > PADDING && here + whole.min(LEAST + 1) > self.room + 1 {
            self.lines.push(String::new());
        }
        for (at, word) in words.iter().enumerate() {
            let gap = if at == 0 { PADDING } else { 1 };
            self.put(word, gap);
        }
    }

    fn put(&mut self, word: &str, gap: usize) {
        if self.last() > 0 && self.last() + gap + width(word) > self.room {
            self.lines.push(String::new());
        }
        let is_first = self.lines.len() == 1;
        let room = self.room;
        if let Some(line) = self.lines.last_mut() {
            let indent = if is_first { 0 } else { PADDING };
            let gap = if line.is_empty() { indent } else { gap };
            // A word as wide as the terminal stands alone.
            let gap = if gap + width(word) > room { 0 } else { gap };
            line.push_str(&" ".repeat(gap));
            line.push_str(word);
        }
    }

    fn last(&self) -> usize {
        self.lines.last().map_or(0, |line| width(line))
    }

    fn done(self) -> String {
        self.lines
            .iter()
            .map(|line| broken(line, self.room))
            .collect()
    }
}

/// A line; one that has no place to be broken is broken where it ends.
fn broken(line: &str, room: usize) -> String {
    if width(line) <= room {
        return format!("{line}\n");
    }
    let (mut text, mut used) = (String::new(), 0);
    for letter in line.chars() {
        let needed = letter.width().unwrap_or(0);
        if used > 0 && used + needed > room {
            text.push('\n');
            used = 0;
        }
        text.push(letter);
        used += needed;
    }
    text + "\n"
}

/// Lines that are broken where they are too long: where there is more than a blank, else at a blank.
pub fn fold(text: &str, room: usize) -> String {
    text.lines()
        .map(|line| fold_line(line, room) + "\n")
        .collect()
}

fn fold_line(line: &str, room: usize) -> String {
    if width(line) <= room {
        return line.to_owned();
    }
    let indent = line.len() - line.trim_start_matches(' ').len();
    let mut folded = " ".repeat(indent);
    let mut used = indent;
    for piece in line.trim_start_matches(' ').split("  ") {
        let piece = piece.trim();
        if piece.is_empty() {
            continue;
        }
        // A part that is too long by itself is broken between its words.
        let words: Vec<&str> = match indent + PADDING + width(piece) > room {
            true => piece.split(' ').collect(),
            false => vec![piece],
        };
        for (at, word) in words.iter().enumerate() {
            let gap = match (used == indent, at) {
                (true, _) => 0,
                (false, 0) => PADDING,
                _ => 1,
            };
            if gap > 0 && used + gap + width(word) > room {
                folded.push('\n');
                folded.push_str(&" ".repeat(indent + PADDING));
                used = indent + PADDING;
            } else {
                folded.push_str(&" ".repeat(gap));
                used += gap;
            }
            folded.push_str(word);
            used += width(word);
        }
    }
    folded
}

/// The columns that a text takes; what colours it takes none.
pub(super) fn width(text: &str) -> usize {
    let mut parts = text.split('\u{1b}');
    let plain = parts.next().unwrap_or_default().width();
    let behind = |part: &str| part.split_once('m').map_or(0, |(_, rest)| rest.width());
    plain + parts.map(behind).sum::<usize>()
}

#[cfg(test)]
mod tests {
    use super::{broken, width};

    #[test]
    fn a_text_is_as_wide_as_a_terminal_shows_it() {
        for (text, columns) in [
            ("", 0),
            ("oats", 4),
            ("\u{1b}[1;32moats\u{1b}[0m, raw", 9),
            ("牛乳", 4),
            ("œufs à la coque", 15),
            ("cre\u{300}me", 5),
            ("🍌", 2),
        ] {
            assert_eq!(width(text), columns, "{text:?}");
        }
    }

    #[test]
    fn a_line_without_a_place_to_break_is_broken_where_it_ends() {
        assert_eq!(broken("", 3), "\n");
        assert_eq!(broken("bananas", 3), "ban\nana\ns\n");
        assert_eq!(broken("牛乳チョコ", 5), "牛乳\nチョ\nコ\n");
        assert_eq!(broken("牛", 1), "牛\n");
    }
}
