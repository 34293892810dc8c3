//! What is asked of accepted corrections, and changes nothing of them.

use std::path::{Path, PathBuf};

use super::schema::SCHEMA;
use super::{Accepted, Failure, file_of, told};
use crate::error::Result as Answer;
use crate::local::catalogue::open_old;
use crate::local::{check as looked, file};

/// Of how many foods something was accepted behind what the catalogue of this file knows, as where an older one was put
/// back. One that is made anew knows all of it.
///
/// Errors: `LocalStore` where one of the two files cannot be read.
pub(in super::super) fn behind(catalogue: &Path) -> Answer<usize> {
    let count = || -> Result<usize, Failure> {
        let Some(old) = open_old(catalogue)? else {
            return Ok(0);
        };
        let known = Accepted::known(&old)?;
        let beside = Accepted::beside(&file_of(catalogue))?;
        let behind = |(place, parts): &(&_, &Vec<_>)| known.is_behind(place, parts);
        Ok(beside.0.iter().filter(behind).count())
    };
    count().map_err(|failure| failure.at(catalogue))
}

/// Whether a correction stands among what was accepted, in the catalogue of this file or beside it.
///
/// Errors: `LocalStore`.
pub(in super::super) fn is_accepted(catalogue: &Path, correction: &str) -> Answer<bool> {
    let read = || -> Result<bool, Failure> {
        let old = open_old(catalogue)?;
        let accepted = Accepted::gathered(catalogue, old.as_ref())?;
        let mut parts = accepted.0.values().flatten();
        Ok(parts.any(|part| part.correction == correction))
    };
    read().map_err(|failure| failure.at(catalogue))
}

/// The file of reviews beside the catalogue of this file, looked through whole and left as it is; `None`
/// where there is none.
///
/// Errors: `LocalStore`.
pub(in super::super) fn check(catalogue: &Path) -> Answer<Option<PathBuf>> {
    let file = file_of(catalogue);
    if !file::is_there(&file).map_err(|failure| told(&file, failure))? {
        return Ok(None);
    }
    looked::look(&file, &SCHEMA, |_| Ok(())).map_err(|failure| told(&file, failure))?;
    Ok(Some(file))
}
