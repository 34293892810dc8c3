//! What a change of settings may say.

use super::check::{Change, Node, Range, one_of};
use super::food::read_request;
use super::path::Problems;
use super::targets::TargetChange;
use crate::error::Result;
use crate::model::limits::{AGE_MAX, AGE_MIN};
use crate::model::settings::{ACTIVITIES, SEXES, SHORTCUTS, UNITS};
use crate::model::{Amount, SettingsPatch, TargetValues};

/// What a member of `preferences` or `body` may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// One of a few words.
    Choice(&'static [&'static str]),
    /// `true` or `false`.
    Flag,
    /// A number above zero.
    Measurement,
    /// Whole years.
    Age,
}

/// A member of `preferences` or `body`.
#[derive(Debug, PartialEq, Eq)]
pub struct Setting {
    /// `preferences` or `body`.
    pub group: &'static str,
    /// The member's name there.
    pub name: &'static str,
    /// What it may be.
    pub kind: Kind,
    /// Whether `null` clears it.
    pub clears: bool,
}

/// Every member of `preferences` and `body`, in the specification's order.
pub const SETTINGS: [Setting; 9] = [
    setting("preferences", "units", Kind::Choice(&UNITS), true),
    setting("preferences", "deviceUnits", Kind::Choice(&UNITS), false),
    setting("preferences", "showTargets", Kind::Flag, false),
    setting(
        "preferences",
        "assistantShortcut",
        Kind::Choice(&SHORTCUTS),
        true,
    ),
    setting("body", "weightKg", Kind::Measurement, true),
    setting("body", "heightCm", Kind::Measurement, true),
    setting("body", "age", Kind::Age, true),
    setting("body", "sex", Kind::Choice(&SEXES), true),
    setting("body", "activity", Kind::Choice(&ACTIVITIES), true),
];

const fn setting(group: &'static str, name: &'static str, kind: Kind, clears: bool) -> Setting {
    Setting {
        group,
        name,
        kind,
        clears,
    }
}

/// What a setting is set to.
#[derive(Clone, Debug, PartialEq)]
pub enum SettingValue {
    /// A word.
    Text(String),
    /// Yes or no.
    Flag(bool),
    /// A number.
    Amount(Amount),
}

/// A change of settings, good as it stands.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SettingsPlan {
    /// The change of targets.
    pub targets: Option<TargetChange>,
    /// Settings that change, and what to; `None` clears.
    pub settings: Vec<(&'static Setting, Option<SettingValue>)>,
}

/// Plans a change of settings.
///
/// Errors: `Invalid`.
pub fn plan_settings(patch: &SettingsPatch) -> Result<SettingsPlan> {
    let problems = Problems::default();
    let plan = read_request(patch.json(), &problems, read);
    problems.settle(plan)
}

fn read(node: Node<'_>) -> Option<SettingsPlan> {
    let change = node.object()?;
    let targets = change.optional("targets", read_targets);
    let preferences = change.optional("preferences", |group| read_group(group, "preferences"));
    let body = change.optional("body", |group| read_group(group, "body"));
    let mut settings = preferences?.unwrap_or_default();
    settings.extend(body?.unwrap_or_default());
    Some(SettingsPlan {
        targets: targets?,
        settings,
    })
}

fn read_group(
    node: Node<'_>,
    group: &str,
) -> Option<Vec<(&'static Setting, Option<SettingValue>)>> {
    let object = node.object()?;
    let mut changes = Some(Vec::new());
    for setting in SETTINGS.iter().filter(|setting| setting.group == group) {
        let change = match setting.clears {
            true => object.change(setting.name, |value| read_value(value, setting.kind)),
            false => object
                .optional(setting.name, |value| read_value(value, setting.kind))
                .map(|sent| sent.map_or(Change::Keep, Change::Set)),
        };
        match (change, &mut changes) {
            (Some(Change::Keep), _) => {}
            (Some(Change::Clear), Some(list)) => list.push((setting, None)),
            (Some(Change::Set(value)), Some(list)) => list.push((setting, Some(value))),
            _ => changes = None,
        }
    }
    changes
}

fn read_value(node: Node<'_>, kind: Kind) -> Option<SettingValue> {
    match kind {
        Kind::Choice(words) => node.choice(words).map(SettingValue::Text),
        Kind::Flag => node.flag().map(SettingValue::Flag),
        Kind::Measurement => node.amount(Range::AboveZero).map(SettingValue::Amount),
        Kind::Age => node
            .whole(AGE_MIN, AGE_MAX)
            .map(|age| SettingValue::Amount(Amount::from(age))),
    }
}

fn read_targets(node: Node<'_>) -> Option<TargetChange> {
    let change = node.object()?;
    let from = change.required("from", |value| value.date());
    let through = change.optional("through", |value| value.date());
    if !change.has("values") {
        change.problem("values", "is missing: four targets, or null for none");
    }
    let values = change.nullable("values", read_values);
    if let (Some(from), Some(Some(through))) = (from, through)
        && through < from
    {
        change.problem("through", "must not be before from");
    }
    Some(TargetChange {
        from: from?,
        values: values?,
        through: through?,
    })
}

fn read_values(node: Node<'_>) -> Option<TargetValues> {
    let values = node.object()?;
    let [calories_kcal, protein_g, carbs_g, fat_g] = ["caloriesKcal", "proteinG", "carbsG", "fatG"]
        .map(|name| values.required(name, |amount| amount.amount(Range::ZeroOrMore)));
    Some(TargetValues {
        calories_kcal: calories_kcal?,
        protein_g: protein_g?,
        carbs_g: carbs_g?,
        fat_g: fat_g?,
    })
}

/// What a setting must be, for a person who typed another.
pub fn expected(setting: &Setting) -> String {
    match setting.kind {
        Kind::Choice(words) => one_of(words),
        Kind::Flag => "must be true or false".to_owned(),
        Kind::Measurement => "must be a number above 0".to_owned(),
        Kind::Age => format!("must be a whole number from {AGE_MIN} to {AGE_MAX}"),
    }
}
