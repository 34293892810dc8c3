//! A journal whose file is taken away while it is served: nobody is told that a meal is kept in it.

use std::fs;
use std::path::Path;
use std::process::Command;
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
    let why = error.to_string();
    assert!(
        [
            "not there any more",
            "its log",
            "was cut",
            "was written over"
        ]
        .iter()
        .any(|told| why.contains(told)),
        "{why}"
    );
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

#[test]
fn a_write_into_a_log_that_was_taken_away_is_refused() {
    let folder = TempDir::new().unwrap();
    let served = journal(&folder);
    log(&served).unwrap();
    fs::remove_file(folder.path().join("journal.db-wal")).unwrap();
    refused(&served);
    // What it still has is saved when it ends.
    drop(served);
    let page = journal(&folder).list_meals(&MealQuery::default()).unwrap();
    assert_eq!(page.meals.len(), 1);
}

/// Set, to a folder, in a process that opens the journal there: within one process SQLite shares what it
/// knows of a file.
const OTHER: &str = "JOURNAL_TEST_OTHER";

/// Has another process go through a test of this name, on the same folder.
fn elsewhere(name: &str, folder: &TempDir) {
    let other = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", name])
        .env(OTHER, folder.path())
        .output()
        .unwrap();
    assert!(other.status.success(), "{other:?}");
}

/// Takes a journal's log and its index away.
fn take_log_away(folder: &TempDir) {
    for behind in ["-wal", "-shm"] {
        fs::remove_file(folder.path().join(format!("journal.db{behind}"))).unwrap();
    }
}

#[test]
fn nobody_begins_a_new_log_where_that_of_a_program_was_taken_away_with_its_index() {
    if let Some(folder) = std::env::var_os(OTHER) {
        let none = || -> Result<Box<dyn Iterator<Item = _>>> { Ok(Box::new(std::iter::empty())) };
        let opened = Local::open(Place::folder(folder.as_ref()), Arc::new(Utc::now), none);
        let error = opened.err().expect("it is refused");
        return assert!(error.to_string().contains("its log"), "{error}");
    }
    let folder = TempDir::new().unwrap();
    let served = journal(&folder);
    log(&served).unwrap();
    take_log_away(&folder);
    let name =
        "gone::nobody_begins_a_new_log_where_that_of_a_program_was_taken_away_with_its_index";
    elsewhere(name, &folder);
    refused(&served);
    drop(served);
    let page = journal(&folder).list_meals(&MealQuery::default()).unwrap();
    assert_eq!(page.meals.len(), 1, "it is saved by who has it");
}

#[test]
fn what_others_wrote_into_a_new_log_is_not_written_over() {
    if let Some(folder) = std::env::var_os(OTHER) {
        let file = Path::new(&folder).join("journal.db");
        let other = rusqlite::Connection::open(file).unwrap();
        for name in ["Soon", "Later"] {
            let renamed = other.execute("UPDATE meal SET name = ?1", [name]);
            assert_eq!(renamed.unwrap(), 1);
        }
        return;
    }
    let folder = TempDir::new().unwrap();
    log(&journal(&folder)).unwrap();
    let served = journal(&folder);
    log(&served).unwrap();
    take_log_away(&folder);
    elsewhere(
        "gone::what_others_wrote_into_a_new_log_is_not_written_over",
        &folder,
    );
    refused(&served);
    drop(served);
    let page = journal(&folder).list_meals(&MealQuery::default()).unwrap();
    let names: Vec<_> = page.meals.iter().map(|meal| meal.name.text()).collect();
    assert_eq!(names, ["Later"], "what was answered since is there");
}

