//! A folder of many people: a journal each, one catalogue, and no more files open than are in use.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use chrono::{DateTime, Utc};

use super::left::Left;
use super::look::as_own;
use super::open::Opened;
use super::{note_use, removed, served, unmade};
use crate::api::{House, Key, OWNER, Served, SharedJournal};
use crate::error::{Code, Error, Outcome, Result};
use crate::local::catalogue::{Catalogue, Readers};
use crate::local::elsewhere::about;
use crate::local::failure::Failure;
use crate::local::file;
use crate::local::place::{FILE, PEOPLE, people_of};
use crate::local::register::{Register, User};
use crate::local::schema::JOURNAL;
use crate::local::{Clock, Local, Place, Starter, ready_catalogue};

/// What is opened of a person.
type Journal = Mutex<dyn Served + Send>;

/// The house of many people.
pub struct PeoplesHouse {
    folder: PathBuf,
    register: Register,
    clock: Clock,
    starter: Starter,
    readers: Arc<Readers>,
    left: Left,
    open: Opened<Journal>,
}

impl PeoplesHouse {
    /// The people of a folder. The catalogue is made if there is none.
    ///
    /// Errors: `LocalStore` of the register.
    pub fn open(folder: &Path, clock: Clock, starter: Starter) -> Result<PeoplesHouse> {
        let register = Register::open(folder)?;
        // Whoever comes next ends what stays now.
        let _ = removed::finish(folder, &register);
        // Without a good one meals are read and written all the same: what needs it says what is wrong.
        let _ = ready_catalogue(&Place::folder(folder), starter, Arc::clone(&clock));
        let left = Left::default();
        let (all, note) = (folder.to_owned(), left.clone());
        let closed = move |user: &str| note.note(user, &place_of(&all, user).journal);
        Ok(PeoplesHouse {
            folder: folder.to_owned(),
            register,
            clock,
            starter,
            readers: Arc::default(),
            left,
            open: Opened::new(closed),
        })
    }

    /// The people and their keys.
    pub fn register(&self) -> &Register {
        &self.register
    }

    fn open_journal(&self, user: &str) -> Result<SharedJournal> {
        let place = place_of(&self.folder, user);
        // A command as it is typed would be about the journal of the folder itself.
        let own = as_own(&place.journal);
        let opened = self.open_at(user, place);
        opened.map_err(|error| about(error, &own))
    }

    fn open_at(&self, user: &str, place: Place) -> Result<SharedJournal> {
        let is_there = place.journal.try_exists();
        let is_there = is_there.map_err(|error| Failure::from(error).at(&place.journal))?;
        if !is_there {
            // Made when the person was added: an empty one in its place would hide that it is lost.
            return Err(Failure::damaged("is not there any more").at(&place.journal));
        }
        let readers = Arc::clone(&self.readers);
        let (file, clock) = (place.catalogue.clone(), Arc::clone(&self.clock));
        let catalogue = Catalogue::read_by(readers, file, self.starter, clock);
        let is_known = self.left.is_so(user, &place.journal);
        let journal = Local::open_beside(catalogue, place)?;
        match is_known {
            true => journal.check_writable()?,
            false => journal.check()?,
        }
        Ok(Arc::new(Mutex::new(served(journal))))
    }
}

/// Where the journal of a person is.
fn place_of(folder: &Path, user: &str) -> Place {
    Place {
        catalogue: Place::folder(folder).catalogue,
        ..Place::folder(&own_folder(folder, user))
    }
}

/// The folder of a person.
pub(super) fn own_folder(folder: &Path, user: &str) -> PathBuf {
    folder.join(PEOPLE).join(user)
}

/// Begins a register anew where the old one is away. What is there is nobody's then, and nothing of it is cleared away.
///
/// Errors: `LocalStore`.
pub fn begin_anew(folder: &Path) -> Result<Register> {
    for own in people_of(folder) {
        let unmarked = unmade::end(&own).and_then(|()| removed::end(&own));
        unmarked.map_err(|error| Failure::from(error).at(&own))?;
    }
    Register::begin(folder)
}

