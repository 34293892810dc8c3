//! Who can reach the server, and whose word is taken for where a request came from.

use std::sync::Arc;

use journal::error::Code;
use journal::local::{Local, OwnHouse, Place, Register};
use journal::model::Permission;
use journal::serve::{Options, Rate, Reach, serve};

use crate::house::{House, bearer};

#[test]
fn other_machines_are_not_served_in_plain_text() {
    let folder = tempfile::tempdir().unwrap();
    let clock: journal::local::Clock = Arc::new(chrono::Utc::now);
    let journal = Local::open(Place::folder(folder.path()), Arc::clone(&clock), || {
        Ok(Box::new(std::iter::empty()))
    });
    let register = Register::open(folder.path()).unwrap();
    let house = Arc::new(OwnHouse::new(register, journal.unwrap(), clock));
    let options = Options {
        listen: ([0, 0, 0, 0], 0).into(),
        ..Options::default()
    };
    let ready = |_| panic!("it listens");
    let refused = serve(house, options, std::io::sink(), ready, async {}).unwrap_err();
    assert_eq!(refused.code(), Code::Usage);
}

#[test]
fn a_proxys_word_is_taken_for_the_last_hop_alone() {
    let house = House::with(Options {
        reach: Reach::Proxy,
        rate: Some(Rate {
            per_minute: 6_000,
            burst: 1_000,
        }),
        ..Options::default()
    });
    let wrong = bearer("no");
    let from = |hops: &str| {
        let hops = format!("X-Forwarded-For: {hops}");
        house.get("/v1/settings", &[&wrong, &hops]).status
    };
    // The first hops are what a client says of itself: it cannot count as somebody else.
    let statuses: Vec<u16> = (0..12)
        .map(|n| from(&format!("10.0.0.{n}, 192.0.2.7")))
        .collect();
    assert_eq!(statuses[..10], [401; 10]);
    assert_eq!(statuses[11], 429);
    assert_eq!(from("192.0.2.7, 192.0.2.8"), 401);
    // All addresses of one IPv6 network are one neighbour.
    let statuses: Vec<u16> = (0..12).map(|n| from(&format!("2001:db8::{n:x}"))).collect();
    assert_eq!((statuses[9], statuses[11]), (401, 429));
    assert_eq!(from("2001:db8:0:1::1"), 401);
    // A port, and brackets, are none of the address.
    for hop in ["192.0.2.7:5678", "[2001:db8::1]:80", "[2001:db8::1]"] {
        assert_eq!(from(hop), 429, "{hop}");
    }
}

#[test]
fn without_a_proxy_nobodys_word_is_taken() {
    let house = House::open(Some(Rate {
        per_minute: 6_000,
        burst: 1_000,
    }));
    let statuses: Vec<u16> = (0..12)
        .map(|n| {
            let hops = format!("X-Forwarded-For: 10.0.0.{n}");
            house.get("/v1/settings", &[&bearer("no"), &hops]).status
        })
        .collect();
    assert_eq!(statuses[11], 429);
}

#[test]
fn a_public_host_is_served_by_its_name_alone() {
    let house = House::with(Options {
        public_hosts: vec!["journal.example".to_owned()],
        rate: None,
        ..Options::default()
    });
    let key = bearer(&house.key(Permission::Read));
    let ask = |host: &str| {
        let text = format!(
            "GET /v1/settings HTTP/1.1\r\nHost: {host}\r\n{key}\r\nConnection: close\r\n\r\n"
        );
        house.raw(&text).status
    };
    for served in [
        "journal.example",
        "Journal.Example:443",
        "127.0.0.1:1",
        "localhost",
        "[::1]:80",
    ] {
        assert_eq!(ask(served), 200, "{served}");
    }
    for other in [
        "journal.example.evil.com",
        "127.0.0.1.evil.com",
        "0.0.0.0",
        "evil.com",
        "",
    ] {
        assert_eq!(ask(other), 421, "{other}");
    }
}
