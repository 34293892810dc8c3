//! `journal body …`: body measurements.

use clap::{Args, Subcommand};
use serde_json::{Value, json};

use super::session::{Session, shown};
use super::settings::{show, update};
use super::{Runs, Shown};
use crate::actions::body::{height_cm, weight_kg};
use crate::error::{Code, Error, Result};
use crate::model::{Settings, SettingsPatch, Timestamp};
use crate::phrase::when::{self, Lean};
use crate::render::Format;
use crate::render::body::{BodyHistory, LoggedBody};
use crate::render::format::json_of;
use crate::render::note::Document;
use crate::render::settings::SomeSettings;
use crate::rules::units::System;

const GROUP: &str = "body";

/// Body measurements: weight, height, age, sex, activity
#[derive(Subcommand)]
pub(super) enum BodyCommand {
    Show(Show),
    Set(Set),
    Unset(Unset),
    Log(Log),
    History(History),
}

impl Runs for BodyCommand {
    fn run(self, session: &Session) -> Shown {
        match self {
            BodyCommand::Show(_) => show(session, Some(GROUP)),
            BodyCommand::Set(command) => command.run(session),
            BodyCommand::Unset(command) => command.run(session),
            BodyCommand::Log(command) => command.run(session),
            BodyCommand::History(command) => command.run(session),
        }
    }
}

/// Show body measurements
///
/// Example:
///   journal body show
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Show {}

/// Set body measurements as they are now; to keep them over time: journal body log
///
/// Examples:
///   journal body set --weight 72.5kg --height 180cm --activity somewhat
///   journal body set --weight "11st 6lb" --height 5ft11in
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Set {
    #[command(flatten)]
    values: Values,
}

impl Runs for Set {
    fn run(self, session: &Session) -> Shown {
        let (patch, told) = self.values.read(session)?;
        update(session, patch, Some(GROUP), format!("Set {told}"))
    }
}

/// Measurements, as people say them.
#[derive(Args)]
struct Values {
    /// 72.5kg, 170lb, "11st 6lb"; a number alone is kilograms, or pounds where units are imperial; with uk
    /// it has to have its unit
    #[arg(long)]
    weight: Option<String>,
    /// 180, 180cm, 1.8m, 5ft11in; a number alone is centimetres
    #[arg(long)]
    height: Option<String>,
    /// Years, 1 to 130
    #[arg(long)]
    age: Option<i64>,
    /// female, male or unspecified
    #[arg(long)]
    sex: Option<String>,
    /// sitting, somewhat or very
    #[arg(long)]
    activity: Option<String>,
}

impl Values {
    /// The change that they are, and how it is told.
    fn read(&self, session: &Session) -> Result<(SettingsPatch, String)> {
        let mut patch = SettingsPatch::default();
        let mut told = Vec::new();
        if let Some(text) = &self.weight {
            let weight = weight_kg(&with_unit(session, text)?)?;
            told.push(format!("weight {weight} kg"));
            patch.add(GROUP, "weightKg", weight);
        }
        if let Some(text) = &self.height {
            let height = height_cm(text, session.system()?)?;
            told.push(format!("height {height} cm"));
            patch.add(GROUP, "heightCm", height);
        }
        if let Some(age) = self.age {
            told.push(format!("age {age}"));
            patch.add(GROUP, "age", age);
        }
        for (name, word) in [("sex", &self.sex), ("activity", &self.activity)] {
            if let Some(word) = word {
                told.push(format!("{name} {word}"));
                patch.add(GROUP, name, word);
            }
        }
        match told.is_empty() {
            true => {
                Err(Error::new(Code::Usage, "no measurement is given")
                    .hint("such as --weight 72kg"))
            }
            false => Ok((patch, told.join(", "))),
        }
    }
}

/// A weight with the unit that a number alone means to this person.
fn with_unit(session: &Session, text: &str) -> Result<String> {
    if text.chars().any(char::is_alphabetic) || text.trim().contains(' ') {
        return Ok(text.to_owned());
    }
    match session.system()? {
        System::Metric => Ok(text.to_owned()),
        System::Imperial => Ok(format!("{text} lb")),
        System::Uk => Err(
            Error::new(Code::NotUnderstood, format!("{text:?} has no unit"))
                .hint("such as \"11st 6lb\", 160lb or 72kg"),
        ),
    }
}

