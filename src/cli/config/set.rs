use clap::Args;
use serde_json::json;

use super::named::Named;
use super::writable;
use crate::cli::context::{Context, command};
use crate::cli::session::{Session, shown};
use crate::cli::so_already::{self, SO_ALREADY};
use crate::cli::{Runs, Shown, alias, day};
use crate::config::{Clock, Config, Edit};
use crate::error::{Code, Error, Result, quoted};
use crate::phrase::when;
use crate::render::note::{Document, Done};

/// Set a name in config.toml; an empty value removes it
///
/// Comments and order in the file stay. Contexts have commands of their own: journal context.
///
/// Examples:
///   journal config set timezone Europe/Berlin
///   journal config set context family
///   journal config set day.dinner 19:00     what is eaten from then on is dinner
///   journal config set aliases.b "log --name breakfast"
///   journal config set aliases.b ""
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Set {
    /// timezone, context, aliases.NAME, or when a time of day begins: day.breakfast, day.lunch, day.snack, day.dinner, day.night
    name: String,
    /// Its value
    #[arg(allow_hyphen_values = true)]
    value: String,
}

impl Runs for Set {
    fn run(self, session: &Session) -> Shown {
        let Set { name, value } = self;
        let config = session.config()?;
        if name.starts_with("contexts.") {
            return Err(of_contexts(&name));
        }
        let named = writable(config, &name)?;
        check(session, config, &named, &value)?;
        if session.globals.dry_run {
            return shown(Document(json!({ "set": name, "value": value })));
        }
        let mut edit = command::edit(session)?;
        // Another process may have changed what the value points at.
        check(session, edit.before(), &named, &value)?;
        let before = named.value(edit.before()).unwrap_or_default();
        if before == value {
            let message = so_already::said(session, SO_ALREADY.to_owned());
            return shown(Done {
                message,
                ids: vec![name],
            });
        }
        let can_be_set_again = check(session, edit.before(), &named, &before).is_ok();
        apply(&mut edit, &named, &value)?;
        command::save(session, edit)?;
        session.note(match can_be_set_again {
            true => format!(
                "to take it back: journal config set {name} {}",
                quoted(&before)
            ),
            // Written by hand, or of a context that is gone.
            false => format!(
                "what stood there could not be used: {name} = {}",
                quoted(&before)
            ),
        });
        let message = match value.is_empty() {
            true => format!("Removed {name}"),
            false => format!("Set {name} to {value}"),
        };
        let ids = vec![name];
        shown(Done { message, ids })
    }
}

fn of_contexts(name: &str) -> Error {
    Error::new(Code::Usage, format!("{name} is part of a context"))
        .hint("see journal context --help: add, use and remove change contexts")
}

/// Refuses a value that the next command would stumble over.
fn check(session: &Session, config: &Config, named: &Named, value: &str) -> Result<()> {
    match named {
        // What is as usual again may be in no order with the others.
        Named::Day(name) if value.is_empty() => in_order(config, name, None),
        _ if value.is_empty() => Ok(()),
        Named::Timezone => when::zone(value).map(drop),
        Named::Context => Context::named(session, value).map(drop),
        Named::Day(name) => in_order(config, name, Some(clock(value)?)),
        Named::Alias(name) => alias::check(config, name, value),
    }
}

/// Errors: `NotUnderstood`: what is typed is wrong, and not what stands in the configuration.
fn in_order(config: &Config, name: &str, clock: Option<Clock>) -> Result<()> {
    let day = config.day.clone().with(name, clock);
    let times = day::times(&Config {
        day,
        ..config.clone()
    });
    times.map(drop).map_err(|error| {
        let hint = error.hint_text().unwrap_or_default();
        Error::new(Code::NotUnderstood, error.message()).hint(hint)
    })
}

/// A time of day.
///
/// Errors: `NotUnderstood`.
fn clock(text: &str) -> Result<Clock> {
    text.parse().map_err(|why: String| {
        Error::new(Code::NotUnderstood, why)
            .hint("for example: journal config set day.dinner 19:00")
    })
}

fn apply(edit: &mut Edit, named: &Named, value: &str) -> Result<()> {
    match (named, value.is_empty()) {
        (Named::Timezone, false) => edit.set_timezone(value),
        (Named::Timezone, true) => edit.unset("timezone"),
        (Named::Context, false) => edit.choose(value),
        (Named::Context, true) => edit.unset("context"),
        (Named::Day(name), false) => edit.set_day(name, clock(value)?),
        (Named::Day(name), true) => edit.unset_day(name),
        (Named::Alias(name), false) => edit.set_alias(name, value),
        (Named::Alias(name), true) => edit.remove_alias(name),
    }
    Ok(())
}
