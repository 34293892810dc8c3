//! Where keys are looked up: those that are asked for at the same time, at once.
//!
//! Nothing is remembered from one request to the next, so that a key that is revoked opens nothing
//! from the next request on.

use std::sync::Arc;

use chrono::{DateTime, Utc};

use super::blocking;
use super::turns::{Turns, Waiting};
use crate::api::{House, Key};
use crate::error::Result;

/// The most keys that are looked up in one round.
const TOGETHER: usize = 256;

/// Those who wait for a key.
type Line = Vec<Waiting<String, Result<Option<Key>>>>;

/// The keys of a house.
pub(super) struct Keys {
    house: Arc<dyn House>,
    turns: Arc<Turns<String, Result<Option<Key>>>>,
}

impl Keys {
    pub(super) fn new(house: Arc<dyn House>) -> Keys {
        let asked = Arc::clone(&house);
        Keys {
            house,
            turns: Turns::new(TOGETHER, move |_, line| find_all(asked.as_ref(), line)),
        }
    }

    /// What time it is where the keys are.
    pub(super) fn now(&self) -> DateTime<Utc> {
        self.house.now()
    }

    /// The key with this id, as it stands since this was asked.
    pub(super) async fn find(&self, id: &str) -> Result<Option<Key>> {
        self.turns.ask("", id.to_owned()).await?
    }

    /// Notes that a key is used, where that was not noted lately.
    pub(super) async fn used(&self, key: &Key) -> Result<()> {
        if key.is_noted(self.now()) {
            return Ok(());
        }
        let (house, key) = (Arc::clone(&self.house), key.clone());
        blocking(move || house.key_used(&key)).await?
    }
}

/// Looks each key up once, however many wait for it.
fn find_all(house: &dyn House, line: Line) {
    let mut ids: Vec<&str> = line.iter().map(|waiting| waiting.job.as_str()).collect();
    ids.sort_unstable();
    ids.dedup();
    let found = house.keys(&ids);
    let places: Vec<_> = line
        .iter()
        .map(|waiting| ids.binary_search(&waiting.job.as_str()).ok())
        .collect();
    for (waiting, place) in line.into_iter().zip(places) {
        let found = found.as_ref().map(|keys| keys.get(place?)?.clone());
        waiting.asker.answer(found.map_err(Clone::clone));
    }
}
