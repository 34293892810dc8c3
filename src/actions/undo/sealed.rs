//! The text of a list with a sum of it: what a disk made of it since would be sent as a way back.

use sha2::{Digest, Sha256};

/// What a list begins with that has a sum. One without was written by a program from before there were any.
const HEAD: &str = r#"{"sum":""#;
/// What stands between the sum and what it is of.
const BEHIND: &str = r#"","#;

/// An object with the sum of its members as the first of them, which a program that knows none passes over.
pub(super) fn seal(object: &str) -> String {
    match object.strip_prefix('{') {
        Some(members) if members != "}" => format!("{HEAD}{}{BEHIND}{members}", sum(members)),
        _ => object.to_owned(),
    }
}

/// Whether an object is what its sum says, where it has one.
pub(super) fn is_whole(object: &str) -> bool {
    let Some(sealed) = object.strip_prefix(HEAD) else {
        return true;
    };
    sealed
        .split_once(BEHIND)
        .is_some_and(|(said, members)| said == sum(members))
}

/// Sixteen letters that say when a text is another.
fn sum(text: &str) -> String {
    let digest = Sha256::digest(text.as_bytes());
    digest
        .iter()
        .take(8)
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{is_whole, seal};

    #[test]
    fn whatever_bit_of_it_is_another_is_told() {
        let list = r#"{"base":"http://localhost","entries":[{"name":"crêpe, 3 × 90 g"}]}"#;
        let sealed = seal(list);
        let read: serde_json::Value = serde_json::from_str(&sealed).unwrap();
        assert_eq!(read["entries"][0]["name"], "crêpe, 3 × 90 g");
        assert!(is_whole(&sealed) && is_whole(list));
        let behind = sealed.find("base").unwrap() - 1;
        for place in 0..sealed.len() {
            for bit in 0..8 {
                let mut bytes = sealed.clone().into_bytes();
                bytes[place] ^= 1 << bit;
                let Ok(text) = String::from_utf8(bytes) else {
                    continue;
                };
                // In front of the members nothing stands that is gone by.
                let is_read = serde_json::from_str::<serde_json::Value>(&text).is_ok();
                assert!(!is_read || place < behind || !is_whole(&text), "{text}");
            }
        }
    }

    #[test]
    fn what_has_no_members_has_no_sum() {
        for text in ["{}", "", "[]"] {
            assert_eq!(seal(text), text);
            assert!(is_whole(text));
        }
    }
}
