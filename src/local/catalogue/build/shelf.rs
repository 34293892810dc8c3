//! The foods of one library while its catalogue is made: what is written when all are there.

use std::collections::BTreeSet;
use std::panic::resume_unwind;
use std::thread;

use rusqlite::{Connection, params};

use super::super::super::failure::Failure;
use super::super::index::Indexer;
use super::super::{number, words};
use super::{Fate, Fated, Imported, previous};
use crate::error::{Result as Answer, no_thread};
use crate::model::{Entry, Library};
use crate::rules::barcode;

/// The foods of a library so far.
pub(super) struct Shelf {
    library: Library,
    index: Indexer,
    /// The number of each key and barcode, and whose it is.
    codes: Vec<(i64, u32)>,
    /// How much each food came with, and how new that is: of two under one key the larger stays.
    fullness: Vec<u32>,
    /// Whether the old catalogue has foods of this library.
    filled: Option<bool>,
    /// Foods of the old catalogue that came again, a bit each.
    seen: Vec<u64>,
    /// The numbers of the keys of foods that came and were left out, in order.
    refused: Vec<i64>,
    /// How each food compares with the old catalogue.
    news: Vec<News>,
    /// What of a food stays as it was known, by its place, of the few where something does: told of those
    /// that are there in the end.
    stays: Vec<(u32, Fate)>,
}

/// Hears of a food what became of it.
pub(super) type Told<'t> = dyn FnMut(Fated<'_>, Fate) -> Answer<()> + 't;

/// What is to be known of a food beside itself.
pub(super) struct Arrival {
    pub(super) news: News,
    /// How many nutrients it came with.
    pub(super) came: u8,
    /// How many other members it came with: what is kept of before makes it no fuller either.
    pub(super) members: u8,
    /// When it was changed, as it came: the time that was known of it makes it no newer than another under its key.
    pub(super) changed: i64,
    /// Whether it has the nutrients of before instead: they make it no fuller than another under its
    /// key.
    pub(super) kept: bool,
    /// What of it stays as it was known: its nutrition, what it is measured in, and what was corrected of it.
    pub(super) stays: [Option<Fate>; 3],
}

