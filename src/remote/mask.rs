//! The key, cut out of what a server says: it was sent there, and may come back in an error.

use super::Secret;
use super::http::Answer;

/// What stands in the place of the key.
const MASK: &str = "[key]";
/// What is shorter is in any text, and a secret for nobody.
const SHORTEST: usize = 4;

/// What knows the key that is sent.
pub(super) struct Mask(Option<Secret>);

impl Mask {
    /// For this key.
    pub(super) fn new(key: Option<Secret>) -> Self {
        Mask(key.filter(|key| key.reveal().len() >= SHORTEST))
    }

    /// A text without the key.
    pub(super) fn text(&self, text: &str) -> String {
        match &self.0 {
            Some(key) => text.replace(key.reveal(), MASK),
            None => text.to_owned(),
        }
    }

    /// An answer without the key, to be shown. Done before anything is cut: no part of it is left.
    pub(super) fn answer(&self, answer: Answer) -> Answer {
        Answer {
            body: self.bytes(answer.body),
            kind: answer.kind.map(|kind| self.text(&kind)),
            location: answer.location.map(|location| self.text(&location)),
            ..answer
        }
    }

    fn bytes(&self, body: Vec<u8>) -> Vec<u8> {
        let Some(key) = &self.0 else { return body };
        let key = key.reveal().as_bytes();
        let mut masked = Vec::with_capacity(body.len());
        let mut rest = body.as_slice();
        while let Some(first) = rest.first() {
            match rest.strip_prefix(key) {
                Some(behind) => {
                    masked.extend(MASK.as_bytes());
                    rest = behind;
                }
                None => {
                    masked.push(*first);
                    rest = &rest[1..];
                }
            }
        }
        masked
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_cut_out_wherever_it_stands_and_a_trifle_is_none() {
        let mask = Mask::new(Some(Secret::new("s3cret")));
        let body = b"s3crets3cret \xff s3cres3cret s3cre".to_vec();
        let answer = Answer {
            body,
            ..Answer::of(400)
        };
        let masked = mask.answer(answer).body;
        assert_eq!(masked, b"[key][key] \xff s3cre[key] s3cre".to_vec());
        assert_eq!(mask.text("a s3cret"), "a [key]");
        assert_eq!(Mask::new(Some(Secret::new("a"))).text("a"), "a");
        assert_eq!(Mask::new(None).text("a"), "a");
    }
}