/// Adds a person, with an empty journal.
///
/// Errors: `InvalidInput` for a name that is none; `Conflict` for one that is taken; `LocalStore`.
pub fn add_person(
    folder: &Path,
    register: &Register,
    name: &str,
    now: DateTime<Utc>,
) -> Result<User> {
    register.check_user(name)?;
    unmade::clear(folder, register)?;
    removed::finish(folder, register)?;
    let user = User::new(name, now);
    let own = own_folder(folder, &user.id);
    let journal = own.join(FILE);
    let opened = unmade::begin(&own).and_then(|()| file::open_to_write(&journal, &JOURNAL));
    let opened = opened.map_err(|failure| failure.at(&journal));
    match opened.and_then(|_| register.add_user(&user, &journal)) {
        Ok(()) => {
            // One that stays is taken away when the next one is added.
            let _ = unmade::end(&own);
            Ok(user)
        }
        Err(error) => {
            // Whoever is known all the same keeps what is theirs: another of that name is not them.
            if register.user(name).is_ok_and(|known| known.id == user.id) {
                return Err(error);
            }
            let _ = remove_folder(&own);
            Err(error)
        }
    }
}

/// Removes a person, their keys, their journal and photos. Nothing of it can be brought back.
///
/// Errors: `LocalStore`; when the keys are gone and the files could not be removed, it is said.
pub fn remove_person(folder: &Path, register: &Register, user: &User) -> Result<()> {
    let own = own_folder(folder, &user.id);
    if !user.has_an_id() {
        return Err(register.without_id(user));
    }
    forget(register, user, &own)?;
    let elsewhere = behind_links(&own);
    let removed = removed::remove(&own).map_err(|failure| {
        let (left, hint) = match own.symlink_metadata() {
            // It is its going that could not be made to last.
            Err(error) if error.kind() == ErrorKind::NotFound => (
                "but their journal may be there again behind a power cut",
                "look to the disk, and behind a power cut whether the folder is there",
            ),
            Ok(_) if matches!(file::is_there(&own.join(FILE)), Ok(false)) => (
                "and their journal is gone, but not all that stood beside it",
                "remove what is left of the folder yourself",
            ),
            _ => ("but their journal is left", "remove the folder yourself"),
        };
        let what = format!("{:?} is no user any more, {left}", user.name);
        let error = failure.at(&own).within(&what);
        error.hint(hint).outcome(Outcome::Applied)
    });
    removed.and_then(|()| match elsewhere.first() {
        None => Ok(()),
        Some(place) => {
            let what = format!(
                "{:?} is no user any more, but what is theirs behind a link is left: {}",
                user.name,
                place.display()
            );
            let error = Error::new(Code::LocalStore, what).outcome(Outcome::Applied);
            Err(error.hint("look what else is in it, and remove it yourself"))
        }
    })
}

/// Has the register forget somebody whose folder is marked by then.
fn forget(register: &Register, user: &User, own: &Path) -> Result<()> {
    let forgotten = register.remove_user(user, || removed::begin(own));
    forgotten.inspect_err(|_| {
        // Where nobody knows, whoever comes next finds out.
        if register
            .user(&user.name)
            .is_ok_and(|known| known.id == user.id)
        {
            let _ = removed::end(own);
        }
    })
}

/// Where links of the machine's owner lead in which a person's journal or photos may be, also where that is away with
/// its disk. What they lead to may be somebody else's too, so it is not removed.
fn behind_links(own: &Path) -> Vec<PathBuf> {
    let place = Place::folder(own);
    let places = [own, &place.journal, &place.photos];
    let behind = places.into_iter().filter_map(|link| {
        let to = fs::read_link(link).ok()?;
        let named = link.parent().map(|folder| folder.join(&to));
        Some(fs::canonicalize(link).ok().or(named).unwrap_or(to))
    });
    behind.collect()
}

/// Removes the folder of a person; one who never logged anything has none.
pub(super) fn remove_folder(own: &Path) -> std::result::Result<(), Failure> {
    match fs::remove_dir_all(own) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        removed => {
            removed?;
            file::sync_folder(own)
        }
    }
}

impl House for PeoplesHouse {
    fn now(&self) -> DateTime<Utc> {
        (self.clock)()
    }

