//! A terminal that hands over every key as it is typed, and is afterwards as it was before.

use std::io;

#[cfg(unix)]
pub(super) use unix::Held;

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

    use rustix::termios::{
        LocalModes, OptionalActions, SpecialCodeIndex, Termios, tcgetattr, tcsetattr,
    };

    use super::super::ended::{self, Open};
    use super::show_cursor;

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
