//! Keys: made here, shown once, kept as hashes in `server.db`.

use std::fs::OpenOptions;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use chrono::{DateTime, Utc};
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::failure::Failure;
use super::file;
use super::value::Word;
use crate::api::Key;
use crate::api::key::{ID, LETTERS, PREFIX, SECRET, checksum_of, hash, id_of};
use crate::error::{Code, Error, Resource, Result};
use crate::model::{Permission, Timestamp};

/// The keys of a data folder.
pub struct KeyStore {
    file: PathBuf,
    connection: Mutex<Connection>,
}

impl KeyStore {
    /// Opens the keys of a folder, or makes a place for them.
    ///
    /// Errors: `LocalStore`.
    pub fn open(folder: &Path) -> Result<KeyStore> {
        let file = folder.join("server.db");
        let connection = open(&file).map_err(|failure| failure.at(&file))?;
        Ok(KeyStore {
            file,
            connection: Mutex::new(connection),
        })
    }

    fn with<T>(
        &self,
        work: impl FnOnce(&Connection) -> std::result::Result<T, Failure>,
    ) -> Result<T> {
        let connection = self
            .connection
            .lock()
            .map_err(|_| Error::new(Code::Internal, "the keys are out of order"))?;
        work(&connection).map_err(|failure| failure.at(&self.file))
    }

    /// Makes a key and gives it with what is kept of it. The key is never to be had again.
    ///
    /// Errors: `LocalStore`.
    pub fn create(
        &self,
        user: &str,
        permission: Permission,
        name: Option<&str>,
        now: DateTime<Utc>,
        expires_at: Option<DateTime<Utc>>,
    ) -> Result<(String, Key)> {
        let text = make_key()?;
        let key = Key {
            id: id_of(&text).unwrap_or_default().to_owned(),
            hash: hash(&text),
            user: user.to_owned(),
            name: name.map(str::to_owned),
            permission,
            created_at: now,
            expires_at,
            used_at: None,
            revoked_at: None,
        };
        self.with(|connection| {
            connection.execute(
                "INSERT INTO key (id, hash, user, name, permission, created_at, expires_at)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
                params![
                    key.id,
                    key.hash,
                    key.user,
                    key.name,
                    key.permission.as_str(),
                    Timestamp::from(key.created_at),
                    key.expires_at.map(Timestamp::from),
                ],
            )?;
            Ok(())
        })?;
        Ok((text, key))
    }

    /// Every key of a person, newest first.
    ///
    /// Errors: `LocalStore`.
    pub fn list(&self, user: &str) -> Result<Vec<Key>> {
        self.with(|connection| {
            let mut statement = connection.prepare(&format!(
                "{KEY} WHERE user = ?1 ORDER BY created_at DESC, rowid DESC"
            ))?;
            let keys = statement.query_map([user], read)?;
            Ok(keys.collect::<rusqlite::Result<_>>()?)
        })
    }

    /// The key with this id.
    ///
    /// Errors: `LocalStore`.
    pub fn find(&self, id: &str) -> Result<Option<Key>> {
        self.with(|connection| {
            let mut statement = connection.prepare_cached(&format!("{KEY} WHERE id = ?1"))?;
            Ok(statement.query_row([id], read).optional()?)
        })
    }

    /// Revokes a key; it stops working with the next request.
    ///
    /// Errors: `NotFound`; `LocalStore`.
    pub fn revoke(&self, id: &str, now: DateTime<Utc>) -> Result<Key> {
        self.with(|connection| {
            connection.execute(
                "UPDATE key SET revoked_at = coalesce(revoked_at, ?2) WHERE id = ?1",
                params![id, Timestamp::from(now)],
            )?;
            Ok(())
        })?;
        let missing = || Error::not_found(Resource::Route, format!("there is no key {id}"));
        self.find(id)?
            .ok_or_else(missing)
            .map_err(|error| error.hint("see them with: journal key list"))
    }

    /// Notes that a key was used.
    ///
    /// Errors: `LocalStore`.
    pub fn used(&self, id: &str, now: DateTime<Utc>) -> Result<()> {
        self.with(|connection| {
            let mut statement =
                connection.prepare_cached("UPDATE key SET used_at = ?2 WHERE id = ?1")?;
            statement.execute(params![id, Timestamp::from(now)])?;
            Ok(())
        })
    }
}

