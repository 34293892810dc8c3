//! What was seen of an answer that is not the one that the specification describes.

use serde_json::Value;

use super::http::Answer;
use crate::error::{Code, Error};
use crate::model::{json, limits};
use crate::wire::error;

/// An answer that cannot be read, with its status, what it says it is and how it begins.
pub(super) fn unreadable(answer: &Answer) -> Error {
    Error::new(Code::BadAnswer, told(answer)).of_status(answer.status)
}

/// The error that an answer tells. Where it holds no JSON the status alone says what kind of
/// trouble it is, and whoever answered may not be the service at all.
pub(super) fn refusal(answer: &Answer) -> Error {
    let status = answer.status;
    let read = error::read(status, &answer.body);
    let read = match is_json(&answer.body) {
        false => Error::new(read.code(), told(answer)).of_status(status),
        true if says_nothing(&read, answer) => read.with_message(told(answer)),
        true => read,
    };
    match status {
        // Whoever is refused for the key is told of the key.
        400 | 402..=428 | 430..=499 if answer.body.trim_ascii_start().starts_with(b"<") => {
            read.hint("is the address of the journal right? See it with: journal context show")
        }
        _ => read,
    }
}

/// Whether there is a body, and no sentence in it for a person.
fn says_nothing(read: &Error, answer: &Answer) -> bool {
    let has_body = !answer.body.trim_ascii().is_empty();
    has_body && error::sentence(read.extra()).is_none()
}

/// Whether a body is JSON, or there is none.
fn is_json(body: &[u8]) -> bool {
    body.trim_ascii().is_empty() || json::read::<Value>(body).is_ok()
}

fn told(answer: &Answer) -> String {
    let status = answer.status;
    let kind = answer.kind.as_deref().map(beginning);
    let kind = kind.map_or_else(String::new, |kind| format!(" ({kind})"));
    let body = beginning(&String::from_utf8_lossy(&answer.body));
    format!("the service answered with status {status}{kind}: {body:?}")
}

/// The first words of a text, with one blank between them and nothing that moves a cursor.
fn beginning(text: &str) -> String {
    let most = 2 * limits::ECHO;
    // Enough of a body of many megabytes.
    let plain = text.chars().take(16 * most);
    let plain: String = plain
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect();
    let words: Vec<&str> = plain.split_whitespace().collect();
    let words = words.join(" ");
    let mut cut: String = words.chars().take(most).collect();
    if cut.len() < words.len() {
        cut.push('…');
    }
    cut
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_beginning_of_a_text_is_one_line_of_words() {
        assert_eq!(beginning("<html>\r\n\t\u{1b}[2J<p>no"), "<html> [2J<p>no");
        let long = beginning(&"x ".repeat(5_000));
        assert_eq!(long.chars().count(), 2 * limits::ECHO + 1);
        assert!(long.ends_with('…'), "{long}");
    }
}
