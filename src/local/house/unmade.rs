//! What a program that was killed while it added somebody has left: a folder that is nobody's, marked as one that is
//! being made, and a journal in which nothing is.
//!
//! Who is not in the register is not nobody for that: it may be a new one, begun where the old one is away. Before that
//! is begun the marks are taken away, so that it never clears away what the old one made.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::time::{Duration, SystemTime};

use rusqlite::Connection;

use super::people::remove_folder;
use super::unmark;
use crate::error::Result;
use crate::local::failure::Failure;
use crate::local::file;
use crate::local::place::{FILE, people_of};
use crate::local::register::{Register, User};
use crate::local::schema::{JOURNAL, Schema};

/// How long it may take to add somebody.
const ADDING: Duration = Duration::from_secs(10);

/// The file that marks a folder until somebody is there.
const MARK: &str = "journal.adding";

/// Makes the folder of somebody who is about to be added, marked.
///
/// Errors: those of the system.
pub(super) fn begin(own: &Path) -> std::result::Result<(), Failure> {
    file::create_folder(own)?;
    file::private_file(&own.join(MARK))?;
    Ok(())
}

/// Takes the mark away: whose folder it is is there.
///
/// Errors: those of the system; then it is taken away when the next one is added.
pub(super) fn end(own: &Path) -> std::io::Result<()> {
    unmark(&own.join(MARK))
}

/// Whether a folder is marked, and nothing was ever written into its journal.
pub(super) fn is_being_made(own: &Path) -> bool {
    is_marked(own) && has_nothing(&own.join(FILE))
}

fn is_marked(own: &Path) -> bool {
    own.join(MARK).symlink_metadata().is_ok()
}

/// Clears it away, while nobody is added. Whatever was logged stays, whoever it is of.
///
/// Errors: those of the register.
pub(super) fn clear(folder: &Path, register: &Register) -> Result<()> {
    register.with_users(|users| {
        // Of somebody whose id cannot be read nobody knows what is theirs.
        let known = users.iter().all(User::has_an_id);
        for own in people_of(folder).into_iter().filter(|_| known) {
            let is_of = |user: &User| own.file_name().is_some_and(|name| name == user.id.as_str());
            match users.iter().any(is_of) {
                true => drop(end(&own)),
                // Doctor tells what is left.
                false if is_unmade(&own) => drop(remove_folder(&own)),
                false => {}
            }
        }
    })
}

/// Whether a folder is left alone by now, and has nothing in it; or is marked, and has nothing in it but a journal as it is
/// made, or the beginning of one.
///
/// How old it is its mark tells: a journal that was only looked at has files beside it that are new.
fn is_unmade(own: &Path) -> bool {
    let names = || -> std::io::Result<bool> {
        let is_marked = is_marked(own);
        let begun = if is_marked {
            own.join(MARK)
        } else {
            own.to_owned()
        };
        let mut is_alone = !own.symlink_metadata()?.is_symlink() && is_old(&begun)?;
        for entry in fs::read_dir(own)? {
            let is_of_journal = entry?.file_name().to_string_lossy().starts_with("journal.");
            is_alone &= is_marked && is_of_journal;
        }
        Ok(is_alone)
    };
    names().is_ok_and(|alone| alone) && has_nothing(&own.join(FILE))
}

/// Whether a journal is not there, or has as much in it as one that was just made.
fn has_nothing(journal: &Path) -> bool {
    matches!(file::is_there(journal), Ok(false)) || is_empty(journal).unwrap_or(false)
}

fn is_old(path: &Path) -> std::io::Result<bool> {
    let changed = path.symlink_metadata()?.modified()?;
    let age = SystemTime::now().duration_since(changed);
    Ok(age.is_ok_and(|age| age > ADDING))
}

/// Whether a journal has as much in it as one that was just made.
fn is_empty(journal: &Path) -> std::result::Result<bool, Failure> {
    let (connection, version) = file::open_to_look(journal, &JOURNAL)?;
    Ok(version == JOURNAL.version() && rows(&connection)? == rows(&made(&JOURNAL)?)?)
}

fn made(schema: &Schema) -> std::result::Result<Connection, Failure> {
    let mut connection = Connection::open_in_memory()?;
    schema.upgrade(&mut connection)?;
    Ok(connection)
}

