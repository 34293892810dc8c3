//! A server on this machine that plays a script and records what it is sent.

use std::collections::VecDeque;
use std::io::{self, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use rustls::{ServerConfig, ServerConnection, StreamOwned};

use crate::reply::{Reply, Step, whole};

/// A server. What it started ends with it.
pub(crate) struct Server {
    address: SocketAddr,
    scheme: &'static str,
    stage: Arc<Stage>,
}

/// What the connections share.
struct Stage {
    script: Mutex<VecDeque<Reply>>,
    /// What is answered when the script is at its end.
    rest: Reply,
    received: Mutex<Vec<Received>>,
    connections: AtomicUsize,
    is_over: Mutex<bool>,
    over: Condvar,
}

/// A request, as it came.
#[derive(Clone, Debug)]
pub(crate) struct Received {
    /// The first line and the headers.
    pub(crate) head: String,
    /// The body.
    pub(crate) body: Vec<u8>,
    /// When all of it was here.
    pub(crate) at: Instant,
    /// Which connection it came over.
    pub(crate) connection: usize,
}

impl Received {
    /// The method and the target.
    pub(crate) fn line(&self) -> &str {
        let line = self.head.lines().next().unwrap_or_default();
        line.trim_end_matches(" HTTP/1.1")
    }

    /// The values of a header, as often as it was sent.
    pub(crate) fn headers(&self, name: &str) -> Vec<&str> {
        let lines = self.head.lines().skip(1);
        let headers = lines.filter_map(|line| line.split_once(": "));
        let named = headers.filter(|(header, _)| header.eq_ignore_ascii_case(name));
        named.map(|(_, value)| value).collect()
    }

    /// The value of a header that is sent once.
    #[track_caller]
    pub(crate) fn header(&self, name: &str) -> &str {
        match self.headers(name)[..] {
            [value] => value,
            _ => panic!("{name} is not sent once: {}", self.head),
        }
    }
}

impl Server {
    /// A server that plays these answers, one for each request, and has no other.
    pub(crate) fn playing(script: impl Into<VecDeque<Reply>>) -> Self {
        Server::start(
            script.into(),
            whole(599, &[], "the script is at its end"),
            None,
        )
    }

    /// A server that gives the same answer to everything.
    pub(crate) fn always(reply: Reply) -> Self {
        Server::start(VecDeque::new(), reply, None)
    }

    /// A server that does so over TLS.
    pub(crate) fn always_over_tls(reply: Reply, tls: Arc<ServerConfig>) -> Self {
        Server::start(VecDeque::new(), reply, Some(tls))
    }

    fn start(script: VecDeque<Reply>, rest: Reply, tls: Option<Arc<ServerConfig>>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("an address");
        let scheme = if tls.is_some() { "https" } else { "http" };
        let stage = Arc::new(Stage {
            script: script.into(),
            rest,
            received: Mutex::default(),
            connections: AtomicUsize::default(),
            is_over: Mutex::new(false),
            over: Condvar::new(),
        });
        let shared = Arc::clone(&stage);
        thread::spawn(move || {
            for stream in listener.incoming().map_while(Result::ok) {
                if *shared.is_over.lock().expect("whether it is over") {
                    break;
                }
                let (stage, tls) = (Arc::clone(&shared), tls.clone());
                // A connection that breaks is what many scripts are about.
                thread::spawn(move || stage.welcome(stream, tls));
            }
        });
        Server {
            address,
            scheme,
            stage,
        }
    }

    /// Its base address.
    pub(crate) fn base(&self) -> String {
        format!("{}://{}/v1", self.scheme, self.address)
    }

    /// Its port.
    pub(crate) fn port(&self) -> u16 {
        self.address.port()
    }

    /// Everything it was sent.
    pub(crate) fn received(&self) -> Vec<Received> {
        self.stage.received.lock().expect("what came").clone()
    }

    /// The one request it was sent.
    #[track_caller]
    pub(crate) fn only(&self) -> Received {
        let mut received = self.received();
        assert_eq!(received.len(), 1, "requests: {received:#?}");
        received.remove(0)
    }

    /// How many requests it was sent.
    pub(crate) fn count(&self) -> usize {
        self.received().len()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        *self.stage.is_over.lock().expect("whether it is over") = true;
        self.stage.over.notify_all();
        // Whoever waits for the next connection wakes up and sees.
        let _ = TcpStream::connect(self.address);
    }
}

impl Stage {
    fn welcome(&self, stream: TcpStream, tls: Option<Arc<ServerConfig>>) -> io::Result<()> {
        stream.set_nodelay(true)?;
        match tls {
            None => self.converse(stream),
            Some(tls) => {
                let connection = ServerConnection::new(tls).map_err(io::Error::other)?;
                self.converse(StreamOwned::new(connection, stream))
            }
        }
    }

    /// Answers one request after the other.
    fn converse(&self, mut stream: impl Read + Write) -> io::Result<()> {
        let connection = self.connections.fetch_add(1, Ordering::Relaxed);
        while let Some(mut received) = receive(&mut stream)? {
            received.connection = connection;
            let mark = received
                .headers("Idempotency-Key")
                .first()
                .map(|mark| (*mark).to_owned());
            self.received.lock().expect("what came").push(received);
            let next = self.script.lock().expect("the script").pop_front();
            let reply = next.unwrap_or_else(|| self.rest.clone());
            for step in &reply.steps {
                self.play(step, &mut stream, mark.as_deref().unwrap_or_default())?;
            }
            if !reply.stays {
                break;
            }
        }
        Ok(())
    }

    fn play(&self, step: &Step, stream: &mut impl Write, mark: &str) -> io::Result<()> {
        match step {
            Step::Send(bytes) => stream.write_all(bytes),
            Step::Echo(text) => stream.write_all(text.replace("{mark}", mark).as_bytes()),
            Step::Flood(bytes) => loop {
                stream.write_all(bytes)?;
            },
            Step::Pause(time) => {
                self.wait(*time);
                stream.flush()
            }
            Step::Hang => {
                self.wait(Duration::from_secs(600));
                Ok(())
            }
        }
    }

    /// Waits so long, or until the test is over.
    fn wait(&self, time: Duration) {
        let is_over = self.is_over.lock().expect("whether it is over");
        let waited = self
            .over
            .wait_timeout_while(is_over, time, |is_over| !*is_over);
        drop(waited.expect("whether it is over"));
    }
}

/// Reads a request; `None` when there is no other.
fn receive(stream: &mut impl Read) -> io::Result<Option<Received>> {
    let mut bytes = Vec::new();
    let mut one = [0];
    while !bytes.ends_with(b"\r\n\r\n") {
        if stream.read(&mut one)? == 0 {
            return Ok(None);
        }
        bytes.push(one[0]);
    }
    let head = String::from_utf8_lossy(&bytes).into_owned();
    let mut received = Received {
        head,
        body: Vec::new(),
        at: Instant::now(),
        connection: 0,
    };
    let length = received.headers("content-length").first().copied();
    let length = length.and_then(|length| length.parse().ok()).unwrap_or(0);
    received.body = vec![0; length];
    stream.read_exact(&mut received.body)?;
    received.at = Instant::now();
    Ok(Some(received))
}
