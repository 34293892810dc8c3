//! Settings: what changes them, and how they come back.

use serde_json::{Value, json};

use super::schema::{Named, choice, day, named, nullable, told};
use crate::model::limits;
use crate::model::settings::{ACTIVITIES, SEXES, SHORTCUTS, UNITS};

pub(super) fn components() -> Named {
    vec![
        ("SettingsPatch", patch()),
        ("TargetChange", target_change()),
        ("Settings", settings()),
        ("TargetPeriod", target_period()),
        ("TargetValues", target_values()),
        ("Body", body()),
    ]
}

fn patch() -> Value {
    json!({
        "type": "object",
        "description": "What changes of the settings; a member left out keeps its value.",
        "properties": {
            "targets": named("TargetChange"),
            "preferences": told(preferences(choice(&UNITS)), "Only sent members change; `null` \
                clears a member."),
            "body": told(named("Body"), "Only sent members change; `null` clears a member."),
        },
    })
}

fn target_change() -> Value {
    json!({
        "type": "object",
        "description": "A change of the daily targets.",
        "required": ["from", "values"],
        "properties": {
            "from": told(day(), "First day the change applies. Earlier days keep their targets."),
            "values": told(nullable(named("TargetValues")), "All four targets, or `null` for no \
                targets from `from`."),
            "through": told(day(), "Last day the change applies, inclusive: the day after it \
                returns to the targets it had before. When left out, the change holds from `from` \
                on. Not before `from`."),
        },
    })
}

fn settings() -> Value {
    let mut preferences = preferences(nullable(choice(&UNITS)));
    let mut body = body();
    for group in [&mut preferences, &mut body] {
        let members = group["properties"].as_object();
        let names: Vec<String> = members
            .into_iter()
            .flat_map(|members| members.keys().cloned())
            .collect();
        group["required"] = names.into();
    }
    json!({
        "type": "object",
        "description": "Daily targets over time, display preferences and body measurements; unset \
            members are `null`.",
        "required": ["targets", "preferences", "body"],
        "properties": {
            "targets": {
                "type": "array",
                "description": "Oldest first: each entry holds from its day until the next one's.",
                "items": named("TargetPeriod"),
            },
            "preferences": preferences,
            "body": body,
        },
    })
}

fn target_period() -> Value {
    json!({
        "type": "object",
        "required": ["from", "values"],
        "properties": {
            "from": told(day(), "The first day they hold."),
            "values": told(nullable(named("TargetValues")), "The four targets, or none."),
        },
    })
}

fn target_values() -> Value {
    let target =
        |description| json!({ "type": "number", "minimum": 0, "description": description });
    json!({
        "type": "object",
        "required": ["caloriesKcal", "proteinG", "carbsG", "fatG"],
        "properties": {
            "caloriesKcal": target("Kilocalories."),
            "proteinG": target("Grams of protein."),
            "carbsG": target("Grams of carbohydrate."),
            "fatG": target("Grams of fat."),
        },
    })
}

/// Display preferences, of which `device_units` says what `deviceUnits` may be.
fn preferences(device_units: Value) -> Value {
    json!({
        "type": "object",
        "properties": {
            "units": told(nullable(choice(&UNITS)), "`imperial` is US customary; `null` follows \
                the phone."),
            "deviceUnits": told(device_units, "The units the phone uses as last reported."),
            "showTargets": { "type": "boolean", "description": "Whether progress towards targets \
                is shown." },
            "assistantShortcut": nullable(choice(&SHORTCUTS)),
        },
    })
}

fn body() -> Value {
    let measurement = |description| json!({ "type": ["number", "null"], "exclusiveMinimum": 0, "description": description });
    json!({
        "type": "object",
        "description": "Body measurements.",
        "properties": {
            "weightKg": measurement("Kilograms."),
            "heightCm": measurement("Centimetres."),
            "age": {
                "type": ["integer", "null"],
                "minimum": limits::AGE_MIN,
                "maximum": limits::AGE_MAX,
                "description": "Years.",
            },
            "sex": nullable(choice(&SEXES)),
            "activity": nullable(choice(&ACTIVITIES)),
        },
    })
}
