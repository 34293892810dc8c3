//! The catalogue file: foods of `off`, `service` and `composition`, shared and made again at any time.

mod before;
mod build;
mod find;
mod index;
mod readers;
mod search;
mod sound;
mod status;
mod words;

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use chrono::{DateTime, Utc};
use rusqlite::Connection;

use super::check::{Wrong, counted};
use super::failure::Failure;
use super::layout::{refuse, refuse_but_tables};
use super::reviews::Acceptance;
use super::search::Uses;
use super::{Clock, Place, Starter, check, file, link};
use crate::api::Held;
use crate::error::{Error, Result};
use crate::model::{CatalogueFood, Food, FoodPage, FoodRef, Library, Timestamp};
use crate::rules::Facts;
use crate::rules::query::FoodFilter;
pub(super) use build::open_old;
pub use build::{Fate, Fated, GoOn, Imported, Incoming, Origin, Part, Removed, draft_beside};
pub(super) use readers::Readers;
use readers::{Build, Reader};
pub use status::{Import, Status, Stock};

/// Marks a file as a food catalogue: `JRNC`.
const APPLICATION_ID: i32 = 0x4a52_4e43;

/// The layout this program writes.
const VERSION: i32 = 4;

/// The number of a food: its library, and its place there.
fn number(library: i64, food: u32) -> i64 {
    (library << 32) | i64::from(food)
}

const DAMAGED: &str = "nothing was changed, and meals, own foods and accepted corrections are kept elsewhere: move the catalogue file away, and the starter catalogue is made again; then import again what was imported";

/// What is wrong with one that was looked through.
const UNREAD: &str =
    "is damaged (a part of it cannot be read, or something in it leads to what is not there)";

/// What to do about a catalogue of a newer program.
const NEWER: &str =
    "nothing was changed: use the newer program, or name another folder with JOURNAL_DATA_DIR";

/// The catalogue, opened when a food of it is first asked for, and anew when another file has
/// taken its name.
pub(super) struct Catalogue {
    file: PathBuf,
    starter: Starter,
    clock: Clock,
    readers: Arc<Readers>,
    /// Who reads it while it is held still: the same, whatever takes its name.
    held: RefCell<Option<Still>>,
}

/// The reader of a catalogue that is held still; none as long as nothing was asked.
type Still = Option<Reader>;

impl Catalogue {
    pub(super) fn new(file: PathBuf, starter: Starter, clock: Clock) -> Self {
        Catalogue::read_by(Arc::default(), file, starter, clock)
    }

    /// The same, for several who share its readers.
    pub(super) fn read_by(
        readers: Arc<Readers>,
        file: PathBuf,
        starter: Starter,
        clock: Clock,
    ) -> Self {
        Catalogue {
            file,
            starter,
            clock,
            readers,
            held: RefCell::new(None),
        }
    }

