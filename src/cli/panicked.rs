//! A fault that nobody foresaw: what is told of it, and what never is.
//!
//! The words of a panic may repeat what the program held just then: a text that was cut in the
//! middle of a letter is repeated whole, and so is what an error held. What somebody eats, or a key,
//! has no business in a terminal's history or in a server's log.

use std::backtrace::{Backtrace, BacktraceStatus};
use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::panic::{self, PanicHookInfo, UnwindSafe};
use std::process::ExitCode;
use std::thread;

use crate::error::{Code, READER};

/// From now on a panic, of any thread but a reader's, tells where it happened, and nothing of what it was about.
pub fn tell_where_alone() {
    panic::set_hook(Box::new(|info| {
        if thread::current().name() != Some(READER) {
            let _ = io::stderr().write_all(told(info).as_bytes());
        }
    }));
}

/// Runs this; a panic ends it as a fault of the program, which the hook has told.
pub(super) fn guarded(work: impl FnOnce() -> ExitCode + UnwindSafe) -> ExitCode {
    panic::catch_unwind(work).unwrap_or_else(|_| ExitCode::from(Code::Internal.exit()))
}

fn told(info: &PanicHookInfo<'_>) -> String {
    let mut told = "error: a fault in the program".to_owned();
    if let Some(place) = info.location() {
        let _ = write!(told, " at {place}");
    }
    // Words that stand in the program itself hold nothing else; words that were put together may.
    if let Some(words) = info.payload().downcast_ref::<&'static str>() {
        let _ = write!(told, ": {words}");
    }
    told.push_str("\nhint: what was told as done is kept; please report the place, which says nothing of your journal\n");
    // Names of functions, when RUST_BACKTRACE asks for them.
    let trace = Backtrace::capture();
    if trace.status() == BacktraceStatus::Captured {
        let _ = writeln!(told, "{trace}");
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_ends_with_the_exit_code_of_faults() {
        let ended = |work: fn() -> ExitCode| format!("{:?}", guarded(work));
        let code = |code: u8| format!("{:?}", ExitCode::from(code));
        assert_eq!(ended(|| panic!("a fault")), code(1));
        assert_eq!(ended(|| ExitCode::from(7)), code(7));
    }
}
