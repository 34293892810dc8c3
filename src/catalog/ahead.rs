//! Work done ahead on a thread of its own, a batch at a time.

use std::panic::resume_unwind;
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread::{self, JoinHandle};
use std::vec::IntoIter;

/// Items of a batch.
const BATCH: usize = 256;
/// Batches that wait to be taken.
const WAITING: usize = 8;

/// The items of an iterator that runs ahead on a thread of its own. It ends when nobody takes them;
/// a panic there is one here, and not the end of the items.
pub(super) fn ahead<T: Send + 'static>(
    items: impl Iterator<Item = T> + Send + 'static,
) -> impl Iterator<Item = T> {
    let (give, take) = sync_channel(WAITING);
    let thread = thread::spawn(move || {
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
        thread: Some(thread),
        batch: Vec::new().into_iter(),
    }
}

struct Taking<T> {
    take: Receiver<Vec<T>>,
    /// Until it has ended.
    thread: Option<JoinHandle<()>>,
    batch: IntoIter<T>,
}

impl<T> Iterator for Taking<T> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        loop {
            match self.batch.next() {
                Some(item) => return Some(item),
                None => match self.take.recv() {
                    Ok(batch) => self.batch = batch.into_iter(),
                    Err(_) => {
                        if let Err(panic) = self.thread.take()?.join() {
                            resume_unwind(panic);
                        }
                        return None;
                    }
                },
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_on_the_way_is_not_the_end_of_the_items() {
        assert_eq!(ahead(0..1_000).count(), 1_000);
        let broken = ahead((0..1_000).inspect(|item| assert!(*item < 500)));
        assert!(std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| broken.count())).is_err());
    }
}
