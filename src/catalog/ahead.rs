//! Work done ahead on a thread of its own, a batch at a time.

use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;
use std::vec::IntoIter;

/// Items of a batch.
const BATCH: usize = 256;
/// Batches that wait to be taken.
const WAITING: usize = 8;

/// The items of an iterator that runs ahead on a thread of its own. It ends when nobody takes them.
pub(super) fn ahead<T: Send + 'static>(
    items: impl Iterator<Item = T> + Send + 'static,
) -> impl Iterator<Item = T> {
    let (give, take) = sync_channel(WAITING);
    thread::spawn(move || {
        let mut items = items.peekable();
        while items.peek().is_some() {
            let batch: Vec<T> = items.by_ref().take(BATCH).collect();
            if give.send(batch).is_err() {
                return;
            }
        }
    });
    Taking {
        take,
        batch: Vec::new().into_iter(),
    }
}

struct Taking<T> {
    take: Receiver<Vec<T>>,
    batch: IntoIter<T>,
}

impl<T> Iterator for Taking<T> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        loop {
            match self.batch.next() {
                Some(item) => return Some(item),
                None => self.batch = self.take.recv().ok()?.into_iter(),
            }
        }
    }
}
