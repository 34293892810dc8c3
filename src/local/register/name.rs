//! What a person or a key may be called.

use crate::error::{Error, Result};
use crate::model::letters::is_unseen;

/// Letters of the longest name.
const LONGEST: usize = 100;

/// Refuses a name that breaks the rule; `path` is what it is the name of.
///
/// Errors: `InvalidInput`.
pub(super) fn check(path: &str, name: &str) -> Result<()> {
    let fits = !name.is_empty()
        && name.trim() == name
        && name.chars().count() <= LONGEST
        && !name.chars().any(is_unseen);
    match fits {
        true => Ok(()),
        false => Err(Error::invalid_at(
            path,
            format!(
                "must have 1 to {LONGEST} characters, no blanks around it and no control characters"
            ),
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_what_can_be_seen_of_it() {
        for good in [
            "anna",
            "Anna-Lena O'Brien",
            "..",
            "a/b",
            "ü",
            "👩‍💻",
            &"é".repeat(100),
        ] {
            assert!(check("name", good).is_ok(), "{good}");
        }
        for bad in [
            "",
            " ",
            " a",
            "a ",
            "a\nb",
            "a\u{1b}[2J",
            "a\u{7f}",
            "a\u{9b}",
            "a\u{202e}b",
            "anna\u{200b}",
            "an\u{61c}na",
            "an\u{ad}na",
            &"é".repeat(101),
        ] {
            assert!(check("name", bad).is_err(), "{bad:?}");
        }
    }
}
