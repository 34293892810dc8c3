//! JSON read member by member, without a tree: what is not asked for is skipped, and what is not
//! of the kind that was thought is nothing.

use std::borrow::Cow;
use std::fmt;
use std::ops::Deref;

use serde::de::{DeserializeSeed, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;

/// What takes the members of an object, or the items of an array.
pub(super) trait Object<'t> {
    /// Takes the value of a member, or skips it.
    fn member<M: MapAccess<'t>>(&mut self, name: &str, members: &mut M) -> Result<(), M::Error>;

    /// Takes an item of an array; `false` behind the last.
    fn item<S: SeqAccess<'t>>(&mut self, items: &mut S) -> Result<bool, S::Error> {
        Ok(items.next_element::<IgnoredAny>()?.is_some())
    }
}

/// Fills what takes members.
pub(super) struct Fill<'o, O>(pub(super) &'o mut O);

impl<'t, O: Object<'t>> DeserializeSeed<'t> for Fill<'_, O> {
    type Value = ();

    fn deserialize<D: Deserializer<'t>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

/// A text of which nothing is lost but what is no character: half of a surrogate pair becomes
/// U+FFFD, as a byte that is no UTF-8 does.
struct Lossy<'t>(Cow<'t, str>);

impl<'de: 't, 't> Deserialize<'de> for Lossy<'t> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // Asked for bytes, the reader lets through what a `str` could not hold.
        deserializer.deserialize_bytes(Bytes).map(Lossy)
    }
}

struct Bytes;

impl<'de> Visitor<'de> for Bytes {
    type Value = Cow<'de, str>;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a text")
    }

    fn visit_borrowed_bytes<E: Error>(self, bytes: &'de [u8]) -> Result<Self::Value, E> {
        Ok(String::from_utf8_lossy(bytes))
    }

    fn visit_bytes<E: Error>(self, bytes: &[u8]) -> Result<Self::Value, E> {
        Ok(Cow::Owned(String::from_utf8_lossy(bytes).into_owned()))
    }

    fn visit_borrowed_str<E: Error>(self, text: &'de str) -> Result<Self::Value, E> {
        Ok(Cow::Borrowed(text))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Self::Value, E> {
        Ok(Cow::Owned(text.to_owned()))
    }
}

impl<'t, O: Object<'t>> Visitor<'t> for Fill<'_, O> {
    type Value = ();

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("anything")
    }

    fn visit_map<M: MapAccess<'t>>(self, mut members: M) -> Result<(), M::Error> {
        while let Some(Lossy(name)) = members.next_key()? {
            self.0.member(&name, &mut members)?;
        }
        Ok(())
    }

    fn visit_seq<S: SeqAccess<'t>>(self, mut items: S) -> Result<(), S::Error> {
        while self.0.item(&mut items)? {}
        Ok(())
    }

    fn visit_unit<E: Error>(self) -> Result<(), E> {
        Ok(())
    }

    fn visit_bool<E: Error>(self, _: bool) -> Result<(), E> {
        Ok(())
    }

    fn visit_i64<E: Error>(self, _: i64) -> Result<(), E> {
        Ok(())
    }

    fn visit_u64<E: Error>(self, _: u64) -> Result<(), E> {
        Ok(())
    }

    fn visit_f64<E: Error>(self, _: f64) -> Result<(), E> {
        Ok(())
    }

    fn visit_str<E: Error>(self, _: &str) -> Result<(), E> {
        Ok(())
    }
}

/// A text, or a number as it is written; anything else is empty, and whether that was something is told
/// beside it.
#[derive(Debug, Default)]
pub(super) struct Text<'t>(pub(super) Cow<'t, str>, pub(super) bool);

impl Deref for Text<'_> {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl<'de: 't, 't> Deserialize<'de> for Text<'t> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw = <&'de RawValue>::deserialize(deserializer)?.get();
        let text = match raw.as_bytes() {
            [b'"', inside @ .., b'"'] if !inside.contains(&b'\\') => {
                Cow::Borrowed(&raw[1..raw.len() - 1])
            }
            [b'"', ..] => match serde_json::from_str(raw) {
                Ok(Lossy(text)) => text,
                Err(_) => Cow::default(),
            },
            [b'-' | b'0'..=b'9', ..] => Cow::Borrowed(raw),
            _ => return Ok(Text(Cow::default(), raw != "null")),
        };
        Ok(Text(text, false))
    }
}

/// A number as it is written, or what stands in its place, so that it is seen to be none.
#[derive(Debug, Default)]
pub(super) struct Figure<'t>(pub(super) Cow<'t, str>);

impl<'de: 't, 't> Deserialize<'de> for Figure<'t> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw = <&'de RawValue>::deserialize(deserializer)?.get();
        match raw.as_bytes() {
            [b'{' | b'[' | b't' | b'f', ..] => Ok(Figure(Cow::Borrowed(raw))),
            _ => {
                let text = serde_json::from_str::<Text<'de>>(raw).map_err(D::Error::custom)?;
                Ok(Figure(text.0))
            }
        }
    }
}

/// Takes the value of a member that is a number.
pub(super) fn figure<'t, M: MapAccess<'t>>(
    told: &mut Text<'t>,
    members: &mut M,
) -> Result<(), M::Error> {
    let Figure(figure) = members.next_value()?;
    told.0 = figure;
    Ok(())
}

/// A list of texts, or a text that is a list already, parted by commas; with whether something was no
/// text.
#[derive(Debug, Default)]
pub(super) struct List<'t>(pub(super) Cow<'t, str>, pub(super) bool);

impl<'de: 't, 't> Deserialize<'de> for List<'t> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw = <&'de RawValue>::deserialize(deserializer)?.get();
        if !raw.starts_with('[') {
            let text = serde_json::from_str::<Text<'de>>(raw).map_err(D::Error::custom)?;
            return Ok(List(text.0, text.1));
        }
        let texts: Vec<Text<'de>> = serde_json::from_str(raw).map_err(D::Error::custom)?;
        let has_others = texts.iter().any(|text| text.1);
        let texts: Vec<&str> = texts.iter().map(Deref::deref).collect();
        Ok(List(Cow::Owned(texts.join(",")), has_others))
    }
}
