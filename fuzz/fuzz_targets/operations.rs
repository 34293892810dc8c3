//! Operations on a journal, one a line: a letter for which, then a query or a body. `#0` in it stands
//! for the first id that was answered. Each is done or refused as the specification says, and the
//! journal is whole afterwards.
#![no_main]

use std::fs;
use std::path::Path;
use std::sync::{Arc, OnceLock};

use chrono::{DateTime, Utc};
use journal::api::Call;
use journal::error::Code;
use journal::local::{Local, Place};
use journal::model::Operation;
use libfuzzer_sys::fuzz_target;
use serde_json::Value;

/// The most operations of one input: the tenth finds what the first left.
const MOST: usize = 12;

fn now() -> DateTime<Utc> {
    DateTime::from_timestamp(1_800_000_000, 0).expect("a time of ours")
}

/// A call, as a line says.
fn call(line: &str, ids: &[String]) -> Option<Call> {
    let mut line = line.to_owned();
    for (at, id) in ids.iter().enumerate().rev() {
        line = line.replace(&format!("#{at}"), id);
    }
    let (which, rest) = line.split_at_checked(1)?;
    let which = usize::from(which.as_bytes()[0].checked_sub(b'a')?);
    let mut call = Call::new(*Operation::ALL.get(which)?);
    match call.operation {
        Operation::GetMeal | Operation::DeleteMeal | Operation::DeleteFood => {
            rest.clone_into(&mut call.id)
        }
        Operation::UpdateMeal => {
            let (id, body) = rest.split_once(' ')?;
            id.clone_into(&mut call.id);
            call.body = serde_json::from_str(body).ok().map(Arc::new);
        }
        Operation::CreateMeal | Operation::SaveFood | Operation::UpdateSettings => {
            call.body = serde_json::from_str(rest).ok().map(Arc::new);
        }
        _ => {
            let pairs = rest.split('&').filter_map(|pair| pair.split_once('='));
            call.query = pairs
                .map(|(name, value)| (name.to_owned(), value.to_owned()))
                .collect();
        }
    }
    Some(call)
}

/// The journal of a folder, which is made where there is none; nobody waits for its disk.
fn journal(folder: &Path) -> Local {
    let none = || Ok(Box::new(std::iter::empty()) as _);
    let journal = Local::open(Place::folder(folder), Arc::new(now), none);
    journal.and_then(Local::not_waiting).expect("a journal")
}

/// The files of a journal in which nobody has written yet: each input begins with a copy.
fn new() -> &'static [(String, Vec<u8>)] {
    static NEW: OnceLock<Vec<(String, Vec<u8>)>> = OnceLock::new();
    NEW.get_or_init(|| {
        let folder = tempfile::tempdir().expect("a folder");
        drop(journal(folder.path()));
        let files = fs::read_dir(folder.path()).expect("a folder").flatten();
        let files = files.filter(|file| file.path().is_file());
        let read = |file: fs::DirEntry| {
            let name = file.file_name().to_string_lossy().into_owned();
            (name, fs::read(file.path()).expect("a file"))
        };
        files.map(read).collect()
    })
}

fuzz_target!(|text: &str| {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, bytes) in new() {
        fs::write(folder.path().join(name), bytes).expect("room");
    }
    let journal = journal(folder.path());
    let mut ids = Vec::new();
    for line in text.lines().take(MOST) {
        let Some(call) = call(line, &ids) else {
            continue;
        };
        match call.answer(&journal) {
            Ok(Some(body)) => {
                let body: Value = serde_json::from_slice(&body).expect("JSON is answered");
                ids.extend(
                    ["id", "key"]
                        .iter()
                        .filter_map(|name| body[name].as_str().map(str::to_owned)),
                );
            }
            Ok(None) => {}
            Err(error) => {
                let ours = [Code::Internal, Code::LocalStore];
                assert!(!ours.contains(&error.code()), "{line}: {error}");
            }
        }
    }
    journal.check().expect("the journal is whole");
});
