//! `journal import`: everything of another journal, or of another program's diary.

use std::path::PathBuf;

use clap::Args;

use super::dry_run::described;
use super::in_flight::{InFlight, unanswered};
use super::meal::confirm_doubts;
use super::one_of::one_of;
use super::session::{Session, shown};
use super::{Runs, Shown, input, prompt};
use crate::actions::import::{self, Plan, Refused, Source, Written};
use crate::actions::request::Request;
use crate::error::{Code, Detail, Error, Outcome, Result};
use crate::local::Local;
use crate::render::Format;
use crate::render::moved::Imported;
use crate::render::progress::Bar;

/// Import what `journal export` wrote, or the diary of another program
///
/// A meal that is there already is not added again, however often and on whichever machine a file is
/// imported. One of journal export is told by its id first: a meal with that id stays as it is here,
/// whatever was changed of it. Where none has it, the meal is told by its time, its name and its items
/// (their names, amounts and, to a rounding, figures), and two that are alike in the file are two here.
/// One of its time and name that shares a food with it, and is not in the file, is the same, changed
/// elsewhere: what was added to it there is added here, and a plan that was eaten there is eaten here, unless it was
/// eaten here before or put off to a time still to come;
/// where an item was changed or taken out, here or there, it stays as it is, which is said (its id in
/// JSON: different) unless the file has it as it was here once. A meal here stands for one of the file. An item that was added here and is not in the file is taken for one that is not known
/// there yet, but where the file has more of its food: that may be the same, changed there.
///
/// What a meal was before it was changed a service does not tell: there one that was changed, be it by
/// an import, stays as it is, and stands for one of the file that shares a food with it and is of its
/// day by its name, too; without a name, for one of its time that has all its foods or fewer, or of its day
/// that has the same.
///
/// A meal of another program's diary is told by its local time and its name: items that were added to
/// it there since are added here, and a meal of which an item was changed or taken out, here or there,
/// stays as it is, which is said; so it is on a service with any that was changed (under JOURNAL_NOW, a
/// clock that stands still, nobody can tell there that it was). One whose time or name was changed here
/// is known by those it had; of a service that cannot be asked, nor is that in what journal export
/// writes, so there it is added once more where both were changed, or its day was.
///
/// One that was moved or renamed elsewhere is added; that a meal here has or had its foods, or most of them,
/// or is the same sum, on that day, and is not in the file, or has them beside what the file has in it, is said. But one of a diary is not added, which is said, where one
/// here that nobody changed has all its items on that day, at its time or by its name. What was deleted elsewhere
/// stays here.
///
/// An own food is told by its name, brand and barcode, and stays as it is here. A recipe is added up of its
/// ingredients as they are now, which is said where that gives other figures; meals keep theirs. Settings are
/// taken where none are set. With -n nothing is written, and you see what would be (but not
/// foods that are saved on the way to a lower bound and taken out again).
///
/// Which program wrote the file is told by the file, or by --from:
///   journal             what journal export wrote, JSON or NDJSON
///   cronometer          servings.csv, of More > Account > Export Data >
///                       Food & Recipe Entries
///   myfitnesspal        Nutrition-Summary-….csv of the file export: a meal a row,
///                       without its foods
///   opennutritracker    user_intake.json, of the zip that its export writes
///
/// Each item keeps its figures, to the file's own rounding, and what a file does not know stays unknown. Of
/// Cronometer's carbs the fibre is taken out where it tells no net carbs, and that is said.
/// Times without a zone are of --tz or where you are. Where something cannot be imported, each is named,
/// with why, and nothing is written unless you say so with --yes; so it is with amounts of a diary that
/// cannot be meant, which are taken then. Two imports at once into a journal on disk are one after the other; into
/// a service neither sees what the other adds.
///
/// Examples:
///   journal import journal.json -n
///   journal import servings.csv --tz Europe/Berlin
///   journal export -C work | journal -C local import -
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Import {
    /// The file; - is standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Which program wrote it: journal, cronometer, myfitnesspal, opennutritracker
    #[arg(long, value_name = "PROGRAM", value_parser = one_of(Source::ALL, Source::as_str), hide_possible_values = true)]
    from: Option<Source>,
}

