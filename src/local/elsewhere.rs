//! Journals that stand elsewhere and share the catalogue of a data folder: what they propose is
//! reviewed with it, and the versions they hold on to are versions of its foods.

use std::collections::BTreeSet;
use std::fs::{File, OpenOptions};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf, absolute};

use super::failure::Failure;
use super::file::{Log, create_folder, look_at_log, private_options, sync_folder};
use super::place::{FILE as JOURNAL, PEOPLE};
use super::{Place, as_own};
use crate::error::{Code, Error, Result as Answer};

/// The file of a data folder that names them: a path a line, as a text of JSON. It is only added to, and a
/// line is only ever blanked where it stands: whoever adds one meanwhile loses none.
const FILE: &str = "journals-elsewhere";

/// The largest one that is read, in bytes: that of a thousand journals is a tenth of it.
const LARGEST: u64 = 4 * 1024 * 1024;

/// What to do about a journal that is gone.
const GONE: &str = "nothing was changed: bring it back (is its disk mounted?), or begin a new one there with: journal context remove NAME, and then journal context add NAME --path FILE";

/// What to do where it cannot be told whether one is gone.
const UNTOLD: &str = "nothing was changed: bring the journal back if it was there (is its disk mounted?); or move the list of journals away, and a new journal is begun";

/// What to do about a damaged one.
const DAMAGED: &str = "keep a copy of the file; it is looked at and brought back in a context of its own: journal -C NAME db check, journal -C NAME db restore BACKUP";

/// What helps where the journal in use is no file.
const OTHER_FOLDER: &str = ", or name another folder with JOURNAL_DATA_DIR";

/// What is wrong with one of the journals that share a catalogue, with what helps. A command that is told
/// by itself is about the journal in use: of another one it says which.
pub(super) fn told(failure: Failure, journal: &Path, place: &Place) -> Error {
    if *journal == place.journal || *journal == real(&place.journal) {
        return failure.at(journal);
    }
    let data = place.catalogue.parent();
    match data.is_some_and(|data| is_within(journal, data)) {
        true => about(failure.at(journal), &as_own(journal)),
        false => {
            let name = format!("{}:", journal.display());
            about(failure.told(&name, DAMAGED), "journal -C NAME")
        }
    }
}

/// Has the commands of a hint begin so that they are about another journal than the one in use.
pub(super) fn about(error: Error, begin: &str) -> Error {
    // Which folder is used says nothing of a journal elsewhere.
    let hint = error
        .hint_text()
        .unwrap_or_default()
        .replace(OTHER_FOLDER, "");
    let hint = ["db", "doctor"].into_iter().fold(hint, |hint, command| {
        let own = format!("journal {command}");
        hint.replace(&own, &format!("{begin} {command}"))
    });
    match hint.is_empty() {
        true => error,
        false => error.hint(hint),
    }
}

/// Notes beside the catalogue of a data folder that a journal shares it, where it is not known there. Gives why that
/// cannot be.
pub fn note(data: &Path, journal: &Path) -> Option<String> {
    let noted = noted(data, journal);
    let told = |failure: Failure| failure.at(&data.join(FILE)).message().to_owned();
    noted.err().map(told)
}

fn noted(data: &Path, journal: &Path) -> Result<(), Failure> {
    if is_within(journal, data) {
        return Ok(());
    }
    let journal = real(journal);
    let known = read(data)?;
    if is_within(&journal, &real(data)) || named(&known).contains(&journal) {
        return Ok(());
    }
    // A line that was cut off in a power cut takes no other along.
    let end = if known.is_empty() || known.ends_with(b"\n") {
        ""
    } else {
        "\n"
    };
    let line = format!("{end}{}\n", serde_json::to_string(&journal)?);
    create_folder(data)?;
    let path = data.join(FILE);
    let mut file = private_options().append(true).create(true).open(&path)?;
    file.write_all(line.as_bytes())?;
    file.sync_all()?;
    match known.is_empty() {
        true => sync_folder(&path),
        false => Ok(()),
    }
}

/// Refuses the journal of a file that was there before and is not any more: with its disk away a new one
/// would be begun in its place without a word.
///
/// Errors: `LocalStore`.
pub fn refuse_gone(data: &Path, journal: &Path) -> Answer<()> {
    if is_within(journal, data) || is_somewhere(journal) {
        return Ok(());
    }
    if of(data).contains(&real(journal)) {
        let what = format!("{} is not there any more", journal.display());
        return Err(Error::new(Code::LocalStore, what).hint(GONE));
    }
    match doubt(data) {
        Some((why, _)) => {
            let journal = journal.display();
            let what = format!("{journal} is not there, and nobody can tell whether it was: {why}");
            Err(Error::new(Code::LocalStore, what).hint(UNTOLD))
        }
        None => Ok(()),
    }
}

/// Whether it is there, or what is left of it in its log, which whoever opens it tells.
fn is_somewhere(journal: &Path) -> bool {
    journal.symlink_metadata().is_ok() || look_at_log(journal) == Log::Alone
}

/// Forgets a journal that is gone, so that a new one may be begun there; says whether it was known.
///
/// Errors: `LocalStore`.
pub fn forget_gone(data: &Path, journal: &Path) -> Answer<bool> {
    if is_somewhere(journal) || !of(data).contains(&real(journal)) {
        return Ok(false);
    }
    let file = data.join(FILE);
    let forgotten = read(data).and_then(|text| blank(&file, &text, &real(journal)));
    forgotten.map_err(|error| Failure::from(error).at(&file))?;
    Ok(true)
}

