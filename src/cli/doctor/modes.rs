//! Whether folders and files are their owner's alone.

use std::path::PathBuf;

use super::Said;
use crate::cli::modes::{of_data, of_file, of_folder};
use crate::cli::session::Session;

/// The file in which the environment says that the key is.
fn key_file() -> Option<PathBuf> {
    let file = std::env::var_os("JOURNAL_API_KEY_FILE")?;
    (!file.is_empty()).then(|| PathBuf::from(file))
}

/// What others may enter or read of this person's.
pub(super) fn check(session: &Session) -> Vec<(&'static str, Said)> {
    let Ok(folders) = session.folders() else {
        return Vec::new();
    };
    let others = [&folders.config, &folders.state];
    let others = others.into_iter().filter_map(|folder| of_folder(folder));
    let open = of_data(&folders.data).into_iter().chain(others);
    // It may be handed to the program by what runs it, so it is told and not refused.
    let open = open.chain(key_file().and_then(|file| of_file(&file)));
    open.map(|open| ("modes", Said::Doubt(open.message, open.hint)))
        .collect()
}
