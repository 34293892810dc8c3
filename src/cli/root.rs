//! The tree of commands. Of the groups only the one that is asked for is built.

use std::cell::LazyCell;
use std::ffi::OsString;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{ArgMatches, Args, Command, FromArgMatches, Subcommand};

use super::flowed::flowed;
use super::globals::Globals;
use super::session::Session;
use super::{
    Runs, Shown, about, again, alias, api, auth, body, catalog, complete, completions, config,
    context, correction, db, doctor, export, find, food, import, key, man, meal, photo, preference,
    recipe, redo, report, serve, settings, target, today, topic, undo, unknown, user,
};

const ABOUT: &str = "A food journal for the terminal";

const LONG_ABOUT: &str = "\
A food journal for the terminal.

Log what you eat as you would say it, plan meals, find foods, keep targets: offline, in a journal
of your own on disk.

Examples:
  journal log \"200 g oats, 1 banana\"           log a meal, now
  journal log \"2 eggs @ yesterday 8am\"         … or when it was
  journal plan \"1 pizza\" --at \"fri 19:00\"      plan one
  journal today                                how the day stands
  journal find \"rye bread\"                     foods of all libraries
  journal report --by week --chart             … and the weeks behind it
  journal target set --kcal 2100 --protein 120 --carbs 230 --fat 70
  journal -C work today                        another: journal context --help

Every command takes --json; scripts read the exit code. The journal is a file of your own:
JOURNAL_DATA_DIR says where it is.";

const FIRST_STEPS: &str = "\
Begin with: journal log \"200 g oats, 1 banana\"
More: journal --help, journal COMMAND --help";

/// A command at the top of the tree.
struct Entry {
    name: &'static str,
    build: fn(Command) -> Command,
    run: fn(&ArgMatches, &Session) -> Shown,
}

/// Every command at the top, in the order help lists them.
const ENTRIES: [Entry; 35] = [
    leaf::<meal::log::Log>("log"),
    leaf::<meal::plan::Plan>("plan"),
    leaf::<meal::eat::Eat>("eat"),
    leaf::<again::Again>("again"),
    leaf::<today::Today>("today"),
    leaf::<find::Find>("find"),
    leaf::<report::Report>("report"),
    leaf::<undo::Undo>("undo"),
    leaf::<redo::Redo>("redo"),
    group::<meal::MealCommand>("meal"),
    group::<food::FoodCommand>("food"),
    group::<recipe::RecipeCommand>("recipe"),
    group::<correction::CorrectionCommand>("correction"),
    group::<settings::SettingsCommand>("settings"),
    group::<target::TargetCommand>("target"),
    group::<preference::PreferenceCommand>("preference"),
    group::<body::BodyCommand>("body"),
    group::<photo::PhotoCommand>("photo"),
    group::<catalog::CatalogCommand>("catalog"),
    leaf::<export::Export>("export"),
    leaf::<import::Import>("import"),
    leaf::<api::Api>("api"),
    group::<context::command::ContextCommand>("context"),
    group::<auth::AuthCommand>("auth"),
    group::<config::ConfigCommand>("config"),
    group::<db::DbCommand>("db"),
    leaf::<serve::Serve>("serve"),
    group::<key::KeyCommand>("key"),
    group::<user::UserCommand>("user"),
    leaf::<doctor::Doctor>("doctor"),
    leaf::<about::About>("about"),
    leaf::<completions::Completions>("completions"),
    leaf::<man::Man>("man"),
    leaf::<topic::ShowTopic>("topic"),
    leaf::<complete::Complete>("complete"),
];

const fn leaf<T: Args + Runs>(name: &'static str) -> Entry {
    Entry {
        name,
        build: T::augment_args,
        run: run::<T>,
    }
}

const fn group<T: Subcommand + Runs>(name: &'static str) -> Entry {
    Entry {
        name,
        build: build_group::<T>,
        run: run::<T>,
    }
}

fn build_group<T: Subcommand>(command: Command) -> Command {
    T::augment_subcommands(command)
        .subcommand_required(true)
        .arg_required_else_help(true)
}

fn run<T: Runs>(matches: &ArgMatches, session: &Session) -> Shown {
    match T::from_arg_matches(matches) {
        Ok(command) => command.run(session),
        Err(error) => Err(crate::error::Error::new(
            crate::error::Code::Usage,
            error.to_string(),
        )),
    }
}

/// What was asked: a command, and what was typed behind it.
pub(super) struct Asked {
    entry: &'static Entry,
    matches: ArgMatches,
}

static TREE: [Entry; 35] = ENTRIES;

