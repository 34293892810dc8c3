//! `journal key …`: keys to journals on disk, for those who ask them over HTTP.

use chrono::{DateTime, TimeDelta, Utc};
use clap::{Args, Subcommand};
use serde_json::{Value, json};

use super::context::only_local;
use super::register::{Folder, Person, id_of};
use super::session::{Session, shown};
use super::{Runs, Shown, prompt};
use crate::api::Key;
use crate::error::{Code, Error, Result};
use crate::local::User;
use crate::model::Permission;
use crate::render::note::Document;
use crate::render::table::table;
use crate::render::{Looks, Sheet, Show};

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

/// Make a key for journal serve; it is shown once
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
    #[command(flatten)]
    person: Person,
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
        let register = self.person.register(session)?;
        let user = self.person.user(&register)?;
        let name = self.name.as_deref();
        let (text, key) =
            register.create_key(id_of(user.as_ref()), self.permission, name, now, expires)?;
        shown(NewKey { text, key, user })
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
    /// Whose it is, among several.
    user: Option<User>,
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

/// List keys, newest first
#[derive(Args)]
pub(super) struct List {
    #[command(flatten)]
    person: Person,
}

impl Runs for List {
    fn run(self, session: &Session) -> Shown {
        let register = self.person.register(session)?;
        let keys = match self.person.is_everybody() {
            true => register.all_keys()?,
            false => register.keys(id_of(self.person.user(&register)?.as_ref()))?,
        };
        shown(Keys {
            keys,
            users: register.users()?,
            now: session.instant()?,
        })
    }
}

struct Keys {
    keys: Vec<Key>,
    users: Vec<User>,
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

    /// Whose it is, among several.
    fn owner(&self, key: &Key) -> Option<&str> {
        let user = self.users.iter().find(|user| user.id == key.user)?;
        Some(&user.name)
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
            self.owner(key).unwrap_or_default().to_owned(),
            key.name.clone().unwrap_or_default(),
            instant(Some(key.created_at)),
            instant(key.used_at),
            instant(key.expires_at),
        ]
    }
}

const COLUMNS: [&str; 8] = [
    "id",
    "permission",
    "state",
    "user",
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
                "id": key.id, "name": key.name, "permission": key.permission.as_str(), "state": self.state(key), "user": self.owner(key),
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
    #[command(flatten)]
    folder: Folder,
}

impl Runs for Revoke {
    fn run(self, session: &Session) -> Shown {
        prompt::confirm(session, &format!("Revoke the key {}?", self.id))?;
        if session.globals.dry_run {
            return shown(Document(json!({ "revoke": self.id })));
        }
        let now = session.instant()?;
        let register = self.folder.register(session)?;
        shown(Keys {
            keys: vec![register.revoke_key(&self.id, now)?],
            users: register.users()?,
            now,
        })
    }
}
