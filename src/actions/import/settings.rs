//! Settings of a file: they fill what is unset here, and change nothing that is set.

use serde_json::Value;

use crate::model::{Settings, SettingsPatch};
use crate::rules::settings::SETTINGS;

/// What becomes of the settings of a file.
#[derive(Debug, Default)]
pub(super) struct Sorted {
    /// The changes to send, in order.
    pub(super) new: Vec<SettingsPatch>,
    /// What is set here to something else, and stays.
    pub(super) kept: Vec<String>,
}

/// Tells what is unset here from what is set.
pub(super) fn sort(file: &Settings, here: &Settings) -> Sorted {
    let mut sorted = Sorted::default();
    targets(file, here, &mut sorted);
    let (file, here) = (json(file), json(here));
    let mut patch = SettingsPatch::default();
    for setting in &SETTINGS {
        let (wanted, is) = (
            &file[setting.group][setting.name],
            &here[setting.group][setting.name],
        );
        let is_unset = is.is_null() || *is == Value::Bool(true);
        if wanted.is_null() || wanted == is {
            continue;
        }
        match is_unset {
            true => drop(patch.add(setting.group, setting.name, wanted)),
            false => sorted
                .kept
                .push(format!("{}.{}", setting.group, setting.name)),
        }
    }
    if patch != SettingsPatch::default() {
        sorted.new.push(patch);
    }
    sorted
}

/// Targets are one thing: those of the file hold where there are none here.
fn targets(file: &Settings, here: &Settings, sorted: &mut Sorted) {
    let wanted = file.targets.get().map_or(&[][..], Vec::as_slice);
    let is = here.targets.get().map_or(&[][..], Vec::as_slice);
    if wanted.is_empty() || wanted == is {
        return;
    }
    if !is.is_empty() {
        return sorted.kept.push("targets".to_owned());
    }
    let steps = wanted.iter();
    let patches = steps.map(|step| SettingsPatch::targets(step.from, step.values.as_ref(), None));
    sorted.new.extend(patches);
}

fn json(settings: &Settings) -> Value {
    serde_json::to_value(settings).unwrap_or(Value::Null)
}
