//! Whether the journals of a folder's people are well.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use super::people::own_folder;
use super::{removed, unmade};
use crate::error::{Code, Error, quoted};
use crate::local::elsewhere::about;
use crate::local::failure::Failure;
use crate::local::place::{FILE, PEOPLE, people_of};
use crate::local::register::{Register, User};
use crate::local::schema::JOURNAL;
use crate::local::{check, copies_before, file, has_journal, link, totals};

/// What was found of the journals of a folder's people.
#[derive(Debug, Default)]
pub struct PeopleLooked {
    /// How many journals were looked through, and are whole.
    pub whole: usize,
    /// Journals of which the beginning alone was looked at, since the time was up, and is well.
    pub begun: Vec<PathBuf>,
    /// What is wrong with the others, one by one.
    pub wrong: Vec<Error>,
    /// Folders in which a person's journal would stand, and that are nobody's.
    pub nobodys: Vec<PathBuf>,
    /// Folders of people who are removed and whose folder is not yet.
    pub removed: Vec<PathBuf>,
    /// The copies that are kept of journals as older programs left them.
    pub before: Vec<PathBuf>,
}

/// Somebody whose journal is looked at. Where nobody knows the name, the folder alone tells who it is.
struct Person {
    own: PathBuf,
    name: Option<String>,
}

/// Looks through the journals of a folder's people, and leaves them as they are; `None` where there are
/// no people. When `patience` is over, of those that are left the beginning alone is looked at.
///
/// Where the register, or the id of somebody in it, cannot be read, which [`Register::check`] tells, its
/// people are those who have a folder.
pub fn look_at_people(folder: &Path, patience: Option<Duration>) -> Option<PeopleLooked> {
    // Listed before the register is read: somebody who is being removed leaves that first.
    let there = people_of(folder);
    let users = Register::look(folder).and_then(|register| register.users());
    let mut looked = PeopleLooked::default();
    // What was waited for once is not waited for again.
    let is_locked = users.as_ref().is_err_and(Failure::is_of_lock);
    if !is_locked && let Ok(Some(lost)) = lost_register(folder) {
        looked.wrong.push(lost);
    }
    let people: Vec<Person> = match users {
        Ok(users) if looked.wrong.is_empty() && users.iter().all(User::has_an_id) => {
            let people: Vec<Person> = users.into_iter().map(|user| person(folder, user)).collect();
            let is_nobodys = |own: &PathBuf| !people.iter().any(|person| person.own == *own);
            let left = there.into_iter().filter(is_nobodys);
            (looked.removed, looked.nobodys) = left.partition(|own| removed::is_marked(own));
            people
        }
        // Nobody knows any more whose they are.
        _ => there
            .into_iter()
            .map(|own| Person { own, name: None })
            .collect(),
    };
    let begun = Instant::now();
    for person in &people {
        let is_over = patience.is_some_and(|patience| begun.elapsed() >= patience);
        let wrong = looked.wrong.len();
        looked.at(person, is_over);
        if looked.wrong.len() > wrong && person.name.is_some() && is_removed(folder, &person.own) {
            looked.wrong.truncate(wrong);
        }
    }
    let is_nothing = people.is_empty() && looked.nobodys.is_empty() && looked.removed.is_empty();
    (!is_nothing).then_some(looked)
}

/// Whether a folder in which a person's journal stood is nobody's by now: they were removed while it was read.
pub(in crate::local) fn is_removed(folder: &Path, own: &Path) -> bool {
    if own.exists() && !removed::is_marked(own) {
        return false;
    }
    let users = Register::look(folder).and_then(|register| register.users());
    users.is_ok_and(|users| {
        let is_theirs = |user: &User| own_folder(folder, &user.id) == own;
        users.iter().all(User::has_an_id) && !users.iter().any(is_theirs)
    })
}

impl PeopleLooked {
    fn at(&mut self, person: &Person, is_over: bool) {
        let journal = person.own.join(FILE);
        match look(&journal, is_over) {
            Err(failure) => self.wrong.push(told(failure, &journal, person)),
            Ok(()) if is_over => self.begun.push(journal),
            Ok(()) => {
                self.whole += 1;
                self.before.extend(copies_before(&journal));
            }
        }
    }

    /// How many journals there are.
    pub fn all(&self) -> usize {
        self.whole + self.begun.len() + self.wrong.len()
    }
}

/// The beginning of a command that does with a person's journal what it does with one's own.
pub fn as_own(journal: &Path) -> String {
    let own = journal.parent().unwrap_or(journal);
    let own = quoted(&own.display().to_string());
    format!("JOURNAL_DATA_DIR={own} journal -C local")
}

/// What is wrong where people's journals are there and the file is not that says whose they are, or says nothing: one
/// was begun in its place then, and nobody was added.
///
/// Errors: `LocalStore` where another program holds the file, so that nobody knows, and who asks for it anew waits again.
pub fn lost_register(folder: &Path) -> Result<Option<Error>, Error> {
    let people = people_of(folder);
    if people.is_empty() {
        return Ok(None);
    }
    let register = Register::file(folder);
    let is_lost = match register.symlink_metadata() {
        Ok(_) => match Register::look(folder) {
            Err(error) if Failure::is_of_lock(&error) => return Err(error),
            looked => looked.is_ok_and(|register| register.is_empty()),
        },
        Err(_) => true,
    };
    // Of a person alone who was removed nothing is said any more, and nobody misses it.
    let is_removed = |own: &Path| register.exists() && removed::is_marked(own);
    let has_journal =
        |own: &PathBuf| own.join(FILE).exists() && !unmade::is_being_made(own) && !is_removed(own);
    // Nobody's journal is opened where the register knows somebody.
    if !is_lost || !people.iter().any(has_journal) {
        return Ok(None);
    }
    let (file, journals) = (register.display(), folder.join(PEOPLE));
    let journals = journals.display();
    let what = match register.exists() {
        false => format!("{file} is not there, which says whose the journals in {journals} are"),
        true => format!("{file} says nothing of whose the journals in {journals} are"),
    };
    let hint = "the journals are kept: put the file back from a copy; without one, add each person anew with journal user add (the first with --yes), and bring their journal into it with journal db backup and db restore";
    Ok(Some(Error::new(Code::LocalStore, what).hint(hint)))
}

