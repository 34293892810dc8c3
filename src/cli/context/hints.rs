//! The files of hints of services; of base URLs that no entry names those of the latest few, since every port is another
//! one.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::config::{Folders, behind_links};

/// Base URLs whose hints are kept.
const MOST: usize = 16;

/// The file of hints of an entry of this name.
pub(super) fn memory_of(folders: &Folders, name: &str) -> PathBuf {
    let file = file_name(name) + ".json";
    folders.state.join("contexts").join(file)
}

/// A name as one that every file system keeps apart from others, whatever it makes of case.
fn file_name(name: &str) -> String {
    let plain = |byte: &u8| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_' | b'.');
    let letters = name.bytes().map(|byte| match plain(&byte) {
        true => char::from(byte).to_string(),
        false => format!("%{byte:02X}"),
    });
    letters.collect()
}

/// Whether nothing on the way to a file is a link that somebody else may have laid.
pub(super) fn is_followed(file: &Path) -> bool {
    behind_links(file).is_ok()
}

/// Makes room for the hints of a base URL. Nothing that goes wrong is an error: these are hints.
pub(super) fn make_room(file: &Path) {
    if file.exists() || !is_followed(file) {
        return;
    }
    let Some(folder) = file.parent() else { return };
    let mut others = bases(folder);
    others.sort();
    let surplus = (others.len() + 1).saturating_sub(MOST);
    for (_, oldest) in others.iter().take(surplus) {
        let _ = fs::remove_file(oldest);
    }
}

/// The files of base URLs, and when each was last written.
fn bases(folder: &Path) -> Vec<(SystemTime, PathBuf)> {
    let mark = file_name("@");
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    let ours = files.filter(|file| {
        let name = file.file_name();
        let name = name.to_string_lossy();
        name.starts_with(&mark) && name.ends_with(".json")
    });
    ours.filter_map(|file| Some((file.metadata().ok()?.modified().ok()?, file.path())))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_differ_have_files_that_differ() {
        let names = [
            "work",
            "Work",
            "WORK",
            "@work",
            "%77ork",
            "127.0.0.1:1",
            "127.0.0.1_1",
        ];
        let files: Vec<String> = names.map(|name| file_name(name).to_lowercase()).to_vec();
        for (at, file) in files.iter().enumerate() {
            assert!(!files[..at].contains(file), "{files:?}");
        }
    }
}
