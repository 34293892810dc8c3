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
        String::from_utf8_lossy(&self.bytes(text.as_bytes().to_vec())).into_owned()
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
        while let Some((first, others)) = rest.split_first() {
            let written = || {
                key.iter()
                    .try_fold(rest, |rest, letter| behind(rest, *letter))
            };
            match rest.strip_prefix(key).or_else(written) {
                Some(behind) => {
                    masked.extend(MASK.as_bytes());
                    rest = behind;
                }
                None => {
                    masked.push(*first);
                    rest = others;
                }
            }
        }
        masked
    }
}

/// What stands behind this letter in a text that begins with it, as it is or as JSON, an address or HTML writes it.
fn behind(text: &[u8], letter: u8) -> Option<&[u8]> {
    let (first, rest) = text.split_first()?;
    let written = match first {
        b'\\' => in_json(rest),
        b'%' => in_address(rest),
        b'&' => in_html(rest),
        _ => None,
    };
    let is_it = |(written, _): &(u8, _)| *written == letter;
    let (_, rest) = written
        .filter(is_it)
        .or(Some((*first, rest)).filter(is_it))?;
    Some(rest)
}

/// The letter that is written behind a backslash, and what is behind it. JSON in a text of JSON has more of them; whoever
/// sends nothing else does not keep us busy.
fn in_json(text: &[u8]) -> Option<(u8, &[u8])> {
    let more = text.iter().take(8).take_while(|byte| **byte == b'\\');
    let more = more.count();
    match text.get(more..)?.split_first()? {
        (b'u', digits) => Some((number(digits.get(..4)?, 16)?, digits.get(4..)?)),
        (first, rest) => Some((*first, rest)),
    }
}

/// The same behind a percent sign.
fn in_address(text: &[u8]) -> Option<(u8, &[u8])> {
    Some((number(text.get(..2)?, 16)?, text.get(2..)?))
}

/// The same behind the sign that begins a name or a number in HTML.
fn in_html(text: &[u8]) -> Option<(u8, &[u8])> {
    let end = text.iter().take(8).position(|byte| *byte == b';')?;
    let (name, rest) = (text.get(..end)?, text.get(end + 1..)?);
    let letter = match name {
        b"amp" => b'&',
        b"lt" => b'<',
        b"gt" => b'>',
        b"quot" => b'"',
        b"apos" => b'\'',
        [b'#', b'x' | b'X', digits @ ..] => number(digits, 16)?,
        [b'#', digits @ ..] => number(digits, 10)?,
        _ => return None,
    };
    Some((letter, rest))
}

fn number(digits: &[u8], radix: u32) -> Option<u8> {
    let digits = std::str::from_utf8(digits).ok()?;
    let number = u32::from_str_radix(digits, radix).ok()?;
    u8::try_from(number).ok()
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
    #[test]
    fn a_key_is_cut_out_however_a_text_writes_its_letters() {
        let mask = Mask::new(Some(Secret::new("Zm/9+v&=\\\"%2F")));
        for written in [
            r#"Zm/9+v&=\"%2F"#,
            r#"Zm\/9+v&=\\\"%2F"#,
            r#"Zm\\/9\\u002Bv\\u0026\\u003d\\\\\\\"%2F"#,
            r#"\u005am/9+v&=\\\u0022%2F"#,
            "%5Am%2F9%2bv%26%3D%5C%22%252F",
            "Zm&#x2F;9&#43;v&amp;=\\&quot;%2F",
        ] {
            assert_eq!(
                mask.text(&format!("a {written} b")),
                "a [key] b",
                "{written}"
            );
        }
        for other in ["Zm/9", r"\u005", "Zm&#x2F", "%5", "&amp", "\\"] {
            assert_eq!(mask.text(other), other);
        }
    }
}
