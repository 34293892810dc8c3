//! The proxy that the environment names. Requests would go past one that is not understood, without a word, and the service
//! and the network would see who meant not to be seen.

use std::env;
use std::ffi::OsString;

use hyper::Uri;
use reqwest::{NoProxy, Proxy};

use crate::error::{Code, Error, Result};

/// What names the proxy of https, and failing that the one of everything: the first that says something counts.
const NAMES: [&str; 4] = ["HTTPS_PROXY", "https_proxy", "ALL_PROXY", "all_proxy"];

/// What names hosts that are asked without one.
const EXCEPT: [&str; 2] = ["NO_PROXY", "no_proxy"];

/// The proxy that https goes through; `None` where none is named, or every host is asked without one.
///
/// The client is told of it: left to itself it asks none where `REQUEST_METHOD` is set, which a web server does, and goes
/// past a proxy that is not understood.
///
/// Errors: `Config` for one that nobody can go through; what it says may be secret, and is not told.
pub(super) fn of_environment() -> Result<Option<Proxy>> {
    let Some((name, value)) = said(&NAMES) else {
        return Ok(None);
    };
    let address = value.to_str().filter(|text| is_proxy(text));
    let address = address.ok_or_else(|| refused(name))?;
    let proxy = Proxy::https(whole(address)).map_err(|_| refused(name))?;
    let except = said(&EXCEPT).map(|(_, value)| value.to_string_lossy().into_owned());
    let except = except.unwrap_or_default();
    match except.split(',').any(|host| host.trim() == "*") {
        true => Ok(None),
        false => Ok(Some(proxy.no_proxy(NoProxy::from_string(&except)))),
    }
}

/// The first of these that says something.
fn said(names: &[&'static str]) -> Option<(&'static str, OsString)> {
    let mut said = names.iter().filter_map(|name| {
        let value = env::var_os(name).filter(|value| !value.is_empty())?;
        Some((*name, value))
    });
    said.next()
}

/// An address with what a host alone leaves out.
fn whole(address: &str) -> String {
    match address.contains("://") {
        true => address.to_owned(),
        false => format!("http://{address}"),
    }
}

fn refused(name: &str) -> Error {
    let message = format!("{name} names no proxy that can be gone through");
    let hint = "nothing was sent: say it as http://HOST:PORT, or unset it to go without one";
    Error::new(Code::Config, message).hint(hint)
}

/// Whether it is a host, or the address of a proxy with a port that can be; socks is refused by its name elsewhere.
fn is_proxy(text: &str) -> bool {
    const SCHEMES: [&str; 6] = ["http", "https", "socks4", "socks4a", "socks5", "socks5h"];
    let Ok(address) = text.parse::<Uri>() else {
        return false;
    };
    let is_known = address
        .scheme_str()
        .is_none_or(|scheme| SCHEMES.contains(&scheme));
    let has_port = address.authority().is_some_and(|authority| {
        let place = authority.as_str().rsplit('@').next().unwrap_or_default();
        let behind_host = place.rsplit(']').next().unwrap_or_default();
        !behind_host.contains(':') || authority.port_u16().is_some_and(|port| port > 0)
    });
    is_known && has_port
}

#[cfg(test)]
mod tests {
    use super::is_proxy;

    #[test]
    fn a_proxy_is_a_host_or_an_address_with_a_port_that_can_be() {
        for text in [
            "proxy.lan",
            "proxy.lan:3128",
            "http://proxy.lan",
            "HTTP://proxy.lan:3128/",
            "http://anna:secret@127.0.0.1:3128",
            "https://[::1]:3128",
            "[::1]",
            "socks5h://127.0.0.1:9050",
        ] {
            assert!(is_proxy(text), "{text}");
        }
        for text in [
            "htpp://proxy.lan:3128",
            "ht!tp://proxy.lan",
            "foo://proxy.lan",
            "http://proxy.lan:177720",
            "http://proxy.lan:0",
            "http://proxy.lan:port",
            "http:/proxy.lan",
            "proxy lan",
            "/proxy",
        ] {
            assert!(!is_proxy(text), "{text}");
        }
    }
}
