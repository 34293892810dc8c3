//! Whether folders and files are their owner's alone.

use super::Said;
use crate::cli::modes::{of_data, of_folder};
use crate::cli::session::Session;

/// What others may enter or read of this person's.
pub(super) fn check(session: &Session) -> Vec<(&'static str, Said)> {
    let Ok(folders) = session.folders() else {
        return Vec::new();
    };
    let others = [&folders.config, &folders.state];
    let others = others.into_iter().filter_map(|folder| of_folder(folder));
    let open = of_data(&folders.data).into_iter().chain(others);
    open.map(|open| ("modes", Said::Doubt(open.message, open.hint)))
        .collect()
}
