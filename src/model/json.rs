//! JSON read strictly: a member that stands twice in an object is refused, not forgotten.

mod forged;

use std::cell::Cell;
use std::fmt;

use serde::de::{DeserializeOwned, DeserializeSeed, Error as _, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};

/// Reads one JSON document.
///
/// `serde_json::Value` keeps the last of two equal members, which would drop what somebody
/// sent; here it is an error, as are depths over 128, anything behind the document, and members that are called as
/// serde_json calls values of its own.
pub fn parse(text: &[u8]) -> Result<Value, Malformed> {
    parse_of(text, usize::MAX)
}

/// Reads one JSON document of at most so many values, a list or an object being one as well.
///
/// A value takes dozens of times the memory of its text, where that is a digit and a comma.
pub fn parse_of(text: &[u8], most: usize) -> Result<Value, Malformed> {
    if forged::is_forged(text) {
        return Err(Malformed {
            message: FORGED.to_owned(),
            has_too_many: false,
        });
    }
    let mut reader = serde_json::Deserializer::from_slice(text);
    let left = Cell::new(Some(most));
    let value = Strict(&left)
        .deserialize(&mut reader)
        .and_then(|value| reader.end().map(|()| value));
    value.map_err(|error| Malformed {
        message: error.to_string(),
        has_too_many: left.get().is_none(),
    })
}

/// Reads one JSON document that others wrote into what it is to be. Of two equal members that nobody knows the last
/// counts.
///
/// Errors: where it is none; or has a member that is called as serde_json calls values of its own, which would be read
/// as another value, to any depth.
pub fn read<T: DeserializeOwned>(text: &[u8]) -> serde_json::Result<T> {
    refuse_forged(text)?;
    serde_json::from_slice(text)
}

/// Refuses a text with members that are called as serde_json calls values of its own.
///
/// Errors: that it has one.
pub fn refuse_forged(text: &[u8]) -> serde_json::Result<()> {
    match forged::is_forged(text) {
        true => Err(serde_json::Error::custom(FORGED)),
        false => Ok(()),
    }
}

/// What is told of such a text.
const FORGED: &str =
    "a member has a name that begins with \"$serde_json::private::\", which is not taken";

/// Whether a text, if it is JSON, has more values than this; it is told without reading them, by what parts them.
pub fn has_more_than(text: &[u8], most: usize) -> bool {
    let mut values = 1_usize;
    each_byte(text, |byte, in_text| {
        values += usize::from(!in_text && matches!(byte, b',' | b'[' | b'{'));
    });
    values > most
}

/// The bytes of the longest text in a text, if it is JSON: told without reading it.
pub fn longest_text(text: &[u8]) -> usize {
    let (mut longest, mut here) = (0_usize, 0_usize);
    each_byte(text, |_, in_text| {
        here = if in_text { here + 1 } else { 0 };
        longest = longest.max(here);
    });
    longest
}

/// Calls with each byte, and with whether it stands within quotes.
fn each_byte(text: &[u8], mut see: impl FnMut(u8, bool)) {
    let (mut in_text, mut is_escaped) = (false, false);
    for byte in text {
        match byte {
            _ if is_escaped => is_escaped = false,
            b'\\' if in_text => is_escaped = true,
            b'"' => in_text = !in_text,
            _ => {}
        }
        see(*byte, in_text);
    }
}

/// Why a text is no JSON document, with line and column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Malformed {
    /// What is wrong, and where.
    pub message: String,
    /// Whether it has more values than are taken; it may be a document otherwise.
    pub has_too_many: bool,
}

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Malformed {}

/// Reads a value, and counts it.
///
/// `None` is left once there were too many.
#[derive(Clone, Copy)]
struct Strict<'c>(&'c Cell<Option<usize>>);

