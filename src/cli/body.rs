//! `journal body …`: body measurements.

use clap::{Args, Subcommand};
use serde_json::Value;

use super::session::Session;
use super::settings::{show, update};
use super::{Runs, Shown};
use crate::actions::body::{height_cm, weight_kg};
use crate::error::{Code, Error, Result};
use crate::model::SettingsPatch;

const GROUP: &str = "body";

/// Body measurements: weight, height, age, sex, activity
#[derive(Subcommand)]
pub(super) enum BodyCommand {
    Show(Show),
    Set(Set),
    Unset(Unset),
}

impl Runs for BodyCommand {
    fn run(self, session: &Session) -> Shown {
        match self {
            BodyCommand::Show(_) => show(session, Some(GROUP)),
            BodyCommand::Set(command) => command.run(session),
            BodyCommand::Unset(command) => command.run(session),
        }
    }
}

/// Show body measurements
#[derive(Args)]
pub(super) struct Show {}

/// Set body measurements
#[derive(Args)]
pub(super) struct Set {
    /// 72, 72.5kg, 170lb, "11st 6lb"
    #[arg(long)]
    weight: Option<String>,
    /// 180, 180cm, 1.8m, 5ft11in
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

impl Runs for Set {
    fn run(self, session: &Session) -> Shown {
        let mut patch = SettingsPatch::default();
        let mut told = Vec::new();
        if let Some(text) = &self.weight {
            let weight = weight_kg(text)?;
            told.push(format!("weight {weight} kg"));
            patch.add(GROUP, "weightKg", weight);
        }
        if let Some(text) = &self.height {
            let height = height_cm(text)?;
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
        if told.is_empty() {
            return Err(
                Error::new(Code::Usage, "no measurement is given").hint("such as --weight 72kg")
            );
        }
        update(
            session,
            patch,
            Some(GROUP),
            format!("Set {}", told.join(", ")),
        )
    }
}

/// Clear a body measurement
#[derive(Args)]
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
