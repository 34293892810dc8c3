//! The foods of one library while its catalogue is made: what is written when all are there.

use std::panic::resume_unwind;
use std::thread;

use rusqlite::{Connection, params};

use super::super::super::failure::Failure;
use super::super::index::Indexer;
use super::super::{number, words};
use super::{Imported, previous};
use crate::error::Result as Answer;
use crate::model::{Entry, Library};
use crate::rules::barcode;

/// The foods of a library so far.
pub(super) struct Shelf {
    library: Library,
    index: Indexer,
    /// The number of each key and barcode, and whose it is.
    codes: Vec<(i64, u32)>,
    /// How much is known of each food, and how new that is: of two under one key the larger stays.
    fullness: Vec<u32>,
    /// Whether the old catalogue has foods of this library.
    filled: Option<bool>,
    /// Foods of the old catalogue that came again, a bit each.
    seen: Vec<u64>,
    /// How each food compares with the old catalogue.
    news: Vec<News>,
}

/// Hears the key of a food that was made one with another, and whether it came without nutrition.
pub(super) type Merged<'m> = dyn FnMut(&str, bool) -> Answer<()> + 'm;

/// How a food compares with the old catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum News {
    New,
    Changed,
    Same,
    Kept,
}

impl Shelf {
    pub(super) fn new(library: Library) -> Shelf {
        Shelf {
            library,
            index: Indexer::default(),
            codes: Vec::new(),
            fullness: Vec::new(),
            filled: None,
            seen: Vec::new(),
            news: Vec::new(),
        }
    }

    pub(super) fn library(&self) -> Library {
        self.library
    }

    pub(super) fn len(&self) -> usize {
        self.index.len()
    }

    /// The place of the next food.
    pub(super) fn next(&self) -> u32 {
        u32::try_from(self.index.len()).unwrap_or(u32::MAX)
    }

    /// Whether the old catalogue has foods of this library.
    pub(super) fn was_filled(&mut self, old: &Connection) -> Result<bool, Failure> {
        if let Some(filled) = self.filled {
            return Ok(filled);
        }
        let filled = previous::any(old, self.library)?;
        self.filled = Some(filled);
        Ok(filled)
    }

    /// Notes that a food of the old catalogue came again.
    pub(super) fn seen(&mut self, place: u32) {
        let word = place as usize / 64;
        if self.seen.len() <= word {
            self.seen.resize(word + 1, 0);
        }
        self.seen[word] |= 1 << (place % 64);
    }

    pub(super) fn was_seen(&self, place: u32) -> bool {
        let word = self.seen.get(place as usize / 64).copied().unwrap_or(0);
        word & (1 << (place % 64)) != 0
    }

    /// Adds a food that was inserted.
    ///
    /// `came` says how many nutrients it came with, and `kept` whether it has those of before instead:
    /// they make it no fuller than another under its key.
    pub(super) fn add(
        &mut self,
        entry: &Entry,
        news: News,
        came: u8,
        kept: bool,
    ) -> Result<(), Failure> {
        let place = self.next();
        self.news.push(news);
        let key = words::code(&entry.key);
        self.codes.push((key, place));
        let barcode = entry.barcode.as_deref().and_then(barcode::number);
        if let Some(barcode) = barcode.filter(|barcode| *barcode != key) {
            self.codes.push((barcode, place));
        }
        let known = if kept { 0 } else { came };
        self.fullness.push(fullness(known, entry.changed, came > 0));
        self.index.add(order(entry), entry)
    }

    /// Writes codes and index.
    pub(super) fn close(
        mut self,
        connection: &Connection,
        merged: &mut Merged<'_>,
    ) -> Result<Imported, Failure> {
        self.codes.sort_unstable();
        self.merge(connection, merged)?;
        drop(self.fullness);
        let index = self.index;
        // The words are put in order while the codes are written.
        let ordered = thread::scope(|scope| {
            let ordered = scope.spawn(|| index.ordered());
            write_codes(connection, self.library, self.codes)?;
            Ok::<_, Failure>(ordered.join().unwrap_or_else(|panic| resume_unwind(panic)))
        })?;
        ordered.write(connection, self.library)?;
        Ok(imported(&self.news))
    }

