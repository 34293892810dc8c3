//! Foods of all libraries, in the order in which quick text looks for them.

use super::finder::{Finder, Near, search};
use crate::api::Book;
use crate::error::{Code, Result};
use crate::model::{Food, FoodQuery, FoodRef, Library};
use crate::rules::text;

/// The libraries in the order in which a food is looked for.
const ORDER: [Library; 4] = [
    Library::Mine,
    Library::Service,
    Library::Composition,
    Library::Off,
];

/// What was found.
#[derive(Clone, Debug, Default)]
pub struct Finds {
    /// The food that quick text takes for these words; `None` where it would ask, or finds none.
    pub meant: Option<FoodRef>,
    /// The foods: first the one that is meant.
    pub foods: Vec<Food>,
    /// The libraries that have more.
    pub more: Vec<Library>,
    /// What was perhaps meant, where nothing is found.
    pub near: Vec<Near>,
}

/// Finds at most so many foods of each library. `ask` makes the query of a library.
pub fn find(
    book: &dyn Book,
    finder: &Finder<'_>,
    words: &str,
    limit: usize,
    ask: impl Fn(Library, &str) -> FoodQuery,
) -> Result<Finds> {
    let mut finds = Finds::default();
    match finder.find_named(words) {
        Ok(Some(found)) => {
            finds.meant = Some(found.reference);
            finds.foods.push(found.food);
        }
        Ok(None) => {}
        Err(error) if matches!(error.code(), Code::Ambiguous | Code::NotFound) => {}
        Err(error) => return Err(error),
    }
    // Signs alone are no words: a search for them lists all there is.
    let libraries = match text::words(words).is_empty() {
        true => &[][..],
        false => &ORDER,
    };
    for library in libraries.iter().copied() {
        let page = search(book, library, words, &|words| ask(library, words))?;
        if page.next_offset.get().is_some() || page.foods.len() > limit {
            finds.more.push(library);
        }
        let first = page.foods.into_iter().take(limit);
        let meant = finds.meant.clone();
        let others = first.filter(|food| food.reference() != meant || meant.is_none());
        finds.foods.extend(others);
    }
    if finds.foods.is_empty() {
        finds.near = finder.near(words);
    }
    Ok(finds)
}
