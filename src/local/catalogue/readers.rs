//! Who reads the catalogue: a connection each, which is handed on. People of one house read by the same ones.

use std::collections::HashMap;
use std::fs;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::SystemTime;

use rusqlite::Connection;

use super::super::failure::Failure;
use super::open;
use crate::model::FoodRef;
use crate::rules::Facts;

/// Readers that are kept while nobody asks them: as many as ask at once on a small machine.
const IDLE: usize = 4;
/// Foods that a reader keeps at hand.
const AT_HAND: usize = 32;

/// What tells one build of the catalogue from another: nobody writes into a built one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Build {
    modified: SystemTime,
    length: u64,
}

impl Build {
    pub(super) fn of(file: &Path) -> std::io::Result<Build> {
        let metadata = fs::metadata(file)?;
        Ok(Build {
            modified: metadata.modified()?,
            length: metadata.len(),
        })
    }
}

/// A reader of one build.
pub(super) struct Reader {
    build: Build,
    pub(super) connection: Connection,
    /// Foods that were asked for lately: people eat the same again and again.
    lately: HashMap<FoodRef, Arc<Facts>>,
}

impl Reader {
    /// Opens the file that has this name, a build that was looked at before.
    pub(super) fn open(file: &Path, build: Build) -> Result<Reader, Failure> {
        Ok(Reader {
            build,
            connection: open(file)?,
            lately: HashMap::new(),
        })
    }

    /// A food, found by `find` where it was not asked for lately.
    pub(super) fn facts(
        &mut self,
        food: &FoodRef,
        find: impl FnOnce(&Connection) -> Result<Option<Facts>, Failure>,
    ) -> Result<Option<Arc<Facts>>, Failure> {
        if let Some(facts) = self.lately.get(food) {
            return Ok(Some(Arc::clone(facts)));
        }
        let found = find(&self.connection)?.map(Arc::new);
        if let Some(facts) = &found {
            if self.lately.len() >= AT_HAND {
                self.lately.clear();
            }
            self.lately.insert(facts.food.clone(), Arc::clone(facts));
        }
        Ok(found)
    }
}

/// Readers whom nobody asks just now.
#[derive(Default)]
pub(in super::super) struct Readers(Mutex<Vec<Reader>>);

impl Readers {
    /// A reader of this build, if one is idle. Those of earlier builds go.
    pub(super) fn take(&self, build: Build) -> Option<Reader> {
        let mut idle = self.idle();
        let mut gone = Vec::new();
        while let Some(reader) = idle.pop() {
            if reader.build == build {
                return Some(reader);
            }
            gone.push(reader);
        }
        drop(idle);
        None
    }

    /// Takes a reader back.
    pub(super) fn give(&self, reader: Reader) {
        let mut idle = self.idle();
        if idle.len() < IDLE {
            idle.push(reader);
        }
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Reader>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
