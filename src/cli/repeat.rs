//! Meals that are written once more: how much of them, without what, and when.

use chrono::{TimeDelta, Timelike};
use clap::Args;
use serde_json::Value;

use super::dry_run::would_send;
use super::meal::{AHEAD, confirm_doubts, tell_to_come, written_meal};
use super::session::{Session, shown};
use super::several::{self, Telling};
use super::{Shown, quick_add};
use crate::actions::request::Request;
use crate::actions::{doubt, repeat};
use crate::error::{Code, Error, Result};
use crate::model::{Amount, Date, ItemDraft, Meal, MealDraft, State, Timestamp};
use crate::phrase::number::number;
use crate::phrase::when::{self, Lean, Moment};
use crate::render::note::Document;
use crate::render::repeated::Repeated;
use crate::rules::occasion;

/// How much of a meal, and without what.
#[derive(Args)]
pub(super) struct Portions {
    /// How much of it: 0.5, 1/2, 2
    #[arg(long, value_name = "X", allow_negative_numbers = true)]
    scale: Option<String>,
    /// Leave this food out, by name or library/key; may stand several times
    #[arg(long, value_name = "FOOD")]
    without: Vec<String>,
}

impl Portions {
    /// A meal as it is wanted.
    ///
    /// Errors: as of `of`.
    pub(super) fn of_one(&self, meal: Meal) -> Result<Meal> {
        let mut left = repeat::without(vec![meal], &self.without)?;
        match left.pop().filter(|meal| !meal.items.is_empty()) {
            Some(meal) => self.scaled(meal),
            None => Err(nothing_left()),
        }
    }

    /// The meals as they are wanted; those with nothing left are gone, and that is said.
    ///
    /// Errors: `NotFound`, `Ambiguous` a food to leave out; `NotUnderstood`.
    pub(super) fn of(&self, session: &Session, meals: Vec<Meal>) -> Result<Vec<Meal>> {
        let mut wanted = Vec::new();
        for meal in repeat::without(meals, &self.without)? {
            match meal.items.is_empty() {
                true => session.note(format!(
                    "note: nothing is left of {}",
                    occasion::title(&meal)
                )),
                false => wanted.push(self.scaled(meal)?),
            }
        }
        match wanted.is_empty() {
            true => Err(nothing_left()),
            false => Ok(wanted),
        }
    }

    fn scaled(&self, meal: Meal) -> Result<Meal> {
        match &self.scale {
            Some(text) => repeat::scaled(meal, times(text)?),
            None => Ok(meal),
        }
    }
}

/// How many times as much: what `--scale` says.
///
/// Errors: `NotUnderstood`.
pub(super) fn times(text: &str) -> Result<Amount> {
    number(text).map_err(|error| {
        error
            .within("--scale")
            .hint("so many times as much, more than 0: --scale 0.5, --scale 1/2, --scale 2")
    })
}

fn nothing_left() -> Error {
    Error::new(Code::Usage, "nothing is left, so there is no meal")
        .hint("leave out less with --without")
}

/// A meal that will be written, and the one that it is like.
pub(super) struct Planned {
    pub(super) before: Meal,
    pub(super) draft: MealDraft,
    pub(super) items: Vec<ItemDraft>,
}

impl Planned {
    /// A meal like this one, then.
    ///
    /// Errors: `NotFound` a food that cannot be had; `InvalidInput` a unit that is; `Usage` an amount that cannot be meant and
    /// nobody confirms.
    pub(super) fn new(
        session: &Session,
        before: Meal,
        moment: &Moment,
        portions: &Portions,
    ) -> Result<Planned> {
        if let Some(note) = &moment.note {
            session.note(format!("note: {note}"));
        }
        if before.state() == State::Logged {
            let title = occasion::title_at(&before, moment.at.time());
            tell_to_come(session, title, moment.at, AHEAD)?;
        }
        let book = session.book()?;
        let again = repeat::items(book, &before)?;
        let is_scaled = portions.scale.is_some();
        confirm_doubts(session, &doubt::of_again(book, &before, &again, is_scaled)?)?;
        for food in repeat::as_before(&before, &again) {
            session.note(format!(
                "note: {food:?} is not among your foods: this is as it was eaten then"
            ));
        }
        if session.globals.dry_run {
            say_changed(session, repeat::to_change(book, &before, &again)?);
        }
        let items: Vec<ItemDraft> = again.into_iter().map(|again| again.draft).collect();
        let at = Timestamp::from(moment.at);
        let draft = repeat::draft(&before, &items, &at, session.now()?.zone.name());
        Ok(Planned {
            before,
            draft,
            items,
        })
    }

