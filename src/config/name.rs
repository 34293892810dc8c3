//! What a context may be called.

use std::fmt;
use std::str::FromStr;

use serde::Deserialize;

/// The journal of the data folder. It is always there.
pub const LOCAL: &str = "local";

/// Letters of the longest name.
const LONGEST: usize = 64;

/// The name of a context: letters, digits, `-`, `_` and `.`, the first a letter or a digit.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(try_from = "String")]
pub struct Name(String);

impl Name {
    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for Name {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Name, Self::Err> {
        let inside = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
        let begins = text.starts_with(|c: char| c.is_ascii_alphanumeric());
        if !begins || text.len() > LONGEST || !text.chars().all(inside) {
            return Err(
                "a name has at most 64 letters, digits, - _ and ., the first a letter or a digit",
            );
        }
        Ok(Name(text.to_owned()))
    }
}

impl TryFrom<String> for Name {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Name, Self::Error> {
        text.parse()
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_a_word_that_any_shell_and_file_takes() {
        for good in ["work", "a", "7", "my.home-server_2", &"x".repeat(64)] {
            assert!(good.parse::<Name>().is_ok(), "{good}");
        }
        for bad in [
            "",
            ".",
            "..",
            "-C",
            "a b",
            "a/b",
            "a:1",
            "ü",
            "a\n",
            &"x".repeat(65),
        ] {
            assert!(bad.parse::<Name>().is_err(), "{bad:?}");
        }
    }
}
