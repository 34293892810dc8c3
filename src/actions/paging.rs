//! Every page of a list, one after the other.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use crate::api::Journal;
use crate::error::{Code, Error, Result};
use crate::model::{
    Correction, CorrectionPage, CorrectionQuery, Food, FoodPage, FoodQuery, Meal, MealPage,
    MealQuery, limits,
};

/// Empty pages in a row that name a next one: a service that filters what it has counted may give
/// a few, one that gives more has no end.
const EMPTY: u32 = 10;

/// The most pages of a list: full ones hold more than a list may have.
const PAGES: u32 = 20_000;

/// How long all pages of a list may be waited for, each of which has a limit of its own: else one that gives a thing a
/// page and takes its time would be waited for for weeks.
const PATIENCE: Duration = Duration::from_secs(15 * 60);

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

    /// Leaves out what was seen before, and notes the rest. What has no id is new.
    fn only_new(&mut self, seen: &mut HashSet<String>);

    /// Puts another page behind it.
    fn append(&mut self, page: Self);

    /// The same page under the names of the specification alone.
    fn by_the_book(self) -> Self;
}

macro_rules! page {
    ($page:ty, $query:ty, $ask:ident, $things:ident, $id:expr) => {
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

            fn only_new(&mut self, seen: &mut HashSet<String>) {
                let id = $id;
                let things = &mut self.$things;
                things.retain(|thing| id(thing).is_none_or(|id| seen.insert(id)));
            }

            fn append(&mut self, page: Self) {
                self.$things.extend(page.$things);
                self.next_offset = page.next_offset;
            }

            fn by_the_book(self) -> Self {
                Self {
                    received: None,
                    ..self
                }
            }
        }
    };
}

page!(MealPage, MealQuery, list_meals, meals, |meal: &Meal| Some(
    meal.id.clone()
));
page!(FoodPage, FoodQuery, search_foods, foods, |food: &Food| food
    .reference()
    .map(|food| food.to_string()));
page!(
    CorrectionPage,
    CorrectionQuery,
    list_food_corrections,
    corrections,
    |correction: &Correction| correction.id.get().cloned()
);

/// Everything that fits, as one page, with what else the first one holds.
pub fn all<P: Page>(journal: &dyn Journal, query: &P::Query) -> Result<P> {
    let mut all: Option<P> = None;
    each(journal, query, |page: P| {
        match &mut all {
            Some(all) => all.append(page),
            first => *first = Some(page.by_the_book()),
        }
        Ok(true)
    })?;
    Ok(all.unwrap_or_default())
}

/// Hands over page after page, until `take` wants no more. What moved to the next page, since something was
/// written meanwhile, is handed over once.
///
/// Errors: those of the operation and of `take`; `BadAnswer` where the pages do not go on.
pub fn each<P: Page>(
    journal: &dyn Journal,
    query: &P::Query,
    mut take: impl FnMut(P) -> Result<bool>,
) -> Result<()> {
    let mut query = query.clone();
    let mut walk = Walk::default();
    let mut seen = HashSet::new();
    let _held = journal.hold()?;
    loop {
        let asked = Instant::now();
        let mut page = P::ask(journal, &query)?;
        walk.waited += asked.elapsed();
        let (count, next) = page.end();
        page.only_new(&mut seen);
        if count > 0 && page.end().0 == 0 {
            return Err(again(P::offset(&query), next));
        }
        // What was seen is handed over also where nothing good comes behind it.
        if !take(page)? {
            return Ok(());
        }
        match walk.after(P::offset(&query), count, next)? {
            Some(offset) => P::go_to(&mut query, offset),
            None => return Ok(()),
        }
    }
}

fn again(offset: u64, next: Option<u64>) -> Error {
    let next = next.map_or("null".to_owned(), |next| next.to_string());
    let what = format!(
        "the pages do not go on: the one at offset {offset} brings nothing new, and nextOffset is {next}"
    );
    Error::new(Code::BadAnswer, what)
}

fn offset(asked: &[(String, String)]) -> u64 {
    let offset = asked.iter().find(|(name, _)| name == "offset");
    offset
        .and_then(|(_, offset)| offset.parse().ok())
        .unwrap_or(0)
}

/// The pages so far.
#[derive(Default)]
struct Walk {
    pages: u32,
    /// Of these, the last ones in a row that were empty.
    empty: u32,
    /// How long they were waited for; what they are written to may take its time.
    waited: Duration,
}

impl Walk {
    /// Where the page behind one starts that has so many things; pages that do not go on would never end.
    fn after(&mut self, offset: u64, count: usize, next: Option<u64>) -> Result<Option<u64>> {
        self.pages += 1;
        self.empty = if count == 0 { self.empty + 1 } else { 0 };
        let wrong = |what: String| Err(Error::new(Code::BadAnswer, what));
        match next {
            Some(next) if next <= offset => wrong(format!(
                "the pages do not go on: behind offset {offset} comes nextOffset {next}"
            )),
            Some(next) if (next - offset) < count as u64 => wrong(format!(
                "the pages do not go on: behind {count} things from offset {offset} on comes nextOffset {next}"
            )),
            Some(next) if next > limits::MEAL_OFFSET => wrong(format!(
                "the pages do not end: behind offset {offset} comes nextOffset {next}, and no list is longer than {}",
                limits::MEAL_OFFSET
            )),
            Some(next) if self.empty >= EMPTY => wrong(format!(
                "the pages do not end: {} in a row are empty, the last at offset {offset}, and nextOffset is {next}",
                self.empty
            )),
            Some(next) if self.pages >= PAGES => wrong(format!(
                "the pages do not end: there were {PAGES}, and nextOffset is {next}"
            )),
            Some(next) if self.waited >= PATIENCE => wrong(format!(
                "the pages take too long: {} minutes for {} of them, and nextOffset is {next}",
                PATIENCE.as_secs() / 60,
                self.pages
            )),
            next => Ok(next),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_that_lie_over_each_other_do_not_go_on() {
        let after = |next| Walk::default().after(100, 20, next);
        for next in [None, Some(120), Some(200)] {
            assert_eq!(after(next).unwrap(), next);
        }
        for next in [99, 100, 101, 119] {
            assert_eq!(after(Some(next)).unwrap_err().code(), Code::BadAnswer);
        }
    }

    #[test]
    fn pages_are_not_waited_for_for_ever() {
        let mut walk = Walk {
            waited: PATIENCE - Duration::from_millis(1),
            ..Walk::default()
        };
        assert_eq!(walk.after(0, 1, Some(1)).unwrap(), Some(1));
        walk.waited += Duration::from_millis(1);
        let late = walk.after(1, 1, Some(2)).unwrap_err();
        assert!(late.to_string().contains("too long"), "{late}");
        // The last one was worth it.
        assert_eq!(walk.after(2, 1, None).unwrap(), None);
    }

    #[test]
    fn pages_of_one_thing_each_are_walked_to_a_bound() {
        let mut walk = Walk::default();
        let mut ends = (0..).map(|offset| walk.after(offset, 1, Some(offset + 1)));
        let end = ends.position(|end| end.is_err());
        assert_eq!(end, Some(PAGES as usize - 1));
    }
}
