//! Reading and writing as one: what is written is made of what was read, and nobody changes that in between.

use super::session::Session;
use crate::error::{Code, Error, Result};
use crate::model::{Food, FoodRef, Meal};
use crate::render::meal::short;

/// What was read of a journal, and a write is made of.
pub(super) enum Read<'r> {
    Meal(&'r Meal),
    /// An own food.
    Food(&'r FoodRef, &'r Food),
}

/// Reads and writes: in a journal on disk nobody else writes meanwhile. Nobody may be asked anything by this, since
/// others wait for it.
pub(super) fn at_once<T>(session: &Session, work: impl FnOnce() -> Result<T>) -> Result<T> {
    session.whole(true, work)
}

/// The same of what may ask: where somebody can be asked, it is held by [`unless_changed`] alone.
pub(super) fn at_once_unasked<T>(session: &Session, work: impl FnOnce() -> Result<T>) -> Result<T> {
    session.whole(!session.can_ask(), work)
}

/// Writes what was made of this. A service cannot be asked for both as one: it is looked at just before.
///
/// Errors: those of the write; `Conflict` where it is another one by now, and nothing is written.
pub(super) fn unless_changed<T>(
    session: &Session,
    read: &Read<'_>,
    write: impl FnOnce() -> Result<T>,
) -> Result<T> {
    at_once(session, || {
        if !session.globals.dry_run {
            read.refuse_changed(session)?;
        }
        write()
    })
}

impl Read<'_> {
    fn refuse_changed(&self, session: &Session) -> Result<()> {
        let book = session.book()?;
        let (is_changed, what, look) = match self {
            Read::Meal(meal) => (
                book.get_meal(&meal.id)? != **meal,
                "the meal",
                format!("journal meal show {}", short(&meal.id)),
            ),
            Read::Food(reference, food) => (
                (book.recall_food(reference)?).is_some_and(|now| now.version != food.version),
                "the food",
                format!("journal food show {reference}"),
            ),
        };
        match is_changed {
            false => Ok(()),
            true => {
                let what = format!("{what} was changed by another program meanwhile");
                let hint = format!("nothing was changed: look at it ({look}), and run it again");
                Err(Error::new(Code::Conflict, what).hint(hint))
            }
        }
    }
}
