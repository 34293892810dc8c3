//! A meal from quick text: understood whole, or not written at all.

use std::path::{Path, PathBuf};

use chrono::{DateTime, FixedOffset};
use clap::Args;

use super::ask;
use crate::actions::finder::{Finder, Several};
use crate::actions::log::{self, Understood, refuse_doubts};
use crate::actions::misplaced::{self, Of, Refused, Tools};
use crate::actions::request::Request;
use crate::actions::today;
use crate::cli::finding::finder;
use crate::cli::one_of::one_of;
use crate::cli::session::{Session, shown};
use crate::cli::{Shown, input, prompt, quick_add, so_already};
use crate::error::{Code, Error, Result};
use crate::model::{Image, ItemDraft, Library, Meal, MealDraft, State, Timestamp};
use crate::phrase::when::{Lean, Moment};
use crate::phrase::{Phrase, PhraseItem, when};
use crate::render::Format;
use crate::render::meal::WrittenMeal;

/// What was eaten, when, and how to decide between foods.
#[derive(Args)]
pub(super) struct Words {
    /// What: "200 g oats, 1 banana"; - reads it from standard input, an item a line; left out, it is asked for on a terminal
    #[arg(value_name = "PHRASE", allow_hyphen_values = false)]
    phrase: Vec<String>,
    /// When: 8am, "yesterday 7:30", fri, 2026-11-17T08:30
    #[arg(long, value_name = "TIME", allow_hyphen_values = true, value_parser = crate::cli::time::text)]
    pub(super) at: Option<String>,
    /// What to call the meal
    #[arg(long)]
    pub(super) name: Option<String>,
    /// A note about it
    #[arg(long, value_name = "TEXT")]
    note: Option<String>,
    /// A photo to keep with it
    #[arg(long, value_name = "FILE")]
    photo: Vec<PathBuf>,
    /// A link to an image
    #[arg(long, value_name = "URL")]
    image: Vec<String>,
    #[command(flatten)]
    pub(super) choice: Choice,
}

/// How to decide between foods.
#[derive(Args)]
pub(super) struct Choice {
    /// Which of several foods to take, counted from 1; once for each item that may be several, and no more
    #[arg(long = "pick", value_name = "N", value_parser = pick)]
    pub(super) picks: Vec<usize>,
    /// The only library to look in: mine, off, service or composition
    #[arg(long, value_parser = one_of(Library::ALL, Library::as_str), hide_possible_values = true, value_name = "LIBRARY")]
    pub(super) library: Option<Library>,
}

/// Writes a meal from quick text.
pub(super) fn write(session: &Session, words: &Words, state: State) -> Shown {
    let (moment, items) = match words.phrase.is_empty() {
        true => ask::meal(session, words, state)?,
        false => typed(session, words, state)?,
    };
    let timezone = session.now()?.zone.name();
    let drafts: Vec<ItemDraft> = items.iter().map(|item| item.draft.clone()).collect();
    let mut draft = MealDraft::new(&Timestamp::from(moment.at), timezone, &drafts);
    if state == State::Planned {
        draft.set("state", state);
    }
    if let Some(name) = &words.name {
        draft.set("name", name);
    }
    if let Some(note) = &words.note {
        draft.set("notes", note);
    }
    // A photo is kept with its meal, or not at all.
    session.whole(!words.photo.is_empty(), || {
        let images = images(session, words)?;
        if !images.is_empty() {
            draft.set("images", images);
        }
        tell(session, &moment, &items);
        if state == State::Logged {
            tell_to_come(session, "it", moment.at, AHEAD)?;
        }
        let conversions = items.into_iter().filter_map(|item| item.conversion);
        let conversions: Vec<String> = conversions.collect();
        let request = Request::CreateMeal(draft);
        quick_add::send(session, &request, &drafts, |meal| {
            written(session, meal, conversions)
        })
    })
}

