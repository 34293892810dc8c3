//! Which part of a list, and how all of it is shown.

use clap::Args;

use super::session::{Session, shown};
use super::{Shown, output};
use crate::actions::paging;
use crate::render::note::Silence;
use crate::render::{Format, Show};

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

/// Shows everything that fits: a page as it comes where a line is a document of its own, else all
/// of it as one.
pub(super) fn all<P: paging::Page + Show + 'static>(session: &Session, query: &P::Query) -> Shown {
    let book = session.book()?;
    if session.format() != Format::Ndjson {
        return shown(paging::all::<P>(book, query)?);
    }
    // Who reads no further is sent no further, and no more is asked for.
    paging::each(book, query, |page: P| output::go_on(session, &page))?;
    shown(Silence)
}
