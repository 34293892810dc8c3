//! Where a journal under test comes from.

use std::cell::{Cell, OnceCell};
use std::path::Path;
use std::sync::{Arc, Mutex};

use chrono::{DateTime, Utc};
use journal::api::Journal;
use journal::local::{Clock, Local, Place, build_catalogue};
use journal::model::CatalogueFood;
use tempfile::TempDir;

use crate::catalogue;
use crate::elsewhere::{self, unable};
use crate::served::Served;

/// A new journal of its own folder, clock and catalogue.
pub(crate) struct Stand {
    // Dropped before the folder. One for each catalogue it has stood on.
    journals: [OnceCell<Box<dyn Journal>>; 4],
    current: Cell<usize>,
    open: fn(&Path, Clock) -> Box<dyn Journal>,
    clock: Arc<Mutex<DateTime<Utc>>>,
    folder: TempDir,
    /// What the journal can be asked for.
    able: Able,
}

/// What a stand can give besides the eleven operations.
#[derive(Clone, Copy)]
struct Able {
    /// Another clock, another catalogue.
    world: bool,
    /// Settings that were never set.
    settings: bool,
    /// No corrections yet.
    corrections: bool,
}

impl Stand {
    /// The journal on disk.
    pub(crate) fn local() -> Self {
        Stand::of(|folder, clock| {
            let journal = Local::open(Place::folder(folder), clock, catalogue::starter);
            Box::new(journal.expect("a journal opens in an empty folder"))
        })
    }

    /// The same journal, served and asked over HTTP.
    pub(crate) fn remote() -> Self {
        Stand::of(|folder, clock| Box::new(Served::start(folder, clock)))
    }

    /// A journal that somebody else keeps, with nothing in it.
    pub(crate) fn elsewhere(journal: Box<dyn Journal>) -> Self {
        let (settings, corrections) = elsewhere::is_new(journal.as_ref());
        let stand = Stand {
            able: Able {
                world: false,
                settings,
                corrections,
            },
            ..Stand::of(|_, _| unreachable!("the journal is there"))
        };
        assert!(stand.journals[0].set(journal).is_ok());
        stand
    }

    fn of(open: fn(&Path, Clock) -> Box<dyn Journal>) -> Self {
        let stand = Stand {
            journals: Default::default(),
            current: Cell::new(0),
            open,
            clock: Arc::default(),
            folder: TempDir::new().expect("a folder of its own"),
            able: Able {
                world: true,
                settings: true,
                corrections: true,
            },
        };
        stand.set_clock("2026-11-21T09:00:00Z");
        stand
    }

    /// The promise is about settings.
    pub(crate) fn needs_settings(&self) {
        if !self.able.settings {
            unable("settings that were never set");
        }
    }

    /// The promise is about corrections.
    pub(crate) fn needs_corrections(&self) {
        if !self.able.corrections {
            unable("a journal without corrections");
        }
    }

    /// The journal.
    pub(crate) fn journal(&self) -> &dyn Journal {
        let journal = self.journals[self.current.get()].get_or_init(|| {
            let clock = Arc::clone(&self.clock);
            (self.open)(
                self.folder.path(),
                Arc::new(move || *clock.lock().expect("the clock")),
            )
        });
        journal.as_ref()
    }

    /// Sets the journal's clock.
    pub(crate) fn set_clock(&self, rfc3339: &str) {
        if !self.able.world {
            unable("another clock");
        }
        *self.clock.lock().expect("the clock") = rfc3339.parse().expect("an RFC 3339 instant");
    }

    /// Replaces the catalogue by these foods. The journal is opened anew on it.
    pub(crate) fn with_catalogue(&self, foods: Vec<CatalogueFood>) {
        if !self.able.world {
            unable("another catalogue");
        }
        let count = foods.len() as u64;
        let built = build_catalogue(
            &Place::folder(self.folder.path()),
            *self.clock.lock().expect("the clock"),
            &mut foods.into_iter().map(Ok),
        );
        assert_eq!(built.expect("a catalogue is built"), count);
        self.current.set(self.current.get() + 1);
    }
}
