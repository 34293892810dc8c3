//! Which journal is meant: `local`, another file, or a service. Chosen once, opened once.
//!
//! Decision: `-C` → `JOURNAL_BASE_URL` → `JOURNAL_CONTEXT` → `context` of `config.toml` →
//! `local`. What is typed wins over what is set, and the address that is set for one journal
//! over the name that stands in a profile.

pub(super) mod add;
pub(super) mod command;
mod hints;
mod remove;
mod service;
mod shelf;
mod trusted;
mod view;

use std::env;
use std::path::{Path, PathBuf};

use super::clock::clock;
use super::kept_before;
use super::session::{Session, say};
use super::{credential, in_flight};
use crate::actions::undo::Noting;
use crate::api::{Book, Undo};
use crate::catalog::starter;
use crate::config::{Config, Entry, Folders, LOCAL, Name};
use crate::error::{Code, Error, Result, echo};
use crate::local::{Local, Place, leads_to};
use crate::remote::{Patience, Remote, Secret};
use hints::memory_of;
use service::host;

pub(super) use service::Service;

/// A journal that a command may be about.
pub(super) struct Context {
    /// What it is called.
    pub(super) name: String,
    pub(super) kind: Kind,
    /// Whether it is the one that is meant when nobody says another.
    pub(super) is_default: bool,
}

/// Where a journal is.
pub(super) enum Kind {
    /// In the data folder.
    Local,
    /// In a file elsewhere.
    File(PathBuf),
    /// Behind a base URL.
    Service(Service),
}

/// A journal that is asked.
pub(super) enum Opened {
    Disk(Box<Local>),
    Service(Box<Noting<Remote>>),
}

impl Opened {
    pub(super) fn book(&self) -> &dyn Book {
        match self {
            Opened::Disk(local) => local.as_ref(),
            Opened::Service(remote) => remote.as_ref(),
        }
    }

    /// Closes it, in a program that ends now.
    pub(super) fn end(self) {
        match self {
            Opened::Disk(local) => local.end(),
            Opened::Service(remote) => drop(remote),
        }
    }

    /// What was done to it from here.
    pub(super) fn undo(&self) -> &dyn Undo {
        match self {
            Opened::Disk(local) => local.as_ref(),
            Opened::Service(remote) => remote.as_ref(),
        }
    }
}

impl Context {
    /// The context that is meant.
    ///
    /// Errors: `Config` when there is none of that name, or its entry cannot be used.
    pub(super) fn choose(session: &Session) -> Result<Context> {
        if let Some(name) = session.globals.context.as_deref() {
            return Context::named(session, name);
        }
        if let Some(service) = Service::of_environment()? {
            let name = service.host.clone();
            let kind = Kind::Service(service);
            return Ok(Context {
                name,
                kind,
                is_default: false,
            });
        }
        if let Some(name) = set("JOURNAL_CONTEXT") {
            return Context::said(session, &name, "JOURNAL_CONTEXT: ");
        }
        let name = &session.config()?.context;
        let name = name.as_ref().map_or(LOCAL, Name::as_str);
        Context::said(session, name, "config.toml: context: ")
    }

    /// The context of this name.
    ///
    /// Errors: as of `choose`.
    pub(super) fn named(session: &Session, name: &str) -> Result<Context> {
        Context::said(session, name, "")
    }

    /// The context of a name, and where that is said.
    fn said(session: &Session, name: &str, place: &str) -> Result<Context> {
        if name == LOCAL {
            // The journal of the data folder can be asked for whatever the configuration says.
            let config = session.config().ok();
            let is_default = config.is_none_or(|config| is_default(config, LOCAL));
            let kind = Kind::Local;
            return Ok(Context {
                name: LOCAL.to_owned(),
                kind,
                is_default,
            });
        }
        let config = session.config()?;
        let mut entries = config.contexts.iter();
        match entries.find(|(known, _)| known.as_str() == name) {
            Some((name, entry)) => Context::of_entry(config, name, entry),
            None => Err(unknown(config, name, place)),
        }
    }

