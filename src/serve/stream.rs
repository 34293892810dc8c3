//! A connection that does not wait for ever for a client that reads nothing, and that is closed
//! so that the last answer arrives.

use std::io::{Error, ErrorKind, IoSlice, Result};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep, sleep_until};

/// Bytes a second that a client must read at, on the whole: whoever reads a little now and then keeps no answer for ever.
/// What it reads is seen here in steps, as its system has room for more.
const SLOWEST: u64 = 8 * 1024;

/// How long what a client still sends is thrown away after the last answer.
const LINGER: Duration = Duration::from_secs(2);

/// A stream with limits of time.
pub(super) struct Patient<S> {
    stream: S,
    patience: Duration,
    /// There since a client was not ready for all that was to be written.
    behind: Option<Behind>,
    lingers: Arc<AtomicBool>,
    /// Runs since the last byte was written.
    leaving: Option<Pin<Box<Sleep>>>,
}

impl<S> Patient<S> {
    /// A stream whose writes fail when the client is so far behind the pace that it must read at. `lingers` says at its end
    /// whether the client may still be sending.
    pub(super) fn new(stream: S, patience: Duration, lingers: Arc<AtomicBool>) -> Self {
        Patient {
            stream,
            patience,
            behind: None,
            lingers,
            leaving: None,
        }
    }

    /// What came of a write, unless the client is too slow.
    fn bounded<T>(
        &mut self,
        context: &mut Context<'_>,
        polled: Poll<Result<T>>,
    ) -> Poll<Result<T>> {
        if polled.is_ready() {
            return polled;
        }
        let patience = self.patience;
        let behind = self
            .behind
            .get_or_insert_with(|| Behind::since(Instant::now(), patience));
        ready!(behind.until.as_mut().poll(context));
        Poll::Ready(Err(Error::from(ErrorKind::TimedOut)))
    }

    /// The same of bytes, of which so many were written.
    fn counted(
        &mut self,
        context: &mut Context<'_>,
        polled: Poll<Result<usize>>,
    ) -> Poll<Result<usize>> {
        if let (Poll::Ready(Ok(bytes)), Some(behind)) = (&polled, &mut self.behind) {
            behind.took(*bytes);
        }
        self.bounded(context, polled)
    }
}

/// A client that is behind what is written.
struct Behind {
    begun: Instant,
    patience: Duration,
    bytes: u64,
    until: Pin<Box<Sleep>>,
}

impl Behind {
    fn since(begun: Instant, patience: Duration) -> Behind {
        Behind {
            begun,
            patience,
            bytes: 0,
            until: Box::pin(sleep_until(begun + patience)),
        }
    }

    /// It took so many bytes more, and has that much longer, but never more than our patience.
    fn took(&mut self, bytes: usize) {
        self.bytes += bytes as u64;
        let pace = Duration::from_millis(self.bytes * 1_000 / SLOWEST);
        let until = (self.begun + pace).min(Instant::now());
        self.until.as_mut().reset(until + self.patience);
    }
}

impl<S: AsyncRead + Unpin> Patient<S> {
    /// Throws away what still comes: closing a connection on which something stands unread takes
    /// the answer from whoever has not read it yet.
    fn linger(&mut self, context: &mut Context<'_>) -> Poll<Result<()>> {
        let leaving = self.leaving.get_or_insert_with(|| Box::pin(sleep(LINGER)));
        let mut waste = [0; 8 * 1024];
        while leaving.as_mut().poll(context).is_pending() {
            let mut waste = ReadBuf::new(&mut waste);
            let read = ready!(Pin::new(&mut self.stream).poll_read(context, &mut waste));
            if read.is_err() || waste.filled().is_empty() {
                break;
            }
        }
        Poll::Ready(Ok(()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Patient<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncWrite for Patient<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<Result<usize>> {
        let polled = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.counted(context, polled)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<Result<usize>> {
        let polled = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.counted(context, polled)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<()>> {
        let polled = Pin::new(&mut self.stream).poll_flush(context);
        if polled.is_ready() {
            // All is written that was to be.
            self.behind = None;
        }
        self.bounded(context, polled)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<()>> {
        if self.leaving.is_none() {
            let polled = Pin::new(&mut self.stream).poll_shutdown(context);
            ready!(self.bounded(context, polled))?;
        }
        match self.lingers.load(Ordering::Relaxed) {
            true => self.linger(context),
            false => Poll::Ready(Ok(())),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::future::poll_fn;

    use super::*;

    /// A client that takes so many bytes every 20 ms.
    struct Steady {
        bytes: usize,
        next: Pin<Box<Sleep>>,
    }

    impl AsyncRead for Steady {
        fn poll_read(
            self: Pin<&mut Self>,
            _: &mut Context<'_>,
            _: &mut ReadBuf<'_>,
        ) -> Poll<Result<()>> {
            Poll::Ready(Ok(()))
        }
    }

    impl AsyncWrite for Steady {
        fn poll_write(
            mut self: Pin<&mut Self>,
            context: &mut Context<'_>,
            bytes: &[u8],
        ) -> Poll<Result<usize>> {
            ready!(self.next.as_mut().poll(context));
            self.next = Box::pin(sleep(Duration::from_millis(20)));
            Poll::Ready(Ok(self.bytes.min(bytes.len())))
        }

        fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Result<()>> {
            Poll::Ready(Ok(()))
        }

        fn poll_shutdown(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Result<()>> {
            Poll::Ready(Ok(()))
        }
    }

    /// What comes of thirty writes to a client that takes so many bytes of each.
    fn thirty(bytes: usize) -> Result<()> {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_time()
            .build();
        runtime?.block_on(async {
            let next = Box::pin(sleep(Duration::from_millis(20)));
            let (client, lingers) = (Steady { bytes, next }, Arc::default());
            let mut stream = Patient::new(client, Duration::from_millis(200), lingers);
            for _ in 0..30 {
                let bytes = [0; 1024];
                poll_fn(|context| Pin::new(&mut stream).poll_write(context, &bytes)).await?;
            }
            Ok(())
        })
    }

    #[test]
    fn who_reads_slowly_is_waited_for_and_who_reads_too_slowly_is_not() {
        // 50 KiB a second, and 800 bytes: both go on all the time.
        assert!(thirty(1024).is_ok());
        let given_up = thirty(16).map_err(|error| error.kind());
        assert_eq!(given_up, Err(ErrorKind::TimedOut));
    }
}
