//! Pages of prose, as wide as the terminal: paragraphs are set anew where their lines are too long.

use serde_json::Value;

use super::narrow::{fold, width};
use super::note::Text;
use super::{Looks, Sheet, Show};

/// Prose in paragraphs; lines that are set in, as examples are, stay lines.
pub struct Prose(pub Text);

impl Show for Prose {
    fn json(&self) -> Value {
        self.0.json()
    }

    fn sheet(&self) -> Sheet {
        self.0.sheet()
    }

    fn person(&self, looks: &Looks) -> String {
        fitted(&self.0.0, usize::from(looks.width))
    }
}

fn fitted(text: &str, room: usize) -> String {
    if text.lines().all(|line| width(line) <= room) {
        return text.to_owned();
    }
    let mut page = String::new();
    let mut words: Vec<&str> = Vec::new();
    for line in text.lines() {
        let is_prose = !line.is_empty() && !line.starts_with(' ');
        match is_prose {
            true => words.extend(line.split_whitespace()),
            false => {
                page.push_str(&paragraph(&mut words, room));
                page.push_str(&fold(line, room));
                if line.is_empty() {
                    page.push('\n');
                }
            }
        }
    }
    page + &paragraph(&mut words, room)
}

/// Words in lines that fit; a word that is wider stands alone.
fn paragraph(words: &mut Vec<&str>, room: usize) -> String {
    let mut text = String::new();
    let mut used = 0;
    for word in words.drain(..) {
        let needed = width(word);
        if used > 0 && used + 1 + needed > room {
            text.push('\n');
            used = 0;
        } else if used > 0 {
            text.push(' ');
            used += 1;
        }
        text.push_str(word);
        used += needed;
    }
    match text.is_empty() {
        true => text,
        false => text + "\n",
    }
}

#[cfg(test)]
mod tests {
    use super::fitted;

    #[test]
    fn paragraphs_are_set_anew_and_examples_stay() {
        let text = "One two three\nfour.\n\nFIVE\n\n    six seven\n\nEight\n";
        assert_eq!(fitted(text, 20), text);
        assert_eq!(
            fitted(text, 9),
            "One two\nthree\nfour.\n\nFIVE\n\n    six\n      seven\n\nEight\n"
        );
    }
}