    /// A context as `config.toml` has it.
    pub(super) fn of_entry(config: &Config, name: &Name, entry: &Entry) -> Result<Context> {
        let kind = match entry {
            Entry::File { path } => Kind::File(path.clone()),
            Entry::Service {
                url,
                key_command,
                key_origin,
            } => {
                let place = format!("config.toml: contexts.{name}");
                let service = Service::read(url).map_err(|error| error.within(&place))?;
                Kind::Service(Service {
                    key_command: key_command.clone(),
                    key_origin: key_origin.clone(),
                    entry: Some(name.clone()),
                    ..service
                })
            }
        };
        let is_default = is_default(config, name.as_str());
        Ok(Context {
            name: name.to_string(),
            kind,
            is_default,
        })
    }

    /// Whether it is asked over HTTP.
    pub(super) fn is_remote(&self) -> bool {
        matches!(self.kind, Kind::Service(_))
    }

    /// What a person is told of where a write goes; nothing when it goes where it always does.
    pub(super) fn told(&self) -> Option<String> {
        match &self.kind {
            Kind::Local if self.is_default => None,
            Kind::Local => Some(self.name.clone()),
            Kind::File(path) => Some(format!("{} ({})", self.name, path.display())),
            Kind::Service(service) if service.host == self.name => Some(self.name.clone()),
            Kind::Service(service) => Some(format!("{} ({})", self.name, service.host)),
        }
    }

    /// Where the files of a journal on disk are; those of the data folder where a service is asked.
    ///
    /// Errors: as of [`Session::place`].
    pub(super) fn files(&self, session: &Session) -> Result<Place> {
        let shared = session.place()?;
        Ok(match &self.kind {
            Kind::File(path) => beside(path, shared),
            Kind::Local | Kind::Service(_) => shared,
        })
    }

    /// Opens it. This is the one place where a journal over HTTP comes into being for a command.
    pub(super) fn open(&self, session: &Session) -> Result<Opened> {
        let place = match &self.kind {
            Kind::Local | Kind::File(_) => self.files(session)?,
            Kind::Service(service) => {
                trusted::check()?;
                let found = session.use_key(credential::key(session, &self.name, service)?);
                let key = Secret::new(found.key.reveal());
                let whose = (&*service.url, key.mark());
                let remote = Remote::new(&service.url, Some(key), Patience::default())?;
                let remote = remote.pausing(in_flight::wait);
                let remote = match session.is_watched() {
                    true => remote.telling(say),
                    false => remote,
                };
                // Without folders nothing is remembered, and everything else works.
                let memory = session
                    .folders()
                    .ok()
                    .and_then(|folders| self.memory(folders));
                if let (Some(file), None) = (&memory, &service.entry) {
                    hints::make_room(file);
                }
                let remote = match memory.clone().filter(|file| hints::is_followed(file)) {
                    Some(file) => remote.remembering(file),
                    None => remote,
                };
                let noting = shelf::noting(session, remote, whose, memory)?;
                return Ok(Opened::Service(Box::new(noting)));
            }
        };
        let open = match session.globals.dry_run {
            true => Local::open_to_rehearse,
            false => Local::open,
        };
        let local = open(place, clock()?, starter::source)?.recording();
        if let Some(trouble) = local.missing() {
            session.insist(format!(
                "there is no journal yet, and none can be made: {trouble}"
            ));
        }
        if let Some(why) = local.unnoted() {
            session.insist(unnoted(why));
        }
        if let Some(before) = local.kept_before() {
            kept_before::tell(session, before);
        }
        Ok(Opened::Disk(Box::new(local)))
    }

    /// The file of the state folder in which a journal over HTTP keeps its hints.
    pub(super) fn memory(&self, folders: &Folders) -> Option<PathBuf> {
        self.is_remote().then(|| memory_of(folders, &self.label()))
    }

    /// The same, where what stands in it is gone by.
    pub(super) fn hints(&self, folders: &Folders) -> Option<PathBuf> {
        let memory = self.memory(folders);
        memory.filter(|file| hints::is_followed(file))
    }

    /// What tells it from every other context in the files that are kept of it.
    pub(super) fn label(&self) -> String {
        match &self.kind {
            // A configured context may be called like the host of JOURNAL_BASE_URL: no name has an @.
            Kind::Service(service) if service.entry.is_none() => format!("@{}", self.name),
            _ => self.name.clone(),
        }
    }
}

