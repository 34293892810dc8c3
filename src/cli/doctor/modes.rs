//! Whether folders and files are their owner's alone.

use super::Said;
use crate::cli::modes::{of_file, of_folder};
use crate::cli::session::Session;
use crate::local::Register;

/// What others may enter or read of this person's.
pub(super) fn check(session: &Session) -> Vec<(&'static str, Said)> {
    let Ok(folders) = session.folders() else {
        return Vec::new();
    };
    let places = [&folders.data, &folders.config, &folders.state];
    let folders_open = places.into_iter().filter_map(|folder| of_folder(folder));
    let files = [
        folders.data.join("journal.db"),
        Register::file(&folders.data),
    ];
    let files_open = files.iter().filter_map(|file| of_file(file));
    let open = folders_open.chain(files_open);
    open.map(|open| ("modes", Said::Doubt(open.message, open.hint)))
        .collect()
}
