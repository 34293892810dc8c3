//! What a shell asks when somebody presses Tab: ids, foods, contexts, told a line each.
//!
//! Nothing is ever said on the terminal: what cannot be found is not offered. Quick above all, so
//! a service is not asked, nor a keyring for its key, and no catalogue is opened: of a service is offered
//! what passed through here lately.

mod things;

use std::borrow::Cow;
use std::ffi::OsString;

use clap::{Arg, Args, Command};
use serde_json::{Value, json};

use super::config;
use super::globals::Globals;
use super::root::{command_at, named_context};
use super::session::{Session, shown};
use super::{Runs, Shown, command};
use crate::error::Result;
use crate::model::State;
use crate::render::{Looks, Sheet, Show};
use crate::rules::settings::{Kind, SETTINGS};

/// Print what could be typed next, for the completions of a shell
///
/// Examples:
///   journal complete eat ""           plans to eat
///   journal complete food show gr     foods that begin so
#[derive(Args)]
#[command(verbatim_doc_comment, hide = true)]
pub(super) struct Complete {
    /// The words behind journal, the last of them being typed
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    words: Vec<OsString>,
}

/// Something that can be typed, and what it is.
type Offer = (String, String);

impl Runs for Complete {
    fn run(self, _: &Session) -> Shown {
        let name = OsString::from("journal");
        let words: Vec<OsString> = std::iter::once(name).chain(self.words).collect();
        let globals = Globals {
            context: named_context(&words),
            quiet: true,
            ..Globals::default()
        };
        let session = Session::new(globals, String::new());
        let offers = offers(&session, &words).unwrap_or_default();
        let typed = typed(&words).to_lowercase();
        let fitting = offers
            .into_iter()
            .filter(|(value, _)| value.to_lowercase().starts_with(&typed));
        shown(Offers(fitting.collect()))
    }
}

/// What is offered: what can be typed and what it is, a tab between, as shells read it.
struct Offers(Vec<Offer>);

impl Show for Offers {
    fn json(&self) -> Value {
        let record = |(value, about): &Offer| json!({ "value": value, "about": about });
        self.0.iter().map(record).collect()
    }

    fn sheet(&self) -> Sheet {
        let row = |(value, about): &Offer| vec![value.as_str().into(), about.as_str().into()];
        Sheet {
            columns: vec!["value", "about"],
            rows: self.0.iter().map(row).collect(),
        }
    }

    fn person(&self, _: &Looks) -> String {
        self.sheet().plain()
    }
}

/// What is asked for at a place of the line.
enum Wanted {
    Context,
    Meal,
    /// A meal that can be eaten.
    PlannedMeal,
    /// A food, which may be of any library.
    Food,
    /// A food of one's own.
    OwnFood,
    Name,
    /// A name that is pinned to a food.
    Pin,
    /// A food of the meals that these words of a command mean.
    Item(String, Vec<String>),
    /// A name that stands in the configuration.
    Setting,
    /// One of a few words.
    Words(Vec<String>),
    Nothing,
}

fn offers(session: &Session, words: &[OsString]) -> Result<Vec<Offer>> {
    match wanted(words) {
        Wanted::Context => contexts(session),
        Wanted::Meal => things::meals(session, None),
        Wanted::PlannedMeal => things::meals(session, Some(State::Planned)),
        Wanted::Food => Ok(things::foods(session)),
        Wanted::OwnFood => things::own_foods(session),
        Wanted::Name => Ok(phrased(things::names(session), &typed(words))),
        Wanted::Pin => things::pins(session),
        Wanted::Item(command, words) => things::items(session, &command, &words),
        Wanted::Setting => settings(session),
        Wanted::Words(words) => Ok(words.iter().map(|word| plain(word)).collect()),
        Wanted::Nothing => Ok(Vec::new()),
    }
}

/// The word that is being typed.
fn typed(words: &[OsString]) -> Cow<'_, str> {
    let word = words.last().map(|word| word.to_string_lossy());
    word.unwrap_or_default()
}

/// Names of foods, behind what of a phrase stands before them: `200 g rye b` goes on as `200 g rye bread`. There what is
/// typed stays as it is: a shell puts what offers have in common in its place, and two may differ in capitals.
fn phrased(names: Vec<Offer>, typed: &str) -> Vec<Offer> {
    let begins_so = |name: &str, begun: &str| name.to_lowercase().starts_with(begun);
    let whole = typed.to_lowercase();
    if names.iter().any(|(name, _)| begins_so(name, &whole)) {
        return names;
    }
    for (space, _) in typed.match_indices(' ') {
        let begun = typed[space + 1..].to_lowercase();
        if begun.is_empty() {
            break;
        }
        let fitting = names.iter().filter(|(name, _)| begins_so(name, &begun));
        let goes_on = fitting.map(|(name, about)| {
            let rest: String = name.chars().skip(begun.chars().count()).collect();
            (format!("{typed}{rest}"), about.clone())
        });
        let mut offers: Vec<Offer> = goes_on.collect();
        offers.dedup_by(|one, other| one.0 == other.0);
        if !offers.is_empty() {
            return offers;
        }
    }
    names
}

