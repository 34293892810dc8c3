//! How far something long is, on the terminal of whoever waits.

use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use indicatif::{HumanCount, ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::Looks;

/// How long nothing moves while somebody waits.
const TICK: Duration = Duration::from_millis(200);

/// A bar on standard error; nothing where that is no terminal.
pub struct Bar(ProgressBar);

impl Bar {
    /// A bar for so many bytes; for as many as come, when nobody knows.
    pub fn new(bytes: Option<u64>, is_wanted: bool, looks: &Looks) -> Bar {
        let template = match bytes {
            Some(_) => "{wide_bar} {percent:>3} %  {msg}  {eta} left",
            None => "{spinner} {decimal_bytes}  {msg}  {elapsed}",
        };
        Bar::with(template, bytes, is_wanted, looks)
    }

    fn with(template: &str, length: Option<u64>, is_wanted: bool, looks: &Looks) -> Bar {
        let target = match is_wanted {
            true => ProgressDrawTarget::stderr_with_hz(5),
            false => ProgressDrawTarget::hidden(),
        };
        let bar = ProgressBar::with_draw_target(length, target);
        match (ProgressStyle::with_template(template), looks.ascii) {
            (Ok(style), true) => {
                Bar(bar.with_style(style.progress_chars("##.").tick_chars("-\\|/ ")))
            }
            (Ok(style), false) => Bar(bar.with_style(style)),
            (Err(_), _) => Bar(bar),
        }
    }

    /// A bar for so many things, one by one.
    pub fn counting(things: usize, is_wanted: bool, looks: &Looks) -> Bar {
        let template = "{wide_bar} {pos} of {len}  {eta} left";
        Bar::with(template, Some(things as u64), is_wanted, looks)
    }

    /// Does what does not tell how far it is, and shows what it is after a moment.
    pub fn around<T>(
        what: &'static str,
        (is_wanted, looks): (bool, &Looks),
        work: impl FnOnce() -> T,
    ) -> T {
        let Bar(bar) = Bar::with("{spinner} {msg}  {elapsed}", None, is_wanted, looks);
        let bar = Bar(bar.with_message(what));
        let done = bar.during(|| (0, None), work);
        bar.clear();
        done
    }

    /// Shows that so many things more are under way.
    pub fn step(&self, things: u64) {
        self.0.inc(things);
    }

    /// Shows how far it is, of as many bytes as are known by now.
    pub fn show(&self, bytes: u64, length: Option<u64>, rows: u64) {
        if let Some(length) = length {
            self.0.set_length(length);
        }
        self.0.set_position(bytes);
        self.0.set_message(format!("{} rows", HumanCount(rows)));
    }

    /// Does what does not tell itself how far it is: that is asked now and then meanwhile.
    pub fn during<T>(
        &self,
        far: impl Fn() -> (u64, Option<u64>) + Send,
        work: impl FnOnce() -> T,
    ) -> T {
        thread::scope(|scope| {
            let (working, is_done) = mpsc::channel::<()>();
            // Where no thread can be begun it is not told how far it is.
            let _ = thread::Builder::new().spawn_scoped(scope, move || {
                while is_done.recv_timeout(TICK) == Err(RecvTimeoutError::Timeout) {
                    let (bytes, length) = far();
                    if let Some(length) = length {
                        self.0.set_length(length);
                    }
                    self.0.set_position(bytes);
                }
            });
            let done = work();
            drop(working);
            done
        })
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
