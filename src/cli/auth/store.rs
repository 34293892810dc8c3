//! Where a key goes when somebody logs in: one place, and no other keeps one that is nearer.

use super::{forget, forget_command, service};
use crate::cli::context::{Service, command};
use crate::cli::credential::door;
use crate::cli::prompt;
use crate::cli::session::Session;
use crate::cli::unusable::unusable;
use crate::config::{Credentials, Key, Step, Stored, Unusable};
use crate::error::{Code, Error, Outcome, Result};

/// Keeps a key: in the keyring, or in the file when that was asked for or is agreed to.
///
/// Errors: `Config` when neither is possible; `Declined`.
pub(super) fn keep(session: &Session, key: &Key, plain: bool) -> Result<Step> {
    let (name, service) = service(session)?;
    let file = Credentials::of(&session.folders()?.config);
    let step = match plain {
        true => Step::Credentials,
        false => match door(name, service).keep_in_keyring(key) {
            Ok(()) => Step::Keyring,
            Err(why) => {
                offer(session, &file, &why)?;
                Step::Credentials
            }
        },
    };
    let stored = || Stored {
        origin: service.origin.clone(),
        key: key.clone(),
    };
    let kept = match step {
        Step::Credentials => file.put(name, &stored()),
        _ => file.remove(name).map(drop),
    };
    kept.map_err(|error| unusable(&error))?;
    refuse_removed(session, name, service)?;
    session.wrote();
    forget_command(session).map_err(|error| {
        let done = match error.what_became() {
            Outcome::Applied => "the key was stored, and the command that came before it removed",
            _ => "the key was stored, and the command that comes before it was not removed",
        };
        error.behind(done)
    })?;
    Ok(step)
}

/// Takes a key that was just stored away again where its context was removed meanwhile: whoever removes one forgets
/// the key that is stored then, and nobody would ever be told of this.
fn refuse_removed(session: &Session, name: &str, service: &Service) -> Result<()> {
    let Some(entry) = &service.entry else {
        return Ok(());
    };
    // A configuration that cannot be changed is one of which nothing is removed.
    match command::edit(session) {
        Ok(edit) if !edit.before().contexts.contains_key(entry) => {
            forget(session, name, service)?;
            Err(removed_meanwhile(name))
        }
        _ => Ok(()),
    }
}

fn removed_meanwhile(name: &str) -> Error {
    let what = format!("the context {name} was removed meanwhile");
    Error::new(Code::Config, what).hint("no key is stored: add it again with journal context add")
}

/// Asks whether a key may be kept in plain text, once it was said why it has to be.
fn offer(session: &Session, file: &Credentials, why: &Unusable) -> Result<()> {
    let path = file.path();
    let path = path.display();
    if session.can_ask() {
        session.note(unusable(why).message());
        let question = format!("Keep the key in plain text in {path}, which you alone may read?");
        return prompt::confirm(session, &question);
    }
    Err(unusable(why).hint(format!(
        "--insecure-storage keeps the key in plain text in {path}, which you alone may read"
    )))
}

/// Keeps the command that prints a key, and no key.
///
/// Errors: `Usage` where the context is no entry of the configuration; `Config`.
pub(super) fn keep_command(session: &Session, text: &str) -> Result<Step> {
    let (name, service) = service(session)?;
    let entry = service.entry.as_ref().ok_or_else(|| {
        let what = format!("{name} stands in JOURNAL_BASE_URL alone and can keep no command");
        Error::new(Code::Usage, what).hint("add it first: journal context add NAME --url URL")
    })?;
    let mut edit = command::edit(session)?;
    if !edit.before().contexts.contains_key(entry) {
        return Err(removed_meanwhile(name));
    }
    edit.set_key_command(entry, text, &service.origin);
    command::save(session, edit)?;
    forget_stored(session, name, service).map_err(|error| {
        error.behind("the command was kept, and the key that was stored before was not removed")
    })?;
    Ok(Step::Command)
}

/// Removes the key that was stored before a command came in its place. A keyring that cannot be reached is not waited for,
/// nor is one asked where the key stood elsewhere.
fn forget_stored(session: &Session, name: &str, service: &Service) -> Result<()> {
    let file = Credentials::of(&session.folders()?.config);
    let was_there = file.remove(name).map_err(|error| unusable(&error))?;
    if !was_there && service.key_command.is_none() {
        let _ = door(name, service).remove_from_keyring();
    }
    Ok(())
}