    /// Holds it still: what is asked until it is let go is asked of one build.
    pub(super) fn hold(&self) -> Held<'_> {
        self.held.replace(Some(Still::None));
        Held::until(|| {
            if let Some(Some(reader)) = self.held.take() {
                self.readers.give(reader);
            }
        })
    }

    /// What time it is.
    pub(super) fn now(&self) -> Timestamp {
        Timestamp::from((self.clock)())
    }

    /// A food as the rules see it.
    pub(super) fn facts(&self, food: &FoodRef) -> Result<Option<Arc<Facts>>> {
        self.ask_reader(|reader| reader.facts(food, |connection| find::facts(connection, food)))
    }

    /// A food as it is answered.
    pub(super) fn food(&self, food: &FoodRef) -> Result<Option<Food>> {
        self.ask(|connection| find::food(connection, food))
    }

    /// What a food is called in each language, its own among them, and the unknown one as the empty one.
    pub(super) fn names_of(&self, food: &FoodRef) -> Result<BTreeMap<String, String>> {
        self.ask(|connection| find::names_of(connection, food))
    }

    /// When this correction of a food was accepted, as far as something of it still holds; `None` where it was not.
    pub(super) fn accepted_at(
        &self,
        food: &FoodRef,
        correction: &str,
    ) -> Result<Option<Timestamp>> {
        self.ask(|connection| find::accepted_at(connection, food, correction))
    }

    /// The product of `off` or `service` with this barcode.
    pub(super) fn product(&self, barcode: &str) -> Result<Option<Food>> {
        self.ask(|connection| find::product(connection, barcode))
    }

    /// A page of a search.
    pub(super) fn search(&self, filter: &FoodFilter, uses: &Uses) -> Result<FoodPage> {
        self.ask(|connection| search::search(connection, filter, uses))
    }

    /// Makes the catalogue anew with what was accepted for foods of a library.
    pub(super) fn renew(
        &self,
        library: Library,
        accepted: &[Acceptance<'_>],
        go_on: GoOn<'_>,
    ) -> Result<()> {
        self.ask(|_| Ok(()))?;
        let made = build::renew(&self.file, &self.now(), library, accepted, go_on);
        made.map_err(|failure| told(&self.file, failure))
    }

    /// Has the file of reviews know all that was accepted, when nobody else makes a catalogue.
    pub(super) fn mirror(&self) -> Result<()> {
        build::mirror(&self.file)
    }

    fn ask<T>(
        &self,
        ask: impl FnOnce(&Connection) -> std::result::Result<T, Failure>,
    ) -> Result<T> {
        self.ask_reader(|reader| ask(&reader.connection))
    }

    fn ask_reader<T>(
        &self,
        ask: impl FnOnce(&mut Reader) -> std::result::Result<T, Failure>,
    ) -> Result<T> {
        let answer = || {
            let mut reader = match self.held.borrow_mut().as_mut().and_then(Option::take) {
                None => self.reader()?,
                Some(reader) => reader,
            };
            let answer = ask(&mut reader);
            self.give(reader);
            answer
        };
        answer().map_err(|failure| told(&self.file, failure))
    }

    fn give(&self, reader: Reader) {
        match self.held.borrow_mut().as_mut() {
            None => self.readers.give(reader),
            Some(still) => *still = Some(reader),
        }
    }

    /// A reader of the catalogue that has the name now: made from the starter foods where there is none.
    fn reader(&self) -> std::result::Result<Reader, Failure> {
        let now = Build::of(&self.file).ok();
        if let Some(reader) = now.and_then(|build| self.readers.take(build)) {
            return Ok(reader);
        }
        if now.is_none() {
            link::refuse_nowhere(&self.file)?;
            if !self.file.try_exists()? {
                build::start(&self.file, &self.now(), self.starter)?;
            }
        }
        build::tidy(&self.file);
        // Looked at first: a file that takes the name meanwhile is then seen the next time.
        let build = Build::of(&self.file)?;
        Reader::open(&self.file, build)
    }
}

/// Clears away what a killed import left beside a catalogue, without opening it.
pub(super) fn tidy(file: &Path) {
    build::tidy_at_a_look(file);
}

/// What went wrong with a catalogue, and what to do: the same, whatever was asked of it.
fn told(file: &Path, failure: Failure) -> Error {
    failure.told(&format!("the catalogue {}:", file.display()), DAMAGED)
}

/// Statements that are kept ready.
const STATEMENTS: usize = 32;

/// Opens a catalogue file for reading. Nobody writes into a built one.
fn open(file: &Path) -> std::result::Result<Connection, Failure> {
    file::refuse_no_file(file)?;
    link::refuse_anothers_file(file)?;
    let connection = file::immutable(file)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    connection.execute_batch(
        "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA cache_size = -32000;",
    )?;
    let encoding: String = connection.pragma_query_value(None, "encoding", |row| row.get(0))?;
    if encoding != "UTF-8" {
        return Err(Failure::damaged(
            "is no catalogue of this program: its texts are in another encoding",
        ));
    }
    let mark: i32 = connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let version: i32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    match (mark, version) {
        (APPLICATION_ID, VERSION) => {
            refuse_but_tables(&connection)?;
            before::remembering(connection)
        }
        (APPLICATION_ID, before::VERSION) => {
            refuse_but_tables(&connection)?;
            before::telling(before::remembering(connection)?)
        }
        (APPLICATION_ID, newer) if newer > VERSION => Err(Failure::Store {
            what: format!(
                "was written by a newer journal (layout {newer}, this program knows up to {VERSION})"
            ),
            hint: NEWER,
            read_only: false,
        }),
        _ => Err(Failure::damaged("is no catalogue this program can read")),
    }
}

