//! What a journal has that can be named on a command line: meals, foods, pinned names.

use std::collections::HashSet;

use super::{Offer, plain};
use crate::actions::{again, everyday};
use crate::cli::context::Kind;
use crate::cli::session::Session;
use crate::cli::unusable::unusable;
use crate::cli::{again as again_words, db, finding, reference};
use crate::error::Result;
use crate::model::{Food, FoodQuery, Library, Meal, MealQuery, State, id};
use crate::remote::{Patience, Remembered, Remote};

/// The most meals and own foods that are offered.
const MOST: u64 = 50;

/// Whether there is a journal that can be asked without making one or waiting for one.
fn is_near(session: &Session) -> bool {
    // A service has no file here.
    db::file(session).is_ok_and(|file| file.exists())
}

/// What passed through here of the service that is meant, if one is.
fn remembered(session: &Session) -> Result<Remembered> {
    let context = session.chosen()?;
    let Kind::Service(service) = &context.kind else {
        return Ok(Remembered::default());
    };
    // Without a key nothing can be sent, and nothing is.
    let remote = Remote::new(&service.url, None, Patience::default())?;
    Ok(match context.hints(session.folders()?) {
        Some(file) => remote.remembering(file).remembered(),
        None => Remembered::default(),
    })
}

/// Meals by the digits of their ids, the latest first; of a state, if one is wanted.
pub(super) fn meals(session: &Session, state: Option<State>) -> Result<Vec<Offer>> {
    if !is_near(session) {
        let Remembered { meals, planned, .. } = remembered(session)?;
        let is_wanted = |id: &String| match state {
            Some(state) => planned.contains(id) == (state == State::Planned),
            None => true,
        };
        let seen = meals.into_iter().filter(|(id, _)| is_wanted(id));
        return Ok(seen.map(|(id, about)| (id::short(&id), about)).collect());
    }
    let query = MealQuery::default().limit(MOST);
    let query = match state {
        Some(state) => query.state(state),
        None => query,
    };
    let page = session.book()?.list_meals(&query)?;
    let offer = |meal: &Meal| (id::short(&meal.id), meal.line());
    Ok(page.meals.iter().map(offer).collect())
}

/// Foods that can be shown: the pinned names, the own ones, then everyday words.
pub(super) fn foods(session: &Session) -> Vec<Offer> {
    let own = own_foods(session).unwrap_or_default();
    named_by_all(session, own)
}

/// The own foods, by name and by reference: only they can be changed.
pub(super) fn own_foods(session: &Session) -> Result<Vec<Offer>> {
    let own = own(session)?;
    let names = named(&own);
    let keys = own
        .into_iter()
        .map(|(key, name)| (format!("mine/{key}"), name));
    Ok(names.into_iter().chain(keys).collect())
}

/// Pinned names, names of own foods, then everyday words.
pub(super) fn names(session: &Session) -> Vec<Offer> {
    let own = own(session).unwrap_or_default();
    named_by_all(session, named(&own))
}

/// Own foods between what is pinned and the everyday words, in the order in which foods are looked
/// for; each name once.
fn named_by_all(session: &Session, own: Vec<Offer>) -> Vec<Offer> {
    let mut met = HashSet::new();
    let pins = pins(session).unwrap_or_default().into_iter();
    let all = pins.chain(own).chain(everyday_words());
    all.filter(|(name, _)| met.insert(name.clone())).collect()
}

/// The names of own foods; one that several have is offered once.
fn named(own: &[Offer]) -> Vec<Offer> {
    let mut met = HashSet::new();
    let names = own.iter().map(|(_, name)| name);
    let names = names.filter(|name| met.insert(*name));
    names
        .map(|name| (name.clone(), "your own".to_owned()))
        .collect()
}

fn everyday_words() -> impl Iterator<Item = Offer> {
    everyday::rows().map(|row| plain(row.words))
}

/// Names that are pinned, with what each is pinned to.
pub(super) fn pins(session: &Session) -> Result<Vec<Offer>> {
    let context = session.chosen()?.label();
    let pins = finding::of(session)?.get(&context);
    let pins = pins.map_err(|error| unusable(&error))?.into_iter();
    Ok(pins.map(|pin| (pin.name, pin.called)).collect())
}

/// The foods of the meals that `again` or `meal copy` would repeat.
pub(super) fn items(session: &Session, command: &str, words: &[String]) -> Result<Vec<Offer>> {
    if !is_near(session) {
        return Ok(Vec::new());
    }
    let meals = match (command, words) {
        ("again", []) => repeated(session, None, &[])?,
        ("again", [day, name @ ..]) => repeated(session, Some(day), name)?,
        ("meal copy", [id, ..]) => {
            let id = reference::meal(session, id)?;
            vec![session.book()?.get_meal(&id)?]
        }
        _ => Vec::new(),
    };
    let mut offers: Vec<Offer> = Vec::new();
    for item in meals.iter().flat_map(|meal| &meal.items) {
        let offer = plain(item.food.name.text());
        if !offers.contains(&offer) {
            offers.push(offer);
        }
    }
    Ok(offers)
}

fn repeated(session: &Session, day: Option<&str>, name: &[String]) -> Result<Vec<Meal>> {
    let (day, which) = again_words::meant(session, day, name)?;
    again::meals(session.book()?, day, &which)
}

/// Keys and names of the own foods.
fn own(session: &Session) -> Result<Vec<Offer>> {
    if !is_near(session) {
        let mut foods = remembered(session)?.foods;
        foods.truncate(MOST as usize);
        return Ok(foods);
    }
    let query = FoodQuery::new(Library::Mine, "").limit(MOST);
    let page = session.book()?.search_foods(&query)?;
    let offer = |food: &Food| (food.key.text().to_owned(), food.name.text().to_owned());
    Ok(page.foods.iter().map(offer).collect())
}
