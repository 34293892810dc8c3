//! Copies of a journal: made whole or not at all, and brought back the same way.

use std::fs::{self, File};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use super::check;
use super::failure::Failure;
use super::file::{self, Draft, Left, with_behind};
use super::link;
use super::schema::{JOURNAL, Schema, version_of};
use super::totals;
use super::unfinished;
use crate::error::{Code, Error, Result as Answer};

/// A journal file that was copied or brought back, and what is in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Copied {
    /// How many meals it has.
    pub meals: usize,
    /// How many photos it points at, whose files stand beside the journal and in no copy.
    pub photos: usize,
    /// The copy of what the journal was, where it was of an older program until it was copied.
    pub before: Option<PathBuf>,
}

/// What stood in the place of a journal that was brought back, and where that is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Replaced {
    /// Nothing, or an empty file.
    Nothing,
    /// A journal: it can be brought back in turn.
    Journal(PathBuf),
    /// A journal that only a newer program than this one can open.
    Newer(PathBuf),
    /// A damaged file: no journal as it is.
    Damaged(PathBuf),
    /// What was written last into a journal that is not there.
    Log(PathBuf),
}

/// Copies a journal into a file, as of one moment, while others may write it.
///
/// A file of this name is replaced when the copy is whole. What a person should know before it is begun is told. Errors: `LocalStore` when the journal
/// cannot be read whole, or the copy cannot be written.
pub fn back_up(journal: &Path, copy: &Path, tell: &dyn Fn(String)) -> Answer<Copied> {
    let read = || {
        let opened = file::open_to_read(journal, &JOURNAL)?;
        check::look_through(&opened.connection, &JOURNAL)?;
        Ok((opened.connection, opened.before))
    };
    let (connection, before) = read().map_err(|failure: Failure| failure.at(journal))?;
    let write = || {
        link::refuse(copy)?;
        make_folder(copy).map_err(anywhere)?;
        file::clear_litter(copy);
        clear_copies(journal);
        let draft = match copy.parent() == Some(&folder_of_copies(journal)) {
            true => Draft::beside(copy),
            false => noted(copy, journal, tell),
        };
        vacuum(&connection, &draft)?;
        publish(&draft, copy)
    };
    write().map_err(|failure: Failure| failure.at(copy))?;
    let counted = count(&connection).map_err(|failure| failure.at(journal))?;
    Ok(Copied { before, ..counted })
}

/// The draft of a copy that is made elsewhere.
fn noted(copy: &Path, journal: &Path, tell: &dyn Fn(String)) -> Draft {
    let (draft, untold) = Draft::noted(copy, journal);
    if let Some(why) = untold {
        tell(format!(
            "where this copy is made cannot be noted beside the journal ({}): if this is killed before it is done, remove {}",
            why.told_alone(),
            draft.display()
        ));
    }
    draft
}

/// Puts a copy in the place of a journal. What was there is kept under the name `kept`, however
/// damaged, unless it is empty; the copy stays as it is.
///
/// Errors: `Usage` when the copy is the journal itself; `LocalStore` when the copy is no whole
/// journal, another program has the journal open, or something cannot be written: the journal
/// is as it was then.
pub fn restore(journal: &Path, copy: &Path, kept: &Path) -> Answer<(Copied, Replaced)> {
    refuse_itself(journal, copy)?;
    let journal = &link::behind(journal).map_err(|failure| failure.at(journal))?;
    link::refuse(kept).map_err(|failure| failure.at(kept))?;
    make_folder(journal).map_err(|failure| failure.at(journal))?;
    file::clear_litter(journal);
    clear_copies(journal);
    let draft = Draft::beside(journal);
    let counted = draw_up(copy, &draft)?;
    unfinished::complete();
    let replaced = replace(journal, &draft, kept).map_err(|failure| failure.at(journal))?;
    Ok((counted, replaced))
}

/// The folder of copies beside a journal.
pub fn folder_of_copies(journal: &Path) -> PathBuf {
    journal.with_file_name("backups")
}

/// Clears away what killed programs left of copies beside a journal: whoever takes something out of it, wants it in
/// none of them.
pub(super) fn clear_copies(journal: &Path) {
    file::clear_litter_of_copies(journal, &folder_of_copies(journal));
}

/// The same, of what was left but now too, and of journals that were to take the place of this one: it takes seconds
/// until that can be told from what another program makes. What is left is told.
pub(super) fn clear_copies_in_time(journal: &Path) -> Option<Left> {
    file::clear_litter_in_time(journal, &folder_of_copies(journal))
}

/// Looks at a copy as [`restore`] would, and says what is in it.
///
/// Errors: `Usage` when it is the journal itself; `LocalStore` when it is no whole journal.
pub fn look_at_copy(journal: &Path, copy: &Path) -> Answer<Copied> {
    refuse_itself(journal, copy)?;
    link::refuse_nowhere(journal).map_err(|failure| failure.at(journal))?;
    make_folder(journal).map_err(|failure| failure.at(journal))?;
    draw_up(copy, &Draft::beside(journal))
}

