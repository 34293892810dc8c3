//! Photos that are astray: files that nothing in the journal names, and names of which there is no file.
//!
//! A program that is killed while it takes a photo in leaves its file; nobody can tell it from that of a journal over
//! which a copy was restored, and so it is told, and not removed. A copy of a journal holds no photos: where it is
//! restored elsewhere, all are missing until they are copied there.

use std::collections::HashSet;
use std::fs;

use rusqlite::Connection;

use super::failure::Failure;
use super::photos::removal;
use super::schema::JOURNAL;
use super::{Place, file, layout, photos, undo};

/// The files of photos that are astray, in order.
#[derive(Debug, Default)]
pub struct Astray {
    /// That nothing in the journal names, nor anything that can be taken back.
    pub unnamed: Vec<String>,
    /// That were deleted and could not be removed yet.
    pub deleted: Vec<String>,
    /// That meals and foods name, and that are not there or empty.
    pub missing: Vec<String>,
}

/// The photos of a journal that are astray; `None` where that cannot be told: there is no journal, it cannot be read,
/// or an older or a killed program left it so that it is to be brought up first.
pub fn photos_astray(place: &Place) -> Option<Astray> {
    // Listed before the journal is read, which names by then what is taken in meanwhile.
    let entries = fs::read_dir(&place.photos).into_iter().flatten().flatten();
    let names = entries.filter_map(|entry| entry.file_name().into_string().ok());
    let mut unnamed: Vec<String> = names.filter(|name| photos::is_file(name)).collect();
    let Named {
        listed,
        kept,
        released,
    } = named(place).ok()??;
    unnamed.retain(|file| !listed.contains(file) && !kept.contains(file));
    let (mut deleted, mut unnamed): (Vec<_>, Vec<_>) = unnamed
        .into_iter()
        .partition(|file| released.contains(file));
    let is_missing = |file: &String| {
        let file = fs::metadata(place.photos.join(file));
        !file.is_ok_and(|file| file.len() > 0)
    };
    let mut missing: Vec<String> = listed.into_iter().filter(is_missing).collect();
    for files in [&mut unnamed, &mut deleted, &mut missing] {
        files.sort();
    }
    Some(Astray {
        unnamed,
        deleted,
        missing,
    })
}

/// The files that a journal names.
struct Named {
    /// Of meals and foods.
    listed: HashSet<String>,
    /// Of what can be taken back.
    kept: HashSet<String>,
    /// Of what was deleted.
    released: HashSet<String>,
}

fn named(place: &Place) -> Result<Option<Named>, Failure> {
    let journal = &place.journal;
    if !file::is_there(journal)? || file::is_left_half_written(journal) {
        return Ok(None);
    }
    let (connection, version) = file::open_to_look(journal, &JOURNAL)?;
    if version != JOURNAL.version() {
        return Ok(None);
    }
    layout::refuse_otherwise(&connection, &JOURNAL, version)?;
    let transaction = connection.unchecked_transaction()?;
    Ok(Some(Named {
        listed: listed(&transaction)?,
        kept: undo::photo_files(&transaction)?,
        released: removal::files(&transaction)?,
    }))
}

/// The files of the photos of meals and foods.
fn listed(connection: &Connection) -> Result<HashSet<String>, Failure> {
    let mut statement = connection.prepare("SELECT file FROM photo")?;
    let files = statement.query_map((), |row| row.get(0))?;
    Ok(files.collect::<rusqlite::Result<_>>()?)
}