/// How many rows each table has.
fn rows(connection: &Connection) -> std::result::Result<BTreeMap<String, i64>, Failure> {
    let sql = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'";
    let mut tables = connection.prepare(sql)?;
    let names = tables.query_map((), |row| row.get::<_, String>(0))?;
    let count = |name: String| {
        let sql = format!("SELECT count(*) FROM \"{}\"", name.replace('"', "\"\""));
        let rows = connection.query_row(&sql, (), |row| row.get(0))?;
        Ok((name, rows))
    };
    names.map(|name| count(name?)).collect()
}

#[cfg(test)]
mod tests {
    use chrono::Utc;

    use super::super::people::{add_person, own_folder};
    use super::*;

    fn aged(own: &Path) {
        let then = SystemTime::now() - 2 * ADDING;
        let within = fs::read_dir(own)
            .unwrap()
            .map(|entry| entry.unwrap().path());
        for path in within.chain([own.to_owned()]) {
            match path.is_symlink() {
                true => aged_link(&path, then),
                false => fs::File::open(path).unwrap().set_modified(then).unwrap(),
            }
        }
    }

    #[cfg(unix)]
    fn aged_link(link: &Path, then: SystemTime) {
        use rustix::fs::{AtFlags, CWD, Timespec, Timestamps, utimensat};
        let then = then.duration_since(SystemTime::UNIX_EPOCH).unwrap();
        let then = Timespec {
            tv_sec: then.as_secs().try_into().unwrap(),
            tv_nsec: 0,
        };
        let times = Timestamps {
            last_access: then,
            last_modification: then,
        };
        utimensat(CWD, link, &times, AtFlags::SYMLINK_NOFOLLOW).unwrap();
    }

    #[cfg(not(unix))]
    fn aged_link(_: &Path, _: SystemTime) {}

    /// A journal that is away with its disk was written, for all that anybody knows.
    #[cfg(unix)]
    #[test]
    fn a_link_to_a_journal_that_is_away_stays() {
        let folder = tempfile::tempdir().unwrap();
        let register = Register::open(folder.path()).unwrap();
        let own = left(folder.path(), "away");
        for entry in fs::read_dir(&own).unwrap() {
            fs::remove_file(entry.unwrap().path()).unwrap();
        }
        std::os::unix::fs::symlink("/nope/journal.db", own.join(FILE)).unwrap();
        aged(&own);
        clear(folder.path(), &register).unwrap();
        assert!(own.join(FILE).is_symlink());
    }

    fn left(folder: &Path, user: &str) -> std::path::PathBuf {
        let own = own_folder(folder, user);
        begin(&own).unwrap();
        file::open_to_write(&own.join(FILE), &JOURNAL).unwrap();
        own
    }

    #[test]
    fn what_was_never_written_and_is_nobodys_goes_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        let register = Register::open(folder).unwrap();
        let known = add_person(folder, &register, "anna", Utc::now()).unwrap();
        let known = own_folder(folder, &known.id);
        let known_mark = known.join(MARK);
        assert!(!known.join(MARK).exists());
        let [empty, new, written, strange, begun, unmarked, looked] = [
            "empty", "new", "written", "strange", "begun", "unmarked", "looked",
        ]
        .map(|user| left(folder, user));
        end(&unmarked).unwrap();
        let bare = own_folder(folder, "bare");
        fs::create_dir(&bare).unwrap();
        // Killed before the mark went.
        fs::write(known.join(MARK), "").unwrap();
        let connection = Connection::open(written.join(FILE)).unwrap();
        let meal = "INSERT INTO setting (name, value) VALUES ('x', '1')";
        let written_to = connection.execute_batch(meal);
        drop(connection);
        fs::write(strange.join("photo.jpg"), "").unwrap();
        fs::remove_file(begun.join(FILE)).unwrap();
        fs::write(begun.join("journal.new-1"), "").unwrap();
        for own in [
            &known, &empty, &written, &strange, &begun, &unmarked, &looked, &bare,
        ] {
            aged(own);
        }
        let journal = fs::File::open(looked.join(FILE)).unwrap();
        journal.set_modified(SystemTime::now()).unwrap();
        written_to.unwrap();
        clear(folder, &register).unwrap();
        for (own, stays) in [
            (known, true),
            (empty, false),
            (new, true),
            (written, true),
            (strange, true),
            (begun, false),
            (unmarked, true),
            (looked, false),
            (bare, false),
        ] {
            assert_eq!(own.exists(), stays, "{}", own.display());
        }
        assert!(!known_mark.exists());
    }
}
