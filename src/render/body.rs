//! Measurements of the body over time.

use serde_json::{Value, json};

use super::advice::told;
use super::format::json_of;
use super::number::UNKNOWN;
use super::settings::SomeSettings;
use super::table::table;
use super::{Cell, Looks, Records, Sheet, Show};
use crate::model::{Measured, Timestamp};
use crate::rules::build::{height, weight};
use crate::rules::units::System;

/// What was measured just now or then, beside what is current: a later one stays so.
pub struct LoggedBody {
    /// The settings as they are.
    pub settings: SomeSettings,
    /// When it was measured.
    pub at: Timestamp,
    /// What was measured, by the names of the settings.
    pub logged: Value,
}

impl LoggedBody {
    /// When, and what was measured, by their names.
    fn members(&self) -> impl Iterator<Item = (&str, Value)> {
        let logged = self.logged.as_object().into_iter().flatten();
        let logged = logged.map(|(name, value)| (name.as_str(), value.clone()));
        std::iter::once(("at", json_of(&self.at))).chain(logged)
    }
}

impl Show for LoggedBody {
    fn json(&self) -> Value {
        let mut document = self.settings.json();
        let members = self.members().map(|(name, value)| (name.to_owned(), value));
        document["logged"] = Value::Object(members.collect());
        document
    }

    fn sheet(&self) -> Sheet {
        let mut sheet = self.settings.sheet();
        let row = |(name, value): (&str, Value)| {
            let value = value
                .as_str()
                .map_or_else(|| value.to_string(), str::to_owned);
            vec![format!("logged.{name}").into(), value.into()]
        };
        sheet.rows.extend(self.members().map(row));
        sheet
    }

    fn person(&self, looks: &Looks) -> String {
        self.settings.person(looks)
    }
}

/// Everything that was measured, the latest first.
pub struct BodyHistory {
    /// The measurements.
    pub measurements: Vec<Measured>,
    /// The units a person reads.
    pub system: System,
}

impl Show for BodyHistory {
    fn json(&self) -> Value {
        json!({ "schema": "journal.body-history/1", "measurements": self.records().collect::<Value>() })
    }

    fn records(&self) -> Records<'_> {
        Box::new(self.measurements.iter().map(json_of))
    }

    fn sheet(&self) -> Sheet {
        let word = |word: &Option<String>| Cell::from(word.as_deref().unwrap_or_default());
        let row = |one: &Measured| {
            vec![
                one.at.as_str().into(),
                one.weight_kg.into(),
                one.height_cm.into(),
                one.age.into(),
                word(&one.sex),
                word(&one.activity),
            ]
        };
        Sheet {
            columns: vec!["at", "weightKg", "heightCm", "age", "sex", "activity"],
            rows: self.measurements.iter().map(row).collect(),
        }
    }

    fn person(&self, looks: &Looks) -> String {
        if self.measurements.is_empty() {
            let none = format!(
                "Nothing was measured yet. Begin with: journal {}body log --weight 72kg",
                looks.aim
            );
            return told(&none, usize::from(looks.width));
        }
        let rows: Vec<Vec<String>> = self.measurements.iter().map(|one| self.row(one)).collect();
        let head = ["when", "weight", "height", "age", "sex", "activity"];
        table(&head, &rows, head.len(), looks)
    }
}

impl BodyHistory {
    fn row(&self, one: &Measured) -> Vec<String> {
        let known = |text: Option<String>| text.unwrap_or_else(|| UNKNOWN.to_owned());
        vec![
            one.at.instant().format("%a %d %b %Y %H:%M").to_string(),
            known(one.weight_kg.map(|kg| weight(kg, self.system))),
            known(one.height_cm.map(|cm| height(cm, self.system))),
            known(one.age.map(|age| age.to_string())),
            known(one.sex.clone()),
            known(one.activity.clone()),
        ]
    }
}