impl<'de> DeserializeSeed<'de> for Strict<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        let left = self.0.get().and_then(|left| left.checked_sub(1));
        self.0.set(left);
        if left.is_none() {
            return Err(D::Error::custom("no more are taken"));
        }
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Strict<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Bool(value))
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(Value::String(value.to_owned()))
    }

    fn visit_string<E>(self, value: String) -> Result<Value, E> {
        Ok(Value::String(value))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(entry) = entries.next_element_seed(self)? {
            list.push(entry);
        }
        Ok(Value::Array(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<Value, A::Error> {
        let mut map = Map::new();
        while let Some(name) = members.next_key::<String>()? {
            // With `arbitrary_precision` a number arrives as a map of this one secret member.
            if name == NUMBER && map.is_empty() {
                let digits = members.next_value::<String>()?;
                return Number::from_digits(&digits).map_err(A::Error::custom);
            }
            let value = members.next_value_seed(self)?;
            if map.insert(name.clone(), value).is_some() {
                let shown: String = name.chars().take(super::limits::ECHO).collect();
                return Err(A::Error::custom(format_args!(
                    "the member {shown:?} stands twice in an object"
                )));
            }
        }
        Ok(Value::Object(map))
    }
}

/// What serde_json calls a number that keeps its digits.
const NUMBER: &str = "$serde_json::private::Number";

struct Number;

impl Number {
    fn from_digits(digits: &str) -> Result<Value, serde_json::Error> {
        serde_json::Number::deserialize(&mut serde_json::Deserializer::from_str(digits))
            .map(Value::Number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_and_texts_are_bounded_without_being_read() {
        let text = br#"{"a":[1,2,{"b":",[{\\"}],"c":"0123456789"}"#;
        assert!(has_more_than(text, 6) && !has_more_than(text, 7));
        assert_eq!(longest_text(text), 11);
        assert_eq!(longest_text(br#"["a\"b",1]"#), 5);
        assert_eq!(longest_text(b"12"), 0);
    }

    #[test]
    fn a_member_that_stands_twice_is_refused() {
        let error = parse(br#"{"a": [{"b": 1, "b": 2}]}"#).unwrap_err();
        assert!(error.message.contains("\"b\" stands twice"), "{error}");
    }

    #[test]
    fn more_values_than_are_taken_are_refused() {
        let text = br#"{"a":[1,{"b":"c"}]}"#;
        assert!(parse_of(text, 5).is_ok());
        assert!(parse_of(text, 4).unwrap_err().has_too_many);
        assert!(!parse_of(b"[1,", 4).unwrap_err().has_too_many);
    }

    #[test]
    fn numbers_keep_their_digits() {
        let text = r#"{"a":[1,-2.50,1e+309,0.12345678901234567890123,9007199254740993]}"#;
        assert_eq!(parse(text.as_bytes()).unwrap().to_string(), text);
    }

    #[test]
    fn what_is_no_document_is_refused() {
        for text in [
            "",
            "{",
            "[1] 2",
            "{\"a\":}",
            "\u{feff}{}",
            "NaN",
            "\"\\ud800\"",
            "{'a': 1}",
        ] {
            assert!(parse(text.as_bytes()).is_err(), "{text}");
        }
        assert!(parse(&[b'"', 0xff, b'"']).is_err());
        assert!(parse("[".repeat(100_000).as_bytes()).is_err());
    }

    #[test]
    fn a_member_named_like_a_number_is_refused_and_never_a_number() {
        for digits in ["x", "12"] {
            let text = format!(r#"{{"$serde_json::private::Number":"{digits}"}}"#);
            let error = parse(text.as_bytes()).unwrap_err();
            assert_eq!(error.message, FORGED);
            assert!(read::<Value>(text.as_bytes()).is_err());
        }
    }

    /// Each layer is a text in the one around it, which serde_json would read as JSON once more.
    #[test]
    fn a_text_that_is_to_be_read_as_json_once_more_is_refused() {
        let layers = (0..8).fold("1".to_owned(), |inner, _| {
            let (open, close) = ("[".repeat(100), "]".repeat(100));
            let text = Value::String(format!("{open}{inner}{close}"));
            format!(r#"{{"$serde_json::private::RawValue":{text}}}"#)
        });
        assert!(read::<Value>(layers.as_bytes()).is_err());
        assert!(parse(layers.as_bytes()).is_err());
    }
}
