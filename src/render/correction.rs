//! Proposed corrections.

use serde_json::Value;

use super::advice::told;
use super::format::json_of;
use super::meal::short;
use super::style::clean;
use super::table::table;
use super::{Looks, Records, Sheet, Show};
use crate::model::{Correction, CorrectionPage, ReviewStatus};

impl Show for CorrectionPage {
    fn json(&self) -> Value {
        self.received.clone().unwrap_or_else(|| json_of(self))
    }

    fn records(&self) -> Records<'_> {
        Box::new(self.corrections.iter().map(json_of))
    }

    fn sheet(&self) -> Sheet {
        let rows = self.corrections.iter().map(|correction| {
            let created = correction
                .created_at
                .get()
                .map(ToString::to_string)
                .unwrap_or_default();
            vec![
                correction.id.text().into(),
                status(correction).into(),
                food(correction).into(),
                name(correction).into(),
                changes(correction).into(),
                correction.note.text().into(),
                created.into(),
            ]
        });
        Sheet {
            columns: vec![
                "id",
                "status",
                "food",
                "name",
                "changes",
                "note",
                "createdAt",
            ],
            rows: rows.collect(),
        }
    }

    fn person(&self, looks: &Looks) -> String {
        if self.corrections.is_empty() {
            let none = "No corrections. Save a changed copy of a product and it becomes one.";
            return told(none, usize::from(looks.width));
        }
        let rows: Vec<Vec<String>> = self
            .corrections
            .iter()
            .map(|correction| {
                vec![
                    short(correction.id.text()),
                    status(correction).to_owned(),
                    name(correction),
                    changes(correction),
                    clean(correction.note.text()),
                ]
            })
            .collect();
        table(
            &["id", "status", "product", "changes", "note"],
            &rows,
            5,
            looks,
        )
    }

    fn ids(&self) -> Vec<String> {
        self.corrections
            .iter()
            .filter_map(|correction| correction.id.get().cloned())
            .collect()
    }
}

/// What waits for a review, with the people in whose journals it was proposed.
pub struct Pending(pub CorrectionPage);

impl Show for Pending {
    fn json(&self) -> Value {
        self.0.json()
    }

    fn records(&self) -> Records<'_> {
        self.0.records()
    }

    fn sheet(&self) -> Sheet {
        let mut sheet = self.0.sheet();
        sheet.columns.push("person");
        for (row, correction) in sheet.rows.iter_mut().zip(&self.0.corrections) {
            row.push(person(correction).into());
        }
        sheet
    }

    fn person(&self, looks: &Looks) -> String {
        if self.0.corrections.is_empty() {
            return "No correction waits for a review.\n".to_owned();
        }
        let rows: Vec<Vec<String>> = self.0.corrections.iter().map(waiting).collect();
        let columns = ["id", "person", "product", "changes"];
        table(&columns, &rows, columns.len(), looks)
    }

    fn ids(&self) -> Vec<String> {
        self.0.ids()
    }
}

fn waiting(correction: &Correction) -> Vec<String> {
    let product = format!("{} ({})", name(correction), clean(&food(correction)));
    vec![
        short(correction.id.text()),
        clean(person(correction)),
        product,
        changes(correction),
    ]
}

/// Whose journal it was proposed in; nothing where it is the folder's own.
fn person(correction: &Correction) -> &str {
    let person = correction.extra.get("person");
    person.and_then(Value::as_str).unwrap_or_default()
}

fn status(correction: &Correction) -> &'static str {
    correction
        .status
        .get()
        .map_or("", |status: &ReviewStatus| status.as_str())
}

fn food(correction: &Correction) -> String {
    correction
        .food
        .get()
        .map(|food| format!("{}/{}", food.library, food.key))
        .unwrap_or_default()
}

fn name(correction: &Correction) -> String {
    correction
        .food
        .get()
        .map(|food| clean(food.name.text()))
        .unwrap_or_default()
}

fn changes(correction: &Correction) -> String {
    let changes = correction.changes.get().map_or(&[][..], Vec::as_slice);
    let lines: Vec<String> = changes
        .iter()
        .map(|change| {
            let told = format!("{}: {} → {}", change.path, change.from, change.to);
            let now = correction
                .extra
                .get("now")
                .and_then(|now| now.get(&change.path));
            now.map_or(told.clone(), |now| format!("{told} (now {now})"))
        })
        .collect();
    clean(&lines.join("; "))
}
