//! Foods as they are found here: with the names that this person pinned.

use super::session::Session;
use super::unusable::unusable;
use crate::actions::finder::{Choose, Finder, Near, Pinned, did_you_mean};
use crate::config::{Pin, Pins};
use crate::error::{Code, Error, Result};
use crate::model::{FoodRef, Library};
use crate::render::style::clean;
use crate::rules::plural;

/// A finder for the journal that is meant.
pub(super) fn finder<'f>(
    session: &'f Session,
    library: Option<Library>,
    picks: &[usize],
    choose: &'f Choose<'f>,
) -> Result<Finder<'f>> {
    let pinned = known(session)?.into_iter();
    let pinned = pinned.map(self::pinned).collect::<Result<_>>()?;
    Ok(Finder::new(session.book()?, library, picks, choose).with_pins(pinned))
}

/// Says what was perhaps meant, beside what was asked for: of a word that is a food's other name, which
/// food that is.
pub(super) fn offer(session: &Session, typed: &str, near: &[Near]) {
    let same = near.iter().find(|near| plural::alike(&near.name, typed));
    let hint = match same {
        Some(near) => {
            let (food, name) = (clean(&near.food.food.to_string()), clean(&near.food.name));
            Some(format!("{typed:?} is {food} ({name})"))
        }
        None => did_you_mean(near),
    };
    if let Some(hint) = hint {
        session.note(format!("hint: {hint}"));
    }
}

/// The pins of this person.
pub(super) fn of(session: &Session) -> Result<Pins> {
    Ok(Pins::of(&session.folders()?.config))
}

/// The names of the context that is meant that are pinned to a food; none where that cannot be read.
pub(super) fn pinned_to(session: &Session, food: &FoodRef) -> Vec<String> {
    let is_it = |pin: &Pin| own(pin).as_ref() == Some(food);
    let pins = known(session).unwrap_or_default().into_iter();
    pins.filter(is_it).map(|pin| pin.name).collect()
}

/// Unpins the names of the context that is meant whose own foods are gone for good, and gives them: with a name
/// stands what its food was called.
///
/// Errors: those of asking the journal for the foods; `Config` when the names cannot be read or written.
pub(super) fn unpin_gone(session: &Session) -> Result<Vec<String>> {
    let mut gone = Vec::new();
    for pin in known(session)? {
        if let Some(food) = own(&pin)
            && session.book()?.recall_food(&food)?.is_none()
        {
            gone.push(pin);
        }
    }
    if gone.is_empty() {
        return Ok(Vec::new());
    }
    let context = session.chosen()?.label();
    // One that was pinned to another food meanwhile stays.
    let unpinned = of(session)?.remove(&context, |pin| gone.contains(pin));
    let unpinned = unpinned.map_err(|error| unusable(&error))?;
    Ok(unpinned.into_iter().map(|pin| pin.name).collect())
}

/// The names that are pinned in the context that is meant. Without folders nothing is, and everything else works.
fn known(session: &Session) -> Result<Vec<Pin>> {
    let Ok(pins) = of(session) else {
        return Ok(Vec::new());
    };
    let known = pins.get(&session.chosen()?.label());
    known.map_err(|error| unusable(&error))
}

/// The own food that a name is pinned to, as its journal writes it.
fn own(pin: &Pin) -> Option<FoodRef> {
    let food: FoodRef = pin.food.parse().ok()?;
    let key = food.key.to_ascii_lowercase();
    (food.library == Library::Mine).then(|| FoodRef::new(food.library, key))
}

fn pinned(pin: Pin) -> Result<Pinned> {
    let food = pin.food.parse().map_err(|_| {
        let (name, food) = (clean(&pin.name), clean(&pin.food));
        Error::new(
            Code::Config,
            format!("pins.toml: {name}: {food:?} is no library/key"),
        )
        .hint("pin it anew with: journal food pin NAME REF")
    })?;
    Ok(Pinned {
        name: pin.name,
        food,
        called: pin.called,
    })
}
