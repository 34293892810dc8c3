//! A line typed unseen. The terminal is as it was before, also after Ctrl-C.

use std::io::{self, Write};

#[cfg(unix)]
use super::ended;

/// Asks for a line on the terminal that standard input is.
///
/// Errors: `Interrupted` after Ctrl-C; what the terminal says.
#[cfg(unix)]
pub(super) fn line(question: &str) -> io::Result<String> {
    use rustix::termios::{LocalModes, OptionalActions, SpecialCodeIndex, tcgetattr, tcsetattr};

    let mut terminal = io::stdin().lock();
    let before = tcgetattr(&terminal)?;
    let asked = before.clone();
    ended::before_it(move || {
        let _ = tcsetattr(io::stdin(), OptionalActions::Now, &asked);
        // What comes next stands in a line of its own.
        let _ = writeln!(io::stderr());
    })?;
    let mut unseen = before.clone();
    // Every letter is handed over as it is typed, Ctrl-C among them: as a signal it would end
    // the program and leave a terminal behind that shows nothing.
    let shown = LocalModes::ECHO | LocalModes::ICANON | LocalModes::ISIG;
    unseen.local_modes.remove(shown);
    unseen.special_codes[SpecialCodeIndex::VMIN] = 1;
    unseen.special_codes[SpecialCodeIndex::VTIME] = 0;
    tcsetattr(&terminal, OptionalActions::Flush, &unseen)?;
    let line = ask(question).and_then(|()| typed(&mut terminal));
    tcsetattr(&terminal, OptionalActions::Now, &before)?;
    line
}

/// Elsewhere no signal ends the program while it reads.
#[cfg(not(unix))]
pub(super) fn line(question: &str) -> io::Result<String> {
    ask(question)?;
    dialoguer::console::Term::stderr().read_secure_line()
}

/// Nobody types before it is asked, when nothing is shown any more.
fn ask(question: &str) -> io::Result<()> {
    let mut terminal = io::stderr().lock();
    write!(terminal, "{question}")?;
    terminal.flush()
}

/// A line, letter for letter, with the keys that mend it.
#[cfg(unix)]
fn typed(keys: impl io::BufRead) -> io::Result<String> {
    const CTRL_C: u8 = 3;
    const CTRL_D: u8 = 4;
    const CTRL_U: u8 = 21;
    const BACKSPACE: [u8; 2] = [8, 127];
    let mut line = Vec::new();
    for key in keys.bytes() {
        match key? {
            b'\n' | b'\r' | CTRL_D => break,
            CTRL_C => return Err(io::ErrorKind::Interrupted.into()),
            CTRL_U => line.clear(),
            key if BACKSPACE.contains(&key) => drop(line.pop()),
            key => line.push(key),
        }
    }
    String::from_utf8(line).map_err(|_| io::ErrorKind::InvalidData.into())
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_typed_mended_and_given_up() {
        let read = |keys: &str| typed(keys.as_bytes()).map_err(|error| error.kind());
        assert_eq!(read("ab\u{7f}c\nd"), Ok("ac".to_owned()));
        assert_eq!(read("ab\u{15}c\r"), Ok("c".to_owned()));
        assert_eq!(read("\u{4}"), Ok(String::new()));
        assert_eq!(read("ab\u{3}c\n"), Err(io::ErrorKind::Interrupted));
    }
}