/// What stands at the end of a line, by the command and the name of the argument there.
fn wanted(words: &[OsString]) -> Wanted {
    let before = words.len().checked_sub(2).and_then(|at| words.get(at));
    if before.is_some_and(|word| word == "-C" || word == "--context") {
        return Wanted::Context;
    }
    // Behind help there are commands, and what they would take is not.
    let Some(first) = command_at(words).filter(|first| words[*first] != "help") else {
        return Wanted::Nothing;
    };
    let Place {
        path,
        arguments,
        option,
        choices,
    } = walk(&words[first..]);
    let place = match option.as_deref() {
        None => arguments.len(),
        Some("--without") => return Wanted::Item(path, arguments),
        Some(name @ ("--sex" | "--activity")) => return Wanted::Words(values(&name[2..])),
        // The script knows the values of options of which there are a few.
        Some(_) => return Wanted::Nothing,
    };
    match (path.as_str(), place) {
        ("context use" | "context show" | "context remove", 0) => Wanted::Context,
        ("eat" | "meal eat", 0) => Wanted::PlannedMeal,
        ("meal delete", _) => Wanted::Meal,
        ("meal show" | "meal edit" | "meal copy", 0) => Wanted::Meal,
        ("meal history" | "meal update", 0) => Wanted::Meal,
        ("meal item add" | "meal item set" | "meal item remove", 0) => Wanted::Meal,
        ("food show" | "food copy", 0) | ("food pin", 1) => Wanted::Food,
        ("food edit" | "food delete", 0) => Wanted::OwnFood,
        ("food unpin", 0) => Wanted::Pin,
        ("preference set" | "preference unset", 0) => Wanted::Words(members("preferences")),
        ("preference set", 1) => Wanted::Words(
            before
                .map(|name| values(&name.to_string_lossy()))
                .unwrap_or_default(),
        ),
        ("body unset", 0) => Wanted::Words(members("body")),
        ("config get" | "config set", 0) => Wanted::Setting,
        ("log" | "plan" | "find" | "meal log" | "meal plan" | "food search", _) => Wanted::Name,
        ("meal item add", _) => Wanted::Name,
        _ => Wanted::Words(choices),
    }
}

fn plain(word: &str) -> Offer {
    (word.to_owned(), String::new())
}

/// The members of a group of settings.
fn members(group: &str) -> Vec<String> {
    let settings = SETTINGS.iter().filter(|setting| setting.group == group);
    settings.map(|setting| setting.name.to_owned()).collect()
}

/// What a setting can be set to, where that is one of a few words.
fn values(name: &str) -> Vec<String> {
    let setting = SETTINGS.iter().find(|setting| setting.name == name);
    let words = match setting.map(|setting| setting.kind) {
        Some(Kind::Choice(words)) => words,
        Some(Kind::Flag) => &["true", "false"],
        _ => &[],
    };
    words.iter().map(|word| (*word).to_owned()).collect()
}

/// What can be set in `config.toml`, with what it is set to.
fn settings(session: &Session) -> Result<Vec<Offer>> {
    let all = config::all(session.config()?);
    Ok(all
        .into_iter()
        .map(|one| (one.name, one.value.unwrap_or_default()))
        .collect())
}

/// Where the last word of a line stands.
struct Place {
    /// The command.
    path: String,
    /// The command's arguments before it.
    arguments: Vec<String>,
    /// The option that it is the value of.
    option: Option<String>,
    /// What it can be, where the command takes one of a few words there.
    choices: Vec<String>,
}

/// The command that words lead to, and what of it the last word is.
fn walk(words: &[OsString]) -> Place {
    let root = command();
    let mut at: &Command = &root;
    let (mut path, mut arguments, mut option) = (Vec::new(), Vec::new(), None);
    let mut ahead = words.iter().take(words.len().saturating_sub(1));
    while let Some(word) = ahead.next() {
        let text = word.to_string_lossy();
        match at.find_subcommand(word) {
            Some(below) => {
                path.push(below.get_name().to_owned());
                at = below;
            }
            None if takes_value(&root, at, word) => {
                option = ahead.next().is_none().then(|| text.into_owned());
            }
            None if text.starts_with('-') => {}
            None => arguments.push(text.into_owned()),
        }
    }
    Place {
        path: path.join(" "),
        choices: choices(at, arguments.len()),
        arguments,
        option,
    }
}

/// What an argument of a command can be, by its place, where that is one of a few words.
fn choices(command: &Command, place: usize) -> Vec<String> {
    let argument = command.get_positionals().nth(place);
    let values = argument.map(Arg::get_possible_values).unwrap_or_default();
    let names = values.iter().map(|value| value.get_name().to_owned());
    names.collect()
}

/// Whether a word is an option that has its value in the next word.
fn takes_value(root: &Command, at: &Command, word: &OsString) -> bool {
    let word = word.to_string_lossy();
    let mut options = root.get_arguments().chain(at.get_arguments());
    options.any(|option| {
        let long = option.get_long().map(|long| format!("--{long}"));
        let short = option.get_short().map(|short| format!("-{short}"));
        let is_named = [long, short].iter().flatten().any(|name| *name == word);
        is_named && option.get_action().takes_values()
    })
}

fn contexts(session: &Session) -> Result<Vec<Offer>> {
    let others = session.config()?.contexts.keys();
    let local = [(
        "local".to_owned(),
        "the journal of the data folder".to_owned(),
    )];
    let others = others.map(|name| (name.to_string(), "a context".to_owned()));
    Ok(local.into_iter().chain(others).collect())
}
