//! Who may ask the journals of a folder over HTTP: people and their keys, in `server.db`.

mod keys;
mod users;

use std::fs::OpenOptions;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use rusqlite::{Connection, TransactionBehavior};

use super::failure::Failure;
use super::file;
use crate::error::{Code, Error, Result};

pub use users::User;

/// The people and keys of a data folder.
pub struct Register {
    file: PathBuf,
    connection: Mutex<Connection>,
}

impl Register {
    /// Opens the register of a folder, or makes one.
    ///
    /// Errors: `LocalStore`.
    pub fn open(folder: &Path) -> Result<Register> {
        let file = folder.join("server.db");
        let connection = open(&file).map_err(|failure| failure.at(&file))?;
        Ok(Register {
            file,
            connection: Mutex::new(connection),
        })
    }

    /// Opens the register of a folder of several people, where there is one.
    ///
    /// Errors: `Config` where there is none; `LocalStore`.
    pub fn open_existing(folder: &Path) -> Result<Register> {
        if !folder.join("server.db").exists() {
            let message = format!(
                "{} is no folder of several people's journals",
                folder.display()
            );
            return Err(Error::new(Code::Config, message)
                .hint("begin one with: journal user add NAME --data DIR"));
        }
        Register::open(folder)
    }

    fn with<T>(
        &self,
        work: impl FnOnce(&mut Connection) -> std::result::Result<T, Failure>,
    ) -> Result<T> {
        // Work that panicked has rolled back: the connection is as good as before.
        let mut connection = self
            .connection
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        work(&mut connection).map_err(|failure| failure.at(&self.file))
    }
}

/// Marks a file of people and keys: `JRNK`.
const APPLICATION_ID: i32 = 0x4a52_4e4b;

/// What accumulates grows at its end: a step that was released is never changed.
const STEPS: [&str; 2] = [include_str!("1.sql"), include_str!("2.sql")];

fn open(path: &Path) -> std::result::Result<Connection, Failure> {
    if let Some(folder) = path.parent() {
        file::create_folder(folder)?;
    }
    if !path.try_exists()? {
        // Another process may be first; what counts is that the file is private from birth.
        let _ = file::private_file(path);
    }
    OpenOptions::new().read(true).write(true).open(path)?;
    let mut connection = Connection::open(path)?;
    connection.busy_timeout(Duration::from_secs(5))?;
    connection.execute_batch(
        "PRAGMA trusted_schema = OFF; PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;",
    )?;
    bring_up_to_date(&mut connection)?;
    Ok(connection)
}

/// Takes the steps that a register lacks, all or none.
fn bring_up_to_date(connection: &mut Connection) -> std::result::Result<(), Failure> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let number = |name| transaction.pragma_query_value(None, name, |row| row.get::<_, i32>(0));
    let taken = match (number("application_id")?, number("user_version")?) {
        (0, 0) => 0,
        // The first step was once taken without a number.
        (APPLICATION_ID, version @ 0..=2) => usize::try_from(version).unwrap_or(0).max(1),
        (APPLICATION_ID, _) => {
            return Err(Failure::damaged("was written by a newer journal"));
        }
        _ => {
            return Err(Failure::damaged(
                "holds no keys: it is a file of another program",
            ));
        }
    };
    for step in &STEPS[taken..] {
        transaction.execute_batch(step)?;
    }
    transaction.pragma_update(None, "application_id", APPLICATION_ID)?;
    transaction.pragma_update(None, "user_version", STEPS.len() as i32)?;
    transaction.commit()?;
    Ok(())
}
