//! Connections: taken, bounded in number and time, and let come to their end.

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::http::header::CONNECTION;
use axum::http::{HeaderValue, Request};
use hyper::body::{Body as _, Incoming};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::{GracefulShutdown, Watcher};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::Semaphore;
use tokio::time::timeout;
use tokio_rustls::TlsAcceptor;
use tower::{ServiceBuilder, service_fn};
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::SizeAbove;

use super::Options;
use super::answer::Answer;
use super::log::Log;
use super::reach::Reach;
use super::rest::Shared;
use super::router::Server;
use super::stream::Patient;
use super::{dated, files};
use crate::api::House;
use crate::error::{Code, Error, Result, writable};

/// How long what is under way may take when the server stops.
const LAST_WORDS: Duration = Duration::from_secs(20);
/// How long to wait after a connection could not be taken, for want of files for example.
const BREATH: Duration = Duration::from_millis(50);
/// How often what is no longer used is let go.
const TIDY: Duration = Duration::from_secs(20);
/// The largest head of a request, in bytes.
const LARGEST_HEAD: usize = 64 * 1024;
/// Answers shorter than this are not compressed, whoever asks.
const SHORT: u16 = 1024;

/// Listens until `stop` ends.
pub(super) async fn run(
    house: Arc<dyn House>,
    options: Options,
    log: Log,
    ready: impl FnOnce(SocketAddr) -> Result<()>,
    stop: impl Future<Output = ()>,
) -> Result<()> {
    let busy = |error| {
        let message = format!("{} cannot be listened to: {error}", options.listen);
        Error::new(Code::Network, message).hint(
            "another program may have it: end that, or choose another address or port with --listen",
        )
    };
    let listener = listen(options.listen).map_err(busy)?;
    let address = listener.local_addr().map_err(busy)?;
    let door = Arc::new(Door::new(Arc::clone(&house), options, log));
    let graceful = GracefulShutdown::new();
    let serving = async {
        ready(address)?;
        door.take_all(&listener, &graceful).await;
        Ok::<(), Error>(())
    };
    // First it is heard when to stop: whoever is told that it is ready may stop it at once.
    tokio::select! {
        biased;
        () = stop => {}
        done = serving => done?,
        () = tidy(house) => {}
    }
    drop(listener);
    let _ = timeout(LAST_WORDS, graceful.shutdown()).await;
    Ok(())
}

/// Lets go of what is no longer used, for ever.
async fn tidy(house: Arc<dyn House>) {
    loop {
        tokio::time::sleep(TIDY).await;
        let house = Arc::clone(&house);
        let _ = tokio::task::spawn_blocking(move || house.tidy()).await;
    }
}

/// Bytes of answers that wait in the system for a client to read them: where there is much room it takes a slow client
/// longer to be ready for more than it is waited for.
const WAITING: u32 = 256 * 1024;
/// Connections that wait to be taken.
const KNOCKING: u32 = 1024;

/// Listens at an address, which a server that has just ended may have had. The bound on what waits is that of each connection
/// that comes in.
fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = match address {
        SocketAddr::V4(_) => TcpSocket::new_v4(),
        SocketAddr::V6(_) => TcpSocket::new_v6(),
    }?;
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.set_send_buffer_size(WAITING)?;
    socket.bind(address)?;
    socket.listen(KNOCKING)
}

/// Where connections come in.
struct Door {
    server: Arc<Server>,
    tls: Option<TlsAcceptor>,
    patience: Duration,
    send_patience: Duration,
    places: Arc<Semaphore>,
}

impl Door {
    fn new(house: Arc<dyn House>, options: Options, log: Log) -> Door {
        Door {
            tls: match &options.reach {
                Reach::Tls(tls) => Some(TlsAcceptor::from(Arc::clone(&tls.0))),
                _ => None,
            },
            patience: options.patience,
            send_patience: options.send_patience,
            server: Arc::new(Server::new(house, options, log)),
            places: Arc::new(Semaphore::new(files::connections())),
        }
    }

    /// Takes connections, for ever.
    async fn take_all(self: &Arc<Self>, listener: &TcpListener, graceful: &GracefulShutdown) {
        while let Ok(place) = Arc::clone(&self.places).acquire_owned().await {
            let Ok((stream, peer)) = listener.accept().await else {
                tokio::time::sleep(BREATH).await;
                continue;
            };
            let (door, watcher) = (Arc::clone(self), graceful.watcher());
            tokio::spawn(async move {
                door.take(stream, peer, watcher).await;
                drop(place);
            });
        }
    }

    /// Answers what comes over a connection. One that breaks is its client's business.
    async fn take(&self, stream: TcpStream, peer: SocketAddr, watcher: Watcher) {
        // Without this every answer waits for an acknowledgement: 40 ms each.
        let _ = stream.set_nodelay(true);
        let Some(tls) = &self.tls else {
            return self.answer(stream, peer, watcher).await;
        };
        if let Ok(Ok(stream)) = timeout(self.patience, tls.accept(stream)).await {
            self.answer(stream, peer, watcher).await;
        }
    }

    async fn answer(
        &self,
        stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
        peer: SocketAddr,
        watcher: Watcher,
    ) {
        let sending = Arc::new(AtomicBool::new(false));
        let stream = Patient::new(stream, self.send_patience, Arc::clone(&sending));
        if let Err(wrong) = writable(self.server.house.now()) {
            self.server.undated(peer.ip(), &wrong);
            sending.store(true, Ordering::Relaxed);
            return dated::refuse(stream).await;
        }
        let server = Arc::clone(&self.server);
        let answer = service_fn(move |request: Request<Incoming>| {
            let (server, sending) = (Arc::clone(&server), Arc::clone(&sending));
            async move {
                let has_body = !request.body().is_end_stream();
                let (head, body) = request.into_parts();
                let body = Shared::new(body);
                let request = Request::from_parts(head, body.body());
                let mut answer = server.answer(request, peer.ip()).await;
                sending.store(has_body && is_refusal(&answer), Ordering::Relaxed);
                if has_body && !body.ends().await {
                    let close = HeaderValue::from_static("close");
                    answer.headers_mut().insert(CONNECTION, close);
                }
                Ok::<_, Infallible>(answer)
            }
        });
        let compression = CompressionLayer::new().compress_when(SizeAbove::new(SHORT));
        let service = ServiceBuilder::new().layer(compression).service(answer);
        let connection = http1::Builder::new()
            // Without a timer hyper has no time limit at all.
            .timer(TokioTimer::new())
            .header_read_timeout(self.patience)
            // Whoever has said all still hears the answer.
            .half_close(true)
            .max_buf_size(LARGEST_HEAD)
            .serve_connection(TokioIo::new(stream), TowerToHyperService::new(service));
        let house = Arc::clone(&self.server.house);
        dated::while_dated(house, watcher.watch(connection)).await;
    }
}

/// Whether something of the request's body may not have been read.
fn is_refusal(answer: &Answer) -> bool {
    answer.status().as_u16() >= 400
}
