//! The houses a server answers from: one person's journal, or a folder of many.

mod closer;
mod left;
mod look;
mod open;
mod own;
mod people;
mod removed;
mod unmade;

use std::fs;
use std::io::{self, ErrorKind};
use std::path::Path;

use chrono::{DateTime, Utc};

use super::Local;
use super::register::Register;
use crate::api::Key;
use crate::error::{Result, writable};

pub(super) use look::is_removed;
pub use look::{PeopleLooked, as_own, look_at_people, lost_register};
pub use own::OwnHouse;
pub use people::{PeoplesHouse, add_person, begin_anew, remove_person};
pub use removed::finish_removals;

/// Pages that the log of a served journal may hold before they are taken into the file, four times as
/// many as of one that is not. Where much is written at a time, the same pages are written again and
/// again, and of each the last alone is taken over.
const LOG: u32 = 4_000;

/// What of a served journal is held in memory, in KiB, eight times as much as of one that is not: ids come
/// in no order, so that who writes much writes to pages all over the file.
const PAGES: i32 = 16_000;

/// A journal that is served from now on.
fn served(journal: Local) -> Local {
    // Where that is not taken, the log is as long as everybody's, and as little is held.
    let connection = &journal.connection;
    let _ = connection.pragma_update(None, "wal_autocheckpoint", LOG);
    let _ = connection.pragma_update(None, "cache_size", -PAGES);
    journal
}

/// Takes away the mark of a folder, where there is one.
fn unmark(mark: &Path) -> io::Result<()> {
    match fs::remove_file(mark) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        removed => removed,
    }
}

/// Notes that a key was used, unless that was noted within the last minute.
fn note_use(register: &Register, key: &Key, now: DateTime<Utc>) -> Result<()> {
    match key.is_noted(now) {
        true => Ok(()),
        false => register.key_used(&key.id, writable(now)?),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::local::Place;

    #[test]
    fn a_served_journal_takes_a_longer_log() {
        let folder = tempfile::tempdir().unwrap();
        let starter = || Ok(Box::new(std::iter::empty()) as Box<_>);
        let opened = Local::open(Place::folder(folder.path()), Arc::new(Utc::now), starter);
        let taken = |journal: &Local| {
            let pages = journal
                .connection
                .pragma_query_value(None, "wal_autocheckpoint", |row| row.get::<_, u32>(0));
            pages.unwrap()
        };
        let journal = opened.unwrap();
        assert!(taken(&journal) < LOG);
        assert_eq!(taken(&served(journal)), LOG);
    }
}
