//! Base addresses: https, or plain http to this machine alone.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use reqwest::Url;

use crate::error::{Code, Error, Result, echo};
use crate::model::Operation;
use crate::model::limits::BASE_URL;
use crate::wire::query;

/// The one name of this machine that plain http may go to.
pub(super) const THIS_MACHINE: &str = "localhost";

/// Where `localhost` is, whatever a resolver says: plain http must not leave this machine.
pub(super) const LOOPBACK: [SocketAddr; 2] = [
    SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 0),
    SocketAddr::new(IpAddr::V6(Ipv6Addr::LOCALHOST), 0),
];

/// A base address.
pub(super) struct Address(Url);

impl Address {
    /// Reads a base address.
    ///
    /// Errors: `Config` when it is none, or is plain http to another machine.
    pub(super) fn read(text: &str) -> Result<Address> {
        let wrong = |why: &str| {
            Error::new(
                Code::Config,
                format!("{:?} is no base address: {why}", echo(text)),
            )
        };
        if text.chars().count() > BASE_URL {
            return Err(wrong(&format!("it has more than {BASE_URL} characters")));
        }
        let mut url: Url = text.trim().parse().map_err(|_| wrong("it is no URL"))?;
        if !url.username().is_empty() || url.password().is_some() {
            // The address is not repeated: a password stands in it.
            let message = "a base address must not hold a user name or a password";
            return Err(Error::new(Code::Config, message));
        }
        match url.scheme() {
            "https" => {}
            "http" if is_this_machine(&url) => {}
            "http" => {
                return Err(wrong(
                    "plain http would show the key to everybody on the way; use https",
                ));
            }
            _ => return Err(wrong("it must begin with https://")),
        }
        // Of `https:///v1` the path would be taken for the host.
        let host = text.split_once("://").map_or("", |(_, host)| host);
        if !host.starts_with(|first: char| first.is_alphanumeric() || first == '[') {
            return Err(wrong("a host must stand behind ://"));
        }
        if url.query().is_some() || url.fragment().is_some() {
            // It is not repeated: what stands there is often a secret.
            let message = "a base address ends with its path: neither ? nor # may follow";
            return Err(Error::new(Code::Config, message));
        }
        let path = url.path().trim_end_matches('/').to_owned();
        url.set_path(&path);
        Ok(Address(url))
    }

    /// The address as it is told and remembered; nothing in it is secret.
    pub(super) fn as_str(&self) -> &str {
        self.0.as_str()
    }

    /// Its host, and its port if it is not the usual one.
    pub(super) fn origin(&self) -> String {
        let host = self.0.host_str().unwrap_or_default();
        let port = self.0.port().map(|port| format!(":{port}"));
        format!("{host}{}", port.unwrap_or_default())
    }

    /// Scheme, host and port: what a key is bound to.
    pub(super) fn scheme_and_origin(&self) -> String {
        self.0.origin().ascii_serialization()
    }

    /// Whether it is plain http, and so on this machine.
    pub(super) fn is_plain(&self) -> bool {
        self.0.scheme() == "http"
    }

    /// The address of an operation.
    pub(super) fn of(&self, operation: Operation, id: &str, pairs: &[(String, String)]) -> Url {
        let mut url = self.0.clone();
        let base = self.0.path().trim_end_matches('/');
        url.set_path(&format!("{base}{}", operation.path(id)));
        if !pairs.is_empty() {
            url.set_query(Some(&query::write(pairs)));
        }
        url
    }
}

fn is_this_machine(url: &Url) -> bool {
    let host = url.host_str().unwrap_or_default().trim_matches(['[', ']']);
    let is_loopback = |address: IpAddr| address.is_loopback();
    host == THIS_MACHINE || host.parse().is_ok_and(is_loopback)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_operation_hangs_below_the_base_however_that_ends() {
        for (base, whole) in [
            ("https://food.example/v1", "https://food.example/v1/meals"),
            ("https://food.example/v1//", "https://food.example/v1/meals"),
            ("https://food.example", "https://food.example/meals"),
            (" https://food.example/ ", "https://food.example/meals"),
        ] {
            let address = Address::read(base).unwrap();
            assert_eq!(address.of(Operation::ListMeals, "", &[]).as_str(), whole);
        }
    }

    #[test]
    fn plain_http_stays_on_this_machine() {
        for good in [
            "http://localhost:1/v1",
            "http://LOCALHOST/v1",
            "http://127.0.0.1:4820/v1",
            "http://127.9.9.9/v1",
            "http://[::1]:4820/v1",
        ] {
            assert!(Address::read(good).unwrap().is_plain(), "{good}");
        }
        for bad in [
            "http://food.example/v1",
            "http://127.0.0.1.food.example/v1",
            "http://localhost.food.example/v1",
            "http://10.0.0.1/v1",
            "http://[::ffff:10.0.0.1]/v1",
            "http://0.0.0.0/v1",
            "ftp://localhost/v1",
            "localhost:4820/v1",
            "https://me:secret@food.example/v1",
            "/v1",
            "https:///v1",
            "https:food.example/v1",
            "http:127.0.0.1:4820/v1",
            "https://food.example/v1?key=x",
            "https://food.example/v1#x",
            "https://food.example/v1?",
            "",
        ] {
            let code = Address::read(bad).err().map(|error| error.code());
            assert_eq!(code, Some(Code::Config), "{bad}");
        }
    }

    #[test]
    fn a_password_in_an_address_is_not_repeated() {
        let error = Address::read("https://me:secret@food.example/v1")
            .err()
            .unwrap();
        assert!(!format!("{error:?}").contains("secret"), "{error:?}");
    }
}
