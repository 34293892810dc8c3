//! Whether folders and files are their owner's alone.

use super::Said;
use crate::cli::session::Session;

/// What others may enter or read of this person's.
#[cfg(unix)]
pub(super) fn check(session: &Session) -> Vec<(&'static str, Said)> {
    let Ok(folders) = session.folders() else {
        return Vec::new();
    };
    let folder = |place: &std::path::PathBuf| (place.clone(), "700");
    let places = [&folders.data, &folders.config, &folders.state].map(folder);
    let journal = (folders.data.join("journal.db"), "600");
    let open = places.into_iter().chain([journal]);
    let doubts = open.filter_map(|(place, right)| doubt(&place, right));
    doubts.map(|doubt| ("modes", doubt)).collect()
}

/// Elsewhere no mode says so.
#[cfg(not(unix))]
pub(super) fn check(_: &Session) -> Vec<(&'static str, Said)> {
    Vec::new()
}

#[cfg(unix)]
fn doubt(place: &std::path::Path, right: &str) -> Option<Said> {
    let found = std::fs::metadata(place).ok()?;
    let mode = std::os::unix::fs::MetadataExt::mode(&found) & 0o777;
    let place = place.display();
    (mode & 0o077 != 0).then(|| {
        let message = format!("{place}: others have rights to it (mode {mode:o})");
        Said::Doubt(message, format!("chmod {right} '{place}'"))
    })
}
