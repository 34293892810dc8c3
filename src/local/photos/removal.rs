//! Photos that nothing names any more. Their files are noted in the transaction that releases them and removed behind
//! it: whoever is killed in between, or may not remove one, leaves it to whoever opens the journal next.

use std::collections::HashSet;

use rusqlite::Connection;

use super::remove_file;
use crate::local::Local;
use crate::local::failure::{self, Failure};

/// Notes that the file of a photo is to be removed.
pub(in crate::local) fn note(connection: &Connection, file: &str) -> Result<(), Failure> {
    let sql = "INSERT INTO photo_removal (file) VALUES (?1) ON CONFLICT DO NOTHING";
    connection.prepare_cached(sql)?.execute([file])?;
    Ok(())
}

/// The files that are to be removed.
pub(in crate::local) fn files(connection: &Connection) -> Result<HashSet<String>, Failure> {
    Ok(waiting(connection)?.into_iter().map(|to| to.file).collect())
}

/// A file that is to be removed.
struct Waiting {
    file: String,
    /// Whether it was told that it cannot be.
    was_told: bool,
    /// Whether a photo of this file is there again: then it stays.
    is_named: bool,
}

fn waiting(connection: &Connection) -> Result<Vec<Waiting>, Failure> {
    let named = "EXISTS (SELECT 1 FROM photo WHERE photo.file = photo_removal.file)";
    let sql = format!("SELECT file, was_told, {named} FROM photo_removal");
    let mut statement = connection.prepare_cached(&sql)?;
    let waiting = statement.query_map((), |row| {
        Ok(Waiting {
            file: row.get(0)?,
            was_told: row.get(1)?,
            is_named: row.get(2)?,
        })
    })?;
    Ok(waiting.collect::<rusqlite::Result<_>>()?)
}

impl Local {
    /// Removes the files of photos that nothing names any more, and gives those that stay, each with why: a person is
    /// told of each once. Where what became of them cannot be noted, they are tried again.
    pub(in crate::local) fn remove_released(&self) -> Vec<String> {
        if self.trouble.is_some() || self.is_rehearsal() {
            return Vec::new();
        }
        let waiting = self.read(waiting).unwrap_or_default();
        let (mut left, mut ended) = (Vec::new(), Vec::new());
        for file in waiting {
            let why = match file.is_named {
                true => None,
                false => remove_file(self.photo_folder(), &file.file),
            };
            if let Some(why) = &why {
                left.push(why.clone());
            }
            if why.is_none() || !file.was_told {
                ended.push((file.file, why));
            }
        }
        if !ended.is_empty() {
            let _ = self.unless_busy(|| self.note_tried(&ended));
            self.unremoved
                .borrow_mut()
                .extend(ended.into_iter().filter_map(|(_, why)| why));
        }
        left
    }

    /// Notes which files are gone, and of which it is told now why they are not.
    fn note_tried(&self, tried: &[(String, Option<String>)]) -> Result<(), Failure> {
        let transaction = self.begin_alone()?;
        for (file, why) in tried {
            let sql = match why {
                None => "DELETE FROM photo_removal WHERE file = ?1",
                Some(_) => "UPDATE photo_removal SET was_told = 1 WHERE file = ?1",
            };
            transaction.prepare_cached(sql)?.execute([file])?;
        }
        failure::commit(transaction)
    }
}
