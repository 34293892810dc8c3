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

impl Local {
    /// Removes the files of photos that nothing names any more, and gives those that stay, each with why: a person is
    /// told of each once. Where what became of them cannot be noted, they are tried again.
    pub(in crate::local) fn remove_released(&self) -> Vec<String> {
        if self.trouble.is_some() || self.is_rehearsal() {
            return Vec::new();
        }
        let (mut left, mut news) = (Vec::new(), Vec::new());
        for released in self.read(released).unwrap_or_default() {
            let why = match released.is_named {
                true => None,
                false => remove_file(self.photo_folder(), &released.file),
            };
            left.extend(why.clone());
            if why.is_none() || !released.was_told {
                news.push((released.file, why));
            }
        }
        if !news.is_empty() {
            let _ = self.unless_busy(|| self.note_tried(&news));
            let untold = news.into_iter().filter_map(|(_, why)| why);
            self.unremoved.borrow_mut().extend(untold);
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
