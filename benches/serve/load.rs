//! The load: many connections that each wait for an answer before they ask again.
//!
//! Decision: neither `wrk` nor `oha`. Each connection here sends bodies and keys of its own, and those of one journal are
//! told apart from those of others beside it; with either it would be one more program to install, a script for it, and
//! no figure of a group.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::net::TcpStream;

/// What one connection sends, over and over.
pub(crate) struct Line {
    /// Whose figures it goes into.
    pub(crate) group: usize,
    /// Whole requests, sent in turn.
    pub(crate) requests: Arc<Vec<Vec<u8>>>,
    /// The first of them.
    pub(crate) first: usize,
    /// How long from one request to the next; `None` asks again at once.
    pub(crate) pace: Option<Duration>,
}

/// What came of the lines of a group.
#[derive(Default)]
pub(crate) struct Figures {
    /// Answers a second.
    pub(crate) speed: f64,
    /// Time of processors that the server took for each, in microseconds.
    pub(crate) work: f64,
    /// How long each took, in microseconds, in order.
    took: Vec<u32>,
}

impl Figures {
    /// The time within which this share of the answers came, in milliseconds.
    pub(crate) fn within(&self, share: f64) -> f64 {
        let at = (self.took.len() as f64 * share) as usize;
        let took = self.took.get(at.min(self.took.len().saturating_sub(1)));
        f64::from(took.copied().unwrap_or(0)) / 1_000.0
    }
}

/// Runs all lines at once and counts what is answered after `warm` has passed, for `time`.
pub(crate) fn run(
    address: SocketAddr,
    lines: Vec<Line>,
    warm: Duration,
    time: Duration,
) -> Vec<Figures> {
    let groups = lines.iter().map(|line| line.group).max().unwrap_or(0) + 1;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("a runtime");
    let took = runtime.block_on(async {
        let begun = Instant::now() + warm;
        let asking = lines.into_iter().map(|line| {
            let group = line.group;
            (group, tokio::spawn(ask(address, line, begun, begun + time)))
        });
        let mut took = vec![Vec::new(); groups];
        for (group, asking) in asking.collect::<Vec<_>>() {
            took[group].extend(asking.await.expect("a line"));
        }
        took
    });
    let figures = took.into_iter().map(|mut took| {
        took.sort_unstable();
        Figures {
            speed: took.len() as f64 / time.as_secs_f64(),
            work: 0.0,
            took,
        }
    });
    figures.collect()
}

async fn ask(address: SocketAddr, line: Line, begun: Instant, end: Instant) -> Vec<u32> {
    let stream = TcpStream::connect(address).await.expect("a connection");
    stream.set_nodelay(true).expect("no delay");
    let mut took = Vec::new();
    let mut buffer = Vec::with_capacity(64 * 1024);
    let mut due = Instant::now();
    if let Some(pace) = line.pace {
        // Lines of one pace do not all ask at the same moment.
        due += pace.mul_f64(line.first as f64 * 0.618 % 1.0);
    }
    for request in line.requests.iter().cycle().skip(line.first) {
        if line.pace.is_some() {
            tokio::time::sleep_until(due.into()).await;
        }
        let sent = Instant::now();
        if sent >= end {
            return took;
        }
        send(&stream, request).await;
        receive(&stream, &mut buffer).await;
        if sent >= begun {
            took.push(u32::try_from(sent.elapsed().as_micros()).unwrap_or(u32::MAX));
        }
        due += line.pace.unwrap_or_default();
    }
    took
}

async fn send(stream: &TcpStream, mut bytes: &[u8]) {
    while !bytes.is_empty() {
        match stream.try_write(bytes) {
            Ok(sent) => bytes = &bytes[sent..],
            Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => {
                stream.writable().await.expect("writable");
            }
            Err(error) => panic!("a request was not sent: {error}"),
        }
    }
}

/// Reads one answer to its end, and sees to it that it is a good one.
async fn receive(stream: &TcpStream, buffer: &mut Vec<u8>) {
    buffer.clear();
    let mut end = None;
    while end.is_none_or(|end| buffer.len() < end) {
        stream.readable().await.expect("readable");
        let mut part = [0; 32 * 1024];
        match stream.try_read(&mut part) {
            Ok(0) => panic!("the connection ended: {}", String::from_utf8_lossy(buffer)),
            Ok(read) => buffer.extend_from_slice(&part[..read]),
            Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => continue,
            Err(error) => panic!("an answer broke off: {error}"),
        }
        if end.is_none() {
            end = end_of(buffer);
        }
    }
    let good = buffer.starts_with(b"HTTP/1.1 20");
    assert!(good, "{}", String::from_utf8_lossy(buffer));
}

/// Where the answer ends whose head is in the buffer.
fn end_of(buffer: &[u8]) -> Option<usize> {
    let head = buffer.windows(4).position(|four| four == b"\r\n\r\n")?;
    let text = std::str::from_utf8(&buffer[..head]).expect("a head");
    let length = text.lines().find_map(|line| {
        let (name, value) = line.split_once(": ")?;
        name.eq_ignore_ascii_case("content-length").then_some(value)
    });
    let length: usize = length.expect("a length").parse().expect("a number");
    Some(head + 4 + length)
}

/// Asks once, and gives the body.
pub(crate) fn once(address: SocketAddr, request: &[u8]) -> Vec<u8> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("a runtime");
    runtime.block_on(async {
        let stream = TcpStream::connect(address).await.expect("a connection");
        let mut buffer = Vec::new();
        send(&stream, request).await;
        receive(&stream, &mut buffer).await;
        let head = buffer.windows(4).position(|four| four == b"\r\n\r\n");
        buffer.split_off(head.expect("a head") + 4)
    })
}
