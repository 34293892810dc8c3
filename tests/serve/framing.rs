//! Requests that are not as HTTP says, or that say one thing twice.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpStream};
use std::time::Duration;

use journal::model::Permission;

use crate::house::{Answer, House, bearer};

/// Sends these bytes, says that there are no more, and reads to the end.
fn ended(house: &House, text: &str) -> String {
    let mut socket = TcpStream::connect(house.address).unwrap();
    let limit = Some(Duration::from_secs(20));
    socket.set_read_timeout(limit).unwrap();
    socket.write_all(text.as_bytes()).unwrap();
    socket.shutdown(Shutdown::Write).unwrap();
    let mut answer = String::new();
    socket.read_to_string(&mut answer).unwrap();
    answer
}

fn head(house: &House, more: &str) -> String {
    let key = bearer(&house.key(Permission::ReadWrite));
    format!(
        "POST /v1/foods HTTP/1.1\r\nHost: localhost\r\n{key}\r\nContent-Type: application/json\r\n{more}\r\n\r\n"
    )
}

#[test]
fn a_body_that_breaks_off_or_is_wrongly_framed_is_invalid() {
    let house = House::open(None);
    for (framed, body) in [
        ("Content-Length: 100", "{\"name\""),
        ("Content-Length: 100000", "{\"name\""),
        ("Transfer-Encoding: chunked", "5\r\n{\"na"),
        ("Transfer-Encoding: chunked", "5\r\n{\"nam\r\n"),
        ("Transfer-Encoding: chunked", "zz\r\n{\"nam\r\n0\r\n\r\n"),
        ("Transfer-Encoding: chunked", "2\r\n{}}}\r\n0\r\n\r\n"),
    ] {
        let answer = ended(&house, &format!("{}{body}", head(&house, framed)));
        assert!(
            answer.starts_with("HTTP/1.1 400"),
            "{framed} {body:?}: {answer}"
        );
        assert!(answer.contains("\"invalid_input\""), "{answer}");
    }
}

#[test]
fn a_body_that_is_packed_on_its_way_is_not_read() {
    let house = House::open(None);
    let body = r#"{"name":"Bread","data":{}}"#;
    for (coding, status) in [("chunked", 201), ("gzip, chunked", 400), ("Chunked", 201)] {
        let framed = head(&house, &format!("Transfer-Encoding: {coding}"));
        let asked = format!("{framed}{:x}\r\n{body}\r\n0\r\n\r\n", body.len());
        let answer = ended(&house, &asked);
        let begins = format!("HTTP/1.1 {status}");
        assert!(answer.starts_with(&begins), "{coding}: {answer}");
    }
}

#[test]
fn who_has_said_all_still_hears_the_answer() {
    let house = House::open(None);
    let body = r#"{"name":"Bread","data":{}}"#;
    let framed = format!("Content-Length: {}", body.len());
    let answer = ended(&house, &format!("{}{body}", head(&house, &framed)));
    assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
    let answer = ended(&house, "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
}

#[test]
fn the_answer_to_a_body_that_is_too_large_arrives() {
    let house = House::open(None);
    let framed = "Transfer-Encoding: chunked";
    let mut socket = TcpStream::connect(house.address).unwrap();
    socket.write_all(head(&house, framed).as_bytes()).unwrap();
    let chunk = format!("100000\r\n{}\r\n", " ".repeat(0x10_0000));
    // The client sends all of it before it looks for an answer.
    for _ in 0..12 {
        socket.write_all(chunk.as_bytes()).unwrap();
    }
    socket.write_all(b"0\r\n\r\n").unwrap();
    let mut answer = String::new();
    socket.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 413"), "{answer}");
    assert!(answer.contains("\r\nconnection: close\r\n"), "{answer}");
    assert!(answer.ends_with('}'), "{answer}");
}

/// Asks for the settings with these lines about the host.
fn of_host(house: &House, target: &str, lines: &str) -> Answer {
    let key = bearer(&house.key(Permission::Read));
    house.raw(&format!(
        "GET {target} HTTP/1.1\r\n{lines}{key}\r\nConnection: close\r\n\r\n"
    ))
}

#[test]
fn a_request_names_its_host_once() {
    let house = House::open(None);
    let here = "Host: localhost\r\n";
    for lines in ["", "Host: localhost\r\nHost: evil.com\r\n", &here.repeat(2)] {
        let answer = of_host(&house, "/v1/settings", lines);
        assert_eq!(answer.status, 400, "{lines:?}");
        assert!(answer.body.contains("\"path\":\"Host\""), "{}", answer.body);
    }
    assert_eq!(of_host(&house, "/v1/settings", here).status, 200);
}

#[test]
fn a_host_in_the_address_is_the_one_that_counts() {
    let house = House::open(None);
    for (host, line, status) in [
        ("localhost", "evil.com", 200),
        ("127.0.0.1:80", "localhost", 200),
        ("evil.com", "localhost", 421),
        ("localhost@evil.com", "localhost", 421),
    ] {
        let target = format!("http://{host}/v1/settings");
        let answer = of_host(&house, &target, &format!("Host: {line}\r\n"));
        assert_eq!(answer.status, status, "{host} {line}");
    }
}

#[test]
fn a_body_is_json_in_utf8_said_once_and_not_packed() {
    let house = House::open(None);
    let key = bearer(&house.key(Permission::ReadWrite));
    let json = "Content-Type: application/json";
    let send = |lines: &[&str]| {
        let lines = [&[key.as_str()], lines].concat();
        house.send("POST", "/v1/foods", &lines, r#"{"name":"Bread","data":{}}"#)
    };
    for taken in [
        &["Content-Type: application/json; charset=utf-8"][..],
        &["Content-Type: Application/JSON;charset=\"UTF-8\""],
        &[json, "Content-Encoding: identity"],
    ] {
        assert_eq!(send(taken).status, 201, "{taken:?}");
    }
    for (refused, said) in [
        (&[json, json][..], "once"),
        (&[json, "Content-Type: text/plain"], "once"),
        (&["Content-Type: application/json; charset=utf-16"], "UTF-8"),
        (&[json, "Content-Encoding: gzip"], "Content-Encoding"),
        (
            &[json, "Content-Encoding: identity", "Content-Encoding: br"],
            "Content-Encoding",
        ),
    ] {
        let answer = send(refused);
        assert_eq!(answer.status, 400, "{refused:?}");
        assert!(answer.body.contains(said), "{refused:?}: {}", answer.body);
    }
}

#[test]
fn a_body_that_is_not_read_is_one_that_no_other_site_can_send() {
    let house = House::open(None);
    let key = bearer(&house.key(Permission::ReadWrite));
    let meal = "/v1/meals/00000000-0000-4000-8000-000000000000";
    let status = |method: &str, lines: &[&str], body: &str| {
        let lines = [&[key.as_str()], lines].concat();
        house.send(method, meal, &lines, body).status
    };
    for method in ["DELETE", "GET"] {
        assert_eq!(status(method, &["Content-Type: text/plain"], "junk"), 400);
        assert_eq!(
            status(method, &["Content-Type: application/json"], "{}"),
            404
        );
        assert_eq!(status(method, &[], ""), 404);
    }
}
