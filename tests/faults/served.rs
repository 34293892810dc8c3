//! The program, serving a journal, asked over a plain connection.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, ChildStdout, Stdio};

use crate::world::World;

/// A server that runs.
pub(crate) struct Served {
    child: Child,
    address: SocketAddr,
}

impl Served {
    /// Starts it, with these options.
    pub(crate) fn start(world: &World, options: &[&str]) -> Served {
        let line = [&["serve", "--listen", "127.0.0.1:0"], options].concat();
        let mut command = world.command(&line);
        let command = command.stdin(Stdio::null()).stderr(Stdio::null());
        let mut child = command.stdout(Stdio::piped()).spawn().expect("it starts");
        let address = address(child.stdout.take());
        Served { child, address }
    }

    /// Where its operations are.
    pub(crate) fn base(&self) -> String {
        format!("http://{}/v1", self.address)
    }

    /// What is answered to a request with a key and further headers, as it comes.
    pub(crate) fn ask(&self, line: &str, key: &str, headers: &[&str], body: &str) -> String {
        ask(self.address, line, key, headers, body)
    }
}

/// The address that a server prints when it can be asked.
pub(crate) fn address(out: Option<ChildStdout>) -> SocketAddr {
    let mut base = String::new();
    let out = out.expect("its standard output");
    BufReader::new(out).read_line(&mut base).expect("a line");
    let address = base.trim().trim_start_matches("http://");
    let address = address.trim_end_matches("/v1").parse();
    address.expect("an address")
}

/// What a server answers to a request, see [`Served::ask`].
pub(crate) fn ask(
    server: SocketAddr,
    line: &str,
    key: &str,
    headers: &[&str],
    body: &str,
) -> String {
    let headers: String = headers.iter().map(|line| format!("{line}\r\n")).collect();
    let request = format!(
        "{line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\
         Authorization: Bearer {key}\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\n{headers}\r\n{body}",
        body.len()
    );
    let mut socket = TcpStream::connect(server).expect("a connection");
    socket.write_all(request.as_bytes()).expect("it is sent");
    let mut answer = String::new();
    socket.read_to_string(&mut answer).expect("an answer");
    answer
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
