//! Connections that do not behave, and the end of the server.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::thread;
use std::time::{Duration, Instant};

use journal::model::Permission;
use journal::serve::Options;

use crate::house::{House, bearer};

fn impatient() -> House {
    House::with(Options {
        patience: Duration::from_millis(500),
        rate: None,
        ..Options::default()
    })
}

/// How long it takes until the server closes a connection on which this was sent.
fn closed_after(house: &House, sent: &str) -> (Duration, String) {
    let mut socket = TcpStream::connect(house.address).unwrap();
    socket
        .set_read_timeout(Some(Duration::from_secs(20)))
        .unwrap();
    socket.write_all(sent.as_bytes()).unwrap();
    let began = Instant::now();
    let mut answer = String::new();
    socket.read_to_string(&mut answer).unwrap();
    (began.elapsed(), answer)
}

#[test]
fn a_connection_that_says_nothing_or_half_is_closed() {
    let house = impatient();
    for half in [
        "",
        "G",
        "PRI * HTTP/2.0\r\n\r\n",
        "GET /v1/settings HTTP/1.1\r\nHost: loc",
    ] {
        let (after, _) = closed_after(&house, half);
        assert!(after < Duration::from_secs(10), "{half:?}: {after:?}");
    }
}

#[test]
fn a_body_that_does_not_come_is_not_waited_for() {
    let house = impatient();
    let key = bearer(&house.key(Permission::ReadWrite));
    let head = format!(
        "POST /v1/meals HTTP/1.1\r\nHost: localhost\r\n{key}\r\nContent-Type: application/json\r\n"
    );
    for body in [
        "Content-Length: 100\r\n\r\n{",
        "Transfer-Encoding: chunked\r\n\r\n5\r\n{",
    ] {
        let (after, answer) = closed_after(&house, &format!("{head}{body}"));
        assert!(after < Duration::from_secs(10), "{after:?}");
        assert!(answer.starts_with("HTTP/1.1 503"), "{answer}");
    }
}

#[test]
fn a_client_that_reads_nothing_is_not_waited_for() {
    let house = House::with(Options {
        send_patience: Duration::from_millis(500),
        rate: None,
        ..Options::default()
    });
    let ask = "GET /v1/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n";
    // More than what stands between two programs holds.
    let asked = 1_000;
    let mut socket = TcpStream::connect(house.address).unwrap();
    socket.write_all(ask.repeat(asked).as_bytes()).unwrap();
    thread::sleep(Duration::from_secs(3));
    let mut answers = Vec::new();
    let mut chunk = vec![0; 1 << 20];
    let patience = Some(Duration::from_secs(10));
    socket.set_read_timeout(patience).unwrap();
    let closed = loop {
        match socket.read(&mut chunk) {
            Ok(0) => break true,
            Ok(read) => answers.extend_from_slice(&chunk[..read]),
            Err(error) => break error.kind() == std::io::ErrorKind::ConnectionReset,
        }
    };
    assert!(closed, "the connection is still open");
    let answered = String::from_utf8_lossy(&answers)
        .matches("HTTP/1.1 200")
        .count();
    assert!((1..asked).contains(&answered), "{answered}");
}

#[test]
fn half_heads_by_the_hundred_keep_nobody_waiting() {
    let house = House::with(Options {
        patience: Duration::from_secs(3),
        rate: None,
        ..Options::default()
    });
    let key = bearer(&house.key(Permission::Read));
    let began = Instant::now();
    let half: Vec<TcpStream> = (0..300)
        .map(|_| {
            let mut socket = TcpStream::connect(house.address).unwrap();
            socket.write_all(b"GET / HTTP/1.1\r\nHos").unwrap();
            socket
        })
        .collect();
    assert_eq!(house.get("/v1/settings", &[&key]).status, 200);
    // Generous: it is about not waiting for the others' time limit.
    assert!(
        began.elapsed() < Duration::from_secs(3),
        "{:?}",
        began.elapsed()
    );
    for mut socket in half {
        socket
            .set_read_timeout(Some(Duration::from_secs(20)))
            .unwrap();
        let mut rest = Vec::new();
        socket.read_to_end(&mut rest).unwrap();
    }
}

