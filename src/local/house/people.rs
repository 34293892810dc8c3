//! A folder of many people: a journal each, one catalogue, and no more files open than are in use.

use std::collections::HashMap;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use chrono::{DateTime, Utc};

use super::note_use;
use crate::api::{House, Key, OWNER, SharedJournal};
use crate::error::{Outcome, Result};
use crate::local::failure::Failure;
use crate::local::file;
use crate::local::register::{Register, User};
use crate::local::schema::JOURNAL;
use crate::local::{Clock, Local, Place, Starter, ready_catalogue};

/// Journals that stay open while nobody asks them.
const OPEN: usize = 64;
/// How long a journal stays open that nobody asks.
const IDLE: Duration = Duration::from_secs(60);

/// The house of many people.
pub struct PeoplesHouse {
    folder: PathBuf,
    register: Register,
    clock: Clock,
    starter: Starter,
    open: Mutex<HashMap<String, Open>>,
}

/// A journal that is open, or is being opened by whoever holds the lock.
type Slot = Arc<Mutex<Option<SharedJournal>>>;

struct Open {
    slot: Slot,
    asked: Instant,
}

impl Open {
    fn new() -> Open {
        Open {
            slot: Slot::default(),
            asked: Instant::now(),
        }
    }

    /// Whether nobody holds the journal but the house, or is about to.
    fn is_idle(&self) -> bool {
        Arc::strong_count(&self.slot) == 1
            && self
                .slot
                .try_lock()
                .is_ok_and(|journal| !journal.as_ref().is_some_and(is_held))
    }
}

fn is_held(journal: &SharedJournal) -> bool {
    Arc::strong_count(journal) > 1
}

impl PeoplesHouse {
    /// The people of a folder. The catalogue is made if there is none.
    ///
    /// Errors: `LocalStore`.
    pub fn open(folder: &Path, clock: Clock, starter: Starter) -> Result<PeoplesHouse> {
        let register = Register::open(folder)?;
        ready_catalogue(&Place::folder(folder), starter, Arc::clone(&clock))?;
        Ok(PeoplesHouse {
            folder: folder.to_owned(),
            register,
            clock,
            starter,
            open: Mutex::default(),
        })
    }

    /// The people and their keys.
    pub fn register(&self) -> &Register {
        &self.register
    }

    fn opened(&self) -> MutexGuard<'_, HashMap<String, Open>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The place of a person's journal among the open ones; others make way for it.
    fn slot(&self, user: &str) -> Slot {
        let mut open = self.opened();
        let mut left = Vec::new();
        if !open.contains_key(user) {
            while open.len() - left.len() >= OPEN
                && let Some(longest) = longest_idle(&open)
            {
                left.push(longest);
            }
        }
        let entry = open.entry(user.to_owned()).or_insert_with(Open::new);
        entry.asked = Instant::now();
        let slot = Arc::clone(&entry.slot);
        drop(open);
        // Closing a journal takes a while: nobody waits for that but the one who needs the room.
        self.close(left);
        slot
    }

    /// Closes journals that are still idle. Whoever asks for one meanwhile waits, and opens it anew: a
    /// file of which anything is closed loses the locks that this process has on it.
    fn close(&self, left: Vec<(String, Slot)>) {
        for (user, slot) in left {
            let mut journal = slot.lock().unwrap_or_else(PoisonError::into_inner);
            if journal.as_ref().is_some_and(is_held) {
                continue;
            }
            *journal = None;
            drop(journal);
            let mut open = self.opened();
            // Here and in the map: nobody else is about to open it.
            if Arc::strong_count(&slot) == 2 {
                open.remove(&user);
            }
        }
    }

    fn open_journal(&self, user: &str) -> Result<SharedJournal> {
        let place = place_of(&self.folder, user);
        if !place.journal.exists() {
            // Made when the person was added: an empty one in its place would hide that it is lost.
            return Err(Failure::damaged("is not there any more").at(&place.journal));
        }
        let journal = Local::open(place, Arc::clone(&self.clock), self.starter)?;
        journal.check()?;
        Ok(Arc::new(Mutex::new(journal)))
    }
}

/// Where the journal of a person is.
fn place_of(folder: &Path, user: &str) -> Place {
    let own = folder.join("users").join(user);
    Place {
        catalogue: Place::folder(folder).catalogue,
        ..Place::folder(&own)
    }
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
    let user = User::new(name, now);
    let place = place_of(folder, &user.id);
    file::open_to_write(&place.journal, &JOURNAL).map_err(|failure| failure.at(&place.journal))?;
    match register.add_user(&user) {
        Ok(()) => Ok(user),
        Err(error) => {
            let _ = remove_folder(&folder.join("users").join(&user.id));
            Err(error)
        }
    }
}

/// Removes a person, their keys, their journal and photos. Nothing of it can be brought back.
///
/// Errors: `LocalStore`; when the keys are gone and the files could not be removed, it is said.
pub fn remove_person(folder: &Path, register: &Register, user: &User) -> Result<()> {
    let own = folder.join("users").join(&user.id);
    if !user.has_an_id() {
        return Err(Failure::damaged("has a user whose id is none").at(folder));
    }
    register.remove_user(user)?;
    remove_folder(&own).map_err(|failure| {
        failure
            .at(&own)
            .within(&format!(
                "{:?} is no user any more, but their journal is left",
                user.name
            ))
            .hint("remove the folder yourself")
            .outcome(Outcome::Applied)
    })
}

/// Removes the folder of a person; one who never logged anything has none.
fn remove_folder(own: &Path) -> std::result::Result<(), Failure> {
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
        let slot = self.slot(user);
        // Others wait here for the same journal only.
        let mut journal = slot.lock().unwrap_or_else(PoisonError::into_inner);
        match journal.as_ref() {
            Some(journal) => Ok(Arc::clone(journal)),
            None => Ok(Arc::clone(journal.insert(self.open_journal(user)?))),
        }
    }

    fn tidy(&self) {
        let now = Instant::now();
        let is_left = |open: &Open| open.is_idle() && now.duration_since(open.asked) >= IDLE;
        let open = self.opened();
        let left = open.iter().filter(|(_, open)| is_left(open));
        let left = left.map(|(user, open)| (user.clone(), Arc::clone(&open.slot)));
        let left = left.collect();
        drop(open);
        // Closing a journal takes a while: nobody waits for that.
        self.close(left);
    }
}

/// The idle journal that nobody has asked for longest.
fn longest_idle(open: &HashMap<String, Open>) -> Option<(String, Slot)> {
    let idle = open.iter().filter(|(_, open)| open.is_idle());
    let (user, open) = idle.min_by_key(|(_, open)| open.asked)?;
    Some((user.clone(), Arc::clone(&open.slot)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::Served;

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
        assert_eq!(house.opened().len(), OPEN);
        // A journal that nobody made is not made by asking for it.
        assert!(house.journal("nobody").is_err());
        assert!(!place_of(folder.path(), "nobody").journal.exists());
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
        for (user, open) in house.opened().iter_mut() {
            if user != "fresh" {
                open.asked -= IDLE;
            }
        }
        house.tidy();
        let mut left: Vec<String> = house.opened().keys().cloned().collect();
        left.sort();
        assert_eq!(left, ["busy", "fresh"]);
        settings(&busy);
    }
}