impl Asked {
    pub(super) fn run(&self, session: &Session) -> Shown {
        (self.entry.run)(&self.matches, session)
    }

    /// The command as it was typed: `meal list`.
    pub(super) fn name(&self) -> String {
        match self.matches.subcommand_name() {
            Some(below) => format!("{} {below}", self.entry.name),
            None => self.entry.name.to_owned(),
        }
    }
}

/// Arguments that were not understood, or a question for help, with how to say so.
pub(super) struct Refused {
    pub(super) error: clap::Error,
    pub(super) json: bool,
    /// The command, as far as it was understood: `meal list`.
    pub(super) command: String,
    /// The context that was named.
    pub(super) context: Option<String>,
    /// What was perhaps meant.
    pub(super) tip: Option<String>,
}

/// Reads the command line.
pub(super) fn parse(arguments: Vec<OsString>) -> Result<(Globals, Asked), Refused> {
    let json = wants_json(&arguments);
    let context = named_context(&arguments);
    let only = arguments
        .iter()
        .skip(1)
        .find_map(|word| TREE.iter().find(|entry| entry.name == word));
    let refused = |mut error| Refused {
        tip: unknown::tip(&mut error, &arguments),
        error,
        json,
        command: only.map_or_else(String::new, |entry| typed(entry, &arguments)),
        context: context.clone(),
    };
    let part = only.and_then(|entry| part(entry, &arguments));
    let understood = part.and_then(|part| matches(base().subcommand(part), &arguments).ok());
    // What a part does not understand is for the whole group to say, or to understand.
    let parsed = understood.map_or_else(
        || {
            let command = match only {
                Some(entry) => base().subcommand((entry.build)(Command::new(entry.name))),
                None if is_version(&arguments) => base(),
                None => alias::listed(command()),
            };
            matches(command, &arguments)
        },
        Ok,
    );
    // A word that is no command, or an option's value that reads like one: the whole tree knows.
    let matches = match (parsed, only) {
        (Err(error), Some(_)) if error.kind() == ErrorKind::InvalidSubcommand => {
            self::command().try_get_matches_from(&arguments)
        }
        (Err(error), Some(_)) if error.kind() == ErrorKind::DisplayHelp => {
            self::command().try_get_matches_from(&arguments)
        }
        (Err(error), Some(entry)) if is_option_as_value(&error) => {
            let group = (entry.build)(Command::new(entry.name));
            base()
                .subcommand(no_times(group))
                .try_get_matches_from(&arguments)
        }
        (parsed, _) => parsed,
    };
    let mut matches = matches.map_err(refused)?;
    let globals = Globals::from_arg_matches(&matches).map_err(refused)?;
    let asked = matches.remove_subcommand().and_then(|(name, below)| {
        let entry = TREE.iter().find(|entry| entry.name == name)?;
        Some(Asked {
            entry,
            matches: below,
        })
    });
    asked
        .map(|asked| (globals, asked))
        .ok_or_else(|| refused(help()))
}

/// Whether what is no option was taken for a word behind a command, where `-2d` may stand.
fn is_option_as_value(error: &clap::Error) -> bool {
    let of = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => Some(text.as_str()),
        _ => None,
    };
    let begins = |kind| of(kind).map(|text| text.starts_with('-'));
    error.kind() == ErrorKind::ValueValidation
        && begins(ContextKind::InvalidValue) == Some(true)
        && begins(ContextKind::InvalidArg) == Some(false)
}

/// The command where no word behind it begins with a dash: it says which options there are.
fn no_times(command: Command) -> Command {
    let command = command.mut_args(|arg| match arg.is_positional() {
        true => arg.allow_hyphen_values(false),
        false => arg,
    });
    command.mut_subcommands(no_times)
}

/// A group with nothing but the command below it that seems to be asked for: clap gives each one
/// below a copy of every option that holds everywhere.
fn part(entry: &Entry, arguments: &[OsString]) -> Option<Command> {
    let mut group = (entry.build)(Command::new(entry.name));
    let behind = arguments.iter().skip_while(|word| *word != entry.name);
    let name = behind
        .skip(1)
        .find(|word| group.find_subcommand(word).is_some())?;
    let below = group
        .get_subcommands_mut()
        .find(|below| name == below.get_name());
    let below = std::mem::take(below?);
    std::mem::forget(group);
    Some(
        Command::new(entry.name)
            .subcommand_required(true)
            .subcommand(below),
    )
}

/// Reads the arguments. The program ends soon: a tree that is let go piece by piece costs as much as
/// reading them.
fn matches(mut command: Command, arguments: &[OsString]) -> clap::error::Result<ArgMatches> {
    let parsed = command.try_get_matches_from_mut(arguments);
    std::mem::forget(command);
    parsed
}

