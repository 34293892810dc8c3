//! What the libraries have for words, each asked once.

use std::rc::Rc;

use super::Finder;
use crate::api::Book;
use crate::error::Result;
use crate::model::limits::{self, COMPOSITION_QUERY, PAGE_MAX};
use crate::model::{Food, FoodPage, FoodQuery, Library};
use crate::rules::{plural, text};

impl Finder<'_> {
    /// Whether the person has a food whose name has these words.
    ///
    /// Errors: those of the search.
    pub(in crate::actions) fn has_own(&self, words: &str) -> Result<bool> {
        Ok(self.looks_in(Library::Mine) && !self.search(Library::Mine, words)?.is_empty())
    }

    /// What a library has for these words, and for their singular. A name is looked for in more ways
    /// than one, and a journal elsewhere is asked but once.
    pub(super) fn search(&self, library: Library, name: &str) -> Result<Rc<[Food]>> {
        // Signs alone are no words: all of a catalogue would be found.
        if library != Library::Mine && text::words(name).is_empty() {
            return Ok(Rc::default());
        }
        let question = (library, name.to_owned());
        if let Some(foods) = self.asked.borrow().get(&question) {
            return Ok(Rc::clone(foods));
        }
        let ask = |words: &str| FoodQuery::new(library, words).limit(PAGE_MAX);
        let foods: Rc<[Food]> = search(self.book, library, name, &ask)?.foods.into();
        self.asked.borrow_mut().insert(question, Rc::clone(&foods));
        Ok(foods)
    }
}

/// What a library has for these words, for their singular and for their plural, each food once, of one
/// page each.
pub(in crate::actions) fn search(
    book: &dyn Book,
    library: Library,
    words: &str,
    ask: &dyn Fn(&str) -> FoodQuery,
) -> Result<FoodPage> {
    let mut all = FoodPage::default();
    let others = plural::beginnings(words).into_iter();
    // Folded, a name may be longer than what can be asked for.
    let others = others
        .filter(|other| *other != words.to_lowercase() && other.chars().count() <= limits::QUERY);
    for words in std::iter::once(words.to_owned()).chain(others) {
        if library == Library::Composition && words.trim().chars().count() < COMPOSITION_QUERY {
            continue;
        }
        let page = book.search_foods(&ask(&words))?;
        for food in page.foods {
            let is_same = |known: &Food| known.reference() == food.reference();
            if !all.foods.iter().any(is_same) {
                all.foods.push(food);
            }
        }
        if page.next_offset.get().is_some() {
            all.next_offset = page.next_offset;
        }
    }
    Ok(all)
}
