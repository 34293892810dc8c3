//! `getSettings`: targets, preferences and body measurements.

use serde_json::json;

use crate::json::assert_same;
use crate::stand::Stand;

promises!(
    a_new_journal_has_every_member_unset,
    what_was_set_is_what_is_got,
    meals_and_foods_do_not_touch_settings,
);

fn a_new_journal_has_every_member_unset(stand: &Stand) {
    let expected = json!({
        "targets": [],
        "preferences": {
            "units": null, "deviceUnits": null, "showTargets": true, "assistantShortcut": null,
        },
        "body": {"weightKg": null, "heightCm": null, "age": null, "sex": null, "activity": null},
    });
    assert_same(&stand.get_settings(), &expected);
}

fn what_was_set_is_what_is_got(stand: &Stand) {
    let patch = json!({
        "targets": {
            "from": "2026-11-21",
            "values": {"caloriesKcal": 2000, "proteinG": 120.5, "carbsG": 200, "fatG": 60},
        },
        "preferences": {
            "units": "uk", "deviceUnits": "metric", "showTargets": false,
            "assistantShortcut": "assistant_b",
        },
        "body": {
            "weightKg": 70.25, "heightCm": 180, "age": 42, "sex": "unspecified",
            "activity": "somewhat",
        },
    });
    let changed = stand.update_settings(patch.clone()).given();
    let mut expected = patch;
    expected["targets"] = json!([expected["targets"]]);
    assert_same(&changed, &expected);
    assert_same(&stand.get_settings(), &expected);
}

fn meals_and_foods_do_not_touch_settings(stand: &Stand) {
    let before = stand.get_settings();
    stand.create_meal(crate::bodies::breakfast()).given();
    stand.save_food(crate::bodies::named("Stew")).given();
    assert_same(&stand.get_settings(), &before);
}
