//! `journal auth …`: the key of a journal over HTTP.

mod login;
mod logout;
mod status;
mod store;

use clap::Subcommand;

use super::context::{Kind, Service, command, set};
use super::credential::door;
use super::session::Session;
use super::unusable::unusable;
use super::{Runs, Shown};
use crate::config::{Credentials, Step, Unusable};
use crate::error::{Code, Error, Result};

/// Keys to journals over HTTP: store one, see which is used, forget it
#[derive(Subcommand)]
pub(super) enum AuthCommand {
    Login(login::Login),
    Status(status::Status),
    Logout(logout::Logout),
}

impl Runs for AuthCommand {
    fn run(self, session: &Session) -> Shown {
        match self {
            AuthCommand::Login(command) => command.run(session),
            AuthCommand::Status(command) => command.run(session),
            AuthCommand::Logout(command) => command.run(session),
        }
    }
}

/// The chosen context, which must be one over HTTP: its name, and where it is.
///
/// Errors: `Usage` when it is on disk.
fn service(session: &Session) -> Result<(&str, &Service)> {
    let context = session.chosen()?;
    match &context.kind {
        Kind::Service(service) => Ok((&context.name, service)),
        _ => Err(Error::new(
            Code::Usage,
            format!("{} is a journal on disk and has no key", context.name),
        )
        .hint("name a service with -C NAME; add one with: journal context add NAME --url URL")),
    }
}

/// What was forgotten, and where nobody could look.
pub(super) struct Forgotten {
    pub(super) removed: Vec<Step>,
    /// Why the keyring may still have a key.
    pub(super) keyring: Option<Unusable>,
}

/// Forgets the key of a context wherever one is stored.
///
/// Errors: `Config` when `credentials.toml` cannot be used.
pub(super) fn forget(session: &Session, name: &str, service: &Service) -> Result<Forgotten> {
    let file = Credentials::of(&session.folders()?.config).remove(name);
    let mut removed = Vec::new();
    if file.map_err(|error| unusable(&error))? {
        removed.push(Step::Credentials);
    }
    let keyring = match door(name, service).remove_from_keyring() {
        Ok(false) => None,
        Ok(true) => {
            removed.push(Step::Keyring);
            None
        }
        Err(unusable) => Some(unusable),
    };
    Ok(Forgotten { removed, keyring })
}

/// Removes the command that prints the key, and says whether there was one.
fn forget_command(session: &Session) -> Result<bool> {
    let (_, service) = service(session)?;
    let (Some(entry), Some(_)) = (&service.entry, &service.key_command) else {
        return Ok(false);
    };
    let mut edit = command::edit(session)?;
    edit.remove_key_command(entry);
    command::save(session, edit)?;
    Ok(true)
}

/// What names the context in a command that is told; an address that is set has no name to be called by.
fn aim(session: &Session, name: &str) -> String {
    let is_addressed = session.globals.context.is_none() && set("JOURNAL_BASE_URL").is_some();
    match is_addressed {
        true => String::new(),
        false => format!("-C {name} "),
    }
}

/// The variable that has a key which is taken before any stored one.
fn nearer(service: &Service) -> Option<&'static str> {
    let variables = ["JOURNAL_API_KEY", "JOURNAL_API_KEY_FILE"];
    let named = variables.into_iter().find(|name| set(name).is_some());
    named.filter(|_| service.has_environment())
}
