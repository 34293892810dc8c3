//! Bodies: read to their end, each within its size and its time, and all of them within one room.

use std::future::poll_fn;
use std::pin::Pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::{Body, Bytes, HttpBody};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use super::Options;
use super::places::Places;
use crate::error::{Code, Error, Result};

/// What fits into this needs no place in the room: almost every request.
const SMALL: usize = 64 * 1024;
/// All larger bodies together, in bytes; one that is larger still has the room for itself.
const ROOM: usize = 64 * 1024 * 1024;
/// The room is counted in so many bytes.
const SHARE: usize = 1024;
/// Large bodies that one person may be sending at a time: the others shall find room, too.
const EACH: usize = 2;
/// Bytes a second that a body must come at, on the whole.
const SLOWEST: u64 = 64 * 1024;

/// Reads bodies.
pub(super) struct Reader {
    largest: usize,
    patience: Duration,
    shares: u32,
    room: Arc<Semaphore>,
    /// The large bodies of each person who is sending one.
    senders: Places,
}

/// A place in the room: one of a person's, and bytes.
struct Place {
    _of_sender: OwnedSemaphorePermit,
    _bytes: OwnedSemaphorePermit,
}

/// A body, and its place in the room, which is free again when this is let go.
pub(super) struct Whole {
    pub(super) bytes: Bytes,
    _place: Option<Place>,
}

impl Whole {
    fn new(bytes: Vec<u8>, place: Option<Place>) -> Self {
        Whole {
            bytes: Bytes::from(bytes),
            _place: place,
        }
    }
}

impl Reader {
    pub(super) fn new(options: &Options) -> Self {
        let shares = shares_of(options.largest_body.max(ROOM));
        Reader {
            largest: options.largest_body,
            patience: options.patience,
            shares,
            room: Arc::new(Semaphore::new(shares as usize)),
            senders: Places::new(EACH),
        }
    }

    /// Reads a body of a person to its end.
    ///
    /// Errors: `BodyTooLarge`; `InvalidInput` when it breaks off or is not framed as HTTP says;
    /// `Unavailable` when it takes too long, or there is no room for it.
    pub(super) async fn read(&self, sender: &str, mut body: Body) -> Result<Whole> {
        let mut bytes = Vec::new();
        if self.fill(&mut body, &mut bytes, SMALL).await? {
            return Ok(Whole::new(bytes, None));
        }
        // A body that does not say how long it is may be of any size that is taken.
        let rest = body.size_hint().upper().map_or(self.largest, whole_number);
        let place = self.place(sender, bytes.len().saturating_add(rest)).await?;
        self.fill(&mut body, &mut bytes, usize::MAX).await?;
        Ok(Whole::new(bytes, Some(place)))
    }

    /// Reads until there are more bytes than `enough`, or the body ends; says whether it did.
    ///
    /// A part may take as long as our patience lasts, and so may the whole at the slowest pace.
    async fn fill(&self, body: &mut Body, bytes: &mut Vec<u8>, enough: usize) -> Result<bool> {
        let begun = Instant::now();
        while bytes.len() <= enough {
            let pace = Duration::from_secs(bytes.len() as u64 / SLOWEST);
            let left = (self.patience + pace).saturating_sub(begun.elapsed());
            let part = timeout(left.min(self.patience), next(body)).await;
            let Some(data) = part.map_err(|_| late())?? else {
                return Ok(true);
            };
            if bytes.len() + data.len() > self.largest {
                return Err(too_large(self.largest));
            }
            bytes.extend_from_slice(&data);
        }
        Ok(false)
    }

    /// A place for so many bytes.
    async fn place(&self, sender: &str, bytes: usize) -> Result<Place> {
        let shares = shares_of(bytes.min(self.largest)).min(self.shares);
        let taken = async {
            Some(Place {
                _of_sender: self.senders.of(sender).acquire_owned().await.ok()?,
                _bytes: Arc::clone(&self.room)
                    .acquire_many_owned(shares)
                    .await
                    .ok()?,
            })
        };
        let full = || Error::new(Code::Unavailable, "there is no room for the body now");
        let taken = timeout(self.patience, taken).await.ok().flatten();
        taken.ok_or_else(full)
    }
}

/// Decision: a body that takes too long is 503; there is no 408 in the list of statuses.
fn late() -> Error {
    Error::new(Code::Unavailable, "the body came too slowly")
}

fn whole_number(bytes: u64) -> usize {
    usize::try_from(bytes).unwrap_or(usize::MAX)
}

fn shares_of(bytes: usize) -> u32 {
    u32::try_from(bytes.div_ceil(SHARE)).unwrap_or(u32::MAX)
}

