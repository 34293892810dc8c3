//! A journal served to other machines, through TLS.

use std::net::TcpListener;

use rcgen::{CertifiedKey, generate_simple_self_signed};

use crate::serve::Server;
use crate::world::World;

/// A home with a certificate of this machine and its key; the program trusts it.
fn home() -> (World, String, String) {
    let names = vec!["localhost".to_owned(), "127.0.0.1".to_owned()];
    let CertifiedKey { cert, signing_key } = generate_simple_self_signed(names).unwrap();
    let world = World::new();
    let certificate = world.file("cert.pem", cert.pem());
    let key = world.file("key.pem", signing_key.serialize_pem());
    (world, certificate, key)
}

fn key(world: &World) -> String {
    let made = world.json(&["key", "create", "--permission", "read-write"]);
    made["key"].as_str().unwrap().to_owned()
}

#[test]
fn a_meal_is_logged_through_tls() {
    let (world, certificate, secret) = home();
    let key = key(&world);
    let arguments = [
        "--tls-cert",
        &certificate,
        "--tls-key",
        &secret,
        "--listen",
        "0.0.0.0:0",
    ];
    let server = Server::start_with(&world, &arguments);
    let port = server.base.strip_prefix("https://127.0.0.1:").unwrap();
    let base = format!("https://localhost:{port}");
    let elsewhere = World::new()
        .with("JOURNAL_BASE_URL", &base)
        .with("JOURNAL_API_KEY", &key);
    // Nobody is trusted who is not known.
    elsewhere
        .run(&["log", "100 kcal"])
        .failed(10)
        .says("certificate");
    let elsewhere = elsewhere.with("SSL_CERT_FILE", &certificate);
    elsewhere.ok(&["meal", "list"]);
    assert_eq!(elsewhere.meals(), 0);
}

#[test]
fn what_is_not_tls_gets_no_answer_and_harms_nobody() {
    let (world, certificate, secret) = home();
    let key = key(&world);
    let server = Server::start_with(&world, &["--tls-cert", &certificate, "--tls-key", &secret]);
    let plain = server.base.replace("https", "http");
    let elsewhere = World::new()
        .with("JOURNAL_API_KEY", &key)
        .with("SSL_CERT_FILE", &certificate);
    elsewhere.run(&["meal", "list"]).succeeded();
    let asked = |base: &str| {
        elsewhere
            .command(&["meal", "list"])
            .env("JOURNAL_BASE_URL", base)
            .output()
            .unwrap()
    };
    assert_eq!(asked(&plain).status.code(), Some(11));
    assert_eq!(asked(&server.base).status.code(), Some(0));
}

#[test]
fn a_certificate_that_cannot_be_used_is_told_before_anything_is_served() {
    let (world, certificate, secret) = home();
    key(&world);
    let other = world.file(
        "other.pem",
        rcgen::KeyPair::generate().unwrap().serialize_pem(),
    );
    let serve = |certificate: &str, key: &str| {
        world.run(&["serve", "--tls-cert", certificate, "--tls-key", key])
    };
    serve(&certificate, &other).failed(13).says("cert.pem");
    serve(&secret, &secret).failed(13).says("key.pem");
    serve(&certificate, &certificate)
        .failed(13)
        .says("cert.pem");
    serve("/nowhere.pem", &secret)
        .failed(13)
        .says("/nowhere.pem");
    world
        .run(&["serve", "--tls-cert", &certificate])
        .failed(2)
        .says("--tls-key");
    world
        .run(&[
            "serve",
            "--tls-cert",
            &certificate,
            "--tls-key",
            &secret,
            "--behind-proxy",
        ])
        .failed(2);
}

#[cfg(unix)]
#[test]
fn a_private_key_that_everybody_may_read_is_told() {
    use std::os::unix::fs::PermissionsExt;
    let (world, certificate, secret) = home();
    key(&world);
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let tls = ["--tls-cert", &certificate, "--tls-key", &secret];
    let serve = [&["serve", "--listen", &address], &tls[..]].concat();
    for (mode, is_told) in [(0o644, true), (0o640, false), (0o600, false)] {
        std::fs::set_permissions(&secret, PermissionsExt::from_mode(mode)).unwrap();
        let told = world.run(&serve).failed(10).err;
        let hint = format!("to end that: chmod o-rwx {secret}");
        assert_eq!(told.contains(&hint), is_told, "{mode:o}: {told}");
    }
}

#[test]
fn behind_a_proxy_any_address_may_be_listened_on() {
    let world = World::new();
    let key = key(&world);
    let server = Server::start_with(&world, &["--behind-proxy", "--listen", "0.0.0.0:0"]);
    let elsewhere = World::new()
        .with("JOURNAL_BASE_URL", &server.base)
        .with("JOURNAL_API_KEY", &key);
    assert_eq!(elsewhere.meals(), 0);
}

#[test]
fn an_address_that_is_taken_is_told() {
    let world = World::new();
    key(&world);
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    world
        .run(&["serve", "--listen", &address])
        .failed(10)
        .says(&address);
}
