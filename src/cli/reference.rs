//! Things a person points at: meals by the first digits of their id, foods by reference or name.

use super::finding::finder;
use super::prompt;
use super::session::Session;
use crate::actions::finder::{Found, Several};
use crate::error::{Code, Error, Resource, Result};
use crate::model::{FoodRef, Library, id};
use crate::render::style::clean;

/// The fewest digits of an id that are taken.
const FEWEST: usize = 4;

/// The id of a meal: whole, its first digits, `last` or `last:2`.
///
/// Errors: `NotFound`; `Ambiguous`; `NotUnderstood`.
pub(super) fn meal(session: &Session, text: &str) -> Result<String> {
    if let Some(id) = id::parse(text) {
        return Ok(id);
    }
    let none = || {
        Error::not_found(Resource::Meal, format!("there is no meal {text}"))
            .hint("see them with: journal meal list")
    };
    if let Some(back) = last(text)? {
        let ids = session.book()?.recall_last_meals(back)?;
        let found = ids.into_iter().nth(back as usize - 1);
        return found.ok_or_else(|| {
            none().hint("last counts the meals written from here; see all with: journal meal list")
        });
    }
    let prefix = prefix(text, "meal")?;
    let ids = session.book()?.recall_meals(&prefix)?;
    single(ids, text, "meal")?.ok_or_else(none)
}

/// `last` is the meal last written from here, `last:2` the one before.
fn last(text: &str) -> Result<Option<u32>> {
    let Some(rest) = text.strip_prefix("last") else {
        return Ok(None);
    };
    match rest.strip_prefix(':') {
        None if rest.is_empty() => Ok(Some(1)),
        Some(number) => match number.parse() {
            Ok(back) if back > 0 => Ok(Some(back)),
            _ => Err(
                Error::new(Code::NotUnderstood, format!("{text:?} counts no meal"))
                    .hint("such as last or last:2"),
            ),
        },
        None => Ok(None),
    }
}

/// The beginning of an id, or all of it.
///
/// Errors: `NotUnderstood` where it is none, or has too few digits to mean one thing.
pub(super) fn prefix(text: &str, what: &str) -> Result<String> {
    let lower = text.to_ascii_lowercase();
    let is_id = lower.len() <= 36
        && lower
            .bytes()
            .all(|byte| byte.is_ascii_hexdigit() || byte == b'-');
    if !is_id || lower.len() < FEWEST {
        return Err(Error::new(
            Code::NotUnderstood,
            format!("{text:?} is no id of a {what}"),
        )
        .hint(match what {
            "meal" => format!("give at least its first {FEWEST} digits, or say last or last:2; ids are told by: journal meal list"),
            _ => format!("give at least its first {FEWEST} digits"),
        }));
    }
    Ok(lower)
}

fn single(mut ids: Vec<String>, text: &str, what: &str) -> Result<Option<String>> {
    match ids.len() {
        0 | 1 => Ok(ids.pop()),
        _ => Err(Error::new(
            Code::Ambiguous,
            format!("several {what}s begin with {text}: {}", ids.join(", ")),
        )
        .hint("give more digits")),
    }
}

/// A food by its reference, by the first digits of an own food's id, or by its name.
///
/// Errors: `NotFound`; `Ambiguous`.
pub(super) fn food(session: &Session, text: &str) -> Result<Found> {
    food_in(session, text, None)
}

fn food_in(session: &Session, text: &str, library: Option<Library>) -> Result<Found> {
    let choose = |several: &Several<'_>| prompt::choose(session, several);
    let finder = finder(session, library, &[], &choose)?.without_pick();
    if text.parse::<FoodRef>().is_err()
        && let Ok(prefix) = prefix(text, "food")
        && let Some(key) = single(session.book()?.recall_foods(&prefix)?, text, "food")?
    {
        return finder.by_reference(&FoodRef::new(Library::Mine, key));
    }
    finder.find(text)
}

/// The id of an own food.
///
/// Errors: `NotFound`; `Ambiguous`; `NotUnderstood` for a food of another library.
pub(super) fn own_food(session: &Session, text: &str) -> Result<Found> {
    let found = food_in(session, text, Some(Library::Mine)).map_err(|error| {
        // What is perhaps meant among the own foods comes first.
        match error.code() == Code::NotFound && error.candidate_list().is_empty() {
            true => elsewhere(session, text, error),
            false => error,
        }
    })?;
    match found.reference.library {
        Library::Mine => Ok(found),
        _ => Err(not_own(Error::new(Code::NotUnderstood, ""), text, &found)),
    }
}

/// Why no own food is called so, if foods of other libraries are.
fn elsewhere(session: &Session, text: &str, error: Error) -> Error {
    let choose = |_: &Several<'_>| Ok(None);
    let found = finder(session, None, &[], &choose).and_then(|finder| finder.find_named(text));
    match found {
        Ok(Some(found)) => not_own(error, text, &found),
        Err(several) if several.code() == Code::Ambiguous => error
            .with_message(format!("{text:?} is not one of your own foods"))
            .candidates(several.candidate_list().to_vec())
            .hint(format!("{OWN_ALONE} REF")),
        _ => error,
    }
}

const OWN_ALONE: &str =
    "only your own foods can be changed or deleted; to have one of your own: journal food copy";

/// A food is there, and is nobody's to change.
fn not_own(error: Error, typed: &str, found: &Found) -> Error {
    let Found {
        reference, food, ..
    } = found;
    let called = clean(food.name.text());
    error
        .with_message(format!(
            "{typed:?} is not one of your own foods: it is {called} ({reference})"
        ))
        .hint(format!("{OWN_ALONE} {reference}"))
}
