//! Settings: all of them, or one part.

use serde_json::{Value, json};

use super::format::json_of;
use super::note::Text;
use super::number::UNKNOWN;
use super::table::table;
use super::{Cell, Looks, Sheet, Show};
use crate::model::{Amount, Date, Settings, TargetPeriod, TargetValues};
use crate::rules::settings::SETTINGS;

/// A part of the settings. The document is always the whole: the answer of the API.
pub struct SomeSettings {
    /// What was done, if anything: `Set`.
    pub done: Option<String>,
    /// `targets`, `preferences`, `body`, or all.
    pub part: Option<&'static str>,
    /// The settings.
    pub settings: Settings,
}

impl SomeSettings {
    fn shows(&self, part: &str) -> bool {
        self.part.is_none_or(|only| only == part)
    }

    fn lines(&self) -> Vec<(String, String)> {
        let settings = json_of(&self.settings);
        let mut lines = Vec::new();
        if self.shows("targets") {
            for period in self.settings.targets.get().into_iter().flatten() {
                lines.push((
                    format!("targets from {}", period.from),
                    targets(period.values.as_ref()),
                ));
            }
            if self.settings.targets.get().is_some_and(Vec::is_empty) {
                lines.push(("targets".to_owned(), UNKNOWN.to_owned()));
            }
        }
        for setting in SETTINGS.iter().filter(|setting| self.shows(setting.group)) {
            let value = match &settings[setting.group][setting.name] {
                Value::Null => UNKNOWN.to_owned(),
                Value::String(text) => super::style::clean(text),
                other => other.to_string(),
            };
            lines.push((format!("{}.{}", setting.group, setting.name), value));
        }
        lines
    }
}

impl Show for SomeSettings {
    fn json(&self) -> Value {
        json_of(&self.settings)
    }

    fn sheet(&self) -> Sheet {
        if self.part == Some("targets") {
            let periods = self.settings.targets.get().into_iter().flatten();
            let rows = periods.map(|period| target_row(period.from, period.values.as_ref()));
            let rows: Vec<_> = rows.collect();
            return match (&self.done, rows.is_empty()) {
                // Of a write that left no targets there is only this to say.
                (Some(done), true) => Text(done.clone()).sheet(),
                _ => Sheet {
                    columns: TARGET_COLUMNS.to_vec(),
                    rows,
                },
            };
        }
        let rows = self
            .lines()
            .into_iter()
            .map(|(name, value)| vec![name.into(), cell(value)]);
        Sheet {
            columns: vec!["setting", "value"],
            rows: rows.collect(),
        }
    }

    fn person(&self, looks: &Looks) -> String {
        let done = self
            .done
            .as_ref()
            .map(|done| format!("{} {done}\n", looks.good("✓")))
            .unwrap_or_default();
        let rows: Vec<Vec<String>> = self
            .lines()
            .into_iter()
            .map(|(name, value)| vec![name, value])
            .collect();
        format!("{done}{}", table(&[], &rows, 2, looks))
    }
}

/// What is unset is unknown: each format has its own way to say so.
fn cell(value: String) -> Cell {
    match value == UNKNOWN {
        true => Cell::from(None::<Amount>),
        false => value.into(),
    }
}

fn targets(values: Option<&TargetValues>) -> String {
    match values {
        Some(TargetValues {
            calories_kcal,
            protein_g,
            carbs_g,
            fat_g,
        }) => {
            format!(
                "{calories_kcal} kcal · protein {protein_g} g · carbs {carbs_g} g · fat {fat_g} g"
            )
        }
        None => "none".to_owned(),
    }
}

/// The targets of a day.
pub struct DayTargets {
    /// The day.
    pub day: Date,
    /// Its targets.
    pub values: Option<TargetValues>,
}

impl Show for DayTargets {
    fn json(&self) -> Value {
        json!({ "day": self.day, "values": self.values })
    }

    fn sheet(&self) -> Sheet {
        Sheet {
            columns: TARGET_COLUMNS.to_vec(),
            rows: vec![target_row(self.day, self.values.as_ref())],
        }
    }

    fn person(&self, _: &Looks) -> String {
        let period = TargetPeriod {
            from: self.day,
            values: self.values.clone(),
            extra: Default::default(),
        };
        format!("{}: {}\n", period.from, targets(period.values.as_ref()))
    }
}

const TARGET_COLUMNS: [&str; 5] = ["day", "caloriesKcal", "proteinG", "carbsG", "fatG"];

fn target_row(day: Date, values: Option<&TargetValues>) -> Vec<Cell> {
    vec![
        day.to_string().into(),
        values.map(|values| values.calories_kcal).into(),
        values.map(|values| values.protein_g).into(),
        values.map(|values| values.carbs_g).into(),
        values.map(|values| values.fat_g).into(),
    ]
}
