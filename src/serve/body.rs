//! Bodies: read to their end, each within its size and its time, and all of them within one room.

use std::future::poll_fn;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes, HttpBody};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use super::Options;
use crate::error::{Code, Error, Result};

/// What fits into this needs no place in the room: almost every request.
const SMALL: usize = 64 * 1024;
/// All larger bodies together, in bytes; one that is larger still has the room for itself.
const ROOM: usize = 64 * 1024 * 1024;
/// The room is counted in so many bytes.
const SHARE: usize = 1024;

/// Reads bodies.
pub(super) struct Reader {
    largest: usize,
    patience: Duration,
    shares: u32,
    room: Arc<Semaphore>,
}

/// A body, and its place in the room, which is free again when this is let go.
pub(super) struct Whole {
    pub(super) bytes: Bytes,
    _place: Option<OwnedSemaphorePermit>,
}

impl Whole {
    fn new(bytes: Vec<u8>, place: Option<OwnedSemaphorePermit>) -> Self {
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
        }
    }

    /// Reads a body to its end.
    ///
    /// Errors: `BodyTooLarge`; `InvalidInput` when it breaks off or is not framed as HTTP says;
    /// `Unavailable` when it takes too long, or there is no room for it.
    pub(super) async fn read(&self, mut body: Body) -> Result<Whole> {
        let mut bytes = Vec::new();
        if self.fill(&mut body, &mut bytes, SMALL).await? {
            return Ok(Whole::new(bytes, None));
        }
        // A body that does not say how long it is may be of any size that is taken.
        let rest = body.size_hint().upper().map_or(self.largest, whole_number);
        let place = self.place(bytes.len().saturating_add(rest)).await?;
        self.fill(&mut body, &mut bytes, usize::MAX).await?;
        Ok(Whole::new(bytes, Some(place)))
    }

    /// Reads until there are more bytes than `enough`, or the body ends; says whether it did.
    async fn fill(&self, body: &mut Body, bytes: &mut Vec<u8>, enough: usize) -> Result<bool> {
        let filled = async {
            while bytes.len() <= enough {
                let Some(data) = next(body).await? else {
                    return Ok(true);
                };
                if bytes.len() + data.len() > self.largest {
                    return Err(too_large(self.largest));
                }
                bytes.extend_from_slice(&data);
            }
            Ok(false)
        };
        // Decision: a body that takes too long is 503; there is no 408 in the list of statuses.
        let late = |_| Error::new(Code::Unavailable, "the body took too long");
        timeout(self.patience, filled).await.map_err(late)?
    }

    /// A place for so many bytes.
    async fn place(&self, bytes: usize) -> Result<OwnedSemaphorePermit> {
        let shares = shares_of(bytes.min(self.largest)).min(self.shares);
        let place = Arc::clone(&self.room).acquire_many_owned(shares);
        let full = || Error::new(Code::Unavailable, "there is no room for the body now");
        let waited = timeout(self.patience, place).await;
        waited.map_err(|_| full())?.map_err(|_| full())
    }
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
            for _ in 0..8 {
                held.push(reader.read(large()).await.unwrap());
            }
            let full = reader.read(large()).await.map(|_| ()).unwrap_err();
            assert_eq!(full.code(), Code::Unavailable);
            assert!(reader.read(Body::from(vec![b' '; SMALL])).await.is_ok());
            held.pop();
            assert!(reader.read(large()).await.is_ok());
        });
    }

    #[test]
    fn a_body_larger_than_the_room_has_it_for_itself() {
        block_on(async {
            let reader = Reader::new(&Options {
                largest_body: 2 * ROOM,
                ..Options::default()
            });
            let whole = reader.read(Body::from(vec![b' '; 2 * ROOM])).await.unwrap();
            assert_eq!(whole.bytes.len(), 2 * ROOM);
            assert_eq!(reader.room.available_permits(), 0);
        });
    }
}
