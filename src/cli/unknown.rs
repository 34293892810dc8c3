//! A first word that is no command: what was perhaps meant.

use std::ffi::OsString;

use clap::error::{ContextKind, ErrorKind};

use super::root::{command_at, names};
use super::topic;
use crate::actions::spelling::Spelling;
use crate::error::quoted;
use crate::rules::occasion;

/// What to do for somebody who typed no command, where the parser itself does not say it.
pub(super) fn tip(error: &clap::Error, arguments: &[OsString]) -> Option<String> {
    let is_unsaid = error.kind() == ErrorKind::InvalidSubcommand
        && error.get(ContextKind::SuggestedSubcommand).is_none();
    let at = command_at(arguments).filter(|_| is_unsaid)?;
    let words: Vec<String> = (arguments[at..].iter())
        .map(|word| word.to_string_lossy().into_owned())
        .collect();
    match words.first()?.as_str() {
        "help" => Some(format!("topics are: {}", topic::names().join(", "))),
        // A command below another one: the parser says which there are.
        word if names().any(|name| name == word) => None,
        word => Some(instead(word, &words)),
    }
}

/// A command that is spelled nearly so, else what is done with food.
fn instead(typed: &str, words: &[String]) -> String {
    let spelling = Spelling::of(typed);
    let slips = |name: &str| spelling.slips_from(&Spelling::of(name));
    let near = names().filter_map(|name| Some((slips(name)?, name)));
    if let Some((_, name)) = near.min() {
        return format!("did you mean: journal {name}");
    }
    // Somebody expected a command of that name.
    if occasion::NAMES.contains(&typed.to_lowercase().as_str()) {
        return format!("to eat it again: journal again {typed}; to see the day: journal today");
    }
    let eaten = words.iter().take_while(|word| !word.starts_with('-'));
    let eaten: Vec<&str> = eaten.map(String::as_str).collect();
    format!(
        "to log what was eaten: journal log {}",
        quoted(&eaten.join(" "))
    )
}
