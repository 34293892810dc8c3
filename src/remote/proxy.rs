//! The proxy that the environment names. Requests would go past one that is not understood, without a word, and the service
//! and the network would see who meant not to be seen.

use std::env;

use hyper::Uri;

use crate::error::{Code, Error, Result};

/// What names the proxy of https, and failing that the one of everything: each pair is asked in its order.
const NAMES: [[&str; 2]; 2] = [["HTTPS_PROXY", "https_proxy"], ["ALL_PROXY", "all_proxy"]];

/// Refuses a proxy that nobody can go through.
///
/// Errors: `Config`; what it says may be secret, and is not told.
pub(super) fn check() -> Result<()> {
    let said = NAMES.into_iter().filter_map(|names| {
        let name = names.into_iter().find(|name| env::var_os(name).is_some())?;
        Some((name, env::var_os(name)?))
    });
    let mut said = said.filter(|(_, value)| !value.is_empty());
    match said.next() {
        Some((name, value)) if !value.to_str().is_some_and(is_proxy) => Err(refused(name)),
        _ => Ok(()),
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
