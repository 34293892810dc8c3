//! Whole numbers as others write them: `30.0` is one.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer};
use serde_json::Value;

use super::{Amount, Member};

/// A whole number that is not negative; `30.0` is one.
pub fn whole(value: &Value) -> Option<u64> {
    let Value::Number(number) = value else {
        return None;
    };
    let number = Amount::parse(number.as_str()).and_then(Amount::to_i64)?;
    u64::try_from(number).ok()
}

/// Reads a member that is one, for a field of serde's.
pub(super) fn member<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Member<u32>, D::Error> {
    Ok(match Member::deserialize(deserializer)? {
        Member::Other(value) => match whole(&value).map(u32::try_from) {
            Some(Ok(number)) => Member::Is(number),
            _ => Member::Other(value),
        },
        member => member,
    })
}

/// Reads a number that is one, for a field of serde's.
pub(super) fn number<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
    let value = Value::deserialize(deserializer)?;
    whole(&value).ok_or_else(|| D::Error::custom("a count is no whole number"))
}
