//! Whether photos stand beside the journal that nothing in it names, and whether all are there that it names.

use super::outside::counted;
use super::session::Session;
use crate::local::photos_astray;

/// Photos that are told one by one.
const TOLD: usize = 5;

/// What is to be told of photos that are astray, each with what to do.
pub(super) fn photos(session: &Session) -> Vec<(String, &'static str)> {
    let chosen = session.chosen().ok();
    let chosen = chosen.filter(|context| !context.is_remote());
    let Some(place) = chosen.and_then(|context| context.files(session).ok()) else {
        return Vec::new();
    };
    let astray = photos_astray(&place).unwrap_or_default();
    let told = |files: &[String], what: &str| {
        (!files.is_empty()).then(|| format!("{}: {}", place.photos.display(), list(files, what)))
    };
    let missing = told(&astray.missing, "missing or empty that the journal names");
    let unnamed = told(&astray.unnamed, "that nothing in the journal names");
    let missing = missing.map(|missing| {
        (
            missing,
            "a copy of a journal holds no photos: copy the folder from where they are",
        )
    });
    let unnamed = unnamed.map(|unnamed| (unnamed, "a program that was killed left them, or they belong to a journal over which a copy was restored: look before you remove any"));
    missing.into_iter().chain(unnamed).collect()
}

/// How many, and the first of them.
fn list(files: &[String], what: &str) -> String {
    let more = match files.len().saturating_sub(TOLD) {
        0 => String::new(),
        more => format!(", and {more} more"),
    };
    format!(
        "{} {what}: {}{more}",
        counted(files.len(), "photo"),
        files.get(..TOLD).unwrap_or(files).join(", ")
    )
}
