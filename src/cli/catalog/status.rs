//! `journal catalog status`: what there is, and where it came from.

use clap::Args;

use super::place::Folder;
use crate::catalog::starter;
use crate::cli::clock::clock;
use crate::cli::session::{Session, shown};
use crate::cli::{Runs, Shown};
use crate::local::{Import, Origin, Removed, catalogue_status};
use crate::render::catalog::{CatalogueStatus, ImportOf, RemovedLibrary};

/// Show what the catalogue holds, from which files and under which licences
///
/// A file is listed while a food is as its import left it; and one of another source or licence also
/// while something of it is left in foods that others have changed since. The newest file of a library
/// always is.
///
/// Examples:
///   journal catalog status
///   journal catalog status --data /srv/journals
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(in crate::cli) struct StatusOf {
    #[command(flatten)]
    folder: Folder,
}

impl Runs for StatusOf {
    fn run(self, session: &Session) -> Shown {
        let place = self.folder.place_in_use(session)?;
        let status = catalogue_status(&place, starter::source, clock()?)?;
        let libraries = status.stock.iter();
        shown(CatalogueStatus {
            file: place.catalogue.display().to_string(),
            size: status.size,
            libraries: libraries
                .map(|stock| (stock.library, stock.foods, stock.with_nutrition))
                .collect(),
            imports: status.imports.into_iter().map(told).collect(),
            removed: status.removed.into_iter().map(removed).collect(),
        })
    }
}

fn removed(library: Removed) -> RemovedLibrary {
    RemovedLibrary {
        library: library.library,
        at: library.at,
        version: library.version,
    }
}

fn told(import: Import) -> ImportOf {
    let is_starter = import.format == Origin::STARTER;
    ImportOf {
        library: import.library,
        at: import.at,
        file: match is_starter {
            true => "part of this program".to_owned(),
            false => import.file,
        },
        licence: match is_starter {
            true => citations(),
            false => import.licence,
        },
        format: import.format,
        country: import.part.country,
        limit: import.part.limit,
    }
}

/// What to cite for the foods that are there from the start.
fn citations() -> String {
    let sources = starter::ATTRIBUTION.iter();
    let texts: Vec<String> = sources
        .map(|(_, licence, text)| format!("{text} ({licence})"))
        .collect();
    texts.join("; ")
}