/// How a food compares with the old catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum News {
    New,
    Changed,
    Same,
    /// It came, was left out, and is there still.
    Refused,
    /// It did not come, and is there still.
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
            refused: Vec::new(),
            news: Vec::new(),
            stays: Vec::new(),
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

    /// Notes which foods came and were left out, by the numbers of their keys.
    pub(super) fn refused(&mut self, mut keys: Vec<i64>) {
        keys.sort_unstable();
        self.refused = keys;
    }

    /// That of a food that did not come to be taken, and is there still.
    pub(super) fn kept(&self, entry: &Entry) -> Arrival {
        let number = words::code(&entry.key);
        let news = match self.refused.binary_search(&number) {
            Ok(_) => News::Refused,
            Err(_) => News::Kept,
        };
        Arrival {
            news,
            came: entry.known,
            members: members(entry),
            changed: entry.changed,
            kept: false,
            stays: [None; 3],
        }
    }

    /// Adds a food that was inserted.
    pub(super) fn add(&mut self, entry: &Entry, arrival: &Arrival) -> Result<(), Failure> {
        let place = self.next();
        self.news.push(arrival.news);
        let stays = arrival.stays.into_iter().flatten();
        self.stays.extend(stays.map(|fate| (place, fate)));
        let key = words::code(&entry.key);
        self.codes.push((key, place));
        let barcode = entry.barcode.as_deref().and_then(barcode::number);
        if let Some(barcode) = barcode.filter(|barcode| *barcode != key) {
            self.codes.push((barcode, place));
        }
        let came = arrival.came;
        let known = if arrival.kept { 0 } else { came };
        self.fullness
            .push(fullness(known, arrival.members, arrival.changed, came > 0));
        self.index.add(order(entry), entry)
    }

    /// Writes codes and index.
    pub(super) fn close(
        mut self,
        connection: &Connection,
        told: &mut Told<'_>,
    ) -> Result<Imported, Failure> {
        self.codes.sort_unstable();
        self.merge(connection, told)?;
        drop(self.fullness);
        let index = self.index;
        // The words are put in order while the codes are written.
        let ordered = thread::scope(|scope| {
            let ordered = thread::Builder::new().spawn_scoped(scope, || index.ordered());
            let ordered = ordered.map_err(|error| no_thread(&error))?;
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
        told: &mut Told<'_>,
    ) -> Result<Imported, Failure> {
        self.codes.sort_unstable();
        self.merge(connection, told)?;
        Ok(imported(&self.news))
    }

    /// Leaves one of the foods with the same key.
    fn merge(&mut self, connection: &Connection, told: &mut Told<'_>) -> Result<(), Failure> {
        let mut gone = BTreeSet::new();
        for same in self
            .codes
            .chunk_by(|a, b| a.0 == b.0)
            .filter(|same| same.len() > 1)
        {
            let mut best: Vec<(String, u32)> = Vec::new();
            let mut lost_here = Vec::new();
            // Of two with one key and one barcode the one is gone when they are met again.
            for (_, place) in same.iter().filter(|(_, place)| !gone.contains(place)) {
                let key = key_of(connection, number(self.library as i64, *place))?;
                match best.iter_mut().find(|(known, _)| *known == key) {
                    None => best.push((key, *place)),
                    Some((_, other)) => {
                        let stays = self.stays_before(connection, *place, *other)?;
                        let lost = if stays {
                            std::mem::replace(other, *place)
                        } else {
                            *place
                        };
                        let is_bare = is_bare(self.fullness[lost as usize]);
                        self.tell(connection, lost, Fate::Merged { is_bare }, told)?;
                        lost_here.push(lost);
                    }
                }
            }
            gone.extend(lost_here);
        }
        let gone: Vec<u32> = gone.into_iter().collect();
        for place in &gone {
            let food = number(self.library as i64, *place);
            connection.execute("DELETE FROM food WHERE number = ?1", [food])?;
            connection.execute("DELETE FROM imported WHERE number = ?1", [food])?;
            connection.execute("DELETE FROM remains WHERE food = ?1", [food])?;
        }
        self.codes
            .retain(|(_, place)| gone.binary_search(place).is_err());
        self.tell_stays(connection, &gone, told)?;
        let mut places = 0..;
        self.news.retain(|_| {
            places
                .next()
                .is_some_and(|place| gone.binary_search(&place).is_err())
        });
        self.index.forget(&gone);
        Ok(())
    }

    /// Whether of two foods with one key the later one is as full and as new as the other, or more.
    fn stays_before(
        &self,
        connection: &Connection,
        place: u32,
        other: u32,
    ) -> Result<bool, Failure> {
        let of = |place: u32| self.fullness[place as usize];
        if of(place) >> 1 != of(other) >> 1 {
            return Ok(of(place) > of(other));
        }
        // Of one day: few are, and they say when on it.
        let changed = |place| changed_of(connection, number(self.library as i64, place));
        Ok((changed(place)?, of(place)) >= (changed(other)?, of(other)))
    }

    /// Tells what became of a food that was put here.
    fn tell(
        &self,
        connection: &Connection,
        place: u32,
        fate: Fate,
        told: &mut Told<'_>,
    ) -> Result<(), Failure> {
        let mut statement =
            connection.prepare_cached("SELECT key, name FROM food WHERE number = ?1")?;
        let food = number(self.library as i64, place);
        let (key, name): (String, String) =
            statement.query_row([food], |row| Ok((row.get(0)?, row.get(1)?)))?;
        let fated = Fated {
            key: &key,
            name: &name,
            before: u64::from(place),
        };
        told(fated, fate)?;
        Ok(())
    }

    /// Tells of the foods that are there in the end what of them stays as it was known.
    fn tell_stays(
        &self,
        connection: &Connection,
        gone: &[u32],
        told: &mut Told<'_>,
    ) -> Result<(), Failure> {
        for (place, fate) in &self.stays {
            if gone.binary_search(place).is_err() {
                self.tell(connection, *place, *fate, told)?;
            }
        }
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

fn changed_of(connection: &Connection, food: i64) -> Result<i64, Failure> {
    let mut statement = connection.prepare_cached("SELECT changed FROM food WHERE number = ?1")?;
    Ok(statement.query_row([food], |row| row.get(0))?)
}

/// Nutrients first, then other members, then the day of the last change, then whether nutrients came at all.
fn fullness(known: u8, members: u8, changed: i64, came: bool) -> u32 {
    let day = (changed / 86_400).clamp(0, 0x007f_ffff);
    u32::from(known.min(15)) << 28
        | u32::from(members.min(15)) << 24
        | u32::try_from(day).unwrap_or(0) << 1
        | u32::from(came)
}

/// Members of a food's data that it may come without, beside its nutrition.
const MEMBERS: [&str; 6] = [
    "\"measures\":",
    "\"defaultPortion\":",
    "\"composition\":",
    "\"note\":",
    "\"images\":",
    "\"recipe\":",
];

/// How much a food tells beside its nutrients: brand, barcode, countries, names in languages, and members of
/// its data.
pub(super) fn members(entry: &Entry) -> u8 {
    let places = [
        entry.brand.is_some(),
        entry.barcode.is_some(),
        !entry.regions.is_empty(),
        !entry.names.is_empty(),
    ];
    // Inside a text the quotes would be escaped.
    let data = MEMBERS.map(|member| entry.data.contains(member));
    places.into_iter().chain(data).map(u8::from).sum()
}

/// Whether no nutrients came with a food.
fn is_bare(fullness: u32) -> bool {
    fullness & 1 == 0
}

/// What decides the order of use: scans, then what is known of the nutrients, then how much is filled in, then the
/// shorter name.
fn order(entry: &Entry) -> u64 {
    let scans = u32::try_from(entry.scans).unwrap_or(u32::MAX);
    let length = u16::try_from(entry.name.chars().count()).unwrap_or(u16::MAX);
    // Of 10,000: it leaves the two highest bits of its sixteen free.
    let completeness = u64::from(entry.completeness.min(0x3fff));
    u64::from(scans) << 32
        | knowledge(entry) << 30
        | completeness << 16
        | u64::from(u16::MAX - length)
}

/// What is known of the nutrients: nothing, something, or what the food is made of as well, which is protein, carbs
/// or fat. Of more than five nutrients one of these is among them.
fn knowledge(entry: &Entry) -> u64 {
    let is_told = |name: &str| entry.data.contains(name);
    let macros = ["\"protein\":", "\"carbs\":", "\"fat\":"];
    match entry.known {
        0 => 0,
        1..=5 if !macros.into_iter().any(is_told) => 1,
        _ => 2,
    }
}
