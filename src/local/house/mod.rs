//! The houses a server answers from: one person's journal, or a folder of many.

mod look;
mod open;
mod own;
mod people;

use chrono::{DateTime, Utc};

use super::register::Register;
use crate::api::Key;
use crate::error::{Result, writable};

pub use look::{PeopleLooked, as_own, look_at_people};
pub use own::OwnHouse;
pub use people::{PeoplesHouse, add_person, remove_person};

/// Notes that a key was used, unless that was noted within the last minute.
fn note_use(register: &Register, key: &Key, now: DateTime<Utc>) -> Result<()> {
    match key.is_noted(now) {
        true => Ok(()),
        false => register.key_used(&key.id, writable(now)?),
    }
}
