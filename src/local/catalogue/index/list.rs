//! Lists of ranks, read no further than somebody asks.

use rusqlite::Connection;

use super::super::super::failure::Failure;
use super::{first_of, piece, varint};

/// Ascending ranks. Asked only forwards.
pub(in super::super) enum List<'c> {
    /// Every rank before this one.
    All(u32),
    /// Ranks in memory, and the place of the next one.
    Held(Vec<u32>, usize),
    /// Ranks in pieces, in the file.
    Stored(Stored<'c>),
    /// The ranks that one of the lists has.
    Any(Vec<List<'c>>),
    /// The ranks that all the lists have; the shortest should come first.
    Every(Vec<List<'c>>),
}

impl<'c> List<'c> {
    /// A list of these ascending ranks.
    pub(in super::super) fn of(ranks: Vec<u32>) -> Self {
        List::Held(ranks, 0)
    }

    /// The list with this number.
    pub(super) fn stored(connection: &'c Connection, number: i64) -> Self {
        List::Stored(Stored {
            connection,
            number,
            ranks: Vec::new(),
            at: 0,
            ended: false,
        })
    }

    /// The first rank that is not before `from`. `from` never goes back from call to call.
    pub(in super::super) fn seek(&mut self, from: u32) -> Result<Option<u32>, Failure> {
        match self {
            List::All(end) => Ok(Some(from).filter(|from| from < end)),
            List::Held(ranks, at) => Ok(forward(ranks, at, from)),
            List::Stored(stored) => stored.seek(from),
            List::Any(lists) => {
                let mut least = None;
                for list in lists {
                    let rank = list.seek(from)?;
                    least = [least, rank].into_iter().flatten().min();
                }
                Ok(least)
            }
            List::Every(lists) => every(lists, from),
        }
    }

    /// Whether the list has a rank.
    pub(in super::super) fn has(&mut self, rank: u32) -> Result<bool, Failure> {
        Ok(self.seek(rank)? == Some(rank))
    }
}

/// The first rank from `from` on that all lists have.
fn every(lists: &mut [List<'_>], from: u32) -> Result<Option<u32>, Failure> {
    let Some((shortest, others)) = lists.split_first_mut() else {
        return Ok(None);
    };
    let mut candidate = shortest.seek(from)?;
    'next: while let Some(rank) = candidate {
        for other in others.iter_mut() {
            match other.seek(rank)? {
                None => return Ok(None),
                Some(later) if later > rank => {
                    candidate = shortest.seek(later)?;
                    continue 'next;
                }
                Some(_) => {}
            }
        }
        return Ok(Some(rank));
    }
    Ok(None)
}

/// Goes on to the first rank that is not before `from`: step by step, then in leaps.
fn forward(ranks: &[u32], at: &mut usize, from: u32) -> Option<u32> {
    let rest = ranks.get(*at..)?;
    let mut leap = 1;
    while rest.get(leap).is_some_and(|rank| *rank < from) {
        leap *= 2;
    }
    let near = &rest[leap / 2..rest.len().min(leap + 1)];
    *at += leap / 2 + near.partition_point(|rank| *rank < from);
    ranks.get(*at).copied()
}

/// A list in pieces, of which one is in memory.
pub(in super::super) struct Stored<'c> {
    connection: &'c Connection,
    number: i64,
    ranks: Vec<u32>,
    at: usize,
    /// Whether the last piece was read to its end.
    ended: bool,
}

/// The last piece that does not begin behind a rank.
const REACHES: &str =
    "SELECT piece, ranks FROM list WHERE piece BETWEEN ?1 AND ?2 ORDER BY piece DESC LIMIT 1";
/// The first piece that begins behind a rank.
const FOLLOWS: &str =
    "SELECT piece, ranks FROM list WHERE piece BETWEEN ?1 AND ?2 ORDER BY piece LIMIT 1";

impl Stored<'_> {
    fn seek(&mut self, from: u32) -> Result<Option<u32>, Failure> {
        if let Some(rank) = forward(&self.ranks, &mut self.at, from) {
            return Ok(Some(rank));
        }
        if self.ended {
            return Ok(None);
        }
        let start = piece(self.number, 0);
        let reached = piece(self.number, from);
        if self.load(REACHES, start, reached)?
            && let Some(rank) = forward(&self.ranks, &mut self.at, from)
        {
            return Ok(Some(rank));
        }
        match self.load(FOLLOWS, reached, piece(self.number + 1, 0) - 1)? {
            true => Ok(forward(&self.ranks, &mut self.at, from)),
            false => {
                self.ended = true;
                Ok(None)
            }
        }
    }

    /// Loads the piece that a statement finds; `false` when it finds none.
    fn load(&mut self, sql: &str, from: i64, to: i64) -> Result<bool, Failure> {
        let mut statement = self.connection.prepare_cached(sql)?;
        let mut rows = statement.query((from, to))?;
        self.ranks.clear();
        self.at = 0;
        let Some(row) = rows.next()? else {
            return Ok(false);
        };
        let first = first_of(row.get(0)?);
        self.ranks.push(first);
        let bytes = row.get_ref(1)?.as_blob().map_err(rusqlite::Error::from)?;
        varint::read(bytes, first, &mut self.ranks);
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn ranks() -> impl Strategy<Value = Vec<u32>> {
        prop::collection::btree_set(0..300_u32, 0..120).prop_map(Vec::from_iter)
    }

    fn read(mut list: List<'_>) -> Vec<u32> {
        let mut found = Vec::new();
        let mut from = 0;
        while let Some(rank) = list.seek(from).unwrap() {
            found.push(rank);
            from = rank + 1;
        }
        found
    }

    proptest! {
        #[test]
        fn lists_are_joined_as_sets_are(sets in prop::collection::vec(ranks(), 1..5)) {
            let lists = || sets.iter().cloned().map(List::of).collect();
            let has = |set: &Vec<u32>, rank| set.contains(&rank);
            let every: Vec<u32> = (0..300).filter(|rank| sets.iter().all(|set| has(set, *rank))).collect();
            let any: Vec<u32> = (0..300).filter(|rank| sets.iter().any(|set| has(set, *rank))).collect();
            prop_assert_eq!(read(List::Every(lists())), every);
            prop_assert_eq!(read(List::Any(lists())), any);
        }

        #[test]
        fn leaps_land_where_steps_do(set in ranks(), steps in prop::collection::vec(0..20_u32, 0..60)) {
            let mut list = List::of(set.clone());
            let mut from = 0;
            for step in steps {
                from += step;
                let expected = set.iter().copied().find(|rank| *rank >= from);
                prop_assert_eq!(list.seek(from).unwrap(), expected);
            }
        }
    }
}
