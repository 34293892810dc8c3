//! A page of a search, in the order that was decided, reading no more than the page needs.

mod groups;

use std::cmp::Reverse;

use rusqlite::Connection;

use super::super::failure::Failure;
use super::super::search::Uses;
use super::find::{self, Seen};
use super::index::{Index, List, Mark};
use super::words::ENGLISH;
use crate::model::{FoodPage, Library};
use crate::rules::query::FoodFilter;
use crate::rules::search::{FIRST, Search};

/// Finds a page of foods.
pub(super) fn search(
    connection: &Connection,
    filter: &FoodFilter,
    uses: &Uses,
) -> Result<FoodPage, Failure> {
    let finding = Finding::new(connection, filter, uses)?;
    let (offset, limit) = (filter.window.offset, filter.window.limit);
    let number = |count| usize::try_from(count).unwrap_or(usize::MAX);
    // One more than the page tells whether there is a next one.
    let mut page = finding.page(number(offset), number(limit).saturating_add(1))?;
    let more = page.len() > number(limit);
    page.truncate(number(limit));
    let foods = page
        .into_iter()
        .map(|food| find::answer(connection, food, finding.language.as_deref()))
        .collect::<Result<_, _>>()?;
    let next = more.then(|| offset.saturating_add(limit));
    Ok(FoodPage::new(foods, next))
}

/// A search under way.
struct Finding<'c> {
    connection: &'c Connection,
    index: Index<'c>,
    search: Search,
    /// The language that foods are named in.
    language: Option<String>,
    /// Whether what foods are called in it counts: of products it is scans that do.
    renaming: bool,
    /// The languages that are searched beside a food's own: English, and the one it is named in.
    languages: Vec<String>,
    /// The country that comes first.
    region: Option<String>,
    /// Foods whose place is not that of their rank: found by barcode, or used by this person.
    special: Vec<Special>,
}

/// A food whose place is not that of its rank.
struct Special {
    /// Which of the barcodes it has that may have been typed; behind all of them, if none.
    code: usize,
    food: i64,
    in_region: bool,
    exact: bool,
    uses: u64,
    length: usize,
}

/// A food that was found.
#[derive(Clone, Copy)]
struct Hit {
    food: Place,
    in_region: bool,
    exact: bool,
}

#[derive(Clone, Copy)]
enum Place {
    Rank(Mark),
    Food(i64),
}

/// The part of the hits that a page needs.
struct Part {
    passed: usize,
    from: usize,
    to: usize,
    hits: Vec<Hit>,
}

impl Part {
    /// Takes the next hit if it is needed; `false` when no more are.
    fn take(&mut self, hit: Hit) -> bool {
        if self.passed >= self.from {
            self.hits.push(hit);
        }
        self.passed += 1;
        self.passed < self.to
    }
}

impl<'c> Finding<'c> {
    fn new(connection: &'c Connection, filter: &FoodFilter, uses: &Uses) -> Result<Self, Failure> {
        let language = filter
            .locale
            .as_deref()
            .and_then(|locale| locale.split('-').next());
        let language = language.map(str::to_ascii_lowercase);
        let mut languages = vec![ENGLISH.to_owned()];
        languages.extend(language.clone().filter(|language| language != ENGLISH));
        let by_region = filter.library == Library::Off;
        let renaming =
            filter.library != Library::Off && language.as_deref().is_some_and(|it| it != ENGLISH);
        let mut finding = Finding {
            connection,
            index: Index::new(connection, filter.library),
            search: Search::new(&filter.query),
            language,
            renaming,
            languages,
            region: filter.region.clone().filter(|_| by_region),
            special: Vec::new(),
        };
        finding.special = finding.special(filter.library, uses)?;
        Ok(finding)
    }

    fn special(&self, library: Library, uses: &Uses) -> Result<Vec<Special>, Failure> {
        let mut found = Vec::new();
        for (at, code) in self.search.barcodes().iter().enumerate() {
            for food in find::with_barcode(self.connection, library, *code)? {
                let seen = find::seen(self.connection, food)?;
                let special = self.judge(food, &seen, 0).1;
                found.push(Special {
                    code: at,
                    ..special
                });
            }
        }
        // Decision: of products, use is scans, which is their order already.
        for (key, uses) in uses.iter().filter(|_| library != Library::Off) {
            let Some((food, seen)) = find::seen_of(self.connection, library, key)? else {
                continue;
            };
            let (matches, special) = self.judge(food, &seen, *uses);
            match found
                .iter_mut()
                .find(|known: &&mut Special| known.food == food)
            {
                Some(known) => known.uses = *uses,
                None if matches => found.push(special),
                None => {}
            }
        }
        found.sort_by_key(|special| {
            (
                special.code,
                Reverse(special.uses),
                special.length,
                special.food,
            )
        });
        Ok(found)
    }

