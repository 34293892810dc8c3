//! Foods as they are found here: with the names that this person pinned.

use super::session::Session;
use super::unusable::unusable;
use crate::actions::finder::{Choose, Finder, Near, Pinned, did_you_mean};
use crate::config::{Pin, Pins};
use crate::error::{Code, Error, Result};
use crate::model::Library;
use crate::render::style::clean;
use crate::rules::plural;

/// A finder for the journal that is meant.
pub(super) fn finder<'f>(
    session: &'f Session,
    library: Option<Library>,
    picks: &[usize],
    choose: &'f Choose<'f>,
) -> Result<Finder<'f>> {
    // Without folders nothing is pinned, and everything else works.
    let pins = match of(session) {
        Ok(pins) => pins.get(&session.chosen()?.label()),
        Err(_) => Ok(Vec::new()),
    };
    let pins = pins.map_err(|error| unusable(&error))?;
    let pinned = pins.into_iter().map(pinned).collect::<Result<_>>()?;
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