/// Says that nobody will know that a journal was there.
pub(super) fn unnoted(why: &str) -> String {
    format!(
        "warning: that this journal is used cannot be noted ({why}): when its disk is away, a new one is begun in its place"
    )
}

/// The files of a journal that is not in the data folder: the catalogue is shared, the photos
/// stand beside the journal.
fn beside(journal: &Path, shared: Place) -> Place {
    Place {
        journal: journal.to_owned(),
        photos: photos_beside(journal),
        ..shared
    }
}

/// The folder of photos of a journal that is not in the data folder. It is of its whole name: a copy beside it may be a
/// journal, too. Where a link leads to the file, that has the photos: whoever deletes one would not find it elsewhere.
pub(super) fn photos_beside(journal: &Path) -> PathBuf {
    let journal = leads_to(journal);
    let photos = match journal.file_name() {
        Some(name) if name != "journal.db" => {
            let mut photos = name.to_owned();
            photos.push("-photos");
            photos
        }
        _ => "photos".into(),
    };
    journal.with_file_name(photos)
}

/// The name of the context as far as it is known, for an error's sake.
pub(super) fn name(session: &Session) -> String {
    if let Ok(context) = session.chosen() {
        return context.name.clone();
    }
    let typed = session.globals.context.clone();
    let addressed = || set("JOURNAL_BASE_URL").map(|url| host(&url).to_owned());
    let named = typed.or_else(addressed).or_else(|| set("JOURNAL_CONTEXT"));
    named.map_or_else(|| LOCAL.to_owned(), |name| echo(&name))
}

/// For what concerns the journal of the data folder alone, whichever is meant otherwise.
///
/// Errors: `Usage` where -C names another; `Config` where it names none.
pub(super) fn only_local(session: &Session) -> Result<()> {
    match session.globals.context.as_deref() {
        None | Some(LOCAL) => Ok(()),
        Some(name) => {
            Context::named(session, name)?;
            let what = "this is about the journal of the data folder, not of";
            Err(
                Error::new(Code::Usage, format!("{what} the context {name}")).hint(
                    "say -C local where that is meant; JOURNAL_DATA_DIR names another data folder",
                ),
            )
        }
    }
}

/// For what concerns the data folder and names no other: the journal that is meant must be there.
///
/// Errors: `Usage` where anything says that another is meant; `Config`.
pub(super) fn only_own(session: &Session) -> Result<()> {
    only_local(session)?;
    match session.chosen()?.name.as_str() {
        LOCAL => Ok(()),
        name => {
            let what = "this is about the journal of the data folder, and the context is";
            Err(Error::new(Code::Usage, format!("{what} {name}"))
                .hint(format!("say -C {LOCAL} where it is meant")))
        }
    }
}

/// Whether it is meant where nothing nearer says another.
fn is_default(config: &Config, name: &str) -> bool {
    config.context.as_ref().map_or(LOCAL, Name::as_str) == name
}

/// The name of an entry of `config.toml`; `local` has none.
///
/// Errors: `Config` when nothing is called so.
fn entry(config: &Config, name: &str) -> Result<Option<Name>> {
    let found = config.contexts.keys().find(|known| known.as_str() == name);
    match found {
        None if name != LOCAL => Err(unknown(config, name, "")),
        found => Ok(found.cloned()),
    }
}

/// Nothing is called so; these are there.
fn unknown(config: &Config, name: &str, place: &str) -> Error {
    let others = config.contexts.keys().map(Name::as_str);
    let known: Vec<&str> = [LOCAL].into_iter().chain(others).collect();
    let what = format!("{place}there is no context {:?}", echo(name));
    Error::new(Code::Config, what).hint(format!("there are: {}", known.join(", ")))
}

/// A variable that is set to something.
pub(super) fn set(name: &str) -> Option<String> {
    let value = env::var_os(name).filter(|value| !value.is_empty());
    // What is no UTF-8 becomes something that no name and no address is.
    value.map(|value| value.to_string_lossy().into_owned())
}
