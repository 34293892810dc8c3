//! A word of a command that is shown to be typed.

/// A word as a shell takes it, whatever stands in it: `oats`, `'oat milk'`, `'it'\''s $HOME'`.
pub fn quoted(word: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "_-./:@,".contains(c);
    match !word.is_empty() && word.chars().all(is_plain) {
        true => word.to_owned(),
        false => format!("'{}'", word.replace('\'', "'\\''")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_in_a_word_that_is_shown_is_run() {
        assert_eq!(quoted("off/301-7"), "off/301-7");
        assert_eq!(quoted(""), "''");
        assert_eq!(quoted("oat milk"), "'oat milk'");
        assert_eq!(
            quoted("$(rm x) `y` \"z\" it's"),
            r#"'$(rm x) `y` "z" it'\''s'"#
        );
    }
}
