//! Keys: made here, shown once, kept as hashes in `server.db`.

use chrono::{DateTime, Utc};
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::super::failure::Failure;
use super::super::value::Word;
use super::cells::Cells;
use super::{Register, name};
use crate::api::key::{ID, LETTERS, PREFIX, SECRET, checksum_of, hash, id_of, named, shown};
use crate::api::{Key, OWNER};
use crate::error::{Code, Error, Resource, Result};
use crate::model::{Permission, Timestamp, id};

impl Register {
    /// Refuses a key that could not be made.
    ///
    /// Errors: `InvalidInput` for a name that is none, and for an end that no calendar has.
    pub fn check_key(name: Option<&str>, expires_at: Option<DateTime<Utc>>) -> Result<()> {
        if let Some(name) = name {
            name::check("name", name)?;
        }
        // What is stored is read again as RFC 3339, whose years have four digits.
        let is_written = |at| Timestamp::parse(Timestamp::from(at).as_str()).is_some();
        match expires_at.is_none_or(is_written) {
            true => Ok(()),
            false => Err(Error::invalid_at(
                "expires",
                "must be before the year 10000",
            )),
        }
    }

    /// Makes a key and gives it with what is kept of it. The key is never to be had again.
    ///
    /// Errors: as of `check_key`; `NotFound` for a person who is none; `LocalStore`.
    pub fn create_key(
        &self,
        user: &str,
        permission: Permission,
        name: Option<&str>,
        now: DateTime<Utc>,
        expires_at: Option<DateTime<Utc>>,
    ) -> Result<(String, Key)> {
        Register::check_key(name, expires_at)?;
        let text = make_key()?;
        let key = Key {
            id: id_of(&text).unwrap_or_default().to_owned(),
            hash: hash(&text),
            user: user.to_owned(),
            name: name.map(str::to_owned),
            permission,
            created_at: Some(now),
            expires_at,
            used_at: None,
            revoked_at: None,
            is_damaged: false,
        };
        self.write(|connection| insert(connection, &key))?;
        Ok((text, key))
    }

