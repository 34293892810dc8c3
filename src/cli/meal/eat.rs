use chrono::{DateTime, FixedOffset};
use clap::Args;

use super::moment::instead_of;
use super::phrase::{changed, confirm_doubts, tell_to_come};
use crate::actions::request::{Answer, Request};
use crate::actions::{doubt, repeat, scale};
use crate::cli::at_once::{Read, at_once_unasked, unless_changed};
use crate::cli::repeat::times;
use crate::cli::session::{Session, shown};
use crate::cli::{Runs, Shown, reference, unexpected};
use crate::error::{Code, Error, Result};
use crate::model::{Meal, MealPatch, State, Timestamp};
use crate::phrase::when::Lean;
use crate::render::meal::short;
use crate::rules::occasion;

/// Log a planned meal as eaten
///
/// With --at a time of day alone keeps the day of the plan, or is today's where that is still to come; a day
/// alone keeps its time of day. It is meant where you are, which is the zone of the meal then.
///
/// Examples:
///   journal eat c1d2                  a plan of journal plan --list
///   journal eat c1d2 --at 18:45
///   journal eat last --scale 1/2      half of it was eaten
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Eat {
    /// The meal: the first digits of its id, last, last:2
    id: String,
    /// When it was eaten, if not as planned
    #[arg(long, value_name = "TIME", allow_hyphen_values = true, value_parser = crate::cli::time::text)]
    at: Option<String>,
    /// How much of it was eaten: 0.5, 1/2, 2
    #[arg(long, value_name = "X", allow_negative_numbers = true)]
    scale: Option<String>,
}

impl Runs for Eat {
    fn run(self, session: &Session) -> Shown {
        at_once_unasked(session, || self.eat(session))
    }
}

impl Eat {
    fn eat(&self, session: &Session) -> Shown {
        let id = reference::meal(session, &self.id)?;
        let meal = session.book()?.get_meal(&id)?;
        if meal.state() == State::Logged {
            return Err(
                Error::new(Code::Conflict, "the meal is already logged as eaten")
                    .hint("change it with: journal meal edit, or with journal meal update --file"),
            );
        }
        let (patch, at) = self.patch(session, &meal)?;
        let earlier = format!(
            "if it was eaten now: journal meal edit {} --at now",
            short(&meal.id)
        );
        tell_to_come(session, occasion::title_at(&meal, at.time()), at, &earlier)?;
        unless_changed(session, &Read::Meal(&meal), || {
            session.send(&Request::UpdateMeal(id, patch), |answer| match answer {
                Answer::Meal(meal) => shown(changed(session, "Ate", meal, Vec::new())),
                _ => unexpected(),
            })
        })
    }

    /// What is sent, and when the meal is said to be eaten.
    fn patch(&self, session: &Session, meal: &Meal) -> Result<(MealPatch, DateTime<FixedOffset>)> {
        let mut patch = MealPatch::state(State::Logged);
        let mut at = meal.eaten_at.instant();
        if let Some(text) = &self.at {
            let now = session.now()?;
            // What was planned for a day to come is eaten today.
            let moment = instead_of(&now, meal, text, Lean::Past, Ord::min)?;
            patch.set("eatenAt", Timestamp::from(moment.at));
            // Eaten elsewhere than it was planned, it is of the day there.
            if now.zone.name() != meal.timezone {
                patch.set("timezone", now.zone.name());
            }
            at = moment.at;
        }
        if let Some(text) = &self.scale {
            let times = times(text)?;
            let scaled = repeat::scaled(meal.clone(), times)?;
            confirm_doubts(session, &doubt::of_scaled(session.book()?, &scaled)?)?;
            patch.set("items", scale::items(meal, times)?);
        }
        Ok((patch, at))
    }
}
