//! `--jq EXPR`: what is left of a document when a filter of jq has gone through it.
//!
//! Decision (the documents are silent): texts print as they are, like `jq -r` and `gh --jq`; everything else is JSON, a
//! result a line in a pipe. The filter is read before the command does anything, so that no write is
//! made for a slip in it.

mod apart;
mod language;
mod work;

use super::session::Session;
use crate::error::{Code, Error, Result};

pub(super) use apart::Apart;
pub(super) use work::{is_meant, work};

/// Reads the filter of --jq, if there is one, before anything is done.
///
/// Errors: `Usage`.
pub(super) fn ready(session: &Session) -> Result<()> {
    let Some(code) = &session.globals.jq else {
        return Ok(());
    };
    if !session.format().is_json() {
        let what = "--jq is about JSON, and --format asks for another format";
        return Err(Error::new(Code::Usage, what).hint("leave --format out, or say ndjson"));
    }
    let filter = Apart::read(code)?;
    let _ = session.jq.set(filter);
    Ok(())
}
