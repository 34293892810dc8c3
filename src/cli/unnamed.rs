//! Whether photos stand beside the journal that nothing in it names.

use super::outside::counted;
use super::session::Session;
use crate::local::unnamed_photos;

/// What to do where there are.
pub(super) const HINT: &str = "a program that was killed left them, or they belong to a journal over which a copy was restored: look before you remove any";

/// Photos that are told one by one.
const TOLD: usize = 5;

/// The photos that nothing in the journal names, where there are any.
pub(super) fn photos(session: &Session) -> Option<String> {
    let chosen = session
        .chosen()
        .ok()
        .filter(|context| !context.is_remote())?;
    let place = chosen.files(session).ok()?;
    let files = unnamed_photos(&place).filter(|files| !files.is_empty())?;
    let more = match files.len().saturating_sub(TOLD) {
        0 => String::new(),
        more => format!(", and {more} more"),
    };
    Some(format!(
        "{}: {} that nothing in the journal names: {}{more}",
        place.photos.display(),
        counted(files.len(), "photo"),
        files.get(..TOLD).unwrap_or(&files).join(", ")
    ))
}
