//! A catalogue that is being made, and the one it replaces.

use std::borrow::Cow;
use std::collections::HashMap;
use std::path::Path;

use rusqlite::{Connection, params};

use super::super::super::failure::Failure;
use super::super::super::file;
use super::super::super::reviews::{Acceptance, Accepted};
use super::super::{APPLICATION_ID, VERSION, number, sound};
use super::edition::{Edition, is_same};
use super::floor::{self, Floors};
use super::imports;
use super::keep::{Kept, keep};
use super::others::{self, ALL_OF_IT, OTHERS, foods_of_others};
use super::previous::{self, Previous};
use super::remains::{self, Left, Remains};
use super::shelf::{Arrival, News, Shelf, Told, members};
use super::{Fate, Imported, Origin};
use crate::error::writable;
use crate::model::{CorrectedFood, Entry, Library, Timestamp};

/// A library, and a food's place there.
type Elsewhere = (Library, u32);

/// A catalogue that nobody sees before it is whole.
pub(super) struct Draft {
    connection: Connection,
    old: Option<Connection>,
    accepted: Accepted,
    floors: Floors,
    remains: Remains,
    /// Foods of tables that stand in another library without any nutrient, by key.
    bare: HashMap<String, Elsewhere>,
    now: Timestamp,
    /// The number of this import.
    import: i64,
}

impl Draft {
    pub(super) fn new(draft: &Path, old: &Path, now: &Timestamp) -> Result<Draft, Failure> {
        // What is written at a time that nobody can write could not be read again.
        writable(now.instant().to_utc())?;
        file::private_file(draft)?;
        let connection = Connection::open(draft)?;
        // Nobody sees the file before it is whole, and it is synced then: no journal is needed.
        connection.execute_batch(
            "PRAGMA page_size = 16384; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE; PRAGMA foreign_keys = OFF; PRAGMA cache_size = -16000;",
        )?;
        connection.execute_batch(include_str!("../schema.sql"))?;
        connection.execute_batch("BEGIN")?;
        let mut made = Draft {
            connection,
            old: previous::open(old)?,
            accepted: Accepted::default(),
            floors: Floors::default(),
            remains: Remains::default(),
            bare: HashMap::new(),
            now: now.clone(),
            import: 1,
        };
        if let Some(catalogue) = &made.old {
            sound::refuse_astray(catalogue)?;
        }
        made.accepted = Accepted::gathered(old, made.old.as_ref())?;
        if let Some(catalogue) = &made.old {
            made.import = imports::copy(catalogue, &made.connection)?;
            made.remains = Remains::read(catalogue)?;
        }
        made.floors = Floors::found(made.old.as_ref(), old, &made.connection, now)?;
        Ok(made)
    }

    /// Hears where the foods that come now are from.
    pub(super) fn begin(&mut self, origin: &Origin) {
        self.remains.begin(self.import, origin);
    }

    /// Takes in what is accepted now.
    pub(super) fn accept(&mut self, acceptance: &Acceptance<'_>) -> Result<(), Failure> {
        let CorrectedFood { library, key, .. } = acceptance.food;
        let product = match &self.old {
            Some(old) => previous::find(old, *library, key)?.map(|it| it.imported(old)),
            None => None,
        };
        let product = product.transpose()?.map(|it| it.entry);
        self.accepted.add(acceptance, product.as_ref(), &self.now);
        Ok(())
    }

    /// Has what comes into a library from now on be newer than what is taken out of it.
    pub(super) fn keep_floor(&self, library: Library) -> Result<(), Failure> {
        let keep = |old| floor::keep(old, &self.connection, library, &self.now);
        self.old.as_ref().map_or(Ok(()), keep)
    }

    /// Counts the foods of a shelf as `close_shelf` does, and writes nothing more of them.
    pub(super) fn count_shelf(
        &self,
        shelf: Shelf,
        told: &mut Told<'_>,
    ) -> Result<Imported, Failure> {
        shelf.count(&self.connection, told)
    }

    /// Notes where the foods of a library come from; of all libraries, when none is named.
    pub(super) fn note(&self, library: Option<Library>, origin: &Origin) -> Result<(), Failure> {
        imports::note(&self.connection, self.import, library, &self.now, origin)
    }

    /// Forgets where the foods of a library came from.
    pub(super) fn forget_imports(&self, library: Library) -> Result<(), Failure> {
        imports::forget(&self.connection, library)
    }

    /// Takes the foods of all other libraries over as they are.
    pub(super) fn copy_others(&self, library: Library) -> Result<(), Failure> {
        let Some(connection) = &self.old else {
            return Ok(());
        };
        let Some(old) = connection.path() else {
            return Ok(());
        };
        self.connection.execute_batch("COMMIT")?;
        self.connection.execute("ATTACH ?1 AS old", [old])?;
        self.connection.execute_batch("BEGIN")?;
        let foods = |table| foods_of_others(connection, table);
        others::each_of(&self.connection, &foods("food")?, library)?;
        others::each_of(&self.connection, OTHERS, library)?;
        if previous::remembers_imported(connection)? {
            others::each_of(&self.connection, &foods("imported")?, library)?;
        }
        self.connection.execute_batch("COMMIT; DETACH old; BEGIN")?;
        for (food, left) in self.remains.of_others(library) {
            remains::write(&self.connection, food, left)?;
        }
        Ok(())
    }

