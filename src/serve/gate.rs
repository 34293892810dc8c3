//! Who may come in: keys, rates and permissions, in the order that was decided.

use std::net::{IpAddr, SocketAddr};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use axum::http::HeaderMap;
use subtle::ConstantTimeEq;

use super::Options;
use super::rate::{Buckets, Rate};
use super::refusal::Refusal;
use crate::api::key::{hash, id_of};
use crate::api::{House, Key};
use crate::error::{Code, Error, Result};
use crate::model::{Operation, Permission};
use crate::wire::header;

/// Failed keys of one address.
const FAILURES: Rate = Rate {
    per_minute: 10,
    burst: 10,
};

/// The rates so far.
pub(super) struct Gate {
    keys: Option<Mutex<Buckets>>,
    failures: Option<Mutex<Buckets>>,
    hosts: Vec<String>,
}

impl Gate {
    pub(super) fn new(options: &Options) -> Self {
        let buckets = |rate| Mutex::new(Buckets::new(rate));
        let loopback = ["localhost", "127.0.0.1", "[::1]"].map(str::to_owned);
        // What everybody can listen on names nobody.
        let own = match options.listen {
            own if own.ip().is_unspecified() => None,
            SocketAddr::V4(own) => Some(own.ip().to_string()),
            SocketAddr::V6(own) => Some(format!("[{}]", own.ip())),
        };
        Gate {
            keys: options.rate.map(buckets),
            failures: options.rate.map(|_| buckets(FAILURES)),
            hosts: loopback
                .into_iter()
                .chain(own)
                .chain(options.public_hosts.iter().cloned())
                .collect(),
        }
    }

    /// Refuses hosts that are not served: a page in a browser must not reach a journal by a name
    /// that somebody else gave this machine.
    pub(super) fn check_host(&self, headers: &HeaderMap, from_uri: Option<&str>) -> Result<()> {
        let named = headers
            .get("host")
            .and_then(|host| host.to_str().ok())
            .or(from_uri)
            .unwrap_or_default();
        let name = match named.rsplit_once(':') {
            Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
            _ => named,
        };
        match self
            .hosts
            .iter()
            .any(|host| host.eq_ignore_ascii_case(name))
        {
            true => Ok(()),
            false => Err(Error::new(
                Code::HostNotServed,
                "this host is not served here",
            )),
        }
    }

    /// The key of a request, if it may call this operation now.
    ///
    /// Errors, in this order: `RateLimited` after too many failed keys; `Unauthorized`;
    /// `RateLimited`; `Forbidden`.
    pub(super) fn admit(
        &self,
        house: &dyn House,
        operation: Operation,
        headers: &HeaderMap,
        address: IpAddr,
    ) -> std::result::Result<Key, Refusal> {
        let now = Instant::now();
        let address = neighbourhood(address);
        look(&self.failures, &address, now)?;
        let key = match find(house, headers) {
            Ok(key) => key,
            Err(refusal) => {
                if refusal.error.code() == Code::Unauthorized {
                    let _ = take(&self.failures, &address, now);
                }
                return Err(refusal);
            }
        };
        take(&self.keys, &key.id, now)?;
        if key.permission < operation.permission() {
            return Err(Error::new(Code::Forbidden, "this key may only read").into());
        }
        house.key_used(&key)?;
        Ok(key)
    }
}

/// An address as failed keys are counted: whoever has one IPv6 address has the 2^64 around it.
fn neighbourhood(address: IpAddr) -> String {
    match address.to_canonical() {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            format!("{a:x}:{b:x}:{c:x}:{d:x}::/64")
        }
    }
}

fn look(
    buckets: &Option<Mutex<Buckets>>,
    who: &str,
    now: Instant,
) -> std::result::Result<(), Refusal> {
    with(buckets, |buckets| buckets.look(who, now))
}

fn take(
    buckets: &Option<Mutex<Buckets>>,
    who: &str,
    now: Instant,
) -> std::result::Result<(), Refusal> {
    with(buckets, |buckets| buckets.take(who, now))
}

fn with(
    buckets: &Option<Mutex<Buckets>>,
    ask: impl FnOnce(&mut Buckets) -> std::result::Result<(), Duration>,
) -> std::result::Result<(), Refusal> {
    match buckets {
        None => Ok(()),
        Some(buckets) => {
            let mut buckets = buckets
                .lock()
                .unwrap_or_else(std::sync::PoisonError::into_inner);
            let rate = buckets.rate;
            ask(&mut buckets).map_err(|wait| Refusal::wait(wait, rate))
        }
    }
}

/// The key that was sent, if it is good. Every bad key reads the same.
fn find(house: &dyn House, headers: &HeaderMap) -> std::result::Result<Key, Refusal> {
    let sent = headers
        .get_all(header::AUTHORIZATION)
        .iter()
        .collect::<Vec<_>>();
    let unauthorized = |message| Refusal::unauthorized(message, !sent.is_empty());
    let [authorization] = sent[..] else {
        return Err(unauthorized(
            "a key is needed: Authorization: Bearer <API_KEY>",
        ));
    };
    let scheme = header::BEARER.len();
    let text = authorization.to_str().ok().filter(|text| {
        text.get(..scheme)
            .is_some_and(|start| start.eq_ignore_ascii_case(header::BEARER))
    });
    let Some(token) = text.map(|text| text[scheme..].trim()) else {
        return Err(unauthorized(
            "the key must be sent as Authorization: Bearer <API_KEY>",
        ));
    };
    let known = match id_of(token) {
        Some(id) => house.key(id)?,
        None => None,
    };
    // An unknown id is compared all the same, so that both take as long.
    let hashes = (hash(token), known.as_ref().map_or([0; 32], |key| key.hash));
    let same: bool = hashes.0.ct_eq(&hashes.1).into();
    match known.filter(|key| same && key.is_good(house.now())) {
        Some(key) => Ok(key),
        None => Err(unauthorized("the key is not valid")),
    }
}

/// The permission that a key has, as an order: reading and writing includes reading.
const _: () = assert!((Permission::Read as u8) < (Permission::ReadWrite as u8));