#[test]
fn a_write_behind_a_log_that_was_cut_is_refused_and_not_lost_with_it() {
    let folder = TempDir::new().unwrap();
    let served = journal(&folder);
    for _ in 0..3 {
        log(&served).unwrap();
    }
    let beside = folder.path().join("journal.db-wal");
    let whole = fs::read(&beside).unwrap();
    let file = fs::OpenOptions::new().write(true).open(&beside).unwrap();
    for left in [whole.len() as u64 / 2, 40, 0] {
        file.set_len(left).unwrap();
        refused(&served);
        // Nothing is written behind what is missing.
        assert_eq!(beside.metadata().unwrap().len(), left);
    }
    // Put back as it was it is read as before.
    fs::write(&beside, &whole).unwrap();
    log(&served).unwrap();
    drop(served);
    let page = journal(&folder).list_meals(&MealQuery::default()).unwrap();
    assert_eq!(page.meals.len(), 4);
}

#[test]
fn a_log_that_another_program_emptied_is_no_log_that_was_cut() {
    let folder = TempDir::new().unwrap();
    let (served, other) = (journal(&folder), journal(&folder));
    for _ in 0..3 {
        log(&served).unwrap();
        log(&other).unwrap();
        let emptied = rusqlite::Connection::open(folder.path().join("journal.db")).unwrap();
        let empty = "PRAGMA wal_checkpoint(TRUNCATE)";
        emptied.query_row(empty, (), |_| Ok(())).unwrap();
    }
    let page = served.list_meals(&MealQuery::default()).unwrap();
    assert_eq!(page.meals.len(), 6);
}

#[test]
fn a_file_that_was_cut_is_neither_read_nor_written_until_it_is_put_back() {
    let folder = TempDir::new().unwrap();
    log(&journal(&folder)).unwrap();
    let served = journal(&folder);
    log(&served).unwrap();
    let path = folder.path().join("journal.db");
    let (whole, beside) = (
        fs::read(&path).unwrap(),
        folder.path().join("journal.db-wal"),
    );
    let file = fs::OpenOptions::new().write(true).open(&path).unwrap();
    for left in [whole.len() as u64 - 1, 4096, 100, 0] {
        let logged = fs::read(&beside).unwrap();
        file.set_len(left).unwrap();
        refused(&served);
        let read = served.list_meals(&MealQuery::default()).unwrap_err();
        assert!(read.message().contains("was cut"), "{read}");
        assert!(read.hint_text().unwrap().contains("keep copies"), "{read}");
        assert_eq!(path.metadata().unwrap().len(), left);
        assert_eq!(fs::read(&beside).unwrap(), logged);
    }
    fs::write(&path, &whole).unwrap();
    log(&served).unwrap();
    let page = served.list_meals(&MealQuery::default()).unwrap();
    assert_eq!(page.meals.len(), 3);
}

#[test]
fn a_log_is_not_taken_into_a_file_that_was_cut() {
    let folder = TempDir::new().unwrap();
    log(&journal(&folder)).unwrap();
    let served = journal(&folder);
    log(&served).unwrap();
    let path = folder.path().join("journal.db");
    let whole = fs::read(&path).unwrap();
    fs::write(&path, &whole[..4096]).unwrap();
    drop(served);
    assert_eq!(path.metadata().unwrap().len(), 4096);
    fs::write(&path, &whole).unwrap();
    let page = journal(&folder).list_meals(&MealQuery::default()).unwrap();
    assert_eq!(page.meals.len(), 2, "what stands in the log is there");
}

/// A copy of a journal as it is, at least as long.
fn copied(folder: &TempDir) -> Vec<u8> {
    let copy = folder.path().join("copy");
    let file = rusqlite::Connection::open(folder.path().join("journal.db")).unwrap();
    let into = copy.to_str().unwrap();
    file.execute("VACUUM INTO ?1", [into]).unwrap();
    let length = folder.path().join("journal.db").metadata().unwrap().len();
    let mut copy = fs::read(copy).unwrap();
    let least = usize::try_from(length).unwrap().max(copy.len());
    copy.resize(least, 0);
    copy
}

