//! A first word that is no command: what was perhaps meant.

use std::ffi::OsString;

use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::root::{command_at, is_hidden, names};
use super::{dashed, topic};
use crate::actions::spelling::Spelling;
use crate::error::quoted;
use crate::phrase::when::is_day;
use crate::rules::occasion;

/// Words that people know as commands from elsewhere, and what does that here.
const ELSEWHERE: [(&[&str], &str); 13] = [
    (
        &["add", "track", "eaten"],
        "to log what was eaten: journal log \"2 eggs\"",
    ),
    (
        &["search", "lookup"],
        "to look for foods: journal find \"oat milk\"",
    ),
    (
        &["save", "create", "new"],
        "to save a food: journal food save; a recipe: journal recipe save",
    ),
    (
        &["pin", "favorite", "favourite"],
        "to give a food a name of your own: journal food pin NAME REF",
    ),
    (&["version"], "to see the version: journal --version"),
    (
        &["edit", "change", "update"],
        "to change a meal: journal meal edit; a food: journal food edit",
    ),
    (
        &["delete", "remove", "rm"],
        "to delete a meal: journal meal delete; a food: journal food delete",
    ),
    (
        &["list", "ls", "history", "meals"],
        "to see meals: journal meal list",
    ),
    (&["show", "day"], "to see the day: journal today"),
    (
        &["stats", "summary", "week", "month", "trend"],
        "to see many days: journal report",
    ),
    (
        &["goal", "goals", "targets"],
        "to set daily targets: journal target set --kcal 2000",
    ),
    (
        &["weight", "weigh"],
        "to log a weight: journal body log --weight 70kg",
    ),
    (
        &["init", "setup"],
        "nothing has to be set up; to log what was eaten: journal log \"2 eggs\"",
    ),
];

/// What to do for somebody who typed no command, where the parser itself does not say it.
pub(super) fn tip(error: &mut clap::Error, arguments: &[OsString]) -> Option<String> {
    let at = command_at(arguments)?;
    if let Some(told) = dashed::tip(error, &arguments[at..]) {
        return Some(told);
    }
    if error.kind() == ErrorKind::MissingRequiredArgument {
        return missing(&arguments[at..]).map(str::to_owned);
    }
    if error.kind() != ErrorKind::InvalidSubcommand {
        return None;
    }
    let typed = arguments.get(at)?.to_string_lossy().to_lowercase();
    let mut known = ELSEWHERE.iter();
    if let Some((_, here)) = known.find(|(words, _)| words.contains(&typed.as_str())) {
        // Commands that are merely spelled so are not meant.
        error.remove(ContextKind::SuggestedSubcommand);
        return Some((*here).to_owned());
    }
    forget_hidden(error);
    if error.get(ContextKind::SuggestedSubcommand).is_some() {
        return None;
    }
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

/// Takes away suggestions that nobody is meant to type: what completions ask.
fn forget_hidden(error: &mut clap::Error) {
    let Some(ContextValue::Strings(suggested)) = error.remove(ContextKind::SuggestedSubcommand)
    else {
        return;
    };
    let shown = suggested.into_iter().filter(|name| !is_hidden(name));
    let shown: Vec<String> = shown.collect();
    if !shown.is_empty() {
        error.insert(
            ContextKind::SuggestedSubcommand,
            ContextValue::Strings(shown),
        );
    }
}

/// Where to find what a command misses.
fn missing(command: &[OsString]) -> Option<&'static str> {
    let mut words = command.iter().filter_map(|word| word.to_str());
    match (words.next()?, words.next()) {
        ("eat", _) => Some("planned meals, and their ids: journal plan --list"),
        ("completions", _) => Some("shells are: bash, zsh, fish, powershell, nushell"),
        ("food", Some("pin")) => Some("references of foods: journal find WORDS"),
        _ => None,
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
    if is_day(typed) {
        return format!("to see a day: journal today {typed}");
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
