//! The command line: words become an action, and its result is shown.
//!
//! Floor 7. A command is one small file: its doc comments are its help, its `run` gives back
//! something to show, and `output` prints it, once. What is asked of the world (the clock,
//! the zone, the terminal, the journal) is asked of the `Session`.

mod about;
mod again;
mod aim;
mod alias;
mod api;
mod astray;
mod at_once;
mod auth;
mod body;
mod brief;
mod catalog;
mod charset;
mod clock;
mod complete;
mod completions;
mod config;
mod context;
mod correction;
mod country;
mod credential;
mod ctrl_c;
mod dashed;
mod day;
mod db;
mod doctor;
mod dry_run;
mod editor;
mod export;
mod failure;
mod find;
mod finding;
mod flowed;
mod food;
mod globals;
mod heard;
mod hint;
mod import;
mod in_flight;
mod input;
mod interrupt;
mod jq;
mod kept_before;
mod key;
mod limits;
mod man;
mod meal;
mod modes;
mod one_of;
mod output;
mod outside;
mod page;
mod panicked;
mod photo;
mod pools;
mod preference;
mod prompt;
mod quick_add;
mod recipe;
mod redo;
mod reference;
mod register;
mod repeat;
mod report;
mod room;
mod root;
mod serve;
mod session;
mod settings;
mod several;
mod so_already;
mod target;
mod time;
mod today;
mod topic;
mod undo;
mod unknown;
mod unusable;
mod user;
mod verbose;
mod zone;

use std::ffi::OsString;
use std::process::ExitCode;

use crate::error::Result;
use crate::render::Show;
use session::Session;

pub use panicked::tell_where_alone;
pub use root::command;

/// What a command gives back.
type Shown = Result<Box<dyn Show>>;

/// A command, with what was typed behind it.
trait Runs: clap::FromArgMatches {
    /// Does it.
    fn run(self, session: &Session) -> Shown;
}

/// Runs the program with these arguments, the program's name first.
pub fn run(arguments: Vec<OsString>) -> ExitCode {
    tell_where_alone();
    limits::outlast();
    if jq::is_meant(&arguments) {
        return jq::work();
    }
    panicked::guarded(|| ran(arguments))
}

fn ran(arguments: Vec<OsString>) -> ExitCode {
    let arguments = match alias::expand(&arguments) {
        Ok(arguments) => arguments,
        Err(error) => return output::refuse_alias(&arguments, &error),
    };
    let (globals, asked) = match root::parse(arguments) {
        Ok(parsed) => parsed,
        Err(refused) => return output::refuse(&refused),
    };
    verbose::listen(globals.verbose);
    let session = Session::new(globals, asked.name());
    let done = jq::ready(&session).and_then(|()| asked.run(&session));
    // Before anything is said: whoever reads it may ask for what was written last.
    let unremembered = session.remember();
    let done = done.and_then(|shown| {
        let printed = output::print(&session, shown.as_ref());
        // It goes with the program, all at once.
        std::mem::forget(shown);
        printed
    });
    output::note_what_is_left(&session, unremembered.as_deref());
    let code = match done {
        Ok(()) => {
            output::note_way_back(&session);
            session.say_notes();
            ExitCode::SUCCESS
        }
        Err(error) => failure::tell(&session, &session.after_all(error)),
    };
    session.end();
    code
}

/// The journal answered one kind of request with another kind of answer.
fn unexpected<T>() -> Result<T> {
    Err(crate::error::Error::new(
        crate::error::Code::Internal,
        "the journal answered with something else",
    ))
}