#[test]
fn a_file_that_was_written_over_is_neither_read_nor_written_until_it_is_put_back() {
    let folder = TempDir::new().unwrap();
    log(&journal(&folder)).unwrap();
    let old = copied(&folder);
    let served = journal(&folder);
    let (path, beside) = (
        folder.path().join("journal.db"),
        folder.path().join("journal.db-wal"),
    );
    let whole = fs::read(&path).unwrap();
    for meals in 1..=3 {
        log(&served).unwrap();
        let logged = fs::read(&beside).unwrap();
        fs::write(&path, &old).unwrap();
        for _ in 0..2 {
            refused(&served);
            let read = served.list_meals(&MealQuery::default()).unwrap_err();
            assert!(read.message().contains("was written over"), "{read}");
            assert!(read.hint_text().unwrap().contains("keep copies"), "{read}");
        }
        assert_eq!(fs::read(&path).unwrap(), old);
        assert_eq!(fs::read(&beside).unwrap(), logged);
        fs::write(&path, &whole).unwrap();
        let page = served.list_meals(&MealQuery::default()).unwrap();
        assert_eq!(page.meals.len(), 1 + meals);
    }
    fs::write(&path, &old).unwrap();
    drop(served);
    assert_eq!(fs::read(&path).unwrap(), old, "no log was taken into it");
    fs::write(&path, &whole).unwrap();
    let page = journal(&folder).list_meals(&MealQuery::default()).unwrap();
    assert_eq!(page.meals.len(), 4, "what stands in the log is there");
}

#[test]
fn a_file_that_was_touched_is_no_file_that_was_written_over() {
    let folder = TempDir::new().unwrap();
    let served = journal(&folder);
    for _ in 0..3 {
        log(&served).unwrap();
        let file = fs::File::options()
            .append(true)
            .open(folder.path().join("journal.db"))
            .unwrap();
        file.set_modified(std::time::SystemTime::now()).unwrap();
        log(&served).unwrap();
    }
    let page = served.list_meals(&MealQuery::default()).unwrap();
    assert_eq!(page.meals.len(), 6);
}

#[test]
fn a_file_that_another_program_made_shorter_by_right_is_no_file_that_was_cut() {
    let folder = TempDir::new().unwrap();
    let served = journal(&folder);
    let path = folder.path().join("journal.db");
    let other = rusqlite::Connection::open(&path).unwrap();
    let mut lengths = Vec::new();
    for sql in [
        "CREATE TABLE own (x); INSERT INTO own VALUES (zeroblob(1000000))",
        "DROP TABLE own; VACUUM",
    ] {
        other.execute_batch(sql).unwrap();
        let emptied = other.query_row("PRAGMA wal_checkpoint(TRUNCATE)", (), |_| Ok(()));
        emptied.unwrap();
        log(&served).unwrap();
        lengths.push(path.metadata().unwrap().len());
    }
    assert!(lengths[1] < lengths[0], "{lengths:?}");
    let page = served.list_meals(&MealQuery::default()).unwrap();
    assert_eq!(page.meals.len(), 2);
}

#[test]
fn nobody_writes_beside_a_program_whose_index_was_taken_away() {
    let name = "gone::nobody_writes_beside_a_program_whose_index_was_taken_away";
    if let Some(folder) = std::env::var_os(OTHER) {
        let none = || -> Result<Box<dyn Iterator<Item = _>>> { Ok(Box::new(std::iter::empty())) };
        let opened = Local::open(Place::folder(folder.as_ref()), Arc::new(Utc::now), none);
        let error = opened.err().expect("it is refused");
        return assert!(
            error.to_string().contains("the index of its log"),
            "{error}"
        );
    }
    let folder = TempDir::new().unwrap();
    let served = journal(&folder);
    log(&served).unwrap();
    fs::remove_file(folder.path().join("journal.db-shm")).unwrap();
    elsewhere(name, &folder);
    refused(&served);
    drop(served);
    let page = journal(&folder).list_meals(&MealQuery::default()).unwrap();
    assert_eq!(page.meals.len(), 1, "it is saved by who has it");
}
