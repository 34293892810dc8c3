//! What was sent or typed, as far as a message repeats it.

use crate::model::limits::ECHO;

/// The beginning of a text; where that is not all of it, it says so.
pub fn echo(text: &str) -> String {
    match text.char_indices().nth(ECHO) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_long_text_the_beginning_is_repeated() {
        let whole = "ä".repeat(ECHO);
        assert_eq!(echo(&whole), whole);
        assert_eq!(echo(&"ä".repeat(ECHO + 1)), format!("{whole}…"));
    }
}
