//! A service of a few lines, which takes one key and remembers what it was sent.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread;

/// The key it takes, in the form of ours, but of no journal.
pub(crate) const KEY: &str = "jrnl_abcd1234_SECRETsecretSECRETsecretSECRETsecretSECRETs_c0ffee";
/// What must never be seen of the key.
pub(crate) const SECRET: &str = "SECRETsecret";

/// A service on this machine.
pub(crate) struct Service {
    /// Its base URL.
    pub(crate) base: String,
    heard: Arc<Mutex<Vec<String>>>,
}

impl Service {
    /// A service that answers settings to whoever has the key, and 401 to others.
    pub(crate) fn start() -> Service {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let base = format!("http://{}/v1", listener.local_addr().expect("an address"));
        let heard = Arc::new(Mutex::new(Vec::new()));
        let ears = Arc::clone(&heard);
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let key = answer(stream);
                ears.lock().expect("ears").push(key);
            }
        });
        Service { base, heard }
    }

    /// The keys of all requests, as they came.
    pub(crate) fn keys(&self) -> Vec<String> {
        self.heard.lock().expect("ears").clone()
    }

    /// Host and port.
    pub(crate) fn host(&self) -> &str {
        self.base["http://".len()..].trim_end_matches("/v1")
    }
}

/// Reads one request, answers it with what is a page of meals, one of foods and settings too, and gives the key it
/// came with.
fn answer(stream: TcpStream) -> String {
    let mut reader = BufReader::new(&stream);
    let (mut key, mut length) = (String::new(), 0);
    let mut line = String::new();
    while reader.read_line(&mut line).is_ok_and(|read| read > 2) {
        let (name, value) = line.trim().split_once(": ").unwrap_or_default();
        match name.to_ascii_lowercase().as_str() {
            "authorization" => key = value.trim_start_matches("Bearer ").to_owned(),
            "content-length" => length = value.parse().expect("a length"),
            _ => {}
        }
        line.clear();
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body).expect("the body");
    let (status, body) = match key.as_str() {
        KEY => (
            "200 OK",
            r#"{"meals":[],"foods":[],"nextOffset":null,"targets":[]}"#,
        ),
        _ => (
            "401 Unauthorized",
            r#"{"code":"unauthorized","message":"no such key"}"#,
        ),
    };
    let head = format!("HTTP/1.1 {status}\r\ncontent-type: application/json\r\nconnection: close");
    let _ = write!(
        &stream,
        "{head}\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    key
}
