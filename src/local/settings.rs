//! Targets, preferences and body measurements.

use rusqlite::types::Value as Sql;
use rusqlite::{Connection, OptionalExtension, params};

use super::Write;
use super::failure::Failure;
use super::value::Day;
use crate::model::{Amount, Body, Member, Preferences, Settings, TargetPeriod, TargetValues};
use crate::rules::settings::{SettingValue, SettingsPlan};
use crate::rules::targets;

/// The setting that is true where nobody made it.
const SHOW_TARGETS: &str = "preferences.showTargets";

/// Gives the settings, every member present.
pub(super) fn get(connection: &Connection) -> Result<Settings, Failure> {
    let text = |name| value::<String>(connection, name).map(Member::from);
    let preferences = Preferences {
        units: text("preferences.units")?,
        device_units: text("preferences.deviceUnits")?,
        show_targets: Member::Is(value(connection, SHOW_TARGETS)?.unwrap_or(true)),
        assistant_shortcut: text("preferences.assistantShortcut")?,
        extra: Default::default(),
    };
    let body = Body {
        weight_kg: value::<Amount>(connection, "body.weightKg")?.into(),
        height_cm: value::<Amount>(connection, "body.heightCm")?.into(),
        age: value::<i64>(connection, "body.age")?.into(),
        sex: text("body.sex")?,
        activity: text("body.activity")?,
        extra: Default::default(),
    };
    Ok(Settings {
        targets: Member::Is(read_targets(connection)?),
        preferences: Member::Is(preferences),
        body: Member::Is(body),
        extra: Default::default(),
    })
}

fn value<T: rusqlite::types::FromSql>(
    connection: &Connection,
    name: &str,
) -> Result<Option<T>, Failure> {
    let mut statement = connection.prepare_cached("SELECT value FROM setting WHERE name = ?1")?;
    Ok(statement.query_row([name], |row| row.get(0)).optional()?)
}

fn read_targets(connection: &Connection) -> Result<Vec<TargetPeriod>, Failure> {
    let mut statement = connection.prepare_cached(
        "SELECT day, calories_kcal, protein_g, carbs_g, fat_g FROM target ORDER BY day",
    )?;
    let periods = statement.query_map([], |row| {
        let values: (
            Option<Amount>,
            Option<Amount>,
            Option<Amount>,
            Option<Amount>,
        ) = (row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?);
        let values = match values {
            (Some(calories_kcal), Some(protein_g), Some(carbs_g), Some(fat_g)) => {
                Some(TargetValues {
                    calories_kcal,
                    protein_g,
                    carbs_g,
                    fat_g,
                })
            }
            _ => None,
        };
        Ok(TargetPeriod {
            from: row.get::<_, Day>(0)?.0,
            values,
            extra: Default::default(),
        })
    })?;
    Ok(periods.collect::<rusqlite::Result<_>>()?)
}

/// Changes what the plan says.
pub(super) fn update(write: &Write<'_>, plan: SettingsPlan) -> Result<Settings, Failure> {
    write.tell("updateSettings", "", &told(&plan));
    if let Some(change) = plan.targets {
        write_targets(
            write,
            &targets::apply(&read_targets(write.connection)?, change),
        )?;
    }
    for (setting, value) in plan.settings {
        let name = format!("{}.{}", setting.group, setting.name);
        match value {
            // Nobody who reads it sees a difference, so that there is nothing to take back.
            Some(value) if is_by_default(write.connection, &name, &value)? => {}
            Some(value) => write_value(write, &name, value)?,
            None => {
                write
                    .connection
                    .prepare_cached("DELETE FROM setting WHERE name = ?1")?
                    .execute([name])?;
            }
        }
    }
    get(write.connection)
}

/// Whether a setting that nobody made is this one already.
fn is_by_default(
    connection: &Connection,
    name: &str,
    value: &SettingValue,
) -> Result<bool, Failure> {
    let is_default = name == SHOW_TARGETS && matches!(value, SettingValue::Flag(true));
    Ok(is_default && self::value::<bool>(connection, name)?.is_none())
}

/// The names of what is changed.
fn told(plan: &SettingsPlan) -> String {
    let named = |setting: &str, group: &str| format!("{group}.{setting}");
    let targets = plan.targets.iter().map(|_| "targets".to_owned());
    let settings = plan
        .settings
        .iter()
        .map(|(setting, _)| named(setting.name, setting.group));
    targets.chain(settings).collect::<Vec<_>>().join(", ")
}

fn write_value(write: &Write<'_>, name: &str, value: SettingValue) -> Result<(), Failure> {
    let mut statement = write.connection.prepare_cached(
        "INSERT INTO setting (name, value) VALUES (?1, ?2) ON CONFLICT DO UPDATE SET value = excluded.value",
    )?;
    match value {
        SettingValue::Text(text) => statement.execute(params![name, text])?,
        SettingValue::Flag(flag) => statement.execute(params![name, Sql::from(flag)])?,
        SettingValue::Amount(amount) => statement.execute(params![name, amount])?,
    };
    Ok(())
}

fn write_targets(write: &Write<'_>, periods: &[TargetPeriod]) -> Result<(), Failure> {
    write.connection.execute("DELETE FROM target", [])?;
    let mut statement = write.connection.prepare_cached(
        "INSERT INTO target (day, calories_kcal, protein_g, carbs_g, fat_g) VALUES (?1, ?2, ?3, ?4, ?5)",
    )?;
    for TargetPeriod { from, values, .. } in periods {
        let values = values.as_ref();
        statement.execute(params![
            Day(*from),
            values.map(|values| values.calories_kcal),
            values.map(|values| values.protein_g),
            values.map(|values| values.carbs_g),
            values.map(|values| values.fat_g),
        ])?;
    }
    Ok(())
}
