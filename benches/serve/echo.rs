//! The limit: the same framework with the same settings, and no journal behind it.

use std::convert::Infallible;
use std::time::Duration;

use axum::body::{Body, Bytes, to_bytes};
use axum::http::{HeaderValue, Request, Response};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use serde_json::Value;
use tokio::net::TcpListener;

/// Answers a GET with these bytes, and a POST with the JSON that was sent, read and written again.
pub(crate) fn serve(page: Vec<u8>) {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .expect("a runtime");
    runtime.block_on(async {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        println!("http://{}/v1", listener.local_addr().expect("an address"));
        let page = Bytes::from(page);
        loop {
            let (stream, _) = listener.accept().await.expect("a connection");
            stream.set_nodelay(true).expect("no delay");
            let page = page.clone();
            let service = service_fn(move |request| answer(request, page.clone()));
            tokio::spawn(
                http1::Builder::new()
                    .timer(TokioTimer::new())
                    .header_read_timeout(Duration::from_secs(10))
                    .half_close(true)
                    .max_buf_size(64 * 1024)
                    .serve_connection(TokioIo::new(stream), service),
            );
        }
    });
}

async fn answer(request: Request<Incoming>, page: Bytes) -> Result<Response<Body>, Infallible> {
    let body = match request.method().as_str() {
        "POST" => {
            let sent = to_bytes(Body::new(request.into_body()), usize::MAX).await;
            let sent: Value = serde_json::from_slice(&sent.expect("a body")).expect("JSON");
            Bytes::from(serde_json::to_vec(&sent).expect("JSON"))
        }
        _ => page,
    };
    let mut answer = Response::new(Body::from(body));
    let json = HeaderValue::from_static("application/json");
    answer.headers_mut().insert("content-type", json);
    Ok(answer)
}
