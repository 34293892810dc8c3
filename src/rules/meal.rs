//! A meal to create or change.

use serde_json::Value;

use super::check::{Change, Node};
use super::day;
use super::food::read_request;
use super::image;
use super::item::{self, CurrentItem, ItemBody, ItemPlan};
use super::path::Problems;
use super::plan::{Known, Planner};
use super::query;
use crate::error::{Error, Resource, Result};
use crate::model::limits::{MEAL_ITEMS, MEAL_TEXT, TIMEZONE};
use crate::model::{Date, Image, MealDraft, MealPatch, State, Timestamp, Zone};

/// A meal to write, good as it stands.
#[derive(Clone, Debug)]
pub struct MealPlan {
    /// When it is eaten.
    pub eaten_at: Timestamp,
    /// Where: an IANA zone.
    pub timezone: String,
    /// The day it is eaten on there.
    pub day: Date,
    /// Eaten or planned.
    pub state: State,
    /// Its name.
    pub name: Option<String>,
    /// Notes.
    pub notes: Option<String>,
    /// Photos and links.
    pub images: Vec<Image>,
    /// Its items; `None` leaves those it has.
    pub items: Option<Vec<ItemPlan>>,
}

/// A meal as it stands, for a patch.
#[derive(Clone, Debug)]
pub struct CurrentMeal {
    /// The meal without its items.
    pub meal: MealPlan,
    /// Its items.
    pub items: Vec<CurrentItem>,
}

/// What was read of a body.
struct MealBody {
    eaten_at: Change<Timestamp>,
    timezone: Change<String>,
    state: Change<State>,
    name: Change<String>,
    notes: Change<String>,
    images: Change<Vec<Image>>,
    items: Option<Vec<ItemBody>>,
}

/// Plans a new meal.
///
/// Errors: `Invalid`; `NotFound` a food or ingredient; `FoodInCatalog`.
pub fn plan_meal(draft: &MealDraft, known: &dyn Known) -> Result<MealPlan> {
    let problems = Problems::default();
    let body = read_request(draft.json(), &problems, |node| read(node, false));
    let mut planner = Planner::new(known, &problems);
    let plan = match body {
        Some(body) => planner.plan_meal(body, None)?,
        None => None,
    };
    planner.finish(plan)
}

/// Checks the body of a new meal as far as that goes without knowing a journal.
///
/// Errors: `Invalid`.
pub fn check_meal(draft: &MealDraft) -> Result<()> {
    check(draft.json(), false)
}

/// Checks a change of a meal as far as that goes without knowing the meal.
///
/// Errors: `Invalid`.
pub fn check_patch(patch: &MealPatch) -> Result<()> {
    check(patch.json(), true)
}

fn check(body: &Value, is_patch: bool) -> Result<()> {
    let problems = Problems::default();
    let read = read_request(body, &problems, |node| read(node, is_patch));
    if let Some((Change::Set(eaten_at), Change::Set(zone))) =
        read.as_ref().map(|body| (&body.eaten_at, &body.timezone))
    {
        day_of(eaten_at, zone, &problems);
    }
    problems.settle(read.map(|_| ()))
}

/// Plans a change of the meal `id`; `None` when the patch says nothing. `find` looks the meal
/// up: a request that breaks a rule says so before it says that there is no such meal.
///
/// Errors: `Invalid`; `NotFound` the meal, a food or an ingredient; `FoodInCatalog`.
pub fn plan_patch(
    id: &str,
    patch: &MealPatch,
    find: impl FnOnce(&str) -> Result<Option<CurrentMeal>>,
    known: &dyn Known,
) -> Result<Option<MealPlan>> {
    let problems = Problems::default();
    let id = query::read_id(id, &problems);
    let body = read_request(patch.json(), &problems, |node| read(node, true));
    let current = match &id {
        Some(id) => find(id)?,
        None => None,
    };
    let Some(current) = current else {
        problems.settle(body)?;
        return Err(not_found());
    };
    if body.as_ref().is_some_and(says_nothing) && problems.is_empty() {
        return Ok(None);
    }
    let mut planner = Planner::new(known, &problems);
    let plan = match body {
        Some(body) => planner.plan_meal(body, Some(&current))?,
        None => None,
    };
    planner.finish(plan).map(Some)
}

