//! The checks. Each stands alone: what one finds broken keeps no other from looking.

use std::env;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};

use super::folders::{can_be_written, folders};
use super::{Said, links, modes, people, undo};
use crate::catalog::starter;
use crate::cli::clock::clock;
use crate::cli::context::{Context, Kind, Service};
use crate::cli::outside::counted;
use crate::cli::room;
use crate::cli::session::Session;
use crate::cli::unusable::unusable;
use crate::cli::{alias, astray, charset, credential, finding, zone};
use crate::config::{Config, Credentials};
use crate::error::{Code, Error, Result};
use crate::local::{
    Log, Register, Reviews, check_catalogue, check_journal, copies_before,
    doubt_of_journals_elsewhere, has_journal, look_at_log, refuse_gone, why_unwritable,
};

pub(super) type Named = (&'static str, Said);

/// Before this year nobody ran the program.
const FIRST_YEAR: i32 = 2026;

/// Everything, what stands below first.
pub(super) fn all(session: &Session) -> Vec<Named> {
    let mut said: Vec<Named> = vec![("folders", of(folders(session)))];
    said.extend(modes::check(session));
    said.extend(little_room(session));
    said.extend(links::check(session));
    said.push(("config", of(config(session))));
    said.extend(aliases(session));
    said.extend(contexts(session));
    said.push(("context", of(context(session))));
    said.push(("pins", of(pins(session))));
    said.push(("credentials", of(credentials(session))));
    said.extend(key(session));
    said.extend(undo::check(session));
    // Looked at before the journal is opened, which takes in what stands beside it.
    said.extend(log(session));
    said.push(("journal", of(journal(session))));
    said.extend(unwritable(session));
    said.extend(photos(session));
    said.extend(kept(session, "keys", Register::check));
    said.extend(people::check(session));
    said.extend(kept(session, "reviews", Reviews::check_file));
    said.extend(reviews_behind(session));
    said.extend(elsewhere(session));
    said.push(("catalogue", of(catalogue(session))));
    said.push(("clock", of(the_clock(session))));
    said.push(("zone", of(the_zone(session))));
    said.push(("terminal", terminal(session)));
    said
}

fn little_room(session: &Session) -> Option<(&'static str, Said)> {
    let little = room::little(&session.folders().ok()?.data)?;
    Some(("room", Said::Doubt(little, room::HINT.to_owned())))
}

fn of(result: Result<Said>) -> Said {
    result.unwrap_or_else(Said::Fault)
}

pub(super) fn well(message: impl Into<String>) -> Result<Said> {
    Ok(Said::Well(message.into()))
}

fn config(session: &Session) -> Result<Said> {
    let folder = &session.folders()?.config;
    let file = Config::path(folder);
    let config = session.config()?;
    crate::cli::day::times(config)?;
    if config.has_commands() {
        Config::refuse_commands_of_others(folder).map_err(|error| unusable(&error))?;
    }
    match file.exists() {
        true => well(format!("{} is understood", file.display())),
        false => well("there is none, and none is needed"),
    }
}

/// Aliases that can never be used.
fn aliases(session: &Session) -> Vec<Named> {
    let Ok(config) = session.config() else {
        return Vec::new();
    };
    let refused = config.aliases.iter().filter_map(|(name, line)| {
        let why = alias::check(config, name, line).err()?;
        let message = format!("aliases.{name}: {why}");
        let hint = format!("remove it with: journal config set aliases.{name} \"\"");
        Some(("aliases", Said::Doubt(message, hint)))
    });
    refused.collect()
}

/// Contexts that cannot be asked.
fn contexts(session: &Session) -> Vec<Named> {
    let Ok(config) = session.config() else {
        return Vec::new();
    };
    let refused = config.contexts.iter().filter_map(|(name, entry)| {
        let why = Context::of_entry(config, name, entry).err()?;
        let hint = format!("remove it with: journal context remove {name}");
        Some(("contexts", Said::Doubt(why.message().to_owned(), hint)))
    });
    refused.collect()
}

fn context(session: &Session) -> Result<Said> {
    let context = session.chosen()?;
    well(context.told().unwrap_or_else(|| context.name.clone()))
}

fn pins(session: &Session) -> Result<Said> {
    let pins = finding::of(session)?.get("");
    pins.map_err(|error| unusable(&error))?;
    well("names that are pinned to foods are understood")
}

/// The file of keys: nobody else reads it, and it is understood.
fn credentials(session: &Session) -> Result<Said> {
    let file = Credentials::of(&session.folders()?.config);
    file.get("").map_err(|error| unusable(&error))?;
    match file.path().exists() {
        true => well("credentials.toml is yours alone and is understood"),
        false => {
            let who = match session.chosen().is_ok_and(Context::is_remote) {
                true => "a key that comes from elsewhere",
                false => "a journal on disk",
            };
            well(format!(
                "there is no credentials.toml, and {who} needs none"
            ))
        }
    }
}

/// The key to the service that is meant: where it comes from, never the key.
fn key(session: &Session) -> Option<Named> {
    let context = session.chosen().ok()?;
    let Kind::Service(service) = &context.kind else {
        return None;
    };
    Some(("key", of(key_of(session, &context.name, service))))
}

fn key_of(session: &Session, name: &str, service: &Service) -> Result<Said> {
    let found = credential::key(session, name, service)?;
    let (source, origin) = (found.step.as_str(), &service.origin);
    well(format!("there is one from {source}, for {origin}"))
}

/// The journal that is meant; where nobody can tell which that is, the one of the data folder.
fn journal(session: &Session) -> Result<Said> {
    if let Ok(Kind::Service(service)) = session.chosen().map(|context| &context.kind) {
        session.book()?.get_settings()?;
        return well(format!("{} answers", service.host));
    }
    let file = file(session)?;
    refuse_gone(&session.folders()?.data, &file)?;
    on_disk(&file)
}

/// The file of a journal on disk; that of the data folder where a service or nobody knows what is meant.
fn file(session: &Session) -> Result<PathBuf> {
    match session.chosen().map(|context| &context.kind) {
        Ok(Kind::File(path)) => Ok(path.clone()),
        _ => Ok(session.place()?.journal),
    }
}

/// What stands beside the journal, where that is not as it should be.
fn log(session: &Session) -> Option<Named> {
    if session.chosen().is_ok_and(Context::is_remote) {
        return None;
    }
    let file = file(session).ok()?;
    let beside = format!("{}-wal", file.display());
    let said = match look_at_log(&file) {
        Log::None => return None,
        Log::Waiting => Said::Well(format!(
            "{beside} holds what was written last: another program has the journal open, or was killed"
        )),
        Log::Broken => Said::Doubt(
            format!("{beside} is damaged: what was written last is in it, and can no longer be read"),
            "keep copies of both, as copy.db and copy.db-wal; what can be read comes back with journal db restore copy.db".to_owned(),
        ),
        Log::Closed => Said::Doubt(
            format!("{beside} may not be read, and what was written last is in it"),
            "give it to the owner of the journal: chown, chmod 600".to_owned(),
        ),
        Log::Alone => Said::Doubt(
            format!("{beside} holds what was written last into a journal that is not there"),
            "put the journal back beside it; or move it away, and begin anew or with journal db restore".to_owned(),
        ),
        Log::Beside => Said::Doubt(
            format!("{beside} may hold what was written last, and the file beside it is no journal to read it with"),
            "keep copies of both, and put the journal back beside it; journal db restore BACKUP keeps it in backups/".to_owned(),
        ),
        Log::Unreadable => Said::Doubt(
            format!("{beside} is no log of this journal, and nothing of it is read: what was written last may be missing"),
            "look for what is missing with journal meal list; a copy comes back with journal db restore".to_owned(),
        ),
        Log::Another => Said::Doubt(
            format!("{beside} is not the log that stood beside this journal last, but an older one, or another's: what was written last may be missing"),
            "look for what is missing with journal meal list; put the right file back, or a copy with journal db restore".to_owned(),
        ),
        Log::Cut => Said::Doubt(
            format!("{beside} was cut off: it is shorter than what was written into it, and what was written last may be missing"),
            "look for what is missing with journal meal list; put the whole file back, or a copy with journal db restore".to_owned(),
        ),
        Log::Missing => Said::Doubt(
            format!("{beside} is gone, and what was written last may be gone with it"),
            "look for what is missing with journal meal list; put the file back, or a copy with journal db restore".to_owned(),
        ),
    };
    Some(("log", said))
}

fn on_disk(file: &Path) -> Result<Said> {
    let told = file.display();
    if !has_journal(file)? {
        if let Some(folder) = file.parent() {
            can_be_written(folder)?;
        }
        return well(format!("{told}: none yet, the first meal makes it"));
    }
    check_journal(file)?;
    let kept: Vec<String> = copies_before(file)
        .iter()
        .map(|copy| copy.display().to_string())
        .collect();
    well(match kept.is_empty() {
        true => format!("{told} is whole"),
        false => format!(
            "{told} is whole; as older programs left it: {}",
            kept.join(", ")
        ),
    })
}

/// A journal that can be read and not written.
fn unwritable(session: &Session) -> Option<Named> {
    if session.chosen().is_ok_and(Context::is_remote) {
        return None;
    }
    let file = file(session).ok()?;
    let why = why_unwritable(&file)?;
    let told = format!("{} can only be read: {why}", file.display());
    let hint = "check the permissions of the file and its folder, and how its disk is mounted";
    Some(("journal", Said::Doubt(told, hint.to_owned())))
}

/// Photos that are astray, where there are any.
fn photos(session: &Session) -> Vec<Named> {
    let told = astray::photos(session).into_iter();
    let doubt = |(told, hint): (String, &str)| ("photos", Said::Doubt(told, hint.to_owned()));
    told.map(doubt).collect()
}

/// A file of the data folder, where there is one.
fn kept(
    session: &Session,
    check: &'static str,
    look: fn(&Path) -> Result<Option<PathBuf>>,
) -> Option<Named> {
    let said = match look(&session.folders().ok()?.data) {
        Ok(file) => Said::Well(format!("{} is whole", file?.display())),
        Err(error) => Said::Fault(error),
    };
    Some((check, said))
}

/// Whether the catalogue is older than what was accepted. What cannot be read is told elsewhere.
fn reviews_behind(session: &Session) -> Option<Named> {
    let behind = Reviews::behind(&session.folders().ok()?.data).ok()?;
    let foods = counted(behind, "food");
    let doubt = Said::Doubt(
        format!("of {foods} the catalogue does not have what was accepted: it is an older one"),
        "import once more what was imported, and it has: journal catalog import".to_owned(),
    );
    (behind > 0).then_some(("reviews", doubt))
}

/// Whether all journals that stand elsewhere are known: one whose disk is away is begun anew by nobody then.
fn elsewhere(session: &Session) -> Option<Named> {
    let (what, help) = doubt_of_journals_elsewhere(&session.folders().ok()?.data)?;
    let error = Error::new(Code::LocalStore, what).hint(help);
    Some(("elsewhere", Said::Fault(error)))
}

fn catalogue(session: &Session) -> Result<Said> {
    let place = session.place()?;
    // What a link to nowhere is, and a folder that may not be entered, is told by whoever opens it.
    if matches!(place.catalogue.try_exists(), Ok(false)) && !place.catalogue.is_symlink() {
        // A service has one of its own.
        let is_needed = !session.chosen().is_ok_and(Context::is_remote);
        let folder = place.catalogue.parent().filter(|_| is_needed);
        folder.map_or(Ok(()), can_be_written)?;
        return well("none yet, it is unpacked when a food is first looked for");
    }
    let status = check_catalogue(&place, starter::source, clock()?)?;
    let foods: u64 = status.stock.iter().map(|stock| stock.foods).sum();
    well(format!("{}: {foods} foods", place.catalogue.display()))
}

fn the_clock(session: &Session) -> Result<Said> {
    use chrono::Datelike;
    let now = session.instant()?;
    let told = now.to_rfc3339();
    if env::var_os("JOURNAL_NOW").is_some_and(|text| !text.is_empty()) {
        let message = format!("it stands still at {told}, since JOURNAL_NOW is set");
        return Ok(Said::Doubt(message, "unset JOURNAL_NOW".to_owned()));
    }
    match now.year() < FIRST_YEAR {
        true => Ok(Said::Doubt(
            format!("it says {told}, which is long ago"),
            "set the clock of this machine".to_owned(),
        )),
        false => well(told),
    }
}

fn the_zone(session: &Session) -> Result<Said> {
    well(zone::find(session)?.name())
}

fn terminal(session: &Session) -> Said {
    if !io::stdout().is_terminal() {
        return Said::Well("standard output is no terminal: a record a line".to_owned());
    }
    let looks = session.looks();
    let colour = if looks.color { "colour" } else { "no colour" };
    let message = format!("{} columns, {colour}", looks.width);
    match charset::is_plain() {
        true => Said::Doubt(
            format!("{message}, ASCII alone"),
            "a locale of UTF-8, such as LANG=C.UTF-8, and a TERM that is not dumb draw more"
                .to_owned(),
        ),
        false => Said::Well(message),
    }
}