    /// Counts the foods as `close` does, and writes neither codes nor index.
    pub(super) fn count(
        mut self,
        connection: &Connection,
        merged: &mut Merged<'_>,
    ) -> Result<Imported, Failure> {
        self.codes.sort_unstable();
        self.merge(connection, merged)?;
        Ok(imported(&self.news))
    }

    /// Leaves one of the foods with the same key.
    fn merge(&mut self, connection: &Connection, merged: &mut Merged<'_>) -> Result<(), Failure> {
        let mut gone = Vec::new();
        for same in self
            .codes
            .chunk_by(|a, b| a.0 == b.0)
            .filter(|same| same.len() > 1)
        {
            let mut best: Vec<(String, u32)> = Vec::new();
            for (_, place) in same {
                let key = key_of(connection, number(self.library as i64, *place))?;
                match best.iter_mut().find(|(known, _)| *known == key) {
                    None => best.push((key, *place)),
                    Some((known, other)) => {
                        let stays =
                            self.fullness[*place as usize] >= self.fullness[*other as usize];
                        let lost = if stays {
                            std::mem::replace(other, *place)
                        } else {
                            *place
                        };
                        merged(known, is_bare(self.fullness[lost as usize]))?;
                        gone.push(lost);
                    }
                }
            }
        }
        for place in &gone {
            connection.execute(
                "DELETE FROM food WHERE number = ?1",
                [number(self.library as i64, *place)],
            )?;
        }
        gone.sort_unstable();
        self.codes
            .retain(|(_, place)| gone.binary_search(place).is_err());
        let mut places = 0..;
        self.news.retain(|_| {
            places
                .next()
                .is_some_and(|place| gone.binary_search(&place).is_err())
        });
        self.index.forget(&gone);
        Ok(())
    }
}

fn write_codes(
    connection: &Connection,
    library: Library,
    codes: Vec<(i64, u32)>,
) -> Result<(), Failure> {
    let mut insert =
        connection.prepare("INSERT INTO code (library, number, food) VALUES (?1, ?2, ?3)")?;
    let library = library as i64;
    for (code, place) in codes {
        insert.execute(params![library, code, number(library, place)])?;
    }
    Ok(())
}

fn imported(news: &[News]) -> Imported {
    let count = |kind| news.iter().filter(|news| **news == kind).count() as u64;
    Imported {
        new: count(News::New),
        changed: count(News::Changed),
        same: count(News::Same),
        kept: count(News::Kept),
    }
}

fn key_of(connection: &Connection, food: i64) -> Result<String, Failure> {
    let mut statement = connection.prepare_cached("SELECT key FROM food WHERE number = ?1")?;
    Ok(statement.query_row([food], |row| row.get(0))?)
}

/// Nutrients first, then the day of the last change, then whether any came at all.
fn fullness(known: u8, changed: i64, came: bool) -> u32 {
    let day = (changed / 86_400).clamp(0, 0x07ff_ffff);
    u32::from(known.min(15)) << 28 | u32::try_from(day).unwrap_or(0) << 1 | u32::from(came)
}

/// Whether no nutrients came with a food.
fn is_bare(fullness: u32) -> bool {
    fullness & 1 == 0
}

/// What decides the order of use: scans, then how much is filled in, then the shorter name.
fn order(entry: &Entry) -> u64 {
    let scans = u32::try_from(entry.scans).unwrap_or(u32::MAX);
    let length = u16::try_from(entry.name.chars().count()).unwrap_or(u16::MAX);
    u64::from(scans) << 32 | u64::from(entry.completeness) << 16 | u64::from(u16::MAX - length)
}
