//! Every page of a list, one after the other.

use crate::api::Journal;
use crate::error::{Code, Error, Result};
use crate::model::{CorrectionPage, CorrectionQuery, FoodPage, FoodQuery, MealPage, MealQuery};

/// Empty pages in a row that name a next one: a service that filters what it has counted may give
/// a few, one that gives more has no end.
const EMPTY: u32 = 10;

/// A page of a list.
pub trait Page: Default {
    /// What narrows the list down.
    type Query: Clone;

    /// Asks for the page.
    fn ask(journal: &dyn Journal, query: &Self::Query) -> Result<Self>;

    /// Where the page begins.
    fn offset(query: &Self::Query) -> u64;

    /// Asks for the page that begins here.
    fn go_to(query: &mut Self::Query, offset: u64);

    /// How many things are on it, and where the next page begins.
    fn end(&self) -> (usize, Option<u64>);

    /// Puts another page behind it.
    fn append(&mut self, page: Self);
}

macro_rules! page {
    ($page:ty, $query:ty, $ask:ident, $things:ident) => {
        impl Page for $page {
            type Query = $query;

            fn ask(journal: &dyn Journal, query: &$query) -> Result<Self> {
                journal.$ask(query)
            }

            fn offset(query: &$query) -> u64 {
                offset(query.pairs())
            }

            fn go_to(query: &mut $query, offset: u64) {
                query.set("offset", offset);
            }

            fn end(&self) -> (usize, Option<u64>) {
                (self.$things.len(), self.next_offset.get().copied())
            }

            fn append(&mut self, page: Self) {
                self.$things.extend(page.$things);
            }
        }
    };
}

page!(MealPage, MealQuery, list_meals, meals);
page!(FoodPage, FoodQuery, search_foods, foods);
page!(
    CorrectionPage,
    CorrectionQuery,
    list_food_corrections,
    corrections
);

/// Everything that fits, as one page.
pub fn all<P: Page>(journal: &dyn Journal, query: &P::Query) -> Result<P> {
    let mut all = P::default();
    each(journal, query, |page| {
        all.append(page);
        Ok(true)
    })?;
    Ok(all)
}

/// Hands over page after page, until `take` wants no more.
///
/// Errors: those of the operation and of `take`; `BadAnswer` where the pages do not go on.
pub fn each<P: Page>(
    journal: &dyn Journal,
    query: &P::Query,
    mut take: impl FnMut(P) -> Result<bool>,
) -> Result<()> {
    let mut query = query.clone();
    let mut empty = 0;
    loop {
        let page = P::ask(journal, &query)?;
        let (count, next) = page.end();
        empty = if count == 0 { empty + 1 } else { 0 };
        // What was seen is handed over also where nothing good comes behind it.
        if !take(page)? {
            return Ok(());
        }
        match after(P::offset(&query), next, empty)? {
            Some(offset) => P::go_to(&mut query, offset),
            None => return Ok(()),
        }
    }
}

fn offset(asked: &[(String, String)]) -> u64 {
    let offset = asked.iter().find(|(name, _)| name == "offset");
    offset
        .and_then(|(_, offset)| offset.parse().ok())
        .unwrap_or(0)
}

/// Where the next page starts; pages that do not go on would never end.
fn after(offset: u64, next: Option<u64>, empty: u32) -> Result<Option<u64>> {
    let wrong = |what: String| Err(Error::new(Code::BadAnswer, what));
    match next {
        Some(next) if next <= offset => wrong(format!(
            "the pages do not go on: behind offset {offset} comes nextOffset {next}"
        )),
        Some(next) if empty >= EMPTY => wrong(format!(
            "the pages do not end: {empty} in a row are empty, the last at offset {offset}, and nextOffset is {next}"
        )),
        next => Ok(next),
    }
}
