//! Commands of the person's own: `[aliases]` of `config.toml`.
//!
//! An alias stands for what would be typed behind `journal`; what is typed behind it follows. It
//! may stand for another one. A command of the program is never replaced by one.

use std::collections::BTreeMap;
use std::ffi::OsString;

use clap::Command;
use clap::builder::StyledStr;

use super::editor::split;
use super::root::{command_at, is_command};
use super::topic;
use super::unusable::unusable;
use crate::config::{Config, Folders, Name};
use crate::error::{Code, Error, Result};
use crate::render::style::clean;

type Aliases = BTreeMap<Name, String>;

/// The command line with the words that an alias stands for in its place.
///
/// Errors: `Config` for one that leads back to itself or cannot be parted into words, and where
/// nobody can tell whether there is one, since `config.toml` is not understood.
pub(super) fn expand(arguments: &[OsString]) -> Result<Vec<OsString>> {
    match own_word(arguments) {
        None if topic_at(arguments).is_some() => Ok(of_topic(arguments)),
        Some(_) => unfold(arguments.to_vec(), &configured()?.aliases),
        // No file is read for a command of the program.
        None => Ok(arguments.to_vec()),
    }
}

/// Where `help` stands before the name of a topic.
fn topic_at(arguments: &[OsString]) -> Option<usize> {
    let at = command_at(arguments)?;
    let is_topic = |name: &OsString| name.to_str().is_some_and(topic::is_topic);
    let asks = arguments.get(at)? == "help" && arguments.get(at + 1).is_some_and(is_topic);
    asks.then_some(at)
}

/// `help quick-text` is a command of its own below the words: help knows commands alone.
fn of_topic(arguments: &[OsString]) -> Vec<OsString> {
    let mut arguments = arguments.to_vec();
    if let Some(at) = topic_at(&arguments) {
        arguments.splice(at..=at, [OsString::from("topic")]);
    }
    arguments
}

/// Where the word is that names the command, and that word, if it is none of the program's.
fn own_word(arguments: &[OsString]) -> Option<(usize, String)> {
    let at = command_at(arguments)?;
    let word = arguments.get(at)?.to_str()?;
    (!is_command(word)).then(|| (at, word.to_owned()))
}

fn configured() -> Result<Config> {
    let folders = Folders::find();
    let config = folders.and_then(|folders| Config::load(&folders.config));
    config.map_err(|error| unusable(&error))
}

fn unfold(mut arguments: Vec<OsString>, aliases: &Aliases) -> Result<Vec<OsString>> {
    let mut seen: Vec<String> = Vec::new();
    while let Some((at, word)) = own_word(&arguments) {
        let Some(line) = line(aliases, &word) else {
            break;
        };
        if seen.contains(&word) {
            seen.push(word);
            return Err(ring(&seen));
        }
        let words = parted(&word, line)?;
        arguments.splice(at..=at, words.into_iter().map(OsString::from));
        seen.push(word);
    }
    Ok(arguments)
}

fn line<'a>(aliases: &'a Aliases, word: &str) -> Option<&'a str> {
    let mut aliases = aliases.iter();
    let found = aliases.find(|(name, _)| name.as_str() == word);
    found.map(|(_, line)| line.as_str())
}

fn ring(seen: &[String]) -> Error {
    let name = seen.last().map(String::as_str).unwrap_or_default();
    let what = format!(
        "the alias {name} leads back to itself: {}",
        seen.join(" → ")
    );
    Error::new(Code::Config, what).hint(mend(name))
}

fn mend(name: &str) -> String {
    format!("let it stand for a command: journal config set aliases.{name} \"log\"")
}

/// The words of an alias.
fn parted(name: &str, line: &str) -> Result<Vec<String>> {
    let refuse = |why: &str| {
        let what = format!("the alias {name} {why}");
        Err(Error::new(Code::Config, what).hint(mend(name)))
    };
    match split(line) {
        None => refuse("has a quote that does not end"),
        Some(words) if words.is_empty() => refuse("stands for nothing"),
        Some(words) => Ok(words),
    }
}

/// Whether an alias can be set to this.
///
/// Errors: `NotUnderstood` where it would never be used or never end.
pub(super) fn check(config: &Config, name: &Name, line: &str) -> Result<()> {
    let refused = |what: String| Error::new(Code::NotUnderstood, what);
    if is_command(name.as_str()) {
        let what = format!("{name} is a command of the program, which no alias replaces");
        return Err(refused(what).hint("choose another name"));
    }
    let mut aliases = config.aliases.clone();
    aliases.insert(name.clone(), line.to_owned());
    let typed = ["journal", name.as_str()].map(OsString::from);
    let unfolded = unfold(typed.into(), &aliases).map_err(|error| {
        refused(error.message().to_owned()).hint("such as \"log --name lunch\"")
    })?;
    match own_word(&unfolded) {
        Some((_, word)) => Err(refused(format!("{word:?} is no command"))
            .hint("see the commands with: journal --help")),
        None => Ok(()),
    }
}

/// The command with a list of the aliases in its help.
pub(super) fn listed(command: Command) -> Command {
    let Ok(config) = configured() else {
        return command;
    };
    let mut lines: Vec<String> = Vec::new();
    for (name, line) in config
        .aliases
        .iter()
        .filter(|(name, _)| !is_command(name.as_str()))
    {
        lines.push(format!("  {name}  {}", clean(line)));
    }
    if lines.is_empty() {
        return command;
    }
    let list = format!("Aliases:\n{}\n\n", lines.join("\n"));
    let told = |after: Option<&StyledStr>| after.map(ToString::to_string).unwrap_or_default();
    let short = list.clone() + &told(command.get_after_help());
    let long = list + &told(command.get_after_long_help());
    command.after_help(short).after_long_help(long)
}
