//! What of a request's body nobody has read when its answer is there. Behind that the connection ends, and a client that was
//! not told so would send its next request into it.

use std::future::poll_fn;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::{Body, HttpBody};
use hyper::body::{Bytes, Frame, Incoming, SizeHint};
use tokio::time::timeout;

/// How much is read for nothing so that a connection can go on: what comes with a request.
const MOST: u64 = 64 * 1024;
/// How long that may take. A body comes behind its head in a packet of its own, but at once.
const GRACE: Duration = Duration::from_millis(50);

/// A body of which whatever is left can be asked when its reader is done with it.
#[derive(Clone)]
pub(super) struct Shared(Arc<Mutex<Incoming>>);

impl Shared {
    pub(super) fn new(body: Incoming) -> Shared {
        Shared(Arc::new(Mutex::new(body)))
    }

    /// The body for its reader.
    pub(super) fn body(&self) -> Body {
        Body::new(self.clone())
    }

    /// Whether it comes to its end: its reader came there, or what is left is here by now, and is read for nothing.
    pub(super) async fn ends(&self) -> bool {
        // One of which nobody knows how long it is may be at its end.
        let is_small = self.size_hint().upper().is_none_or(|size| size <= MOST);
        let read = timeout(GRACE, self.to_its_end());
        self.is_end_stream() || is_small && read.await.unwrap_or(false)
    }

    async fn to_its_end(&self) -> bool {
        let mut left = MOST;
        while let Some(frame) = poll_fn(|context| self.poll(context)).await {
            let read = frame.map(|frame| frame.data_ref().map_or(0, |data| data.len() as u64));
            match read.ok().and_then(|read| left.checked_sub(read)) {
                Some(rest) => left = rest,
                None => return false,
            }
        }
        true
    }

    fn poll(&self, context: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, hyper::Error>>> {
        Pin::new(&mut *self.lock()).poll_frame(context)
    }

    fn lock(&self) -> MutexGuard<'_, Incoming> {
        // Nothing is half done in it where a reader panicked.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl HttpBody for Shared {
    type Data = Bytes;
    type Error = hyper::Error;

    fn poll_frame(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, hyper::Error>>> {
        self.poll(context)
    }

    fn is_end_stream(&self) -> bool {
        self.lock().is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.lock().size_hint()
    }
}
