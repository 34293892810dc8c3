//! Keys: made here, shown once, kept as hashes in `server.db`.

use chrono::{DateTime, Utc};
use rusqlite::{OptionalExtension, Row, params};

use super::super::value::Word;
use super::Register;
use crate::api::Key;
use crate::api::key::{ID, LETTERS, PREFIX, SECRET, checksum_of, hash, id_of};
use crate::error::{Code, Error, Resource, Result};
use crate::model::{Permission, Timestamp};

impl Register {
    /// Makes a key and gives it with what is kept of it. The key is never to be had again.
    ///
    /// Errors: `LocalStore`.
    pub fn create_key(
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

    /// Every key of a person, newest first; `''` is the one whose folder this is.
    ///
    /// Errors: `LocalStore`.
    pub fn keys(&self, user: &str) -> Result<Vec<Key>> {
        self.with(|connection| {
            let mut statement = connection.prepare(&format!(
                "{KEY} WHERE user = ?1 ORDER BY created_at DESC, rowid DESC"
            ))?;
            let keys = statement.query_map([user], read)?;
            Ok(keys.collect::<rusqlite::Result<_>>()?)
        })
    }

    /// Every key of everybody, newest first.
    ///
    /// Errors: `LocalStore`.
    pub fn all_keys(&self) -> Result<Vec<Key>> {
        self.with(|connection| {
            let mut statement =
                connection.prepare(&format!("{KEY} ORDER BY created_at DESC, rowid DESC"))?;
            let keys = statement.query_map([], read)?;
            Ok(keys.collect::<rusqlite::Result<_>>()?)
        })
    }

    /// The key with this id.
    ///
    /// Errors: `LocalStore`.
    pub fn key(&self, id: &str) -> Result<Option<Key>> {
        self.with(|connection| {
            let mut statement = connection.prepare_cached(&format!("{KEY} WHERE id = ?1"))?;
            Ok(statement.query_row([id], read).optional()?)
        })
    }

    /// Revokes a key; it stops working with the next request.
    ///
    /// Errors: `NotFound`; `LocalStore`.
    pub fn revoke_key(&self, id: &str, now: DateTime<Utc>) -> Result<Key> {
        self.with(|connection| {
            connection.execute(
                "UPDATE key SET revoked_at = coalesce(revoked_at, ?2) WHERE id = ?1",
                params![id, Timestamp::from(now)],
            )?;
            Ok(())
        })?;
        let missing = || Error::not_found(Resource::Route, format!("there is no key {id}"));
        self.key(id)?
            .ok_or_else(missing)
            .map_err(|error| error.hint("see them with: journal key list"))
    }

    /// Notes that a key was used.
    ///
    /// Errors: `LocalStore`.
    pub fn key_used(&self, id: &str, now: DateTime<Utc>) -> Result<()> {
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
        let store = Register::open(folder.path()).unwrap();
        let now = Utc::now();
        let (text, key) = store
            .create_key("", Permission::Read, Some("phone"), now, None)
            .unwrap();
        assert_eq!(text.len(), 64);
        assert_eq!(id_of(&text), Some(key.id.as_str()));
        let found = store.key(&key.id).unwrap().unwrap();
        assert_eq!((found.hash, found.is_good(now)), (hash(&text), true));
        assert!(!store.revoke_key(&key.id, now).unwrap().is_good(now));
        let file = std::fs::read(folder.path().join("server.db")).unwrap();
        let secret = text.split('_').nth(2).unwrap().as_bytes();
        assert!(!file.windows(secret.len()).any(|window| window == secret));
    }

    #[test]
    fn a_mistyped_key_is_none() {
        let folder = tempfile::tempdir().unwrap();
        let store = Register::open(folder.path()).unwrap();
        let (text, _) = store
            .create_key("", Permission::Read, None, Utc::now(), None)
            .unwrap();
        for at in 0..text.len() {
            let mut wrong = text.clone().into_bytes();
            wrong[at] = if wrong[at] == b'x' { b'y' } else { b'x' };
            assert_eq!(id_of(std::str::from_utf8(&wrong).unwrap()), None, "{at}");
        }
    }
}