/// Makes the catalogue of a place from the starter foods, if there is none.
///
/// Errors: `LocalStore`.
pub fn ready_catalogue(place: &Place, starter: Starter, clock: Clock) -> Result<()> {
    Catalogue::new(place.catalogue.clone(), starter, clock).ask(|_| Ok(()))
}

/// Makes the catalogue of a place anew from these foods, and says how many there are.
///
/// It is built beside the old one and renamed over it: what goes wrong changes nothing.
///
/// Errors: what the foods give; `LocalStore`.
pub fn build_catalogue(
    place: &Place,
    now: DateTime<Utc>,
    foods: &mut dyn Iterator<Item = Result<CatalogueFood>>,
) -> Result<u64> {
    let file = &place.catalogue;
    build::build(file, &Timestamp::from(now), foods).map_err(|failure| told(file, failure))
}

/// Imports foods into a library of the catalogue of a place: what is there under the same key is
/// changed, what is not among them stays.
///
/// It is built beside the old catalogue and renamed over it: what goes wrong changes nothing.
///
/// Errors: what the foods give; `LocalStore`.
pub fn import_foods(
    place: &Place,
    starter: Starter,
    clock: Clock,
    library: Library,
    origin: &Origin,
    foods: &mut dyn Incoming,
) -> Result<Imported> {
    let catalogue = Catalogue::new(place.catalogue.clone(), starter, clock);
    catalogue.ask(|_| Ok(()))?;
    let file = &place.catalogue;
    build::import(file, &catalogue.now(), library, origin, foods)
        .map_err(|failure| told(file, failure))
}

/// What an import of these foods would do. It takes as much time and room as the import, and
/// changes nothing.
///
/// Errors: as [`import_foods`].
pub fn rehearse_import(
    place: &Place,
    starter: Starter,
    clock: Clock,
    library: Library,
    foods: &mut dyn Incoming,
) -> Result<Imported> {
    let catalogue = Catalogue::new(place.catalogue.clone(), starter, clock);
    catalogue.ask(|_| Ok(()))?;
    let file = &place.catalogue;
    build::rehearse(file, &catalogue.now(), library, foods).map_err(|failure| told(file, failure))
}

/// Takes a library out of the catalogue of a place.
///
/// What comes into it later has higher versions than anything it had: journals pin versions.
///
/// Errors: `LocalStore`.
pub fn remove_library(
    place: &Place,
    starter: Starter,
    clock: Clock,
    library: Library,
    go_on: GoOn<'_>,
) -> Result<()> {
    let catalogue = Catalogue::new(place.catalogue.clone(), starter, clock);
    catalogue.ask(|_| Ok(()))?;
    let file = &place.catalogue;
    build::remove(file, &catalogue.now(), library, go_on).map_err(|failure| told(file, failure))
}

/// What is in the catalogue of a place, and where it came from.
///
/// Errors: `LocalStore`.
pub fn catalogue_status(place: &Place, starter: Starter, clock: Clock) -> Result<Status> {
    let catalogue = Catalogue::new(place.catalogue.clone(), starter, clock);
    catalogue.ask(|connection| status::status(connection, &place.catalogue))
}

/// What is counted of a catalogue that was looked through: all of its tables are read.
const ASTRAY: Wrong = (
    check::ASTRAY,
    "SELECT count(*) FROM pragma_foreign_key_check",
);

/// The same, after the whole file was looked through.
///
/// Errors: `LocalStore` when a part of it cannot be read.
pub fn check_catalogue(place: &Place, starter: Starter, clock: Clock) -> Result<Status> {
    let catalogue = Catalogue::new(place.catalogue.clone(), starter, clock);
    catalogue.ask(|connection| {
        // Each index against its table, too: by an index alone a food would not be there.
        let looked = check::refuse_unsound(connection);
        let looked = looked.and_then(|()| refuse(&counted(connection, &[ASTRAY])?));
        looked.map_err(|failure| match failure.is_damage() {
            true => Failure::damaged(UNREAD),
            false => failure,
        })?;
        sound::refuse_unread(connection)?;
        status::status(connection, &place.catalogue)
    })
}
