use clap::Args;

use super::phrase::{self, Words};
use crate::cli::session::Session;
use crate::cli::{Runs, Shown};
use crate::model::State;

/// Plan a meal ahead; log it later with: journal eat ID
///
/// Examples:
///   journal plan "1 pizza" --at "fri 19:00"
///   journal plan "200 g salmon, 150 g rice @ tomorrow 18:30"
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Plan {
    #[command(flatten)]
    words: Words,
}

impl Runs for Plan {
    fn run(self, session: &Session) -> Shown {
        phrase::write(session, &self.words, State::Planned)
    }
}
