use clap::Args;
use serde_json::json;

use super::{aim, forget, forget_command, nearer, service};
use crate::cli::session::{Session, shown};
use crate::cli::unusable::unusable;
use crate::cli::{Runs, Shown};
use crate::config::{Step, Unusable};
use crate::error::{Error, Outcome};
use crate::render::note::{Document, Done};

/// Forget the stored key, or the command that prints it
///
/// Example:
///   journal -C work auth logout
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Logout {}

impl Runs for Logout {
    fn run(self, session: &Session) -> Shown {
        let (name, service) = service(session)?;
        if session.globals.dry_run {
            return shown(Document(json!({ "logout": name })));
        }
        let forgotten = forget(session, name, service)?;
        let mut removed = forgotten.removed;
        if !removed.is_empty() {
            session.wrote();
        }
        let command = forget_command(session).map_err(|error| {
            let done = match error.what_became() {
                Outcome::Applied => "the key was forgotten, and the command that prints one",
                _ => "the key was forgotten, and the command that prints one was not",
            };
            match removed.is_empty() {
                true => error,
                false => error.behind(done),
            }
        });
        if command? {
            removed.push(Step::Command);
        }
        if let Some(keyring) = forgotten.keyring {
            match removed.is_empty() {
                // Nothing was found, and where it may be nobody could look.
                true => return Err(unseen(&keyring)),
                false => session.note(format!("note: {keyring}; a key in it would be left")),
            }
        }
        if let Some(variable) = nearer(service) {
            session.note(format!("note: {variable} is still set"));
        }
        if !removed.is_empty() {
            session.way_back(format!("journal {}auth login", aim(session, name)));
        }
        let places: Vec<&str> = removed.iter().map(|step| step.as_str()).collect();
        let message = match places.is_empty() {
            true => format!("No key was stored for {name}"),
            false => format!("Logged out of {name}: {}", places.join(", ")),
        };
        let ids = vec![name.to_owned()];
        shown(Done { message, ids })
    }
}

/// Why nobody can say whether a key is left: there is none but perhaps in the keyring.
fn unseen(keyring: &Unusable) -> Error {
    let error = unusable(keyring);
    match error.hint_text() {
        Some(_) => error,
        None => error.hint(
            "no key is stored elsewhere; if one may be in the keyring, log out where that can be reached",
        ),
    }
}
