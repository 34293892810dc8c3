//! A connection that does not wait for ever for a client that reads nothing, and that is closed
//! so that the last answer arrives.

use std::io::{Error, ErrorKind, IoSlice, Result};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// How long what a client still sends is thrown away after the last answer.
const LINGER: Duration = Duration::from_secs(2);

/// A stream with limits of time.
pub(super) struct Patient<S> {
    stream: S,
    patience: Duration,
    /// Runs while nothing can be written.
    stuck: Option<Pin<Box<Sleep>>>,
    lingers: Arc<AtomicBool>,
    /// Runs since the last byte was written.
    leaving: Option<Pin<Box<Sleep>>>,
}

impl<S> Patient<S> {
    /// A stream whose writes fail after so long without any progress. `lingers` says at its end
    /// whether the client may still be sending.
    pub(super) fn new(stream: S, patience: Duration, lingers: Arc<AtomicBool>) -> Self {
        Patient {
            stream,
            patience,
            stuck: None,
            lingers,
            leaving: None,
        }
    }

    /// What came of a write, unless it has waited too long.
    fn bounded<T>(
        &mut self,
        context: &mut Context<'_>,
        polled: Poll<Result<T>>,
    ) -> Poll<Result<T>> {
        if polled.is_ready() {
            self.stuck = None;
            return polled;
        }
        let patience = self.patience;
        let stuck = self.stuck.get_or_insert_with(|| Box::pin(sleep(patience)));
        ready!(stuck.as_mut().poll(context));
        Poll::Ready(Err(Error::from(ErrorKind::TimedOut)))
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
        self.bounded(context, polled)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<Result<usize>> {
        let polled = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.bounded(context, polled)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<()>> {
        let polled = Pin::new(&mut self.stream).poll_flush(context);
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