/// A meal as it was typed.
fn typed(session: &Session, words: &Words, state: State) -> Result<(Moment, Vec<Understood>)> {
    let text = text(&words.phrase)?;
    misplaced::refuse_unreadable(&text, session.instant()?.date_naive())?;
    let choose = |several: &Several<'_>| prompt::choose(session, several);
    let finder = finder(session, words.choice.library, &words.choice.picks, &choose)?;
    let tools = tools(session, &finder, state)?;
    let of = Of::Meal {
        command: command(state),
        at: words.at.as_deref(),
    };
    let one_time = |phrase: &Phrase| match (&phrase.when, &words.at) {
        (Some(_), Some(_)) => Err(given_twice("phrase").hint("leave one of them out")),
        (typed, at) => moment_of(session, typed.as_deref().or(at.as_deref()), state).map(drop),
    };
    let understand = |item: &PhraseItem| log::understand_item(item, &finder, tools.system);
    let (phrase, items) = misplaced::understand(&text, of, tools, one_time, understand)?;
    finder.refuse_unused_picks()?;
    let at = phrase.when.as_deref().or(words.at.as_deref());
    let moment = moment_of(session, at, state)?;
    confirm_items(session, &items)?;
    Ok((moment, items))
}

/// A time that stands in this place and behind a flag.
pub(super) fn given_twice(place: &str) -> Error {
    let what = format!("the time is given twice: in the {place} and with --at");
    Error::new(Code::NotUnderstood, what)
}

/// The text of a phrase, from the arguments or from standard input.
fn text(words: &[String]) -> Result<String> {
    let has_blank = |word: &String| word.trim().contains(char::is_whitespace);
    match words {
        [word] if word == "-" => input::text(Path::new("-")),
        // Several arguments are several items where one of them has a blank; else one phrase.
        _ if words.iter().any(has_blank) => Ok(words.join("\n")),
        _ => Ok(words.join(" ")),
    }
}

/// The command that writes a meal in this state.
pub(super) fn command(state: State) -> &'static str {
    match state {
        State::Planned => "plan",
        State::Logged => "log",
    }
}

/// With what a phrase is read.
pub(in crate::cli) fn tools<'t, 'f>(
    session: &Session,
    finder: &'t Finder<'f>,
    state: State,
) -> Result<Tools<'t, 'f>> {
    Ok(Tools {
        finder,
        system: session.system()?,
        now: session.now()?,
        lean: lean(state),
    })
}

fn lean(state: State) -> Lean {
    match state {
        State::Planned => Lean::Future,
        State::Logged => Lean::Past,
    }
}

/// When a meal was, or will be; now where nothing says so.
pub(super) fn moment_of(session: &Session, text: Option<&str>, state: State) -> Result<Moment> {
    when::instant(text.unwrap_or("now"), &session.now()?, lean(state))
}

/// The items of a text that has no time; amounts that cannot be meant are confirmed or refused.
pub(super) fn timeless(
    session: &Session,
    choice: &Choice,
    text: &str,
) -> std::result::Result<Vec<Understood>, Refused> {
    let choose = |several: &Several<'_>| prompt::choose(session, several);
    let finder = finder(session, choice.library, &choice.picks, &choose).map_err(Refused::Other)?;
    let tools = tools(session, &finder, State::Logged).map_err(Refused::Other)?;
    misplaced::timeless(text, tools, |phrase| {
        let items = log::understand(&phrase, &finder, tools.system)?;
        finder.refuse_unused_picks()?;
        confirm_items(session, &items)?;
        Ok(items)
    })
}

fn confirm_items(session: &Session, items: &[Understood]) -> Result<()> {
    let doubts: Vec<String> = items.iter().filter_map(|item| item.doubt.clone()).collect();
    confirm_doubts(session, &doubts)
}

/// Confirms amounts that cannot be meant, or refuses them where nobody can be asked.
///
/// Errors: `Usage`; `Declined`; `Interrupted`.
pub(in crate::cli) fn confirm_doubts(session: &Session, doubts: &[String]) -> Result<()> {
    if !session.can_ask() && !session.globals.yes {
        refuse_doubts(doubts)?;
    }
    doubts
        .iter()
        .try_for_each(|doubt| prompt::confirm(session, &format!("{doubt}. Is that meant?")))
}

fn pick(text: &str) -> std::result::Result<usize, String> {
    let pick = text.parse().ok().filter(|pick| *pick > 0);
    pick.ok_or_else(|| "must be a number from 1 on".to_owned())
}