const KEY: &str =
    "SELECT id, hash, user, name, permission, created_at, expires_at, used_at, revoked_at FROM key";

fn read(row: &Row<'_>) -> rusqlite::Result<Key> {
    let instant = |timestamp: Timestamp| timestamp.instant().with_timezone(&Utc);
    let permission: Word<Permission> = row.get(4)?;
    let optional = |column| {
        row.get::<_, Option<Timestamp>>(column)
            .map(|time| time.map(instant))
    };
    Ok(Key {
        id: row.get(0)?,
        hash: row.get(1)?,
        user: row.get(2)?,
        name: row.get(3)?,
        permission: permission.0,
        created_at: instant(row.get(5)?),
        expires_at: optional(6)?,
        used_at: optional(7)?,
        revoked_at: optional(8)?,
    })
}

/// Marks a file of keys: `JRNK`.
const APPLICATION_ID: i32 = 0x4a52_4e4b;

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
    connection.busy_timeout(std::time::Duration::from_secs(5))?;
    connection.execute_batch(
        "PRAGMA trusted_schema = OFF; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;",
    )?;
    let transaction =
        connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    let mark: i32 = transaction.pragma_query_value(None, "application_id", |row| row.get(0))?;
    match mark {
        APPLICATION_ID => {}
        0 => {
            transaction.execute_batch(include_str!("server.sql"))?;
            transaction.pragma_update(None, "application_id", APPLICATION_ID)?;
        }
        _ => {
            return Err(Failure::damaged(
                "holds no keys: it is a file of another program",
            ));
        }
    }
    transaction.commit()?;
    Ok(connection)
}

fn make_key() -> Result<String> {
    let body = format!("{PREFIX}_{}_{}", letters(ID)?, letters(SECRET)?);
    let checksum = checksum_of(&body);
    Ok(format!("{body}_{checksum}"))
}

/// Letters from the system's randomness, each as likely as the others.
fn letters(count: usize) -> Result<String> {
    let mut text = String::with_capacity(count);
    let mut bytes = [0_u8; 64];
    while text.len() < count {
        getrandom::fill(&mut bytes).map_err(|error| {
            Error::new(
                Code::Internal,
                format!("the system has no randomness: {error}"),
            )
        })?;
        // 248 is the largest multiple of 62: a byte above it would favour the first letters.
        let fair = bytes
            .iter()
            .filter(|byte| **byte < 248)
            .map(|byte| char::from(LETTERS[usize::from(*byte) % 62]));
        text.extend(fair.take(count - text.len()));
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_kept_as_a_hash_and_found_by_its_id() {
        let folder = tempfile::tempdir().unwrap();
        let store = KeyStore::open(folder.path()).unwrap();
        let now = Utc::now();
        let (text, key) = store
            .create("", Permission::Read, Some("phone"), now, None)
            .unwrap();
        assert_eq!(text.len(), 64);
        assert_eq!(id_of(&text), Some(key.id.as_str()));
        let found = store.find(&key.id).unwrap().unwrap();
        assert_eq!((found.hash, found.is_good(now)), (hash(&text), true));
        assert!(!store.revoke(&key.id, now).unwrap().is_good(now));
        let file = std::fs::read(folder.path().join("server.db")).unwrap();
        let secret = text.split('_').nth(2).unwrap().as_bytes();
        assert!(!file.windows(secret.len()).any(|window| window == secret));
    }

    #[test]
    fn a_mistyped_key_is_none() {
        let folder = tempfile::tempdir().unwrap();
        let store = KeyStore::open(folder.path()).unwrap();
        let (text, _) = store
            .create("", Permission::Read, None, Utc::now(), None)
            .unwrap();
        for at in 0..text.len() {
            let mut wrong = text.clone().into_bytes();
            wrong[at] = if wrong[at] == b'x' { b'y' } else { b'x' };
            assert_eq!(id_of(std::str::from_utf8(&wrong).unwrap()), None, "{at}");
        }
    }
}
