//! The platform's keyring, which may be absent, locked or silent: every call is bounded.
//!
//! Nothing here is called where a key is not kept or looked for in it: a call opens connections.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use super::Unusable;
use super::key::Key;

/// How long the keyring has for one call, connecting included.
const PATIENCE: Duration = Duration::from_secs(3);

/// The key of an account.
///
/// Errors: why the keyring cannot be used.
pub(super) fn get(account: &str) -> Result<Option<Key>, Unusable> {
    let account = account.to_owned();
    let found = bounded(move || store::get(&account))?;
    let read = |text: String| Key::read(&text).map_err(|why| closed(format!("its key: {why}")));
    found.map(read).transpose()
}

/// Keeps the key of an account, in the place of the one before.
///
/// Errors: why the keyring cannot be used.
pub(super) fn set(account: &str, key: &Key) -> Result<(), Unusable> {
    let (account, key) = (account.to_owned(), key.clone());
    bounded(move || store::set(&account, key.reveal()))
}

/// Removes the key of an account, and says whether there was one.
///
/// Errors: why the keyring cannot be used.
pub(super) fn remove(account: &str) -> Result<bool, Unusable> {
    let account = account.to_owned();
    bounded(move || store::remove(&account))
}

fn closed(why: String) -> Unusable {
    Unusable::new(format!("the keyring cannot be used: {why}"))
}

/// Asks on a thread of its own, which is left behind when it does not answer.
fn bounded<T: Send + 'static>(
    ask: impl FnOnce() -> Result<T, String> + Send + 'static,
) -> Result<T, Unusable> {
    static SILENT: AtomicBool = AtomicBool::new(false);
    let silent = || {
        let (place, patience) = (store::place(), PATIENCE.as_secs());
        let why =
            format!("{place} did not answer within {patience} s (is it waiting to be unlocked?)");
        closed(why)
    };
    // It would not answer a second call either: the first may still be waiting.
    if SILENT.load(Ordering::Relaxed) {
        return Err(silent());
    }
    let (tell, hear) = mpsc::channel();
    // The one who asked may be gone when the answer comes.
    let _ = thread::Builder::new().spawn(move || drop(tell.send(ask())));
    match hear.recv_timeout(PATIENCE) {
        Ok(answer) => answer.map_err(closed),
        Err(RecvTimeoutError::Timeout) => {
            SILENT.store(true, Ordering::Relaxed);
            Err(silent())
        }
        Err(RecvTimeoutError::Disconnected) => Err(closed("the call broke off".to_owned())),
    }
}

/// The keyring as the platform has it.
#[cfg(feature = "keyring")]
mod store {
    use ::keyring::{Entry, Error};

    /// What keys are filed under.
    const SERVICE: &str = "journal";

    pub(super) fn get(account: &str) -> Result<Option<String>, String> {
        answer(entry(account)?.get_password())
    }

    pub(super) fn set(account: &str, key: &str) -> Result<(), String> {
        entry(account)?.set_password(key).map_err(told)
    }

    pub(super) fn remove(account: &str) -> Result<bool, String> {
        Ok(answer(entry(account)?.delete_credential())?.is_some())
    }

    fn answer<T>(answer: Result<T, Error>) -> Result<Option<T>, String> {
        match answer {
            Ok(found) => Ok(Some(found)),
            Err(Error::NoEntry) => Ok(None),
            Err(error) => Err(told(error)),
        }
    }

    /// Connects to the keyring first: its own reason why not is the true one.
    fn entry(account: &str) -> Result<Entry, String> {
        if let Err(error) = Entry::store_status() {
            return Err(format!("{} cannot be asked: {}", place(), reason(error)));
        }
        Entry::new(SERVICE, account).map_err(told)
    }

    fn told(error: Error) -> String {
        reason(&error)
    }

    /// What the platform said, without the words around it. Nothing of a key stands in it.
    fn reason(error: &Error) -> String {
        let said = match error {
            Error::PlatformFailure(inner) | Error::NoStorageAccess(inner) => inner.to_string(),
            Error::Ambiguous(_) => return "it has several keys for this account".to_owned(),
            other => other.to_string(),
        };
        let mut said = said.as_str();
        for layer in ["zbus error: ", "SS error: ", "SS Error: "] {
            said = said.strip_prefix(layer).unwrap_or(said);
        }
        plain(said).to_owned()
    }

    /// What the Secret Service says in words of its own, as a person can act on it.
    fn plain(said: &str) -> &str {
        match said {
            "result not returned from SS API" => {
                "the Secret Service has no default keyring to keep keys in; make one, with Seahorse for instance"
            }
            "object locked" => "it is locked; unlock it first, with Seahorse for instance",
            "prompt dismissed" | "connection closed before prompt completed" => {
                "it is locked, and the question for its password was dismissed or could not be shown; unlock it first, with Seahorse for instance"
            }
            other => other,
        }
    }

    /// Where the keyring is asked.
    pub(super) fn place() -> String {
        if !cfg!(all(unix, not(target_os = "macos"))) {
            return "the system's keyring".to_owned();
        }
        match std::env::var("DBUS_SESSION_BUS_ADDRESS") {
            Ok(address) => format!("the Secret Service on the D-Bus at {address}"),
            Err(_) => "the Secret Service (DBUS_SESSION_BUS_ADDRESS is not set)".to_owned(),
        }
    }
}

/// This program was built without one.
#[cfg(not(feature = "keyring"))]
mod store {
    const WITHOUT: &str = "this program was built without it";

    pub(super) fn get(_: &str) -> Result<Option<String>, String> {
        Err(WITHOUT.to_owned())
    }

    pub(super) fn set(_: &str, _: &str) -> Result<(), String> {
        Err(WITHOUT.to_owned())
    }

    pub(super) fn remove(_: &str) -> Result<bool, String> {
        Err(WITHOUT.to_owned())
    }

    pub(super) fn place() -> String {
        "it".to_owned()
    }
}
