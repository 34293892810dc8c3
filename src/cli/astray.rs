//! Whether photos stand beside the journal that nothing in it names, and whether all are there that it names.

use super::outside::counted;
use super::session::Session;
use crate::local::photos_astray;

/// Photos that are told one by one.
const TOLD: usize = 5;

/// What to do where photos are missing.
const COPY: &str = "a copy of a journal holds no photos: copy the folder from where they are";

/// What to do where nothing names a photo.
const LOOK: &str = "a program that was killed left them, or they belong to a journal over which a copy was restored: look before you remove any";

/// What to do where photos stay that were deleted.
const AGAIN: &str = "check the permissions of the folder: each command tries to remove them again";

/// What is to be told of photos that are astray, each with what to do.
pub(super) fn photos(session: &Session) -> Vec<(String, &'static str)> {
    let chosen = session.chosen().ok();
    let chosen = chosen.filter(|context| !context.is_remote());
    let Some(place) = chosen.and_then(|context| context.files(session).ok()) else {
        return Vec::new();
    };
    let astray = photos_astray(&place).unwrap_or_default();
    let kinds = [
        (
            astray.missing,
            "missing or empty that the journal names",
            COPY,
        ),
        (astray.deleted, "deleted and still there", AGAIN),
        (astray.unnamed, "that nothing in the journal names", LOOK),
    ];
    let told = kinds.into_iter().filter(|(files, ..)| !files.is_empty());
    told.map(|(files, what, hint)| {
        let files = list(&files, what);
        (format!("{}: {files}", place.photos.display()), hint)
    })
    .collect()
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
