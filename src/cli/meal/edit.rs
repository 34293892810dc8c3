use chrono::{DateTime, FixedOffset};
use clap::Args;

use super::body;
use super::moment::{instead_of, there};
use super::phrase::{AHEAD, changed, changed_from, confirm_doubts, tell_to_come};
use crate::actions::doubt;
use crate::actions::request::{Answer, Request};
use crate::cli::at_once::{Read, at_once, unless_changed};
use crate::cli::one_of::one_of;
use crate::cli::repeat::lean;
use crate::cli::session::{Session, shown};
use crate::cli::{Runs, Shown, editor, reference, unexpected};
use crate::error::{Code, Error, Result};
use crate::model::{Meal, MealPatch, State, Timestamp};
use crate::phrase::when::Moment;
use crate::rules::{members, occasion};

/// Change a meal: its time, name, note or state
///
/// An empty --name or --note clears it. --at is meant in the zone of the meal, unless --tz names another, which is
/// the meal's then. With -e all of it can be changed, items included.
///
/// Examples:
///   journal meal edit last --at 7:30
///   journal meal edit 3f9c --name "late lunch" --note ""
///   journal meal edit 3f9c -e
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Edit {
    /// The meal: the first digits of its id, last, last:2
    id: String,
    /// When it was eaten: a time of day alone keeps its day, a day alone its time of day
    #[arg(long, value_name = "TIME", allow_hyphen_values = true, value_parser = crate::cli::time::text)]
    at: Option<String>,
    /// What to call it
    #[arg(long)]
    name: Option<String>,
    /// A note about it
    #[arg(long, value_name = "TEXT")]
    note: Option<String>,
    /// planned or logged
    #[arg(long, value_parser = one_of([State::Planned, State::Logged], State::as_str), hide_possible_values = true)]
    state: Option<State>,
    /// Change it in an editor: VISUAL, else EDITOR, else vi
    #[arg(short, long, conflicts_with_all = ["at", "name", "note", "state"])]
    editor: bool,
}

/// What does the same where there is no terminal.
const FLAGS: &str = "--at, --name, --note, --state, or journal meal update ID --file FILE";

impl Runs for Edit {
    fn run(self, session: &Session) -> Shown {
        let id = reference::meal(session, &self.id)?;
        if self.editor {
            return in_editor(session, &id);
        }
        self.refuse_nothing()?;
        at_once(session, || {
            let meal = session.book()?.get_meal(&id)?;
            let patch = self.patch(session, &meal)?;
            send_from(session, Some(meal), &id, patch)
        })
    }
}

/// Sends a change of a meal, and says where it changes nothing.
pub(super) fn send(session: &Session, id: &str, patch: MealPatch) -> Shown {
    let before = match session.globals.dry_run {
        true => None,
        // What is no meal is refused by whoever is asked to change it.
        false => session.book()?.get_meal(id).ok(),
    };
    send_from(session, before, id, patch)
}

fn send_from(session: &Session, before: Option<Meal>, id: &str, patch: MealPatch) -> Shown {
    let request = Request::UpdateMeal(id.to_owned(), patch);
    session.send(&request, |answer| match (answer, before) {
        (Answer::Meal(meal), Some(before)) => {
            shown(changed_from(session, &before, meal, Vec::new()))
        }
        (Answer::Meal(meal), None) => shown(changed(session, "Changed", meal, Vec::new())),
        _ => unexpected(),
    })
}

fn in_editor(session: &Session, id: &str) -> Shown {
    let meal = session.book()?.get_meal(id)?;
    let text = body::text(&meal);
    editor::edit(session, &text, FLAGS, |after| {
        session.warn_unknown(members::unknown(&members::MEAL, &after));
        let doubts = doubt::of_body(session.book()?, &meal, &text.body, &after)?;
        confirm_doubts(session, &doubts)?;
        unless_changed(session, &Read::Meal(&meal), || {
            send(session, id, body::patch(&text.body, after))
        })
    })
}

impl Edit {
    fn refuse_nothing(&self) -> Result<()> {
        let texts = [&self.at, &self.name, &self.note];
        match texts.iter().all(|text| text.is_none()) && self.state.is_none() {
            true => Err(Error::new(Code::Usage, "nothing to change is given")
                .hint("such as --at, --name, --note or --state")),
            false => Ok(()),
        }
    }

    fn patch(&self, session: &Session, meal: &Meal) -> Result<MealPatch> {
        let mut patch = MealPatch::default();
        if let Some(text) = &self.at {
            let moment = self.moment(session, meal, text)?;
            if let Some(note) = &moment.note {
                session.note(format!("note: {note}"));
            }
            self.tell(session, meal, moment.at)?;
            patch.set("eatenAt", Timestamp::from(moment.at));
        } else if self.state == Some(State::Logged) {
            self.tell(session, meal, meal.eaten_at.instant())?;
        }
        // A zone is that of the time: without one, the meal stays where it was.
        if self.at.is_some() && session.globals.tz.is_some() {
            patch.set("timezone", session.now()?.zone.name());
        }
        let cleared = |text: &str| (!text.is_empty()).then(|| text.to_owned());
        if let Some(name) = &self.name {
            patch.set("name", cleared(name));
        }
        if let Some(note) = &self.note {
            patch.set("notes", cleared(note));
        }
        if let Some(state) = self.state {
            patch.set("state", state);
        }
        Ok(patch)
    }

    /// Tells where the meal is logged for a time to come.
    fn tell(&self, session: &Session, meal: &Meal, at: DateTime<FixedOffset>) -> Result<()> {
        match self.state.unwrap_or(meal.state()) {
            State::Logged => {
                let title = occasion::title_at(meal, at.time());
                tell_to_come(session, title, at, AHEAD)
            }
            State::Planned => Ok(()),
        }
    }

    fn moment(&self, session: &Session, meal: &Meal, text: &str) -> Result<Moment> {
        let lean = lean(self.state.unwrap_or(meal.state()));
        instead_of(&there(session, meal)?, meal, text, lean, |was, _| was)
    }
}
