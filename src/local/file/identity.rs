//! Which file a name leads to.

use std::cell::Cell;
use std::fs::Metadata;
use std::ops::Deref;
use std::path::{Path, PathBuf};

use rusqlite::Connection;
use rusqlite::config::DbConfig;

use super::header::with_behind;
use super::log::length_of;
use super::overwritten::Writes;
use crate::local::failure::{Failure, parted};

/// What tells a file from every other while it is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::local) struct Identity(u64, u64);

impl Identity {
    /// The identity of the file of this name; `None` where there is none, or it cannot be asked.
    pub(in crate::local) fn of(path: &Path) -> Option<Identity> {
        Some(Identity::from(&path.metadata().ok()?))
    }
}

/// Whether two names are those of one file, be one of them a second name of it. Only where files have an identity
/// that is known.
pub(in crate::local) fn is_same(one: &Path, other: &Path) -> bool {
    let one = Identity::of(one).filter(|_| cfg!(unix));
    one.is_some() && one == Identity::of(other)
}

impl From<&Metadata> for Identity {
    fn from(metadata: &Metadata) -> Identity {
        #[cfg(unix)]
        {
            use std::os::unix::fs::MetadataExt;
            Identity(metadata.dev(), metadata.ino())
        }
        #[cfg(not(unix))]
        Identity(0, u64::from(metadata.is_file()))
    }
}

/// A connection to a file that keeps a log, which is the same for as long as it is open.
pub(in crate::local) struct Watched {
    connection: Connection,
    file: PathBuf,
    known: Option<Identity>,
    /// How many bytes of the file there were when it was looked at last.
    length: Cell<u64>,
    log: PathBuf,
    seen: Option<Identity>,
    index: PathBuf,
    indexed: Option<Identity>,
    /// Bytes of a page.
    page: u64,
    writes: Writes,
}

impl Watched {
    /// A connection to the file of this name, which was just opened.
    pub(in crate::local) fn new(connection: Connection, path: &Path) -> Watched {
        let [log, index] = ["-wal", "-shm"].map(|behind| with_behind(path, behind));
        let found = path.metadata().ok();
        Watched {
            writes: Writes::new(&connection, found.as_ref(), &log),
            file: path.to_owned(),
            known: found.as_ref().map(Identity::from),
            length: Cell::new(found.map_or(0, |found| found.len())),
            seen: Identity::of(&log),
            indexed: Identity::of(&index),
            page: page_size(&connection),
            index,
            connection,
            log,
        }
    }

    /// Refuses to write into a file that nobody will find any more under its name, or that was cut or written over.
    pub(in crate::local) fn has_its_file(&self) -> Result<(), Failure> {
        let found = self.file.metadata().ok();
        match found.as_ref().map(Identity::from) == self.known {
            true => self.is_whole(found.as_ref()),
            false => Err(Failure::Store {
                what: "is not there any more, or another file stands in its place".to_owned(),
                hint: "nothing was changed: put the file back; or export over HTTP what this program still shows, which is lost when it ends, then stop it and start it again",
                read_only: false,
            }),
        }
    }

    /// Refuses to read a file that was cut or written over: SQLite takes what is not there for zeros. One that has lost its
    /// name is as whole as it was.
    pub(in crate::local) fn has_its_whole_file(&self) -> Result<(), Failure> {
        let found = self.file.metadata().ok();
        let same = found.filter(|found| Some(Identity::from(found)) == self.known);
        self.is_whole(same.as_ref())
    }

    /// Knows what was just written through this connection from what others may write.
    pub(in crate::local) fn has_written(&self) {
        let found = self.file.metadata().ok();
        self.writes
            .note(&self.connection, found.as_ref(), &self.log);
    }

    fn is_whole(&self, found: Option<&Metadata>) -> Result<(), Failure> {
        let Some(found) = found else { return Ok(()) };
        let (length, before) = (found.len(), self.length.get());
        // Shorter it becomes by right where another program has taken its free pages out.
        if length < before && length < self.promised()? {
            return Err(cut(length, before));
        }
        self.length.set(length);
        let Watched {
            connection, file, ..
        } = self;
        self.writes.are_of_log(connection, file, found, &self.log)
    }

