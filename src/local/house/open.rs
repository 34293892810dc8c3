//! What a house has open: each thing once, no more of them than are in use, and none opened anew before
//! it is closed.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::error::Result;

/// Things that stay open while nobody asks them.
pub(super) const OPEN: usize = 48;
/// How long a thing stays open that nobody asks.
pub(super) const IDLE: Duration = Duration::from_secs(60);

/// What is open, by whose it is.
pub(super) struct Opened<T: ?Sized>(Mutex<HashMap<String, Open<T>>>);

/// A thing that is open, or is being opened or closed by whoever holds the lock.
type Slot<T> = Arc<Mutex<Option<Arc<T>>>>;

struct Open<T: ?Sized> {
    slot: Slot<T>,
    asked: Instant,
}

impl<T: ?Sized> Open<T> {
    fn new() -> Open<T> {
        Open {
            slot: Arc::new(Mutex::new(None)),
            asked: Instant::now(),
        }
    }

    /// Whether nobody holds the thing but the house, or is about to.
    fn is_idle(&self) -> bool {
        Arc::strong_count(&self.slot) == 1
            && self
                .slot
                .try_lock()
                .is_ok_and(|thing| !thing.as_ref().is_some_and(is_held))
    }
}

fn is_held<T: ?Sized>(thing: &Arc<T>) -> bool {
    Arc::strong_count(thing) > 1
}

impl<T: ?Sized> Default for Opened<T> {
    fn default() -> Self {
        Opened(Mutex::default())
    }
}

impl<T: ?Sized> Opened<T> {
    /// Somebody's thing, opened where it is not.
    ///
    /// Errors: those of opening it.
    pub(super) fn get(&self, user: &str, open: impl FnOnce() -> Result<Arc<T>>) -> Result<Arc<T>> {
        let slot = self.slot(user);
        // Others wait here for the same thing only.
        let mut thing = slot.lock().unwrap_or_else(PoisonError::into_inner);
        match thing.as_ref() {
            Some(thing) => Ok(Arc::clone(thing)),
            None => Ok(Arc::clone(thing.insert(open()?))),
        }
    }

    /// Closes what nobody has asked for lately.
    pub(super) fn tidy(&self) {
        let now = Instant::now();
        let is_left = |open: &Open<T>| open.is_idle() && now.duration_since(open.asked) >= IDLE;
        let open = self.all();
        let left = open.iter().filter(|(_, open)| is_left(open));
        let left = left.map(|(user, open)| (user.clone(), Arc::clone(&open.slot)));
        let left = left.collect();
        drop(open);
        // Closing takes a while: nobody waits for that.
        self.close(left);
    }

    fn all(&self) -> MutexGuard<'_, HashMap<String, Open<T>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The place of somebody's thing among the open ones; others make way for it.
    fn slot(&self, user: &str) -> Slot<T> {
        let mut open = self.all();
        let mut left = Vec::new();
        if !open.contains_key(user) {
            while open.len() - left.len() >= OPEN
                && let Some(longest) = longest_idle(&open)
            {
                left.push(longest);
            }
        }
        let entry = open.entry(user.to_owned()).or_insert_with(Open::new);
        entry.asked = Instant::now();
        let slot = Arc::clone(&entry.slot);
        drop(open);
        // Closing takes a while: nobody waits for that but the one who needs the room.
        self.close(left);
        slot
    }

    /// Closes what is still idle. Whoever asks for one meanwhile waits, and opens it anew: a file of
    /// which anything is closed loses the locks that this process has on it.
    fn close(&self, left: Vec<(String, Slot<T>)>) {
        for (user, slot) in left {
            let mut thing = slot.lock().unwrap_or_else(PoisonError::into_inner);
            if thing.as_ref().is_some_and(is_held) {
                continue;
            }
            *thing = None;
            drop(thing);
            let mut open = self.all();
            // Here and in the map: nobody else is about to open it.
            if Arc::strong_count(&slot) == 2 {
                open.remove(&user);
            }
        }
    }
}

/// The idle thing that nobody has asked for longest.
fn longest_idle<T: ?Sized>(open: &HashMap<String, Open<T>>) -> Option<(String, Slot<T>)> {
    let idle = open.iter().filter(|(_, open)| open.is_idle());
    let (user, open) = idle.min_by_key(|(_, open)| open.asked)?;
    Some((user.clone(), Arc::clone(&open.slot)))
}

#[cfg(test)]
impl<T: ?Sized> Opened<T> {
    /// Whose things are open.
    pub(super) fn users(&self) -> Vec<String> {
        let mut users: Vec<String> = self.all().keys().cloned().collect();
        users.sort();
        users
    }

    /// Has it that nobody asked for these lately.
    pub(super) fn forsake(&self, users: &[&str]) {
        let mut all = self.all();
        for (_, open) in all
            .iter_mut()
            .filter(|(user, _)| users.contains(&user.as_str()))
        {
            open.asked -= IDLE;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
    use std::thread;

    use super::*;

    /// A thing whose closing takes until somebody has opened it anew, or could not for a while.
    struct Slow {
        closing: Sender<()>,
        opened_anew: Mutex<Receiver<()>>,
        seen: Sender<Option<RecvTimeoutError>>,
    }

    /// What is open: a slow thing, or what was opened in its place.
    type Thing = Option<Slow>;

    impl Drop for Slow {
        fn drop(&mut self) {
            self.closing.send(()).unwrap();
            let opened = self.opened_anew.get_mut().unwrap();
            let opened = opened.recv_timeout(Duration::from_millis(300));
            self.seen.send(opened.err()).unwrap();
        }
    }

    /// Closes a thing while somebody else asks for it, and gives what its closing saw of that.
    fn closed_and_asked_for(close: impl FnOnce(&Opened<Thing>)) -> Option<RecvTimeoutError> {
        let house = Opened::<Thing>::default();
        let ((closing, is_closing), (anew, opened_anew)) = (channel(), channel());
        let (seen, was_seen) = channel();
        let opened_anew = Mutex::new(opened_anew);
        let slow = Slow {
            closing,
            opened_anew,
            seen,
        };
        drop(house.get("anna", || Ok(Arc::new(Some(slow)))).unwrap());
        house.forsake(&["anna"]);
        thread::scope(|scope| {
            let house = &house;
            scope.spawn(move || {
                is_closing.recv().unwrap();
                let open = || {
                    let _ = anew.send(());
                    Ok(Arc::new(None))
                };
                assert!(house.get("anna", open).unwrap().is_none());
            });
            close(house);
        });
        was_seen.recv().unwrap()
    }

    #[test]
    fn nothing_is_opened_anew_before_it_is_closed() {
        let timeout = Some(RecvTimeoutError::Timeout);
        assert_eq!(closed_and_asked_for(Opened::tidy), timeout);
        let make_room = |house: &Opened<Thing>| {
            let longest = longest_idle(&house.all()).unwrap();
            house.close(vec![longest]);
        };
        assert_eq!(closed_and_asked_for(make_room), timeout);
    }
}