/// Whether the version alone is asked for, which no command needs to be known for.
fn is_version(arguments: &[OsString]) -> bool {
    matches!(arguments, [_, word] if word == "--version" || word == "-V")
}

/// The short help, as for somebody who typed `journal -h`.
fn help() -> clap::Error {
    match alias::listed(command()).try_get_matches_from(["journal", "-h"]) {
        Err(help) => help,
        Ok(_) => clap::Error::new(ErrorKind::MissingSubcommand),
    }
}

/// The names of the commands, those for the program's own use left out.
pub(super) fn names() -> impl Iterator<Item = &'static str> {
    let names = TREE.iter().map(|entry| entry.name);
    names.filter(|name| !is_hidden(name))
}

/// Whether nobody is meant to type it: what completions ask, and what `help TOPIC` is below.
pub(super) fn is_hidden(name: &str) -> bool {
    matches!(name, "topic" | "complete")
}

/// Whether a word names a command of the program.
pub(super) fn is_command(word: &str) -> bool {
    word == "help" || TREE.iter().any(|entry| entry.name == word)
}

/// Where the word stands that names the command: the first that is no option and no option's value.
pub(super) fn command_at(arguments: &[OsString]) -> Option<usize> {
    // Mostly the command comes first, and no option needs to be known.
    let root = LazyCell::new(base);
    let takes = |name: &dyn Fn(&clap::Arg) -> bool| {
        let mut options = root
            .get_arguments()
            .filter(|option| option.get_action().takes_values());
        options.any(name)
    };
    let mut words = arguments.iter().enumerate().skip(1);
    while let Some((at, word)) = words.next() {
        let word = word.to_string_lossy();
        let value_follows = match (word.strip_prefix("--"), word.strip_prefix('-')) {
            (Some(""), _) => return None,
            (Some(long), _) => takes(&|option| option.get_long() == Some(long)),
            // Of short ones in a row, the last may have its value in the next word.
            (None, Some(short)) if !short.is_empty() => {
                let first = short.find(|c| takes(&|option| option.get_short() == Some(c)));
                first.is_some_and(|first| short[first..].chars().count() == 1)
            }
            _ => return Some(at),
        };
        if value_follows {
            words.next();
        }
    }
    None
}

/// The command as it was typed, in a line that is not understood: `meal list`.
fn typed(entry: &Entry, arguments: &[OsString]) -> String {
    let group = (entry.build)(Command::new(entry.name));
    let behind = arguments.iter().skip_while(|word| *word != entry.name);
    match behind.skip(1).find_map(|word| group.find_subcommand(word)) {
        Some(below) => format!("{} {}", entry.name, below.get_name()),
        None => entry.name.to_owned(),
    }
}

/// Whether errors in the arguments themselves are wanted as JSON.
pub(super) fn wants_json(arguments: &[OsString]) -> bool {
    let is = |word: &OsString, text: &str| word == text;
    arguments.iter().any(|word| {
        ["--json", "--jq", "--format=json", "--format=ndjson"]
            .iter()
            .any(|text| is(word, text))
            || word.to_string_lossy().starts_with("--jq=")
    }) || arguments
        .windows(2)
        .any(|pair| is(&pair[0], "--format") && (is(&pair[1], "json") || is(&pair[1], "ndjson")))
}

/// The context that -C names, in a line that is not understood.
pub(super) fn named_context(arguments: &[OsString]) -> Option<String> {
    let mut words = arguments.iter().map(|word| word.to_string_lossy());
    while let Some(word) = words.next() {
        if word == "-C" || word == "--context" {
            return words.next().map(|name| name.into_owned());
        }
        let name = word.strip_prefix("--context=").or(word.strip_prefix("-C"));
        if let Some(name) = name {
            return Some(name.trim_start_matches('=').to_owned());
        }
    }
    None
}

/// The whole tree, as completions and man pages describe it.
pub fn command() -> Command {
    let whole = TREE.iter().fold(base(), |root, entry| {
        root.subcommand((entry.build)(Command::new(entry.name)))
    });
    flowed(whole)
}

fn base() -> Command {
    let root = Command::new("journal").version(env!("CARGO_PKG_VERSION"));
    // The groups of options bring their own descriptions; the root's come after, and win.
    Globals::augment_args(root)
        .about(ABOUT)
        .long_about(LONG_ABOUT)
        .after_help(FIRST_STEPS)
        .after_long_help(format!("{}\n{FIRST_STEPS}", topic::list()))
}
