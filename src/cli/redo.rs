use clap::Args;

use super::session::Session;
use super::undo::{count, go};
use super::{Runs, Shown};
use crate::api::Way;

/// Do again what was undone last, until something else is changed
///
/// Examples:
///   journal redo       the change that was undone last
///   journal redo 3     the last three
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Redo {
    /// How many changes
    #[arg(value_name = "N", default_value_t = 1, value_parser = count::<usize>)]
    count: usize,
}

impl Runs for Redo {
    fn run(self, session: &Session) -> Shown {
        go(session, Way::Redo, self.count)
    }
}
