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
fn an_address_and_a_name_that_are_too_long_are_the_configurations_and_are_told_by_their_beginning()
{
    let long = "x".repeat(70_000);
    let url = format!("https://journal.example/{long}");
    let world = World::new();
    let set = World::new().with("JOURNAL_BASE_URL", &url);
    let named = World::new().with("JOURNAL_CONTEXT", &long);
    let written = World::new();
    std::fs::create_dir(written.config()).unwrap();
    let config = format!("[contexts.far]\nurl = \"{url}\"\n");
    std::fs::write(written.config().join("config.toml"), config).unwrap();
    for (world, line) in [
        (&set, &["today"][..]),
        (&set, &["today", "--json"]),
        (&set, &["doctor"]),
        (&set, &["auth", "login", "--insecure-storage"]),
        (&world, &["context", "add", "far", "--url", &url]),
        (&written, &["-C", "far", "today"]),
        (
            &written,
            &["-C", "far", "auth", "login", "--insecure-storage"],
        ),
        (&named, &["today", "--json"]),
        (&world, &["-C", &long, "today", "--json"]),
        (&world, &["-C", &long, "doctor"]),
        (&world, &["-C", &long, "doctor", "--json"]),
    ] {
        let done = world.run(line);
        assert_eq!(done.exit, 13, "{}", line[0]);
        let told = done.out + &done.err;
        assert!(told.contains("x…"), "{}: {} letters", line[0], told.len());
        assert!(!told.contains(&"x".repeat(101)), "{line:.20?}");
    }
    let listed = written.ok(&["context", "list"]).out;
    assert!(
        !listed.contains(&"x".repeat(101)),
        "{} letters",
        listed.len()
    );
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

#[test]
fn an_address_that_was_typed_is_not_looked_for_in_a_file() {
    let long = format!("https://journal.example/{}", "x".repeat(70_000));
    let world = World::new();
    for url in [
        "nonsense",
        "ftp://x/v1",
        "http://example.com/v1",
        "https://me:hunter2@a.example/v1",
        &long,
    ] {
        let told = world.run(&["context", "add", "x", "--url", url]).failed(13);
        told.says("--url: ").says("https://journal.example.com/v1");
        assert!(!told.err.contains("config path"), "{}", told.err);
        assert!(!told.err.contains("hunter2"), "{}", told.err);
    }
}
