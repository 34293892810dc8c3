//! The world of one command: clock, zone, terminal, journal. Each is found when first asked for.

mod told;

use std::cell::{Cell, OnceCell, RefCell};

use super::Shown;
use super::clock::{self, clock, instant};
use super::context::{self, Context, Opened};
use super::dry_run::{operation, would_send};
use super::globals::Globals;
use super::in_flight::InFlight;
use super::jq;
use super::unusable::unusable;
use crate::actions::request::{Answer, Request};
use crate::api::{Book, Call, Undo, Unrecorded};
use crate::catalog;
use crate::config::{Config, Folders, Found};
use crate::error::{Code, Error, Outcome, Result};
use crate::local::{Local, Place};
use crate::model::{Date, Operation, json};
use crate::phrase::when::Now;
use crate::render::Show;
use crate::render::note::Document;
use crate::rules::units::System;
use chrono::{DateTime, Utc};
pub(super) use told::say;

/// What a command works with.
pub(super) struct Session {
    pub(super) globals: Globals,
    command: String,
    operation: Cell<Option<Operation>>,
    written: Cell<bool>,
    named: Cell<bool>,
    key: OnceCell<Found>,
    notes: RefCell<Vec<String>>,
    json: Cell<bool>,
    folders: OnceCell<Folders>,
    now: OnceCell<Now>,
    config: OnceCell<Config>,
    chosen: OnceCell<Context>,
    opened: OnceCell<Opened>,
    pub(super) folder: OnceCell<std::path::PathBuf>,
    pub(super) jq: OnceCell<jq::Apart>,
}

impl Session {
    pub(super) fn new(globals: Globals, command: String) -> Self {
        Session {
            globals,
            command,
            operation: Cell::new(None),
            written: Cell::new(false),
            named: Cell::new(false),
            key: OnceCell::new(),
            notes: RefCell::default(),
            json: Cell::new(false),
            folders: OnceCell::new(),
            now: OnceCell::new(),
            config: OnceCell::new(),
            chosen: OnceCell::new(),
            opened: OnceCell::new(),
            folder: OnceCell::new(),
            jq: OnceCell::new(),
        }
    }

    /// Closes what is open of a program that ends now.
    pub(super) fn end(self) {
        self.opened.into_inner().into_iter().for_each(Opened::end);
    }

    /// The journal that is meant.
    pub(super) fn book(&self) -> Result<&dyn Book> {
        Ok(self.opened()?.book())
    }

    /// What was done to it from here, to be taken back.
    pub(super) fn undo(&self) -> Result<&dyn Undo> {
        Ok(self.opened()?.undo())
    }

    /// Whether this command did something that can be taken back.
    pub(super) fn can_undo(&self) -> bool {
        let opened = self.opened.get();
        opened.is_some_and(|opened| opened.undo().has_recorded())
    }

    /// What this command did that cannot be taken back, where it should be.
    pub(super) fn unrecorded(&self) -> Option<Unrecorded> {
        self.opened.get()?.undo().unrecorded()
    }

    /// Remembers what passed through here, and says why what was written last cannot be, where that is so.
    pub(super) fn remember(&self) -> Option<String> {
        match self.opened.get()? {
            Opened::Disk(_) => None,
            Opened::Service(noting) => noting.book.remember(),
        }
    }

    /// Photos that this command deleted and that are still there, each with why.
    pub(super) fn unremoved(&self) -> Option<String> {
        match self.opened.get()? {
            Opened::Disk(local) => local.unremoved(),
            Opened::Service(_) => None,
        }
    }

    /// The context that is meant.
    pub(super) fn chosen(&self) -> Result<&Context> {
        if let Some(chosen) = self.chosen.get() {
            return Ok(chosen);
        }
        let chosen = Context::choose(self)?;
        Ok(self.chosen.get_or_init(|| chosen))
    }

    fn opened(&self) -> Result<&Opened> {
        if let Some(opened) = self.opened.get() {
            return Ok(opened);
        }
        super::day::settle(self)?;
        let chosen = self.chosen()?;
        log::debug!(
            "the journal is {}",
            chosen.told().unwrap_or_else(|| chosen.label())
        );
        let opened = chosen.open(self)?;
        Ok(self.opened.get_or_init(|| opened))
    }

    /// The journal, where it is one on disk.
    pub(super) fn disk(&self) -> Result<Option<&Local>> {
        Ok(match self.opened()? {
            Opened::Disk(local) => Some(local),
            Opened::Service(_) => None,
        })
    }

    /// The journal on disk, for what only that can do.
    ///
    /// Errors: `Usage` where another journal is asked.
    pub(super) fn local(&self) -> Result<&Local> {
        let remote = || {
            Error::new(Code::Usage, "only a journal on disk can do this")
                .hint("the one on this machine is -C local")
        };
        if self.chosen()?.is_remote() {
            return Err(remote());
        }
        self.disk()?.ok_or_else(remote)
    }

    /// Calls an operation and gives the body of the HTTP answer: of a service as it came.
    pub(super) fn call(&self, call: Call) -> Result<Option<Vec<u8>>> {
        match self.opened()? {
            Opened::Disk(local) => call.answer(local.as_ref()),
            Opened::Service(noting) => {
                let shows = |answer: &Option<Vec<u8>>| {
                    answer.as_deref().and_then(|body| json::read(body).ok())
                };
                let asked = (call.operation, call.id.as_str(), call.body.as_deref());
                noting.send(asked, || noting.book.raw(&call), shows)
            }
        }
    }

    /// Opens the journal on disk, for somebody who keeps it.
    pub(super) fn open_local(&self) -> Result<Local> {
        Local::open(self.place()?, clock()?, catalog::starter::source)
    }

