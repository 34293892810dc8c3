//! One request, sent once.

use std::cell::OnceCell;
use std::io::Read;
use std::time::{Duration, Instant};

use reqwest::Method as HttpMethod;
use reqwest::blocking::{Client, RequestBuilder, Response};
use reqwest::header::{HeaderName, HeaderValue};
use reqwest::redirect::Policy;

use super::Secret;
use super::address::{Address, LOOPBACK, THIS_MACHINE};
use super::failure::Failure;
use super::mask::Mask;
use super::proxy;
use super::sending::Sending;
use super::wait;
use crate::error::{Code, Error, Result};
use crate::wire::{Method, header};

/// Answers larger than this are not read to their end, whatever they are packed into.
pub(super) const LARGEST_ANSWER: usize = 16 * 1024 * 1024;
/// A connection that nothing went over for longer is not used again: servers close theirs after
/// five seconds and more, and a write that meets the closing is lost without a trace.
const IDLE: Duration = Duration::from_secs(4);

/// What came back, whatever its status.
pub(super) struct Answer {
    pub(super) status: u16,
    pub(super) body: Vec<u8>,
    /// How long the service asks to wait.
    pub(super) wait: Option<Duration>,
    /// What kind of text the body is said to be.
    pub(super) kind: Option<String>,
    /// Where the service says it is instead.
    pub(super) location: Option<String>,
    /// Whether it says of the mark of the request if it came before.
    pub(super) honours_mark: bool,
}

impl Answer {
    /// An answer of which nothing but its status is known.
    pub(super) fn of(status: u16) -> Self {
        Answer {
            status,
            body: Vec::new(),
            wait: None,
            kind: None,
            location: None,
            honours_mark: false,
        }
    }
}

/// Where requests go, and with which key.
pub(super) struct Http {
    pub(super) address: Address,
    key: Option<HeaderValue>,
    /// How long a connection may take.
    connect: Duration,
    client: OnceCell<Client>,
    /// For what must not meet the end of a connection that was used before.
    fresh: OnceCell<Client>,
}

impl Http {
    /// Errors: `Config` when no header can carry the key.
    pub(super) fn new(address: Address, key: Option<Secret>, connect: Duration) -> Result<Http> {
        Ok(Http {
            address,
            key: key.as_ref().map(bearer).transpose()?,
            connect,
            client: OnceCell::new(),
            fresh: OnceCell::new(),
        })
    }

    /// The client, built when first used: it costs more than a whole local command.
    fn client(&self, fresh: bool) -> std::result::Result<&Client, Failure> {
        let (place, idle) = match fresh {
            true => (&self.fresh, 0),
            false => (&self.client, usize::MAX),
        };
        if let Some(client) = place.get() {
            return Ok(client);
        }
        // Installed once for the process; a second time it is there already.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let mut builder = Client::builder()
            .redirect(Policy::none())
            .connect_timeout(self.connect)
            .pool_idle_timeout(IDLE)
            .pool_max_idle_per_host(idle)
            .user_agent(concat!("journal/", env!("CARGO_PKG_VERSION")));
        if self.address.is_plain() {
            // The key would cross a proxy in plain text; and there are no certificates to look up.
            builder = builder
                .no_proxy()
                .resolve_to_addrs(THIS_MACHINE, &LOOPBACK)
                .tls_certs_only([]);
        } else {
            builder = match proxy::of_environment().map_err(Failure::before)? {
                Some(proxy) => builder.proxy(proxy),
                None => builder.no_proxy(),
            };
        }
        let client = builder.build().map_err(|error| Failure::unable(&error))?;
        Ok(place.get_or_init(|| client))
    }

    /// Sends a request and waits for its answer to the last byte; `fresh` is over a connection of its
    /// own. The key is kept out of what is told of a failure.
    pub(super) fn attempt(
        &self,
        sending: &Sending<'_>,
        limit: Duration,
        fresh: bool,
        mask: &Mask,
    ) -> std::result::Result<Answer, Failure> {
        sending.tell(fresh);
        let begun = Instant::now();
        let sent = self.request(sending, fresh)?.timeout(limit).send();
        let response = sent.map_err(|error| {
            log::debug!("no answer after {:.0?}", begun.elapsed());
            Failure::unanswered(&self.address.origin(), &error)
        })?;
        let mut answer = Answer {
            wait: wait::asked(response.headers()),
            kind: text(&response, header::CONTENT_TYPE).map(str::to_owned),
            location: text(&response, header::LOCATION).map(str::to_owned),
            honours_mark: sending.mark.is_some() && honours(&response),
            ..Answer::of(response.status().as_u16())
        };
        let all = read(response, &mut answer.body);
        let (status, bytes) = (answer.status, answer.body.len());
        log::debug!("{status}, {bytes} bytes, after {:.0?}", begun.elapsed());
        match all {
            Err(why) if answer.status < 400 => Err(Failure::broken(&mask.answer(answer), &why)),
            // Of an error the status tells what there is to know.
            _ => Ok(answer),
        }
    }

    fn request(
        &self,
        sending: &Sending<'_>,
        fresh: bool,
    ) -> std::result::Result<RequestBuilder, Failure> {
        let operation = sending.operation;
        let url = self.address.of(operation, sending.id, sending.query);
        let mut request = self.client(fresh)?.request(method(operation.method()), url);
        if let Some(key) = &self.key {
            request = request.header(HeaderName::from_static(header::AUTHORIZATION), key);
        }
        if let Some(mark) = &sending.mark {
            request = request.header(header::IDEMPOTENCY_KEY, mark);
        }
        if let Some(body) = &sending.body {
            request = request
                .header(header::CONTENT_TYPE, header::JSON)
                .body(body.clone());
        }
        Ok(request)
    }
}

/// The header that carries a key; it prints as nothing that helps anybody.
fn bearer(key: &Secret) -> Result<HeaderValue> {
    let text = format!("{}{}", header::BEARER, key.reveal());
    let mut value = HeaderValue::try_from(text).map_err(|_| {
        Error::new(
            Code::Config,
            "the key holds a line break or another character that no key has",
        )
        .hint("store it anew, as it was shown when it was made")
    })?;
    value.set_sensitive(true);
    Ok(value)
}

/// Reads an answer to its end. Too large an answer is left one byte too long.
fn read(response: Response, body: &mut Vec<u8>) -> std::io::Result<()> {
    let bound = LARGEST_ANSWER as u64 + 1;
    response.take(bound).read_to_end(body).map(drop)
}

fn text<'r>(response: &'r Response, name: &str) -> Option<&'r str> {
    response.headers().get(name)?.to_str().ok()
}

/// Whether an answer shows that its server knows a repeat from a second request. Naming the mark
/// shows nothing: there are servers that send headers back as they came.
fn honours(response: &Response) -> bool {
    matches!(
        text(response, header::IDEMPOTENCY_REPLAYED),
        Some("true" | "false")
    )
}

fn method(method: Method) -> HttpMethod {
    match method {
        Method::Get => HttpMethod::GET,
        Method::Post => HttpMethod::POST,
        Method::Patch => HttpMethod::PATCH,
        Method::Delete => HttpMethod::DELETE,
    }
}
