//! Why an attempt did not bring what was asked for, and whether another one may.

use std::error::Error as Source;
use std::time::Duration;

use rustls::CertificateError;

use super::http::Answer;
use super::{seen, wait};
use crate::error::{Code, Error, Outcome, Resource};
use crate::model::Operation;

/// A failed attempt.
pub(super) struct Failure {
    pub(super) error: Error,
    pub(super) again: Again,
    /// How long the service asks to wait before another attempt.
    pub(super) wait: Option<Duration>,
}

/// Which requests may be sent again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Again {
    /// None: it would end in the same way.
    Never,
    /// Those that do no harm when they are done twice.
    IfHarmless,
    /// Any: it was not done.
    Always,
}

impl Failure {
    fn new(error: Error, again: Again) -> Self {
        let wait = None;
        Failure { error, again, wait }
    }

    /// Nothing is sent as it is set up here.
    pub(super) fn before(error: Error) -> Self {
        Failure::new(error, Again::Never)
    }

    /// No connection to anybody can be made.
    pub(super) fn unable(error: &reqwest::Error) -> Self {
        let message = format!("no connection can be made: {}", deepest(error));
        let hint = "https needs the certificates of the system; SSL_CERT_FILE names a file of them";
        Failure::new(Error::new(Code::Network, message).hint(hint), Again::Never)
    }

    /// The request got no answer.
    pub(super) fn unanswered(origin: &str, error: &reqwest::Error) -> Self {
        let why = deepest(error);
        if error.is_connect() {
            return Failure::unsent(origin, error, &why);
        }
        if cause::<hyper::Error>(error).is_some_and(hyper::Error::is_parse) {
            let message = format!("{origin} does not speak HTTP: {why}");
            let error = Error::new(Code::BadAnswer, message).outcome(Outcome::Unknown);
            return Failure::new(error, Again::Never);
        }
        let why = match error.is_timeout() {
            true => "it took too long",
            false => &why,
        };
        let error = Error::new(Code::Network, format!("{origin} did not answer: {why}"));
        Failure::new(error.outcome(Outcome::Unknown), Again::IfHarmless)
    }

    /// No connection came about, so nothing was sent.
    fn unsent(origin: &str, error: &reqwest::Error, why: &str) -> Self {
        match cause::<rustls::Error>(error) {
            Some(tls) => Failure::new(untrusted(origin, tls), Again::Never),
            None => {
                let message = format!("{origin} cannot be reached: {why}");
                let error = Error::new(Code::Network, message)
                    .hint("nothing was changed: check the address and the connection");
                Failure::new(error, Again::Always)
            }
        }
    }

    /// The answer began and did not come to its end.
    pub(super) fn broken(answer: &Answer, why: &std::io::Error) -> Self {
        let read = answer.body.len();
        let place = format!("the answer broke off after {read} bytes ({})", deepest(why));
        let error = seen::unreadable(answer).within(&place);
        Failure::new(error.outcome(Outcome::Unknown), Again::IfHarmless)
    }

    /// The answer came, and is not the one that the operation promises.
    pub(super) fn refused(answer: &Answer) -> Self {
        let again = match answer.status {
            429 => Again::Always,
            502..=504 => Again::IfHarmless,
            _ => Again::Never,
        };
        Failure {
            error: told(answer),
            again,
            wait: answer.wait,
        }
    }

    /// The answer is one of success that cannot be read.
    pub(super) fn unreadable(operation: Operation, answer: &Answer, why: &str) -> Self {
        let place = format!("the answer to {} {why}", operation.id());
        let error = seen::unreadable(answer).within(&place);
        Failure::new(error, Again::Never)
    }
}

/// What to do where a service has none of the API's paths.
const ELSEWHERE: &str = "is the address of the journal right? That of journal serve ends in /v1; see it with: journal context show";

/// What an answer that is no success tells.
fn told(answer: &Answer) -> Error {
    let error = match answer.status {
        300..=399 => redirected(answer),
        _ => seen::refusal(answer),
    };
    // Its paths are those of the API: a service that has them not has them elsewhere.
    if error.resource() == Some(Resource::Route) {
        return error.hint(ELSEWHERE);
    }
    match (error.code(), answer.wait) {
        (Code::RateLimited | Code::Unavailable, Some(wait)) => {
            error.hint(format!("try again in {}", wait::told(wait)))
        }
        (Code::RateLimited, None) => error.hint("try again later"),
        _ => error,
    }
}

fn redirected(answer: &Answer) -> Error {
    let error = seen::unreadable(answer);
    match &answer.location {
        Some(elsewhere) => error
            .within(&format!(
                "a redirect to {elsewhere:?} is not followed, since it would carry the key elsewhere"
            ))
            .hint("is the address of the journal right? See it with: journal context show"),
        None => error,
    }
}

fn untrusted(origin: &str, error: &rustls::Error) -> Error {
    match error {
        rustls::Error::InvalidCertificate(why) => Error::new(
            Code::Network,
            format!("the certificate of {origin} is not trusted: {}", why_not(why)),
        )
        .hint(match why {
            // An authority's own certificate, which most call self-signed: trusting it is no help.
            CertificateError::Other(why) if why.to_string().contains("CaUsedAsEndEntity") => {
                "nothing was sent; the service shows the certificate of an authority (CA:TRUE) as its own: give it one that this authority signed, or one made with CA:FALSE"
            }
            _ => "nothing was sent; SSL_CERT_FILE names a file of certificates that you trust",
        }),
        other => Error::new(
            Code::Network,
            format!("no safe connection to {origin} can be made: {other}"),
        )
        .hint("nothing was sent: check the address and its port"),
    }
}

/// Why a certificate is not trusted; what another library says of it is put into no words of this one.
fn why_not(why: &CertificateError) -> String {
    match why {
        CertificateError::Other(why) => why.to_string(),
        why => why.to_string(),
    }
}

/// An error, and what lies behind it, one after the other.
fn causes<'e>(
    error: &'e (dyn Source + 'static),
) -> impl Iterator<Item = &'e (dyn Source + 'static)> {
    std::iter::successors(Some(error), |error| behind(*error))
}

fn behind<'e>(error: &'e (dyn Source + 'static)) -> Option<&'e (dyn Source + 'static)> {
    // An I/O error skips what it wraps and names only the cause of that.
    let wrapped = error.downcast_ref::<std::io::Error>();
    match wrapped.and_then(std::io::Error::get_ref) {
        Some(inner) => Some(inner),
        None => error.source(),
    }
}

fn cause<'e, T: Source + 'static>(error: &'e (dyn Source + 'static)) -> Option<&'e T> {
    causes(error).find_map(|cause| cause.downcast_ref())
}

/// The first cause: what lies before it only says that something failed.
fn deepest(error: &(dyn Source + 'static)) -> String {
    causes(error)
        .last()
        .map(ToString::to_string)
        .unwrap_or_default()
}
