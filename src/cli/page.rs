//! Which part of a list.

use clap::Args;

/// Which part of a list, or all of it.
#[derive(Args)]
pub(super) struct Page {
    /// At most so many, 1 to 100; with --all the size of a page
    #[arg(long, value_name = "N")]
    limit: Option<u64>,
    /// Leave out so many of the first
    #[arg(long, value_name = "N")]
    offset: Option<u64>,
    /// Every one, page after page
    #[arg(long)]
    pub(super) all: bool,
}

/// Pages of everything are as large as they may be.
const LARGEST: u64 = 100;

impl Page {
    /// The parameters that say so.
    pub(super) fn parameters(&self) -> impl Iterator<Item = (&'static str, u64)> {
        let limit = self.limit.or(self.all.then_some(LARGEST));
        [("limit", limit), ("offset", self.offset)]
            .into_iter()
            .filter_map(|(name, value)| Some((name, value?)))
    }
}
