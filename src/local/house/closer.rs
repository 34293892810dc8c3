//! Closes things behind whoever needs their room, who does not wait for that.

use std::sync::mpsc::{SyncSender, TrySendError, sync_channel};
use std::thread::{self, JoinHandle};

/// Things that wait to be closed. Who brings more closes them: they take room until they are.
const WAITING: usize = 8;

/// Closes things one after the other, in a thread of its own.
pub(super) struct Closer<T> {
    close: Box<dyn Fn(T) + Send + Sync>,
    thread: Option<(SyncSender<T>, JoinHandle<()>)>,
}

impl<T: Send + 'static> Closer<T> {
    /// What closes things so.
    pub(super) fn new(close: impl Fn(T) + Clone + Send + Sync + 'static) -> Closer<T> {
        let (send, waiting) = sync_channel(WAITING);
        let each = close.clone();
        let closing = move || waiting.into_iter().for_each(each);
        // Where no thread can be had, whoever needs the room closes what has it.
        let thread = thread::Builder::new().spawn(closing).ok();
        Closer {
            close: Box::new(close),
            thread: thread.map(|thread| (send, thread)),
        }
    }

    /// Takes a thing, to be closed soon.
    pub(super) fn take(&self, thing: T) {
        let thing = match &self.thread {
            Some((send, _)) => match send.try_send(thing) {
                Ok(()) => return,
                Err(TrySendError::Full(thing) | TrySendError::Disconnected(thing)) => thing,
            },
            None => thing,
        };
        self.close(thing);
    }

    /// Closes a thing at once.
    pub(super) fn close(&self, thing: T) {
        (self.close)(thing);
    }
}

impl<T> Drop for Closer<T> {
    /// Waits until all that it took is closed.
    fn drop(&mut self) {
        if let Some((send, thread)) = self.thread.take() {
            drop(send);
            let _ = thread.join();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::{Arc, Mutex};

    use super::*;

    #[test]
    fn all_that_was_taken_is_closed_and_nobody_waits_for_a_few() {
        let (gate, closed) = (Arc::new(Mutex::new(())), Arc::new(AtomicUsize::new(0)));
        let (passed, count) = (Arc::clone(&gate), Arc::clone(&closed));
        let closer = Closer::new(move |()| {
            drop(passed.lock());
            count.fetch_add(1, Ordering::SeqCst);
        });
        let held = gate.lock().unwrap();
        (0..WAITING).for_each(|_| closer.take(()));
        assert_eq!(closed.load(Ordering::SeqCst), 0);
        drop(held);
        (0..2 * WAITING).for_each(|_| closer.take(()));
        drop(closer);
        assert_eq!(closed.load(Ordering::SeqCst), 3 * WAITING);
    }
}
