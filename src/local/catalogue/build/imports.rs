//! What was imported, as a catalogue notes it: foods say which import brought or changed them.

use rusqlite::{Connection, params};

use super::super::super::failure::Failure;
use super::{Origin, part};
use crate::model::{Library, Timestamp};

const INSERT: &str = "INSERT INTO import (number, library, at, file, format, licence) VALUES (?1, ?2, ?3, ?4, ?5, ?6)";

/// Takes over which imports there were; gives the number of the next one.
pub(super) fn copy(old: &Connection, draft: &Connection) -> Result<i64, Failure> {
    for (import, part) in part::all(old)? {
        part::write(draft, import, &part)?;
    }
    let mut next = 1;
    let mut statement =
        old.prepare("SELECT number, library, at, file, format, licence FROM import")?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        let number: i64 = row.get(0)?;
        let (library, text) = (row.get::<_, Option<i64>>(1)?, |at| row.get::<_, String>(at));
        draft.execute(
            INSERT,
            params![number, library, text(2)?, text(3)?, text(4)?, text(5)?],
        )?;
        next = next.max(number + 1);
    }
    Ok(next)
}

/// Notes where the foods of a library come from; of all libraries, when none is named.
pub(super) fn note(
    draft: &Connection,
    import: i64,
    library: Option<Library>,
    now: &Timestamp,
    origin: &Origin,
) -> Result<(), Failure> {
    let library = library.map(|library| library as i64);
    draft.execute(
        INSERT,
        params![
            import,
            library,
            now,
            origin.file,
            origin.format,
            origin.licence
        ],
    )?;
    part::write(draft, import, &origin.part)
}

/// Forgets where the foods of a library came from.
pub(super) fn forget(draft: &Connection, library: Library) -> Result<(), Failure> {
    let library = library as i64;
    let parts = "DELETE FROM part WHERE import IN (SELECT number FROM import WHERE library = ?1)";
    draft.execute(parts, [library])?;
    draft.execute("DELETE FROM import WHERE library = ?1", [library])?;
    Ok(())
}
