//! A member of a response that may be absent, null, or in a shape we do not know.

use std::ops::{Deref, DerefMut};
use std::sync::LazyLock;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};

/// Members of a response that this program does not know, carried through as received. There are none nearly
/// always, and then they take the place of a pointer.
#[derive(Clone, Debug, Default)]
pub struct Extra(Option<Box<Map<String, Value>>>);

impl Extra {
    /// Takes a member out. Where there are none, no place is made for any.
    pub fn remove(&mut self, name: &str) -> Option<Value> {
        self.0.as_mut()?.remove(name)
    }

    /// Takes all of them out.
    pub fn clear(&mut self) {
        self.0 = None;
    }
}

impl Deref for Extra {
    type Target = Map<String, Value>;

    fn deref(&self) -> &Self::Target {
        static NONE: LazyLock<Map<String, Value>> = LazyLock::new(Map::new);
        self.0.as_deref().unwrap_or(&NONE)
    }
}

impl DerefMut for Extra {
    fn deref_mut(&mut self) -> &mut Self::Target {
        self.0.get_or_insert_default()
    }
}

impl PartialEq for Extra {
    fn eq(&self, other: &Extra) -> bool {
        **self == **other
    }
}

impl Serialize for Extra {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Extra {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let members = Map::deserialize(deserializer)?;
        Ok(Extra((!members.is_empty()).then(|| Box::new(members))))
    }
}

/// A response member beyond what the specification promises.
///
/// Another server may leave it out, set it to `null` or give it another shape. Each of the
/// three is told apart, so that printing a response gives back what was received. What is rare is boxed: a year of meals
/// has tens of thousands of members. Use it with
/// `#[serde(default, skip_serializing_if = "Member::is_absent")]`.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Member<T> {
    /// Not there.
    #[default]
    Absent,
    /// There, and `null`.
    Null,
    /// There, as expected.
    Is(T),
    /// There, as expected and more besides: what is known of it, and what was received.
    Carried(Box<(T, Value)>),
    /// There, in a shape that only the sender knows.
    Other(Box<Value>),
}

impl<T> Member<T> {
    /// Whether the member was left out.
    pub fn is_absent(&self) -> bool {
        matches!(self, Member::Absent)
    }

    /// The value, if there is one in the expected shape.
    pub fn get(&self) -> Option<&T> {
        match self {
            Member::Is(value) => Some(value),
            Member::Carried(both) => Some(&both.0),
            _ => None,
        }
    }

    /// The value, if there is one in the expected shape.
    pub fn into_option(self) -> Option<T> {
        match self {
            Member::Is(value) => Some(value),
            Member::Carried(both) => Some(both.0),
            _ => None,
        }
    }
}

impl<T: DeserializeOwned> Member<T> {
    /// Why what was received is not in the expected shape, where it is not.
    pub fn trouble(&self) -> Option<String> {
        match self {
            Member::Other(value) => T::deserialize(&**value).err().map(|why| why.to_string()),
            _ => None,
        }
    }
}

impl<T: PartialEq> Member<T> {
    /// Whether another says the same: what is left out and what is `null` both say nothing.
    pub fn is_as(&self, other: &Member<T>) -> bool {
        let is_nothing = |member: &Member<T>| matches!(member, Member::Absent | Member::Null);
        self == other || (is_nothing(self) && is_nothing(other))
    }
}

impl Member<String> {
    /// The text, or the empty string.
    pub fn text(&self) -> &str {
        self.get().map_or("", String::as_str)
    }
}

impl<T> From<T> for Member<T> {
    fn from(value: T) -> Self {
        Member::Is(value)
    }
}

impl<T> From<Option<T>> for Member<T> {
    fn from(value: Option<T>) -> Self {
        value.map_or(Member::Null, Member::Is)
    }
}

impl<T: Serialize> Serialize for Member<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Member::Absent | Member::Null => serializer.serialize_none(),
            Member::Is(value) => value.serialize(serializer),
            Member::Carried(both) => both.1.serialize(serializer),
            Member::Other(value) => value.serialize(serializer),
        }
    }
}

impl<'de, T: DeserializeOwned + Serialize> Deserialize<'de> for Member<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = Value::deserialize(deserializer)?;
        if value.is_null() {
            return Ok(Member::Null);
        }
        Ok(match T::deserialize(&value) {
            Ok(known) if serde_json::to_value(&known).is_ok_and(|again| again == value) => {
                Member::Is(known)
            }
            Ok(known) => Member::Carried(Box::new((known, value))),
            Err(_) => Member::Other(Box::new(value)),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Extra;

    #[test]
    fn members_that_are_none_are_the_same_however_they_went() {
        let mut extra = Extra::default();
        extra.insert("odd".to_owned(), 1.into());
        assert_ne!(extra, Extra::default());
        let again: Extra = serde_json::from_str(r#"{ "odd": 1 }"#).unwrap();
        assert_eq!(extra, again);
        extra.remove("odd");
        assert_eq!(extra, Extra::default());
        assert_eq!(serde_json::to_string(&extra).unwrap(), "{}");
    }
}
