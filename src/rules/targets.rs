//! Daily targets as a step function: each entry holds from its day until the next one's.

use crate::model::{Date, Extra, TargetPeriod, TargetValues};

/// A change of targets.
#[derive(Clone, Debug, PartialEq)]
pub struct TargetChange {
    /// The first day it applies.
    pub from: Date,
    /// The targets from then on, or none.
    pub values: Option<TargetValues>,
    /// The last day it applies; the day after takes up what held there before.
    pub through: Option<Date>,
}

/// The targets of a day.
///
/// A service may list them in any order: those that began last hold.
pub fn on(targets: &[TargetPeriod], day: Date) -> Option<&TargetValues> {
    let begun = targets.iter().filter(|period| period.from <= day);
    let last = begun.max_by_key(|period| period.from)?;
    last.values.as_ref()
}

/// The targets after a change.
///
/// Decision: without `through` the change drops what was planned after it. Neighbouring equal
/// entries are merged, and entries of no targets before the first are dropped.
pub fn apply(targets: &[TargetPeriod], change: TargetChange) -> Vec<TargetPeriod> {
    let TargetChange {
        from,
        values,
        through,
    } = change;
    let mut steps: Vec<TargetPeriod> = targets
        .iter()
        .filter(|period| period.from < from)
        .cloned()
        .collect();
    steps.push(period(from, values));
    // No day can be written after 9999-12-31: a change through that day has none after it.
    if let Some(after) = through.and_then(|last| last.succ_opt()).filter(is_writable) {
        steps.push(period(after, on(targets, after).cloned()));
        steps.extend(targets.iter().filter(|period| period.from > after).cloned());
    }
    merge(steps)
}

fn is_writable(day: &Date) -> bool {
    chrono::Datelike::year(day) <= 9999
}

fn period(from: Date, values: Option<TargetValues>) -> TargetPeriod {
    TargetPeriod {
        from,
        values,
        extra: Extra::default(),
    }
}

fn merge(steps: Vec<TargetPeriod>) -> Vec<TargetPeriod> {
    let mut merged: Vec<TargetPeriod> = Vec::new();
    for step in steps {
        let held = merged.last().and_then(|last| last.values.as_ref());
        if held != step.values.as_ref() {
            merged.push(step);
        }
    }
    merged
}
