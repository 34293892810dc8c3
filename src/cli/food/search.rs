use clap::Args;

use crate::actions::finder::Several;
use crate::cli::country::region;
use crate::cli::finding::{finder, offer};
use crate::cli::one_of::one_of;
use crate::cli::page::{self, Page};
use crate::cli::session::{Session, shown};
use crate::cli::{Runs, Shown};
use crate::error::Result;
use crate::model::{FoodPage, FoodQuery, Library, Operation};

/// Find foods of one library by words of name or brand, or by barcode
///
/// Examples:
///   journal food search                                    all foods of your own
///   journal food search rye bread --library composition
///   journal food search 3017620422003 --library off
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Search {
    /// Words, or a whole barcode; nothing lists the library
    pub(in crate::cli) words: Vec<String>,
    /// mine, off, service or composition
    #[arg(long, value_parser = one_of(Library::ALL, Library::as_str), hide_possible_values = true, default_value = "mine")]
    pub(in crate::cli) library: Library,
    /// List products of this country first: two letters
    #[arg(long, value_name = "CC", value_parser = region)]
    pub(in crate::cli) region: Option<String>,
    /// Name foods in this language where possible: fr, de
    #[arg(long, value_name = "LANGUAGE")]
    pub(in crate::cli) locale: Option<String>,
    #[command(flatten)]
    pub(in crate::cli) page: Page,
}

impl Runs for Search {
    fn run(self, session: &Session) -> Shown {
        let mut query = FoodQuery::new(self.library, &self.words.join(" "));
        if let Some(region) = &self.region {
            query = query.region(region);
        }
        if let Some(locale) = &self.locale {
            query = query.locale(locale);
        }
        for (name, value) in self.page.parameters() {
            query.set(name, value);
        }
        session.reach(Operation::SearchFoods);
        match self.page.all {
            true => page::all::<FoodPage>(session, &query),
            false => {
                let page = session.book()?.search_foods(&query)?;
                if page.foods.is_empty() {
                    self.offer(session)?;
                }
                shown(page)
            }
        }
    }
}

impl Search {
    /// Offers what is spelled nearly as the words that found nothing.
    fn offer(&self, session: &Session) -> Result<()> {
        let choose = |_: &Several<'_>| Ok(None);
        let finder = finder(session, Some(self.library), &[], &choose)?;
        let words = self.words.join(" ");
        offer(session, &words, &finder.near_at_all(&words));
        Ok(())
    }
}