/// Looks through a file of an older program, that is, a copy of it which is brought up to date and
/// thrown away.
pub(super) fn look_at_older(
    connection: &Connection,
    path: &Path,
    schema: &Schema,
) -> Result<(), Failure> {
    let draft = Draft::beside(path);
    vacuum(connection, &draft)?;
    bring_up(&draft, schema, |_| Ok(()))
}

/// Looks through a file that a killed program was writing, that is, a copy of it in which that is taken
/// back, and which is thrown away.
pub(super) fn look_at_half(path: &Path, schema: &Schema) -> Result<(), Failure> {
    file::inspect(path, schema)?;
    let draft = Draft::beside(path);
    draw(path, &draft)?;
    bring_up(&draft, schema, |_| Ok(()))
}

fn refuse_itself(journal: &Path, copy: &Path) -> Answer<()> {
    let real = |path: &Path| path.canonicalize().ok();
    let is_real = real(journal).is_some_and(|journal| real(copy) == Some(journal));
    if !is_real && !file::is_same(journal, copy) {
        return Ok(());
    }
    let what = format!("{} is the journal itself", copy.display());
    Err(Error::new(Code::Usage, what).hint("name a copy of it"))
}

fn make_folder(file: &Path) -> Result<(), Failure> {
    match file.parent() {
        Some(folder) if !folder.exists() => file::create_folder(folder),
        _ => Ok(()),
    }
}

/// A copy may be anywhere, and the journal stays where it is.
fn anywhere(failure: Failure) -> Failure {
    match failure {
        Failure::Store {
            what, read_only, ..
        } => Failure::Store {
            what,
            hint: "nothing was changed: name a file in a folder that can be written: journal db backup FILE",
            read_only,
        },
        other => other,
    }
}

/// Writes a copy, and reads it whole.
fn vacuum(connection: &Connection, draft: &Path) -> Result<(), Failure> {
    // SQLite fills an empty file as it is, and would make one that others may read.
    file::private_file(draft)?;
    file::copy_into(connection, draft)?;
    file::look_through(&file::immutable(draft)?)
}

fn publish(draft: &Path, copy: &Path) -> Result<(), Failure> {
    File::open(draft)?.sync_all()?;
    unfinished::finish(true, || file::give_name(draft, copy))
}

/// What to do about a copy that is no whole journal.
const NO_COPY: &str = "nothing was changed: name another copy, of journal db backup; what can be read of this one comes out in parts with the sqlite3 shell (.recover)";

/// Makes a journal of today out of a copy, beside the place where it is wanted: for its owner alone,
/// whoever may read the copy.
///
/// Errors: of the copy where that cannot be read, of the folder of the draft where that has no room.
fn draw_up(copy: &Path, draft: &Path) -> Answer<Copied> {
    let of_copy = |failure: Failure| failure.told(&format!("{}:", copy.display()), NO_COPY);
    file::inspect(copy, &JOURNAL).map_err(of_copy)?;
    let drawn = draw(copy, draft).and_then(|()| {
        bring_up(draft, &JOURNAL, |connection| {
            totals::mark_all(connection)?;
            count(connection)
        })
    });
    drawn.map_err(|failure| match draft.parent() {
        Some(folder) if failure.is_of_writing() => failure.at(folder),
        _ => of_copy(failure),
    })
}

/// Copies a file with what stands in its log, which belongs to it.
fn draw(copy: &Path, draft: &Path) -> Result<(), Failure> {
    copy_bytes(copy, draft)?;
    for behind in ["-wal", "-journal"] {
        let log = with_behind(copy, behind);
        if log.exists() {
            copy_bytes(&log, &with_behind(draft, behind))?;
        }
    }
    Ok(())
}

/// Copies what is in a file, not who may read it: into a new one that only its owner may.
fn copy_bytes(from: &Path, to: &Path) -> Result<(), Failure> {
    let mut from = File::open(from).map_err(|error| Failure::Store {
        what: format!("cannot be read: {error}"),
        hint: "nothing was changed: check the permissions of the file and its folder",
        read_only: false,
    })?;
    std::io::copy(&mut from, &mut file::private_file(to)?)?;
    Ok(())
}

/// Makes a whole file of today out of a draft, and counts what is in it.
fn bring_up<T>(
    draft: &Path,
    schema: &Schema,
    count: impl FnOnce(&Connection) -> Result<T, Failure>,
) -> Result<T, Failure> {
    let mut connection = file::open_draft(draft)?;
    connection.pragma_update(None, "journal_mode", schema.mode)?;
    check::refuse_otherwise(&connection, schema, version_of(&connection)?)?;
    schema.upgrade(&mut connection)?;
    check::look_through(&connection, schema)?;
    let counted = count(&connection)?;
    file::close_draft(connection)?;
    File::open(draft)?.sync_all()?;
    Ok(counted)
}

fn count(connection: &Connection) -> Result<Copied, Failure> {
    let number = |sql: &str| {
        let count = connection.query_row(sql, (), |row| row.get::<_, i64>(0))?;
        Ok::<_, Failure>(usize::try_from(count).unwrap_or(0))
    };
    Ok(Copied {
        meals: number("SELECT count(*) FROM meal")?,
        photos: number("SELECT count(*) FROM photo")?,
        before: None,
    })
}

