//! A line typed unseen. The terminal is as it was before, also after Ctrl-C.

use std::io::{self, Write};

use dialoguer::console::Key;

use super::Typed;
use super::held::{self, Held};

/// Asks for a line on the terminal that standard input is.
///
/// Errors: `Interrupted` after Ctrl-C; what the terminal says.
pub(super) fn line(question: &str) -> io::Result<Typed> {
    let held = Held::keys()?;
    let line = ask(question).and_then(|()| typed(held::key));
    drop(held);
    line
}

fn ask(question: &str) -> io::Result<()> {
    let mut terminal = io::stderr().lock();
    write!(terminal, "{question}")?;
    terminal.flush()
}

/// A line, letter for letter, with the keys that mend it.
fn typed(mut key: impl FnMut() -> io::Result<Key>) -> io::Result<Typed> {
    let mut line = String::new();
    loop {
        match key()? {
            Key::Enter => return Ok(Typed::Line(line)),
            Key::Char('\u{4}') => return Ok(Typed::Line(line)),
            Key::Escape => return Ok(Typed::Left),
            Key::CtrlC => return Err(io::ErrorKind::Interrupted.into()),
            Key::Char('\u{15}') => line.clear(),
            Key::Backspace => drop(line.pop()),
            Key::Char(letter) if !letter.is_control() => line.push(letter),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_typed_mended_and_given_up() {
        let read = |keys: &[Key]| {
            let mut keys = keys.iter().cloned();
            typed(|| keys.next().ok_or(io::ErrorKind::UnexpectedEof.into()))
                .map_err(|error| error.kind())
        };
        let (a, b, c) = (Key::Char('a'), Key::Char('b'), Key::Char('c'));
        let line = |text: &str| Ok(Typed::Line(text.to_owned()));
        let mended = [a.clone(), b.clone(), Key::Backspace, c.clone(), Key::Enter];
        assert_eq!(read(&mended), line("ac"));
        let anew = [a.clone(), b, Key::Char('\u{15}'), c, Key::Enter];
        assert_eq!(read(&anew), line("c"));
        assert_eq!(read(&[Key::Char('\u{4}')]), line(""));
        assert_eq!(read(&[a.clone(), Key::Escape]), Ok(Typed::Left));
        assert_eq!(
            read(&[a.clone(), Key::CtrlC]),
            Err(io::ErrorKind::Interrupted)
        );
        assert_eq!(read(&[a]), Err(io::ErrorKind::UnexpectedEof));
    }
}