    /// Makes a library that was taken over anew, without the foods at these places.
    pub(super) fn take_out(&mut self, library: Library, places: &[u32]) -> Result<(), Failure> {
        others::each_of(&self.connection, ALL_OF_IT, library)?;
        let mut shelf = Shelf::new(library);
        places.iter().for_each(|place| shelf.seen(*place));
        self.keep_others(&mut shelf)?;
        self.close_shelf(shelf, &mut |_, _| Ok(()))?;
        Ok(())
    }

    /// Looks for foods that this library may take from others, as they come with nutrition.
    pub(super) fn look_elsewhere(&mut self, library: Library) -> Result<(), Failure> {
        if let Some(old) = &self.old {
            self.bare = previous::bare_elsewhere(old, library)?;
            // What was corrected stays where it was.
            self.bare
                .retain(|key, (other, _)| !self.accepted.has(*other, key));
        }
        Ok(())
    }

    /// From where a food that was put here is to be taken.
    pub(super) fn taken_from(&mut self, entry: &Entry) -> Option<Elsewhere> {
        match entry.known {
            0 => None,
            _ => self.bare.remove(&entry.key),
        }
    }

    /// The food of another library that one which comes is put in the place of.
    fn moved(&self, entry: &Entry) -> Result<Option<Previous>, Failure> {
        let from = self.bare.get(&entry.key).filter(|_| entry.known > 0);
        match (from, &self.old) {
            (Some((other, _)), Some(old)) => previous::find(old, *other, &entry.key),
            _ => Ok(None),
        }
    }

    /// Adds a food to a shelf, as a new version if it has changed; says why where it is left out.
    pub(super) fn put(
        &mut self,
        shelf: &mut Shelf,
        entry: &Entry,
    ) -> Result<Option<Fate>, Failure> {
        let before = match &self.old {
            Some(old) if shelf.was_filled(old)? => {
                previous::find(old, shelf.library(), &entry.key)?
            }
            _ => None,
        };
        if let Some(fate) = self.left_out(shelf.library(), entry, before.as_ref())? {
            return Ok(Some(fate));
        }
        let moved = self.moved(entry)?;
        let came = entry;
        let is_corrected = self.accepted.has(shelf.library(), &entry.key);
        let mut entry = Cow::Borrowed(entry);
        if let Some(before) = &before {
            shelf.seen(before.place());
        }
        let known = before.as_ref().or(moved.as_ref());
        let imported = match (known, &self.old) {
            (Some(known), Some(old)) if is_corrected => Some(known.imported(old)?),
            _ => None,
        };
        let known = imported.as_ref().or(known);
        let told = known.map(|known| &known.entry);
        if is_corrected {
            let accepted = &self.accepted;
            accepted.tell_language(shelf.library(), entry.to_mut(), told);
        }
        let mut kept = match known {
            Some(known) => keep(known, &mut entry)?,
            None => Kept::default(),
        };
        // What another library knew of it comes along, also where it is no news here.
        let besides = moved.as_ref().filter(|_| before.is_some());
        if let Some(moved) = besides {
            kept.leaves_measure |= keep(moved, &mut entry)?.leaves_measure;
        }
        let corrected = match is_corrected {
            true => {
                self.remember(shelf, &entry)?;
                self.accepted.apply(shelf.library(), entry.to_mut(), told)?
            }
            false => None,
        };
        let is_bare = came.known == 0;
        let stays = [
            (kept.nutrition).then_some(Fate::NutritionKept { is_bare }),
            (kept.leaves_measure).then_some(Fate::MeasureLeftOut),
            corrected,
        ];
        let (news, edition, left) = match before {
            None => {
                let version = self.floors.first(shelf.library(), &entry.key);
                let after = |from| self.remains.after(self.import, from, came, &entry);
                let left = moved.as_ref().map(after);
                let edition = Edition::first(version, self.import);
                (News::New, edition, left.unwrap_or_default())
            }
            Some(before) => {
                let (news, edition, left) = self.renewed(shelf.library(), &before, came, &entry);
                let more = besides.map(|from| self.remains.after(self.import, from, came, &entry));
                (news, edition, remains::joined(left, more))
            }
        };
        self.insert(shelf, &entry, &edition, &left)?;
        let arrival = Arrival {
            news,
            came: came.known,
            members: members(came),
            changed: came.changed,
            kept: kept.nutrition,
            stays,
        };
        shelf.add(&entry, &arrival)?;
        Ok(None)
    }

