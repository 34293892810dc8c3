//! Whether folders and files are their owner's alone.

use super::Said;
use crate::cli::modes::{of_file, of_folder};
use crate::cli::session::Session;

/// What others may enter or read of this person's.
pub(super) fn check(session: &Session) -> Vec<(&'static str, Said)> {
    let Ok(folders) = session.folders() else {
        return Vec::new();
    };
    let places = [&folders.data, &folders.config, &folders.state];
    let folders_open = places.into_iter().filter_map(|folder| of_folder(folder));
    let open = folders_open.chain(of_file(&folders.data.join("journal.db")));
    open.map(|open| ("modes", Said::Doubt(open.message, open.hint)))
        .collect()
}
