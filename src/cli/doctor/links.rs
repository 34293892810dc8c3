//! Files of the configuration that are links to what is not there, though it could be made: nobody knows whether they
//! are yet to be written, or away with their disk.

use std::fs;

use super::Said;
use super::checks::Named;
use crate::cli::session::Session;
use crate::config::{Unread, refuse_endless};

/// What is kept in the folder of the configuration.
const FILES: [&str; 3] = ["config.toml", "pins.toml", "credentials.toml"];

/// What to do about one.
const HINT: &str = "bring it back (is its disk mounted?); what is set is written there";

/// Those that are there.
pub(super) fn check(session: &Session) -> Vec<Named> {
    let Ok(folders) = session.folders() else {
        return Vec::new();
    };
    let dangling = FILES.into_iter().filter_map(|name| {
        let link = folders.config.join(name);
        let to = fs::read_link(&link).ok()?;
        let Err(Unread::System(_)) = refuse_endless(&link) else {
            return None;
        };
        let told = format!(
            "{} is a link to what is not there: {}",
            link.display(),
            to.display()
        );
        Some(("links", Said::Doubt(told, HINT.to_owned())))
    });
    dangling.collect()
}
