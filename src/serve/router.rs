//! From a request to a call of the seam, and back.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::{Body, Bytes, HttpBody};
use axum::http::request::Parts;
use axum::http::{self, HeaderValue, Method};

use super::Options;
use super::answer::{self, Answer};
use super::body::Reader;
use super::description;
use super::desk::{Desk, Job};
use super::gate::Gate;
use super::keys::Keys;
use super::log::{Entry, Log};
use super::read;
use super::refusal::Refusal;
use crate::api::{House, Key, Request};
use crate::error::{Code, Error, Result};
use crate::model::Operation;
use crate::wire::{header, openapi, route};

/// What the base address ends in.
pub(super) const BASE: &str = route::BASE;

/// Everything a request needs.
pub(super) struct Server {
    pub(super) house: Arc<dyn House>,
    gate: Gate,
    keys: Keys,
    desk: Desk,
    log: Log,
    reader: Reader,
    options: Options,
}

impl Server {
    pub(super) fn new(house: Arc<dyn House>, options: Options, log: Log) -> Self {
        Server {
            keys: Keys::new(Arc::clone(&house)),
            desk: Desk::new(Arc::clone(&house), &options),
            house,
            gate: Gate::new(&options),
            log,
            reader: Reader::new(&options),
            options,
        }
    }

    /// Answers a request, under an id that whoever looks into the log can ask for.
    pub(super) async fn answer(
        self: Arc<Self>,
        request: http::Request<Body>,
        peer: IpAddr,
    ) -> Answer {
        let started = Instant::now();
        let address = self.options.address_of(request.headers(), peer);
        let mut entry = Entry::new(self.house.now(), request.method(), address);
        let decided = self.decide(request, &mut entry).await;
        let mut answer = decided.unwrap_or_else(|refusal| {
            entry.went_wrong(&refusal.error);
            answer::refusal(&refusal)
        });
        if let Ok(id) = HeaderValue::from_str(&entry.id) {
            answer.headers_mut().insert(header::REQUEST_ID, id);
        }
        entry.ended(answer.status().as_u16(), started.elapsed());
        self.log.write(&entry);
        answer
    }

    /// Notes that somebody asked while the clock was wrong, of whom nothing was read.
    pub(super) fn undated(&self, address: IpAddr, wrong: &Error) {
        let mut entry = Entry::new(self.house.now(), &Method::default(), address);
        entry.went_wrong(wrong);
        entry.ended(503, Duration::ZERO);
        self.log.write(&entry);
    }

    /// Decision: the checks come in this order: size, host, route, method, key, rate, permission,
    /// then what the request says.
    async fn decide(
        &self,
        request: http::Request<Body>,
        entry: &mut Entry,
    ) -> std::result::Result<Answer, Refusal> {
        let (head, body) = request.into_parts();
        read::check_length(&head.headers, self.options.largest_body)?;
        self.gate.check_host(&head)?;
        if let Some(answer) = open_to_all(&head)? {
            return Ok(answer);
        }
        let (operation, id) = operation(&head)?;
        entry.operation = Some(operation);
        let key = self
            .gate
            .admit(&self.keys, operation, &head.headers, entry.address)
            .await
            .inspect_err(|refusal| entry.key = refusal.key.clone())?;
        entry.key = Some(key.id.clone());
        self.note_use(&key, entry).await?;
        let asked = self.read(&key.user, operation, id, &head, body).await?;
        let mark = asked.request.mark.as_ref();
        let marked = mark.map(|mark| mark.key.clone());
        // What was sent is let go here, and not where everybody waits for the journal.
        let _sent = asked.request.call.body.clone();
        let given = self.desk.ask(&key.user, asked).await?;
        if let Some(trouble) = &given.answered.trouble {
            entry.is_left(trouble);
        }
        Ok(answer::success(operation, given, marked.as_deref()))
    }

    /// Notes that a key is used. Where its register cannot be written that is said, and the request goes on: on a full
    /// disk there is much to be read.
    async fn note_use(&self, key: &Key, entry: &mut Entry) -> Result<()> {
        match self.keys.used(key).await {
            Err(error) if error.code() == Code::LocalStore => {
                entry.went_wrong(&error);
                Ok(())
            }
            noted => noted,
        }
    }

    /// Reads what is left of a request, now that it may ask.
    async fn read(
        &self,
        sender: &str,
        operation: Operation,
        id: &str,
        head: &Parts,
        body: Body,
    ) -> Result<Job> {
        let mut job = Job {
            request: Request {
                call: read::call(operation, id, head.uri.query())?,
                mark: None,
            },
            body: None,
            place: None,
        };
        if operation.takes_body() {
            let body = self.reader.read(sender, body).await?;
            let asked = &mut job.request;
            asked.call.body = Some(Arc::new(read::json(&head.headers, &body.bytes)?));
            asked.mark = read::mark(&asked.call, &head.headers, &body.bytes)?;
            job.body = Some(body);
        } else if !body.is_end_stream() {
            // It is not read, and must still be one that a page of another site cannot send.
            read::check_kind(&head.headers)?;
        }
        Ok(job)
    }
}

/// What is answered without a key.
fn open_to_all(head: &Parts) -> std::result::Result<Option<Answer>, Refusal> {
    let path = head.uri.path();
    let answer = match path {
        openapi::HEALTH => answer::with_body(200, Bytes::from_static(br#"{"status":"ok"}"#)),
        _ if path.strip_prefix(BASE) == Some(openapi::PATH) => description::answer(&head.headers),
        _ => return Ok(None),
    };
    match head.method.as_str() {
        "GET" => Ok(Some(answer)),
        _ => Err(Refusal::not_allowed("GET".to_owned())),
    }
}

/// The operation of a method and a path, with what stands for its `{id}`.
fn operation(head: &Parts) -> std::result::Result<(Operation, &str), Refusal> {
    let relative = head.uri.path().strip_prefix(BASE).unwrap_or("");
    match Operation::by_path(head.method.as_str(), relative) {
        Ok((operation, id)) => Ok((operation, id.unwrap_or_default())),
        Err(error) if error.code() == Code::MethodNotAllowed => {
            Err(Refusal::not_allowed(route::allowed(relative)))
        }
        Err(error) => Err(error.into()),
    }
}
