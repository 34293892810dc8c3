use clap::Args;
use serde_json::json;

use crate::cli::session::{Session, shown};
use crate::cli::unusable::unusable;
use crate::cli::{Runs, Shown, finding};
use crate::error::{Error, Resource, quoted};
use crate::render::note::{Document, Done};
use crate::rules::plural;

/// Take a name of your own from a food; the food stays
///
/// Example:
///   journal food unpin muesli
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Unpin {
    /// The name that was pinned
    name: String,
}

impl Runs for Unpin {
    fn run(self, session: &Session) -> Shown {
        let context = session.chosen()?.label();
        let pins = finding::of(session)?;
        let known = pins.get(&context).map_err(|error| unusable(&error))?;
        let names = known.iter().map(|pin| pin.name.clone());
        let names: Vec<String> = names.collect();
        let is_meant = |known: &str| plural::alike(known, &self.name);
        if !names.iter().any(|known| is_meant(known)) {
            return Err(none(&self.name, &names));
        }
        if session.globals.dry_run {
            return shown(Document(json!({ "unpin": self.name })));
        }
        session.name_the_journal()?;
        let gone = pins.remove(&context, |pin| is_meant(&pin.name));
        let gone = gone.map_err(|error| unusable(&error))?;
        if gone.is_empty() {
            // Somebody else unpinned it meanwhile.
            let others = names.into_iter().filter(|known| !is_meant(known));
            return Err(none(&self.name, &others.collect::<Vec<_>>()));
        }
        session.wrote();
        for pin in &gone {
            let (name, food) = (quoted(&pin.name), quoted(&pin.food));
            let aim = session.looks().aim;
            session.way_back(format!("journal {aim}food pin {name} {food}"));
        }
        let gone: Vec<String> = gone.into_iter().map(|pin| pin.name).collect();
        shown(Done {
            message: format!("Unpinned {}", gone.join(", ")),
            ids: gone,
        })
    }
}

fn none(name: &str, pinned: &[String]) -> Error {
    let hint = match pinned {
        [] => "no name is pinned; pin one with: journal food pin NAME REF".to_owned(),
        names => format!("pinned are: {}", names.join(" · ")),
    };
    Error::not_found(Resource::Food, format!("{name:?} is not pinned")).hint(hint)
}
