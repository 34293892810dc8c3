//! Journals that stand elsewhere and share the catalogue of a data folder: what they propose is
//! reviewed with it, and the versions they hold on to are versions of its foods.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf, absolute};

use super::Place;
use super::place::PEOPLE;

/// The file of a data folder that names them: a path a line. It is only added to, and what is no
/// journal any more is passed over.
const FILE: &str = "journals-elsewhere";

/// Notes beside the catalogue that a journal shares it, where it is not known there.
pub(super) fn note(place: &Place) {
    let Some(data) = place.catalogue.parent() else {
        return;
    };
    if place.journal.parent() == Some(data) || place.journal.starts_with(data.join(PEOPLE)) {
        return;
    }
    let journal = absolute(&place.journal).unwrap_or_else(|_| place.journal.clone());
    let line = journal.to_str().filter(|path| !path.contains('\n'));
    if let Some(line) = line.filter(|_| !of(data).contains(&journal)) {
        let file = OpenOptions::new()
            .append(true)
            .create(true)
            .open(data.join(FILE));
        // Of a folder that may only be read, nobody accepts corrections either.
        let _ = file.and_then(|mut file| file.write_all(format!("{line}\n").as_bytes()));
    }
}

/// The journals elsewhere that share the catalogue of a data folder, whether they are there or not.
pub(super) fn of(data: &Path) -> Vec<PathBuf> {
    let lines = fs::read_to_string(data.join(FILE)).unwrap_or_default();
    let paths = lines.lines().map(PathBuf::from);
    let mut journals: Vec<PathBuf> = paths.filter(|path| path.is_absolute()).collect();
    journals.sort();
    journals.dedup();
    journals
}
