//! What a house has open: each thing once, no more of them than are in use, and none opened anew before
//! it is closed.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::closer::Closer;
use crate::error::Result;

/// Things that stay open while nobody asks them.
pub(super) const OPEN: usize = 48;
/// How long a thing stays open that nobody asks.
pub(super) const IDLE: Duration = Duration::from_secs(60);

/// What is open, by whose it is.
pub(super) struct Opened<T: ?Sized> {
    all: Arc<Mutex<All<T>>>,
    closer: Closer<Leaving<T>>,
}

/// A thing that is open, or is being opened or closed by whoever holds the lock.
type Slot<T> = Arc<Mutex<Option<Arc<T>>>>;

/// A thing that is about to be closed, and whose it is.
type Leaving<T> = (String, Slot<T>);

struct All<T: ?Sized> {
    open: HashMap<String, Open<T>>,
    /// How many of them are about to be closed.
    leaving: usize,
}

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

impl<T: ?Sized + Send + Sync + 'static> Opened<T> {
    /// Nothing yet. `closed` hears whose thing was closed, before anybody can open it again.
    pub(super) fn new(closed: impl Fn(&str) + Send + Sync + 'static) -> Self {
        let all = Arc::new(Mutex::new(All {
            open: HashMap::new(),
            leaving: 0,
        }));
        let (of, closed) = (Arc::clone(&all), Arc::new(closed));
        let closer = Closer::new(move |leaving| close(&of, leaving, closed.as_ref()));
        Opened { all, closer }
    }

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
        let mut all = lock(&self.all);
        let left = all.open.iter().filter(|(_, open)| is_left(open));
        let left = left.map(|(user, open)| (user.clone(), Arc::clone(&open.slot)));
        let left: Vec<Leaving<T>> = left.collect();
        all.leaving += left.len();
        drop(all);
        // Closing takes a while: nobody waits for that.
        for leaving in left {
            self.closer.close(leaving);
        }
    }

    /// The place of somebody's thing among the open ones; others make way for it.
    fn slot(&self, user: &str) -> Slot<T> {
        let mut all = lock(&self.all);
        let mut left = Vec::new();
        if !all.open.contains_key(user) {
            while all.open.len() - all.leaving >= OPEN
                && let Some(longest) = longest_idle(&all.open)
            {
                all.leaving += 1;
                left.push(longest);
            }
        }
        let entry = all.open.entry(user.to_owned()).or_insert_with(Open::new);
        entry.asked = Instant::now();
        let slot = Arc::clone(&entry.slot);
        drop(all);
        for leaving in left {
            self.closer.take(leaving);
        }
        slot
    }
}

fn lock<T: ?Sized>(all: &Mutex<All<T>>) -> MutexGuard<'_, All<T>> {
    all.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Closes a thing if it is still idle. Whoever asks for it meanwhile waits, and opens it anew: a file of
/// which anything is closed loses the locks that this process has on it.
fn close<T: ?Sized>(all: &Mutex<All<T>>, (user, slot): Leaving<T>, closed: &impl Fn(&str)) {
    let mut thing = slot.lock().unwrap_or_else(PoisonError::into_inner);
    if thing.take_if(|thing| !is_held(thing)).is_some() {
        closed(&user);
    }
    let is_closed = thing.is_none();
    drop(thing);
    let mut all = lock(all);
    all.leaving -= 1;
    // Here and in the map: nobody else is about to open it.
    if is_closed && Arc::strong_count(&slot) == 2 {
        all.open.remove(&user);
    }
}

/// The idle thing that nobody has asked for longest.
fn longest_idle<T: ?Sized>(open: &HashMap<String, Open<T>>) -> Option<Leaving<T>> {
    let idle = open.iter().filter(|(_, open)| open.is_idle());
    let (user, open) = idle.min_by_key(|(_, open)| open.asked)?;
    Some((user.clone(), Arc::clone(&open.slot)))
}

#[cfg(test)]
impl<T: ?Sized> Opened<T> {
    /// Whose things are open, when nothing is about to be closed any more.
    pub(super) fn users(&self) -> Vec<String> {
        while lock(&self.all).leaving > 0 {
            std::thread::yield_now();
        }
        let mut users: Vec<String> = lock(&self.all).open.keys().cloned().collect();
        users.sort();
        users
    }

    /// Has it that nobody asked for these lately.
    pub(super) fn forsake(&self, users: &[&str]) {
        let mut all = lock(&self.all);
        for (_, open) in all
            .open
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
        let house = Opened::<Thing>::new(|_| {});
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
            let mut all = lock(&house.all);
            let longest = longest_idle(&all.open).unwrap();
            all.leaving += 1;
            drop(all);
            house.closer.take(longest);
        };
        assert_eq!(closed_and_asked_for(make_room), timeout);
    }
}
