//! Ctrl-C at the last step of what makes the catalogue anew: it is told as it was said, and everything
//! is as it was.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::fs;
use std::sync::Arc;

use chrono::Utc;
use journal::error::{Code, Error, Outcome, Result};
use journal::local::{Clock, Reviews, Starter, WhereOvertaken, remove_library};
use journal::model::Library;
use serde_json::{Value, json};

use crate::stand::Stand;

const NONE: Starter = || Ok(Box::new(std::iter::empty()));

const SAID: &str = "interrupted: nothing was changed";

fn clock() -> Clock {
    Arc::new(Utc::now)
}

/// A journal beside a catalogue with one product.
fn stand() -> Stand {
    let data =
        json!({ "base": "g", "nutrition": { "basisAmount": 100, "values": { "kcal": 40 } } });
    let product = |library: &str| json!({ "library": library, "key": "juice", "name": "Juice", "data": data });
    Stand::with(vec![product("off"), product("service")])
}

/// What is in the folder: the files beside the journal, and what each of them holds.
fn beside(stand: &Stand) -> BTreeMap<String, Vec<u8>> {
    let folder = stand.place().journal.parent().unwrap().to_owned();
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap());
    let files = files.filter(|file| file.file_type().unwrap().is_file());
    let named = files.map(|file| (file.file_name().into_string().unwrap(), file.path()));
    let others = named.filter(|(name, _)| !name.starts_with("journal.db-"));
    others
        .map(|(name, path)| (name, fs::read(path).unwrap()))
        .collect()
}

/// Does what is asked for, which is interrupted the first time that it asks.
fn interrupted<T>(work: impl FnOnce(&dyn Fn() -> Result<()>) -> Result<T>) {
    let asked = Cell::new(0);
    let done = work(&|| {
        asked.set(asked.get() + 1);
        Err(Error::new(Code::Interrupted, SAID))
    });
    let error = done.err().expect("it was interrupted");
    assert_eq!(
        (error.code(), error.code().exit()),
        (Code::Interrupted, 130)
    );
    assert_eq!(
        (error.message(), error.what_became()),
        (SAID, Outcome::NotApplied)
    );
    assert_eq!(asked.get(), 1);
}

#[test]
fn a_removal_that_is_interrupted_at_its_last_step_leaves_everything_as_it_was() {
    let stand = stand();
    let (place, before) = (stand.place(), beside(&stand));
    interrupted(|go_on| remove_library(&place, NONE, clock(), Library::Off, go_on));
    assert!(beside(&stand) == before);
    // Nobody is left in its way.
    remove_library(&place, NONE, clock(), Library::Off, &|| Ok(())).unwrap();
    assert!(beside(&stand) != before);
}

#[test]
fn an_acceptance_that_is_interrupted_at_its_last_step_leaves_everything_as_it_was() {
    let stand = stand();
    for library in ["off", "service"] {
        let query = [("query", "juice"), ("library", library)];
        let query = query.map(|(name, value)| (name.to_owned(), value.to_owned()));
        let found = stand.search_foods(&query.to_vec()).unwrap();
        let product: &Value = &found["foods"][0];
        let copy = json!({ "name": "Apple juice", "data": product["data"],
            "copyFrom": { "library": library, "key": "juice", "version": product["version"] } });
        stand.save_food(copy).unwrap();
    }
    let reviews = Reviews::new(stand.place(), NONE, clock());
    let proposals = reviews.proposals();
    let pending = proposals.pending();
    assert_eq!(pending.len(), 2);
    let before = beside(&stand);
    let overtaken = WhereOvertaken::Refuse;
    interrupted(|go_on| reviews.accept(pending, overtaken, None, go_on));
    let after = beside(&stand);
    let names = |files: &BTreeMap<String, Vec<u8>>| files.keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(&after), names(&before));
    assert!(after == before);
    assert_eq!(reviews.proposals().pending().len(), 2);
    // Nobody is left in its way, and what is begun is done: of two libraries, the first asks.
    let asked = Cell::new(0);
    let go_on = || {
        asked.set(asked.get() + 1);
        Ok(())
    };
    reviews.accept(pending, overtaken, None, &go_on).unwrap();
    assert_eq!((asked.get(), reviews.proposals().pending().len()), (1, 0));
}
