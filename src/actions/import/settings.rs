//! Settings of a file: they fill what is unset here, and change nothing that is set.

use std::collections::HashSet;

use serde_json::{Map, Value, json};

use super::Refused;
use crate::model::{Settings, SettingsPatch};
use crate::rules::settings::{SETTINGS, plan_settings};

/// What becomes of the settings of a file.
#[derive(Debug, Default)]
pub(super) struct Sorted {
    /// The changes to send, in order.
    pub(super) new: Vec<SettingsPatch>,
    /// What is set here to something else, and stays.
    pub(super) kept: Vec<String>,
    /// What no settings can be.
    pub(super) refused: Vec<Refused>,
}

/// Tells what is unset here from what is set.
pub(super) fn sort(file: &Settings, here: &Settings) -> Sorted {
    let mut sorted = Sorted::default();
    sorted.targets(file, here);
    let (file, here) = (json!(file), json!(here));
    let mut patch = SettingsPatch::default();
    for group in ["preferences", "body"] {
        if !matches!(file[group], Value::Null | Value::Object(_)) {
            sorted.refuse(group, "is no object");
        }
    }
    for setting in &SETTINGS {
        let (group, name) = (setting.group, setting.name);
        let (wanted, is) = (&file[group][name], &here[group][name]);
        let is_unset = is.is_null() || *is == Value::Bool(true);
        if wanted.is_null() || wanted == is {
            continue;
        }
        let place = format!("{group}.{name}");
        match is_unset {
            true if sorted.can_be(&place, &SettingsPatch::member(group, name, wanted)) => {
                patch.add(group, name, wanted);
            }
            true => {}
            false => sorted.kept.push(place),
        }
    }
    if patch != SettingsPatch::default() {
        sorted.new.push(patch);
    }
    sorted
}

impl Sorted {
    /// Targets are one thing: those of the file hold where there are none here.
    fn targets(&mut self, file: &Settings, here: &Settings) {
        let is = here.targets.get().map_or(&[][..], Vec::as_slice);
        let steps = match json!(file.targets) {
            Value::Array(steps) => steps,
            Value::Null => return,
            _ => return self.refuse("targets", "is no list"),
        };
        let mut ordered: Vec<(usize, &Value)> = steps.iter().enumerate().collect();
        // Each holds from its day on: one that is sent behind a later one would take its place.
        ordered.sort_by_key(|(_, step)| step.get("from").and_then(Value::as_str));
        if ordered
            .iter()
            .map(|(_, step)| *step)
            .eq(json!(is).as_array().into_iter().flatten())
        {
            return;
        }
        if !steps.is_empty() && !is.is_empty() {
            return self.kept.push("targets".to_owned());
        }
        let mut days = HashSet::new();
        for (at, step) in ordered {
            if !days.insert(step.get("from")) {
                self.refuse(&format!("targets[{at}]"), "its day stands there already");
                continue;
            }
            let members = ["from", "values"].into_iter();
            let said = members.filter_map(|name| Some((name.to_owned(), step.get(name)?.clone())));
            let mut patch = SettingsPatch::default();
            patch.set("targets", said.collect::<Map<_, _>>());
            if self.can_be(&format!("targets[{at}]"), &patch) {
                self.new.push(patch);
            }
        }
    }

    /// Holds a change against the rules.
    fn can_be(&mut self, place: &str, patch: &SettingsPatch) -> bool {
        match plan_settings(patch) {
            Ok(_) => true,
            Err(error) => {
                self.refuse(place, error.message());
                false
            }
        }
    }

    fn refuse(&mut self, place: &str, why: &str) {
        let (place, why) = (format!("settings.{place}"), why.to_owned());
        self.refused.push(Refused { place, why });
    }
}
