//! Words of the catalogues that are spelled nearly as one that was typed: looked for where nothing else is near.

use super::near::{Near, nearest};
use super::{Finder, candidate};
use crate::model::limits::PAGE_MAX;
use crate::model::{FoodQuery, Library};
use crate::rules::text;

/// The catalogues whose words are offered: the names of products are misspelled themselves.
const CATALOGUES: [Library; 2] = [Library::Service, Library::Composition];
/// The most letters that are taken from the end of a word, one after the other: each is a search.
const CUTS: usize = 4;
/// The fewest letters that are left of it: too much begins with fewer.
const LEAST: usize = 3;

impl Finder<'_> {
    /// What is near to these words at all: what `near_and_there` gives, else words of the catalogues.
    ///
    /// What a journal cannot be asked is left out: a hint never fails.
    pub fn near_at_all(&self, typed: &str) -> Vec<Near> {
        match self.near_and_there(typed) {
            none if none.is_empty() => self.near_words(typed),
            near => near,
        }
    }

    /// The words of catalogues that are nearest to a single one, each with a food that has it: of those that begin
    /// as it does, for as many letters as any does.
    pub(super) fn near_words(&self, typed: &str) -> Vec<Near> {
        let words = text::words(typed);
        let [word] = &words[..] else {
            return Vec::new();
        };
        let near = beginnings(word).map(|beginning| nearest(word, &self.words_behind(beginning)));
        near.into_iter()
            .find(|near| !near.is_empty())
            .unwrap_or_default()
    }

    /// The words of catalogues that begin so, each once.
    fn words_behind(&self, beginning: &str) -> Vec<Near> {
        let mut known: Vec<Near> = Vec::new();
        for library in CATALOGUES
            .into_iter()
            .filter(|library| self.looks_in(*library))
        {
            // Asked as it is: of a beginning there is no singular and no plural.
            let query = FoodQuery::new(library, beginning).limit(PAGE_MAX);
            let Ok(page) = self.book.search_foods(&query) else {
                continue;
            };
            for food in page.foods.iter().filter_map(candidate) {
                for name in text::findable(&food.name) {
                    if name.starts_with(beginning) && !known.iter().any(|near| near.name == name) {
                        known.push(Near {
                            name,
                            food: food.clone(),
                        });
                    }
                }
            }
        }
        known
    }
}

/// A word without its last letter, without its last two and so on.
fn beginnings(word: &str) -> impl Iterator<Item = &str> {
    let cuts = word.char_indices().enumerate().skip(LEAST);
    let mut cuts: Vec<usize> = cuts.map(|(_, (at, _))| at).collect();
    cuts.reverse();
    cuts.into_iter().take(CUTS).map(|at| &word[..at])
}

#[cfg(test)]
mod tests {
    use super::beginnings;

    #[test]
    fn a_word_loses_its_last_letters_one_by_one() {
        let of = |word| beginnings(word).collect::<Vec<_>>();
        assert_eq!(of("marzpan"), ["marzpa", "marzp", "marz", "mar"]);
        assert_eq!(of("fishh"), ["fish", "fis"]);
        assert_eq!(of("pâté"), ["pât"]);
        assert_eq!(of("egg"), [""; 0]);
    }
}
