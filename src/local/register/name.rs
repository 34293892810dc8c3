//! What a person or a key may be called.

use crate::error::{Error, Result};
use crate::model::letters::{is_unseen, joins};
use crate::rules::text::in_usual_letters;

/// Letters of the longest name.
const LONGEST: usize = 100;

/// Refuses a name that breaks the rule; `path` is what it is the name of.
///
/// Errors: `InvalidInput`.
pub(super) fn check(path: &str, name: &str) -> Result<()> {
    let fits = !name.is_empty()
        && name.trim() == name
        && name.chars().count() <= LONGEST
        && !name.chars().any(is_unseen)
        && !name.chars().all(joins);
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

/// Whether nobody could tell two names apart: by the case of their letters, what joins them, or how they are put together.
pub(super) fn are_alike(one: &str, other: &str) -> bool {
    let seen = |name: &str| {
        let letters: String = name.chars().filter(|letter| !joins(*letter)).collect();
        in_usual_letters(&letters).to_lowercase()
    };
    seen(one) == seen(other)
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
            "\u{200d}",
            "\u{fe0f}\u{34f}",
            &"é".repeat(101),
        ] {
            assert!(check("name", bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn names_are_alike_that_look_so() {
        for other in ["Anna", "anna\u{200d}", "an\u{34f}na\u{fe0f}", "ａｎｎａ"] {
            assert!(are_alike("anna", other), "{other:?}");
        }
        assert!(are_alike("ren\u{e9}", "Rene\u{301}"));
        for other in ["anne", "ánna", "anna 2"] {
            assert!(!are_alike("anna", other), "{other:?}");
        }
    }
}
