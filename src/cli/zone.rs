//! The zone that times are meant in: nearest first, and never a silent UTC.

use std::env;

use super::session::Session;
use crate::error::{Code, Error, Result};
use crate::model::Zone;
use crate::phrase::when;

/// `--tz`, `JOURNAL_TZ`, `TZ` if it names a zone, the configuration, the system.
pub(super) fn find(session: &Session) -> Result<Zone> {
    if let Some(name) = &session.globals.tz {
        return when::zone(name);
    }
    if let Some(name) = env::var("JOURNAL_TZ").ok().filter(|name| !name.is_empty()) {
        return when::zone(&name).map_err(|error| error.hint("JOURNAL_TZ is set to it"));
    }
    if let Some(zone) = env::var("TZ")
        .ok()
        .and_then(|name| Zone::named(name.trim_start_matches(':')))
    {
        return Ok(zone);
    }
    if let Some(name) = &session.config()?.timezone {
        return when::zone(name).map_err(|_| {
            Error::new(
                Code::Config,
                format!("config.toml: timezone: {name:?} is no IANA timezone"),
            )
        });
    }
    match iana_time_zone::get_timezone()
        .ok()
        .and_then(|name| Zone::named(&name))
    {
        Some(zone) => Ok(zone),
        None => {
            session.note("note: this system names no timezone, so times are in UTC; choose one with --tz or JOURNAL_TZ");
            Ok(Zone::UTC)
        }
    }
}
