//! Photos that stand in a journal's folder of photos and that nothing in the journal names. A program that is killed
//! while it takes one in leaves it; nobody can tell it from that of a journal over which a copy was restored, and so
//! it is told, and not removed.

use std::collections::HashSet;
use std::fs;

use rusqlite::Connection;

use super::failure::Failure;
use super::schema::JOURNAL;
use super::{Place, check, file, photos, undo};

/// The files of photos that nothing in the journal names, nor anything that can be taken back; `None` where that
/// cannot be told: there is no journal, it cannot be read, or an older or a killed program left it so that it is to
/// be brought up first.
pub fn unnamed_photos(place: &Place) -> Option<Vec<String>> {
    // Listed before the journal is read, which names by then what is taken in meanwhile.
    let entries = fs::read_dir(&place.photos).into_iter().flatten().flatten();
    let names = entries.filter_map(|entry| entry.file_name().into_string().ok());
    let mut there: Vec<String> = names.filter(|name| photos::is_file(name)).collect();
    there.sort();
    if !there.is_empty() {
        let named = named(place).ok()??;
        there.retain(|file| !named.contains(file));
    }
    Some(there)
}

fn named(place: &Place) -> Result<Option<HashSet<String>>, Failure> {
    let journal = &place.journal;
    if !file::is_there(journal)? || file::is_left_half_written(journal) {
        return Ok(None);
    }
    let (connection, version) = file::open_to_look(journal, &JOURNAL)?;
    if version != JOURNAL.version() {
        return Ok(None);
    }
    check::refuse_otherwise(&connection, &JOURNAL, version)?;
    let transaction = connection.unchecked_transaction()?;
    let mut named = undo::photo_files(&transaction)?;
    named.extend(listed(&transaction)?);
    Ok(Some(named))
}

/// The files of the photos of meals and foods.
fn listed(connection: &Connection) -> Result<Vec<String>, Failure> {
    let mut statement = connection.prepare("SELECT file FROM photo")?;
    let files = statement.query_map((), |row| row.get(0))?;
    Ok(files.collect::<rusqlite::Result<_>>()?)
}
