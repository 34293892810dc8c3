use clap::Args;

use crate::cli::session::{Session, shown};
use crate::cli::{Runs, Shown, reference};
use crate::render::food::OneFood;

/// Show a food
///
/// Examples:
///   journal food show "rye bread"
///   journal food show off/3017620422003
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Show {
    /// The food: library/key, the first digits of an own food's id, its barcode or its name
    #[arg(value_name = "REF")]
    food: String,
}

impl Runs for Show {
    fn run(self, session: &Session) -> Shown {
        let food = reference::food(session, &self.food)?.food;
        shown(OneFood { done: None, food })
    }
}