/// Keep body measurements over time (in a local journal)
///
/// They become the current ones, unless later ones were kept. With --json the settings are answered as they are
/// then, and what was measured and when under logged.
///
/// Examples:
///   journal body log --weight 71.8kg
///   journal body log --weight 158lb --at "yesterday 7:00"
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Log {
    #[command(flatten)]
    values: Values,
    /// When: 7am, yesterday, 2026-11-17T08:30
    #[arg(long, value_name = "TIME", default_value = "now", allow_hyphen_values = true, value_parser = crate::cli::time::text)]
    at: String,
}

impl Runs for Log {
    fn run(self, session: &Session) -> Shown {
        let local = session.local()?;
        let moment = when::instant(&self.at, &session.now()?, Lean::Past)?;
        let (patch, told) = self.values.read(session)?;
        if let Some(note) = &moment.note {
            session.note(format!("note: {note}"));
        }
        let at = moment.at.format("%a %d %b %Y %H:%M");
        if moment.at.to_utc() > session.instant()? {
            let message = format!("{at} is still to come: nothing was measured then");
            let hint = "--at is when it was measured: now, where it is left out";
            return Err(Error::new(Code::InvalidInput, message).hint(hint));
        }
        let instant = Timestamp::from(moment.at);
        if session.globals.dry_run {
            // The API has no such operation: nothing is sent.
            return shown(Document(
                json!({ "at": instant, "log": patch.json()[GROUP] }),
            ));
        }
        session.name_the_journal()?;
        if session.format() != Format::Table {
            session.note(format!("at {at} {}", moment.at.format("%:z")));
        }
        let settings = local.log_body(&instant, &patch)?;
        session.wrote();
        let logged = patch.json()[GROUP].clone();
        let later = later(&logged, &settings);
        shown(LoggedBody {
            settings: SomeSettings {
                done: Some(format!("Logged {told}, {at}{later}")),
                part: Some(GROUP),
                settings,
            },
            at: instant,
            logged,
        })
    }
}

/// What is told of measurements that did not become the current ones, since later ones are; nothing of none.
fn later(logged: &Value, settings: &Settings) -> String {
    let current = json_of(&settings.body);
    let is_current = |name: &str| current[name] == logged[name];
    let names = logged.as_object().into_iter().flatten();
    let names = names.map(|(name, _)| name.as_str());
    let later = names.filter(|name| !is_current(name)).map(called);
    let later: Vec<&str> = later.collect();
    match later.is_empty() {
        true => String::new(),
        false => format!("; what was measured later is current: {}", later.join(", ")),
    }
}

/// A measurement as people call it.
fn called(name: &str) -> &str {
    match name {
        "weightKg" => "weight",
        "heightCm" => "height",
        name => name,
    }
}

/// Show what was measured over time, the latest first (of a local journal)
///
/// Examples:
///   journal body history
///   journal body history --format csv > body.csv
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(super) struct History {}

impl Runs for History {
    fn run(self, session: &Session) -> Shown {
        shown(BodyHistory {
            measurements: session.local()?.body_history()?,
            system: session.system()?,
        })
    }
}

/// Clear a body measurement
///
/// Example:
///   journal body unset weight
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Unset {
    /// weight, height, age, sex or activity
    name: String,
}

impl Runs for Unset {
    fn run(self, session: &Session) -> Shown {
        let member = member(&self.name)?;
        let patch = SettingsPatch::member(GROUP, member, Value::Null);
        update(
            session,
            patch,
            Some(GROUP),
            format!("Cleared {}", self.name),
        )
    }
}

fn member(name: &str) -> Result<&'static str> {
    Ok(match name {
        "weight" | "weightKg" => "weightKg",
        "height" | "heightCm" => "heightCm",
        "age" => "age",
        "sex" => "sex",
        "activity" => "activity",
        _ => {
            return Err(Error::new(
                Code::NotUnderstood,
                format!("there is no measurement {name:?}"),
            )
            .hint("weight, height, age, sex or activity"));
        }
    })
}
