//! Lists of foods by rank, read no further than somebody asks.

use rusqlite::Connection;

use super::super::super::failure::Failure;
use super::{Mark, first_of, piece, varint};

/// Ascending ranks. Asked only forwards.
pub(in super::super) enum List<'c> {
    /// Every rank before this one.
    All(u32),
    /// Marks in memory, and the place of the next one.
    Held(Vec<Mark>, usize),
    /// Marks in pieces, in the file.
    Stored(Stored<'c>),
    /// The foods that one of the lists has.
    Any(Vec<List<'c>>),
    /// The foods that all the lists have; the shortest should come first.
    Every {
        lists: Vec<List<'c>>,
        /// The list whose marks are given.
        told: usize,
    },
}

impl<'c> List<'c> {
    /// A list of these ascending marks.
    pub(in super::super) fn of(marks: Vec<Mark>) -> Self {
        List::Held(marks, 0)
    }

    /// The list with this number.
    pub(super) fn stored(connection: &'c Connection, number: i64) -> Self {
        List::Stored(Stored {
            connection,
            number,
            marks: Vec::new(),
            at: 0,
            ended: false,
        })
    }

    /// The first food whose rank is not before `from`, which never goes back from call to call.
    pub(in super::super) fn seek(&mut self, from: u32) -> Result<Option<Mark>, Failure> {
        match self {
            List::All(end) => Ok(Some(from)
                .filter(|from| from < end)
                .map(|rank| Mark::new(rank, true))),
            List::Held(marks, at) => Ok(forward(marks, at, from)),
            List::Stored(stored) => stored.seek(from),
            List::Any(lists) => any(lists, from),
            List::Every { lists, told } => every(lists, *told, from),
        }
    }

    /// Whether the list has a rank.
    pub(in super::super) fn has(&mut self, rank: u32) -> Result<bool, Failure> {
        Ok(self.seek(rank)?.is_some_and(|mark| mark.rank() == rank))
    }
}

/// The first food from `from` on that one of the lists has.
fn any(lists: &mut [List<'_>], from: u32) -> Result<Option<Mark>, Failure> {
    let mut first: Option<Mark> = None;
    for list in lists {
        let mark = list.seek(from)?;
        first = match (first, mark) {
            (Some(one), Some(other)) if one.rank() == other.rank() => Some(one.max(other)),
            (one, other) => [one, other].into_iter().flatten().min(),
        };
    }
    Ok(first)
}

/// The first food from `from` on that all lists have, with the mark of one of them.
fn every(lists: &mut [List<'_>], told: usize, from: u32) -> Result<Option<Mark>, Failure> {
    let mut from = from;
    'next: loop {
        let mut found = None;
        for (at, list) in lists.iter_mut().enumerate() {
            let Some(mark) = list.seek(from)? else {
                return Ok(None);
            };
            // The shortest leads: where it has gone on, the others follow.
            if at == 0 {
                from = mark.rank();
            } else if mark.rank() > from {
                from = mark.rank();
                continue 'next;
            }
            if at == told {
                found = Some(mark);
            }
        }
        return Ok(found);
    }
}

/// Goes on to the first mark whose rank is not before `from`: step by step, then in leaps.
fn forward(marks: &[Mark], at: &mut usize, from: u32) -> Option<Mark> {
    let from = Mark::new(from, false);
    let rest = marks.get(*at..)?;
    let mut leap = 1;
    while rest.get(leap).is_some_and(|mark| *mark < from) {
        leap *= 2;
    }
    let near = &rest[leap / 2..rest.len().min(leap + 1)];
    *at += leap / 2 + near.partition_point(|mark| *mark < from);
    marks.get(*at).copied()
}

/// A list in pieces, of which one is in memory.
pub(in super::super) struct Stored<'c> {
    connection: &'c Connection,
    number: i64,
    marks: Vec<Mark>,
    at: usize,
    /// Whether the last piece was read to its end.
    ended: bool,
}

/// The last piece that does not begin behind a food.
const REACHES: &str =
    "SELECT piece, ranks FROM list WHERE piece BETWEEN ?1 AND ?2 ORDER BY piece DESC LIMIT 1";
/// The first piece that begins behind a food.
const FOLLOWS: &str =
    "SELECT piece, ranks FROM list WHERE piece BETWEEN ?1 AND ?2 ORDER BY piece LIMIT 1";

impl Stored<'_> {
    fn seek(&mut self, from: u32) -> Result<Option<Mark>, Failure> {
        if let Some(mark) = forward(&self.marks, &mut self.at, from) {
            return Ok(Some(mark));
        }
        if self.ended {
            return Ok(None);
        }
        let start = Mark::new(0, false);
        let reached = piece(self.number, Mark::new(from, true));
        if self.load(REACHES, piece(self.number, start), reached)?
            && let Some(mark) = forward(&self.marks, &mut self.at, from)
        {
            return Ok(Some(mark));
        }
        match self.load(FOLLOWS, reached, piece(self.number + 1, start) - 1)? {
            true => Ok(forward(&self.marks, &mut self.at, from)),
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
        self.marks.clear();
        self.at = 0;
        let Some(row) = rows.next()? else {
            return Ok(false);
        };
        let first = first_of(row.get(0)?);
        self.marks.push(first);
        let bytes = row.get_ref(1)?.as_blob().map_err(rusqlite::Error::from)?;
        let marks = &mut self.marks;
        varint::read(bytes, first.number(), |number| {
            marks.push(Mark::stored(number));
        });
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn marks() -> impl Strategy<Value = Vec<Mark>> {
        prop::collection::btree_map(0..300_u32, prop::bool::ANY, 0..120).prop_map(|marks| {
            let mark = |(rank, begins)| Mark::new(rank, begins);
            marks.into_iter().map(mark).collect()
        })
    }

    fn read(mut list: List<'_>) -> Vec<Mark> {
        let mut found = Vec::new();
        let mut from = 0;
        while let Some(mark) = list.seek(from).unwrap() {
            found.push(mark);
            from = mark.rank() + 1;
        }
        found
    }

    /// What a set says of a rank.
    fn of(set: &[Mark], rank: u32) -> Option<Mark> {
        set.iter().copied().find(|mark| mark.rank() == rank)
    }

    proptest! {
        #[test]
        fn lists_are_joined_as_sets_are(sets in prop::collection::vec(marks(), 1..5), told in 0..5_usize) {
            let lists = || sets.iter().cloned().map(List::of).collect();
            let told = told % sets.len();
            let all = |rank: &u32| sets.iter().all(|set| of(set, *rank).is_some());
            let every: Vec<Mark> = (0..300).filter(all).filter_map(|rank| of(&sets[told], rank)).collect();
            let one: Vec<Mark> = (0..300)
                .filter_map(|rank| sets.iter().filter_map(|set| of(set, rank)).max())
                .collect();
            prop_assert_eq!(read(List::Every { lists: lists(), told }), every);
            prop_assert_eq!(read(List::Any(lists())), one.clone());
            let mut united = sets.concat();
            Mark::unite(&mut united);
            prop_assert_eq!(united, one);
        }

        #[test]
        fn leaps_land_where_steps_do(set in marks(), steps in prop::collection::vec(0..20_u32, 0..60)) {
            let mut list = List::of(set.clone());
            let mut from = 0;
            for step in steps {
                from += step;
                let expected = set.iter().copied().find(|mark| mark.rank() >= from);
                prop_assert_eq!(list.seek(from).unwrap(), expected);
            }
        }
    }
}