/// Gives a journal that is drawn up the name of another, which gets the name `kept`.
fn replace(journal: &Path, draft: &Path, kept: &Path) -> Result<Replaced, Failure> {
    if is_nothing(journal)? {
        // A log that was left behind would be read as the copy's.
        let log = file::log_of(journal).map(|behind| with_behind(kept, behind));
        put_logs_away(journal, kept)?;
        file::give_name(draft, journal)?;
        return Ok(log.map_or(Replaced::Nothing, Replaced::Log));
    }
    make_folder(kept)?;
    let is_newer = file::inspect(journal, &JOURNAL).is_err_and(|failure| is_of_newer(&failure));
    // Held until the name is taken: nobody writes into what is put away.
    let (held, kept) = put_away(journal, kept)?;
    file::give_name(draft, journal).inspect_err(|_| {
        // What is drawn up has its own name still: the journal was not replaced.
        if draft.exists() {
            take_back(journal, &kept);
        }
    })?;
    Ok(match held {
        Some(_) if is_newer => Replaced::Newer(kept),
        Some(whole) if comes_back(&whole) => Replaced::Journal(kept),
        _ => Replaced::Damaged(kept),
    })
}

/// Whether a journal that can be opened is whole, so that [`restore`] would take it: damage may be anywhere in it.
fn comes_back(journal: &Connection) -> bool {
    let looked = check::look_through(journal, &JOURNAL);
    !looked.is_err_and(|failure| failure.is_damage())
}

/// Whether a journal was refused for its being of a newer program.
fn is_of_newer(failure: &Failure) -> bool {
    matches!(failure, Failure::Store { hint, .. } if *hint == JOURNAL.newer)
}

/// Whether nothing is lost where a file takes this name: there is none, or an empty one.
fn is_nothing(journal: &Path) -> Result<bool, Failure> {
    let is_empty = |found: fs::Metadata| found.is_file() && found.len() == 0;
    Ok(!journal.try_exists()? || journal.symlink_metadata().is_ok_and(is_empty))
}

/// Gives a journal a second name, and says which. One that is damaged takes what stands beside it along.
fn put_away(journal: &Path, kept: &Path) -> Result<(Option<Connection>, PathBuf), Failure> {
    let held = match alone(journal) {
        Ok(connection) => Some(connection),
        Err(failure) if failure.is_damage() => None,
        Err(failure) => return Err(failure),
    };
    let kept = file::second_name(journal, kept)?;
    let rest = match held {
        Some(_) => file::sync_folder(&kept),
        None => put_logs_away(journal, &kept),
    };
    rest.inspect_err(|_| take_back(journal, &kept))?;
    Ok((held, kept))
}

/// Takes back what was put away, as far as that goes: nothing was brought back in its place.
fn take_back(journal: &Path, kept: &Path) {
    let _ = put_logs_away(kept, journal);
    let _ = fs::remove_file(kept);
}

/// Gives what stands beside a journal the names that go with another.
fn put_logs_away(journal: &Path, kept: &Path) -> Result<(), Failure> {
    for behind in ["-wal", "-shm", "-journal"] {
        let log = with_behind(journal, behind);
        if log.exists() {
            make_folder(kept)?;
            fs::rename(log, with_behind(kept, behind))?;
            file::sync_folder(kept)?;
        }
    }
    Ok(())
}

/// Opens a journal that nobody else has open, with nothing beside it any more, and keeps others out until it is closed.
fn alone(journal: &Path) -> Result<Connection, Failure> {
    match file::open_to_write(journal, &JOURNAL) {
        // What is in it does not matter where it is put away.
        Err(failure) if !is_of_newer(&failure) => return Err(failure),
        opened => drop(opened),
    }
    let meant = file::Identity::of(journal);
    let connection = file::open_alone(journal).map_err(|failure| match failure.is_locked() {
        true => in_use(),
        false => failure,
    })?;
    // Held alone, a rollback journal stays until it is closed, if an empty one: that would stand beside the copy.
    let mode: String =
        connection.pragma_update_and_check(None, "journal_mode", "TRUNCATE", |row| row.get(0))?;
    connection.execute_batch("BEGIN EXCLUSIVE")?;
    let is_logged = file::log_of(journal).is_some();
    if !is_logged {
        remove_if_there(&with_behind(journal, "-journal"))?;
    }
    // Others may have put another in its place before it was held.
    if mode != "truncate" || is_logged || file::Identity::of(journal) != meant {
        return Err(in_use());
    }
    Ok(connection)
}

fn in_use() -> Failure {
    Failure::Store {
        what: "is in use by another program".to_owned(),
        hint: "nothing was changed: stop the other program (journal serve?) and try again",
        read_only: false,
    }
}

fn remove_if_there(file: &Path) -> Result<(), Failure> {
    match fs::remove_file(file) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error.into()),
        _ => Ok(()),
    }
}
