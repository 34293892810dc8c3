//! The hints of base URLs that no entry names: of the latest few, since every port is another one.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::file_name;

/// Base URLs whose hints are kept.
const MOST: usize = 16;

/// Makes room for the hints of a base URL. Nothing that goes wrong is an error: these are hints.
pub(super) fn make_room(file: &Path) {
    if file.exists() {
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
