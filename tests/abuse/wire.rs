//! Requests as bytes, and what comes back.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

/// Beyond this an answer is not waited for.
const PATIENCE: Duration = Duration::from_secs(60);

/// A connection.
pub(crate) struct Line(BufReader<TcpStream>);

/// What came back.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    head: String,
    pub(crate) body: String,
}

impl Reply {
    /// A header, by its name in lower case.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines
            .find(|(known, _)| known.eq_ignore_ascii_case(name))
            .map(|(_, value)| value.trim())
    }

    /// The lines of its head.
    pub(crate) fn lines(&self) -> impl Iterator<Item = &str> {
        self.head.lines()
    }

    /// The `code` of an error.
    pub(crate) fn code(&self) -> String {
        let body: serde_json::Value = serde_json::from_str(&self.body).unwrap_or_default();
        body["code"].as_str().unwrap_or_default().to_owned()
    }
}

impl Line {
    pub(crate) fn to(address: SocketAddr) -> io::Result<Line> {
        let stream = TcpStream::connect_timeout(&address, PATIENCE)?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_write_timeout(Some(PATIENCE))?;
        Ok(Line(BufReader::new(stream)))
    }

    pub(crate) fn send(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.0.get_mut().write_all(bytes)
    }

    /// From now on what cannot be sent at once is not sent.
    pub(crate) fn never_waits(&mut self) -> io::Result<()> {
        self.0.get_mut().set_nonblocking(true)
    }

    /// Says that nothing more is sent.
    pub(crate) fn end(&mut self) -> io::Result<()> {
        self.0.get_mut().shutdown(std::net::Shutdown::Write)
    }

    /// The next answer.
    pub(crate) fn reply(&mut self) -> io::Result<Reply> {
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            if self.0.read_line(&mut head)? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
        }
        let status = head
            .split(' ')
            .nth(1)
            .and_then(|status| status.parse().ok());
        let status = status.ok_or(io::ErrorKind::InvalidData)?;
        let mut reply = Reply {
            status,
            head,
            body: String::new(),
        };
        let length = reply.header("content-length").unwrap_or("0").parse();
        let mut body = vec![0; length.map_err(io::Error::other)?];
        self.0.read_exact(&mut body)?;
        reply.body = String::from_utf8(body).map_err(io::Error::other)?;
        Ok(reply)
    }

    /// All answers until the server closes the connection.
    pub(crate) fn replies(&mut self) -> Vec<Reply> {
        let mut all = Vec::new();
        while let Ok(reply) = self.reply() {
            all.push(reply);
        }
        all
    }

    /// Waits until the server closes the connection; an error where it does not.
    pub(crate) fn closes(&mut self) -> io::Result<()> {
        let mut rest = [0; 4096];
        loop {
            match self.0.read(&mut rest) {
                Ok(0) => return Ok(()),
                Ok(_) => {}
                Err(error) if error.kind() == io::ErrorKind::ConnectionReset => return Ok(()),
                Err(error) => return Err(error),
            }
        }
    }
}

/// The head of a request with a key, whose lines are ended by the caller's.
pub(crate) fn head(method: &str, path: &str, key: &str, more: &str) -> String {
    let key = match key {
        "" => String::new(),
        key => format!("Authorization: Bearer {key}\r\n"),
    };
    format!("{method} {path} HTTP/1.1\r\nHost: localhost\r\n{key}{more}")
}

/// A whole request; one with a body is JSON.
pub(crate) fn request(method: &str, path: &str, key: &str, body: &[u8]) -> Vec<u8> {
    let more = match body.len() {
        0 => String::new(),
        length => format!("Content-Type: application/json\r\nContent-Length: {length}\r\n"),
    };
    let head = head(method, path, key, &more);
    [head.as_bytes(), b"\r\n", body].concat()
}
