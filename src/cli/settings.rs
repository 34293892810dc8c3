//! `journal settings …`: targets, preferences and body measurements together.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::session::{Session, shown};
use super::{Runs, Shown, input, so_already, unexpected};
use crate::actions::request::{Answer, Request};
use crate::model::Operation;
use crate::model::SettingsPatch;
use crate::render::settings::SomeSettings;
use crate::rules::members;

/// Settings: targets, preferences and body measurements
#[derive(Subcommand)]
pub(super) enum SettingsCommand {
    Show(Show),
    Update(Update),
}

impl Runs for SettingsCommand {
    fn run(self, session: &Session) -> Shown {
        match self {
            SettingsCommand::Show(command) => command.run(session),
            SettingsCommand::Update(command) => command.run(session),
        }
    }
}

/// Show all settings
///
/// Examples:
///   journal settings show
///   journal settings show --jq .preferences.units
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Show {}

impl Runs for Show {
    fn run(self, session: &Session) -> Shown {
        show(session, None)
    }
}

/// Change settings with the exact body of the API
///
/// Examples:
///   journal settings update --file settings.json
///   echo '{"body":{"age":40}}' | journal settings update --file -
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Update {
    /// The JSON body; - is standard input
    #[arg(long, value_name = "FILE")]
    file: PathBuf,
}

impl Runs for Update {
    fn run(self, session: &Session) -> Shown {
        let body = input::body(&self.file)?;
        session.warn_unknown(members::unknown(&members::SETTINGS, &body));
        update(
            session,
            SettingsPatch::from(body),
            None,
            "Changed the settings".to_owned(),
        )
    }
}

/// Shows the settings, or one part of them.
pub(super) fn show(session: &Session, part: Option<&'static str>) -> Shown {
    session.reach(Operation::GetSettings);
    shown(SomeSettings {
        done: None,
        part,
        settings: session.book()?.get_settings()?,
    })
}

/// Sends a change and shows the part it changed.
pub(super) fn update(
    session: &Session,
    patch: SettingsPatch,
    part: Option<&'static str>,
    done: String,
) -> Shown {
    let before = match session.globals.dry_run {
        true => None,
        false => Some(session.book()?.get_settings()?),
    };
    session.send(&Request::UpdateSettings(patch), |answer| match answer {
        Answer::Settings(settings) => {
            // Nobody is told of a change, who would then take back the one before it.
            let done = match before.as_ref() == Some(&settings) {
                true => so_already::beside_rows(session),
                false => Some(done),
            };
            shown(SomeSettings {
                done,
                part,
                settings,
            })
        }
        _ => unexpected(),
    })
}
