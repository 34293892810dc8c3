//! How far something long is, on the terminal of whoever waits.

use indicatif::{HumanCount, ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::Looks;

/// A bar on standard error; nothing where that is no terminal.
pub struct Bar(ProgressBar);

impl Bar {
    /// A bar for so many bytes; for as many as come, when nobody knows.
    pub fn new(bytes: Option<u64>, is_wanted: bool, looks: &Looks) -> Bar {
        let target = match is_wanted {
            true => ProgressDrawTarget::stderr_with_hz(5),
            false => ProgressDrawTarget::hidden(),
        };
        let bar = ProgressBar::with_draw_target(bytes, target);
        let template = match bytes {
            Some(_) => "{wide_bar} {percent:>3} %  {msg}  {eta} left",
            None => "{spinner} {decimal_bytes}  {msg}  {elapsed}",
        };
        match (ProgressStyle::with_template(template), looks.ascii) {
            (Ok(style), true) => {
                Bar(bar.with_style(style.progress_chars("##.").tick_chars("-\\|/ ")))
            }
            (Ok(style), false) => Bar(bar.with_style(style)),
            (Err(_), _) => Bar(bar),
        }
    }

    /// Shows how far it is, of as many bytes as are known by now.
    pub fn show(&self, bytes: u64, length: Option<u64>, rows: u64) {
        if let Some(length) = length {
            self.0.set_length(length);
        }
        self.0.set_position(bytes);
        self.0.set_message(format!("{} rows", HumanCount(rows)));
    }

    /// Shows that everything was read and the rest of the work is under way.
    pub fn finish(&self, rows: u64) {
        self.0
            .set_message(format!("{} rows, writing", HumanCount(rows)));
        self.0.tick();
    }

    /// Takes the bar away.
    pub fn clear(&self) {
        self.0.finish_and_clear();
    }
}
