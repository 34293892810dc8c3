use clap::Args;
use serde_json::{Value, json};

use super::service;
use crate::api::key::{PREFIX, id_of};
use crate::cli::credential::{door, key};
use crate::cli::session::{Session, shown};
use crate::cli::{Runs, Shown};
use crate::config::Step;
use crate::render::style::clean;
use crate::render::{Looks, Sheet, Show};

/// Show which key is used and where it comes from; never the key
///
/// Example:
///   journal -C work auth status
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Status {}

impl Runs for Status {
    fn run(self, session: &Session) -> Shown {
        let (name, service) = service(session)?;
        let found = key(session, name, service)?;
        // A key that came from the keyring shows that it works.
        let keyring = match found.step {
            Step::Keyring => None,
            _ => door(name, service).closed_keyring(),
        };
        shown(UsedKey {
            context: name.to_owned(),
            url: service.url.clone(),
            origin: service.origin.clone(),
            step: found.step,
            id: id_of(found.key.reveal()).map(|id| format!("{PREFIX}_{id}")),
            keyring: keyring.map(|unusable| unusable.to_string()),
        })
    }
}

/// The key that is used, but for itself.
struct UsedKey {
    context: String,
    url: String,
    origin: String,
    step: Step,
    /// What it begins with, if it has the form of our keys.
    id: Option<String>,
    /// Why the keyring cannot be used.
    keyring: Option<String>,
}

impl Show for UsedKey {
    fn json(&self) -> Value {
        json!({
            "context": self.context, "url": self.url, "origin": self.origin,
            "source": self.step.as_str(), "key": self.id,
            "keyring": { "usable": self.keyring.is_none(), "reason": self.keyring },
        })
    }

    fn sheet(&self) -> Sheet {
        let id = self.id.as_deref().unwrap_or_default();
        let keyring = self.keyring.as_deref().unwrap_or_default();
        let row = [&self.context, &self.origin, self.step.as_str(), id, keyring];
        Sheet {
            columns: vec!["context", "origin", "source", "key", "keyring"],
            rows: vec![row.map(Into::into).to_vec()],
        }
    }

    fn person(&self, looks: &Looks) -> String {
        let id = self.id.as_deref().map(|id| format!(" {id}…"));
        let mut text = format!(
            "{}: the key{} from {}, for {}\n",
            looks.strong(&self.context),
            id.unwrap_or_default(),
            self.step.as_str(),
            clean(&self.origin)
        );
        if let Some(why) = &self.keyring {
            text.push_str(&format!("{}\n", looks.faint(&clean(why))));
        }
        text
    }

    fn ids(&self) -> Vec<String> {
        vec![self.context.clone()]
    }
}
