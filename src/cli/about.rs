use clap::Args;

use super::session::{Session, shown};
use super::{Runs, Shown};
use crate::catalog::starter;
use crate::render::note::Text;
use crate::render::prose::Prose;

/// Show the version, the data in this program and its licences
///
/// Example:
///   journal about
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(super) struct About {}

impl Runs for About {
    fn run(self, _: &Session) -> Shown {
        let mut text = format!(
            "journal {}\n\nLicence: MIT OR Apache-2.0\n\nFood data in this program:\n",
            env!("CARGO_PKG_VERSION")
        );
        for (source, licence, citation) in starter::ATTRIBUTION {
            text.push_str(&format!("  {source} ({licence})\n    {citation}\n"));
        }
        text.push_str(
            "\nCarbohydrate is available carbohydrate in each of these, and in what is imported of the USDA \
             and of Cronometer: fibre is not counted. What else comes from elsewhere is as it was counted there.\n",
        );
        shown(Prose(Text(text)))
    }
}
