//! Errors as a person or a script reads them, on standard error, the hint last.

use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

use serde_json::{Map, Value, json};

use super::brief;
use super::credential::sourced;
use super::hint;
use super::root::is_command;
use super::session::Session;
use super::unusable::without_keys;
use crate::error::{Code, Error};
use crate::model::Operation;
use crate::render::advice;
use crate::render::style::{clean, escaped};
use crate::wire;

/// What is shorter is in any text, and a secret for nobody.
const SHORTEST: usize = 4;

/// Tells an error and gives its exit code.
pub(super) fn tell(session: &Session, error: &Error) -> ExitCode {
    let _ = io::stderr().write_all(told(session, error).as_bytes());
    ExitCode::from(error.code().exit())
}

/// An error as it is told.
pub(super) fn told(session: &Session, error: &Error) -> String {
    let error = brief::error(&sourced(session, error), |text| {
        masked(session, &without_keys(text))
    });
    let text = match session.format().is_json() {
        true => escaped(format!("{}\n", Value::Object(object(session, &error)))),
        false => sentence(session, &error),
    };
    // A server may have sent the key back in what it says.
    masked(session, &without_keys(&text))
}

/// A text without the key that was sent, also where JSON writes it otherwise than it is.
fn masked(session: &Session, text: &str) -> String {
    let Some(found) = session.used_key() else {
        return text.to_owned();
    };
    let key = found.key.reveal();
    if key.len() < SHORTEST {
        return text.to_owned();
    }
    let quoted = Value::from(key).to_string();
    text.replace(quoted.trim_matches('"'), "[key]")
        .replace(key, "[key]")
}

/// The error as an object: the wire's members first, then what the command line knows besides.
fn object(session: &Session, error: &Error) -> Map<String, Value> {
    let mut object = wire::error::body(error);
    object.entry("details").or_insert_with(|| json!([]));
    // These two are the command line's own words: a server's would be taken for them.
    for own in ["candidates", "hint"] {
        object.shift_remove(own);
    }
    if !error.candidate_list().is_empty() {
        object.insert("candidates".into(), json!(error.candidate_list()));
    }
    object.insert("hint".into(), hint::of(session, error).into());
    object.insert("exit".into(), error.code().exit().into());
    if let Some(status) = error.status() {
        object.insert("status".into(), status.into());
    }
    let operation = error.operation().map(Operation::id);
    let operation = operation.map_or_else(|| session.operation(), str::to_owned);
    object.insert("operation".into(), operation.into());
    object.insert("context".into(), session.context().into());
    object.insert("outcome".into(), json!(error.what_became()));
    object
}

fn sentence(session: &Session, error: &Error) -> String {
    let looks = session.asking_looks();
    // What is not read on a terminal is read line by line.
    let room = match io::stderr().is_terminal() {
        true => usize::from(looks.width),
        false => usize::MAX,
    };
    let told = |label: String, text: &str| advice::fitted(&label, &clean(text), room, &is_command);
    let text = [
        told(looks.bad("error:"), error.message()),
        advice::listed(&beside(error), room),
        told(looks.faint("hint:"), &hint::of(session, error)),
    ];
    looks.plain(&text.concat())
}

/// What else is told of an error, a line each.
fn beside(error: &Error) -> String {
    let mut text = String::new();
    if error.details().len() > 1 {
        // The first is the message.
        for detail in &error.details()[1..] {
            text.push_str(&format!(
                "  {}: {}\n",
                clean(&detail.path),
                clean(&detail.message)
            ));
        }
    }
    for (at, candidate) in error.candidate_list().iter().enumerate() {
        let brand = candidate
            .brand
            .as_ref()
            .map(|brand| format!(" · {}", clean(brand)))
            .unwrap_or_default();
        let food = clean(&candidate.food.to_string());
        // Numbers are for --pick, which does not take what is only offered.
        let number = match error.code() {
            Code::NotFound => String::new(),
            _ => format!("{}. ", at + 1),
        };
        text.push_str(&format!(
            "  {number}{food}  {}{brand}\n",
            clean(&candidate.name)
        ));
    }
    if let Some(food) = error.food() {
        text.push_str(&format!(
            "  it is {}: {}\n",
            crate::render::food::reference(food),
            clean(food.name.text())
        ));
    }
    text
}