    /// The instant that it is.
    pub(super) fn instant(&self) -> Result<DateTime<Utc>> {
        instant()
    }

    /// Where the files of the journal on disk are. Every command on them asks here: what a killed
    /// import left is cleared away.
    pub(super) fn place(&self) -> Result<Place> {
        let place = Place::folder(&self.folders()?.data);
        place.tidy();
        Ok(place)
    }

    /// The folders of this person.
    pub(super) fn folders(&self) -> Result<&Folders> {
        if let Some(folders) = self.folders.get() {
            return Ok(folders);
        }
        let folders = Folders::find().map_err(|error| unusable(&error))?;
        Ok(self.folders.get_or_init(|| folders))
    }

    /// What `config.toml` says.
    pub(super) fn config(&self) -> Result<&Config> {
        if let Some(config) = self.config.get() {
            return Ok(config);
        }
        let config = Config::load(&self.folders()?.config).map_err(|error| unusable(&error))?;
        Ok(self.config.get_or_init(|| config))
    }

    /// Now, and where.
    pub(super) fn now(&self) -> Result<Now> {
        if let Some(now) = self.now.get() {
            return Ok(*now);
        }
        let now = clock::now(self)?;
        Ok(*self.now.get_or_init(|| now))
    }

    /// The units this person uses.
    pub(super) fn system(&self) -> Result<System> {
        // No targets are asked for.
        let day = Date::default();
        let settings = self.book()?.recall_settings(day, day)?;
        let preferences = settings.preferences.get();
        let units = preferences.and_then(|told| told.units.get());
        let device = preferences.and_then(|told| told.device_units.get());
        Ok(System::of(
            units.map(String::as_str),
            device.map(String::as_str),
        ))
    }

    /// Says which operation of the API is under way, for an error's sake.
    pub(super) fn reach(&self, operation: Operation) {
        log::debug!("{}", operation.id());
        self.operation.set(Some(operation));
    }

    /// Says that something was changed that no operation of the API changes.
    pub(super) fn wrote(&self) {
        self.written.set(true);
    }

    /// An error that is told at the end: behind something that was changed nobody is told that nothing was.
    pub(super) fn after_all(&self, error: Error) -> Error {
        let became = match error.what_became() {
            Outcome::NotApplied if self.written.get() => Outcome::Applied,
            became => became,
        };
        let rest = error.hint_text();
        let rest = rest.and_then(|hint| hint.strip_prefix("nothing was changed: "));
        let hint = rest.and_then(|rest| match became {
            Outcome::NotApplied => None,
            Outcome::Applied => Some(format!("a part of it was done: {rest}")),
            Outcome::Unknown => Some(rest.to_owned()),
        });
        let error = error.outcome(became);
        match hint {
            Some(hint) => error.hint(hint),
            None => error,
        }
    }

    /// Says that the operation is done: what fails now is the command's own work.
    pub(super) fn leave(&self) {
        self.operation.set(None);
    }

    /// Says which key is sent.
    pub(super) fn use_key(&self, found: Found) -> &Found {
        self.key.get_or_init(|| found)
    }

    /// The key that was sent, and where it came from.
    pub(super) fn used_key(&self) -> Option<&Found> {
        self.key.get()
    }

    /// Whether something was changed, or a write of the API was reached and not only shown.
    pub(super) fn has_written(&self) -> bool {
        let writes = |operation: Operation| operation.method().as_str() != "GET";
        self.written.get() || (!self.globals.dry_run && self.operation.get().is_some_and(writes))
    }

    /// The command as it was typed: `meal list`.
    pub(super) fn command(&self) -> &str {
        &self.command
    }

    /// The operation that was reached, or the command.
    pub(super) fn operation(&self) -> String {
        self.operation.get().map_or_else(
            || self.command.clone(),
            |operation| operation.id().to_owned(),
        )
    }

    /// The name of the context that is meant.
    pub(super) fn context(&self) -> String {
        context::name(self)
    }

    /// Says once which journal is written to, where that is not the one it always is.
    pub(super) fn name_the_journal(&self) -> Result<()> {
        if let (Some(told), false) = (self.chosen()?.told(), self.named.replace(true)) {
            self.insist(format!("writing to {told}"));
        }
        Ok(())
    }

    /// Has a signal tell that a write to a service may have been done.
    pub(super) fn in_flight(&self) -> Option<InFlight> {
        let is_remote = self.chosen().is_ok_and(Context::is_remote);
        is_remote.then(|| InFlight::new(self))
    }

    /// Sends a write and shows what comes of it; in a dry run shows what would be sent.
    pub(super) fn send(&self, request: &Request, show: impl FnOnce(Answer) -> Shown) -> Shown {
        if self.globals.dry_run {
            return Ok(Box::new(Document(would_send(request)?)));
        }
        show(self.carry_out(request)?)
    }

    /// Does what is several writes as one, where the journal is on disk: all of them or none.
    pub(super) fn whole<T>(&self, several: bool, work: impl FnOnce() -> Result<T>) -> Result<T> {
        match self.disk()? {
            Some(local) if several && !self.globals.dry_run => local.together(work),
            _ => work(),
        }
    }

    /// Sends a write, one of several perhaps.
    pub(super) fn carry_out(&self, request: &Request) -> Result<Answer> {
        self.reach(operation(request));
        let book = self.book()?;
        self.name_the_journal()?;
        let in_flight = self.in_flight();
        let answer = request.send(book)?;
        drop(in_flight);
        Ok(answer)
    }
}

/// Something to show, from an answer.
pub(super) fn shown(view: impl Show + 'static) -> Shown {
    Ok(Box::new(view))
}
