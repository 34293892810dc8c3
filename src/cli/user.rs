//! `journal user …`: several people whose journals one folder keeps.

use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};
use clap::{Args, Subcommand};
use serde_json::{Value, json};

use super::context::only_local;
use super::register::{absolute, minute, second};
use super::session::{Session, shown};
use super::{Runs, Shown, prompt};
use crate::error::quoted;
use crate::local::{
    Register, User, add_person, begin_anew, finish_removals, lost_register, remove_person,
};
use crate::render::note::{Document, Done};
use crate::render::style::clean;
use crate::render::table::table;
use crate::render::{Looks, Records, Sheet, Show};

/// Several people's journals in one folder: add, list, remove
#[derive(Subcommand)]
pub(super) enum UserCommand {
    Add(Add),
    List(List),
    Remove(Remove),
}

impl Runs for UserCommand {
    fn run(self, session: &Session) -> Shown {
        only_local(session)?;
        match self {
            UserCommand::Add(command) => command.run(session),
            UserCommand::List(command) => command.run(session),
            UserCommand::Remove(command) => command.run(session),
        }
    }
}

/// Add a person, who gets a journal of their own
///
/// Example:
///   journal user add anna --data /srv/journals
///   journal key create --user anna --data /srv/journals --permission read-write
///   journal serve --data /srv/journals
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Add {
    /// What the person is called, in at most 100 characters
    name: String,
    /// The folder of the journals; made if it is not there
    #[arg(long, value_name = "DIR", value_parser = absolute())]
    data: PathBuf,
}

impl Runs for Add {
    fn run(self, session: &Session) -> Shown {
        // What can be refused is, before a register takes the place of one that may come back.
        let begins_anew = session.globals.yes && lost_register(&self.data)?.is_some();
        match begins_anew {
            true => User::check_name(&self.name)?,
            false => Register::read(&self.data)?.check_user(&self.name)?,
        }
        let now = session.instant()?;
        if session.globals.dry_run {
            return shown(Document(json!({ "add": self.name })));
        }
        let register = match begins_anew {
            true => begin_anew(&self.data)?,
            false => Register::open(&self.data)?,
        };
        let user = add_person(&self.data, &register, &self.name, now)?;
        session.wrote();
        if begins_anew {
            session.note("note: this begins a new list of people: the journals that are there are nobody's until they are brought into one of theirs, or the old list comes back");
        }
        let (name, data) = (&self.name, self.data.display().to_string());
        let (name, data) = (quoted(name), quoted(&data));
        let end = if name.starts_with('-') { "-- " } else { "" };
        session.way_back(format!("journal user remove --data {data} {end}{name}"));
        shown(People {
            users: vec![user],
            added: true,
        })
    }
}

/// List the people of a folder, by name
///
/// Example:
///   journal user list --data /srv/journals
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(super) struct List {
    /// The folder of the journals
    #[arg(long, value_name = "DIR", value_parser = absolute())]
    data: PathBuf,
}

impl Runs for List {
    fn run(self, session: &Session) -> Shown {
        end_removals(session, &self.data);
        let users = Register::read_existing(&self.data)?.users()?;
        for user in users.iter().filter(|user| user.is_damaged) {
            session.note(damaged(user, &self.data));
        }
        shown(People {
            users,
            added: false,
        })
    }
}

/// Ends the removals that were cut off, unless nothing is to be changed.
fn end_removals(session: &Session, data: &Path) {
    if !session.globals.dry_run {
        finish_removals(data);
    }
}

/// What is to be known of somebody whose entry cannot be read whole.
fn damaged(user: &User, data: &Path) -> String {
    let (name, data) = (&user.name, quoted(&data.display().to_string()));
    format!(
        "warning: the entry of {name:?} is damaged; what to do is told by: JOURNAL_DATA_DIR={data} journal -C local doctor"
    )
}

/// Remove a person with their journal, photos and keys, for good
///
/// Example:
///   journal user remove anna --data /srv/journals
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Remove {
    /// What the person is called
    name: String,
    /// The folder of the journals
    #[arg(long, value_name = "DIR", value_parser = absolute())]
    data: PathBuf,
}

impl Runs for Remove {
    fn run(self, session: &Session) -> Shown {
        end_removals(session, &self.data);
        let register = Register::read_existing(&self.data)?;
        let user = register.user(&self.name)?;
        if session.globals.dry_run {
            let keys = register.keys(&user.id)?.len();
            return shown(Document(
                json!({ "remove": user.name, "id": user.id, "keys": keys }),
            ));
        }
        let question = format!(
            "Remove {} with their whole journal? It cannot be brought back.",
            user.name
        );
        prompt::confirm(session, &question)?;
        remove_person(&self.data, &Register::open_existing(&self.data)?, &user)?;
        session.wrote();
        session.no_way_back("a journal of that name is begun anew with: journal user add");
        shown(Done {
            message: format!("Removed {}, their journal and their keys", user.name),
            ids: vec![user.id],
        })
    }
}

struct People {
    users: Vec<User>,
    added: bool,
}

/// The cells of a person; `time` writes since when they are there.
fn row(user: &User, time: fn(DateTime<Utc>) -> String, none: &str) -> Vec<String> {
    let since = user.created_at.map_or(none.to_owned(), time);
    vec![user.name.clone(), user.id.clone(), since]
}

fn record(user: &User) -> Value {
    json!({ "id": user.id, "name": user.name, "created": user.created_at })
}

const COLUMNS: [&str; 3] = ["name", "id", "created"];

/// Columns for a person.
const HEADS: [&str; 3] = ["name", "id", "created (UTC)"];

impl Show for People {
    fn json(&self) -> Value {
        match self.users.as_slice() {
            [user] if self.added => record(user),
            _ => self.records().collect(),
        }
    }

    fn records(&self) -> Records<'_> {
        Box::new(self.users.iter().map(record))
    }

    fn sheet(&self) -> Sheet {
        let cells = |user| row(user, second, "").into_iter().map(Into::into).collect();
        Sheet {
            columns: COLUMNS.to_vec(),
            rows: self.users.iter().map(cells).collect(),
        }
    }

    fn person(&self, looks: &Looks) -> String {
        match self.users.as_slice() {
            [] => "Nobody. Add a person with: journal user add NAME --data DIR\n".to_owned(),
            [user] if self.added => {
                let next =
                    "  next: journal key create --permission read-write --user NAME --data DIR\n";
                format!(
                    "{} Added {}\n{}",
                    looks.good("✓"),
                    clean(&user.name),
                    looks.faint(next)
                )
            }
            users => {
                let row = |user| row(user, minute, "—");
                let rows: Vec<Vec<String>> = users.iter().map(row).collect();
                table(&HEADS, &rows, HEADS.len(), looks)
            }
        }
    }

    fn ids(&self) -> Vec<String> {
        self.users.iter().map(|user| user.id.clone()).collect()
    }
}
