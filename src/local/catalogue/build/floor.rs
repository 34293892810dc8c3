//! Versions never go back, not even when a library is taken out and comes again, or the catalogue is
//! lost and made anew: journals pin them.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, params};

use super::super::super::backup::folder_of_copies;
use super::super::super::elsewhere;
use super::super::super::failure::Failure;
use super::super::super::file;
use super::super::super::open_folder;
use super::super::super::place;
use super::super::super::value::{Text, Word};
use super::super::number;
use crate::model::limits::KEY;
use crate::model::{Library, Timestamp};

/// The highest versions that something had which a food that comes must not have with another content.
#[derive(Default)]
pub(super) struct Floors {
    /// Of each library, when it was taken out or lost; 0 where it never was.
    removed: [u32; Library::ALL.len()],
    /// Of each food of each library that a journal holds on to: one that was made elsewhere, or was restored, may
    /// have it from another catalogue.
    pinned: [HashMap<String, u32>; Library::ALL.len()],
}

impl Floors {
    /// Those of the old catalogue, taken over into the new one, and of the journals beside it. Where there is no old
    /// catalogue, what these hold on to was in one that is lost.
    pub(super) fn found(
        old: Option<&Connection>,
        catalogue: &Path,
        new: &Connection,
        now: &Timestamp,
    ) -> Result<Floors, Failure> {
        let mut floors = Floors::default();
        let mut are_all_known = true;
        for journal in journals(catalogue) {
            match pins_of(&journal) {
                Ok(pins) => floors.hold(pins),
                // What cannot be read holds on to nothing that could be told.
                Err(_) => are_all_known = false,
            }
        }
        let removed = match old {
            Some(old) => removed(old)?,
            None => {
                copies_of(catalogue).for_each(|pins| floors.hold(pins));
                floors.lost(now, are_all_known && !are_away(catalogue))
            }
        };
        for removed in removed {
            floors.removed[removed.library as usize] = removed.version;
            write(new, &removed)?;
        }
        Ok(floors)
    }

    fn hold(&mut self, pins: Vec<Pin>) {
        for (library, key, version) in pins {
            let known = self.pinned[library as usize].entry(key).or_default();
            *known = version.max(*known);
        }
    }

    /// The libraries of which something is pinned. Where nobody knows of all journals what they hold on to, it may be
    /// any: then versions begin higher than a catalogue that was changed once a second could have had.
    fn lost(&self, now: &Timestamp, are_all_known: bool) -> Vec<Removed> {
        let seconds = u32::try_from(now.micros() / 1_000_000).unwrap_or_default();
        let least = Some(seconds).filter(|_| !are_all_known);
        let lost = Library::ALL.into_iter().zip(&self.pinned);
        let lost = lost.filter(|(library, _)| *library != Library::Mine);
        lost.filter_map(|(library, pinned)| {
            Some(Removed {
                library,
                version: pinned.values().copied().max().max(least)?,
                at: now.clone(),
            })
        })
        .collect()
    }

    /// The version of a food that was not there before.
    ///
    /// Decision: it is 1, unless the library was taken out or lost once; then it is higher than any version
    /// that a food of the library had. It is higher than any that a journal holds on to.
    pub(super) fn first(&self, library: Library, key: &str) -> u32 {
        self.next(library, key, self.removed[library as usize])
    }

    /// The version of a food that has changed since it had `version`.
    pub(super) fn next(&self, library: Library, key: &str, version: u32) -> u32 {
        let pinned = self.pinned[library as usize].get(key);
        let highest = pinned.copied().unwrap_or_default().max(version);
        highest.saturating_add(1)
    }
}

fn journals(catalogue: &Path) -> Vec<PathBuf> {
    let journals = catalogue.parent().map(place::journals_of);
    journals.unwrap_or_default()
}

