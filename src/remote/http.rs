//! One request, sent until it is answered or it makes no sense to go on.

use std::cell::OnceCell;
use std::io::Read;
use std::thread;
use std::time::{Duration, Instant};

use reqwest::blocking::{Client, RequestBuilder, Response};
use reqwest::redirect::Policy;
use reqwest::{Method as HttpMethod, StatusCode, Url};
use serde_json::Value;

use super::Secret;
use crate::error::{Code, Error, Outcome, Result};
use crate::model::Operation;
use crate::wire::{Method, error, header, query};

/// Answers larger than this are not read to their end.
const LARGEST_ANSWER: u64 = 16 * 1024 * 1024;
/// How often a request is sent at most.
const ATTEMPTS: u32 = 4;
/// The longest wait that a service may ask for.
const LONGEST_ASKED: Duration = Duration::from_secs(60);

/// How long to wait for what.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// For a connection.
    pub connect: Duration,
    /// For an answer, from the first byte sent to the last received.
    pub answer: Duration,
    /// Between the first two attempts, at most; doubled each time.
    pub first_pause: Duration,
    /// Between two attempts, at most.
    pub longest_pause: Duration,
    /// For all attempts together; pauses that the service asks for are not counted.
    pub all: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Patience {
            connect: Duration::from_secs(10),
            answer: Duration::from_secs(30),
            first_pause: Duration::from_millis(500),
            longest_pause: Duration::from_secs(8),
            all: Duration::from_secs(30),
        }
    }
}

/// What came back.
pub(super) struct Answer {
    pub(super) status: u16,
    pub(super) body: Vec<u8>,
}

/// Where requests go, and with which key.
pub(super) struct Http {
    base: Url,
    /// Its host and port, for a person.
    pub(super) origin: String,
    key: Option<Secret>,
    patience: Patience,
    client: OnceCell<Client>,
}

/// Why an attempt brought no answer.
enum Miss {
    /// It never reached the service.
    NotSent(reqwest::Error),
    /// It may have.
    Unknown(String),
}

impl Http {
    pub(super) fn new(base: &str, key: Option<Secret>, patience: Patience) -> Result<Http> {
        let base = base_address(base)?;
        let host = base.host_str().unwrap_or_default();
        let port = base.port().map(|port| format!(":{port}"));
        Ok(Http {
            origin: format!("{host}{}", port.unwrap_or_default()),
            base,
            key,
            patience,
            client: OnceCell::new(),
        })
    }

    /// Scheme, host and port: what a key is bound to.
    pub(super) fn scheme_and_origin(&self) -> String {
        self.base.origin().ascii_serialization()
    }

    /// The client, built when first used: it costs more than a whole local command.
    fn client(&self) -> Result<&Client> {
        if let Some(client) = self.client.get() {
            return Ok(client);
        }
        // Installed once for the process; a second time it is there already.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let client = Client::builder()
            .redirect(Policy::none())
            .connect_timeout(self.patience.connect)
            .timeout(self.patience.answer)
            .user_agent(concat!("journal/", env!("CARGO_PKG_VERSION")))
            .build()
            .map_err(|error| {
                Error::new(Code::Network, format!("no connection can be made: {error}"))
            })?;
        Ok(self.client.get_or_init(|| client))
    }

    /// Sends a request of an operation, again where that is safe and makes sense.
    ///
    /// Errors: those of the service; `Network`; `BadAnswer`.
    pub(super) fn send(
        &self,
        operation: Operation,
        id: &str,
        query: &[(String, String)],
        body: Option<&Value>,
    ) -> Result<Answer> {
        let started = Instant::now();
        let mut asked = Duration::ZERO;
        let mut attempt = 0;
        loop {
            attempt += 1;
            let outcome = self.attempt(operation, id, query, body)?;
            let pause = match &outcome {
                Ok((answer, wait)) => retry_answer(operation, answer.status, *wait),
                Err(miss) => retry_miss(operation, miss),
            };
            let used = started.elapsed().saturating_sub(asked);
            let pause = match pause {
                Pause::Never => None,
                _ if attempt >= ATTEMPTS => None,
                Pause::Asked(wait) if wait > LONGEST_ASKED => None,
                Pause::Asked(wait) => {
                    asked += wait;
                    Some(wait)
                }
                Pause::Own => {
                    Some(self.jitter(attempt)).filter(|pause| used + *pause < self.patience.all)
                }
            };
            match pause {
                Some(pause) => thread::sleep(pause),
                None => return self.settle(operation, attempt, outcome),
            }
        }
    }

    /// Full jitter: anything from nothing to the doubled pause.
    fn jitter(&self, attempt: u32) -> Duration {
        let ceiling = self
            .patience
            .first_pause
            .saturating_mul(1 << attempt.saturating_sub(1).min(10));
        let ceiling = ceiling.min(self.patience.longest_pause);
        // Without randomness everybody waits as long as they may.
        let random = getrandom::u32().unwrap_or(u32::MAX);
        ceiling.mul_f64(f64::from(random) / f64::from(u32::MAX))
    }

    fn attempt(
        &self,
        operation: Operation,
        id: &str,
        query: &[(String, String)],
        body: Option<&Value>,
    ) -> Result<std::result::Result<(Answer, Option<Duration>), Miss>> {
        let mut url = self.base.clone();
        url.set_path(&format!("{}{}", self.base.path(), operation.path(id)));
        if !query.is_empty() {
            url.set_query(Some(&query::write(query)));
        }
        let mut request = self.client()?.request(method(operation.method()), url);
        if let Some(key) = &self.key {
            request = request.header(
                header::AUTHORIZATION,
                format!("{}{}", header::BEARER, key.reveal()),
            );
        }
        if let Some(body) = body {
            request = request
                .header(header::CONTENT_TYPE, header::JSON)
                .body(body.to_string());
        }
        Ok(receive(request))
    }

