use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use clap::Args;
use serde_json::json;

use super::view::OneContext;
use super::{Context, Kind, Service, command};
use crate::cli::session::{Session, shown};
use crate::cli::{Runs, Shown};
use crate::config::{Config, Entry, LOCAL, Name};
use crate::error::{Code, Error, Result, echo};
use crate::local::forget_gone;
use crate::render::note::Document;

/// Add a journal: a service by its base URL, or another file
///
/// Examples:
///   journal context add work --url https://journal.example/v1
///   journal -C work auth login
///   journal -C work log "2 eggs"
///   journal context add family --path ~/family/journal.db
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Add {
    /// What to call it: letters and digits, and behind the first also . - _
    name: Name,
    #[command(flatten)]
    place: Place,
}

#[derive(Args)]
#[group(required = true, multiple = false)]
struct Place {
    /// The base URL of a service: https, or http to this machine alone
    #[arg(long, value_name = "URL")]
    url: Option<String>,
    /// The file of a journal; it is made when it is first used
    #[arg(long, value_name = "FILE")]
    path: Option<PathBuf>,
}

impl Runs for Add {
    fn run(self, session: &Session) -> Shown {
        let config = session.config()?;
        free(config, &self.name)?;
        let entry = self.place.entry()?;
        let context = Context::of_entry(config, &self.name, &entry)?;
        if session.globals.dry_run {
            return shown(Document(json!({ "add": self.name.as_str() })));
        }
        let mut edit = command::edit(session)?;
        // Another process may have been quicker.
        free(edit.before(), &self.name)?;
        edit.add(&self.name, &entry);
        command::save(session, edit)?;
        session.way_back(format!("journal context remove {}", self.name));
        if let Kind::File(path) = &context.kind
            && forget_gone(&session.folders()?.data, path)?
        {
            session.note("note: the journal that was there is gone: a new one is begun");
        }
        if let Kind::Service(_) = context.kind {
            let login = format!("journal -C {} auth login", self.name);
            session.note(format!("to store its key: {login}"));
        }
        shown(OneContext {
            done: Some("Added"),
            context,
        })
    }
}

/// Errors: `Conflict` where a context is called so.
fn free(config: &Config, name: &Name) -> Result<()> {
    if name.as_str() != LOCAL && !config.contexts.contains_key(name) {
        return Ok(());
    }
    let what = format!("there is a context {name} already");
    Err(Error::new(Code::Conflict, what).hint(format!("see it with: journal context show {name}")))
}

/// What the address of a service looks like.
const ADDRESS: &str = "an address is as in https://journal.example.com/v1; http goes to this machine alone, as in http://localhost:8080/v1";

impl Place {
    /// What is written of it, once it was looked at.
    fn entry(self) -> Result<Entry> {
        match (self.url, self.path) {
            (Some(url), _) => {
                Service::read(&url).map_err(|error| error.within("--url").hint(ADDRESS))?;
                Ok(Entry::Service {
                    url,
                    key_command: None,
                    key_origin: None,
                })
            }
            (None, Some(path)) => file(&path),
            (None, None) => Err(Error::new(Code::Usage, "--url or --path is missing")),
        }
    }
}

fn file(path: &Path) -> Result<Entry> {
    let refuse = |why: &str| {
        let path = echo(&path.display().to_string());
        Error::new(Code::NotUnderstood, format!("--path: {path}: {why}"))
    };
    let path = std::path::absolute(path).map_err(|error| refuse(&error.to_string()))?;
    if let Err(error) = path.symlink_metadata()
        && error.kind() == ErrorKind::InvalidFilename
    {
        // Nothing ever can be called so there.
        return Err(refuse(&error.to_string()));
    }
    match path.to_str() {
        Some(_) if path.is_dir() => Err(refuse("is a folder, not a file")),
        Some(_) => Ok(Entry::File { path }),
        None => Err(refuse("cannot be written in config.toml, being no UTF-8")),
    }
}
