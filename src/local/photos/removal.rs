//! Photos that nothing names any more. Their files are noted in the transaction that releases them and removed behind
//! it: whoever is killed in between, or may not remove one, leaves it to whoever opens the journal next.

use std::collections::HashSet;
use std::path::Path;

use rusqlite::Connection;

use super::remove_file;
use crate::local::failure::{self, Failure};
use crate::local::{Local, file, link};

/// Notes that the file of a photo is to be removed.
pub(in crate::local) fn note(connection: &Connection, file: &str) -> Result<(), Failure> {
    let sql = "INSERT INTO photo_removal (file) VALUES (?1) ON CONFLICT DO NOTHING";
    connection.prepare_cached(sql)?.execute([file])?;
    Ok(())
}

/// The files that are to be removed.
pub(in crate::local) fn files(connection: &Connection) -> Result<HashSet<String>, Failure> {
    let released = released(connection)?.into_iter();
    Ok(released.map(|released| released.file).collect())
}

/// A file that is to be removed.
struct Released {
    file: String,
    /// Whether it was told that it cannot be.
    was_told: bool,
    /// Whether a photo of this file is there again: then it stays.
    is_named: bool,
}

/// Every command asks, and hardly ever there are some: what else is to be known of them is asked then.
fn released(connection: &Connection) -> Result<Vec<Released>, Failure> {
    let named = "SELECT 1 FROM photo WHERE file = ?1";
    let mut released = Vec::new();
    let mut statement = connection.prepare_cached("SELECT file, was_told FROM photo_removal")?;
    let mut rows = statement.query(())?;
    while let Some(row) = rows.next()? {
        let file: String = row.get(0)?;
        released.push(Released {
            is_named: connection.prepare_cached(named)?.exists([&file])?,
            was_told: row.get(1)?,
            file,
        });
    }
    Ok(released)
}

/// Notes that no file is to be removed any more: those of a copy may be shown by the journal that it takes the place of.
pub(in crate::local) fn forget(connection: &Connection) -> Result<(), Failure> {
    connection.execute("DELETE FROM photo_removal", ())?;
    Ok(())
}

/// What became of the files that were to be removed.
#[derive(Default)]
struct Tried {
    /// Those that need not be removed any more.
    done: Vec<String>,
    /// Those that cannot be, of which it was not told yet.
    failed: Vec<String>,
    /// Why each is there still.
    left: Vec<String>,
    /// Why those are of which it was not told yet.
    untold: Vec<String>,
}

impl Tried {
    fn to_remove(folder: &Path, released: Vec<Released>) -> Tried {
        let mut tried = Tried::default();
        for Released {
            file,
            was_told,
            is_named,
        } in released
        {
            let why = match is_named {
                true => None,
                false => remove_file(folder, &file),
            };
            let Some(why) = why else {
                tried.done.push(file);
                continue;
            };
            if !was_told {
                tried.untold.push(why.clone());
                tried.failed.push(file);
            }
            tried.left.push(why);
        }
        tried.last(folder);
        tried
    }

    /// Has those last that are gone: they are noted until then.
    fn last(&mut self, folder: &Path) {
        if self.done.is_empty() {
            return;
        }
        if let Err(why) = file::sync_folder(&folder.join("photo")) {
            let why = format!("{}: {}", folder.display(), why.told_alone());
            self.done.clear();
            self.left.push(why.clone());
            self.untold.push(why);
        }
    }

    /// Notes it.
    fn note(&self, connection: &Connection) -> Result<(), Failure> {
        let done = "DELETE FROM photo_removal WHERE file = ?1";
        let failed = "UPDATE photo_removal SET was_told = 1 WHERE file = ?1";
        for (sql, files) in [(done, &self.done), (failed, &self.failed)] {
            let mut statement = connection.prepare_cached(sql)?;
            for file in files {
                statement.execute([file])?;
            }
        }
        Ok(())
    }
}

impl Local {
    /// Removes the files of photos that nothing names any more, and gives why others are there still: a person is told
    /// of each once. Where what became of them cannot be noted, they are tried again.
    pub(in crate::local) fn remove_released(&self) -> Vec<String> {
        if self.trouble.is_some() || self.is_rehearsal() {
            return Vec::new();
        }
        let released = self.read(released).unwrap_or_default();
        if released.is_empty() || is_away(self.photo_folder()) {
            return Vec::new();
        }
        let tried = Tried::to_remove(self.photo_folder(), released);
        if !tried.done.is_empty() || !tried.failed.is_empty() {
            let _ = self.unless_busy(|| {
                let transaction = self.begin_alone()?;
                tried.note(&transaction)?;
                failure::commit(transaction)
            });
        }
        self.unremoved.borrow_mut().extend(tried.untold);
        tried.left
    }
}

/// Whether the folder of photos is not there, as beside a copy that was restored on another machine. What was in it may
/// come again with it, so it is noted until then; a link to nothing is told.
fn is_away(folder: &Path) -> bool {
    matches!(folder.try_exists(), Ok(false)) && link::leads_nowhere(folder).is_none()
}