fn images(session: &Session, words: &Words) -> Result<Vec<Image>> {
    let mut images: Vec<Image> = words.image.iter().cloned().map(Image::Url).collect();
    for photo in &words.photo {
        let local = session.local()?;
        let path = match session.globals.dry_run {
            true => local
                .check_photo(photo)
                .map(|()| photo.display().to_string()),
            false => local.add_photo(photo),
        };
        images.push(Image::Path(path?));
    }
    Ok(images)
}

/// What was understood is told before it is written; on a terminal the meal itself shows it.
fn tell(session: &Session, moment: &Moment, items: &[Understood]) {
    if let Some(note) = &moment.note {
        session.note(format!("note: {note}"));
    }
    if is_shown(session) {
        return;
    }
    session.note(format!("at {}", moment.at.format("%a %d %b %Y %H:%M %:z")));
    told(session, items);
}

/// What to do with what lies ahead.
pub(in crate::cli) const AHEAD: &str = "what lies ahead is planned with: journal plan";

/// Tells that what is logged as eaten lies ahead: it counts, which is seldom meant.
pub(in crate::cli) fn tell_to_come(
    session: &Session,
    what: &str,
    at: DateTime<FixedOffset>,
    instead: &str,
) -> Result<()> {
    let now = session.now()?;
    if at > now.instant {
        let is_today = at.date_naive() == now.instant.with_timezone(&now.zone).date_naive();
        let form = if is_today {
            "%H:%M"
        } else {
            "%a %d %b %Y %H:%M"
        };
        let at = at.format(form);
        session.note(format!(
            "note: {what} is logged for {at}, which is still to come, and counts as eaten; {instead}"
        ));
    }
    Ok(())
}

/// Whether a meal will be shown with all that was understood.
pub(super) fn is_shown(session: &Session) -> bool {
    session.format() == Format::Table && !session.globals.dry_run
}

/// Tells what was understood of items, where no meal shows it.
pub(super) fn told(session: &Session, items: &[Understood]) {
    if is_shown(session) {
        return;
    }
    for item in items {
        session.note(format!("{} → {}", item.typed, item.told));
        item.conversion
            .iter()
            .for_each(|conversion| session.note(format!("  {conversion}")));
    }
}

/// A meal that was written, with how its day stands.
pub(super) fn written(session: &Session, meal: Meal, conversions: Vec<String>) -> Shown {
    shown(new(session, meal, conversions))
}

fn new(session: &Session, meal: Meal, conversions: Vec<String>) -> WrittenMeal {
    let done = match meal.state() {
        State::Planned => "Planned",
        State::Logged => "Logged",
    };
    changed(session, done, meal, conversions)
}

/// One of the meals that were written together: the last says how its day stands.
pub(crate) fn written_meal(session: &Session, meal: Meal, is_last: bool) -> WrittenMeal {
    let mut view = new(session, meal, Vec::new());
    view.today = view.today.filter(|_| is_last);
    view
}

/// A meal that was changed, unless it is as it was before.
pub(super) fn changed_from(
    session: &Session,
    before: &Meal,
    meal: Meal,
    conversions: Vec<String>,
) -> WrittenMeal {
    // A service may say that it was written anew.
    let done = match before.is_so_already(&meal) {
        true => so_already::said(session, "It is so already, nothing was changed:"),
        false => "Changed",
    };
    changed(session, done, meal, conversions)
}

/// A meal that was written in some way. The day is only read for a person.
pub(super) fn changed(
    session: &Session,
    done: &'static str,
    meal: Meal,
    conversions: Vec<String>,
) -> WrittenMeal {
    let for_person = session.format() == Format::Table && !session.globals.quiet;
    let today = match (for_person, meal.day.get(), session.book()) {
        (true, Some(day), Ok(book)) => today::today(book, *day, &meal.timezone).ok(),
        _ => None,
    };
    let now = session.now().ok();
    let here = now.map(|now| now.instant.with_timezone(&now.zone).date_naive());
    WrittenMeal {
        is_today: here.is_some() && here == today.as_ref().map(|today| today.day),
        done,
        meal,
        conversions,
        today,
    }
}
