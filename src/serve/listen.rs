//! Connections: taken, bounded in number and time, and let come to their end.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::service::service_fn;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;

use super::Options;
use super::router::Server;
use crate::api::House;
use crate::error::{Code, Error, Result};

/// Connections at once; more wait to be taken.
const CONNECTIONS: usize = 10_000;
/// How long what is under way may take when the server stops.
const LAST_WORDS: Duration = Duration::from_secs(20);
/// How long to wait after a connection could not be taken, for want of files for example.
const BREATH: Duration = Duration::from_millis(50);

/// Listens until `stop` ends.
pub(super) async fn run(
    house: Arc<dyn House>,
    options: Options,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()>,
) -> Result<()> {
    let busy = |error| {
        Error::new(
            Code::Network,
            format!("{} cannot be listened to: {error}", options.listen),
        )
    };
    let listener = TcpListener::bind(options.listen).await.map_err(busy)?;
    ready(listener.local_addr().map_err(busy)?);
    let builder = connections(&options);
    let server = Arc::new(Server::new(house, options));
    let graceful = GracefulShutdown::new();
    let places = Arc::new(Semaphore::new(CONNECTIONS));
    tokio::pin!(stop);
    loop {
        let Ok(place) = Arc::clone(&places).acquire_owned().await else {
            break;
        };
        let (stream, address) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(_) => {
                    tokio::time::sleep(BREATH).await;
                    continue;
                }
            },
            () = &mut stop => break,
        };
        let connection =
            graceful.watch(connection(&builder, stream, address, Arc::clone(&server)).into_owned());
        tokio::spawn(async move {
            // A connection that breaks is its client's business.
            let _ = connection.await;
            drop(place);
        });
    }
    drop(listener);
    let _ = tokio::time::timeout(LAST_WORDS, graceful.shutdown()).await;
    Ok(())
}

fn connections(options: &Options) -> Builder<TokioExecutor> {
    let mut builder = Builder::new(TokioExecutor::new());
    // Without a timer hyper has no time limit at all.
    builder
        .http1()
        .timer(TokioTimer::new())
        .header_read_timeout(options.patience)
        .max_buf_size(64 * 1024);
    builder
        .http2()
        .timer(TokioTimer::new())
        .max_header_list_size(64 * 1024);
    builder
}

fn connection(
    builder: &Builder<TokioExecutor>,
    stream: TcpStream,
    address: SocketAddr,
    server: Arc<Server>,
) -> hyper_util::server::conn::auto::Connection<
    '_,
    TokioIo<TcpStream>,
    impl hyper::service::Service<
        Request<Incoming>,
        Response = super::answer::Answer,
        Error = std::convert::Infallible,
        Future = impl Future<
            Output = std::result::Result<super::answer::Answer, std::convert::Infallible>,
        > + Send
                 + 'static,
    > + Send
    + 'static,
    TokioExecutor,
> {
    // Without this every answer waits for an acknowledgement: 40 ms each.
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |request: Request<Incoming>| {
        let server = Arc::clone(&server);
        async move { Ok(server.answer(request.map(Body::new), address.ip()).await) }
    });
    builder.serve_connection(TokioIo::new(stream), service)
}
