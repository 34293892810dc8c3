//! `journal key …`: keys to the local journal, for those who ask it over HTTP.

use chrono::{DateTime, TimeDelta, Utc};
use clap::{Args, Subcommand};
use serde_json::{Value, json};

use super::context::only_local;
use super::session::{Session, shown};
use super::{Runs, Shown, prompt};
use crate::api::Key;
use crate::error::{Code, Error, Result};
use crate::local::keys::KeyStore;
use crate::model::Permission;
use crate::render::note::Document;
use crate::render::table::table;
use crate::render::{Looks, Sheet, Show};

/// The person whose data folder this is.
const OWN: &str = "";

/// Keys: create, list, revoke
#[derive(Subcommand)]
pub(super) enum KeyCommand {
    Create(Create),
    List(List),
    Revoke(Revoke),
}

impl Runs for KeyCommand {
    fn run(self, session: &Session) -> Shown {
        only_local(session)?;
        match self {
            KeyCommand::Create(command) => command.run(session),
            KeyCommand::List(command) => command.run(session),
            KeyCommand::Revoke(command) => command.run(session),
        }
    }
}

/// Make a key to this journal, for journal serve; it is shown once
#[derive(Args)]
pub(super) struct Create {
    /// read, or read-write
    #[arg(long, value_parser = permission, value_name = "PERMISSION")]
    permission: Permission,
    /// What to call it
    #[arg(long)]
    name: Option<String>,
    /// When it stops working: 90d, 12h
    #[arg(long, value_name = "TIME")]
    expires: Option<String>,
}

fn permission(text: &str) -> std::result::Result<Permission, String> {
    text.parse()
        .map_err(|()| "must be read or read-write".to_owned())
}

impl Runs for Create {
    fn run(self, session: &Session) -> Shown {
        let now = session.instant()?;
        let expires = self
            .expires
            .as_deref()
            .map(|text| after(text, now))
            .transpose()?;
        if session.globals.dry_run {
            let permission = self.permission.as_str();
            return shown(Document(
                json!({ "name": self.name, "permission": permission, "expires": expires }),
            ));
        }
        let store = KeyStore::open(&session.folders()?.data)?;
        let (text, key) = store.create(OWN, self.permission, self.name.as_deref(), now, expires)?;
        shown(NewKey { text, key })
    }
}

/// The instant so long from now: `90d`, `12h`, `30m`.
fn after(text: &str, now: DateTime<Utc>) -> Result<DateTime<Utc>> {
    let wrong = || {
        Error::new(
            Code::NotUnderstood,
            format!("{text:?} is no length of time"),
        )
        .hint("such as 90d or 12h")
    };
    let unit = text.chars().last().ok_or_else(wrong)?;
    let count: i64 = text[..text.len() - unit.len_utf8()]
        .parse()
        .map_err(|_| wrong())?;
    let length = match unit {
        'd' => TimeDelta::try_days(count),
        'h' => TimeDelta::try_hours(count),
        'm' => TimeDelta::try_minutes(count),
        _ => None,
    };
    let length = length.filter(|_| count > 0).ok_or_else(wrong)?;
    now.checked_add_signed(length).ok_or_else(wrong)
}

/// A key that was made. It is shown this once.
struct NewKey {
    text: String,
    key: Key,
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
        json!({ "id": id, "name": name, "permission": permission.as_str(), "key": self.text, "expires": expires_at })
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
        let how = format!(
            "  serve with: journal serve     take it back: journal key revoke {}\n",
            self.key.id
        );
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

/// List the keys to this journal, newest first
#[derive(Args)]
pub(super) struct List {}

impl Runs for List {
    fn run(self, session: &Session) -> Shown {
        let keys = KeyStore::open(&session.folders()?.data)?.list(OWN)?;
        shown(Keys {
            keys,
            now: session.instant()?,
        })
    }
}

struct Keys {
    keys: Vec<Key>,
    now: DateTime<Utc>,
}

impl Keys {
    fn state(&self, key: &Key) -> &'static str {
        match (key.revoked_at, key.is_good(self.now)) {
            (Some(_), _) => "revoked",
            (None, false) => "expired",
            (None, true) => "good",
        }
    }

    fn row(&self, key: &Key) -> Vec<String> {
        let instant = |instant: Option<DateTime<Utc>>| {
            instant.map_or("—".to_owned(), |at| {
                at.format("%Y-%m-%d %H:%M").to_string()
            })
        };
        vec![
            key.id.clone(),
            key.permission.as_str().to_owned(),
            self.state(key).to_owned(),
            key.name.clone().unwrap_or_default(),
            instant(Some(key.created_at)),
            instant(key.used_at),
            instant(key.expires_at),
        ]
    }
}

const COLUMNS: [&str; 7] = [
    "id",
    "permission",
    "state",
    "name",
    "created",
    "last used",
    "expires",
];

impl Show for Keys {
    fn json(&self) -> Value {
        Value::Array(self.records())
    }

    fn records(&self) -> Vec<Value> {
        let record = |key: &Key| {
            json!({
                "id": key.id, "name": key.name, "permission": key.permission.as_str(), "state": self.state(key),
                "created": key.created_at, "lastUsed": key.used_at, "expires": key.expires_at, "revoked": key.revoked_at,
            })
        };
        self.keys.iter().map(record).collect()
    }

    fn sheet(&self) -> Sheet {
        let rows = self
            .keys
            .iter()
            .map(|key| self.row(key).into_iter().map(Into::into).collect());
        Sheet {
            columns: COLUMNS.to_vec(),
            rows: rows.collect(),
        }
    }

    fn person(&self, looks: &Looks) -> String {
        if self.keys.is_empty() {
            return "No keys. Make one with: journal key create --permission read-write\n"
                .to_owned();
        }
        let rows: Vec<Vec<String>> = self.keys.iter().map(|key| self.row(key)).collect();
        table(&COLUMNS, &rows, COLUMNS.len(), looks)
    }

    fn ids(&self) -> Vec<String> {
        self.keys.iter().map(|key| key.id.clone()).collect()
    }
}

/// Revoke a key; it stops working with the next request
#[derive(Args)]
pub(super) struct Revoke {
    /// The key's id, as journal key list shows it
    id: String,
}

impl Runs for Revoke {
    fn run(self, session: &Session) -> Shown {
        prompt::confirm(session, &format!("Revoke the key {}?", self.id))?;
        if session.globals.dry_run {
            return shown(Document(json!({ "revoke": self.id })));
        }
        let now = session.instant()?;
        let key = KeyStore::open(&session.folders()?.data)?.revoke(&self.id, now)?;
        shown(Keys {
            keys: vec![key],
            now,
        })
    }
}
