//! A journal at an address that somebody names: `JOURNAL_CONTRACT_URL`, asked with `JOURNAL_CONTRACT_KEY`.
//!
//! Run with `cargo test --test contract -- --ignored elsewhere`. With one key its journal must be
//! empty at first and is emptied before every promise; with several keys, parted by blanks, each
//! promise has the journal of one of them to itself. The service's catalogue must be the suite's
//! (see [`a_folder_for_another_service_is_made`]). What a service cannot be asked for through
//! the API (another clock, another catalogue, settings that were never set, corrections that go
//! away) is not tried, and said.

use std::any::Any;
use std::cell::Cell;
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::Path;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use journal::api::Journal;
use journal::local::{Place, Register, add_person, build_catalogue};
use journal::model::{CorrectionQuery, FoodQuery, MealQuery, Permission, Settings, SettingsPatch};
use journal::remote::{Patience, Remote, Secret};
use serde_json::{Value, json};

use crate::catalogue;
use crate::stand::Stand;

/// What this service cannot be asked for.
struct Unable(&'static str);

/// Ends a promise that needs what the stand cannot give.
pub(crate) fn unable(what: &'static str) -> ! {
    resume_unwind(Box::new(Unable(what)))
}

/// Keeps a promise to the service that the environment names.
pub(crate) fn keep(promise: fn(&Stand)) {
    let url = std::env::var("JOURNAL_CONTRACT_URL").expect("JOURNAL_CONTRACT_URL");
    let mut keys = keys();
    let shared = keys.len() == 1;
    let key = match shared {
        true => keys.front().cloned(),
        false => keys.pop_front(),
    };
    let key = key.expect("as many keys in JOURNAL_CONTRACT_KEY as there are promises, or one");
    // One journal is for one promise at a time.
    let _turn = shared.then_some(keys);
    let journal = || {
        let secret = Some(Secret::new(key.clone()));
        Remote::new(&url, secret, Patience::default()).expect("an address")
    };
    let kept = catch_unwind(AssertUnwindSafe(|| {
        if shared {
            empty(&journal());
        }
        promise(&Stand::elsewhere(Box::new(journal())));
    }));
    if let Err(panic) = kept {
        not_tried(panic);
    }
}

/// The keys that are left.
fn keys() -> MutexGuard<'static, VecDeque<String>> {
    static KEYS: OnceLock<Mutex<VecDeque<String>>> = OnceLock::new();
    let keys = KEYS.get_or_init(|| {
        let keys = std::env::var("JOURNAL_CONTRACT_KEY").expect("JOURNAL_CONTRACT_KEY");
        Mutex::new(keys.split_whitespace().map(str::to_owned).collect())
    });
    keys.lock().unwrap_or_else(PoisonError::into_inner)
}

#[allow(clippy::print_stdout, reason = "it says what it did not try")]
fn not_tried(panic: Box<dyn Any + Send>) {
    match panic.downcast::<Unable>() {
        Ok(unable) => println!("not tried: {}", unable.0),
        Err(panic) => resume_unwind(panic),
    }
}

/// Takes everything out of a journal that this suite put in. Nobody else's is touched.
fn empty(journal: &Remote) {
    static OURS: Mutex<Cell<bool>> = Mutex::new(Cell::new(false));
    let meals = journal
        .list_meals(&MealQuery::default().limit(100))
        .expect("meals")
        .meals;
    let foods = journal
        .search_foods(&FoodQuery::default().limit(100))
        .expect("foods")
        .foods;
    let ours = OURS
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .replace(true);
    assert!(
        ours || (meals.is_empty() && foods.is_empty()),
        "the journal of JOURNAL_CONTRACT_KEY is somebody's: it is not empty"
    );
    let full = meals.len() == 100 || foods.len() == 100;
    for meal in meals {
        journal.delete_meal(&meal.id).expect("a meal is deleted");
    }
    for food in foods {
        journal
            .delete_food(food.key.text())
            .expect("a food is deleted");
    }
    if full {
        return empty(journal);
    }
    reset(journal);
}

/// Sets settings to what they were at first.
fn reset(journal: &Remote) {
    let nothing = json!({
        "targets": { "from": "0001-01-01", "values": null },
        "preferences": { "units": null, "showTargets": true, "assistantShortcut": null },
        "body": { "weightKg": null, "heightCm": null, "age": null, "sex": null, "activity": null },
    });
    journal
        .update_settings(&SettingsPatch::from(nothing))
        .expect("settings are reset");
}

/// Whether settings and corrections are those of a new journal.
pub(crate) fn is_new(journal: &dyn Journal) -> (bool, bool) {
    let settings: Settings = journal.get_settings().expect("settings");
    let settings = serde_json::to_value(settings).expect("JSON");
    let corrections = journal
        .list_food_corrections(&CorrectionQuery::default())
        .expect("corrections");
    let unset = |part: &str| match &settings[part] {
        Value::Object(members) => members
            .iter()
            .all(|(name, value)| value.is_null() || name == "showTargets"),
        _ => false,
    };
    (
        unset("preferences") && unset("body"),
        corrections.corrections.is_empty(),
    )
}

/// `JOURNAL_CONTRACT_FOLDER` becomes a folder that a service can serve: a `catalog.db` of the suite's
/// foods, `JOURNAL_CONTRACT_PEOPLE` people, and a file `keys` with a key of each.
#[test]
#[ignore = "makes files in JOURNAL_CONTRACT_FOLDER"]
fn a_folder_for_another_service_is_made() {
    let set = |name| std::env::var(name).unwrap_or_else(|_| panic!("{name}"));
    let folder = set("JOURNAL_CONTRACT_FOLDER");
    let folder = Path::new(&folder);
    let mut foods = catalogue::foods().into_iter().map(Ok);
    build_catalogue(&Place::folder(folder), chrono::Utc::now(), &mut foods).expect("a catalogue");
    let register = Register::open(folder).expect("a register");
    let people: usize = set("JOURNAL_CONTRACT_PEOPLE").parse().expect("a number");
    let now = chrono::Utc::now();
    let key = |person: usize| {
        let user = add_person(folder, &register, &person.to_string(), now).expect("a person");
        let made = register.create_key(&user.id, Permission::ReadWrite, None, now, None);
        made.expect("a key").0
    };
    let keys: Vec<String> = (0..people).map(key).collect();
    std::fs::write(folder.join("keys"), keys.join("\n")).expect("the keys are written");
}