/// Has lines that name a journal be empty ones of the same length.
fn blank(file: &Path, text: &[u8], journal: &Path) -> io::Result<()> {
    let mut file = OpenOptions::new().write(true).open(file)?;
    let mut at = 0;
    for line in text.split_inclusive(|byte| *byte == b'\n') {
        let named = path(line).map(|path| real(&path));
        if named.as_deref() == Some(journal) {
            file.seek(SeekFrom::Start(at))?;
            file.write_all(&vec![b'\n'; line.len()])?;
        }
        at += line.len() as u64;
    }
    file.sync_all()
}

/// What the file says; nothing where it is not there. What is no file, a link that somebody else may have
/// laid, a folder or a pipe, is neither read nor written.
fn read(data: &Path) -> io::Result<Vec<u8>> {
    let file = data.join(FILE);
    match file.symlink_metadata() {
        Ok(found) if found.is_file() => bounded(&file),
        Ok(_) => Err(io::Error::other("is no file")),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(error),
    }
}

/// A text that is no larger than any that is made.
fn bounded(file: &Path) -> io::Result<Vec<u8>> {
    let mut text = Vec::new();
    let file = File::open(file)?;
    file.take(LARGEST + 1).read_to_end(&mut text)?;
    match text.len() as u64 > LARGEST {
        true => Err(io::Error::other("is larger than 4 MiB")),
        false => Ok(text),
    }
}

/// The journals elsewhere that share the catalogue of a data folder, each once, whether they are there or
/// not.
pub fn of(data: &Path) -> BTreeSet<PathBuf> {
    named(&read(data).unwrap_or_default())
}

/// Why journals may be missing among those, and what to do, where that is so.
pub(super) fn missing(data: &Path) -> Option<String> {
    doubt(data).map(|(what, help)| format!("{what}; {help}"))
}

/// The same, what is wrong and what to do each for itself.
pub fn doubt(data: &Path) -> Option<(String, &'static str)> {
    let begun_anew = "with the disks of all journals there, move it away: a new one is begun, and each journal elsewhere is named in it when it is used next";
    let (what, help) = match read(data) {
        // It is made with its first line, and no line is ever taken out.
        Ok(text) if text.is_empty() && data.join(FILE).exists() => {
            ("it is empty".to_owned(), begun_anew)
        }
        Ok(text) => match lines(&text).filter(|line| path(line).is_none()).count() {
            0 => return None,
            1 => ("a line names no journal".to_owned(), begun_anew),
            several => (format!("{several} lines name no journal"), begun_anew),
        },
        Err(error) if error.kind() == ErrorKind::PermissionDenied => {
            let missing = "what journals elsewhere propose is not among this";
            (error.to_string(), missing)
        }
        Err(error) => (error.to_string(), begun_anew),
    };
    let file = data.join(FILE).display().to_string();
    Some((format!("{file}: {what}"), help))
}

fn named(text: &[u8]) -> BTreeSet<PathBuf> {
    lines(text)
        .filter_map(path)
        .map(|path| real(&path))
        .collect()
}

fn lines(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    let lines = text.split(|byte| *byte == b'\n');
    lines.filter(|line| !line.is_empty())
}

fn path(line: &[u8]) -> Option<PathBuf> {
    serde_json::from_slice(line).ok()
}

/// Whether a journal is one of the data folder's own: the one it has, or that of a person. One of another name there is
/// known by nothing.
fn is_within(journal: &Path, data: &Path) -> bool {
    let folder = journal.parent().filter(|_| journal.ends_with(JOURNAL));
    let of_people = data.join(PEOPLE);
    folder.is_some_and(|folder| folder == data || folder.parent() == Some(&of_people))
}

/// Where a path leads, as far as that can be told: what is gone of it is taken as it is written.
fn real(path: &Path) -> PathBuf {
    let whole = absolute(path).unwrap_or_else(|_| path.to_owned());
    let mut ends = whole.ancestors().filter_map(|there| {
        let gone = whole.strip_prefix(there).ok()?;
        let there = there.canonicalize().ok()?;
        Some(there.components().chain(gone.components()).collect())
    });
    ends.next().unwrap_or_else(|| whole.clone())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::local::schema::JOURNAL;

    #[test]
    fn what_brings_a_journal_back_is_told_of_that_one_and_not_of_the_one_in_use() {
        let place = Place::folder(Path::new("/data"));
        let newer = || Failure::Store {
            what: "is newer".to_owned(),
            hint: JOURNAL.newer,
            read_only: false,
        };
        let hints = |journal: &str| {
            let failures = [Failure::damaged("is damaged"), newer()];
            failures.map(|failure| {
                let told = told(failure, Path::new(journal), &place);
                told.hint_text().unwrap_or_default().to_owned()
            })
        };
        for hint in hints("/data/journal.db") {
            assert!(hint.contains("with journal db restore"), "{hint}");
        }
        let person = "JOURNAL_DATA_DIR=/data/users/7 journal -C local db restore";
        for hint in hints("/data/users/7/journal.db") {
            assert!(hint.contains(person), "{hint}");
        }
        // Also where it stands in a folder of the data folder.
        for journal in ["/data/other/journal.db", "/else/journal.db"] {
            for hint in hints(journal) {
                assert!(hint.contains("journal -C NAME db restore"), "{hint}");
                assert!(!hint.contains("journal db"), "{hint}");
            }
        }
    }
}
