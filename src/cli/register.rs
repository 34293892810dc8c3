//! Whose register of keys is meant: this person's, or that of a folder of several people.

use std::path::PathBuf;

use chrono::{DateTime, SecondsFormat, Utc};
use clap::Args;
use clap::builder::{PathBufValueParser, TypedValueParser};

use super::context::only_own;
use super::session::Session;
use crate::api::OWNER;
use crate::error::{Code, Error, Result};
use crate::local::{Register, User};

/// The folder of several people's journals, if it is not this person's own that is meant.
#[derive(Args)]
pub(super) struct Folder {
    /// A folder of several people's journals, as journal serve --data serves it
    #[arg(long, value_name = "DIR", value_parser = absolute())]
    pub(super) data: Option<PathBuf>,
}

/// A person among several.
#[derive(Args)]
pub(super) struct Person {
    #[command(flatten)]
    folder: Folder,
    /// Whose journal it is, among several
    #[arg(long, value_name = "NAME", requires = "data")]
    user: Option<String>,
}

/// Takes a path, of whatever letters, as one that means the same wherever the program goes.
pub(super) fn absolute() -> impl TypedValueParser<Value = PathBuf> {
    PathBufValueParser::new().try_map(std::path::absolute)
}

impl Folder {
    /// The register of keys, to be read: none is made.
    pub(super) fn read(&self, session: &Session) -> Result<Register> {
        match &self.data {
            Some(folder) => Register::read_existing(folder),
            None => only_own(session).and_then(|()| Register::read(&session.folders()?.data)),
        }
    }

    /// The register of keys, to be written: this person's own is made where there is none.
    pub(super) fn write(&self, session: &Session) -> Result<Register> {
        match &self.data {
            Some(folder) => Register::open_existing(folder),
            None => only_own(session).and_then(|()| Register::open(&session.folders()?.data)),
        }
    }
}

impl Person {
    /// The folder of several people's journals, if it is named.
    pub(super) fn data(&self) -> Option<&PathBuf> {
        self.folder.data.as_ref()
    }

    /// The register of keys, to be read.
    pub(super) fn read(&self, session: &Session) -> Result<Register> {
        self.folder.read(session)
    }

    /// The register of keys, to be written.
    pub(super) fn write(&self, session: &Session) -> Result<Register> {
        self.folder.write(session)
    }

    /// Whether several people are meant and none of them is named.
    pub(super) fn is_everybody(&self) -> bool {
        self.folder.data.is_some() && self.user.is_none()
    }

    /// The person; `None` is the one whose data folder it is.
    ///
    /// Errors: `Usage` when several people are meant and none is named; `NotFound`.
    pub(super) fn user(&self, register: &Register) -> Result<Option<User>> {
        match (&self.user, &self.folder.data) {
            (Some(name), _) => register.user(name).map(Some),
            (None, None) => Ok(None),
            (None, Some(_)) => Err(Error::new(
                Code::Usage,
                "it is not said whose journal is meant",
            )
            .hint("say it with --user NAME")),
        }
    }
}

/// The id that stands in a key for a person.
pub(super) fn id_of(user: Option<&User>) -> &str {
    user.map_or(OWNER, |user| user.id.as_str())
}

/// An instant as a script reads it.
pub(super) fn second(at: DateTime<Utc>) -> String {
    at.to_rfc3339_opts(SecondsFormat::AutoSi, true)
}

/// An instant as a person reads it.
pub(super) fn minute(at: DateTime<Utc>) -> String {
    at.format("%Y-%m-%d %H:%M").to_string()
}
