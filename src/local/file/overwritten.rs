//! Whether something else than SQLite wrote into a file that is open. A copy that is written over it keeps its name and
//! its identity, and what stands in the log is then of pages that are there no more.

use std::cell::Cell;
use std::fs::Metadata;
use std::path::Path;

use rusqlite::Connection;

use super::open_and_read;
use crate::local::failure::Failure;
use crate::local::layout;
use crate::local::schema::JOURNAL;

/// When a file was written last, in seconds and nanoseconds; `None` where systems tell it late.
type Written = Option<(i64, i64)>;

/// What there was of a file and its log when they were looked at last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Seen {
    file: Written,
    log: Option<(u64, Written)>,
    /// How many pages the log has, and how many of these were taken into the file.
    taken: (i64, i64),
}

/// What is known of the writes into a file.
pub(super) struct Writes {
    seen: Cell<Seen>,
    /// When that was written which is not whole.
    spoiled: Cell<Written>,
}

impl Writes {
    /// What there is now, which was just opened.
    pub(super) fn new(connection: &Connection, file: Option<&Metadata>, log: &Path) -> Writes {
        Writes {
            seen: Cell::new(seen(connection, file, log)),
            spoiled: Cell::new(None),
        }
    }

    /// What this connection wrote is its own.
    pub(super) fn note(&self, connection: &Connection, file: Option<&Metadata>, log: &Path) {
        self.seen.set(seen(connection, file, log));
    }

    /// Refuses a file that was written without anything that was taken into it from its log, and is not whole with it.
    /// One that was touched, or put back as it was, is.
    ///
    /// It is asked of a connection of its own: this one goes by pages that it has read.
    pub(super) fn are_of_log(
        &self,
        connection: &Connection,
        path: &Path,
        file: &Metadata,
        log: &Path,
    ) -> Result<(), Failure> {
        let before = self.seen.get();
        let now = written(file);
        if now.is_some() && now == self.spoiled.get() {
            return Err(overwritten());
        }
        if now == before.file {
            self.seen.set(Seen {
                log: of_log(log),
                ..before
            });
            return Ok(());
        }
        // Nobody tells what was taken while something is read.
        if !connection.is_autocommit() {
            return Ok(());
        }
        let found = seen(connection, Some(file), log);
        if (found.log, found.taken) == (before.log, before.taken) {
            if !is_whole(path) {
                self.spoiled.set(now);
                return Err(overwritten());
            }
            connection.execute_batch("PRAGMA shrink_memory")?;
        }
        self.seen.set(found);
        Ok(())
    }
}

fn seen(connection: &Connection, file: Option<&Metadata>, log: &Path) -> Seen {
    let sql = "PRAGMA wal_checkpoint(NOOP)";
    let taken = connection
        .prepare_cached(sql)
        .and_then(|mut asked| asked.query_row((), |row| Ok((row.get(1)?, row.get(2)?))));
    Seen {
        file: file.and_then(written),
        log: of_log(log),
        taken: taken.unwrap_or_default(),
    }
}

fn of_log(log: &Path) -> Option<(u64, Written)> {
    let log = log.metadata().ok()?;
    Some((log.len(), written(&log)))
}

#[cfg(unix)]
fn written(file: &Metadata) -> Written {
    use std::os::unix::fs::MetadataExt;
    Some((file.mtime(), file.mtime_nsec()))
}

#[cfg(not(unix))]
fn written(_: &Metadata) -> Written {
    None
}

fn is_whole(path: &Path) -> bool {
    let told = open_and_read(path).and_then(|connection| {
        // What is looked through is ours: what somebody else had computed would be computed here.
        layout::refuse_unlike(&connection, &JOURNAL)?;
        let told = connection.pragma_query_value(None, "integrity_check", |row| row.get(0));
        Ok(told?)
    });
    told.is_ok_and(|told: String| told == "ok")
}

fn overwritten() -> Failure {
    Failure::Store {
        what: "was written over by something else while this program has it open, and is damaged with its log".to_owned(),
        hint: "nothing was changed: put the file back as it was; or keep copies of it and of its log (-wal), stop this program, which leaves both as they are, and bring a copy back with journal db restore BACKUP",
        read_only: false,
    }
}
