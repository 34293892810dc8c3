//! A terminal that hands over every key as it is typed, and is afterwards as it was before.

use std::io;

#[cfg(unix)]
pub(super) use unix::Held;
#[cfg(unix)]
pub(in crate::cli) use unix::has_more;

/// Whether the terminal knows no escapes.
pub(super) fn is_dumb() -> bool {
    std::env::var_os("TERM").is_some_and(|term| term == "dumb" || term.is_empty())
}

/// Has the terminal show its cursor, which a list hides.
pub(super) fn show_cursor() {
    if !is_dumb() {
        // A terminal that went away has no cursor either.
        let _ = dialoguer::console::Term::stderr().show_cursor();
    }
}

#[cfg(unix)]
mod unix {
    use std::io::{self, Write};
    use std::thread;
    use std::time::{Duration, Instant};

    use rustix::io::ioctl_fionread;
    use rustix::termios::{
        LocalModes, OptionalActions, SpecialCodeIndex, Termios, tcgetattr, tcsetattr,
    };

    use super::super::ended::{self, Open};
    use super::{is_dumb, show_cursor};

    /// How long the next piece of what is pasted may be on its way.
    const PIECE: Duration = Duration::from_millis(50);
    /// How often it is looked whether it came.
    const TURN: Duration = Duration::from_millis(5);

    /// The terminal, until this is let go.
    pub(in super::super) struct Held {
        before: Termios,
        _open: Open,
    }

    impl Held {
        /// Keys come one by one, unseen, Ctrl-C among them: as a signal it would end the program and
        /// leave a terminal behind that shows nothing.
        ///
        /// Errors: what the terminal says.
        pub(in super::super) fn keys() -> io::Result<Held> {
            let held = Held::lines()?;
            let mut unseen = held.before.clone();
            let shown =
                LocalModes::ECHO | LocalModes::ICANON | LocalModes::ISIG | LocalModes::IEXTEN;
            unseen.local_modes.remove(shown);
            unseen.special_codes[SpecialCodeIndex::VMIN] = 1;
            unseen.special_codes[SpecialCodeIndex::VTIME] = 0;
            tcsetattr(io::stdin(), OptionalActions::Now, &unseen)?;
            Ok(held)
        }

        /// Lines come as the terminal has them typed; a signal finds it put right all the same.
        ///
        /// Errors: what the terminal says.
        pub(in super::super) fn lines() -> io::Result<Held> {
            let before = tcgetattr(io::stdin())?;
            let asked = before.clone();
            let open = ended::before_it(move |signal| {
                let _ = tcsetattr(io::stdin(), OptionalActions::Now, &asked);
                show_cursor();
                // What comes next stands in a line of its own.
                let _ = writeln!(io::stderr());
                if signal == signal_hook::consts::SIGINT {
                    let _ = writeln!(io::stderr(), "error: {}", super::super::INTERRUPTED);
                }
            });
            Ok(Held {
                before,
                _open: open,
            })
        }
    }

    impl Drop for Held {
        fn drop(&mut self) {
            let _ = tcsetattr(io::stdin(), OptionalActions::Now, &self.before);
        }
    }

    /// Whether more is typed than was read, as behind the first of several lines that are pasted.
    pub(in crate::cli) fn has_more() -> bool {
        // Of a line that is not at its end a terminal tells only while keys come one by one.
        let held = match is_dumb() {
            true => Held::lines(),
            false => Held::keys(),
        };
        let until = Instant::now() + PIECE;
        while held.is_ok() && Instant::now() < until {
            if ioctl_fionread(io::stdin()).is_ok_and(|bytes| bytes > 0) {
                return true;
            }
            thread::sleep(TURN);
        }
        false
    }
}

/// Elsewhere the console gives keys, and no signal ends the program while it reads.
#[cfg(not(unix))]
pub(super) struct Held(());

#[cfg(not(unix))]
impl Held {
    pub(super) fn keys() -> io::Result<Held> {
        Ok(Held(()))
    }

    pub(super) fn lines() -> io::Result<Held> {
        Ok(Held(()))
    }
}

/// What waits to be read is not told there.
#[cfg(not(unix))]
pub(in crate::cli) fn has_more() -> bool {
    false
}

/// A key, once it is typed.
///
/// Errors: the terminal went away.
pub(super) fn key() -> io::Result<dialoguer::console::Key> {
    let key = dialoguer::console::Term::stderr().read_key_raw();
    // The console takes every signal for Ctrl-C.
    #[cfg(unix)]
    if matches!(key, Ok(dialoguer::console::Key::CtrlC) | Err(_)) {
        super::ended::wait();
    }
    key
}
