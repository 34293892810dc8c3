use clap::Args;
use serde_json::json;

use super::view::Keys;
use crate::api::key;
use crate::cli::register::Folder;
use crate::cli::session::{Session, shown};
use crate::cli::{Runs, Shown, prompt};
use crate::render::note::Document;

/// Revoke a key; it stops working with the next request
///
/// Examples:
///   journal key revoke 6ccHHcvx
///   journal key revoke 6ccHHcvx --data /srv/journals
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Revoke {
    /// The key: its id, as journal key list shows it, or the whole of it
    #[arg(value_name = "ID")]
    key: String,
    #[command(flatten)]
    folder: Folder,
}

impl Runs for Revoke {
    fn run(self, session: &Session) -> Shown {
        let named = self.folder.read(session)?.key_named(&self.key)?;
        if session.globals.dry_run {
            return shown(Document(json!({ "revoke": named.id })));
        }
        let name = named.name.map(|name| format!(" ({name})"));
        let question = format!(
            "Revoke the key {}{}?",
            key::shown(&named.id),
            name.unwrap_or_default()
        );
        prompt::confirm(session, &question)?;
        let now = session.instant()?;
        let register = self.folder.write(session)?;
        let key = register.revoke_key(&named.id, now)?;
        session.wrote();
        // Whose it was is told where it can be: it is revoked whatever fails now.
        let users = register.users().unwrap_or_default();
        session.no_way_back("another key is made with: journal key create");
        shown(Keys {
            keys: vec![key],
            users,
            now,
        })
    }
}