    /// What this import makes of a food that was there, and what is left of others in it.
    ///
    /// Decision: a catalogue food has the version it had unless its data changed.
    fn renewed(
        &self,
        library: Library,
        before: &Previous,
        came: &Entry,
        entry: &Entry,
    ) -> (News, Edition, Vec<Left>) {
        if is_same(&before.entry, entry) {
            let left = self.remains.of(before.number()).to_vec();
            return (News::Same, before.edition, left);
        }
        let version = before.edition.version;
        let version = self.floors.next(library, &entry.key, version);
        let edition = before.edition.next(version, self.import);
        let left = self.remains.after(self.import, before, came, entry);
        (News::Changed, edition, left)
    }

    /// The catalogue that is replaced.
    pub(super) fn old(&self) -> Option<&Connection> {
        self.old.as_ref()
    }

    /// Why a food is not taken: what is known of it is better. A food of the old catalogue that is
    /// not taken stays, as one that did not come again.
    fn left_out(
        &self,
        library: Library,
        entry: &Entry,
        before: Option<&Previous>,
    ) -> Result<Option<Fate>, Failure> {
        match (before, &self.old) {
            (Some(before), _) if before.is_newer(entry, self.now.instant().timestamp()) => {
                Ok(Some(Fate::OlderThanKnown))
            }
            // Products are at home in `off`, whatever else has their barcode.
            (None, Some(old)) if entry.known == 0 && library != Library::Off => {
                let elsewhere = previous::is_known_elsewhere(old, library, &entry.key)?;
                Ok(elsewhere.then_some(Fate::KnownElsewhere))
            }
            _ => Ok(None),
        }
    }

    /// Keeps the foods of a library that were there before and did not come again.
    pub(super) fn keep_others(&mut self, shelf: &mut Shelf) -> Result<(), Failure> {
        let Some(old) = self.old.take() else {
            return Ok(());
        };
        previous::each(&old, shelf.library(), |before: Previous| {
            if shelf.was_seen(before.place()) {
                return Ok(());
            }
            let mut entry = Cow::Borrowed(&before.entry);
            let (mut edition, mut left) =
                (before.edition, self.remains.of(before.number()).to_vec());
            if self.accepted.has(shelf.library(), &entry.key) {
                entry = Cow::Owned(before.imported(&old)?.entry);
                self.remember(shelf, &entry)?;
                self.accepted.apply(shelf.library(), entry.to_mut(), None)?;
                (_, edition, left) = self.renewed(shelf.library(), &before, &before.entry, &entry);
            }
            self.insert(shelf, &entry, &edition, &left)?;
            shelf.add(&entry, &shelf.kept(&entry))
        })?;
        self.old = Some(old);
        Ok(())
    }

    /// Remembers the food that is inserted next as imports left it, before it is corrected.
    fn remember(&self, shelf: &Shelf, entry: &Entry) -> Result<(), Failure> {
        let number = number(shelf.library() as i64, shelf.next());
        previous::remember(&self.connection, number, entry)
    }

    fn insert(
        &self,
        shelf: &Shelf,
        entry: &Entry,
        edition: &Edition,
        left: &[Left],
    ) -> Result<(), Failure> {
        let food = number(shelf.library() as i64, shelf.next());
        let names = (!entry.names.is_empty()).then(|| serde_json::to_string(&entry.names));
        let filled = |text| Some(text).filter(|text: &&str| !text.is_empty());
        self.connection
            .prepare_cached(
                "INSERT INTO food (number, library, key, version, name, names, brand, other_brands, barcode, regions,
                                   scans, completeness, known, changed, created, updated, data, language)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18)",
            )?
            .execute(params![
                food,
                shelf.library() as i64,
                entry.key,
                edition.version,
                entry.name,
                names.transpose()?,
                entry.brand,
                filled(&entry.other_brands),
                entry.barcode,
                filled(&entry.regions),
                i64::try_from(entry.scans).unwrap_or(i64::MAX),
                entry.completeness,
                entry.known,
                entry.changed,
                edition.created,
                edition.updated,
                entry.data,
                filled(&entry.language),
            ])?;
        remains::write(&self.connection, food, left)
    }

    /// Writes the index of a shelf; of foods that stand twice one is left, and the other told of.
    pub(super) fn close_shelf(
        &mut self,
        shelf: Shelf,
        told: &mut Told<'_>,
    ) -> Result<Imported, Failure> {
        shelf.close(&self.connection, told)
    }

    /// Writes what marks the file as a catalogue.
    pub(super) fn finish(self) -> Result<(), Failure> {
        self.accepted.write(&self.connection)?;
        self.connection
            .pragma_update(None, "application_id", APPLICATION_ID)?;
        self.connection
            .pragma_update(None, "user_version", VERSION)?;
        self.connection.execute_batch("COMMIT")?;
        self.connection.close().map_err(|(_, error)| error)?;
        Ok(())
    }
}
