//! Places of people: so many each, so that one leaves the others their own.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::Semaphore;

/// The places of each person who has taken one.
pub(super) struct Places {
    each: usize,
    people: Mutex<HashMap<String, Arc<Semaphore>>>,
}

impl Places {
    /// So many for each person.
    pub(super) fn new(each: usize) -> Places {
        Places {
            each,
            people: Mutex::default(),
        }
    }

    /// The places of a person. Those of people who hold none are forgotten.
    pub(super) fn of(&self, person: &str) -> Arc<Semaphore> {
        let mut people = self.people.lock().unwrap_or_else(PoisonError::into_inner);
        people.retain(|_, places| {
            Arc::strong_count(places) > 1 || places.available_permits() < self.each
        });
        let places = people.entry(person.to_owned());
        Arc::clone(places.or_insert_with(|| Arc::new(Semaphore::new(self.each))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_has_places_of_their_own_and_who_holds_none_is_forgotten() {
        let places = Places::new(1);
        let held = places.of("a").try_acquire_owned().unwrap();
        assert!(places.of("a").try_acquire_owned().is_err());
        assert!(places.of("b").try_acquire_owned().is_ok());
        drop(held);
        assert!(places.of("a").try_acquire_owned().is_ok());
        places.of("b");
        assert_eq!(places.people.lock().unwrap().len(), 1);
    }
}
