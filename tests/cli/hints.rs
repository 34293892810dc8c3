//! What to do next, where it is easily told of the wrong thing.

use std::net::TcpListener;

use crate::world::World;

#[test]
fn a_variable_that_is_wrong_is_told_to_be_set_not_looked_for_in_a_file() {
    for url in ["nonsense", "http://example.com"] {
        let world = World::new().with("JOURNAL_BASE_URL", url);
        let told = world.run(&["meal", "list"]).failed(13);
        told.says("set JOURNAL_BASE_URL");
        assert!(!told.err.contains("config path"), "{}", told.err);
    }
}

#[test]
fn a_server_that_cannot_begin_says_what_of_its_options_to_change() {
    let world = World::stocked();
    world.ok(&["key", "create", "--permission", "read-write"]);
    let other = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = other.local_addr().unwrap().to_string();
    world
        .run(&["serve", "--listen", &address])
        .failed(10)
        .says("another program may have it")
        .says("--listen");
    let key = world.file("key.pem", "-----BEGIN ENCRYPTED PRIVATE KEY-----\nProc-Type: 4\n-----END ENCRYPTED PRIVATE KEY-----\n");
    let nowhere = world.home().join("nowhere.pem").display().to_string();
    for (certificate, says) in [
        (nowhere.as_str(), "name a file that is there"),
        (key.as_str(), "without a passphrase"),
    ] {
        let tls = ["--tls-cert", certificate, "--tls-key", &key];
        let line = [&["serve", "--listen", "127.0.0.1:0"], &tls[..]].concat();
        world.run(&line).failed(13).says(says);
    }
}
