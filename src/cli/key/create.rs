use chrono::{DateTime, TimeDelta, Utc};
use clap::Args;
use serde_json::{Value, json};

use super::view::NewKey;
use crate::cli::one_of::one_of;
use crate::cli::register::{Person, id_of};
use crate::cli::session::{Session, shown};
use crate::cli::{Runs, Shown};
use crate::error::{Code, Error, Result};
use crate::local::{Register, User};
use crate::model::Permission;
use crate::render::Format;
use crate::render::note::Document;

/// Make a key for journal serve; it is shown once
///
/// Examples:
///   journal key create --permission read-write
///   journal key create --permission read --name dashboard --expires 90d
///   journal key create --permission read-write --user anna --data /srv/journals
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Create {
    /// read, or read-write
    #[arg(long, value_parser = one_of([Permission::Read, Permission::ReadWrite], Permission::as_str), hide_possible_values = true, value_name = "PERMISSION")]
    permission: Permission,
    /// What to call it, in at most 100 characters
    #[arg(long)]
    name: Option<String>,
    /// When it stops working: 90d, 12h, 30m
    #[arg(long, value_name = "TIME")]
    expires: Option<String>,
    #[command(flatten)]
    person: Person,
}

impl Runs for Create {
    fn run(self, session: &Session) -> Shown {
        if session.globals.quiet {
            let what = "a key is shown once, and with --quiet it would not be";
            return Err(Error::new(Code::Usage, what).hint("leave --quiet out"));
        }
        let now = session.instant()?;
        let after = |text: &String| after(text, now);
        let expires = self.expires.as_ref().map(after).transpose()?;
        let name = self.name.as_deref();
        Register::check_key(name, expires)?;
        let user = self.person.user(&self.person.read(session)?)?;
        if session.globals.dry_run {
            return shown(Document(self.would_make(expires, user.as_ref())));
        }
        let register = self.person.write(session)?;
        let (text, key) =
            register.create_key(id_of(user.as_ref()), self.permission, name, now, expires)?;
        session.wrote();
        let made = NewKey {
            text,
            key,
            user,
            data: self.person.data().cloned(),
        };
        if session.format() != Format::Table {
            session.way_back(made.revoked_by());
        }
        shown(made)
    }
}

impl Create {
    fn would_make(&self, expires: Option<DateTime<Utc>>, user: Option<&User>) -> Value {
        let permission = self.permission.as_str();
        let mut key = json!({ "name": self.name, "permission": permission, "expires": expires });
        if let Some(user) = user {
            key["user"] = user.name.as_str().into();
        }
        key
    }
}

/// The instant so long from now: `90d`, `12h`, `30m`.
fn after(text: &str, now: DateTime<Utc>) -> Result<DateTime<Utc>> {
    let wrong = || {
        let what = format!("--expires: {text:?} is no length of time");
        Error::new(Code::NotUnderstood, what).hint("such as 90d or 12h")
    };
    let unit = text.chars().last().ok_or_else(wrong)?;
    let count = &text[..text.len() - unit.len_utf8()];
    let is_number = !count.is_empty() && count.bytes().all(|byte| byte.is_ascii_digit());
    if !is_number || count.bytes().all(|byte| byte == b'0') {
        return Err(wrong());
    }
    let length_of = match unit {
        'd' => TimeDelta::try_days,
        'h' => TimeDelta::try_hours,
        'm' => TimeDelta::try_minutes,
        _ => return Err(wrong()),
    };
    let length = count.parse().ok().and_then(length_of);
    // What chrono cannot say is as far away as what the register refuses.
    let end = length.and_then(|length| now.checked_add_signed(length));
    Ok(end.unwrap_or(DateTime::<Utc>::MAX_UTC))
}