impl Runs for Import {
    fn run(self, session: &Session) -> Shown {
        let bytes = input::file(&self.file)?;
        let read = || plan(session, &bytes, self.from);
        let as_of = session.disk()?.map(Local::moment).transpose()?;
        let plan = read()?;
        say_all(session, &plan.notes);
        if session.globals.dry_run {
            say_refused_beside_rows(session, &plan.refused);
            if !plan.refused.is_empty() && !session.globals.yes {
                let count = plan.refused.len();
                session.note(format!("note: {count} cannot be imported, so nothing would be written unless you agree (--yes)"));
            }
            say_all(session, plan.doubts.iter().chain(&plan.figures));
            return shown(would(session, &plan));
        }
        if session.globals.yes || !(plan.refused.is_empty() || session.can_ask()) {
            // What is taken unasked is named, and what will be once the rest is agreed to.
            say_all(session, &plan.doubts);
        }
        let is_agreed = go_on_without(session, &plan.refused)?;
        confirm_doubts(session, summed_up(&plan.doubts).as_slice())?;
        let (there, written) = match (session.disk()?, as_of) {
            (Some(local), Some(as_of)) => {
                let still = || match local.moment()? == as_of {
                    true => Ok(plan),
                    false => again(session, &plan, read()?),
                };
                write_together(session, local, still, is_agreed)?
            }
            _ => send_all(session, plan),
        };
        session.leave();
        if !written.is_empty() {
            session.wrote();
        }
        let view = Imported {
            meals: written.meals.clone(),
            grown: written.grown.clone(),
            foods: written.foods.clone(),
            settings: written.settings,
            refused: [there.refused, pairs(&written.refused)].concat(),
            ..there
        };
        settle(session, written, &view)?;
        shown(view)
    }
}

fn say_all<'t>(session: &Session, texts: impl IntoIterator<Item = &'t String>) {
    for text in texts {
        session.note(format!("note: {text}"));
    }
}

/// Foods and meals are; what is written and taken back on the way to them is counted with them.
fn is_counted(request: &Request) -> bool {
    use Request::{CreateMeal, SaveFood, UpdateMeal};
    matches!(request, CreateMeal(_) | SaveFood(_) | UpdateMeal(..))
}

/// What the file holds, held against what is there.
fn plan(session: &Session, bytes: &[u8], from: Option<Source>) -> Result<Plan> {
    let now = session.now()?;
    let found = import::read(bytes, from, &now)?;
    // Only a journal on disk can be asked what its meals were before.
    let former = match session.disk()? {
        Some(local) => local.former_meals()?,
        None => Vec::new(),
    };
    import::plan(session.book()?, found, &former, &now.instant.into())
}

/// A plan that was made anew since somebody wrote meanwhile: what of it was not said is.
///
/// Errors: `Conflict` where it is not what was agreed to.
fn again(session: &Session, agreed: &Plan, plan: Plan) -> Result<Plan> {
    let is_known = |doubt: &String| agreed.doubts.contains(doubt);
    if plan.refused != agreed.refused || !plan.doubts.iter().all(is_known) {
        let what = "the journal was written to meanwhile, so that something else would be imported";
        return Err(Error::new(Code::Conflict, what)
            .hint("nothing was imported: look with -n, and run it again"));
    }
    let is_new = |note: &&String| !agreed.notes.contains(note);
    say_all(session, plan.notes.iter().filter(is_new));
    Ok(plan)
}

/// What of a plan is there, or stays away, before anything is written.
fn there(plan: &Plan) -> Imported {
    Imported {
        meals_there: plan.meals_there,
        foods_there: plan.foods_there,
        different: plan.different.clone(),
        refused: pairs(&plan.refused),
        ..Imported::default()
    }
}

/// Writes what is new into a journal on disk: all of it or nothing, whatever happens meanwhile, but where it is
/// agreed that what cannot be imported is left out. Nobody else writes from when the plan is looked at on.
fn write_together(
    session: &Session,
    local: &Local,
    plan: impl FnOnce() -> Result<Plan>,
    is_agreed: bool,
) -> Result<(Imported, Written)> {
    let written = local.import_together(|| {
        let plan = plan()?;
        let (there, bar) = (there(&plan), bar(session, &plan));
        let written = import::write(plan, &mut |request| {
            bar.step(u64::from(is_counted(request)));
            session.carry_out(request)
        });
        bar.clear();
        let written = written.whole()?;
        match is_agreed || written.refused.is_empty() {
            true => Ok((there, written)),
            false => Err(refusal_of_all(&written.refused)),
        }
    });
    // What was written before it failed is not there either.
    written.map_err(|error| match error.what_became() {
        Outcome::Unknown => error,
        _ => error.outcome(Outcome::NotApplied),
    })
}

/// Sends what is new to a service.
fn send_all(session: &Session, plan: Plan) -> (Imported, Written) {
    let (there, bar) = (there(&plan), bar(session, &plan));
    let in_flight = to_a_service(session);
    let written = import::write(plan, &mut |request| {
        // What was saved on the way to something is taken out again all the same.
        if in_flight.is_asked() && !matches!(request, Request::DeleteFood(_)) {
            return Err(Error::new(Code::Interrupted, "interrupted"));
        }
        bar.step(u64::from(is_counted(request)));
        session.carry_out(request)
    });
    bar.clear();
    (there, written)
}

