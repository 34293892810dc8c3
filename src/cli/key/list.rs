use clap::Args;

use super::view::Keys;
use crate::cli::register::{Person, id_of};
use crate::cli::session::{Session, shown};
use crate::cli::{Runs, Shown};

/// List keys, newest first
///
/// Examples:
///   journal key list
///   journal key list --user anna --data /srv/journals
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct List {
    #[command(flatten)]
    person: Person,
}

impl Runs for List {
    fn run(self, session: &Session) -> Shown {
        let register = self.person.read(session)?;
        let keys = match self.person.is_everybody() {
            true => register.all_keys()?,
            false => register.keys(id_of(self.person.user(&register)?.as_ref()))?,
        };
        shown(Keys {
            keys,
            users: register.users()?,
            now: session.instant()?,
        })
    }
}
