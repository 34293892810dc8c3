//! https: a certificate that nobody trusts gets no key; one that is trusted is spoken to.

use std::sync::Arc;

use journal::api::Journal;
use journal::error::{Code, Outcome};
use journal::remote::{Remote, Secret};
use rcgen::{BasicConstraints, CertificateParams, IsCa, KeyPair};
use rustls::ServerConfig;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use serde_json::json;

use crate::client::{KEY, MEAL, SHORT, create_fails, draft, meal, refused, world};
use crate::reply::{Reply, json, raw};
use crate::server::Server;
use crate::world::World;

const CERTIFICATE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/tls/localhost.pem");
const PRIVATE: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/tests/data/tls/localhost.key.pem"
);

/// A server that calls itself localhost, and answers everything with a meal.
fn server() -> Server {
    server_of(json(200, &meal()))
}

/// A server that shows a certificate authority's own certificate, and that certificate's file.
fn authority(world: &World) -> (Server, String) {
    let key = KeyPair::generate().expect("a key");
    let names = ["localhost".to_owned(), "127.0.0.1".to_owned()];
    let mut parameters = CertificateParams::new(names).expect("names");
    parameters.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    let certificate = parameters.self_signed(&key).expect("a certificate");
    let private = PrivateKeyDer::Pkcs8(key.serialize_der().into());
    let server = showing(json(200, &meal()), certificate.der().clone(), private);
    (server, world.file("authority.pem", certificate.pem()))
}

/// A server that calls itself localhost.
fn server_of(reply: Reply) -> Server {
    let certificate = CertificateDer::from_pem_file(CERTIFICATE).expect("a certificate");
    let key = PrivateKeyDer::from_pem_file(PRIVATE).expect("a key");
    showing(reply, certificate, key)
}

/// A server that shows this certificate.
fn showing(
    reply: Reply,
    certificate: CertificateDer<'static>,
    key: PrivateKeyDer<'static>,
) -> Server {
    let ring = Arc::new(rustls::crypto::ring::default_provider());
    let config = ServerConfig::builder_with_provider(ring)
        .with_safe_default_protocol_versions()
        .expect("versions")
        .with_no_client_auth()
        .with_single_cert(vec![certificate], key)
        .expect("a certificate and its key");
    Server::always_over_tls(reply, Arc::new(config))
}

/// A home that trusts this file of certificates and no other.
fn trusting(server: &Server, file: &str) -> World {
    world(server).with("SSL_CERT_FILE", file)
}

#[test]
fn a_certificate_that_nobody_trusts_gets_nothing() {
    let server = server();
    let remote = Remote::new(&server.base(), Some(Secret::new(KEY)), SHORT).unwrap();
    let error = refused(remote.create_meal(&draft()));
    assert_eq!(
        (error.code(), error.what_became()),
        (Code::Network, Outcome::NotApplied)
    );
    assert!(error.message().contains("is not trusted"), "{error}");
    assert_eq!(server.count(), 0);
}

#[test]
fn an_untrusted_certificate_ends_with_exit_code_10_and_says_so() {
    let server = server();
    let world = world(&server);
    let error = world.error(10, &["meal", "show", MEAL]);
    assert_eq!(
        (&error["code"], &error["outcome"]),
        (&json!("network"), &json!("not_applied"))
    );
    let certificate = format!(
        "the certificate of 127.0.0.1:{} is not trusted",
        server.port()
    );
    world
        .run(&["meal", "show", MEAL])
        .failed(10)
        .says(&certificate);
    assert_eq!(server.count(), 0);
}

#[test]
fn a_trusted_certificate_is_spoken_to() {
    let server = server();
    let shown = trusting(&server, CERTIFICATE).json(&["meal", "show", MEAL]);
    assert_eq!(shown, meal());
    assert_eq!(
        server.only().header("Authorization"),
        format!("Bearer {KEY}")
    );
}

#[test]
fn a_connection_that_breaks_after_it_was_safe_leaves_a_write_unknown() {
    let server = server_of(raw(""));
    let error = create_fails(&trusting(&server, CERTIFICATE), 10);
    assert_eq!(
        (&error["code"], &error["outcome"]),
        (&json!("network"), &json!("unknown"))
    );
    assert_eq!(server.only().line(), "POST /v1/meals");
}

#[test]
fn without_any_certificates_https_says_what_it_needs_and_http_does_without() {
    let server = server();
    let world = trusting(&server, "/nowhere/at/all.pem").with("SSL_CERT_DIR", "/nowhere/at/all");
    let done = world.run(&["meal", "show", MEAL]).failed(10);
    done.says("SSL_CERT_FILE");
    assert_eq!(server.count(), 0);

    let plain = Server::always(json(200, &meal()));
    let world = trusting(&plain, "/nowhere/at/all.pem").with("SSL_CERT_DIR", "/nowhere/at/all");
    assert_eq!(world.json(&["meal", "show", MEAL]), meal());
}

#[test]
fn a_port_without_tls_is_told_apart_from_a_certificate() {
    let plain = Server::always(json(200, &meal()));
    let base = plain.base().replace("http:", "https:");
    let error = refused(Remote::new(&base, None, SHORT).unwrap().get_meal(MEAL));
    assert_eq!(
        (error.code(), error.what_became()),
        (Code::Network, Outcome::NotApplied)
    );
    assert!(!error.message().contains("certificate"), "{error}");
    assert_eq!(plain.count(), 0);
}

#[test]
fn the_certificate_of_an_authority_is_none_of_a_server_and_the_hint_says_so() {
    let home = World::new();
    let (server, file) = authority(&home);
    let error = trusting(&server, &file).error(10, &["meal", "show", MEAL]);
    assert_eq!(error["outcome"], "not_applied");
    let hint = error["hint"].as_str().unwrap();
    assert!(
        hint.contains("CA:TRUE") && hint.contains("CA:FALSE"),
        "{error}"
    );
    assert_eq!(server.count(), 0);
}