    fn settle(
        &self,
        operation: Operation,
        attempt: u32,
        outcome: std::result::Result<(Answer, Option<Duration>), Miss>,
    ) -> Result<Answer> {
        match outcome {
            Ok((answer, _)) if is_success(operation, answer.status) => Ok(answer),
            // The first attempt deleted it and its answer was lost.
            Ok((answer, _))
                if operation.method() == Method::Delete && answer.status == 404 && attempt > 1 =>
            {
                Ok(answer)
            }
            Ok((answer, wait)) => Err(self.refused(&answer, wait)),
            Err(Miss::NotSent(error)) => {
                Err(self.unreached(&error.to_string(), Outcome::NotApplied))
            }
            Err(Miss::Unknown(why)) => {
                let safe = operation.method() == Method::Get;
                Err(self.unreached(
                    &why,
                    if safe {
                        Outcome::NotApplied
                    } else {
                        Outcome::Unknown
                    },
                ))
            }
        }
    }

    fn refused(&self, answer: &Answer, wait: Option<Duration>) -> Error {
        let error = match answer.status {
            300..=399 => error::unreadable(answer.status, &answer.body)
                .hint("the address answers with a redirect, which is not followed: it would carry the key elsewhere"),
            status => error::read(status, &answer.body),
        };
        match (error.code(), wait) {
            (Code::RateLimited, Some(wait)) => {
                error.hint(format!("try again in {} seconds", wait.as_secs()))
            }
            (Code::Unauthorized, _) => {
                error.hint("store a key that opens it with: journal auth login")
            }
            _ => error,
        }
    }

    fn unreached(&self, why: &str, outcome: Outcome) -> Error {
        let host = self.base.host_str().unwrap_or_default();
        let error =
            Error::new(Code::Network, format!("{host} cannot be asked: {why}")).outcome(outcome);
        match outcome {
            Outcome::Unknown => {
                error.hint("nobody knows whether the change was made: look before you repeat it")
            }
            _ => error.hint("nothing was changed: check the address and the connection"),
        }
    }
}

/// Whether and how to wait before another attempt.
enum Pause {
    Never,
    Own,
    Asked(Duration),
}

fn retry_answer(operation: Operation, status: u16, wait: Option<Duration>) -> Pause {
    let repeatable = matches!(operation.method(), Method::Get | Method::Delete);
    match (status, wait) {
        (429, Some(wait)) => Pause::Asked(wait),
        (429, None) => Pause::Own,
        (502..=504, Some(wait)) if repeatable => Pause::Asked(wait),
        (502..=504, None) if repeatable => Pause::Own,
        _ => Pause::Never,
    }
}

fn retry_miss(operation: Operation, miss: &Miss) -> Pause {
    match (operation.method(), miss) {
        (Method::Get | Method::Delete, _) | (_, Miss::NotSent(_)) => Pause::Own,
        _ => Pause::Never,
    }
}

/// Any success is taken for the one that was promised: another server may say 200 for 201.
fn is_success(operation: Operation, status: u16) -> bool {
    match operation.success() {
        204 => (200..300).contains(&status),
        _ => matches!(status, 200..=203),
    }
}

fn receive(request: RequestBuilder) -> std::result::Result<(Answer, Option<Duration>), Miss> {
    let response = request.send().map_err(|error| match error.is_connect() {
        true => Miss::NotSent(error.without_url()),
        false => Miss::Unknown(error.without_url().to_string()),
    })?;
    let status = response.status();
    let wait = retry_after(&response);
    let mut body = Vec::new();
    let read = response.take(LARGEST_ANSWER + 1).read_to_end(&mut body);
    match read {
        Err(error) => Err(Miss::Unknown(format!("the answer broke off: {error}"))),
        Ok(_) if body.len() as u64 > LARGEST_ANSWER => {
            Err(Miss::Unknown("the answer is larger than 16 MiB".to_owned()))
        }
        Ok(_) => Ok((
            Answer {
                status: StatusCode::as_u16(&status),
                body,
            },
            wait,
        )),
    }
}

fn retry_after(response: &Response) -> Option<Duration> {
    let seconds = response.headers().get(header::RETRY_AFTER)?.to_str().ok()?;
    seconds.trim().parse().ok().map(Duration::from_secs)
}

fn method(method: Method) -> HttpMethod {
    match method {
        Method::Get => HttpMethod::GET,
        Method::Post => HttpMethod::POST,
        Method::Patch => HttpMethod::PATCH,
        Method::Delete => HttpMethod::DELETE,
    }
}

/// Reads a base address: https, or http to this machine alone.
fn base_address(text: &str) -> Result<Url> {
    let wrong = |why: &str| Error::new(Code::Config, format!("{text:?} is no base address: {why}"));
    let mut url: Url = text
        .trim_end_matches('/')
        .parse()
        .map_err(|_| wrong("it is no URL"))?;
    let host = url.host_str().unwrap_or_default().trim_matches(['[', ']']);
    let loopback = host == "localhost"
        || host
            .parse()
            .is_ok_and(|address: std::net::IpAddr| address.is_loopback());
    match url.scheme() {
        "https" => {}
        "http" if loopback => {}
        "http" => {
            return Err(wrong(
                "plain http would show the key to everybody on the way; use https",
            ));
        }
        _ => return Err(wrong("it must begin with https://")),
    }
    if !url.username().is_empty() || url.password().is_some() {
        return Err(wrong("it must not hold a user name or a password"));
    }
    url.set_query(None);
    url.set_fragment(None);
    Ok(url)
}
