use clap::Args;

use super::country::region;
use super::finding::{finder, offer};
use super::food::search::Search;
use super::one_of::one_of;
use super::page::Page;
use super::session::{Session, shown};
use super::{Runs, Shown};
use crate::actions::find::find;
use crate::actions::finder::{Several, did_you_mean};
use crate::error::{Code, Error, Result};
use crate::model::{FoodQuery, Library, Operation};
use crate::render::Format;
use crate::render::find::Found;

/// Foods of each library that are shown when nobody says how many.
const SHOWN: u64 = 8;

/// What `--limit` is here, where there are several lists.
const LIMIT: &str = "At most so many of each library, 1 to 100; 8 when left out";

/// Find foods in all libraries at once
///
/// In the order in which quick text looks: first the food that it takes, or those of which it asks which one is meant, then your
/// own foods, then those of service, composition and off.
///
/// Examples:
///   journal find rye bread
///   journal find 3017620422003
///   journal find oats --library composition --all
#[derive(Args)]
#[command(verbatim_doc_comment, mut_arg("limit", |limit| limit.help(LIMIT)))]
pub(super) struct Find {
    /// Words of name or brand, or a whole barcode
    #[arg(required = true)]
    words: Vec<String>,
    /// Look in this library alone, as food search does: mine, off, service or composition
    #[arg(long, value_parser = one_of(Library::ALL, Library::as_str), hide_possible_values = true)]
    library: Option<Library>,
    /// List products of this country first: two letters
    #[arg(long, value_name = "CC", value_parser = region)]
    region: Option<String>,
    /// Name foods in this language where possible: fr, de
    #[arg(long, value_name = "LANGUAGE")]
    locale: Option<String>,
    #[command(flatten)]
    page: Page,
}

impl Runs for Find {
    fn run(self, session: &Session) -> Shown {
        match self.library {
            Some(library) => self.in_one(library).run(session),
            None => self.in_all(session),
        }
    }
}

impl Find {
    fn in_one(self, library: Library) -> Search {
        Search {
            words: self.words,
            library,
            region: self.region,
            locale: self.locale,
            page: self.page,
        }
    }

    fn in_all(self, session: &Session) -> Shown {
        let limit = self.limit()?;
        let words = self.words.join(" ");
        session.reach(Operation::SearchFoods);
        // A choice is shown, not put: nobody is asked.
        let choose = |_: &Several<'_>| Ok(None);
        let finder = finder(session, None, &[], &choose)?;
        let most = usize::try_from(limit).unwrap_or(usize::MAX);
        let ask = |library, words: &str| self.query(library, words, limit);
        let finds = find(session.book()?, &finder, &words, most, ask)?;
        if session.format() != Format::Table {
            offer(session, &words, &finds.near);
        }
        shown(Found {
            words,
            meant: finds.meant,
            foods: finds.foods,
            more: finds.more,
            question: did_you_mean(&finds.near),
            candidates: finds.near.into_iter().map(|near| near.food).collect(),
        })
    }

    fn query(&self, library: Library, words: &str, limit: u64) -> FoodQuery {
        let mut query = FoodQuery::new(library, words);
        query.set("limit", limit);
        if let Some(region) = &self.region {
            query = query.region(region);
        }
        match &self.locale {
            Some(locale) => query.locale(locale),
            None => query,
        }
    }

    /// How many foods of each library.
    ///
    /// Errors: `Usage` what only one library can do.
    fn limit(&self) -> Result<u64> {
        let mut limit = SHOWN;
        let mut has_offset = self.page.all;
        for (name, value) in self.page.parameters() {
            match name {
                "limit" => limit = value,
                _ => has_offset = true,
            }
        }
        match has_offset {
            false => Ok(limit),
            true => Err(
                Error::new(Code::Usage, "--offset and --all are about one library")
                    .hint("name it: --library mine, off, service or composition"),
            ),
        }
    }
}
