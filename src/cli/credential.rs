//! The key to a journal over HTTP, and what to do where there is none.

use super::aim::chosen;
use super::context::Service;
use super::session::Session;
use super::unusable::unusable;
use crate::config::{Door, Found, Missing, Step};
use crate::error::{Code, Error, Result};

/// The door that the key of a context opens.
pub(super) fn door<'d>(name: &'d str, service: &'d Service) -> Door<'d> {
    Door {
        context: name,
        origin: &service.origin,
        key_command: service.key_command.as_deref(),
        key_origin: service.key_origin.as_deref(),
        environment: service.has_environment(),
    }
}

/// The key of a context.
///
/// Errors: `Unauthorized` when there is none, or one for another origin; `Config` when a place
/// that was named cannot be used.
pub(super) fn key(session: &Session, name: &str, service: &Service) -> Result<Found> {
    let found = door(name, service).key(&session.folders()?.config);
    found.map_err(|missing| match missing {
        Missing::Unusable(place) => unusable(&place),
        missing => without(&missing, name, service).hint(format!(
            "store one with: journal {}auth login",
            chosen(session)
        )),
    })
}

fn without(missing: &Missing, name: &str, service: &Service) -> Error {
    let mut told = match missing {
        Missing::Elsewhere(origin) => format!(
            "the key of {name} is for {origin} and is not sent to {}",
            service.origin
        ),
        _ => format!("there is no key for {name} ({})", service.origin),
    };
    if let Missing::Nowhere(Some(keyring)) = missing {
        told.push_str(&format!(", and {keyring}"));
    }
    Error::new(Code::Unauthorized, told)
}

/// An error; one of the service about the key tells where that came from and how to give another.
pub(super) fn sourced(session: &Session, error: &Error) -> Error {
    let error = error.clone();
    let Some(step) = session.used_key().map(|found| found.step) else {
        return error;
    };
    let key = match error.code() {
        Code::Unauthorized => "a key of this journal",
        Code::Forbidden => "a key that may do this",
        _ => return error,
    };
    if error.hint_text().is_some() {
        return error;
    }
    let (source, chosen) = (step.as_str(), chosen(session));
    let login = format!("journal {chosen}auth login");
    error.hint(match step {
        Step::Variable | Step::File => {
            format!(
                "the key came from {source}: give it {key}, or unset it and store one with: {login}"
            )
        }
        _ => format!("store {key} with: {login} (the one that was refused came from {source})"),
    })
}