/// Whether a journal elsewhere is not there, or not all are known.
fn are_away(catalogue: &Path) -> bool {
    let is_away = |data| {
        elsewhere::doubt(data).is_some() || elsewhere::of(data).iter().any(|it| !it.exists())
    };
    catalogue.parent().is_some_and(is_away)
}

/// What the copies hold on to that stand beside the journals: each may come back.
fn copies_of(catalogue: &Path) -> impl Iterator<Item = Vec<Pin>> {
    let folders = journals(catalogue)
        .into_iter()
        .map(|journal| folder_of_copies(&journal));
    let files = folders.flat_map(|folder| fs::read_dir(folder).into_iter().flatten().flatten());
    let copies = files.map(|file| file.path()).filter(|copy| copy.is_file());
    copies.filter_map(|copy| file::immutable(&copy).and_then(|copy| pins(&copy)).ok())
}

/// What a journal holds on to.
fn pins_of(journal: &Path) -> Result<Vec<Pin>, Failure> {
    file::refuse_no_file(journal)?;
    open_folder::refuse(journal)?;
    // This process may have the journal open: what is opened and closed but by SQLite, if only to be
    // looked at, would take SQLite's locks on it away.
    pins(&file::readable(journal)?)
}

/// A food of a catalogue, and a version of it.
type Pin = (Library, String, u32);

/// The highest version of each food of a catalogue that is held on to.
fn pins(connection: &Connection) -> Result<Vec<Pin>, Failure> {
    let mut statement = connection.prepare(
        "SELECT library, key, max(version) FROM food_version WHERE library <> 'mine' GROUP BY library, key",
    )?;
    let pins = statement.query_map([], |row| {
        let (Word(library), Text(key)) = (row.get(0)?, row.get::<_, Text<KEY>>(1)?);
        Ok((library, key, row.get(2)?))
    })?;
    Ok(pins.collect::<rusqlite::Result<_>>()?)
}

/// A library that was taken out, or lost with the whole catalogue.
#[derive(Clone, Debug)]
pub struct Removed {
    /// The library.
    pub library: Library,
    /// The highest version that a food of it had; what comes into it later has a higher one.
    pub version: u32,
    /// When.
    pub at: Timestamp,
}

/// The libraries that were taken out of a catalogue.
pub(in super::super) fn removed(catalogue: &Connection) -> Result<Vec<Removed>, Failure> {
    // Catalogues of before have no such table.
    if !catalogue.table_exists(None, "removed")? {
        return Ok(Vec::new());
    }
    let mut statement =
        catalogue.prepare("SELECT library, version, at FROM removed ORDER BY library")?;
    let mut rows = statement.query([])?;
    let mut all = Vec::new();
    while let Some(row) = rows.next()? {
        let number: i64 = row.get(0)?;
        let library = Library::ALL.into_iter().find(|it| *it as i64 == number);
        if let Some(library) = library {
            let (version, at) = (row.get(1)?, row.get(2)?);
            all.push(Removed {
                library,
                version,
                at,
            });
        }
    }
    Ok(all)
}

/// Notes in a new catalogue how high the versions of a library were in the old one.
pub(super) fn keep(
    old: &Connection,
    new: &Connection,
    library: Library,
    now: &Timestamp,
) -> Result<(), Failure> {
    let highest = "SELECT max(version) FROM food WHERE number BETWEEN ?1 AND ?2";
    let bounds = (number(library as i64, 0), number(library as i64, u32::MAX));
    let highest: Option<u32> = old.query_row(highest, bounds, |row| row.get(0))?;
    match highest {
        Some(version) => write(
            new,
            &Removed {
                library,
                version,
                at: now.clone(),
            },
        ),
        None => Ok(()),
    }
}

fn write(new: &Connection, removed: &Removed) -> Result<(), Failure> {
    new.execute(
        "INSERT OR REPLACE INTO removed (library, version, at) VALUES (?1, ?2, ?3)",
        params![removed.library as i64, removed.version, removed.at],
    )?;
    Ok(())
}