    /// Whether a food matches, and its place.
    fn judge(&self, food: i64, seen: &Seen, uses: u64) -> (bool, Special) {
        let searchable = seen.searchable(&self.languages);
        let same_code = seen.has_barcode(|barcode| self.search.is_barcode(barcode));
        let special = Special {
            code: usize::MAX,
            food,
            in_region: self
                .region
                .as_deref()
                .is_some_and(|region| seen.is_sold_in(region)),
            exact: same_code || self.search.is_exact(&searchable),
            uses,
            length: seen.name.chars().count(),
        };
        let matches = self.search.is_empty() || same_code || self.search.matches(&searchable);
        (matches, special)
    }

    /// The foods from a place on, at most so many.
    fn page(&self, from: usize, count: usize) -> Result<Vec<i64>, Failure> {
        let to = from.saturating_add(count);
        if from >= FIRST {
            return self
                .hits(from, to)?
                .iter()
                .map(|hit| self.food(hit))
                .collect();
        }
        // The first hundred are ordered among themselves: who wants one of them needs them all.
        let hits = self.hits(0, to.max(FIRST))?;
        let (first, others) = hits.split_at(hits.len().min(FIRST));
        let mut ordered = Vec::with_capacity(hits.len());
        for hit in first {
            let place = (!hit.in_region, !hit.exact, !self.starts(hit)?);
            ordered.push((place, self.named(hit)?, hit));
        }
        ordered.sort_by_key(|(place, named, _)| (*place, *named));
        let ordered = ordered.into_iter().map(|(.., hit)| hit).chain(others);
        ordered
            .skip(from)
            .take(count)
            .map(|hit| self.food(hit))
            .collect()
    }

    /// Whether a name of a food starts with what was typed. The index knows it of the first word:
    /// only where more were typed the name has to be read.
    fn starts(&self, hit: &Hit) -> Result<bool, Failure> {
        match hit.food {
            _ if self.search.is_empty() => return Ok(true),
            Place::Rank(_) if hit.exact => return Ok(true),
            Place::Rank(mark) if !mark.begins() || self.search.words().len() == 1 => {
                return Ok(mark.begins());
            }
            Place::Rank(_) | Place::Food(_) => {}
        }
        let food = self.food(hit)?;
        find::has_name(self.connection, food, &self.languages, |name| {
            self.search.starts_name(name)
        })
    }

    /// Where a hit stands for its use and its name among those that are alike else: by rank, unless foods
    /// are named in another language, in which another name is the shorter one.
    fn named(&self, hit: &Hit) -> Result<(usize, Reverse<u64>, usize), Failure> {
        let Some(language) = self.renaming.then_some(self.language.as_deref()).flatten() else {
            return Ok(Default::default());
        };
        let food = self.food(hit)?;
        let special = self.special.iter().find(|special| special.food == food);
        let (code, uses) = special.map_or((usize::MAX, 0), |it| (it.code, it.uses));
        let length = find::name_in(self.connection, food, language)?
            .chars()
            .count();
        Ok((code, Reverse(uses), length))
    }

    fn food(&self, hit: &Hit) -> Result<i64, Failure> {
        match hit.food {
            Place::Food(food) => Ok(food),
            Place::Rank(mark) => self.index.food(mark.rank()),
        }
    }

    /// The hits from a place on and before another, by region, exact names, and use.
    fn hits(&self, from: usize, to: usize) -> Result<Vec<Hit>, Failure> {
        let mut part = Part {
            passed: 0,
            from,
            to,
            hits: Vec::new(),
        };
        let groups: &[bool] = match self.region {
            Some(_) => &[true, false],
            None => &[false],
        };
        for in_region in groups {
            for exact in [true, false] {
                if !self.walk(*in_region, exact, &mut part)? {
                    return Ok(part.hits);
                }
            }
        }
        Ok(part.hits)
    }

    /// Walks through the hits of a group: the special ones, then the others in order of rank.
    fn walk(&self, in_region: bool, exact: bool, part: &mut Part) -> Result<bool, Failure> {
        let of_group =
            |special: &&Special| special.in_region == in_region && special.exact == exact;
        for special in self.special.iter().filter(of_group) {
            let food = Place::Food(special.food);
            if !part.take(Hit {
                food,
                in_region,
                exact,
            }) {
                return Ok(false);
            }
        }
        let mut list = self.list(in_region, exact)?;
        let mut unless = self.unless(in_region, exact)?;
        let mut next = 0;
        while let Some(mark) = list.seek(next)? {
            let rank = mark.rank();
            next = rank + 1;
            if has_any(&mut unless, rank)? || self.is_special(rank)? {
                continue;
            }
            let food = Place::Rank(mark);
            if !part.take(Hit {
                food,
                in_region,
                exact,
            }) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn is_special(&self, rank: u32) -> Result<bool, Failure> {
        if self.special.is_empty() {
            return Ok(false);
        }
        let food = self.index.food(rank)?;
        Ok(self.special.iter().any(|special| special.food == food))
    }
}

fn has_any(lists: &mut [List<'_>], rank: u32) -> Result<bool, Failure> {
    for list in lists {
        if list.has(rank)? {
            return Ok(true);
        }
    }
    Ok(false)
}