#[test]
fn what_is_under_way_comes_to_its_end_when_the_server_stops() {
    let house = House::open(None);
    let key = bearer(&house.key(Permission::ReadWrite));
    let mut socket = TcpStream::connect(house.address).unwrap();
    let body = r#"{"name":"Bread","data":{}}"#;
    let head = format!(
        "POST /v1/foods HTTP/1.1\r\nHost: localhost\r\n{key}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    socket.write_all(head.as_bytes()).unwrap();
    socket.write_all(&body.as_bytes()[..5]).unwrap();
    // The request is with the server before it is told to stop.
    thread::sleep(Duration::from_millis(300));
    let stopping = thread::spawn(move || drop(house));
    thread::sleep(Duration::from_millis(300));
    socket.write_all(&body.as_bytes()[5..]).unwrap();
    let mut answer = String::new();
    socket.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
    stopping.join().unwrap();
}

#[test]
fn an_answer_comes_in_gzip_to_who_asks_for_it() {
    let house = House::open(None);
    let key = bearer(&house.key(Permission::ReadWrite));
    for n in 0..10 {
        let food = format!(
            r#"{{"name":"Bread {n}","notes":"{}","data":{{}}}}"#,
            "n".repeat(300)
        );
        assert_eq!(house.post("/v1/foods", &[&key], &food).status, 201);
    }
    let plain = house.get("/v1/foods", &[&key]);
    assert_eq!(plain.header("content-encoding"), None);
    let text = format!(
        "GET /v1/foods HTTP/1.1\r\nHost: localhost\r\n{key}\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n"
    );
    let mut socket = TcpStream::connect(house.address).unwrap();
    socket.write_all(text.as_bytes()).unwrap();
    let mut bytes = Vec::new();
    socket.read_to_end(&mut bytes).unwrap();
    let head = String::from_utf8_lossy(&bytes).into_owned();
    assert!(head.contains("content-encoding: gzip"), "{head}");
    assert!(bytes.len() < plain.body.len() / 2, "{}", bytes.len());
}

#[test]
fn a_revoked_key_stops_with_the_next_request_of_an_open_connection() {
    let house = House::open(None);
    let key = house.key(Permission::Read);
    let mut socket = TcpStream::connect(house.address).unwrap();
    let mut ask = || {
        let text = format!(
            "GET /v1/settings HTTP/1.1\r\nHost: localhost\r\n{}\r\n\r\n",
            bearer(&key)
        );
        socket.write_all(text.as_bytes()).unwrap();
        let mut answer = vec![0; 4096];
        let read = socket.read(&mut answer).unwrap();
        String::from_utf8_lossy(&answer[..read])[9..12].to_owned()
    };
    assert_eq!((ask(), ask()), ("200".to_owned(), "200".to_owned()));
    house.revoke(&key);
    assert_eq!(ask(), "401");
}

/// The body may come in a packet of its own, and the connection ends behind an answer that did not wait for it.
#[test]
fn a_refusal_that_waits_for_no_body_says_that_the_connection_ends() {
    let house = impatient();
    let key = bearer(&house.key(Permission::Read));
    let head = |line: &str, key: &str| format!("{line} HTTP/1.1\r\nHost: localhost\r\n{key}");
    let body = "\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n";
    for (line, key, status) in [
        ("POST /v1/meals", "Authorization: Bearer jrnl_no", 401),
        ("POST /v1/meals", key.as_str(), 403),
        ("POST /v1/nothing", key.as_str(), 404),
    ] {
        let (_, answer) = closed_after(&house, &(head(line, key) + body));
        assert!(
            answer.starts_with(&format!("HTTP/1.1 {status}")),
            "{answer}"
        );
        assert!(answer.contains("\r\nconnection: close\r\n"), "{answer}");
    }
    // One that came is no reason to end it, nor is none.
    let bad = "Authorization: Bearer jrnl_no";
    let whole = head("POST /v1/meals", bad) + body + "{}";
    for request in [head("GET /v1/settings", bad) + "\r\n\r\n", whole] {
        let (_, answers) = closed_after(&house, &request.repeat(3));
        assert_eq!(answers.matches("HTTP/1.1 401").count(), 3, "{answers}");
    }
}

#[test]
fn a_connection_goes_on_behind_a_refusal_whose_body_came_in_a_packet_of_its_own() {
    let house = impatient();
    let mut socket = TcpStream::connect(house.address).unwrap();
    socket.set_nodelay(true).unwrap();
    for _ in 0..9 {
        let head = "POST /v1/meals HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nContent-Type: application/json\r\n\r\n";
        socket.write_all(head.as_bytes()).unwrap();
        thread::sleep(Duration::from_millis(2));
        socket.write_all(b"{}").unwrap();
        let mut answer = vec![0; 4096];
        let read = socket.read(&mut answer).unwrap();
        let answer = String::from_utf8_lossy(&answer[..read]).into_owned();
        assert!(answer.starts_with("HTTP/1.1 401"), "{answer:?}");
        assert!(!answer.contains("connection: close"), "{answer}");
    }
}

#[test]
fn a_body_may_be_as_large_as_the_server_says() {
    let house = House::with(Options {
        largest_body: 100,
        rate: None,
        ..Options::default()
    });
    let key = bearer(&house.key(Permission::ReadWrite));
    let food = |letters: usize| format!(r#"{{"name":"{}","data":{{}}}}"#, "n".repeat(letters));
    let room = 100 - food(0).len();
    assert_eq!(house.post("/v1/foods", &[&key], &food(room)).status, 201);
    assert_eq!(
        house.post("/v1/foods", &[&key], &food(room + 1)).status,
        413
    );
}

#[test]
fn a_register_that_was_replaced_lets_nobody_in_by_what_it_said() {
    let house = House::open(None);
    let key = house.key(Permission::Read);
    let status = || house.get("/v1/settings", &[&bearer(&key)]).status;
    assert_eq!(status(), 200);
    let file = house.path().join("server.db");
    let (other, aside) = (file.with_extension("other"), file.with_extension("aside"));
    std::fs::copy(&file, &other).unwrap();
    std::fs::rename(&file, &aside).unwrap();
    assert_eq!(status(), 503);
    std::fs::rename(&other, &file).unwrap();
    assert_eq!(status(), 503);
    std::fs::rename(&aside, &file).unwrap();
    assert_eq!(status(), 200);
    // Whoever reads the log is told what to do.
    let is_told = |log: &str| log.contains("put the file back; or stop this program");
    assert!(is_told(&house.log(is_told)));
}
