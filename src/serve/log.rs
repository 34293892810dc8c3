//! A line for each request, on standard error: who, which operation, what came of it, how long.
//!
//! No key, no body, no query string and no path as it was sent: what somebody eats is nobody's
//! business who reads a log.

use std::fmt;
use std::io::Write;
use std::net::IpAddr;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;
use std::time::Duration;

use axum::http::Method;
use chrono::{DateTime, SecondsFormat, Utc};

use crate::error::{Code, Error};
use crate::model::Operation;

/// Lines that wait to be written; when a reader is slower than that, lines are lost, not answers.
const WAITING: usize = 10_000;
/// Lines are written together up to so many bytes.
const MUCH: usize = 16 * 1024;

/// What is noted of a request.
pub(super) struct Entry {
    time: DateTime<Utc>,
    /// The id that was answered with the request.
    pub(super) id: String,
    pub(super) address: IpAddr,
    method: Method,
    pub(super) operation: Option<Operation>,
    /// The id of the key.
    pub(super) key: Option<String>,
    status: u16,
    took: Duration,
    /// What was wrong, where it is the server's own trouble.
    trouble: Option<String>,
}

impl Entry {
    pub(super) fn new(time: DateTime<Utc>, method: &Method, address: IpAddr) -> Self {
        let id = getrandom::u64().map_or_else(|_| String::new(), |id| format!("{id:016x}"));
        Entry {
            time,
            id,
            address,
            method: method.clone(),
            operation: None,
            key: None,
            status: 0,
            took: Duration::ZERO,
            trouble: None,
        }
    }

    /// Notes what went wrong, and what to do. What was wrong with a request is its sender's business.
    pub(super) fn went_wrong(&mut self, error: &Error) {
        self.trouble = match error.code() {
            Code::LocalStore | Code::Unavailable => {
                let told = [Some(error.message()), error.hint_text()];
                Some(told.into_iter().flatten().collect::<Vec<_>>().join("; "))
            }
            code if code.status().is_none_or(|status| status >= 500) => {
                Some(code.as_str().to_owned())
            }
            _ => None,
        };
    }

    /// Notes what could not be done behind an answer.
    pub(super) fn is_left(&mut self, trouble: &str) {
        self.trouble = Some(trouble.to_owned());
    }

    pub(super) fn ended(&mut self, status: u16, took: Duration) {
        self.status = status;
        self.took = took;
    }
}

impl fmt::Display for Entry {
    /// `name=value` pairs: read by a person, and by every collector of logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let time = self.time.to_rfc3339_opts(SecondsFormat::Millis, true);
        let operation = self.operation.map_or("-", Operation::id);
        let key = self.key.as_deref().unwrap_or("-");
        let millis = self.took.as_secs_f64() * 1_000.0;
        let method = known(&self.method);
        write!(
            f,
            "time={time} id={} address={} method={method} operation={operation} status={} ms={millis:.1} key={key}",
            self.id, self.address, self.status
        )?;
        match &self.trouble {
            Some(trouble) => write!(f, " trouble={trouble:?}"),
            None => Ok(()),
        }
    }
}

/// A method that there is. Another may be any word: a piece of a body whose length was told wrong, or of a key.
fn known(method: &Method) -> &str {
    const THERE_ARE: [Method; 9] = [
        Method::GET,
        Method::HEAD,
        Method::POST,
        Method::PUT,
        Method::PATCH,
        Method::DELETE,
        Method::OPTIONS,
        Method::CONNECT,
        Method::TRACE,
    ];
    match THERE_ARE.contains(method) {
        true => method.as_str(),
        false => "-",
    }
}

/// Where lines go. They are written by a thread of their own, so that nobody waits for a reader.
pub(super) struct Log {
    lines: Option<SyncSender<String>>,
    /// Ends when all is written.
    written: Mutex<Receiver<()>>,
}

/// How long the last lines may take when the program ends: whoever reads them may have stopped to.
const LAST: Duration = Duration::from_secs(1);

impl Log {
    pub(super) fn to(out: impl Write + Send + 'static) -> Log {
        let (lines, waiting) = sync_channel(WAITING);
        let (writing, written) = sync_channel(0);
        let writer = thread::Builder::new().name("log".to_owned());
        // Where there is no thread nothing is waited for: what it was to hold is gone.
        let _ = writer.spawn(move || {
            write_all(waiting, out);
            drop(writing);
        });
        Log {
            lines: Some(lines),
            written: Mutex::new(written),
        }
    }

    pub(super) fn write(&self, entry: &Entry) {
        if let Some(lines) = &self.lines {
            let _ = lines.try_send(format!("{entry}\n"));
        }
    }
}

fn write_all(lines: Receiver<String>, mut out: impl Write) {
    while let Ok(mut text) = lines.recv() {
        // What else waits goes with it.
        while let Ok(line) = lines.try_recv() {
            text.push_str(&line);
            if text.len() > MUCH {
                break;
            }
        }
        // Nobody is left to tell when the log cannot be written; serving goes on.
        let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    }
}

impl Drop for Log {
    /// The last lines are written before the program ends, if somebody reads them.
    fn drop(&mut self) {
        drop(self.lines.take());
        if let Ok(written) = self.written.get_mut() {
            let _ = written.recv_timeout(LAST);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io;

    use super::*;

    /// What is written there waits for a reader who never comes.
    struct Unread(Receiver<()>);

    impl Write for Unread {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            let _ = self.0.recv();
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn lines_that_nobody_reads_do_not_hold_up_the_end() {
        let (_reader, never) = sync_channel(0);
        let log = Log::to(Unread(never));
        log.lines
            .as_ref()
            .unwrap()
            .send("a line".to_owned())
            .unwrap();
        let (end, ended) = sync_channel(1);
        thread::spawn(move || {
            drop(log);
            end.send(())
        });
        ended.recv_timeout(LAST * 30).unwrap();
    }
}
