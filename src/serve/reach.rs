//! Who can reach the server: this machine, anybody through TLS, or a proxy that speaks for others.

use std::fmt::Display;
use std::net::{IpAddr, SocketAddr};
use std::path::Path;
use std::sync::Arc;

use axum::http::HeaderMap;
use rustls::ServerConfig;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};

use super::Options;
use crate::error::{Code, Error, Result};
use crate::wire::header;

/// Who can reach the server, and how.
#[derive(Clone, Debug)]
pub enum Reach {
    /// Programs of this machine, in plain http.
    ThisMachine,
    /// Anybody, through TLS.
    Tls(Tls),
    /// A proxy that speaks TLS with the world and names each client in `X-Forwarded-For`.
    Proxy,
}

/// A certificate and its key.
#[derive(Clone, Debug)]
pub struct Tls(pub(super) Arc<ServerConfig>);

/// What a PEM file holds, and which that is.
pub struct Pem<'f> {
    /// The file.
    pub file: &'f Path,
    /// What stands in it.
    pub bytes: Vec<u8>,
}

impl Tls {
    /// Of a chain of certificates and a private key.
    ///
    /// Errors: `Config` when one cannot be read or they do not belong together.
    pub fn of(certificates: &Pem<'_>, key: &Pem<'_>) -> Result<Tls> {
        let chain = CertificateDer::pem_slice_iter(&certificates.bytes)
            .collect::<std::result::Result<Vec<_>, _>>()
            .map_err(|error| unusable(certificates, &error))?;
        if chain.is_empty() {
            return Err(unusable(certificates, &"there is no certificate in it"));
        }
        let secret =
            PrivateKeyDer::from_pem_slice(&key.bytes).map_err(|error| unusable(key, &error))?;
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let mut config = ServerConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .and_then(|builder| {
                builder
                    .with_no_client_auth()
                    .with_single_cert(chain, secret)
            })
            .map_err(|error| unusable(certificates, &error))?;
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(Tls(Arc::new(config)))
    }
}

fn unusable(pem: &Pem<'_>, why: &dyn Display) -> Error {
    let what = format!("{}: {why}", pem.file.display());
    Error::new(Code::Config, what).hint(
        "both files must be PEM, the key without a passphrase, and the certificate must be of that key",
    )
}

impl Options {
    /// Keys and meals do not cross a network in plain text.
    pub(super) fn check_reach(&self) -> Result<()> {
        let address = self.listen.ip();
        match self.reach {
            Reach::ThisMachine if !address.is_loopback() => Err(Error::new(
                Code::Usage,
                format!("{address} can be reached from other machines, and keys and meals would cross the network in plain text"),
            )
            .hint("listen on 127.0.0.1, or use --tls-cert and --tls-key, or --behind-proxy")),
            _ => Ok(()),
        }
    }

    /// Whose request it is. Only a proxy's word is taken, and of that only the last hop, which it
    /// wrote itself.
    pub(super) fn address_of(&self, headers: &HeaderMap, peer: IpAddr) -> IpAddr {
        if !matches!(self.reach, Reach::Proxy) {
            return peer;
        }
        let told = headers.get_all(header::FORWARDED_FOR).iter().next_back();
        let hop = told.and_then(|hops| hops.to_str().ok()?.rsplit(',').next());
        hop.and_then(hop_address).unwrap_or(peer)
    }
}

/// The address of a hop. Some proxies write the port behind it, and an IPv6 address in brackets.
fn hop_address(hop: &str) -> Option<IpAddr> {
    let hop = hop.trim();
    let bare = hop.trim_start_matches('[').trim_end_matches(']');
    let with_port = || hop.parse().ok().map(|hop: SocketAddr| hop.ip());
    bare.parse().ok().or_else(with_port)
}
