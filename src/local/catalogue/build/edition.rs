//! Which edition of a food stands in a catalogue, and when it is another one.

use std::collections::BTreeMap;

use super::super::words::ENGLISH;
use crate::model::Entry;

/// Which edition of a food this is, and which imports brought and changed it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edition {
    pub(super) version: u32,
    pub(super) created: i64,
    pub(super) updated: i64,
}

impl Edition {
    pub(super) fn first(version: u32, import: i64) -> Edition {
        Edition {
            version,
            created: import,
            updated: import,
        }
    }

    /// The one that an import makes of this.
    pub(super) fn next(self, version: u32, import: i64) -> Edition {
        Edition {
            version,
            updated: import,
            ..self
        }
    }
}

/// Whether a person reads the same of two foods.
pub(super) fn is_same(one: &Entry, other: &Entry) -> bool {
    seen(one) == seen(other)
}

/// What of a food a person reads.
fn seen(entry: &Entry) -> impl PartialEq + '_ {
    let Entry {
        name,
        brand,
        barcode,
        data,
        ..
    } = entry;
    (name, called(entry), brand, barcode, data)
}

/// The languages in which a food is called otherwise than in those that are not told, and how. In the unknown one
/// nobody reads it.
fn called(entry: &Entry) -> BTreeMap<&str, &str> {
    let mut called = entry.called();
    called.remove("");
    let name = entry.name.as_str();
    let other = called.get(ENGLISH).copied().unwrap_or(name);
    called.retain(|language, known| match *language {
        ENGLISH => *known != name,
        _ => *known != other,
    });
    called
}