/// There is no such meal, or it is somebody else's.
pub fn not_found() -> Error {
    Error::not_found(Resource::Meal, "there is no such meal")
}

fn says_nothing(body: &MealBody) -> bool {
    let MealBody {
        eaten_at,
        timezone,
        state,
        name,
        notes,
        images,
        items,
    } = body;
    eaten_at.is_keep()
        && timezone.is_keep()
        && state.is_keep()
        && name.is_keep()
        && notes.is_keep()
        && images.is_keep()
        && items.is_none()
}

/// Reads the body of a meal. A patch may leave out every member, and may keep items by their id.
///
/// A member that is wrong reads as left out: its problem is noted, so nothing will come of the
/// rest, but the rest is still looked at.
fn read(node: Node<'_>, patch: bool) -> Option<MealBody> {
    let meal = node.object()?;
    let eaten_at = meal.optional("eatenAt", |value| value.date_time());
    let timezone = meal.optional("timezone", read_timezone);
    let items = meal.optional("items", |items| {
        items.list(1, MEAL_ITEMS, |item| Some(item::read(item, patch)))
    });
    let state = meal.optional("state", |state| {
        state.choice(&State::ALL.map(State::as_str))
    });
    let name = meal.change("name", |name| name.text(0, MEAL_TEXT));
    let notes = meal.change("notes", |notes| notes.text(0, MEAL_TEXT));
    let images = meal.optional("images", image::read_list);
    for required in ["eatenAt", "timezone", "items"] {
        if !patch && !meal.has(required) {
            meal.problem(required, "is missing");
        }
    }
    Some(MealBody {
        eaten_at: set(eaten_at),
        timezone: set(timezone),
        state: set(state),
        name: name.unwrap_or(Change::Keep),
        notes: notes.unwrap_or(Change::Keep),
        images: set(images),
        items: items
            .flatten()
            .map(|items| items.into_iter().flatten().collect()),
    })
}

/// The day that a meal falls on.
fn day_of(eaten_at: &Timestamp, zone: &str, problems: &Problems) -> Option<Date> {
    let day = Zone::named(zone).and_then(|zone| day::day(eaten_at, zone));
    if day.is_none() {
        let message = "must fall on a day of the years 0000 to 9999 in its timezone";
        problems.add("eatenAt", message);
    }
    day
}

fn set<T>(sent: Option<Option<T>>) -> Change<T> {
    sent.flatten().map_or(Change::Keep, Change::Set)
}

fn read_timezone(node: Node<'_>) -> Option<String> {
    let name = node.text(1, TIMEZONE)?;
    match Zone::named(&name) {
        Some(_) => Some(name),
        None => node.problem("must be an IANA timezone such as Europe/Berlin"),
    }
}

impl Planner<'_> {
    fn plan_meal(
        &mut self,
        body: MealBody,
        current: Option<&CurrentMeal>,
    ) -> Result<Option<MealPlan>> {
        let before = current.map(|current| current.meal.clone());
        let (eaten_before, zone_before, state_before, name_before, notes_before, images_before) =
            match before {
                Some(meal) => (
                    Some(meal.eaten_at),
                    Some(meal.timezone),
                    Some(meal.state),
                    meal.name,
                    meal.notes,
                    Some(meal.images),
                ),
                None => (None, None, None, None, None, None),
            };
        let items = match body.items {
            Some(bodies) => Some(self.plan_items(bodies, current.map_or(&[], |meal| &meal.items))?),
            None => None,
        };
        let (Some(eaten_at), Some(timezone)) = (
            body.eaten_at.apply(eaten_before),
            body.timezone.apply(zone_before),
        ) else {
            return Ok(None);
        };
        let Some(day) = day_of(&eaten_at, &timezone, self.problems) else {
            return Ok(None);
        };
        Ok(Some(MealPlan {
            eaten_at,
            timezone,
            day,
            state: body.state.apply(state_before).unwrap_or_default(),
            name: body.name.apply(name_before),
            notes: body.notes.apply(notes_before),
            images: body.images.apply(images_before).unwrap_or_default(),
            items,
        }))
    }
}