    /// Keys of the one person whose folder this may be as well open nothing here.
    fn key(&self, id: &str) -> Result<Option<Key>> {
        Ok(self.keys(&[id])?.pop().flatten())
    }

    fn keys(&self, ids: &[&str]) -> Result<Vec<Option<Key>>> {
        let keys = self.register.keys_with(ids)?.into_iter();
        let opens = |key: &Key| key.user != OWNER;
        Ok(keys.map(|key| key.filter(opens)).collect())
    }

    fn key_used(&self, key: &Key) -> Result<()> {
        note_use(&self.register, key, self.now())
    }

    fn journal(&self, user: &str) -> Result<SharedJournal> {
        self.open.get(user, || self.open_journal(user))
    }

    fn tidy(&self) {
        self.open.tidy();
    }
}

#[cfg(test)]
mod tests {
    use std::time::SystemTime;

    use super::super::open::OPEN;
    use super::*;

    fn house(folder: &Path) -> PeoplesHouse {
        let starter: Starter = || Ok(Box::new(std::iter::empty()));
        PeoplesHouse::open(folder, Arc::new(Utc::now), starter).unwrap()
    }

    /// Somebody's journal, made if it is the first time.
    fn journal(house: &PeoplesHouse, user: &str) -> SharedJournal {
        let file = place_of(&house.folder, user).journal;
        file::open_to_write(&file, &JOURNAL).unwrap();
        house.journal(user).unwrap()
    }

    fn settings(journal: &SharedJournal) {
        let journal: &dyn Served = &*journal.lock().unwrap();
        journal.get_settings().unwrap();
    }

    #[test]
    fn many_people_do_not_mean_many_open_journals() {
        let folder = tempfile::tempdir().unwrap();
        let house = house(folder.path());
        for user in 0..3 * OPEN {
            settings(&journal(&house, &user.to_string()));
        }
        assert_eq!(house.open.users().len(), OPEN);
        // A journal that nobody made is not made by asking for it.
        assert!(house.journal("nobody").is_err());
        assert!(!place_of(folder.path(), "nobody").journal.exists());
    }

    #[test]
    fn a_journal_is_looked_through_once_and_again_where_somebody_else_has_touched_it() {
        let folder = tempfile::tempdir().unwrap();
        let house = house(folder.path());
        let closed = |house: &PeoplesHouse| {
            house.open.forsake(&["anna"]);
            house.tidy();
            assert!(house.open.users().is_empty());
        };
        settings(&journal(&house, "anna"));
        closed(&house);
        let file = place_of(folder.path(), "anna").journal;
        let left = file.metadata().unwrap().modified().unwrap();
        let connection = rusqlite::Connection::open(&file).unwrap();
        let sql = "SELECT rootpage FROM sqlite_schema WHERE name = 'photo'";
        let page: u32 = connection.query_row(sql, (), |row| row.get(0)).unwrap();
        let page = page as usize;
        drop(connection);
        let mut bytes = fs::read(&file).unwrap();
        bytes[(page - 1) * 4096..page * 4096].fill(0xff);
        fs::write(&file, bytes).unwrap();
        let touched = fs::File::options().write(true).open(&file).unwrap();
        touched.set_modified(left).unwrap();
        settings(&house.journal("anna").unwrap());
        closed(&house);
        touched.set_modified(SystemTime::now()).unwrap();
        assert!(house.journal("anna").is_err());
    }

    #[test]
    fn a_journal_in_use_stays_open_and_is_open_once() {
        let folder = tempfile::tempdir().unwrap();
        let house = house(folder.path());
        let held = journal(&house, "held");
        for user in 0..2 * OPEN {
            journal(&house, &user.to_string());
        }
        assert!(Arc::ptr_eq(&held, &house.journal("held").unwrap()));
    }

    #[test]
    fn an_idle_journal_is_closed_and_a_busy_one_is_not() {
        let folder = tempfile::tempdir().unwrap();
        let house = house(folder.path());
        let busy = journal(&house, "busy");
        settings(&journal(&house, "idle"));
        settings(&journal(&house, "fresh"));
        house.open.forsake(&["busy", "idle"]);
        house.tidy();
        assert_eq!(house.open.users(), ["busy", "fresh"]);
        settings(&busy);
    }
}
