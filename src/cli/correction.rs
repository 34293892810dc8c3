//! `journal correction …`: changes proposed to catalogue products.

use clap::{Args, Subcommand};

use super::page::{self, Page};
use super::session::{Session, shown};
use super::{Runs, Shown};
use crate::model::Operation;
use crate::model::{CorrectionPage, CorrectionQuery};

/// Corrections: the changes you proposed to catalogue products
#[derive(Subcommand)]
pub(super) enum CorrectionCommand {
    List(List),
}

impl Runs for CorrectionCommand {
    fn run(self, session: &Session) -> Shown {
        match self {
            CorrectionCommand::List(command) => command.run(session),
        }
    }
}

/// List proposed corrections with their review, newest first
///
/// Examples:
///   journal correction list
///   journal correction list --all --format csv > corrections.csv
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(super) struct List {
    #[command(flatten)]
    page: Page,
}

impl Runs for List {
    fn run(self, session: &Session) -> Shown {
        let mut query = CorrectionQuery::default();
        for (name, value) in self.page.parameters() {
            query.set(name, value);
        }
        session.reach(Operation::ListFoodCorrections);
        match self.page.all {
            true => page::all::<CorrectionPage>(session, &query),
            false => shown(session.book()?.list_food_corrections(&query)?),
        }
    }
}
