//! A command of the person's own that prints a key, run within limits.

use std::io::{self, Read};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use super::Unusable;

/// How long a command may take: somebody may have to touch a device first.
pub const PATIENCE: Duration = Duration::from_secs(30);
/// Bytes that a command may write to each stream.
const LARGEST: u64 = 64 * 1024;
/// How often it is looked whether a command has ended.
const LOOK: Duration = Duration::from_millis(10);

/// The one line that a command writes, run by the shell.
///
/// Errors: when it cannot be started, fails, takes too long or writes more than a line.
pub fn line(command: &str, patience: Duration) -> Result<String, Unusable> {
    let until = Instant::now() + patience;
    let failed = |why: String| Unusable::new(format!("key_command {why}"));
    let mut child = shell(command)
        .spawn()
        .map_err(|error| failed(format!("cannot be started: {error}")))?;
    let (out, err) = (listen(child.stdout.take()), listen(child.stderr.take()));
    let told = heard(&out, until).and_then(|told| Ok((told, end(&mut child, until)?)));
    let (told, status) = told.map_err(|why| {
        let _ = child.kill();
        failed(why)
    })?;
    if !status.success() {
        // What it wrote may come a moment after it ended.
        let said = heard(&err, Instant::now() + Duration::from_secs(1)).unwrap_or_default();
        return Err(failed(match said.trim() {
            "" => format!("failed ({status}) and said nothing"),
            said => format!("failed ({status}): {said}"),
        }));
    }
    // Which of several is the key cannot be told, and a wrong one would be sent away.
    match told.trim().lines().count() {
        0 | 1 => Ok(told.trim().to_owned()),
        _ => Err(failed(
            "writes more than one line: let it print the key alone".to_owned(),
        )),
    }
}

fn shell(command: &str) -> Command {
    let (shell, flag) = if cfg!(windows) {
        ("cmd", "/C")
    } else {
        ("sh", "-c")
    };
    let mut shell = Command::new(shell);
    shell
        .args([flag, command])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    shell
}

/// Reads a stream to its end, elsewhere: a command may write to both at once.
fn listen(stream: Option<impl Read + Send + 'static>) -> Receiver<io::Result<Vec<u8>>> {
    let (tell, hear) = mpsc::channel();
    // Where no thread can be begun it says nothing that could be heard.
    let _ = thread::Builder::new().spawn(move || {
        let mut bytes = Vec::new();
        let read = stream.map_or(Ok(0), |stream| {
            stream.take(LARGEST + 1).read_to_end(&mut bytes)
        });
        // Nobody waits for it when the command took too long.
        let _ = tell.send(read.map(|_| bytes));
    });
    hear
}

fn heard(stream: &Receiver<io::Result<Vec<u8>>>, until: Instant) -> Result<String, String> {
    let left = until.saturating_duration_since(Instant::now());
    match stream.recv_timeout(left) {
        Ok(Ok(bytes)) if bytes.len() as u64 > LARGEST => {
            Err(format!("writes more than {LARGEST} bytes"))
        }
        Ok(Ok(bytes)) => String::from_utf8(bytes).map_err(|_| "writes no UTF-8".to_owned()),
        Ok(Err(error)) => Err(format!("cannot be heard: {error}")),
        Err(_) => Err("took too long".to_owned()),
    }
}

fn end(child: &mut Child, until: Instant) -> Result<ExitStatus, String> {
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return Ok(status),
            Ok(None) if Instant::now() < until => thread::sleep(LOOK),
            Ok(None) => return Err("took too long".to_owned()),
            Err(error) => return Err(format!("cannot be waited for: {error}")),
        }
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn run(command: &str) -> Result<String, String> {
        line(command, PATIENCE).map_err(|unusable| unusable.to_string())
    }

    #[test]
    fn one_line_is_a_key_and_several_are_none() {
        assert_eq!(run("printf '\n one\r\n\n'"), Ok("one".to_owned()));
        assert!(
            run("printf 'one\ntwo\n'")
                .unwrap_err()
                .contains("more than one line")
        );
        assert_eq!(run("true"), Ok(String::new()));
    }

    #[test]
    fn a_failure_is_told_with_what_the_command_said() {
        let told = run("echo locked >&2; exit 3").unwrap_err();
        assert!(told.contains("locked") && told.contains('3'), "{told}");
    }

    #[test]
    fn a_command_that_does_not_end_is_given_up() {
        let begun = Instant::now();
        let late = line("sleep 30", Duration::from_millis(200));
        assert!(late.unwrap_err().to_string().contains("too long"));
        assert!(begun.elapsed() < Duration::from_secs(10));
    }

    #[test]
    fn a_command_that_does_not_stop_writing_is_given_up() {
        assert!(run("yes").unwrap_err().contains("more than"));
        assert!(run("yes >&2").is_err());
    }
}
