use clap::Args;

use super::phrase::{self, Words};
use crate::cli::session::Session;
use crate::cli::{Runs, Shown};
use crate::model::State;

/// Log a meal that was eaten
///
/// Examples:
///   journal log "200 g oats, 1 banana"
///   journal log "2 eggs, 1 slice rye bread @ 8am"
///   journal log "2,5 eggs" --at "yesterday 7:30"
///   journal log                                  asks for it, a food a line
///   printf '2 eggs\n1 cup milk\n' | journal log -
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Log {
    #[command(flatten)]
    words: Words,
}

impl Runs for Log {
    fn run(self, session: &Session) -> Shown {
        phrase::write(session, &self.words, State::Logged)
    }
}
