//! Foods of all libraries, in the order in which quick text looks for them.

use std::cell::RefCell;

use super::finder::{Finder, Near, Several, search};
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
    let mut finds = first(finder, words, limit)?;
    // Signs alone are no words: a search for them lists all there is.
    let libraries = match text::words(words).is_empty() {
        true => &[][..],
        false => &ORDER,
    };
    for library in libraries.iter().copied() {
        let page = search(book, library, words, &|words| ask(library, words))?;
        let has_more = page.next_offset.get().is_some();
        if !finds.add(page.foods, limit) || has_more {
            finds.more.push(library);
        }
    }
    if finds.foods.is_empty() {
        finds.near = finder.near_at_all(words);
    }
    Ok(finds)
}

impl Finds {
    /// Adds foods behind the others, each once, and of a library at most so many; gives whether that were all.
    fn add(&mut self, foods: Vec<Food>, limit: usize) -> bool {
        let mut had_room = true;
        for food in foods {
            let is_same = |known: &Food| known.reference() == food.reference();
            let is_beside = |known: &&Food| known.library.get() == food.library.get();
            if self.foods.iter().any(is_same) {
                continue;
            }
            match self.foods.iter().filter(is_beside).count() < limit {
                true => self.foods.push(food),
                false => had_room = false,
            }
        }
        had_room
    }
}

/// What quick text looks at before all else: the food that it takes, or those of which it would ask which one is
/// meant; then what the everyday words mean, where a name of the person's own stands before them.
fn first(finder: &Finder<'_>, words: &str, limit: usize) -> Result<Finds> {
    let asked = RefCell::default();
    let choose = |several: &Several<'_>| {
        asked.replace(several.foods.to_vec());
        Ok(None)
    };
    let mut finds = Finds::default();
    match finder.asking(&choose).find_named(words) {
        Ok(Some(found)) => {
            finds.meant = Some(found.reference);
            finds.foods.push(found.food);
        }
        Ok(None) => {}
        Err(error) if matches!(error.code(), Code::Ambiguous | Code::NotFound) => {}
        Err(error) => return Err(error),
    }
    finds.add(asked.take(), limit);
    let everyday = finder.all_everyday(words)?.into_iter();
    finds.add(everyday.map(|found| found.food).collect(), limit);
    Ok(finds)
}
