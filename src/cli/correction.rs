//! `journal correction …`: changes proposed to catalogue products.

use clap::{Args, Subcommand};

use super::page::Page;
use super::session::{Session, shown};
use super::{Runs, Shown};
use crate::actions::paging;
use crate::model::CorrectionQuery;
use crate::model::Operation;

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
#[derive(Args)]
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
        shown(match self.page.all {
            true => paging::all_corrections(session.book()?, &query)?,
            false => session.book()?.list_food_corrections(&query)?,
        })
    }
}
