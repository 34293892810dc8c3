//! Changes of one member of a JSON document: gone, doubled, another value.

use serde_json::Value;

use crate::dice::Dice;

/// What stands for a value until its text is put there.
const HERE: &str = "here is a value of another kind";

/// Values as they may be written, whether JSON allows it or not.
const VALUES: [&str; 30] = [
    "null",
    "true",
    "0",
    "-1",
    "-0",
    "2.5",
    "1e309",
    "-1e309",
    "1e-400",
    "9007199254740993",
    "18446744073709551616",
    "999999999999999999999999999999999999999999",
    "[]",
    "{}",
    "[null]",
    "[[[[[[[[[[]]]]]]]]]]",
    "{\"name\":1}",
    "\"\"",
    "\"text\"",
    "\"00000000-0000-4000-8000-000000000000\"",
    "\"2026-02-30\"",
    "\"9999-12-31T23:59:60+25:00\"",
    "\"\\u0000\"",
    "\"\\u001b[2J\\u0007\"",
    "\"\u{9b}31m\u{202e}\"",
    "\"\\ud800\"",
    "\"a\\r\\nb\\tc\"",
    "\"\u{1b}[2J\"",
    "NaN",
    "\"../../etc/passwd\"",
];

/// The document with one member or element changed; what is no JSON gets a value before it.
pub(crate) fn changed(body: &[u8], dice: &mut Dice) -> Vec<u8> {
    let value = VALUES[dice.below(VALUES.len())];
    let Ok(mut document) = serde_json::from_slice::<Value>(body) else {
        return [value.as_bytes(), body].concat();
    };
    let at = dice.below(count(&document));
    let way = dice.below(5);
    let mut left = at;
    let mut old = String::new();
    if let Some(name) = replace(&mut document, &mut left, way == 0, &mut old) {
        let here = Value::from(HERE).to_string();
        let value = match way {
            // The member twice, with both values.
            1 => format!("{old},{}:{value}", Value::from(name)),
            2 => format!("\"{}\"", "x".repeat(70_000)),
            _ => value.to_owned(),
        };
        return document.to_string().replacen(&here, &value, 1).into_bytes();
    }
    document.to_string().into_bytes()
}

/// How many values are in a document, the whole one too.
fn count(value: &Value) -> usize {
    1 + match value {
        Value::Array(list) => list.iter().map(count).sum(),
        Value::Object(members) => members.values().map(count).sum(),
        _ => 0,
    }
}

/// Takes the value at this place out, or puts what stands for another there; gives the name of the
/// member that it is, or nothing where there is nothing to be put.
fn replace(value: &mut Value, left: &mut usize, out: bool, old: &mut String) -> Option<String> {
    if *left == 0 {
        *old = value.to_string();
        *value = Value::from(HERE);
        return Some("name".to_owned());
    }
    *left -= 1;
    match value {
        Value::Array(list) => {
            for element in list {
                if *left < count(element) {
                    return replace(element, left, out, old);
                }
                *left -= count(element);
            }
        }
        Value::Object(members) => {
            let mut place = None;
            for (name, member) in members.iter() {
                if *left < count(member) {
                    place = Some(name.clone());
                    break;
                }
                *left -= count(member);
            }
            let name = place?;
            if *left == 0 && out {
                members.shift_remove(&name);
                return None;
            }
            let is_it = *left == 0;
            let found = replace(members.get_mut(&name)?, left, out, old);
            return if is_it { Some(name) } else { found };
        }
        _ => {}
    }
    None
}
