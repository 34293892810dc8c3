//! Asking the index of one library.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::super::super::failure::Failure;
use super::build::ORDER_ROW;
use super::{FEW_RANKS, FEW_WORDS, List, Mark, alike, varint};
use crate::model::Library;

/// The index of a library.
pub(in super::super) struct Index<'c> {
    connection: &'c Connection,
    library: i64,
}

/// A word as it is stored.
struct Word<'c> {
    text: Vec<u8>,
    count: usize,
    list: List<'c>,
}

impl<'c> Index<'c> {
    pub(in super::super) fn new(connection: &'c Connection, library: Library) -> Self {
        Index {
            connection,
            library: library as i64,
        }
    }

    /// The foods that have a word which begins so, and how many they are at most.
    pub(in super::super) fn beginning(&self, text: &str) -> Result<(usize, List<'c>), Failure> {
        let few = self.words(text)?;
        let count = few.iter().map(|word| word.count).sum();
        if few.len() == 1 || (few.len() <= FEW_WORDS && count <= FEW_RANKS) {
            let mut lists: Vec<List<'c>> = few.into_iter().map(|word| word.list).collect();
            let list = match lists.len() {
                1 => lists.remove(0),
                _ => united(lists)?,
            };
            return Ok((count, list));
        }
        let first = few.first().map_or(&[][..], |word| &word.text);
        let last = self.last(text)?;
        self.prefix(&first[..alike(first, &last)])
    }

    /// The first words that begin so; one more than a few are enough to know that they are many.
    fn words(&self, text: &str) -> Result<Vec<Word<'c>>, Failure> {
        let mut statement = self.connection.prepare_cached(
            "SELECT text, count, ranks, list FROM word
             WHERE library = ?1 AND text >= ?2 AND text < ?3 ORDER BY text LIMIT ?4",
        )?;
        let most = FEW_WORDS as i64 + 1;
        let behind = behind(text);
        let words = statement.query_map(
            params![self.library, text.as_bytes(), behind, most],
            |row| self.word(row),
        )?;
        Ok(words.collect::<rusqlite::Result<_>>()?)
    }

    fn word(&self, row: &Row<'_>) -> rusqlite::Result<Word<'c>> {
        let count: i64 = row.get(1)?;
        let list = match row.get_ref(2)?.as_blob_or_null()? {
            Some(bytes) => {
                let mut marks = Vec::new();
                varint::read(bytes, 0, |number| marks.push(Mark::stored(number)));
                List::of(marks)
            }
            None => List::stored(self.connection, row.get(3)?),
        };
        Ok(Word {
            text: row.get(0)?,
            count: usize::try_from(count).unwrap_or(0),
            list,
        })
    }

    /// The last word that begins so.
    fn last(&self, text: &str) -> Result<Vec<u8>, Failure> {
        let mut statement = self.connection.prepare_cached(
            "SELECT text FROM word WHERE library = ?1 AND text < ?2 ORDER BY text DESC LIMIT 1",
        )?;
        Ok(statement.query_row(params![self.library, behind(text)], |row| row.get(0))?)
    }

    /// The list of a beginning that many share.
    fn prefix(&self, text: &[u8]) -> Result<(usize, List<'c>), Failure> {
        let mut statement = self
            .connection
            .prepare_cached("SELECT count, list FROM prefix WHERE library = ?1 AND text = ?2")?;
        let found = statement
            .query_row(params![self.library, text], |row| {
                Ok((row.get::<_, i64>(0)?, row.get(1)?))
            })
            .optional()?;
        let (count, list) = found.ok_or_else(|| Failure::damaged("has a word index with gaps"))?;
        let count = usize::try_from(count).unwrap_or(0);
        Ok((count, List::stored(self.connection, list)))
    }

    /// The foods that have this very word.
    pub(in super::super) fn exactly(&self, text: &str) -> Result<List<'c>, Failure> {
        let mut statement = self.connection.prepare_cached(
            "SELECT text, count, ranks, list FROM word WHERE library = ?1 AND text = ?2",
        )?;
        let word = statement
            .query_row(params![self.library, text.as_bytes()], |row| self.word(row))
            .optional()?;
        Ok(word.map_or(List::of(Vec::new()), |word| word.list))
    }

    /// The foods with this whole name.
    pub(in super::super) fn named(&self, hash: i64) -> Result<List<'c>, Failure> {
        let mut statement = self.connection.prepare_cached(
            "SELECT rank FROM name WHERE library = ?1 AND hash = ?2 ORDER BY rank",
        )?;
        let mark = |row: &Row<'_>| Ok(Mark::new(row.get(0)?, true));
        let marks = statement.query_map((self.library, hash), mark)?;
        Ok(List::of(marks.collect::<rusqlite::Result<_>>()?))
    }

    /// How many foods there are.
    pub(in super::super) fn len(&self) -> Result<u32, Failure> {
        let mut statement = self.connection.prepare_cached(
            "SELECT row, length(foods) / 4 FROM rank WHERE library = ?1 ORDER BY row DESC LIMIT 1",
        )?;
        let last = statement
            .query_row([self.library], |row| {
                Ok((row.get::<_, u32>(0)?, row.get::<_, u32>(1)?))
            })
            .optional()?;
        Ok(last.map_or(0, |(row, foods)| row * ORDER_ROW as u32 + foods))
    }

    /// The food at a rank.
    pub(in super::super) fn food(&self, rank: u32) -> Result<i64, Failure> {
        let row = i64::from(rank) / ORDER_ROW as i64;
        let mut statement = self
            .connection
            .prepare_cached("SELECT foods FROM rank WHERE library = ?1 AND row = ?2")?;
        let at = (rank as usize % ORDER_ROW) * 4;
        let food = statement.query_row((self.library, row), |row| {
            let bytes = row.get_ref(0)?.as_blob()?;
            let food = bytes
                .get(at..at + 4)
                .and_then(|bytes| bytes.try_into().ok());
            Ok(food.map(u32::from_le_bytes))
        })?;
        match food {
            Some(food) => Ok(super::super::number(self.library, food)),
            None => Err(Failure::damaged("has an order with gaps")),
        }
    }
}

/// What comes behind every text that begins so.
fn behind(text: &str) -> Vec<u8> {
    let mut behind = text.as_bytes().to_vec();
    behind.push(0xff);
    behind
}

/// Short lists made one.
fn united<'c>(lists: Vec<List<'c>>) -> Result<List<'c>, Failure> {
    let mut marks = Vec::new();
    for mut list in lists {
        let mut from = 0;
        while let Some(mark) = list.seek(from)? {
            marks.push(mark);
            from = mark.rank() + 1;
        }
    }
    Mark::unite(&mut marks);
    Ok(List::of(marks))
}
