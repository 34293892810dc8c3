//! Measurements of the body over time. The API knows the current ones alone, as settings.

use rusqlite::{Connection, Row, params};

use super::failure::Failure;
use super::undo::next_number;
use super::{Local, Write, settings};
use crate::error::Result;
use crate::model::{Measured, Settings, SettingsPatch, Timestamp};
use crate::rules::settings::{Setting, SettingValue, SettingsPlan, plan_settings};

/// The columns of measurements, with the settings they are of.
const COLUMNS: [(&str, &str); 5] = [
    ("weightKg", "weight_kg"),
    ("heightCm", "height_cm"),
    ("age", "age"),
    ("sex", "sex"),
    ("activity", "activity"),
];

impl Local {
    /// Keeps what was measured, and has the settings say so where nothing later was measured.
    ///
    /// Errors: `Invalid`.
    pub fn log_body(&self, at: &Timestamp, patch: &SettingsPatch) -> Result<Settings> {
        let plan = plan_settings(patch)?;
        self.write(|write| {
            let names: Vec<&str> = plan
                .settings
                .iter()
                .map(|(setting, _)| setting.name)
                .collect();
            let current = current(write.connection, at, &plan)?;
            insert(write, at, &plan)?;
            let (settings, _) = settings::update(write, current)?;
            write.tell("logBody", "", &names.join(", "));
            Ok(settings)
        })
    }

    /// Everything that was measured, the latest first.
    pub fn body_history(&self) -> Result<Vec<Measured>> {
        self.read(|connection| {
            let mut all = Vec::new();
            each(connection, |measured| all.push(measured))?;
            Ok(all)
        })
    }
}

/// Reads everything that was measured, the latest first.
pub(super) fn each(
    connection: &Connection,
    mut take: impl FnMut(Measured),
) -> std::result::Result<(), Failure> {
    let mut statement = connection.prepare_cached(
        "SELECT at, weight_kg, height_cm, age, sex, activity FROM body_log
         ORDER BY instant DESC, number DESC",
    )?;
    let mut rows = statement.query(())?;
    while let Some(row) = rows.next()? {
        take(read(row)?);
    }
    Ok(())
}

fn read(row: &Row<'_>) -> rusqlite::Result<Measured> {
    Ok(Measured {
        at: row.get(0)?,
        weight_kg: row.get(1)?,
        height_cm: row.get(2)?,
        age: row.get(3)?,
        sex: row.get(4)?,
        activity: row.get(5)?,
    })
}

fn insert(
    write: &Write<'_>,
    at: &Timestamp,
    plan: &SettingsPlan,
) -> std::result::Result<(), Failure> {
    let number = next_number(write.connection, "body_log")?;
    write
        .connection
        .prepare_cached("INSERT INTO body_log (number, at, instant) VALUES (?1, ?2, ?3)")?
        .execute(params![number, at, at.micros()])?;
    for (setting, value) in &plan.settings {
        let Some(column) = column(setting) else {
            continue;
        };
        let sql = format!("UPDATE body_log SET {column} = ?2 WHERE number = ?1");
        let mut statement = write.connection.prepare_cached(&sql)?;
        match value {
            Some(SettingValue::Text(text)) => statement.execute(params![number, text])?,
            Some(SettingValue::Amount(amount)) => statement.execute(params![number, amount])?,
            Some(SettingValue::Flag(_)) | None => continue,
        };
    }
    Ok(())
}

fn column(setting: &Setting) -> Option<&'static str> {
    let column = COLUMNS.iter().find(|(name, _)| *name == setting.name);
    column.map(|(_, column)| *column)
}

/// The part of a plan that nothing later has measured.
fn current(
    connection: &Connection,
    at: &Timestamp,
    plan: &SettingsPlan,
) -> std::result::Result<SettingsPlan, Failure> {
    let mut current = SettingsPlan::default();
    for (setting, value) in &plan.settings {
        let Some(column) = column(setting) else {
            continue;
        };
        let later = format!("SELECT 1 FROM body_log WHERE instant > ?1 AND {column} IS NOT NULL");
        if !connection.prepare_cached(&later)?.exists([at.micros()])? {
            current.settings.push((*setting, value.clone()));
        }
    }
    Ok(current)
}
