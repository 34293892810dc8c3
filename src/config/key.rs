//! A key as it is read, whoever made it: one word that can stand in a header.

use std::fmt;

/// Bytes of the longest key.
pub const LONGEST: usize = 4096;

/// A key. It prints as nothing that helps anybody.
#[derive(Clone, PartialEq, Eq)]
pub struct Key(String);

impl Key {
    /// Reads a key; blanks around it do not count.
    ///
    /// Errors: what is wrong with it, in words that show nothing of it.
    pub fn read(text: &str) -> Result<Key, &'static str> {
        match text.trim() {
            "" => Err("there is no key in it"),
            key if key.len() > LONGEST => Err("it is longer than any key"),
            key if key.lines().count() > 1 => Err("a key is one line"),
            key if !key.bytes().all(|byte| byte.is_ascii_graphic()) => {
                Err("a key is one word of letters, digits and signs")
            }
            key => Ok(Key(key.to_owned())),
        }
    }

    /// The key itself, for whoever sends or keeps it.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_one_word() {
        assert_eq!(Key::read(" jrnl_1\r\n").unwrap().reveal(), "jrnl_1");
        let long = "x".repeat(LONGEST + 1);
        for bad in ["", " \n", "a b", "a\nb", "a\u{1b}[2J", "a\0", "ké", &long] {
            assert!(Key::read(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn a_key_does_not_print() {
        assert_eq!(format!("{:?}", Key::read("secret")), "Ok(Key(…))");
    }
}
