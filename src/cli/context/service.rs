//! A journal over HTTP, as far as it is known before it is asked.

use super::set;
use crate::config::Name;
use crate::error::{Code, Error, Result};
use crate::remote::{Patience, Remote};

/// A journal over HTTP.
pub(crate) struct Service {
    pub(crate) url: String,
    /// Scheme, host and port: what a key is bound to.
    pub(crate) origin: String,
    /// Host and port, for a person.
    pub(crate) host: String,
    pub(crate) key_command: Option<String>,
    /// The origin that the key of that command was kept for.
    pub(crate) key_origin: Option<String>,
    /// The name of its entry in `config.toml`; the one of `JOURNAL_BASE_URL` has none.
    pub(crate) entry: Option<Name>,
}

impl Service {
    /// Reads a base URL: https, or http to this machine alone.
    ///
    /// Errors: `Config`. A user name and a password in it are not shown.
    pub(crate) fn read(url: &str) -> Result<Service> {
        let authority = url.split("://").nth(1).unwrap_or(url);
        let authority = authority.split(['/', '?', '#']).next().unwrap_or_default();
        if authority.contains('@') {
            return Err(Error::new(
                Code::Config,
                "a base URL must not hold a user name or a password",
            ));
        }
        let remote = Remote::new(url, None, Patience::default())?;
        Ok(Service {
            url: url.to_owned(),
            origin: remote.scheme_and_origin(),
            host: remote.origin().to_owned(),
            key_command: None,
            key_origin: None,
            entry: None,
        })
    }

    /// The one of `JOURNAL_BASE_URL`, if that is set.
    pub(super) fn of_environment() -> Result<Option<Service>> {
        set("JOURNAL_BASE_URL")
            .map(|url| {
                Service::read(&url).map_err(|error| {
                    error.within("JOURNAL_BASE_URL").hint(
                        "set JOURNAL_BASE_URL to the address of a service, as in https://journal.example.com/v1, or unset it",
                    )
                })
            })
            .transpose()
    }

    /// Whether a key in the environment is meant for this one. `JOURNAL_BASE_URL` and
    /// `JOURNAL_API_KEY` are a pair: with the one set, the other goes nowhere else.
    pub(crate) fn has_environment(&self) -> bool {
        match Service::of_environment() {
            Ok(None) => true,
            Ok(Some(service)) => service.origin == self.origin,
            Err(_) => false,
        }
    }
}

/// The host and port of a text that need not be a URL.
pub(super) fn host(url: &str) -> &str {
    let behind = url.split_once("://").map_or(url, |(_, behind)| behind);
    let authority = behind.split(['/', '?', '#']).next().unwrap_or_default();
    authority.rsplit('@').next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_host_is_told_without_what_stands_around_it() {
        for url in ["https://a:1/v1", "http://me:secret@a:1?x", "a:1"] {
            assert_eq!(host(url), "a:1");
        }
    }
}