    /// Every key of a person, newest first; `''` is the one whose folder this is.
    ///
    /// Errors: `LocalStore`.
    pub fn keys(&self, user: &str) -> Result<Vec<Key>> {
        self.ask(|connection| {
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
        self.ask(|connection| {
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
        self.ask(|connection| find(connection, id))
    }

    /// The keys with these ids, in their order, all as of one moment. For an id that is unknown as much is read as for
    /// another: how long it takes tells nobody which there are.
    ///
    /// Errors: `LocalStore`.
    pub fn keys_with(&self, ids: &[&str]) -> Result<Vec<Option<Key>>> {
        self.ask(|connection| {
            let moment = connection.unchecked_transaction()?;
            ids.iter()
                .map(|id| find_in_even_time(&moment, id))
                .collect()
        })
    }

    /// The key that a person names: by the whole of it, by what is shown of it, or by its id.
    ///
    /// Errors: `NotFound`; `LocalStore`.
    pub fn key_named(&self, text: &str) -> Result<Key> {
        let id = named(text).unwrap_or(text);
        self.key(id)?.ok_or_else(|| missing(id))
    }

    /// Revokes the key with this id; it stops working with the next request.
    ///
    /// Errors: `NotFound`; `LocalStore`.
    pub fn revoke_key(&self, id: &str, now: DateTime<Utc>) -> Result<Key> {
        self.write(|connection| {
            connection.execute(
                "UPDATE key SET revoked_at = coalesce(revoked_at, ?2) WHERE id = ?1",
                params![id, Timestamp::from(now)],
            )?;
            Ok(find(connection, id)?.ok_or_else(|| missing(id))?)
        })
    }

    /// Notes that a key was used.
    ///
    /// Errors: `LocalStore`.
    pub fn key_used(&self, id: &str, now: DateTime<Utc>) -> Result<()> {
        self.write(|connection| {
            let mut statement =
                connection.prepare_cached("UPDATE key SET used_at = ?2 WHERE id = ?1")?;
            statement.execute(params![id, Timestamp::from(now)])?;
            Ok(())
        })
    }
}

/// Nothing is repeated that has not the form of an id: it may be the secret of a key.
fn missing(id: &str) -> Error {
    let what = match named(id) {
        Some(id) => format!("there is no key {id}"),
        None => "there is no such key".to_owned(),
    };
    Error::not_found(Resource::Key, what)
        .hint("see them with: journal key list, for several people with --data DIR")
}

/// Writes a key down. Its person may have been removed since they were looked up.
fn insert(connection: &Connection, key: &Key) -> std::result::Result<(), Failure> {
    let mut person = connection.prepare_cached("SELECT 1 FROM user WHERE id = ?1")?;
    if key.user != OWNER && !person.exists([&key.user])? {
        let error = Error::not_found(Resource::User, "there is no such user any more");
        return Err(error
            .hint("see who is there: journal user list --data DIR")
            .into());
    }
    connection.execute(
        "INSERT INTO key (id, hash, user, name, permission, created_at, expires_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        params![
            key.id,
            key.hash,
            key.user,
            key.name,
            key.permission.as_str(),
            key.created_at.map(Timestamp::from),
            key.expires_at.map(Timestamp::from),
        ],
    )?;
    Ok(())
}

const KEY: &str =
    "SELECT id, hash, user, name, permission, created_at, expires_at, used_at, revoked_at FROM key";

fn find(connection: &Connection, id: &str) -> std::result::Result<Option<Key>, Failure> {
    let mut statement = connection.prepare_cached(&format!("{KEY} WHERE id = ?1"))?;
    Ok(statement.query_row([id], read).optional()?)
}

/// The same, by way of the key whose id comes next, which is read whoever it is.
fn find_in_even_time(
    connection: &Connection,
    id: &str,
) -> std::result::Result<Option<Key>, Failure> {
    let next = "coalesce((SELECT min(id) FROM key WHERE id >= ?1), (SELECT max(id) FROM key))";
    let mut statement = connection.prepare_cached(&format!("{KEY} WHERE id = {next}"))?;
    let next = statement.query_row([id], read).optional()?;
    Ok(next.filter(|key| key.id == id))
}

/// The keys of which something cannot be read, by what is shown of them.
pub(super) fn unreadable(connection: &Connection) -> std::result::Result<Vec<String>, Failure> {
    let mut statement = connection.prepare(&format!("{KEY} ORDER BY rowid"))?;
    let keys = statement.query_map([], read)?;
    let keys: Vec<Key> = keys.collect::<rusqlite::Result<_>>()?;
    let told = |key: &Key| match has_an_id(key) {
        true => shown(&key.id),
        false => "one without an id".to_owned(),
    };
    let damaged = keys.iter().filter(|key| key.is_damaged);
    Ok(damaged.map(told).collect())
}

/// Whether the id is one that this program gives: a key is looked up by no other.
fn has_an_id(key: &Key) -> bool {
    named(&key.id) == Some(&key.id)
}

/// Whether it can be the key of a person, whose id names a folder, or of the owner.
fn is_of_somebody(key: &Key) -> bool {
    key.user == OWNER || id::parse(&key.user).as_ref() == Some(&key.user)
}

/// A key as its row has it.
fn read(row: &Row<'_>) -> rusqlite::Result<Key> {
    let instant = |timestamp: Timestamp| timestamp.instant().with_timezone(&Utc);
    let mut cells = Cells::of(row);
    let permission: Option<Word<Permission>> = cells.one(4);
    let key = Key {
        id: cells.text(0),
        hash: cells.one(1).unwrap_or_default(),
        user: cells.one(2).unwrap_or_default(),
        name: cells.maybe(3),
        permission: permission.map_or(Permission::Read, |word| word.0),
        created_at: cells.one(5).map(instant),
        expires_at: cells.maybe(6).map(instant),
        used_at: cells.maybe(7).map(instant),
        revoked_at: cells.maybe(8).map(instant),
        is_damaged: false,
    };
    Ok(Key {
        is_damaged: cells.is_damaged || !has_an_id(&key) || !is_of_somebody(&key),
        ..key
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
    use crate::local::User;

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
    fn a_key_that_cannot_be_read_opens_nothing_and_spoils_no_other() {
        let folder = tempfile::tempdir().unwrap();
        let store = Register::open(folder.path()).unwrap();
        let now = Utc::now();
        let make = || store.create_key("", Permission::Read, Some("phone"), now, None);
        for spoiled in [
            "expires_at = '+10240-01-01T00:00:00.000Z'",
            "created_at = 'yesterday'",
            "used_at = ''",
            "revoked_at = 'x'",
            "hash = x'00'",
            "name = CAST(x'ff' AS TEXT)",
            "user = CAST(x'ff' AS TEXT)",
            "user = '/etc'",
            "user = '../users'",
        ] {
            let (bad, good) = (make().unwrap().1.id, make().unwrap().1.id);
            let spoil = format!("UPDATE key SET {spoiled} WHERE id = ?1");
            store
                .write(|connection| Ok(connection.execute(&spoil, [&bad])?))
                .unwrap();
            let is_good = |id: &str| store.key(id).unwrap().unwrap().is_good(now);
            assert_eq!((is_good(&bad), is_good(&good)), (false, true), "{spoiled}");
            let all = store.all_keys().unwrap();
            assert!(all.iter().any(|key| key.id == bad), "{spoiled}");
            assert_eq!(store.revoke_key(&bad, now).unwrap().id, bad);
        }
    }

    #[test]
    fn nobody_who_is_gone_is_given_a_key() {
        let folder = tempfile::tempdir().unwrap();
        let store = Register::open(folder.path()).unwrap();
        let anna = User::new("anna", Utc::now());
        store.add_user(&anna, folder.path()).unwrap();
        let make = || store.create_key(&anna.id, Permission::Read, None, Utc::now(), None);
        make().unwrap();
        store.remove_user(&anna, || {}).unwrap();
        assert_eq!(make().unwrap_err().code(), Code::NotFound);
        assert!(store.all_keys().unwrap().is_empty());
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
