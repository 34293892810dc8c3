//! A journal that is served, and a socket to it.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::{Arc, Mutex, mpsc};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use chrono::{TimeDelta, Utc};
use journal::api::OWNER;
use journal::error::Result;
use journal::local::{Clock, Local, OwnHouse, Place, Register};
use journal::model::{CatalogueFood, Permission};
use journal::serve::{Options, Rate, serve};
use tempfile::TempDir;
use tokio::sync::oneshot;

/// A journal, its keys and its server.
pub(crate) struct House {
    pub(crate) address: SocketAddr,
    passed: Arc<Mutex<TimeDelta>>,
    clock: Clock,
    log: Arc<Mutex<Vec<u8>>>,
    stop: Option<oneshot::Sender<()>>,
    server: Option<JoinHandle<()>>,
    folder: TempDir,
}

/// Where the foods of the catalogue come from.
type Foods = fn() -> Result<Box<dyn Iterator<Item = Result<CatalogueFood>>>>;

/// What came back.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    head: String,
    pub(crate) body: String,
}

impl Answer {
    /// A header, by its name in lower case.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines
            .find(|(known, _)| known.eq_ignore_ascii_case(name))
            .map(|(_, value)| value)
    }
}

/// A log that can be read.
struct Lines(Arc<Mutex<Vec<u8>>>);

impl Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// The line that sends a key.
pub(crate) fn bearer(key: &str) -> String {
    format!("Authorization: Bearer {key}")
}

impl House {
    pub(crate) fn open(rate: Option<Rate>) -> House {
        House::with(Options {
            rate,
            ..Options::default()
        })
    }

    pub(crate) fn with(options: Options) -> House {
        House::with_foods(options, || Ok(Box::new(std::iter::empty())))
    }

    pub(crate) fn with_foods(options: Options, foods: Foods) -> House {
        let folder = TempDir::new().unwrap();
        let place = Place::folder(folder.path());
        let passed = Arc::new(Mutex::new(TimeDelta::zero()));
        let clock: Clock = {
            let passed = Arc::clone(&passed);
            Arc::new(move || Utc::now() + *passed.lock().unwrap())
        };
        let journal = Local::open(place, Arc::clone(&clock), foods);
        let keys = Register::open(folder.path()).unwrap();
        let house = Arc::new(OwnHouse::new(keys, journal.unwrap(), Arc::clone(&clock)));
        let (stop, stopped) = oneshot::channel::<()>();
        let (ready, address) = mpsc::channel();
        let options = Options {
            listen: ([127, 0, 0, 1], 0).into(),
            ..options
        };
        let log = Arc::default();
        let lines = Lines(Arc::clone(&log));
        let server = thread::spawn(move || {
            let stop = async { drop(stopped.await) };
            let ready = |at| {
                ready.send(at).unwrap();
                Ok(())
            };
            serve(house, options, lines, ready, stop).unwrap();
        });
        let address = address.recv().unwrap();
        House {
            address,
            passed,
            clock,
            log,
            stop: Some(stop),
            server: Some(server),
            folder,
        }
    }

    /// The journal as a command opens it beside the server, by the same clock.
    pub(crate) fn opened(&self) -> Local {
        let place = Place::folder(self.folder.path());
        let clock = Arc::clone(&self.clock);
        Local::open(place, clock, || Ok(Box::new(std::iter::empty()))).unwrap()
    }

    /// Lets time pass.
    pub(crate) fn pass(&self, time: TimeDelta) {
        *self.passed.lock().unwrap() += time;
    }

    /// What stands in the log once it is so, or after ten seconds: it is written beside the answers.
    pub(crate) fn log(&self, is_so: impl Fn(&str) -> bool) -> String {
        let began = Instant::now();
        loop {
            let log = String::from_utf8(self.log.lock().unwrap().clone()).unwrap();
            if is_so(&log) || began.elapsed() > Duration::from_secs(10) {
                return log;
            }
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// The folder that is served.
    pub(crate) fn path(&self) -> &std::path::Path {
        self.folder.path()
    }

    /// A new key.
    pub(crate) fn key(&self, permission: Permission) -> String {
        let keys = Register::open(self.folder.path()).unwrap();
        keys.create_key(OWNER, permission, None, Utc::now(), None)
            .unwrap()
            .0
    }

    /// What stands in the files of the journal, side by side.
    pub(crate) fn files(&self) -> Vec<u8> {
        let names = ["journal.db", "journal.db-wal"].map(|name| self.folder.path().join(name));
        names
            .into_iter()
            .flat_map(|name| std::fs::read(name).unwrap())
            .collect()
    }

    /// Takes a key back.
    pub(crate) fn revoke(&self, key: &str) {
        let register = Register::open(self.folder.path()).unwrap();
        let id = key.split('_').nth(1).unwrap();
        register.revoke_key(id, Utc::now()).unwrap();
    }

    pub(crate) fn get(&self, path: &str, lines: &[&str]) -> Answer {
        self.send("GET", path, lines, "")
    }

    pub(crate) fn post(&self, path: &str, lines: &[&str], body: &str) -> Answer {
        let lines = [&["Content-Type: application/json"], lines].concat();
        self.send("POST", path, &lines, body)
    }

    pub(crate) fn send(&self, method: &str, path: &str, lines: &[&str], body: &str) -> Answer {
        let mut text =
            format!("{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n");
        for line in lines {
            text.push_str(&format!("{line}\r\n"));
        }
        text.push_str(&format!("Content-Length: {}\r\n\r\n{body}", body.len()));
        self.raw(&text)
    }

    /// Sends these bytes and reads the first answer to its end.
    pub(crate) fn raw(&self, text: &str) -> Answer {
        let mut socket = TcpStream::connect(self.address).unwrap();
        socket.write_all(text.as_bytes()).unwrap();
        let mut seen = Vec::new();
        let mut chunk = [0; 4096];
        loop {
            let answer = String::from_utf8_lossy(&seen).into_owned();
            if let Some((head, body)) = answer.split_once("\r\n\r\n") {
                let status = head.split(' ').nth(1).unwrap().parse().unwrap();
                let answer = Answer {
                    status,
                    head: head.to_owned(),
                    body: body.to_owned(),
                };
                let length = answer
                    .header("content-length")
                    .map_or(0, |length| length.parse().unwrap());
                if answer.body.len() >= length {
                    return answer;
                }
            }
            let read = socket.read(&mut chunk).unwrap();
            assert!(read > 0, "the answer broke off: {answer}");
            seen.extend_from_slice(&chunk[..read]);
        }
    }
}

impl Drop for House {
    fn drop(&mut self) {
        drop(self.stop.take());
        let ended = self.server.take().map(JoinHandle::join);
        if !thread::panicking() {
            assert!(matches!(ended, Some(Ok(()))), "the server ends well");
        }
    }
}