fn person(folder: &Path, user: User) -> Person {
    Person {
        own: own_folder(folder, &user.id),
        name: Some(user.name),
    }
}

fn look(journal: &Path, is_over: bool) -> Result<(), Failure> {
    if !has_journal(journal)? {
        return Err(Failure::damaged("is not there any more"));
    }
    match is_over {
        true => link::refuse(journal).and_then(|()| file::inspect(journal, &JOURNAL).map(drop)),
        false => check::look(journal, &JOURNAL, totals::refuse_wrong),
    }
}

/// What is wrong with somebody's journal, and the commands that look at it and bring it back.
fn told(failure: Failure, journal: &Path, person: &Person) -> Error {
    let whose = person.name.as_ref().map(|name| format!(" ({name})"));
    let at = format!("{}{}:", journal.display(), whose.unwrap_or_default());
    let own = as_own(journal);
    let hint = format!(
        "nothing was changed: keep a copy of the file; once journal serve has ended, a journal comes back with: {own} db restore BACKUP"
    );
    about(failure.told(&at, &hint), &own)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::sync::Arc;

    use chrono::Utc;

    use super::*;
    use crate::local::{Local, add_person};

    /// A folder with so many people who wrote something.
    fn folder_of(people: usize) -> (tempfile::TempDir, Vec<PathBuf>) {
        let folder = tempfile::tempdir().unwrap();
        let register = Register::open(folder.path()).unwrap();
        let add = |number: usize| {
            let name = format!("person {number}");
            let user = add_person(folder.path(), &register, &name, Utc::now()).unwrap();
            own_folder(folder.path(), &user.id).join("journal.db")
        };
        let journals = (0..people).map(add).collect();
        (folder, journals)
    }

    #[test]
    fn only_who_is_in_the_list_of_people_no_more_was_removed() {
        let (folder, journals) = folder_of(3);
        let owns: Vec<&Path> = journals.iter().filter_map(|it| it.parent()).collect();
        let removed = || {
            owns.iter()
                .map(|own| is_removed(folder.path(), own))
                .collect::<Vec<_>>()
        };
        assert_eq!(removed(), [false; 3]);
        // A folder that somebody took away is missed.
        fs::remove_dir_all(owns[0]).unwrap();
        assert_eq!(removed(), [false; 3]);
        let register = Register::open(folder.path()).unwrap();
        let users = register.users().unwrap();
        let of = |own: &Path| users.iter().find(|user| own.ends_with(&user.id)).unwrap();
        register.remove_user(of(owns[1]), || {}).unwrap();
        assert_eq!(removed(), [false; 3], "the folder is not said to go");
        removed::begin(owns[1]);
        assert_eq!(removed(), [false, true, false]);
        removed::remove(owns[1]).unwrap();
        assert_eq!(removed(), [false, true, false]);
    }

    #[test]
    fn while_there_is_time_journals_are_looked_through_and_then_at_their_beginning() {
        let (folder, journals) = folder_of(3);
        let spoil = |journal: &Path, at: usize| {
            let mut bytes = fs::read(journal).unwrap();
            bytes[at..].fill(0xff);
            fs::write(journal, &bytes).unwrap();
        };
        spoil(&journals[1], 8_192);
        let looked = look_at_people(folder.path(), None).unwrap();
        assert_eq!((looked.whole, looked.wrong.len()), (2, 1));
        assert!(looked.wrong[0].message().contains("person 1"));
        // What is wrong behind the beginning is not seen then, and the journal is said to be begun.
        let looked = look_at_people(folder.path(), Some(Duration::ZERO)).unwrap();
        assert_eq!((looked.whole, looked.begun.len(), looked.all()), (0, 3, 3));
        spoil(&journals[0], 0);
        fs::remove_file(&journals[2]).unwrap();
        let looked = look_at_people(folder.path(), Some(Duration::ZERO)).unwrap();
        assert_eq!((looked.begun.len(), looked.wrong.len()), (1, 2));
    }

    #[test]
    fn a_folder_without_people_has_none_to_look_at_and_one_of_nobody_is_told() {
        let folder = tempfile::tempdir().unwrap();
        let starter = || Ok(Box::new(std::iter::empty()) as Box<_>);
        drop(Local::open(
            crate::local::Place::folder(folder.path()),
            Arc::new(Utc::now),
            starter,
        ));
        assert!(look_at_people(folder.path(), None).is_none());
        let left = folder.path().join("users/left");
        fs::create_dir_all(&left).unwrap();
        let looked = look_at_people(folder.path(), None).unwrap();
        assert_eq!((looked.all(), looked.nobodys), (0, vec![left]));
    }

    #[test]
    fn journals_whose_register_is_lost_are_nobodys_to_remove() {
        let (folder, journals) = folder_of(2);
        fs::remove_file(Register::file(folder.path())).unwrap();
        let looked = look_at_people(folder.path(), None).unwrap();
        assert_eq!((looked.whole, looked.nobodys), (journals.len(), vec![]));
        let [lost] = &looked.wrong[..] else {
            panic!("{:?}", looked.wrong);
        };
        assert!(lost.message().contains("server.db is not there"), "{lost}");
        assert!(lost.hint_text().unwrap().contains("the journals are kept"));
    }
}
