//! Who may come in: keys, rates and permissions, in the order that was decided.

use std::net::{IpAddr, SocketAddr};
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};

use axum::http::request::Parts;
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderValue, Version};
use subtle::ConstantTimeEq;

use super::Options;
use super::keys::Keys;
use super::rate::{Buckets, Policy};
use super::refusal::Refusal;
use super::window::Window;
use crate::api::Key;
use crate::api::key::{hash, id_of};
use crate::error::{Code, Error, Result};
use crate::model::{Operation, Permission};
use crate::wire::header;

/// Failed keys of one address in any minute, whatever the rate of good ones.
const FAILURES: u32 = 10;

/// The rates so far.
pub(super) struct Gate {
    keys: Option<Mutex<Buckets>>,
    failures: Mutex<Window>,
    hosts: Vec<String>,
}

impl Gate {
    pub(super) fn new(options: &Options) -> Self {
        let loopback = ["localhost", "127.0.0.1", "[::1]"].map(str::to_owned);
        // What everybody can listen on names nobody.
        let own = match options.listen {
            own if own.ip().is_unspecified() => None,
            SocketAddr::V4(own) => Some(own.ip().to_string()),
            SocketAddr::V6(own) => Some(format!("[{}]", own.ip())),
        };
        Gate {
            keys: options
                .rate
                .map(|rate| Mutex::new(Buckets::new("requests", rate))),
            // Whoever lets good keys ask as they like does not let others try keys.
            failures: Mutex::new(Window::new("failed-keys", FAILURES)),
            hosts: loopback
                .into_iter()
                .chain(own)
                .chain(options.public_hosts.iter().cloned())
                .collect(),
        }
    }

    /// Refuses hosts that are not served: a page in a browser must not reach a journal by a name
    /// that somebody else gave this machine.
    pub(super) fn check_host(&self, head: &Parts) -> Result<()> {
        let named = host_of(head)?;
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
    pub(super) async fn admit(
        &self,
        keys: &Keys,
        operation: Operation,
        headers: &HeaderMap,
        address: IpAddr,
    ) -> std::result::Result<Key, Refusal> {
        let address = neighbourhood(address);
        let look = || {
            with(&self.failures, |failures| {
                failures.look(&address, Instant::now())
            })
        };
        look()?;
        let key = match find(keys, headers).await {
            // Others may have been tried from there meanwhile: whoever tries many at once is told of no more of them.
            Ok(key) => look().map(|()| key)?,
            Err(refusal) => {
                // Who sends no key tries none.
                if refusal.error.code() == Code::Unauthorized && refusal.token_sent {
                    with(&self.failures, |failures| {
                        failures.take(&address, Instant::now())
                    })?;
                }
                return Err(refusal);
            }
        };
        match self.allow(operation, &key, Instant::now()) {
            Ok(()) => Ok(key),
            Err(refusal) => Err(refusal.of_key(&key.id)),
        }
    }

    /// Lets a good key do this now, if it may.
    fn allow(
        &self,
        operation: Operation,
        key: &Key,
        now: Instant,
    ) -> std::result::Result<(), Refusal> {
        if let Some(keys) = &self.keys {
            with(keys, |keys| keys.take(&key.id, now))?;
        }
        if key.permission < operation.permission() {
            return Err(Error::new(Code::Forbidden, "this key may only read").into());
        }
        Ok(())
    }
}

/// The host a request is for: that of its address, where it has one, else that of its header.
fn host_of(head: &Parts) -> Result<&str> {
    let mut sent = head.headers.get_all(header::HOST).iter();
    let (named, again) = (sent.next(), sent.next());
    let is_missing = named.is_none() && head.version >= Version::HTTP_11;
    if is_missing || again.is_some() {
        return Err(Error::invalid_at("Host", "must be sent once"));
    }
    let authority = head.uri.authority().map(Authority::as_str);
    let named = || named.and_then(|host| host.to_str().ok());
    Ok(authority.or_else(named).unwrap_or_default())
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

fn with<L: AsRef<Policy>>(
    limits: &Mutex<L>,
    ask: impl FnOnce(&mut L) -> std::result::Result<(), Duration>,
) -> std::result::Result<(), Refusal> {
    let mut limits = locked(limits);
    let policy = *(*limits).as_ref();
    ask(&mut limits).map_err(|wait| Refusal::wait(wait, policy))
}

fn locked<L>(limits: &Mutex<L>) -> MutexGuard<'_, L> {
    limits
        .lock()
        .unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// The key that was sent, if it is good. Every bad key reads the same.
async fn find(keys: &Keys, headers: &HeaderMap) -> std::result::Result<Key, Refusal> {
    let sent: Vec<Option<&str>> = headers
        .get_all(header::AUTHORIZATION)
        .iter()
        .map(token_of)
        .collect();
    let token_sent = sent.iter().any(Option::is_some);
    let unauthorized = |message| Refusal::unauthorized(message, token_sent);
    let token = match sent[..] {
        [] => {
            let message = "a key is needed: Authorization: Bearer <API_KEY>";
            return Err(unauthorized(message));
        }
        [Some(token)] => token,
        _ => {
            let message = "the key must be sent once, as Authorization: Bearer <API_KEY>";
            return Err(unauthorized(message));
        }
    };
    let known = match id_of(token) {
        Some(id) => keys.find(id).await?,
        None => None,
    };
    // An unknown id is compared all the same, so that both take as long.
    let hashes = (hash(token), known.as_ref().map_or([0; 32], |key| key.hash));
    let same: bool = hashes.0.ct_eq(&hashes.1).into();
    match known.filter(|key| same && key.is_good(keys.now())) {
        Some(key) => Ok(key),
        None => Err(unauthorized("the key is not valid")),
    }
}

/// What an `Authorization` sends as a key, if it sends one.
fn token_of(authorization: &HeaderValue) -> Option<&str> {
    let (scheme, token) = authorization.to_str().ok()?.split_once(' ')?;
    let is_bearer = scheme.eq_ignore_ascii_case(header::BEARER.trim_end());
    Some(token.trim()).filter(|token| is_bearer && !token.is_empty())
}

/// The permission that a key has, as an order: reading and writing includes reading.
const _: () = assert!((Permission::Read as u8) < (Permission::ReadWrite as u8));
