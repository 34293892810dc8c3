//! Why an item is not understood, before it is known which item it is.

use crate::error::{Code, Error};
use crate::model::limits;

/// What is wrong, and what would be right.
#[derive(Debug)]
pub(super) struct Trouble {
    what: String,
    hint: String,
    /// Whether it is a time that stands where none is read.
    pub(super) is_time: bool,
}

impl Trouble {
    pub(super) fn new(what: impl Into<String>, hint: impl Into<String>) -> Self {
        Trouble {
            what: what.into(),
            hint: hint.into(),
            is_time: false,
        }
    }

    pub(super) fn of_time(self) -> Self {
        Trouble {
            is_time: true,
            ..self
        }
    }

    /// The same, where it is better known what would be right.
    pub(super) fn hinted(self, hint: Option<String>) -> Self {
        Trouble {
            hint: hint.unwrap_or(self.hint),
            ..self
        }
    }

    /// The error, naming the item.
    pub(super) fn with(self, item: &str) -> Error {
        let message = format!("not understood: {} ({})", echo(item), self.what);
        Error::new(Code::NotUnderstood, message).hint(self.hint)
    }
}

/// As much of a text as a message may repeat, on one line and harmless on a terminal.
pub(super) fn echo(text: &str) -> String {
    let mut shown: String = text
        .chars()
        .take(limits::ECHO)
        .map(|letter| {
            if unprintable(letter) {
                '\u{FFFD}'
            } else {
                letter
            }
        })
        .collect();
    if text.chars().nth(limits::ECHO).is_some() {
        shown.push('…');
    }
    shown
}

/// Whether a character commands a terminal, reorders the line it stands in, or parts digits that
/// look like one number: nobody sees it. Joiners are no such, since emoji and scripts need them.
pub(super) fn unprintable(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{AD}' | '\u{200B}' | '\u{200E}' | '\u{200F}' | '\u{2028}' | '\u{2029}'
            | '\u{202A}'..='\u{202E}' | '\u{2060}' | '\u{2066}'..='\u{2069}' | '\u{FEFF}')
}
