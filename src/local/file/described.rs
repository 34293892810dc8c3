//! The description that a file has of itself, its schema, which SQLite reads before anything else of it.

use rusqlite::{Connection, OptionalExtension};

/// Steps in which SQLite reads the schema of any file of ours: it takes eight for each of some sixty things. That of a
/// file which somebody else made may go on for hours.
const STEPS: i32 = 20_000;

/// Reads the schema of a file, which is kept then.
///
/// Errors: as interrupted, when it is longer than any of ours with what its owner may have beside.
pub(super) fn read(connection: &mut Connection) -> rusqlite::Result<()> {
    connection.progress_handler(STEPS, Some(|| true))?;
    let read = connection
        .query_row("SELECT 1 FROM sqlite_schema LIMIT 1", (), |_| Ok(()))
        .optional();
    connection.progress_handler(0, None::<fn() -> bool>)?;
    read.map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A file of so many views.
    fn of_views(folder: &tempfile::TempDir, views: usize) -> Connection {
        let path = folder.path().join(format!("{views}.db"));
        let made = Connection::open(&path).unwrap();
        made.execute_batch("BEGIN").unwrap();
        for view in 0..views {
            made.execute_batch(&format!("CREATE VIEW v{view} AS SELECT 1"))
                .unwrap();
        }
        made.execute_batch("COMMIT").unwrap();
        drop(made);
        Connection::open(&path).unwrap()
    }

    #[test]
    fn a_schema_that_has_no_end_is_not_read_to_it() {
        let folder = tempfile::tempdir().unwrap();
        for (views, is_read) in [(0, true), (1_000, true), (4_000, false)] {
            let mut file = of_views(&folder, views);
            assert_eq!(read(&mut file).is_ok(), is_read, "{views}");
            // What else is done with it is not bounded so.
            let rest =
                "WITH RECURSIVE n(n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM n LIMIT 99999)
                SELECT count(*) FROM n";
            let count = file.query_row(rest, (), |row| row.get::<_, i64>(0));
            assert_eq!(count.unwrap(), 99_999);
        }
    }
}
