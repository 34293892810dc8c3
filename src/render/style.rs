//! Colours and widths of a terminal.

use crate::model::letters::moves;

/// What the terminal can show.
#[derive(Clone, Debug)]
pub struct Looks {
    /// Whether to colour.
    pub color: bool,
    /// Columns.
    pub width: u16,
    /// Whether what is drawn is drawn in ASCII alone.
    pub ascii: bool,
    /// What stands behind `journal` in a command for the same journal: `-C work `, or nothing.
    pub aim: String,
}

impl Looks {
    /// Text that stands out.
    pub fn strong(&self, text: &str) -> String {
        self.wrap("1", text)
    }

    /// Text that stands back.
    pub fn faint(&self, text: &str) -> String {
        self.wrap("2", text)
    }

    /// Text that says it went well.
    pub fn good(&self, text: &str) -> String {
        self.wrap("32", text)
    }

    /// Text that says it went wrong.
    pub fn bad(&self, text: &str) -> String {
        self.wrap("31", text)
    }

    /// A text of our own, in signs that the terminal can draw.
    pub fn plain(&self, text: &str) -> String {
        match self.ascii {
            true => plain(text),
            false => text.to_owned(),
        }
    }

    /// The end of the last line stays last: else a line of nothing but an escape would follow it.
    fn wrap(&self, code: &str, text: &str) -> String {
        if !self.color {
            return text.to_owned();
        }
        let line = text.trim_end_matches('\n');
        format!("\u{1b}[{code}m{line}\u{1b}[0m{}", &text[line.len()..])
    }
}

/// A text of our own, its signs in ASCII.
pub fn plain(text: &str) -> String {
    text.chars().map(in_ascii).collect()
}

/// A sign of our own in ASCII; whatever else a text has stays.
fn in_ascii(sign: char) -> std::borrow::Cow<'static, str> {
    match sign {
        '≥' => ">=".into(),
        '≤' => "<=".into(),
        '—' | '–' | '╌' => "-".into(),
        '✓' => "ok".into(),
        '✗' => "no".into(),
        '\u{a0}' => " ".into(),
        '·' => "|".into(),
        '…' => "...".into(),
        '→' => "->".into(),
        '×' => "x".into(),
        '½' => "1/2".into(),
        other => other.to_string().into(),
    }
}

/// Text from elsewhere without the characters that would move a cursor, ring a bell or turn
/// the line around: each becomes a blank.
pub fn clean(text: &str) -> String {
    // Of plain ASCII, which most texts are, that is known at a look.
    if text.bytes().all(|byte| matches!(byte, b' '..=b'~')) {
        return text.to_owned();
    }
    text.chars()
        .map(|c| if moves(c) { ' ' } else { c })
        .collect()
}

/// JSON whose texts hold no such character: each is written as its escape, which means the same.
pub fn escaped(json: String) -> String {
    // Between members a line may end; inside of texts JSON has no line end.
    let is_told_apart = |c: char| c != '\n' && moves(c);
    if !json.contains(is_told_apart) {
        return json;
    }
    let mut escaped = String::with_capacity(json.len());
    for c in json.chars() {
        match is_told_apart(c) {
            true => escaped.push_str(&format!("\\u{:04x}", u32::from(c))),
            false => escaped.push(c),
        }
    }
    escaped
}

/// A bar of so many cells, filled in eighths; in ASCII in whole cells.
pub fn bar(share: f64, cells: usize, ascii: bool) -> String {
    const PARTS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];
    let share = share.clamp(0.0, 1.0);
    if ascii {
        let full = (share * cells as f64).round() as usize;
        return format!("{}{}", "#".repeat(full), ".".repeat(cells - full));
    }
    let eighths = (share * cells as f64 * 8.0).round() as usize;
    let (full, part) = (eighths / 8, PARTS[eighths % 8]);
    let empty = cells - full - usize::from(!part.is_empty());
    format!("{}{part}{}", "█".repeat(full), "·".repeat(empty))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_has_its_width_at_every_share() {
        for share in [-1.0, 0.0, 0.03, 0.5, 0.97, 1.0, 7.0, f64::NAN] {
            assert_eq!(bar(share, 17, false).chars().count(), 17, "{share}");
            let plain = bar(share, 17, true);
            assert!(plain.is_ascii() && plain.len() == 17, "{share}");
        }
    }

    #[test]
    fn nothing_from_elsewhere_moves_the_cursor() {
        assert_eq!(clean("a\u{1b}[2Jb\tc\nd\u{202e}e"), "a [2Jb c d e");
        assert_eq!(
            escaped("{\n\"a\u{9b}2J\u{202e}é\"}".to_owned()),
            "{\n\"a\\u009b2J\\u202eé\"}"
        );
    }
}
