//! What a server does while its clock cannot be right: it says so, and does nothing else.
//!
//! What is written then could not be read again, and hyper, which puts a date on each answer, has none.

use std::pin::pin;
use std::sync::Arc;
use std::task::Poll;

use serde_json::Value;
use tokio::io::{AsyncWrite, AsyncWriteExt};

use crate::api::House;
use crate::error::{Code, Error, writable};
use crate::wire::error::body;

/// Answers, whatever was asked, that the clock is wrong, and closes the connection.
pub(super) async fn refuse(mut stream: impl AsyncWrite + Unpin) {
    // Whoever asks is told no more than that.
    let told =
        "the clock of this server is wrong, and nothing was changed: ask again when it is set";
    let body = Value::Object(body(&Error::new(Code::Unavailable, told))).to_string();
    let answer = format!(
        "HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/json\r\nconnection: close\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    // Whoever has gone is told nothing.
    if stream.write_all(answer.as_bytes()).await.is_ok() {
        let _ = stream.shutdown().await;
    }
}

/// Has a connection answered for as long as the clock can be right, and then breaks it off.
pub(super) async fn while_dated(house: Arc<dyn House>, answering: impl Future) {
    let mut answering = pin!(answering);
    std::future::poll_fn(|context| match writable(house.now()) {
        Ok(_) => answering.as_mut().poll(context).map(drop),
        Err(_) => Poll::Ready(()),
    })
    .await;
}
