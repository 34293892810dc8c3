//! Query strings: pairs of text, percent-encoded.

use super::openapi;
use crate::error::{Error, Result};
use crate::model::Operation;

/// Encodes a text for a path or a query string.
pub fn encode(text: &str) -> String {
    let mut encoded = String::with_capacity(text.len());
    for byte in text.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => {
                encoded.push(char::from(byte))
            }
            other => encoded.push_str(&format!("%{other:02X}")),
        }
    }
    encoded
}

/// Decodes a text from a path. `None` when it is no UTF-8 or an escape is broken.
pub fn decode(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte != b'%' {
            bytes.push(byte);
            continue;
        }
        let digit = |byte: Option<u8>| char::from(byte?).to_digit(16);
        let (high, low) = (digit(rest.next())?, digit(rest.next())?);
        bytes.push(u8::try_from(high * 16 + low).ok()?);
    }
    String::from_utf8(bytes).ok()
}

/// Writes a query string.
pub fn write(pairs: &[(String, String)]) -> String {
    let written: Vec<String> = pairs
        .iter()
        .map(|(name, value)| format!("{}={}", encode(name), encode(value)))
        .collect();
    written.join("&")
}

/// Reads the query string of an operation.
///
/// Decision: a parameter that the operation does not know is ignored, whatever is wrong with it.
///
/// Errors: `InvalidInput` when an escape is broken in one that it knows.
pub fn of(operation: Operation, text: &str) -> Result<Vec<(String, String)>> {
    let pairs = read(text).filter_map(|(name, value)| match value {
        Some(value) => Some(Ok((name, value))),
        None if openapi::takes(operation, &name) => {
            let message = "has a broken escape, or is no UTF-8";
            Some(Err(Error::invalid_at(name, message)))
        }
        None => None,
    });
    pairs.collect()
}

/// The pairs of a query string; `+` is a blank. A value is `None` when an escape in it is broken;
/// a name that is broken is nobody's.
fn read(text: &str) -> impl Iterator<Item = (String, Option<String>)> {
    let pairs = text.split('&').filter(|pair| !pair.is_empty());
    pairs.filter_map(|pair| {
        let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
        let plain = |text: &str| decode(&text.replace('+', " "));
        Some((plain(name)?, plain(value)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_query_string_comes_back_as_it_was() {
        let pairs = vec![
            ("query".to_owned(), "crème & \"x\" + %".to_owned()),
            ("from".to_owned(), "2026-11-21T08:00:00+01:00".to_owned()),
            (String::new(), String::new()),
        ];
        let of = |text: &str| of(Operation::ListMeals, text);
        assert_eq!(of(&write(&pairs)), Ok(pairs));
        assert_eq!(
            of("a+b=c+d&&e"),
            Ok(vec![
                ("a b".into(), "c d".into()),
                ("e".into(), String::new())
            ])
        );
    }

    #[test]
    fn a_broken_escape_matters_where_the_parameter_does() {
        let of = |text: &str| of(Operation::ListMeals, text);
        for ignored in ["a=%f", "a=%ff", "%f=a", "query=%"] {
            assert_eq!(of(ignored), Ok(Vec::new()), "{ignored}");
        }
        for refused in ["day=%f", "d%61y=%ff", "a=1&limit=%"] {
            let error = of(refused).unwrap_err();
            assert_eq!(error.details().len(), 1, "{refused}");
            assert!(["day", "limit"].contains(&error.details()[0].path.as_str()));
        }
    }
}
