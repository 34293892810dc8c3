//! `journal correction …`: changes proposed to catalogue products.

use clap::{Args, Subcommand};

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
    /// At most so many, 1 to 100; with --all the size of a page
    #[arg(long, value_name = "N")]
    limit: Option<u64>,
    /// Leave out so many of the newest
    #[arg(long, value_name = "N")]
    offset: Option<u64>,
    /// Every one, page after page
    #[arg(long)]
    all: bool,
}

impl Runs for List {
    fn run(self, session: &Session) -> Shown {
        let mut query = CorrectionQuery::default();
        if let Some(limit) = self.limit.or(self.all.then_some(100)) {
            query = query.limit(limit);
        }
        if let Some(offset) = self.offset {
            query = query.offset(offset);
        }
        session.reach(Operation::ListFoodCorrections);
        shown(match self.all {
            true => paging::all_corrections(session.book()?, &query)?,
            false => session.book()?.list_food_corrections(&query)?,
        })
    }
}
