//! `journal catalog …`: the foods of the catalogue.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;

use clap::{Args, Subcommand};
use serde_json::json;

use super::context::only_local;
use super::session::{Session, clock, shown};
use super::{Runs, Shown};
use crate::catalog::{ndjson, starter};
use crate::error::{Code, Error};
use crate::local::{Origin, import_foods};
use crate::model::{Entry, Library};
use crate::render::note::{Document, Done};

/// The catalogue: import foods
#[derive(Subcommand)]
pub(super) enum CatalogCommand {
    Import(Import),
}

impl Runs for CatalogCommand {
    fn run(self, session: &Session) -> Shown {
        match self {
            CatalogCommand::Import(command) => command.run(session),
        }
    }
}

/// Add foods to the catalogue from a file of one food a line
///
/// A line is the JSON body of a food with its key:
///   {"key":"3017620422003","name":"Spread","barcode":"3017620422003","data":{"base":"g"}}
/// A food that is there under the same key is replaced. What goes wrong changes nothing.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Import {
    /// off, service or composition
    #[arg(value_parser = library)]
    library: Library,
    /// The file; - is standard input
    file: PathBuf,
}

fn library(text: &str) -> Result<Library, String> {
    match text.parse() {
        Ok(Library::Mine) | Err(()) => Err("must be off, service or composition".to_owned()),
        Ok(library) => Ok(library),
    }
}

impl Runs for Import {
    fn run(self, session: &Session) -> Shown {
        only_local(session)?;
        let name = self.file.display().to_string();
        let lines: Box<dyn BufRead> = match name.as_str() {
            "-" => Box::new(std::io::stdin().lock()),
            _ => Box::new(BufReader::new(File::open(&self.file).map_err(|error| {
                Error::new(Code::NotUnderstood, format!("{name}: {error}"))
            })?)),
        };
        let foods = ndjson::read(self.library, lines);
        if session.globals.dry_run {
            let count = foods.collect::<crate::error::Result<Vec<_>>>()?.len();
            return shown(Document(json!({ "library": self.library, "foods": count })));
        }
        let origin = Origin {
            file: name.clone(),
            format: "ndjson".to_owned(),
            licence: String::new(),
        };
        let mut entries = foods.map(|food| {
            Entry::try_from(&food?).map_err(|error| Error::new(Code::Internal, error.to_string()))
        });
        let imported = import_foods(
            &session.place()?,
            starter::source,
            clock()?,
            self.library,
            &origin,
            &mut entries,
        )?;
        let count = imported.new + imported.changed + imported.same;
        let foods = if count == 1 { "food" } else { "foods" };
        let message = format!("Added {count} {foods} to {} from {name}", self.library);
        shown(Done {
            message,
            ids: Vec::new(),
        })
    }
}
