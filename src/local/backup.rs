//! Copies of a journal: made whole or not at all, and brought back the same way.

mod kept;
mod restore;

use std::fs::File;
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};
use rusqlite::Connection;

use super::answers;
use super::check;
use super::failure::Failure;
use super::file::{self, Draft, Left, with_behind};
use super::layout;
use super::link;
use super::photos::removal;
use super::schema::{JOURNAL, Schema};
use super::totals;
use super::unfinished;
use crate::error::{Code, Error, Result as Answer};

pub use restore::{Replaced, restore};

/// A journal file that was copied or brought back, and what is in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Copied {
    /// How many meals it has.
    pub meals: usize,
    /// How many photos it points at, whose files stand beside the journal and in no copy.
    pub photos: usize,
    /// The copy of what the journal was, where it was of an older program until it was copied.
    pub before: Option<PathBuf>,
    /// Whether its log is damaged: what stands behind that is not in it.
    pub lacks_last: bool,
}

/// What becomes of a file that has the name of a copy, also where it gets that while the copy is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    /// It is replaced.
    Replaced,
    /// It stays, and there is no copy.
    Refused,
    /// It stays, and the copy gets another name like it.
    Passed,
}

/// Copies a journal into a file, as of one moment, while others may write it, and says what the file is called.
///
/// It has its name when it is whole. What a person should know before it is begun is told. What the journal keeps no
/// longer `now` is in no copy. Errors: `LocalStore` when the journal
/// cannot be read whole, or the copy cannot be written.
pub fn back_up(
    journal: &Path,
    copy: &Path,
    taken: Taken,
    now: DateTime<Utc>,
    tell: &dyn Fn(String),
) -> Answer<(Copied, PathBuf)> {
    let read = || {
        let opened = file::open_to_read(journal, &JOURNAL)?;
        check::look_through(&opened.connection, &JOURNAL)?;
        let_go(journal, &opened.connection, now.timestamp_micros());
        Ok((opened.connection, opened.before))
    };
    let (connection, before) = read().map_err(|failure: Failure| failure.at(journal))?;
    let write = || {
        link::refuse(copy)?;
        let copies = folder_of_copies(journal);
        let is_kept_beside = copy.parent() == Some(&copies);
        if is_kept_beside {
            link::refuse_anothers_folder(&copies, journal)?;
        }
        refuse_beside_a_log(copy, taken)?;
        make_folder(copy).map_err(anywhere)?;
        file::clear_litter(copy);
        clear_copies(journal);
        let draft = match is_kept_beside {
            true => Draft::beside(copy),
            false => noted(copy, journal, tell),
        };
        vacuum(&connection, &draft)?;
        publish(&draft, copy, taken)
    };
    let named = write().map_err(|failure: Failure| failure.at(copy))?;
    let counted = count(&connection).map_err(|failure| failure.at(journal))?;
    Ok((Copied { before, ..counted }, named))
}

/// Refuses a name beside which the log of another file stands, with which the copy would be read.
fn refuse_beside_a_log(copy: &Path, taken: Taken) -> Result<(), Failure> {
    match file::log_of(copy).filter(|_| taken != Taken::Passed) {
        None => Ok(()),
        Some(behind) => Err(Failure::in_the_way(format!(
            "has {} beside it, the log of what had this name, with which the copy would be read",
            with_behind(copy, behind).display()
        ))),
    }
}

