//! Work done ahead on a thread of its own, a batch at a time.

use std::mem;
use std::panic::resume_unwind;
use std::sync::mpsc::{Receiver, Sender, channel, sync_channel};
use std::thread::{self, JoinHandle};

use crate::error::{Result, no_thread};

/// Items of a batch.
const BATCH: usize = 256;
/// Batches that wait to be taken.
const WAITING: usize = 8;

/// The items of an iterator that runs ahead on a thread of its own. It ends when nobody takes them;
/// a panic there is one here, and not the end of the items.
///
/// Copies are given, and what they were made of goes back to be dropped where it was made: threads
/// that free each other's memory wait for each other, which took a quarter of an import.
///
/// Errors: where no thread can be begun.
pub(super) fn ahead<T: Clone + Send + 'static>(
    items: impl Iterator<Item = T> + Send + 'static,
) -> Result<impl Iterator<Item = T>> {
    let (give, take) = sync_channel(WAITING);
    let (give_back, spent) = channel();
    let thread = thread::Builder::new().spawn(move || {
        let mut items = items.peekable();
        while items.peek().is_some() {
            let batch: Vec<T> = items.by_ref().take(BATCH).collect();
            if give.send(batch).is_err() {
                return;
            }
            spent.try_iter().for_each(drop::<Vec<T>>);
        }
    });
    let thread = thread.map_err(|error| no_thread(&error))?;
    Ok(Taking {
        take,
        give_back,
        thread: Some(thread),
        batch: Vec::new(),
        taken: 0,
    })
}

struct Taking<T> {
    take: Receiver<Vec<T>>,
    give_back: Sender<Vec<T>>,
    /// Until it has ended.
    thread: Option<JoinHandle<()>>,
    batch: Vec<T>,
    /// Items of the batch that were copied.
    taken: usize,
}

impl<T: Clone> Iterator for Taking<T> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        loop {
            if let Some(item) = self.batch.get(self.taken) {
                self.taken += 1;
                return Some(item.clone());
            }
            // Where the thread has ended nobody takes it back, and it is dropped here.
            let _ = self.give_back.send(mem::take(&mut self.batch));
            match self.take.recv() {
                Ok(batch) => (self.batch, self.taken) = (batch, 0),
                Err(_) => {
                    if let Err(panic) = self.thread.take()?.join() {
                        resume_unwind(panic);
                    }
                    return None;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_on_the_way_is_not_the_end_of_the_items() {
        assert_eq!(ahead(0..1_000).unwrap().count(), 1_000);
        let broken = ahead((0..1_000).inspect(|item| assert!(*item < 500))).unwrap();
        assert!(std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| broken.count())).is_err());
    }
}
