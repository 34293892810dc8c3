//! Targets, preferences and body measurements.

use rusqlite::types::Value as Sql;
use rusqlite::{Connection, OptionalExtension, Params, params};

use super::failure::Failure;
use super::value::Day;
use super::{Write, answers, check};
use crate::model::{Amount, Body, Date, Member, Preferences, Settings, TargetPeriod, TargetValues};
use crate::rules::settings::{SettingValue, SettingsPlan};
use crate::rules::targets;

/// The setting that is true where nobody made it.
const SHOW_TARGETS: &str = "preferences.showTargets";

/// Gives the settings, every member present.
pub(super) fn get(connection: &Connection) -> Result<Settings, Failure> {
    told(connection, read_targets(connection, ALL, [])?)
}

/// The same, of the targets those alone that hold on days from one to another.
pub(super) fn get_for(connection: &Connection, from: Date, to: Date) -> Result<Settings, Failure> {
    told(
        connection,
        read_targets(connection, HOLDING, [Day(from), Day(to)])?,
    )
}

fn told(connection: &Connection, targets: Vec<TargetPeriod>) -> Result<Settings, Failure> {
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
        targets: Member::Is(targets),
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

/// Every target.
const ALL: &str = "SELECT day, calories_kcal, protein_g, carbs_g, fat_g FROM target ORDER BY day";
/// Those that hold on days from one to another: the first may be of a day before.
const HOLDING: &str = "SELECT day, calories_kcal, protein_g, carbs_g, fat_g FROM target
    WHERE day <= ?2 AND day >= coalesce((SELECT max(day) FROM target WHERE day <= ?1), ?1) ORDER BY day";

fn read_targets(
    connection: &Connection,
    sql: &str,
    days: impl Params,
) -> Result<Vec<TargetPeriod>, Failure> {
    let mut statement = connection.prepare_cached(sql)?;
    let periods = statement.query_map(days, |row| {
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

/// Changes what the plan says, and says whether that cleared something: then no answer is kept that shows what that was.
pub(super) fn update(write: &Write<'_>, plan: SettingsPlan) -> Result<(Settings, bool), Failure> {
    write.tell("updateSettings", "", &named(&plan));
    // A damaged index leads to another setting or day.
    check::refuse_damaged(write.connection, &["setting", "target"])?;
    let mut has_cleared = false;
    if let Some(change) = plan.targets {
        let before = read_targets(write.connection, ALL, [])?;
        let is_none = change.values.is_none();
        let after = targets::apply(&before, change);
        // What is set from a day on drops what was set from a later one.
        let drops = |was: &TargetPeriod| !after.iter().any(|period| period.from == was.from);
        has_cleared = is_none && before != after || before.iter().any(drops);
        write_targets(write, &before, &after)?;
    }
    for (setting, value) in plan.settings {
        let name = format!("{}.{}", setting.group, setting.name);
        match value {
            // Nobody who reads it sees a difference, so that there is nothing to take back.
            Some(value) if is_by_default(write.connection, &name, &value)? => {}
            Some(value) => write_value(write, &name, value)?,
            None => has_cleared |= clear(write, &name)?,
        }
    }
    if has_cleared {
        answers::renew_settings(write.connection)?;
    }
    Ok((get(write.connection)?, has_cleared))
}

/// Clears a setting, and says whether it was there.
fn clear(write: &Write<'_>, name: &str) -> Result<bool, Failure> {
    let sql = "DELETE FROM setting WHERE name = ?1";
    Ok(write.connection.prepare_cached(sql)?.execute([name])? > 0)
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
fn named(plan: &SettingsPlan) -> String {
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

/// Writes what is new of the targets: a change is of a few days, and all other rows stay as they are.
fn write_targets(
    write: &Write<'_>,
    before: &[TargetPeriod],
    after: &[TargetPeriod],
) -> Result<(), Failure> {
    let alike = |(one, other): &(&TargetPeriod, &TargetPeriod)| one == other;
    let first = before.iter().zip(after).take_while(alike).count();
    let (before, after) = (&before[first..], &after[first..]);
    let ends = before.iter().rev().zip(after.iter().rev());
    let last = ends.take_while(alike).count();
    let mut delete = write
        .connection
        .prepare_cached("DELETE FROM target WHERE day = ?1")?;
    for period in &before[..before.len() - last] {
        delete.execute([Day(period.from)])?;
    }
    let mut insert = write.connection.prepare_cached(
        "INSERT INTO target (day, calories_kcal, protein_g, carbs_g, fat_g) VALUES (?1, ?2, ?3, ?4, ?5)",
    )?;
    for TargetPeriod { from, values, .. } in &after[..after.len() - last] {
        let values = values.as_ref();
        insert.execute(params![
            Day(*from),
            values.map(|values| values.calories_kcal),
            values.map(|values| values.protein_g),
            values.map(|values| values.carbs_g),
            values.map(|values| values.fat_g),
        ])?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use rusqlite::StatementStatus;

    use super::*;
    use crate::local::schema::JOURNAL;

    /// A journal of which the targets are others on each third day of so many years.
    fn with_targets(years: u32) -> Connection {
        let mut connection = Connection::open_in_memory().unwrap();
        JOURNAL.upgrade(&mut connection).unwrap();
        let sql = format!(
            "WITH RECURSIVE n (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM n WHERE n < {})
             INSERT INTO target SELECT date('2026-03-01', (n * -3) || ' days'), n, n, n, n FROM n;",
            years * 120
        );
        connection.execute_batch(&sql).unwrap();
        connection
    }

    fn day(text: &str) -> Date {
        text.parse().unwrap()
    }

    #[test]
    fn the_targets_of_some_days_are_those_that_all_of_them_say() {
        let connection = with_targets(1);
        let all = read_targets(&connection, ALL, []).unwrap();
        let first = all[0].from;
        let last = day("2026-03-04");
        for from in first
            .pred_opt()
            .unwrap()
            .iter_days()
            .take_while(|it| *it <= last)
            .step_by(7)
        {
            for to in from.iter_days().take(9).step_by(4) {
                let settings = get_for(&connection, from, to).unwrap();
                let some = settings.targets.get().unwrap();
                for day in from.iter_days().take_while(|day| *day <= to) {
                    assert_eq!(
                        targets::on(some, day),
                        targets::on(&all, day),
                        "{from} {to}"
                    );
                }
                assert!(some.len() <= 4, "{from} {to}: {}", some.len());
            }
        }
    }

    #[test]
    fn the_targets_of_a_day_are_read_without_a_look_at_the_others() {
        let steps = |years| {
            let connection = with_targets(years);
            let mut statement = connection.prepare(HOLDING).unwrap();
            let today = || Day(day("2026-02-27"));
            let read = statement.query_map([today(), today()], |_| Ok(())).unwrap();
            (read.count(), statement.get_status(StatementStatus::VmStep))
        };
        assert_eq!(steps(1).0, 1);
        assert_eq!(steps(1), steps(30));
    }
}
