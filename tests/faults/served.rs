//! The program, serving a journal, asked over a plain connection.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, Stdio};

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
        let out = child.stdout.take().expect("its standard output");
        let mut base = String::new();
        BufReader::new(out).read_line(&mut base).expect("a line");
        let address = base.trim().trim_start_matches("http://");
        let address = address.trim_end_matches("/v1").parse().expect("an address");
        Served { child, address }
    }

    /// What is answered to a request with a key and further headers, as it comes.
    pub(crate) fn ask(&self, line: &str, key: &str, headers: &[&str], body: &str) -> String {
        let headers: String = headers.iter().map(|line| format!("{line}\r\n")).collect();
        let request = format!(
            "{line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\
             Authorization: Bearer {key}\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n{headers}\r\n{body}",
            body.len()
        );
        let mut socket = TcpStream::connect(self.address).expect("a connection");
        socket.write_all(request.as_bytes()).expect("it is sent");
        let mut answer = String::new();
        socket.read_to_string(&mut answer).expect("an answer");
        answer
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