/// Lets go of the answers that a journal keeps no longer, so that they are in no copy; gives no trouble if that cannot
/// be, as where the journal can but be read.
fn let_go(journal: &Path, read: &Connection, now: i64) {
    if let Ok(true) = answers::has_old(read, now)
        && let Ok(connection) = file::open_to_write(journal, &JOURNAL)
    {
        let _ = answers::forget_old(&connection, now);
    }
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

/// The folder of copies beside a journal.
pub fn folder_of_copies(journal: &Path) -> PathBuf {
    journal.with_file_name("backups")
}

/// The first name of a copy, this one or one like it, that nothing has, nor a log that was kept of what had none: another
/// program may take that before it is given.
pub fn free_name(wanted: &Path) -> PathBuf {
    let is_free =
        |name: &PathBuf| name.symlink_metadata().is_err() && kept::logs(name).next().is_none();
    let free = file::names_like(wanted).find(is_free);
    free.unwrap_or_else(|| wanted.to_owned())
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
/// Errors: `Usage` when it is the journal itself; `LocalStore` when it is no whole journal, or what is there
/// could not be kept under the name `kept`.
pub fn look_at_copy(journal: &Path, copy: &Path, kept: &Path) -> Answer<Copied> {
    refuse_itself(journal, copy)?;
    let is_kept = || {
        link::refuse_nowhere(journal)?;
        restore::refuse_unkept(journal, kept)
    };
    is_kept().map_err(|failure: Failure| failure.at(journal))?;
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
    bring_up(&draft, schema, |_| Ok(())).map_err(|failure| match failure.is_damage() {
        true => file::with_rollback(path, &format!("what comes of both {}", failure.what())),
        false => failure,
    })
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
        Some(folder) if !folder.is_dir() => file::create_folder(folder),
        _ => Ok(()),
    }
}

/// A copy may be anywhere, and the journal stays where it is.
fn anywhere(failure: Failure) -> Failure {
    failure.with_hint(
        "nothing was changed: name a file in a folder that can be written: journal db backup FILE",
    )
}

/// Writes a copy, and reads it whole.
fn vacuum(connection: &Connection, draft: &Path) -> Result<(), Failure> {
    // SQLite fills an empty file as it is, and would make one that others may read.
    file::private_file(draft)?;
    file::copy_into(connection, draft)?;
    file::look_through(&file::immutable(draft)?)
}

/// Gives a copy that is whole its name, and says which.
fn publish(draft: &Path, copy: &Path, taken: Taken) -> Result<PathBuf, Failure> {
    File::open(draft)?.sync_all()?;
    unfinished::finish(true, || {
        let most = match taken {
            Taken::Replaced => return file::give_name(draft, copy).map(|()| copy.to_owned()),
            Taken::Refused => 1,
            Taken::Passed => usize::MAX,
        };
        let names = file::names_like(copy).take(most);
        let named = file::first_of(names, |name| file::take_free_name(draft, name))?;
        file::sync_folder(&named).map_err(|failure| failure.after(&named))?;
        Ok(named)
    })
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
    let drawn = draw(copy, draft).and_then(|lacks_last| {
        let copied = bring_up(draft, &JOURNAL, |connection| {
            totals::mark_all(connection)?;
            removal::forget(connection)?;
            count(connection)
        })?;
        Ok(Copied {
            lacks_last,
            ..copied
        })
    });
    drawn.map_err(|failure| match draft.parent() {
        Some(folder) if failure.is_of_writing() => failure.at(folder),
        _ => of_copy(failure),
    })
}

/// Copies a file with what stands in its log, which belongs to it, where its head is damaged too. Says whether the log is
/// damaged otherwise: then not all of it can be read.
fn draw(copy: &Path, draft: &Path) -> Result<bool, Failure> {
    copy_bytes(copy, draft)?;
    for behind in ["-wal", "-journal"] {
        let log = with_behind(copy, behind);
        if log.exists() {
            // Asked of what is open: others may lay one there at any time.
            let log = opened(&log)?;
            file::refuse_anothers_beside(copy, &log.metadata()?)?;
            copy_opened(&log, &with_behind(draft, behind))?;
        }
    }
    file::refuse_torn(draft, copy)?;
    file::give_head(draft)?;
    Ok(file::is_log_damaged(draft))
}

fn opened(file: &Path) -> Result<File, Failure> {
    File::open(file).map_err(|error| Failure::Store {
        what: format!("cannot be read: {error}"),
        hint: "nothing was changed: check the permissions of the file and its folder",
        read_only: false,
    })
}

/// Copies what is in a file, not who may read it: into a new one that only its owner may.
fn copy_bytes(from: &Path, to: &Path) -> Result<(), Failure> {
    copy_opened(&opened(from)?, to)
}

fn copy_opened(from: &File, to: &Path) -> Result<(), Failure> {
    Ok(file::copy_with_holes(from, &file::private_file(to)?)?)
}

/// Makes a whole file of today out of a draft, and counts what is in it.
fn bring_up<T>(
    draft: &Path,
    schema: &Schema,
    count: impl FnOnce(&Connection) -> Result<T, Failure>,
) -> Result<T, Failure> {
    let mut connection = file::open_draft(draft)?;
    let version = file::version_with_log(&connection, draft, schema)?;
    connection.pragma_update(None, "journal_mode", schema.mode)?;
    layout::refuse_otherwise(&connection, schema, version)?;
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
        lacks_last: false,
    })
}
