//! Measurements of the body over time.

use serde_json::{Value, json};

use super::advice::told;
use super::format::json_of;
use super::number::UNKNOWN;
use super::table::table;
use super::{Cell, Looks, Records, Sheet, Show};
use crate::model::Measured;
use crate::rules::build::{height, weight};
use crate::rules::units::System;

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
