//! Where the undo list of a service is kept: a file of the state folder, one for each context.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::path::PathBuf;
use std::process;

use super::super::session::Session;
use super::super::unusable::unusable;
use crate::actions::undo::{Noting, Shelf, Whose};
use crate::config::{Folders, StateFile};
use crate::error::{Code, Error, Result};
use crate::remote::Remote;

/// A file of the state folder.
struct File(StateFile);

impl Shelf for File {
    fn turn(&self) -> Result<Box<dyn Any>> {
        let turn = self.0.turn().map_err(|error| unusable(&error))?;
        Ok(Box::new(turn))
    }

    fn read(&self) -> Result<Option<String>> {
        self.0.read().map_err(|error| unusable(&error))
    }

    fn write(&self, list: &str) -> Result<()> {
        self.0.write(list).map_err(|error| unusable(&error))
    }

    fn damaged(&self) -> Error {
        unusable(&self.0.none_of_ours())
    }

    fn is_there(&self) -> bool {
        true
    }
}

/// Without a state folder nothing is written down, and everything else works.
struct Nowhere;

impl Shelf for Nowhere {
    fn turn(&self) -> Result<Box<dyn Any>> {
        Err(nowhere())
    }

    fn read(&self) -> Result<Option<String>> {
        Ok(None)
    }

    fn write(&self, _: &str) -> Result<()> {
        Err(nowhere())
    }

    fn damaged(&self) -> Error {
        nowhere()
    }

    fn is_there(&self) -> bool {
        false
    }
}

fn nowhere() -> Error {
    let what = "there is no state folder to keep an undo list in";
    Error::new(Code::Config, what).hint("name one with JOURNAL_STATE_DIR")
}

/// A service whose writes are written down in the file beside its hints.
pub(super) fn noting(
    session: &Session,
    remote: Remote,
    (base, key): (&str, String),
    memory: Option<PathBuf>,
) -> Result<Noting<Remote>> {
    let shelf: Box<dyn Shelf> = match memory {
        Some(memory) => Box::new(File(StateFile::new(undo_file(&memory)))),
        None => Box::new(Nowhere),
    };
    let now = session.instant()?;
    Ok(Noting {
        book: remote,
        shelf,
        whose: Whose {
            base: base.to_owned(),
            key: Some(key),
        },
        command: format!(
            "{}-{}",
            process::id(),
            chrono::Utc::now().timestamp_micros()
        ),
        now,
        noted: Cell::new(false),
        unnoted: RefCell::default(),
        seen: RefCell::default(),
    })
}

/// The undo list stands in a folder beside that of the hints, under the same name.
fn undo_file(memory: &std::path::Path) -> PathBuf {
    let folder = memory.parent().and_then(|contexts| contexts.parent());
    let name = memory.file_name().unwrap_or_default();
    folder.unwrap_or(memory).join("undo").join(name)
}

/// Forgets the undo list of a service, and says whether there was one.
///
/// Errors: `Config` when it cannot be removed.
pub(super) fn forget(folders: &Folders, memory: &std::path::Path) -> Result<bool> {
    if !memory.starts_with(&folders.state) {
        return Ok(false);
    }
    let removed = StateFile::new(undo_file(memory)).remove();
    removed.map_err(|error| unusable(&error))
}
