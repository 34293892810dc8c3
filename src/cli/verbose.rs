//! What a command does, told on standard error: `-v` what is asked of which journal, `-vv` also how.
//!
//! Only this program's own lines are told, and none of them names a key, a food or a note: they may be
//! shown to anybody who is asked for help.

use log::{LevelFilter, Log, Metadata, Record};

use super::session::say;

struct Ear;

impl Log for Ear {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        // What libraries tell is theirs, and nobody here knows what is in it.
        metadata.target().starts_with("journal::")
    }

    fn log(&self, record: &Record<'_>) {
        if self.enabled(record.metadata()) {
            say(&format!("* {}", record.args()));
        }
    }

    fn flush(&self) {}
}

/// Begins to tell, as often as `-v` was said.
pub(super) fn listen(verbose: u8) {
    let level = match verbose {
        0 => return,
        1 => LevelFilter::Debug,
        _ => LevelFilter::Trace,
    };
    // Who came first listens: there is one command in a process.
    if log::set_logger(&Ear).is_ok() {
        log::set_max_level(level);
    }
}
