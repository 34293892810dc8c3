//! People whose journals are kept in one folder.

use std::path::Path;

use chrono::{DateTime, Utc};
use rusqlite::{Connection, OptionalExtension, Row, params};
use uuid::Uuid;

use super::super::failure::Failure;
use super::cells::Cells;
use super::{Register, name, told};
use crate::error::{Code, Error, Resource, Result};
use crate::model::{Timestamp, id};

/// A person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    /// A UUID; the name of the folder with the journal.
    pub id: String,
    /// What the person is called.
    pub name: String,
    /// Since when; `None` where that cannot be read.
    pub created_at: Option<DateTime<Utc>>,
    /// Whether something of the entry, the id included, is not as it was made: what is told of it may not
    /// be all of it.
    pub is_damaged: bool,
}

impl User {
    /// Refuses a name that nobody can have.
    ///
    /// Errors: `InvalidInput`.
    pub fn check_name(name: &str) -> Result<()> {
        name::check("name", name)
    }
}

impl Register {
    /// Refuses a person who could not be added.
    ///
    /// Errors: `InvalidInput` for a name that is none; `Conflict` for one that is taken;
    /// `LocalStore`.
    pub fn check_user(&self, name: &str) -> Result<()> {
        name::check("name", name)?;
        self.ask(|connection| refuse_taken(connection, name))
    }

    /// Adds a person, whose journal was made.
    ///
    /// Errors: as of `check_user`; `LocalStore` where the journal was taken away meanwhile.
    pub(in crate::local) fn add_user(&self, user: &User, journal: &Path) -> Result<()> {
        name::check("name", &user.name)?;
        self.write(|connection| {
            refuse_taken(connection, &user.name)?;
            if !journal.exists() {
                return Err(Failure::Store {
                    what: format!("the journal {} was taken away", journal.display()),
                    hint: "nothing was changed: run it again",
                    read_only: false,
                });
            }
            connection.execute(
                "INSERT INTO user (id, name, created_at) VALUES (?1, ?2, ?3)",
                params![user.id, user.name, user.created_at.map(Timestamp::from)],
            )?;
            Ok(())
        })
    }

    /// Everybody, by name: those, too, of whom something cannot be read.
    ///
    /// Errors: `LocalStore`.
    pub fn users(&self) -> Result<Vec<User>> {
        self.ask(|connection| {
            let mut statement = connection.prepare(&format!("{USER} ORDER BY name"))?;
            let users = statement.query_map([], read)?;
            Ok(users.collect::<rusqlite::Result<_>>()?)
        })
    }

    /// Does something about everybody, while nobody is added or removed.
    ///
    /// Errors: `LocalStore`.
    pub(in crate::local) fn with_users<T>(&self, work: impl FnOnce(&[User]) -> T) -> Result<T> {
        self.write(|connection| {
            let mut statement = connection.prepare(USER)?;
            let users = statement.query_map([], read)?;
            Ok(work(&users.collect::<rusqlite::Result<Vec<_>>>()?))
        })
    }

    /// The person of this name.
    ///
    /// Errors: `NotFound`; `LocalStore`, also where their id is none, so that nobody knows what is theirs.
    pub fn user(&self, name: &str) -> Result<User> {
        let found = self.ask(|connection| {
            let mut statement = connection.prepare(&format!("{USER} WHERE name = ?1"))?;
            Ok(statement.query_row([name], read).optional()?)
        })?;
        let user = found.ok_or_else(|| {
            let what = match name::check("name", name) {
                Ok(()) => format!("there is no user {name:?}"),
                Err(_) => "there is no such user".to_owned(),
            };
            Error::not_found(Resource::User, what)
                .hint("see them with: journal user list --data DIR")
        })?;
        match user.has_an_id() {
            true => Ok(user),
            false => Err(self.without_id(&user)),
        }
    }

    /// Nobody knows any more which journal is this person's.
    pub(in crate::local) fn without_id(&self, user: &User) -> Error {
        let what = format!("is damaged: the id of {:?} is none", user.name);
        told(&self.file, Failure::damaged(what))
    }

    /// Removes a person and all their keys, which stop working with the next request. `first` is done before, while nobody
    /// else is added or removed.
    ///
    /// Errors: `LocalStore`.
    pub(in crate::local) fn remove_user(&self, user: &User, first: impl FnOnce()) -> Result<()> {
        self.write(|connection| {
            first();
            connection.execute("DELETE FROM key WHERE user = ?1", [&user.id])?;
            connection.execute("DELETE FROM user WHERE id = ?1", [&user.id])?;
            Ok(())
        })
    }
}

/// Names that differ in the case of letters alone are too easily taken for each other: one of
/// two people would be removed in the other's place.
fn refuse_taken(connection: &Connection, wanted: &str) -> std::result::Result<(), Failure> {
    let mut names = connection.prepare("SELECT name FROM user")?;
    for taken in names.query_map([], |row| Ok(Cells::of(row).text(0)))? {
        let taken = taken?;
        if name::are_alike(&taken, wanted) {
            let what = format!("there is a user {taken:?} already");
            return Err(Error::new(Code::Conflict, what).into());
        }
    }
    Ok(())
}

const USER: &str = "SELECT id, name, created_at FROM user";

fn read(row: &Row<'_>) -> rusqlite::Result<User> {
    let mut cells = Cells::of(row);
    let user = User {
        id: cells.text(0),
        name: cells.text(1),
        created_at: cells
            .one(2)
            .map(|at: Timestamp| at.instant().with_timezone(&Utc)),
        is_damaged: false,
    };
    Ok(User {
        is_damaged: cells.is_damaged || !user.has_an_id(),
        ..user
    })
}

/// The people of whom something cannot be read, by their ids.
pub(super) fn unreadable(connection: &Connection) -> std::result::Result<Vec<String>, Failure> {
    let mut statement = connection.prepare(&format!("{USER} ORDER BY rowid"))?;
    let users = statement.query_map([], read)?;
    let users: Vec<User> = users.collect::<rusqlite::Result<_>>()?;
    let told = |user: &User| match user.has_an_id() {
        true => user.id.clone(),
        false => format!("{:?}, without an id", user.name),
    };
    let damaged = users.iter().filter(|user| user.is_damaged);
    Ok(damaged.map(told).collect())
}

impl User {
    /// A person who is to be added.
    pub(in crate::local) fn new(name: &str, now: DateTime<Utc>) -> User {
        User {
            id: Uuid::new_v4().to_string(),
            name: name.to_owned(),
            created_at: Some(now),
            is_damaged: false,
        }
    }

    /// Whether the id is one that this program gives. Any other is no name of a folder.
    pub(in crate::local) fn has_an_id(&self) -> bool {
        id::parse(&self.id).is_some_and(|id| id == self.id)
    }
}
