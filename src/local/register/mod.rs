//! Who may ask the journals of a folder over HTTP: people and their keys, in `server.db`.

mod cells;
mod keys;
mod name;
mod users;

use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use rusqlite::{Connection, TransactionBehavior};

use super::check;
use super::failure::{Failure, commit};
use super::file::{self, Identity};
use super::house::lost_register;
use super::layout;
use super::link;
use super::schema::{Schema, Step};
use crate::error::{Code, Error, Result};

pub use users::User;

/// The people and keys of a data folder.
pub struct Register {
    file: PathBuf,
    connection: Mutex<Connection>,
    /// The file that was opened, if one was.
    opened: Option<Identity>,
}

/// A file of people and keys, marked `JRNK`. It is seldom written and read by short commands:
/// SQLite's older journal leaves nothing beside it that reading would have to write.
const SCHEMA: Schema = Schema {
    name: "a register of keys",
    mark: 0x4a52_4e4b,
    is_shared: false,
    mode: "DELETE",
    steps: &[
        Step::of(include_str!("1.sql")),
        Step::of(include_str!("2.sql")),
    ],
    layout: include_str!("layout.sql"),
    wrong,
    newer: "nothing was changed, and the journals are in other files: use the newer program; or put the copy that it kept in the place of the register yourself, which then lacks the keys and people since",
};

/// Says what of a register's rows is not as it must be.
fn wrong(connection: &Connection) -> std::result::Result<Vec<String>, Failure> {
    let mut wrong = check::counted(connection, &WRONG)?;
    wrong.extend(check::unreadable("keys", &keys::unreadable(connection)?));
    wrong.extend(check::unreadable("people", &users::unreadable(connection)?));
    Ok(wrong)
}

/// What is counted is what should not be.
const WRONG: [check::Wrong; 3] = [
    (
        "keys are of people who are not there",
        "SELECT count(*) FROM key
         WHERE user <> '' AND NOT EXISTS (SELECT 1 FROM user WHERE user.id = key.user)",
    ),
    (
        "keys cannot be told from others",
        "SELECT count(*) FROM key WHERE length(hash) <> 32",
    ),
    (
        "people have no name",
        "SELECT count(*) FROM user WHERE trim(name) = ''",
    ),
];

impl Register {
    /// Opens the register of a folder, or makes one. A new one would take the place of one that may come back: none
    /// is made where people's journals are there.
    ///
    /// Errors: `LocalStore` when the file cannot be written, is damaged, foreign or newer, and it is
    /// left as it is; or is away.
    pub fn open(folder: &Path) -> Result<Register> {
        refuse_lost(folder).and_then(|()| Register::begin(folder))
    }

    /// Opens the register of a folder, or makes one, whatever journals are there.
    ///
    /// Errors: as of `open`, but for one that is away.
    pub(in crate::local) fn begin(folder: &Path) -> Result<Register> {
        Register::with_file(folder, |file| file::open_to_write(file, &SCHEMA))
    }

    /// Opens the register of a folder of several people, where there is one.
    ///
    /// Errors: `Config` where there is none; `LocalStore`.
    pub fn open_existing(folder: &Path) -> Result<Register> {
        expect(folder).and_then(|()| Register::begin(folder))
    }

    /// Opens the register of a folder to be read. Where there is none, nothing is in it, and none
    /// is made.
    ///
    /// Errors: `LocalStore`; also where it is away, and people's journals are there.
    pub fn read(folder: &Path) -> Result<Register> {
        refuse_lost(folder).and_then(|()| Register::open_to_read(folder))
    }

    fn open_to_read(folder: &Path) -> Result<Register> {
        Register::with_file(folder, |file| match file.try_exists()? {
            true => file::open_to_read(file, &SCHEMA).map(|opened| opened.connection),
            false => nothing(),
        })
    }

    /// Opens the register of a folder of several people to be read, where there is one.
    ///
    /// Errors: `Config` where there is none; `LocalStore`.
    pub fn read_existing(folder: &Path) -> Result<Register> {
        expect(folder).and_then(|()| Register::open_to_read(folder))
    }

    /// Opens the register of a folder to be looked at, and leaves it as it is: one that a program left
    /// half written is not taken back.
    ///
    /// Errors: as of `read`; where it is half written, or of an older program.
    pub(in crate::local) fn look(folder: &Path) -> Result<Register> {
        Register::with_file(folder, |file| {
            if !file.try_exists()? {
                return nothing();
            }
            let later = || Failure::damaged("is to be read by another command first");
            if file::is_left_half_written(file) {
                return Err(later());
            }
            match file::open_to_look(file, &SCHEMA)? {
                (connection, version) if version == SCHEMA.version() => {
                    layout::refuse_unlike(&connection, &SCHEMA).map(|()| connection)
                }
                _ => Err(later()),
            }
        })
    }

    /// The register's file in a folder.
    pub fn file(folder: &Path) -> PathBuf {
        folder.join("server.db")
    }

