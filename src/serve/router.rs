//! From a request to a call of the seam, and back.

use std::net::IpAddr;
use std::sync::Arc;

use axum::body::{Body, Bytes, to_bytes};
use axum::http::{HeaderMap, HeaderValue, Request};

use super::Options;
use super::answer::{self, Answer};
use super::gate::Gate;
use crate::api::{Call, House};
use crate::error::{Code, Error, Result};
use crate::model::{Operation, json};
use crate::wire::{header, openapi, query, route};

/// What the base address ends in.
pub(super) const BASE: &str = route::BASE;

/// Everything a request needs.
pub(super) struct Server {
    pub(super) house: Arc<dyn House>,
    gate: Gate,
    options: Options,
}

impl Server {
    pub(super) fn new(house: Arc<dyn House>, options: Options) -> Self {
        Server {
            house,
            gate: Gate::new(&options),
            options,
        }
    }

    /// Answers a request, under an id that whoever looks into a log can ask for.
    pub(super) async fn answer(self: Arc<Self>, request: Request<Body>, address: IpAddr) -> Answer {
        let mut answer = self.decide(request, address).await;
        let id = getrandom::u64().map(|id| format!("{id:016x}"));
        if let Some(id) = id.ok().and_then(|id| HeaderValue::try_from(id).ok()) {
            answer.headers_mut().insert(header::REQUEST_ID, id);
        }
        answer
    }

    /// Decision: the checks come in this order: size, host, route, method, key, rate, permission,
    /// then what the request says.
    async fn decide(self: Arc<Self>, request: Request<Body>, address: IpAddr) -> Answer {
        let (head, body) = request.into_parts();
        if length(&head.headers) > self.options.largest_body {
            return answer::failure(&self.too_large());
        }
        let authority = head.uri.authority().map(|authority| authority.as_str());
        if let Err(error) = self.gate.check_host(&head.headers, authority) {
            return answer::failure(&error);
        }
        let path = head.uri.path();
        if path == "/healthz" && head.method == "GET" {
            return answer::with_body(200, b"{\"status\":\"ok\"}".to_vec());
        }
        let relative = path.strip_prefix(BASE).unwrap_or("");
        if relative == openapi::PATH {
            return answer::described(&head.method);
        }
        let (operation, id) = match Operation::by_path(head.method.as_str(), relative) {
            Ok(found) => found,
            Err(error) if error.code() == Code::MethodNotAllowed => {
                return answer::not_allowed(&route::allowed(relative));
            }
            Err(error) => return answer::failure(&error),
        };
        let admitted = {
            let server = Arc::clone(&self);
            let headers = head.headers.clone();
            blocking(move || {
                server
                    .gate
                    .admit(server.house.as_ref(), operation, &headers, address)
            })
            .await
        };
        let key = match admitted {
            Ok(Ok(key)) => key,
            Ok(Err(refused)) => return answer::refusal(&refused),
            Err(error) => return answer::failure(&error),
        };
        let call = match self
            .call(operation, id, head.uri.query(), &head.headers, body)
            .await
        {
            Ok(call) => call,
            Err(error) => return answer::failure(&error),
        };
        let house = Arc::clone(&self.house);
        let answered = blocking(move || {
            let journal = house.journal(&key.user)?;
            // A call that panicked has rolled its transaction back: the journal is as good as before.
            let journal = journal
                .lock()
                .unwrap_or_else(std::sync::PoisonError::into_inner);
            call.answer(&*journal)
        });
        match answered.await {
            Ok(Ok(body)) => answer::success(operation, body),
            Ok(Err(error)) | Err(error) => answer::failure(&error),
        }
    }

    /// Reads what was sent with a request.
    async fn call(
        &self,
        operation: Operation,
        id: Option<&str>,
        text: Option<&str>,
        headers: &HeaderMap,
        body: Body,
    ) -> Result<Call> {
        let broken = |what: &str| Error::invalid_at("", format!("the {what} has a broken escape"));
        let mut call = Call::new(operation);
        call.id = query::decode(id.unwrap_or_default()).ok_or_else(|| broken("path"))?;
        call.query = query::read(text.unwrap_or_default()).ok_or_else(|| broken("query string"))?;
        if operation.takes_body() {
            let bytes = self.body(body).await?;
            is_json(headers)?;
            call.body = Some(json::parse(&bytes)?);
        }
        Ok(call)
    }

    fn too_large(&self) -> Error {
        let largest = self.options.largest_body;
        Error::new(
            Code::BodyTooLarge,
            format!("a body has at most {largest} bytes"),
        )
    }

    async fn body(&self, body: Body) -> Result<Bytes> {
        let largest = self.options.largest_body;
        let read = tokio::time::timeout(self.options.patience, to_bytes(body, largest)).await;
        match read {
            Ok(Ok(bytes)) => Ok(bytes),
            Ok(Err(_)) => Err(self.too_large()),
            Err(_) => Err(Error::new(Code::Unavailable, "the body took too long")),
        }
    }
}

/// How long a body says it is.
fn length(headers: &HeaderMap) -> usize {
    let sent = headers.get(header::CONTENT_LENGTH);
    sent.and_then(|length| length.to_str().ok()?.parse().ok())
        .unwrap_or(0)
}

/// Refuses bodies that a page of another site could send without asking.
fn is_json(headers: &HeaderMap) -> Result<()> {
    let sent = headers
        .get(header::CONTENT_TYPE)
        .and_then(|value| value.to_str().ok())
        .unwrap_or_default();
    let kind = sent.split(';').next().unwrap_or_default().trim();
    match kind.eq_ignore_ascii_case(header::JSON) {
        true => Ok(()),
        false => Err(Error::invalid_at(
            "",
            "the body must be sent as Content-Type: application/json",
        )),
    }
}

/// Does what may wait for a disk, away from the connections.
async fn blocking<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T> {
    tokio::task::spawn_blocking(work)
        .await
        .map_err(|_| Error::new(Code::Internal, "a request went wrong"))
}