fn bar(session: &Session, plan: &Plan) -> Bar {
    let count = plan.foods.len() + plan.meals.len() + plan.grown.len();
    Bar::counting(count, session.is_watched(), &session.asking_looks())
}

/// What is sent to a service ends between two requests, or says that nobody knows what became of the last one.
fn to_a_service(session: &Session) -> InFlight {
    let in_flight = InFlight::of_several();
    in_flight.say(session, &unanswered().hint(DOUBTFUL));
    in_flight
}

fn pairs(refused: &[Refused]) -> Vec<(String, String)> {
    let refused = refused.iter();
    refused
        .map(|one| (one.place.clone(), one.why.clone()))
        .collect()
}

fn would(session: &Session, plan: &Plan) -> Imported {
    // All that would be sent takes many times the memory of a diary, and is shown in JSON alone.
    let requests = match session.format() {
        Format::Json | Format::Ndjson => plan.requests().iter().map(described).collect(),
        Format::Table | Format::Plain | Format::Csv => Vec::new(),
    };
    let places = |count: usize| vec![String::new(); count];
    Imported {
        dry_run: true,
        meals: places(plan.meals.len()),
        grown: places(plan.grown.len()),
        foods: places(plan.foods.len()),
        settings: plan.settings.len(),
        requests,
        ..there(plan)
    }
}

/// One doubt for all: nobody answers thousands of questions.
fn summed_up(doubts: &[String]) -> Option<String> {
    let (first, rest) = doubts.split_first()?;
    Some(match rest.len() {
        0 => first.clone(),
        more => format!("{first}; so it is with {more} more"),
    })
}

/// Asks whether the rest is to be imported where something cannot be, and says whether that is agreed.
///
/// Errors: `InvalidInput` with all of it where there is nobody to ask.
fn go_on_without(session: &Session, refused: &[Refused]) -> Result<bool> {
    if session.globals.yes {
        say_refused_beside_rows(session, refused);
    }
    if refused.is_empty() || session.globals.yes {
        return Ok(session.globals.yes);
    }
    if session.can_ask() {
        say_refused(session, refused);
        let count = refused.len();
        let question = format!("{count} cannot be imported. Import the rest?");
        return prompt::confirm(session, &question).map(|()| true);
    }
    Err(refusal_of_all(refused))
}

fn refusal_of_all(refused: &[Refused]) -> Error {
    refusal(refused, "so nothing was").hint("import the rest with --yes; see all with -n")
}

fn say_refused(session: &Session, refused: &[Refused]) {
    for one in refused {
        session.note(format!("not imported: {}: {}", one.place, one.why));
    }
}

/// Rows have no place for what a page for a person, and JSON, name among the rest.
fn say_refused_beside_rows(session: &Session, refused: &[Refused]) {
    if matches!(session.format(), Format::Plain | Format::Csv) {
        say_refused(session, refused);
    }
}

fn refusal(refused: &[Refused], end: &str) -> Error {
    let detail = |one: &Refused| Detail {
        path: one.place.clone(),
        message: one.why.clone(),
    };
    let first = refused
        .first()
        .map(|one| format!("{}: {}", one.place, one.why));
    let (count, first) = (refused.len(), first.unwrap_or_default());
    // The others are told as the error's details.
    let what = format!("{count} cannot be imported, {end}: {first}");
    Error::new(Code::InvalidInput, what).with_details(refused.iter().take(20).map(detail).collect())
}

/// What ended before its end, or was refused on the way, is an error that says what was written.
fn settle(session: &Session, written: Written, view: &Imported) -> Result<()> {
    for note in &written.notes {
        session.note(format!("note: {note}"));
    }
    let is_empty = written.is_empty();
    let error = match written.stopped {
        Some(error) => {
            let what = format!("{}: it ended after {}", error.message(), view.told());
            let became = error.what_became();
            error.with_message(what).outcome(became)
        }
        None if written.refused.is_empty() => return Ok(()),
        None => refusal(&written.refused, &format!("beside {}", view.told())),
    };
    Err(match (is_empty, error.what_became()) {
        (true, _) => error,
        (false, Outcome::Unknown) => error.hint(DOUBTFUL),
        (false, _) => error.outcome(Outcome::Applied).hint(
            "import it again: what is there is not added twice; to take it all back: journal undo",
        ),
    })
}

/// What to do where a service did not answer in the midst.
const DOUBTFUL: &str = "nobody knows whether what it was asked for last was written, too: import it again, what is there is not added twice; journal undo takes back the rest, and not that";
