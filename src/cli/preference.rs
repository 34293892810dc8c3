//! `journal preference …`: how things are shown.

use clap::{Args, Subcommand};
use serde_json::{Value, json};

use super::session::Session;
use super::settings::{show, update};
use super::{Runs, Shown};
use crate::error::{Code, Error, Result};
use crate::model::{Operation, SettingsPatch};
use crate::rules::settings::{Kind, SETTINGS, Setting, expected};

const GROUP: &str = "preferences";

/// Preferences: units, deviceUnits, showTargets, assistantShortcut
#[derive(Subcommand)]
pub(super) enum PreferenceCommand {
    Show(Show),
    Set(Set),
    Unset(Unset),
}

impl Runs for PreferenceCommand {
    fn run(self, session: &Session) -> Shown {
        match self {
            PreferenceCommand::Show(_) => show(session, Some(GROUP)),
            PreferenceCommand::Set(command) => command.run(session),
            PreferenceCommand::Unset(command) => command.run(session),
        }
    }
}

/// Show preferences
///
/// Example:
///   journal preference show
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Show {}

/// Set a preference
///
/// units and deviceUnits: metric, imperial, uk · showTargets: true, false ·
/// assistantShortcut: assistant_a, assistant_b, off
///
/// Examples:
///   journal preference set units imperial
///   journal preference set showTargets false
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Set {
    /// units, deviceUnits, showTargets or assistantShortcut
    name: String,
    /// Its value
    value: String,
}

impl Runs for Set {
    fn run(self, session: &Session) -> Shown {
        let setting = named(&self.name)?;
        let value = match (setting.kind, self.value.as_str()) {
            (Kind::Flag, "true" | "yes" | "on") => json!(true),
            (Kind::Flag, "false" | "no" | "off") => json!(false),
            (Kind::Choice(words), word) if words.contains(&word) => json!(word),
            _ => {
                let path = format!("{GROUP}.{}", setting.name);
                session.reach(Operation::UpdateSettings);
                return Err(Error::invalid_at(path, expected(setting)));
            }
        };
        let patch = SettingsPatch::member(GROUP, setting.name, value);
        update(
            session,
            patch,
            Some(GROUP),
            format!("Set {} to {}", setting.name, self.value),
        )
    }
}

/// Clear a preference
///
/// Example:
///   journal preference unset units
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Unset {
    /// units or assistantShortcut
    name: String,
}

impl Runs for Unset {
    fn run(self, session: &Session) -> Shown {
        let setting = named(&self.name)?;
        let patch = SettingsPatch::member(GROUP, setting.name, Value::Null);
        update(
            session,
            patch,
            Some(GROUP),
            format!("Cleared {}", setting.name),
        )
        .map_err(|error| match error.code() {
            Code::InvalidInput => error.hint(format!(
                "this one is always set; set it otherwise: journal preference set {} VALUE",
                setting.name
            )),
            _ => error,
        })
    }
}

/// The preference of this name; `device-units` is `deviceUnits`.
fn named(name: &str) -> Result<&'static Setting> {
    let plain = |text: &str| text.replace(['-', '_'], "").to_lowercase();
    let mut settings = SETTINGS.iter().filter(|setting| setting.group == GROUP);
    settings
        .find(|setting| plain(setting.name) == plain(name))
        .ok_or_else(|| {
            Error::new(
                Code::NotUnderstood,
                format!("there is no preference {name:?}"),
            )
            .hint("units, deviceUnits, showTargets or assistantShortcut")
        })
}
