//! Times as values of options: `-2d` is one, and `-n` is none.

/// A text that may be a time. What is typed for another option is not taken for it.
pub(super) fn text(text: &str) -> Result<String, String> {
    let is_option = text
        .strip_prefix('-')
        .is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_digit()));
    match is_option {
        true => Err("a time such as -2d, yesterday or 8am is missing".to_owned()),
        false => Ok(text.to_owned()),
    }
}