/// The next part of a body; trailers are none.
async fn next(body: &mut Body) -> Result<Option<Bytes>> {
    loop {
        let frame = poll_fn(|context| Pin::new(&mut *body).poll_frame(context)).await;
        let Some(frame) = frame else {
            return Ok(None);
        };
        if let Ok(data) = frame.map_err(|_| broken())?.into_data() {
            return Ok(Some(data));
        }
    }
}

fn broken() -> Error {
    let message = "the body breaks off, or is not framed as HTTP says";
    Error::invalid_at("", message)
}

/// A body is larger than is taken.
pub(super) fn too_large(largest: usize) -> Error {
    Error::new(
        Code::BodyTooLarge,
        format!("a body has at most {largest} bytes"),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reader() -> Reader {
        Reader::new(&Options {
            patience: Duration::from_millis(50),
            ..Options::default()
        })
    }

    fn block_on<T>(future: impl Future<Output = T>) -> T {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_time()
            .build();
        runtime.unwrap().block_on(future)
    }

    #[test]
    fn large_bodies_share_one_room_and_small_ones_need_none() {
        block_on(async {
            let reader = reader();
            let large = || Body::from(vec![b' '; 8 * 1024 * 1024]);
            let mut held = Vec::new();
            for person in ["a", "a", "b", "b", "c", "c", "d", "d"] {
                held.push(reader.read(person, large()).await.unwrap());
            }
            let full = reader.read("e", large()).await.map(|_| ()).unwrap_err();
            assert_eq!(full.code(), Code::Unavailable);
            assert!(
                reader
                    .read("a", Body::from(vec![b' '; SMALL]))
                    .await
                    .is_ok()
            );
            held.pop();
            assert!(reader.read("e", large()).await.is_ok());
        });
    }

    #[test]
    fn one_person_does_not_take_the_room_of_the_others() {
        block_on(async {
            let reader = reader();
            let large = || Body::from(vec![b' '; 8 * 1024 * 1024]);
            let held = [
                reader.read("a", large()).await,
                reader.read("a", large()).await,
            ];
            assert!(reader.read("a", large()).await.is_err());
            assert!(reader.read("b", large()).await.is_ok());
            drop(held);
            assert!(reader.read("a", large()).await.is_ok());
        });
    }

    #[test]
    fn a_body_may_come_slowly_but_not_for_ever() {
        block_on(async {
            let reader = reader();
            // 15 parts of 64 KiB, 20 ms apart: longer than the patience, and faster than the pace.
            let steady = Body::new(Drip::of(15, 64 * 1024));
            assert_eq!(
                reader.read("a", steady).await.unwrap().bytes.len(),
                15 * 64 * 1024
            );
            let late = reader.read("a", Body::new(Drip::of(15, 1))).await;
            assert_eq!(late.map(|_| ()).unwrap_err().code(), Code::Unavailable);
        });
    }

    /// A body that comes in parts, 20 ms apart.
    struct Drip {
        parts: usize,
        size: usize,
        next: Pin<Box<tokio::time::Sleep>>,
    }

    impl Drip {
        fn of(parts: usize, size: usize) -> Self {
            let next = Box::pin(tokio::time::sleep(Duration::from_millis(20)));
            Drip { parts, size, next }
        }
    }

    impl HttpBody for Drip {
        type Data = Bytes;
        type Error = std::convert::Infallible;

        fn poll_frame(
            mut self: Pin<&mut Self>,
            context: &mut std::task::Context<'_>,
        ) -> std::task::Poll<Option<std::result::Result<hyper::body::Frame<Bytes>, Self::Error>>>
        {
            if self.parts == 0 {
                return std::task::Poll::Ready(None);
            }
            std::task::ready!(self.next.as_mut().poll(context));
            self.parts -= 1;
            self.next = Box::pin(tokio::time::sleep(Duration::from_millis(20)));
            let part = Bytes::from(vec![b' '; self.size]);
            std::task::Poll::Ready(Some(Ok(hyper::body::Frame::data(part))))
        }
    }

    #[test]
    fn a_body_larger_than_the_room_has_it_for_itself() {
        block_on(async {
            let reader = Reader::new(&Options {
                largest_body: 2 * ROOM,
                ..Options::default()
            });
            let whole = reader
                .read("a", Body::from(vec![b' '; 2 * ROOM]))
                .await
                .unwrap();
            assert_eq!(whole.bytes.len(), 2 * ROOM);
            assert_eq!(reader.room.available_permits(), 0);
        });
    }
}
