use clap::Args;
use serde_json::json;

use super::hints::memory_of;
use super::{Context, Kind, command, entry, shelf};
use crate::cli::auth::forget;
use crate::cli::session::{Session, shown};
use crate::cli::unusable::unusable;
use crate::cli::{Runs, Shown, finding, prompt};
use crate::config::{Credentials, Entry, LOCAL, Name, Pin, StateFile};
use crate::error::{Code, Error, Result, quoted};
use crate::render::note::{Document, Done};

/// Remove a context and its stored key; the file of a journal stays
///
/// Example:
///   journal context remove work
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Remove {
    /// The context
    name: String,
}

impl Runs for Remove {
    fn run(self, session: &Session) -> Shown {
        let name = entry(session.config()?, &self.name)?.ok_or_else(|| {
            let what = "local is always there and cannot be removed";
            Error::new(Code::Usage, what)
        })?;
        if session.globals.dry_run {
            return shown(Document(json!({ "remove": self.name })));
        }
        let question = format!("Remove the context {name}, and the key stored for it?");
        prompt::confirm(session, &question)?;
        // Held from here on: who logs in meanwhile looks whether the context is still there.
        let mut edit = command::edit(session)?;
        let before = edit.before().contexts.get(&name).map(place);
        let was_default = edit.before().context.as_ref() == Some(&name);
        // The entry last: where the rest cannot be done, all of it can be asked for once more, and no other context of
        // that name finds what this one left.
        let mut gone = Gone::default();
        let saved = self.forget(session, &name, &mut gone).and_then(|()| {
            if was_default {
                edit.choose(LOCAL);
            }
            edit.remove(&name);
            command::save(session, edit)
        });
        saved.map_err(|error| match gone.what.is_empty() {
            true => error,
            false => error.behind(&gone.told()),
        })?;
        if let Some(place) = before {
            session.way_back(format!("journal context add {name} {place}"));
        }
        if was_default {
            session.note("note: it was the default, which is local again");
        }
        for Pin {
            name: pin, food, ..
        } in gone.pins
        {
            let (pin, food) = (quoted(&pin), quoted(&food));
            session.way_back(format!("journal -C {name} food pin {pin} {food}"));
        }
        if gone.what.contains(&LIST) {
            session.note("note: what was done there cannot be undone any more: its list is gone");
        }
        shown(Done {
            message: format!("Removed {name}"),
            ids: vec![self.name],
        })
    }
}

const KEY: &str = "the key";
const PINS: &str = "the pinned names";
const LIST: &str = "what could be undone there";

/// What is gone of a context.
#[derive(Default)]
struct Gone {
    what: Vec<&'static str>,
    pins: Vec<Pin>,
}

impl Gone {
    /// What it is, of a context that stays.
    fn told(&self) -> String {
        let were = match self.what[..] {
            [KEY | LIST] => "was",
            _ => "were",
        };
        let pins = self.pins.iter();
        let pins: Vec<String> = pins
            .map(|pin| format!("{} for {}", quoted(&pin.name), quoted(&pin.food)))
            .collect();
        let told = self.what.iter().map(|what| match *what {
            PINS => format!("{PINS} ({})", pins.join(", ")),
            what => what.to_owned(),
        });
        let told: Vec<String> = told.collect();
        format!("{} {were} forgotten", told.join(" and "))
    }
}

impl Remove {
    /// Forgets what is kept of a context beside its entry, and says of each what it is.
    fn forget(&self, session: &Session, name: &Name, gone: &mut Gone) -> Result<()> {
        // An entry whose URL is refused can be removed all the same.
        let key = match Context::named(session, &self.name) {
            Ok(context) => forget_key(session, &context)?,
            Err(_) => forget_in_file(session, &self.name)?,
        };
        let mut note = |is_gone: bool, what| {
            if is_gone {
                session.wrote();
                gone.what.push(what);
            }
        };
        note(key, KEY);
        let folders = session.folders()?;
        let memory = memory_of(folders, name.as_str());
        note(shelf::forget(folders, &memory)?, LIST);
        StateFile::new(memory)
            .remove()
            .map_err(|error| unusable(&error))?;
        let pins = finding::of(session)?.forget(name.as_str());
        let pins = pins.map_err(|error| unusable(&error))?;
        note(!pins.is_empty(), PINS);
        gone.pins = pins;
        Ok(())
    }
}

/// Where an entry says that its journal is, as it is typed.
fn place(entry: &Entry) -> String {
    match entry {
        Entry::Service { url, .. } => format!("--url {}", quoted(url)),
        Entry::File { path } => format!("--path {}", quoted(&path.display().to_string())),
    }
}

/// Forgets the key that was kept in the file while the URL was a good one; the keyring is asked by
/// the origin, and there is none.
fn forget_in_file(session: &Session, name: &str) -> Result<bool> {
    let file = Credentials::of(&session.folders()?.config);
    let removed = file.remove(name).map_err(|error| unusable(&error))?;
    match removed {
        true => session.wrote(),
        false => session
            .note("note: its URL tells no origin: a key that the keyring has for it would be left"),
    }
    Ok(removed)
}

/// Forgets the key of a context, and says whether there was one.
fn forget_key(session: &Session, context: &Context) -> Result<bool> {
    let Kind::Service(service) = &context.kind else {
        return Ok(false);
    };
    let forgotten = forget(session, &context.name, service)?;
    let had = !forgotten.removed.is_empty();
    match (had, forgotten.keyring) {
        (true, _) => session.wrote(),
        (false, Some(keyring)) => {
            session.note(format!("note: {keyring}; a key in it would be left"));
        }
        (false, None) => {}
    }
    Ok(had)
}
