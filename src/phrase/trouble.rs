//! Why an item is not understood, before it is known which item it is.

use crate::error::{self, Code, Error};
use crate::model::letters::is_unseen;

/// What is wrong, and what would be right.
#[derive(Debug)]
pub(super) struct Trouble {
    what: String,
    hint: String,
    /// Whether it is only that a time stands where a name would.
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

    /// The same, with something else that may be meant.
    pub(super) fn or(self, other: Option<String>) -> Self {
        match other {
            Some(other) => Trouble {
                hint: format!("{}; {other}", self.hint),
                ..self
            },
            None => self,
        }
    }

    /// What is wrong with an item that has a time in it.
    pub(super) fn of_time() -> Self {
        let hint = "the time stands at the very end, behind @, as in 2 eggs @ yesterday 7:30; a meal has one; a name that has a time in it stands in quotes: 100 g \"8am smoothie\"";
        Trouble {
            is_time: true,
            ..Trouble::new("a time inside an item", hint)
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
    let printable = |letter| if is_unseen(letter) { ' ' } else { letter };
    error::echo(text).chars().map(printable).collect()
}