    fn would_send(&self) -> Result<Value> {
        would_send(&Request::CreateMeal(self.draft.clone()))
    }

    /// What is done by writing it: two things where there is a quick add, each of which may be done alone.
    fn told(&self) -> String {
        let told = format!("{} was written", occasion::title(&self.before));
        match quick_add::is_among(&self.items) {
            true => format!("{told}, and the food that was made for it taken out of your foods"),
            false => told,
        }
    }

    /// Writes it.
    fn write(&self, session: &Session) -> Result<Meal> {
        let request = Request::CreateMeal(self.draft.clone());
        let book = session.book()?;
        let meal = quick_add::write(session, &request, &self.items)
            .map_err(|error| repeat::named(error, &self.before, book))?;
        say_changed(session, repeat::changed(&self.before, &self.items, &meal));
        Ok(meal)
    }
}

fn say_changed(session: &Session, foods: Vec<&str>) {
    for food in foods {
        session.note(format!(
            "note: {food:?} was changed since: this is as it is now"
        ));
    }
}

/// Writes a meal and shows it; in a dry run shows what would be sent.
pub(super) fn write_one(session: &Session, planned: &Planned) -> Shown {
    if session.globals.dry_run {
        return shown(Document(planned.would_send()?));
    }
    let meal = planned.write(session)?;
    shown(written_meal(session, meal, true))
}

/// Writes meals one after the other and shows them; in a dry run shows what would be sent.
pub(super) fn write(session: &Session, planned: &[Planned]) -> Shown {
    if session.globals.dry_run {
        return shown(match planned {
            [one] => Document(one.would_send()?),
            several => {
                let requests = several.iter().map(Planned::would_send);
                Document(requests.collect::<Result<_>>()?)
            }
        });
    }
    let telling = Telling {
        done: &to_delete,
        one: &|at| planned[at].told(),
    };
    let one = |at: usize| planned[at].write(session);
    let meals = several::write(session, planned.len(), one, &telling)?;
    let last = meals.len().saturating_sub(1);
    let views = meals.into_iter().enumerate();
    shown(Repeated(
        views
            .map(|(at, meal)| written_meal(session, meal, at == last))
            .collect(),
    ))
}

/// What was written before it failed stays, and is said.
fn to_delete(written: &[Meal]) -> String {
    let ids: Vec<&str> = written.iter().map(|meal| meal.id.as_str()).collect();
    format!(
        "written already; to take it back: journal meal delete {}",
        ids.join(" ")
    )
}

/// When a meal that is repeated was or will be: at the time that is given; on the day that is
/// given, at its own time of day; `None` where nothing is given.
pub(super) fn given(session: &Session, text: Option<&str>, meal: &Meal) -> Result<Option<Moment>> {
    let Some(text) = text else {
        return Ok(None);
    };
    let lean = lean(meal.state());
    let now = session.now()?;
    match when::day(text, &now, lean) {
        Ok(day) => own_time(session, meal, day).map(Some),
        Err(_) => when::instant(text, &now, lean).map(Some),
    }
}

/// A meal's own time of day, on a day.
pub(super) fn own_time(session: &Session, meal: &Meal, day: Date) -> Result<Moment> {
    let clock = occasion::clock(meal);
    let text = format!("{day} {}", clock.format("%H:%M"));
    let moment = when::instant(&text, &session.now()?, lean(meal.state()))?;
    // Nobody types seconds, which keep meals of one minute in their order.
    let seconds = TimeDelta::seconds(clock.second().into());
    Ok(Moment {
        at: moment.at + seconds,
        ..moment
    })
}

/// A plan lies ahead, what was eaten behind.
pub(super) fn lean(state: State) -> Lean {
    match state {
        State::Planned => Lean::Future,
        State::Logged => Lean::Past,
    }
}