    /// The register of a folder, looked through whole and left as it is; `None` where there is none.
    ///
    /// Errors: `LocalStore` when it cannot be read, is damaged, foreign or newer.
    pub fn check(folder: &Path) -> Result<Option<PathBuf>> {
        let file = Register::file(folder);
        if !file::is_there(&file).map_err(|failure| told(&file, failure))? {
            return Ok(None);
        }
        check::look(&file, &SCHEMA, |_| Ok(())).map_err(|failure| told(&file, failure))?;
        Ok(Some(file))
    }

    /// Whether it knows neither people nor keys, as far as it can be read.
    pub(in crate::local) fn is_empty(&self) -> bool {
        let sql = "SELECT NOT EXISTS (SELECT 1 FROM user) AND NOT EXISTS (SELECT 1 FROM key)";
        let is_so = self.ask(|connection| Ok(connection.query_row(sql, (), |row| row.get(0))?));
        is_so.unwrap_or(false)
    }

    fn with_file(
        folder: &Path,
        open: impl FnOnce(&Path) -> std::result::Result<Connection, Failure>,
    ) -> Result<Register> {
        let file = Register::file(folder);
        let opened = link::refuse_nowhere(&file).and_then(|()| open(&file));
        // A damaged index leads to the key or the journal of somebody else.
        let intact = |connection: Connection| {
            check::refuse_damaged(&connection, &["key", "user"]).map(|()| connection)
        };
        let connection = opened.and_then(intact);
        let connection = connection.map_err(|failure| told(&file, failure))?;
        Ok(Register {
            opened: connection
                .path()
                .filter(|path| !path.is_empty())
                .and(Identity::of(&file)),
            file,
            connection: Mutex::new(connection),
        })
    }

    /// Refuses to go by a file that nobody finds any more under its name: keys are revoked in the one that
    /// is there.
    fn is_there(&self) -> std::result::Result<(), Failure> {
        match self.opened {
            Some(opened) if Identity::of(&self.file) != Some(opened) => Err(Failure::Store {
                what: "is not there any more, or another file stands in its place".to_owned(),
                hint: GONE,
                read_only: false,
            }),
            _ => Ok(()),
        }
    }

    /// Asks the file.
    fn ask<T>(
        &self,
        ask: impl FnOnce(&Connection) -> std::result::Result<T, Failure>,
    ) -> Result<T> {
        let answer = self.is_there().and_then(|()| ask(&self.connection()));
        answer.map_err(|failure| told(&self.file, failure))
    }

    /// Writes, all or nothing.
    fn write<T>(
        &self,
        write: impl FnOnce(&Connection) -> std::result::Result<T, Failure>,
    ) -> Result<T> {
        let written = || {
            self.is_there()?;
            let mut connection = self.connection();
            let transaction =
                connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
            let answer = write(&transaction)?;
            commit(transaction)?;
            Ok(answer)
        };
        written().map_err(|failure: Failure| told(&self.file, failure))
    }

    fn connection(&self) -> MutexGuard<'_, Connection> {
        // Work that panicked has rolled back: the connection is as good as before.
        self.connection
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}

const DAMAGED: &str = "nothing was changed, and the journals are in other files: bring the file back from a backup; without one, keep it elsewhere, since it also says whose journal is whose among several, and make keys anew with journal key create";

/// What to do where the register was taken away or replaced while a program has it open.
const GONE: &str = "nothing was changed, and no key is taken by what it said: put the file back; or stop this program and start it again, and it goes by the file that is there";

/// What went wrong with the register, whatever was asked of it.
fn told(file: &Path, failure: Failure) -> Error {
    failure.told(
        &format!("the register of keys {}:", file.display()),
        DAMAGED,
    )
}

/// Refuses a folder that keeps no register, or whose register is away.
fn expect(folder: &Path) -> Result<()> {
    let file = Register::file(folder);
    link::refuse_nowhere(&file).map_err(|failure| told(&file, failure))?;
    match file.try_exists() {
        Ok(true) => refuse_lost(folder),
        Ok(false) => {
            refuse_lost(folder)?;
            let message = format!(
                "{} is no folder of several people's journals",
                folder.display()
            );
            Err(Error::new(Code::Config, message)
                .hint("begin one with: journal user add NAME --data DIR"))
        }
        Err(error) => Err(told(&file, Failure::from(error))),
    }
}

/// Refuses a folder in which people's journals are there and the register is not.
fn refuse_lost(folder: &Path) -> Result<()> {
    lost_register(folder)?.map_or(Ok(()), Err)
}

/// A register that is empty and stands nowhere.
fn nothing() -> std::result::Result<Connection, Failure> {
    let mut connection = Connection::open_in_memory()?;
    SCHEMA.upgrade(&mut connection)?;
    Ok(connection)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::local::layout::compare;

    #[test]
    fn the_layout_of_a_register_is_that_of_one_that_is_made() {
        compare(&SCHEMA, "register/layout.sql");
    }
}
