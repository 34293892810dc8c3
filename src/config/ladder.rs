//! Where a key is looked for, nearest first.

use std::env;
use std::ffi::OsString;
use std::path::Path;
use std::thread::{self, JoinHandle};

use super::bounded::{self, Unread};
use super::command::{PATIENCE, line};
use super::credentials::Credentials;
use super::file::Config;
use super::key::Key;
use super::{Unusable, keyring, private};

/// What a key is looked for: the journal behind a base URL.
pub struct Door<'d> {
    /// The name of the context.
    pub context: &'d str,
    /// Scheme, host and port that the key would go to.
    pub origin: &'d str,
    /// The command that prints the key, if there is one.
    pub key_command: Option<&'d str>,
    /// The origin that the key of the command was kept for, if that was noted.
    pub key_origin: Option<&'d str>,
    /// Whether a key in the environment is meant for this origin.
    pub environment: bool,
}

/// Where a key was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// `JOURNAL_API_KEY`.
    Variable,
    /// The file that `JOURNAL_API_KEY_FILE` names.
    File,
    /// What the context's `key_command` prints.
    Command,
    /// `credentials.toml`.
    Credentials,
    /// The platform's keyring.
    Keyring,
}

/// A key, and where it was found.
#[derive(Debug)]
pub struct Found {
    /// The key.
    pub key: Key,
    /// Where.
    pub step: Step,
}

/// Why there is no key.
#[derive(Debug)]
pub enum Missing {
    /// There is none; the keyring may have had one, had it answered.
    Nowhere(Option<Unusable>),
    /// One is stored, for this other origin.
    Elsewhere(String),
    /// A place that was named cannot be used.
    Unusable(Unusable),
}

impl From<Unusable> for Missing {
    fn from(unusable: Unusable) -> Self {
        Missing::Unusable(unusable)
    }
}

impl Step {
    /// The step, as a person knows it.
    pub fn as_str(self) -> &'static str {
        match self {
            Step::Variable => "JOURNAL_API_KEY",
            Step::File => "JOURNAL_API_KEY_FILE",
            Step::Command => "key_command",
            Step::Credentials => "credentials.toml",
            Step::Keyring => "keyring",
        }
    }
}

impl Door<'_> {
    /// What the key is filed under in the keyring: it is found for this origin alone.
    fn account(&self) -> String {
        format!("{} {}", self.context, self.origin)
    }

    /// Asks the keyring elsewhere, while something else takes its time: whether it answers at
    /// all is known when this ends.
    pub fn wake_keyring(&self) -> Option<JoinHandle<()>> {
        let account = self.account();
        let ask = move || drop(keyring::get(&account));
        thread::Builder::new().spawn(ask).ok()
    }

    /// Why the keyring cannot be used, if it cannot.
    pub fn closed_keyring(&self) -> Option<Unusable> {
        keyring::get(&self.account()).err()
    }

    /// Keeps the key in the keyring, in the place of the one before.
    ///
    /// Errors: why the keyring cannot be used.
    pub fn keep_in_keyring(&self, key: &Key) -> Result<(), Unusable> {
        keyring::set(&self.account(), key)
    }

    /// Removes the key from the keyring, and says whether there was one.
    ///
    /// Errors: why the keyring cannot be used.
    pub fn remove_from_keyring(&self) -> Result<bool, Unusable> {
        keyring::remove(&self.account())
    }

    /// The key: the first that is found.
    ///
    /// Errors: a place that is named and cannot be used ends the search: the key that is meant
    /// is not replaced by another one.
    pub fn key(&self, folder: &Path) -> Result<Found, Missing> {
        if let Some(found) = self.named(folder)? {
            return Ok(found);
        }
        match Credentials::of(folder).get(self.context)? {
            Some(stored) if stored.origin != self.origin => {
                return Err(Missing::Elsewhere(stored.origin));
            }
            Some(stored) => return found(stored.key, Step::Credentials),
            None => {}
        }
        match keyring::get(&self.account()) {
            Ok(Some(key)) => found(key, Step::Keyring),
            Ok(None) => Err(Missing::Nowhere(None)),
            Err(unusable) => Err(Missing::Nowhere(Some(unusable))),
        }
    }

    /// A key that the environment or the configuration names.
    fn named(&self, folder: &Path) -> Result<Option<Found>, Missing> {
        if self.environment {
            if let Some(text) = variable("JOURNAL_API_KEY") {
                // What is no UTF-8 becomes something that no key is.
                return Ok(Some(read(&text.to_string_lossy(), Step::Variable)?));
            }
            if let Some(file) = variable("JOURNAL_API_KEY_FILE") {
                private::refuse_laid_key(Path::new(&file))?;
                let text = first_line_of(Path::new(&file))?;
                return Ok(Some(read(&text, Step::File)?));
            }
        }
        let Some(command) = self.key_command else {
            return Ok(None);
        };
        match self.key_origin {
            Some(kept) if kept != self.origin => Err(Missing::Elsewhere(kept.to_owned())),
            _ => {
                Config::refuse_commands_of_others(folder)?;
                Ok(Some(read(&line(command, PATIENCE)?, Step::Command)?))
            }
        }
    }
}

fn found(key: Key, step: Step) -> Result<Found, Missing> {
    Ok(Found { key, step })
}

fn read(text: &str, step: Step) -> Result<Found, Unusable> {
    let name = step.as_str();
    let key = Key::read(text).map_err(|why| {
        let unusable = Unusable::new(format!("{name}: {why}"));
        match step {
            Step::Variable => unusable.hint("set it to a key, or unset it"),
            Step::File => unusable.hint("have a key in the first line of the file, or unset it"),
            _ => unusable,
        }
    })?;
    Ok(Found { key, step })
}

/// A variable that is set to something.
fn variable(name: &str) -> Option<OsString> {
    env::var_os(name).filter(|value| !value.is_empty())
}

fn first_line_of(path: &Path) -> Result<String, Unusable> {
    let named = Step::File.as_str();
    let bytes = bounded::read(path).map_err(|unread| {
        let unusable = Unusable::new(format!("{named}: {}", unread.told(path)));
        unusable.hint(match unread {
            Unread::System(_) => "name a file with the key, which you may read, or unset it",
            _ => "name a file with the key; what a command prints is taken with key_command",
        })
    })?;
    let text = String::from_utf8_lossy(&bytes);
    Ok(text.lines().next().unwrap_or_default().to_owned())
}
