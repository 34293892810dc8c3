//! Answers for a script: whole ones, and ones that no server should give.

use std::io::Write;
use std::time::Duration;

use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::Value;

/// One thing a server does while it answers.
#[derive(Clone)]
pub(crate) enum Step {
    /// Writes these bytes.
    Send(Vec<u8>),
    /// Writes this text with the request's `Idempotency-Key` for `{mark}`.
    Echo(String),
    /// Writes these bytes over and over, until nobody reads them.
    Flood(Vec<u8>),
    /// Does nothing for so long.
    Pause(Duration),
    /// Does nothing until the end of the test.
    Hang,
}

/// What a server does with one request.
#[derive(Clone)]
pub(crate) struct Reply {
    pub(crate) steps: Vec<Step>,
    /// Whether the connection is good for another request.
    pub(crate) stays: bool,
}

/// An answer that is whole: its length is right.
pub(crate) fn whole(status: u16, headers: &[(&str, &str)], body: impl AsRef<[u8]>) -> Reply {
    let body = body.as_ref();
    let mut bytes = head(status, headers, body.len());
    bytes.extend(body);
    Reply {
        steps: vec![Step::Send(bytes)],
        stays: true,
    }
}

/// A whole answer of JSON.
pub(crate) fn json(status: u16, body: &Value) -> Reply {
    json_with(status, &[], body)
}

/// A whole answer of JSON with these headers.
pub(crate) fn json_with(status: u16, headers: &[(&str, &str)], body: &Value) -> Reply {
    let kind = [("Content-Type", "application/json")];
    whole(status, &[&kind, headers].concat(), body.to_string())
}

/// A whole answer of JSON whose `Idempotency-Key` is this, `{mark}` standing for the request's.
pub(crate) fn marked(status: u16, mark: &str, body: &Value) -> Reply {
    let body = body.to_string();
    let head = head(status, &[("Idempotency-Key", mark)], body.len());
    let head = String::from_utf8(head).expect("a head is text");
    Reply {
        steps: vec![Step::Echo(head), Step::Send(body.into_bytes())],
        stays: true,
    }
}

/// An answer without a body.
pub(crate) fn empty(status: u16) -> Reply {
    whole(status, &[], "")
}

/// An answer that promises all of a body and ends after so many bytes of it.
pub(crate) fn cut(status: u16, body: &str, after: usize) -> Reply {
    let mut bytes = head(status, &[], body.len());
    bytes.extend(&body.as_bytes()[..after]);
    raw(bytes)
}

/// These bytes, and the connection is closed. None at all is an answer that is lost.
pub(crate) fn raw(bytes: impl Into<Vec<u8>>) -> Reply {
    steps([Step::Send(bytes.into())])
}

/// These steps, and the connection is closed.
pub(crate) fn steps(steps: impl Into<Vec<Step>>) -> Reply {
    let steps = steps.into();
    Reply {
        steps,
        stays: false,
    }
}

/// The head of an answer with a body of this length.
pub(crate) fn head(status: u16, headers: &[(&str, &str)], length: usize) -> Vec<u8> {
    let mut head = format!("HTTP/1.1 {status} Something\r\n");
    for (name, value) in headers {
        head.push_str(&format!("{name}: {value}\r\n"));
    }
    // 204 and 304 have no body, and say nothing of its length.
    if !matches!(status, 204 | 304) {
        head.push_str(&format!("Content-Length: {length}\r\n"));
    }
    (head + "\r\n").into_bytes()
}

/// These bytes packed.
pub(crate) fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::fast());
    packer.write_all(bytes).expect("it is packed");
    packer.finish().expect("it is packed")
}
