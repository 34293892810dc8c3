//! Journals that stand elsewhere and share the catalogue of a data folder: what they propose is
//! reviewed with it, and the versions they hold on to are versions of its foods.

use std::collections::BTreeSet;
use std::fs;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf, absolute};

use super::Place;
use super::file::private_options;
use super::place::PEOPLE;

/// The file of a data folder that names them: a path a line, as a text of JSON. It is only added to.
const FILE: &str = "journals-elsewhere";

/// Notes beside the catalogue that a journal shares it, where it is not known there.
pub(super) fn note(place: &Place) {
    let Some(data) = place.catalogue.parent() else {
        return;
    };
    if is_within(&place.journal, data) {
        return;
    }
    let journal = real(&place.journal);
    let Some(known) = read(data) else {
        return;
    };
    if is_within(&journal, &real(data)) || named(&known).contains(&journal) {
        return;
    }
    if let Ok(line) = serde_json::to_string(&journal) {
        // A line that was cut off in a power cut takes no other along.
        let end = if known.is_empty() || known.ends_with(b"\n") {
            ""
        } else {
            "\n"
        };
        let file = private_options()
            .append(true)
            .create(true)
            .open(data.join(FILE));
        // Of a folder that may only be read, nobody accepts corrections either.
        let _ = file.and_then(|mut file| file.write_all(format!("{end}{line}\n").as_bytes()));
    }
}

/// What the file says; nothing where it is not there, and `None` where something else is: a link, which
/// somebody else may have laid, a folder or a pipe is neither read nor written.
fn read(data: &Path) -> Option<Vec<u8>> {
    let file = data.join(FILE);
    match file.symlink_metadata() {
        Ok(found) if found.is_file() => fs::read(file).ok(),
        Ok(_) => None,
        Err(error) => (error.kind() == ErrorKind::NotFound).then(Vec::new),
    }
}

/// The journals elsewhere that share the catalogue of a data folder, each once, whether they are there or
/// not.
pub(super) fn of(data: &Path) -> BTreeSet<PathBuf> {
    named(&read(data).unwrap_or_default())
}

fn named(text: &[u8]) -> BTreeSet<PathBuf> {
    let lines = text.split(|byte| *byte == b'\n');
    let paths = lines.filter_map(|line| serde_json::from_slice::<PathBuf>(line).ok());
    paths.map(|path| real(&path)).collect()
}

/// Whether a journal is one of the data folder's own.
fn is_within(journal: &Path, data: &Path) -> bool {
    journal.parent() == Some(data) || journal.starts_with(data.join(PEOPLE))
}

/// Where a path leads, as far as that can be told.
fn real(path: &Path) -> PathBuf {
    let led = path.canonicalize().or_else(|_| absolute(path));
    led.unwrap_or_else(|_| path.to_owned())
}
