//! The foods of a group: which lists of the index hold them.

use super::super::super::failure::Failure;
use super::super::index::List;
use super::super::words::{hash, in_language, sold_in};
use super::Finding;

impl<'c> Finding<'c> {
    /// The ranks of a group, and more.
    pub(super) fn list(&self, in_region: bool, exact: bool) -> Result<List<'c>, Failure> {
        let found = match exact {
            true => self.exact()?,
            false => self.matching()?,
        };
        match (in_region, self.sold_in_region()?) {
            (true, Some(region)) => Ok(List::Every {
                lists: vec![found, region],
                told: 0,
            }),
            _ => Ok(found),
        }
    }

    /// The ranks that belong to earlier groups.
    pub(super) fn unless(&self, in_region: bool, exact: bool) -> Result<Vec<List<'c>>, Failure> {
        let mut lists = Vec::new();
        if !exact {
            lists.push(self.exact()?);
        }
        if !in_region {
            lists.extend(self.sold_in_region()?);
        }
        Ok(lists)
    }

    fn sold_in_region(&self) -> Result<Option<List<'c>>, Failure> {
        let region = self.region.as_deref();
        region
            .map(|region| self.index.exactly(&sold_in(region)))
            .transpose()
    }

    /// The foods whose name is what was typed.
    fn exact(&self) -> Result<List<'c>, Failure> {
        let plain = self.search.plain();
        if plain.is_empty() {
            return Ok(List::of(Vec::new()));
        }
        let mut lists = vec![self.index.named(hash(plain))?];
        for language in &self.languages {
            lists.push(self.index.named(hash(&in_language(language, plain)))?);
        }
        Ok(List::Any(lists))
    }

    /// The foods that have every word that was typed. Nothing typed is every food; something that
    /// holds no word is none.
    fn matching(&self) -> Result<List<'c>, Failure> {
        if self.search.is_empty() {
            return Ok(List::All(self.index.len()?));
        }
        let mut lists = Vec::new();
        for (at, word) in self.search.words().iter().enumerate() {
            let (count, list) = self.beginning(word)?;
            lists.push((count, at, list));
        }
        lists.sort_by_key(|(count, ..)| *count);
        // A name may begin with the first word that was typed.
        let told = lists.iter().position(|(_, at, _)| *at == 0).unwrap_or(0);
        let mut lists: Vec<List<'c>> = lists.into_iter().map(|(.., list)| list).collect();
        match lists.len() {
            1 => Ok(lists.remove(0)),
            _ => Ok(List::Every { lists, told }),
        }
    }

    /// The foods with a word that begins so, in their own name or in one of the languages. Most foods
    /// have no name in another: what has no list takes no time.
    fn beginning(&self, word: &str) -> Result<(usize, List<'c>), Failure> {
        let (mut count, list) = self.index.beginning(word)?;
        let mut lists = vec![list];
        for language in &self.languages {
            let (more, other) = self.index.beginning(&in_language(language, word))?;
            if more > 0 {
                count += more;
                lists.push(other);
            }
        }
        Ok((
            count,
            match lists.len() {
                1 => lists.remove(0),
                _ => List::Any(lists),
            },
        ))
    }
}
