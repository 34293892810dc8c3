use std::io::{self, IsTerminal, Read};
use std::sync::mpsc;
use std::thread::{self, JoinHandle};
use std::time::Duration;

use clap::Args;
use serde_json::json;

use super::{aim, nearer, service, store};
use crate::api::Journal;
use crate::cli::context::Service;
use crate::cli::credential::door;
use crate::cli::session::{Session, shown};
use crate::cli::unusable::unusable;
use crate::cli::{Runs, Shown, prompt};
use crate::config::{COMMAND_PATIENCE, Key, LONGEST_KEY, line};
use crate::error::{Code, Error, Result, no_thread};
use crate::model::Operation;
use crate::remote::{Patience, Remote, Secret};
use crate::render::note::{Document, Done};

/// How long a service has to say whether it takes a key.
const CHECK: Duration = Duration::from_secs(3);

/// What to do about a command that prints no key.
const NOTHING_STORED: &str =
    "nothing was stored: mend the command, so that it prints the key alone, and log in again";

/// Store the key of a journal over HTTP
///
/// The key is typed unseen, or comes from standard input; it is never an argument. It is kept
/// in the keyring of the system and goes to the journal it was stored for, nowhere else.
///
/// Examples:
///   journal -C work auth login
///   journal -C work auth login --with-key < key.txt
///   journal -C work auth login --key-command "pass show journal/work"
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Login {
    /// Read the key from standard input
    #[arg(long)]
    with_key: bool,
    /// Keep no key but this command, which prints it whenever it is needed
    #[arg(long, value_name = "COMMAND", conflicts_with_all = ["with_key", "insecure_storage"])]
    key_command: Option<String>,
    /// Keep the key in plain text, in credentials.toml, which you alone may read
    #[arg(long)]
    insecure_storage: bool,
}

impl Runs for Login {
    fn run(self, session: &Session) -> Shown {
        let (name, service) = service(session)?;
        if session.globals.dry_run {
            let origin = &service.origin;
            if self.with_key && !io::stdin().is_terminal() {
                read(session, name, service, true)?;
            }
            return shown(Document(json!({ "login": name, "origin": origin })));
        }
        let key = match &self.key_command {
            Some(command) => printed(command)?,
            None => read(session, name, service, self.with_key)?,
        };
        // The keyring and the service may both take their time: they are asked at once.
        let asks_keyring = self.key_command.is_none() && !self.insecure_storage;
        let waking = asks_keyring
            .then(|| door(name, service).wake_keyring())
            .flatten();
        check(session, service, &key)?;
        session.leave();
        // One that is silent or absent is known by now; what it says is told when it is needed.
        let _ = waking.map(JoinHandle::join);
        let step = match &self.key_command {
            Some(command) => store::keep_command(session, command)?,
            None => store::keep(session, &key, self.insecure_storage)?,
        };
        if let Some(variable) = nearer(service) {
            session.note(format!("note: {variable} is set, and is nearer"));
        }
        session.way_back(format!("journal {}auth logout", aim(session, name)));
        let place = step.as_str();
        shown(Done {
            message: format!("Logged in to {name} ({}): {place}", service.origin),
            ids: vec![name.to_owned()],
        })
    }
}

/// What a command prints, now, so that a wrong one is not kept.
fn printed(command: &str) -> Result<Key> {
    let line = line(command, COMMAND_PATIENCE).map_err(|error| unusable(&error));
    let wrong = |why| Error::new(Code::Config, format!("key_command: {why}"));
    let key = line.and_then(|line| Key::read(&line).map_err(wrong));
    key.map_err(|error| error.hint(NOTHING_STORED))
}

/// Reads the key from standard input, or asks for it.
fn read(session: &Session, name: &str, service: &Service, with_key: bool) -> Result<Key> {
    let text = match with_key && !io::stdin().is_terminal() {
        true => piped()?,
        false => prompt::hidden(
            session,
            &format!("Key to {name} ({}), typed unseen: ", service.origin),
            "give the key on standard input with --with-key, or a command that prints it with --key-command",
        )?,
    };
    Key::read(&text).map_err(|why| Error::new(Code::NotUnderstood, why).within("the key"))
}

fn piped() -> Result<String> {
    let mut text = String::new();
    // What is longer is told by whoever reads the key; blanks around one are no part of it.
    let mut input = io::stdin().lock().take(2 * LONGEST_KEY as u64);
    input
        .read_to_string(&mut text)
        .map_err(|error| Error::unreadable("standard input", &error))?;
    Ok(text)
}

/// Asks the service for the settings: a key that it refuses is not stored.
fn check(session: &Session, service: &Service, key: &Key) -> Result<()> {
    session.reach(Operation::GetSettings);
    let patience = Patience {
        connect: CHECK,
        answer: CHECK,
        all: CHECK,
        ..Patience::default()
    };
    let remote = Remote::new(&service.url, Some(Secret::new(key.reveal())), patience)?;
    let (tell, hear) = mpsc::channel();
    // Looking up a name can take far longer than that, and cannot be stopped: it is left behind.
    let ask = move || drop(tell.send(remote.get_settings()));
    thread::Builder::new()
        .spawn(ask)
        .map_err(|error| no_thread(&error))?;
    let late = |_| Err(Error::new(Code::Network, "the service does not answer"));
    match hear.recv_timeout(CHECK).unwrap_or_else(late) {
        Ok(_) => Ok(()),
        Err(error) if error.code() == Code::Unauthorized => {
            Err(error.hint("the key was not stored: it is not a key to this journal"))
        }
        Err(error) => {
            // The key is stored all the same.
            let advice = error.advice().map(|advice| format!("; {advice}"));
            session.note(format!(
                "note: the key was not checked: {error}{}",
                advice.unwrap_or_default()
            ));
            Ok(())
        }
    }
}
