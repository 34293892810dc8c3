//! What a shell asks when somebody presses Tab: ids, foods, contexts, told a line each.
//!
//! Nothing is ever said on the terminal: what cannot be found is not offered. Quick above all, so
//! a service is not asked and no catalogue is opened.

use std::ffi::OsString;

use clap::{Args, Command};
use serde_json::{Value, json};

use super::config;
use super::globals::Globals;
use super::root::{command_at, named_context};
use super::session::{Session, shown};
use super::{Runs, Shown, command, db};
use crate::actions::everyday;
use crate::error::Result;
use crate::model::{FoodQuery, Library, MealQuery};
use crate::render::{Looks, Sheet, Show};
use crate::rules::settings::{Kind, SETTINGS};

/// The most meals and own foods that are offered.
const MOST: u64 = 50;
/// The digits of an id that are offered: as many as tables show.
const DIGITS: usize = 8;

/// Print what could be typed next, for the completions of a shell
#[derive(Args)]
#[command(hide = true)]
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
        let typed = words
            .last()
            .map(|word| word.to_string_lossy().to_lowercase());
        let typed = typed.unwrap_or_default();
        let offers = offers(&session, &words).unwrap_or_default();
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
    Food,
    Name,
    /// A name that stands in the configuration.
    Setting,
    /// One of a few words.
    Words(Vec<&'static str>),
    Nothing,
}

fn offers(session: &Session, words: &[OsString]) -> Result<Vec<Offer>> {
    match wanted(words) {
        Wanted::Context => contexts(session),
        Wanted::Meal => meals(session),
        Wanted::Food => foods(session),
        Wanted::Name => Ok(names(session)),
        Wanted::Setting => settings(session),
        Wanted::Words(words) => Ok(words.into_iter().map(plain).collect()),
        Wanted::Nothing => Ok(Vec::new()),
    }
}

/// What stands at the end of a line, by the command and the name of the argument there.
fn wanted(words: &[OsString]) -> Wanted {
    let before = words.len().checked_sub(2).and_then(|at| words.get(at));
    if before.is_some_and(|word| word == "-C" || word == "--context") {
        return Wanted::Context;
    }
    let Some(first) = command_at(words) else {
        return Wanted::Nothing;
    };
    let (path, place) = match walk(&words[first..]) {
        Some(at) => at,
        // The value of an option: the script knows those of which there are a few.
        None => return Wanted::Nothing,
    };
    match (path.as_str(), place) {
        ("context use" | "context show" | "context remove", 0) => Wanted::Context,
        ("eat", 0) | ("meal delete", _) => Wanted::Meal,
        ("meal show" | "meal edit" | "meal eat" | "meal copy", 0) => Wanted::Meal,
        ("meal history" | "meal update", 0) => Wanted::Meal,
        ("meal item add" | "meal item set" | "meal item remove", 0) => Wanted::Meal,
        ("food show" | "food edit" | "food copy" | "food delete", 0) => Wanted::Food,
        ("food pin", 1) => Wanted::Food,
        ("preference set" | "preference unset", 0) => Wanted::Words(members("preferences")),
        ("preference set", 1) => Wanted::Words(values(before)),
        ("body unset", 0) => Wanted::Words(members("body")),
        ("config get" | "config set", 0) => Wanted::Setting,
        ("log" | "plan" | "find" | "meal log" | "meal plan" | "food search", _) => Wanted::Name,
        ("meal item add", _) => Wanted::Name,
        _ => Wanted::Nothing,
    }
}

fn plain(word: &str) -> Offer {
    (word.to_owned(), String::new())
}

/// The members of a group of settings.
fn members(group: &str) -> Vec<&'static str> {
    let settings = SETTINGS.iter().filter(|setting| setting.group == group);
    settings.map(|setting| setting.name).collect()
}

/// What a preference can be set to, where that is one of a few words.
fn values(name: Option<&OsString>) -> Vec<&'static str> {
    let setting = SETTINGS
        .iter()
        .find(|setting| name.is_some_and(|name| name == setting.name));
    match setting.map(|setting| setting.kind) {
        Some(Kind::Choice(words)) => words.to_vec(),
        Some(Kind::Flag) => vec!["true", "false"],
        _ => Vec::new(),
    }
}

/// What can be set in `config.toml`, with what it is set to.
fn settings(session: &Session) -> Result<Vec<Offer>> {
    let all = config::all(session.config()?);
    Ok(all
        .into_iter()
        .map(|one| (one.name, one.value.unwrap_or_default()))
        .collect())
}

/// The command that words lead to, and how many of its arguments stand before the last word; `None`
/// where that is the value of an option.
fn walk(words: &[OsString]) -> Option<(String, usize)> {
    let root = command();
    let mut at: &Command = &root;
    let (mut path, mut place) = (Vec::new(), 0);
    let mut ahead = words.iter().take(words.len().saturating_sub(1));
    while let Some(word) = ahead.next() {
        match at.find_subcommand(word) {
            Some(below) => {
                path.push(below.get_name().to_owned());
                at = below;
            }
            None if takes_value(&root, at, word) => drop(ahead.next()?),
            None if word.to_string_lossy().starts_with('-') => {}
            None => place += 1,
        }
    }
    Some((path.join(" "), place))
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

/// Whether there is a journal that can be asked without making one or waiting for one.
fn is_near(session: &Session) -> bool {
    // A service has no file here.
    db::file(session).is_ok_and(|file| file.exists())
}

fn meals(session: &Session) -> Result<Vec<Offer>> {
    if !is_near(session) {
        return Ok(Vec::new());
    }
    let query = MealQuery::default().limit(MOST);
    let page = session.book()?.list_meals(&query)?;
    let offer = |meal: &crate::model::Meal| {
        let foods = meal
            .items
            .iter()
            .map(|item| item.food.name.text().to_owned());
        let foods: Vec<String> = foods.collect();
        let day = meal.day.get().map(ToString::to_string).unwrap_or_default();
        let short = meal.id.chars().take(DIGITS).collect();
        (short, format!("{day} {}", foods.join(", ")))
    };
    Ok(page.meals.iter().map(offer).collect())
}

/// The own foods, by reference.
fn foods(session: &Session) -> Result<Vec<Offer>> {
    let found = own(session)?;
    let offer = |(key, name): (String, String)| (format!("mine/{key}"), name);
    let everyday = everyday::rows().map(|row| (row.words.to_owned(), String::new()));
    Ok(found.into_iter().map(offer).chain(everyday).collect())
}

/// Names of own foods, then everyday words.
fn names(session: &Session) -> Vec<Offer> {
    let own = own(session).unwrap_or_default();
    let own = own
        .into_iter()
        .map(|(_, name)| (name, "your own".to_owned()));
    let everyday = everyday::rows().map(|row| (row.words.to_owned(), String::new()));
    own.chain(everyday).collect()
}

/// Keys and names of the own foods.
fn own(session: &Session) -> Result<Vec<Offer>> {
    if !is_near(session) {
        return Ok(Vec::new());
    }
    let query = FoodQuery::new(Library::Mine, "").limit(MOST);
    let page = session.book()?.search_foods(&query)?;
    let offer =
        |food: &crate::model::Food| (food.key.text().to_owned(), food.name.text().to_owned());
    Ok(page.foods.iter().map(offer).collect())
}
