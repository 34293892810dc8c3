//! The names of a food in other languages, in the project's own format.

use serde_json::{Map, Value};

use crate::error::echo;
use crate::rules::food;

/// Puts the `names` of a body, which is good otherwise, under their languages, as foods are found by them:
/// `de-AT` and `DE` are `de`, where nothing else is.
///
/// Errors: what is wrong with one: it is held to the rules of the food's own name.
pub(super) fn settle(body: &mut Value) -> Result<(), String> {
    let names = match body.get_mut("names").map(Value::take) {
        None => return Ok(()),
        Some(Value::Null) => Map::new(),
        Some(Value::Object(names)) => names,
        Some(_) => return Err("names: must be an object, a name for each language".to_owned()),
    };
    let mut settled = Map::new();
    for (tag, name) in names {
        let at = format!("names.{}", echo(&tag));
        let language =
            language(&tag).ok_or(format!("{at}: is no language, such as de or pt-BR"))?;
        check(body, &name).map_err(|why| format!("{at}: {why}"))?;
        if tag.len() == language.len() || !settled.contains_key(&language) {
            settled.insert(language, name);
        }
    }
    body["names"] = Value::Object(settled);
    Ok(())
}

/// The language of a tag.
fn language(tag: &str) -> Option<String> {
    let language = tag.split(['-', '_']).next()?.to_ascii_lowercase();
    let is_one =
        (2..=3).contains(&language.len()) && language.bytes().all(|byte| byte.is_ascii_lowercase());
    is_one.then_some(language)
}

/// Holds a name against the rules as if it was the food's own.
fn check(body: &Value, name: &Value) -> Result<(), String> {
    let mut named = body.clone();
    named["name"] = name.clone();
    food::check(&named).map_err(|error| {
        let why = error.message();
        why.strip_prefix("name: ").unwrap_or(why).to_owned()
    })
}
