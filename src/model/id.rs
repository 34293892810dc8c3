//! Ids as they stand in paths and keys.

use uuid::Uuid;

/// What is said of a text that is none.
pub const WANTED: &str = "must be a UUID such as 3f9c2a17-1b2c-4d3e-8f4a-5b6c7d8e9f00";

/// Reads a UUID in its hyphenated form alone and gives it in lower case.
///
/// `Uuid::parse_str` takes braces, `urn:uuid:` and no hyphens besides.
pub fn parse(text: &str) -> Option<String> {
    if text.len() != 36 {
        return None;
    }
    Uuid::try_parse(text)
        .ok()
        .map(|id| id.hyphenated().to_string())
}

/// Whether a text would make the path of what has it another one: none, or the folder it stands in.
pub fn is_no_part(text: &str) -> bool {
    matches!(text, "" | "." | "..")
}

/// The first digits of an id, as tables show them and people type them.
pub fn short(id: &str) -> String {
    id.chars().take(8).collect()
}

#[cfg(test)]
mod tests {
    use super::parse;

    #[test]
    fn only_the_hyphenated_form_is_an_id() {
        let id = "3f9c2a17-1b2c-4d3e-8f4a-5b6c7d8e9f00";
        assert_eq!(parse(id).as_deref(), Some(id));
        assert_eq!(parse(&id.to_uppercase()).as_deref(), Some(id));
        for text in [
            "",
            "{3f9c2a17-1b2c-4d3e-8f4a-5b6c7d8e9f}",
            "3f9c2a171b2c4d3e8f4a5b6c7d8e9f00",
            "urn:uuid:x",
        ] {
            assert_eq!(parse(text), None, "{text}");
        }
    }
}
