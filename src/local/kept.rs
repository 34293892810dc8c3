//! What was read of a journal and is kept for as long as nobody writes what it says.

use rusqlite::Connection;

use super::failure::Failure;

/// A state of the file, as far as it can be told from an earlier one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Moment {
    /// Differs when another connection has written.
    others: i64,
    /// Rows that this connection has written.
    own: u64,
}

impl Moment {
    /// The state of what is read in the transaction under way.
    fn read(connection: &Connection) -> Result<Moment, Failure> {
        Ok(Moment {
            others: of_others(connection)?,
            own: connection.total_changes(),
        })
    }
}

/// A number that is another one when another connection has written.
pub(super) fn of_others(connection: &Connection) -> Result<i64, Failure> {
    let mut statement = connection.prepare_cached("PRAGMA data_version")?;
    Ok(statement.query_row((), |row| row.get(0))?)
}

/// Something that was read, and the state of the file that it is of.
#[derive(Default)]
pub(super) struct Kept<T> {
    of: Moment,
    read: T,
}

impl<T: Default> Kept<T> {
    /// What was read, or nothing of it where the file has changed since: asked in a transaction in which
    /// nothing was written yet.
    pub(super) fn now(&mut self, connection: &Connection) -> Result<&mut T, Failure> {
        let now = Moment::read(connection)?;
        if self.of != now {
            self.forget();
            self.of = now;
        }
        Ok(&mut self.read)
    }

    /// What was read, in a transaction that has asked for it before.
    pub(super) fn still(&mut self) -> &mut T {
        &mut self.read
    }

    /// Forgets what was read.
    pub(super) fn forget(&mut self) {
        self.read = T::default();
    }

    /// Says that since this connection had written so many rows it wrote nothing but new meals.
    pub(super) fn outlive_new_meals(&mut self, connection: &Connection, since: u64) {
        if self.of.own == since {
            self.of.own = connection.total_changes();
        }
    }
}
