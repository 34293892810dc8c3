//! A journal whose file is taken away while it is served: nobody is told that a meal is kept in it.

use std::fs;
use std::sync::Arc;

use chrono::Utc;
use journal::api::Journal;
use journal::error::{Code, Outcome, Result};
use journal::local::{Local, Place};
use journal::model::{MealDraft, MealQuery};
use serde_json::json;
use tempfile::TempDir;

fn journal(folder: &TempDir) -> Local {
    let none = || -> Result<Box<dyn Iterator<Item = _>>> { Ok(Box::new(std::iter::empty())) };
    Local::open(Place::folder(folder.path()), Arc::new(Utc::now), none).unwrap()
}

fn log(journal: &Local) -> Result<()> {
    let meal = json!({ "eatenAt": "2026-11-21T08:00:00Z", "timezone": "UTC",
        "items": [{ "newFood": { "name": "Soup", "data": { "base": "g" } }, "quantity": 1, "unit": "g" }] });
    journal.create_meal(&MealDraft::from(meal)).map(drop)
}

fn refused(journal: &Local) {
    let error = log(journal).unwrap_err();
    assert_eq!(error.code(), Code::LocalStore, "{error}");
    assert_eq!(error.what_became(), Outcome::NotApplied, "{error}");
    assert!(error.to_string().contains("not there any more"), "{error}");
}

#[test]
fn a_write_into_a_file_that_nobody_will_find_is_refused_until_it_is_put_back() {
    let (folder, other) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let served = journal(&folder);
    log(&served).unwrap();
    let (file, away) = (folder.path().join("journal.db"), folder.path().join("away"));
    fs::rename(&file, &away).unwrap();
    refused(&served);
    drop(journal(&other));
    fs::copy(other.path().join("journal.db"), &file).unwrap();
    refused(&served);
    fs::rename(&away, &file).unwrap();
    log(&served).unwrap();
    let page = served.list_meals(&MealQuery::default()).unwrap();
    assert_eq!(page.meals.len(), 2);
}
