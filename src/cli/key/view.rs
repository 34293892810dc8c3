//! Keys, as they are shown: the whole of one when it was made, and never again.

use std::path::PathBuf;

use chrono::{DateTime, Utc};
use serde_json::{Value, json};

use crate::api::Key;
use crate::api::key::shown;
use crate::cli::register::{minute, second};
use crate::error::quoted;
use crate::local::User;
use crate::render::advice::told;
use crate::render::table::table;
use crate::render::{Looks, Records, Sheet, Show};

/// A key that was made. It is shown this once.
pub(super) struct NewKey {
    pub(super) text: String,
    pub(super) key: Key,
    /// Whose it is, among several.
    pub(super) user: Option<User>,
    /// The folder of several people's journals, where it is one of theirs.
    pub(super) data: Option<PathBuf>,
}

impl NewKey {
    /// The command that takes it back.
    pub(super) fn revoked_by(&self) -> String {
        format!("journal key revoke {}{}", self.key.id, self.folder())
    }

    /// What people add to a command about this key.
    fn folder(&self) -> String {
        let named = |data: &PathBuf| format!(" --data {}", quoted(&data.display().to_string()));
        self.data.as_ref().map_or(String::new(), named)
    }
}

impl Show for NewKey {
    fn json(&self) -> Value {
        let Key {
            id,
            name,
            permission,
            expires_at,
            ..
        } = &self.key;
        let mut made = json!({ "id": id, "name": name, "permission": permission.as_str(), "key": self.text, "expires": expires_at });
        if let Some(user) = &self.user {
            made["user"] = user.name.as_str().into();
        }
        made
    }

    fn sheet(&self) -> Sheet {
        Sheet {
            columns: vec!["key"],
            rows: vec![vec![self.text.as_str().into()]],
        }
    }

    fn person(&self, looks: &Looks) -> String {
        let permission = self.key.permission.as_str();
        let made = format!(
            "{} Made a {permission} key: keep it now, it is not shown again\n",
            looks.good("✓")
        );
        let (folder, back) = (self.folder(), self.revoked_by());
        let how = format!("  serve with: journal serve{folder}     take it back: {back}\n");
        format!(
            "{made}    {}\n{}",
            looks.strong(&self.text),
            looks.faint(&how)
        )
    }

    fn ids(&self) -> Vec<String> {
        vec![self.key.id.clone()]
    }
}

/// Keys that were made before.
pub(super) struct Keys {
    pub(super) keys: Vec<Key>,
    /// Those whose they may be.
    pub(super) users: Vec<User>,
    pub(super) now: DateTime<Utc>,
}

impl Keys {
    fn state(&self, key: &Key) -> &'static str {
        match (key.revoked_at, key.is_damaged, key.is_good(self.now)) {
            (Some(_), ..) => "revoked",
            (None, true, _) => "damaged",
            (None, false, false) => "expired",
            (None, false, true) => "good",
        }
    }

    /// Whose it is, among several.
    fn owner(&self, key: &Key) -> Option<&str> {
        let user = self.users.iter().find(|user| user.id == key.user)?;
        Some(&user.name)
    }

    /// The cells behind what a key is called by; `time` writes its times.
    fn row(&self, key: &Key, time: fn(DateTime<Utc>) -> String, none: &str) -> Vec<String> {
        let time = |at: Option<DateTime<Utc>>| at.map_or(none.to_owned(), time);
        vec![
            key.permission.as_str().to_owned(),
            self.state(key).to_owned(),
            self.owner(key).unwrap_or_default().to_owned(),
            key.name.clone().unwrap_or_default(),
            time(key.created_at),
            time(key.used_at),
            time(key.expires_at),
        ]
    }
}

const COLUMNS: [&str; 9] = [
    "id",
    "prefix",
    "permission",
    "state",
    "user",
    "name",
    "created",
    "lastUsed",
    "expires",
];

/// Columns for a person.
const HEADS: [&str; 8] = [
    "key",
    "permission",
    "state",
    "user",
    "name",
    "created (UTC)",
    "last used",
    "expires",
];

impl Show for Keys {
    fn json(&self) -> Value {
        self.records().collect()
    }

    fn records(&self) -> Records<'_> {
        let record = |key: &Key| {
            json!({
                "id": key.id, "prefix": shown(&key.id), "name": key.name, "permission": key.permission.as_str(),
                "state": self.state(key), "user": self.owner(key), "created": key.created_at,
                "lastUsed": key.used_at, "expires": key.expires_at, "revoked": key.revoked_at,
            })
        };
        Box::new(self.keys.iter().map(record))
    }

    fn sheet(&self) -> Sheet {
        let row = |key: &Key| {
            let called = [key.id.clone(), shown(&key.id)];
            let cells = called.into_iter().chain(self.row(key, second, ""));
            cells.map(Into::into).collect()
        };
        Sheet {
            columns: COLUMNS.to_vec(),
            rows: self.keys.iter().map(row).collect(),
        }
    }

    fn person(&self, looks: &Looks) -> String {
        if self.keys.is_empty() {
            let none = "No keys. Make one with: journal key create --permission read-write";
            return told(none, usize::from(looks.width));
        }
        let row = |key: &Key| {
            let mut row = vec![shown(&key.id)];
            row.extend(self.row(key, minute, "—"));
            row
        };
        let rows: Vec<Vec<String>> = self.keys.iter().map(row).collect();
        table(&HEADS, &rows, HEADS.len(), looks)
    }

    fn ids(&self) -> Vec<String> {
        self.keys.iter().map(|key| key.id.clone()).collect()
    }
}
