//! What the benchmark makes of the library to compare the program with.

use std::path::Path;
use std::sync::Arc;

use chrono::Utc;
use journal::catalog::starter;
use journal::local::{Clock, Local, OwnHouse, Place, Register};
use journal::serve::{Options, serve};

/// One transaction for each request.
pub(crate) const ONE_EACH: &str = "one-each";
/// Writes that wait for no disk.
pub(crate) const NOT_WAITING: &str = "not-waiting";

/// Serves a folder as the program does, but for what the word says.
pub(crate) fn run(word: &str, folder: &Path) {
    let clock: Clock = Arc::new(Utc::now);
    let place = Place::folder(folder);
    let mut journal = Local::open(place, Arc::clone(&clock), starter::source).expect("a journal");
    let mut options = Options {
        listen: ([127, 0, 0, 1], 0).into(),
        rate: None,
        ..Options::default()
    };
    match word {
        ONE_EACH => options.together = 1,
        NOT_WAITING => journal = journal.not_waiting().expect("NORMAL"),
        other => panic!("{other} is none of these servers"),
    }
    let register = Register::open(folder).expect("a register");
    let house = Arc::new(OwnHouse::new(register, journal, clock));
    let ready = |address| {
        println!("http://{address}/v1");
        Ok(())
    };
    serve(
        house,
        options,
        std::io::stderr(),
        ready,
        std::future::pending(),
    )
    .expect("to serve");
}
