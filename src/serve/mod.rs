//! A journal answered over HTTP.
//!
//! Floor 5. A handler decodes, calls the seam, encodes; who may call is decided in `gate`,
//! connections are looked after in `listen`. Which journal it is, and which keys open it, is the
//! business of the [`House`] it is given.

mod answer;
mod body;
mod dated;
mod description;
mod desk;
mod files;
mod gate;
mod keys;
mod listen;
mod log;
mod places;
mod rate;
mod reach;
mod read;
mod refusal;
mod rest;
mod router;
mod stream;
mod threads;
mod turns;
mod window;

use std::io::Write;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use crate::api::House;
use crate::error::{Code, Error, Result};
use log::Log;

pub use rate::Rate;
pub use reach::{Pem, Reach, Tls};

/// Requests that are worked on at once; each may hold a journal open.
const AT_WORK: usize = 64;

/// How to serve.
#[derive(Clone, Debug)]
pub struct Options {
    /// Where to listen; port 0 picks one.
    pub listen: SocketAddr,
    /// Who can reach it, and how.
    pub reach: Reach,
    /// How many requests a good key may make; `None` is as many as it likes.
    pub rate: Option<Rate>,
    /// Hosts that are served besides the loopback ones.
    pub public_hosts: Vec<String>,
    /// The largest body, in bytes.
    pub largest_body: usize,
    /// How long a client may take for the head of a request, and for its body.
    pub patience: Duration,
    /// How long an answer may wait for a client that reads nothing of it.
    pub send_patience: Duration,
    /// The most requests of one journal that are done in one round, their writes in one transaction.
    pub together: usize,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            listen: SocketAddr::from(([127, 0, 0, 1], 4820)),
            reach: Reach::ThisMachine,
            rate: Some(Rate {
                per_minute: 300,
                burst: 60,
            }),
            public_hosts: Vec::new(),
            largest_body: 8 * 1024 * 1024,
            patience: Duration::from_secs(10),
            // What a client has room for opens in steps of a sixteenth: of 16 MB that takes one that reads 8 KiB a second
            // two minutes, in which nothing of its reading is seen here.
            send_patience: Duration::from_secs(180),
            together: desk::TOGETHER,
        }
    }
}

/// Serves until it is told to stop by `stop`, and lets what is under way come to its end.
///
/// `ready` is told the address once connections are taken, and nothing is served when it fails;
/// `log` gets a line for each request.
///
/// Errors: `Usage` for an address of another machine's reach in plain http; `Network` when it
/// cannot be had; those of `ready`.
pub fn serve(
    house: Arc<dyn House>,
    options: Options,
    log: impl Write + Send + 'static,
    ready: impl FnOnce(SocketAddr) -> Result<()>,
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<()> {
    options.check_reach()?;
    threads::can_be_had()?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .worker_threads(threads::that_serve())
        .max_blocking_threads(AT_WORK)
        .build()
        .map_err(|error| Error::new(Code::Internal, format!("no runtime: {error}")))?;
    runtime.block_on(listen::run(house, options, Log::to(log), ready, stop))
}

/// Ends when the process is asked to: Ctrl-C, a termination signal, or, where that is heard, the end of its terminal.
pub async fn asked_to_stop(hears_hangup: bool) {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let hangup = match hears_hangup {
            true => SignalKind::hangup(),
            false => SignalKind::terminate(),
        };
        if let (Ok(mut terminate), Ok(mut hangup)) =
            (signal(SignalKind::terminate()), signal(hangup))
        {
            tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
                _ = hangup.recv() => {}
            }
            return;
        }
    }
    let _ = interrupt.await;
}

/// Does what may wait for a disk, away from the connections.
async fn blocking<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T> {
    let done = tokio::task::spawn_blocking(work).await;
    done.map_err(|_| went_wrong())
}

/// What whoever asked is told of a fault of the program.
fn went_wrong() -> Error {
    Error::new(Code::Internal, "a request went wrong")
}
