//! People whose journals are kept in one folder.

use chrono::{DateTime, Utc};
use rusqlite::{OptionalExtension, Row, params};
use uuid::Uuid;

use super::Register;
use crate::error::{Code, Error, Resource, Result};
use crate::model::Timestamp;

/// A person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    /// A UUID; the name of the folder with the journal.
    pub id: String,
    /// What the person is called.
    pub name: String,
    /// Since when.
    pub created_at: DateTime<Utc>,
}

/// Letters of a name at most.
const LONGEST_NAME: usize = 100;

impl Register {
    /// Adds a person.
    ///
    /// Errors: `Usage` for a name that is none; `Conflict` for one that is taken; `LocalStore`.
    pub fn add_user(&self, name: &str, now: DateTime<Utc>) -> Result<User> {
        check_name(name)?;
        let user = User {
            id: Uuid::new_v4().to_string(),
            name: name.to_owned(),
            created_at: now,
        };
        let added = self.with(|connection| {
            Ok(connection.execute(
                "INSERT INTO user (id, name, created_at) VALUES (?1, ?2, ?3) ON CONFLICT (name) DO NOTHING",
                params![user.id, user.name, Timestamp::from(now)],
            )?)
        })?;
        match added {
            0 => Err(Error::new(
                Code::Conflict,
                format!("there is a user {name} already"),
            )),
            _ => Ok(user),
        }
    }

    /// Everybody, by name.
    ///
    /// Errors: `LocalStore`.
    pub fn users(&self) -> Result<Vec<User>> {
        self.with(|connection| {
            let mut statement = connection.prepare(&format!("{USER} ORDER BY name"))?;
            let users = statement.query_map([], read)?;
            Ok(users.collect::<rusqlite::Result<_>>()?)
        })
    }

    /// The person of this name.
    ///
    /// Errors: `NotFound`; `LocalStore`.
    pub fn user(&self, name: &str) -> Result<User> {
        let found = self.with(|connection| {
            let mut statement = connection.prepare(&format!("{USER} WHERE name = ?1"))?;
            Ok(statement.query_row([name], read).optional()?)
        })?;
        found.ok_or_else(|| {
            Error::not_found(Resource::Route, format!("there is no user {name}"))
                .hint("see them with: journal user list --data DIR")
        })
    }

    /// Removes a person and all their keys, which stop working with the next request.
    ///
    /// Errors: `LocalStore`.
    pub fn remove_user(&self, user: &User) -> Result<()> {
        self.with(|connection| {
            let transaction = connection.transaction()?;
            transaction.execute("DELETE FROM key WHERE user = ?1", [&user.id])?;
            transaction.execute("DELETE FROM user WHERE id = ?1", [&user.id])?;
            transaction.commit()?;
            Ok(())
        })
    }
}

fn check_name(name: &str) -> Result<()> {
    let fits = !name.trim().is_empty()
        && name.trim() == name
        && name.chars().count() <= LONGEST_NAME
        && !name.chars().any(char::is_control);
    match fits {
        true => Ok(()),
        false => Err(Error::new(Code::Usage, format!("{name:?} is no name"))
            .hint("a name has 1 to 100 characters and no blanks around it")),
    }
}

const USER: &str = "SELECT id, name, created_at FROM user";

fn read(row: &Row<'_>) -> rusqlite::Result<User> {
    Ok(User {
        id: row.get(0)?,
        name: row.get(1)?,
        created_at: row.get::<_, Timestamp>(2)?.instant().with_timezone(&Utc),
    })
}