    /// How long the file is once its log is taken into it.
    fn promised(&self) -> Result<u64, Failure> {
        let sql = "PRAGMA page_count";
        let mut statement = self.connection.prepare_cached(sql)?;
        let pages: i64 = statement.query_row((), |row| row.get(0))?;
        Ok(u64::try_from(pages).unwrap_or_default() * self.page)
    }

    /// Refuses to write into a log that nobody will find any more: what stands in it alone is lost when
    /// the program is. Others who have not the same index would write over it.
    pub(in crate::local) fn has_its_log(&self) -> Result<(), Failure> {
        let lost = [(&self.log, self.seen), (&self.index, self.indexed)];
        let mut lost = lost
            .into_iter()
            .filter(|(file, known)| Identity::of(file) != *known);
        match lost.next() {
            None => Ok(()),
            Some((file, _)) => Err(Failure::Store {
                what: format!(
                    "cannot be written safely: its log {} was taken away or replaced",
                    file.display()
                ),
                hint: "nothing was changed: put the log back; or export over HTTP what this program still shows, then stop it, which saves what it has unless the log was cut, and start it again",
                read_only: false,
            }),
        }
    }

    /// Refuses to write behind a log that was cut: SQLite, which goes by what it knows of it, would leave
    /// a hole there, and nobody could read what stands behind that when this program is gone.
    ///
    /// What was cut off is lost but for what had been taken into the file: at most the writes since the
    /// log was emptied last.
    pub(in crate::local) fn has_its_whole_log(&self) -> Result<(), Failure> {
        // Twice, since another program may have emptied it between the two looks.
        match self.is_cut()? && self.is_cut()? {
            true => Err(parted(&format!("its log {}", self.log.display()))),
            false => Ok(()),
        }
    }

    fn is_cut(&self) -> Result<bool, Failure> {
        // Files are not opened to see it: whoever closes one drops the locks that SQLite has on it.
        let sql = "PRAGMA wal_checkpoint(NOOP)";
        let mut statement = self.connection.prepare_cached(sql)?;
        let frames: i64 = statement.query_row((), |row| row.get(1))?;
        let frames = u64::try_from(frames).unwrap_or_default();
        let length = self.log.metadata().map_or(0, |log| log.len());
        Ok(frames > 0 && self.has_log_file() && length < length_of(frames, self.page))
    }

    /// Whether there is a log of that name; one that was taken away is told otherwise.
    fn has_log_file(&self) -> bool {
        Identity::of(&self.log).is_some()
    }
}

/// What is wrong with a file of which less is there than was.
fn cut(length: u64, before: u64) -> Failure {
    Failure::Store {
        what: format!("was cut to {length} of {before} bytes while this program has it open"),
        hint: "nothing was changed: put the file back as it was; or keep copies of it and of its log (-wal), stop this program, which leaves both as they are, and bring a copy back with journal db restore BACKUP",
        read_only: false,
    }
}

fn page_size(connection: &Connection) -> u64 {
    let size = connection.pragma_query_value(None, "page_size", |row| row.get::<_, u32>(0));
    size.unwrap_or_default().into()
}

impl Deref for Watched {
    type Target = Connection;

    fn deref(&self) -> &Connection {
        &self.connection
    }
}

impl Drop for Watched {
    /// Where others have begun another log, what stands in this one is not written over theirs. With the
    /// same index, and nothing in their log, they have written nothing. Nor is it taken into a file that was
    /// cut or written over, which would look whole then.
    fn drop(&mut self) {
        let other = Identity::of(&self.log).filter(|now| Some(*now) != self.seen);
        let is_empty = self.log.metadata().is_ok_and(|log| log.len() == 0)
            && Identity::of(&self.index) == self.indexed;
        let is_anothers = other.is_some() && self.seen.is_some() && !is_empty;
        if is_anothers || self.has_its_whole_file().is_err() {
            let stays = DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE;
            let _ = self.connection.set_db_config(stays, true);
        }
    }
}
