//! Why nothing was found, and what would help.

use super::advice::of_dozens;
use super::near::Near;
use super::{Finder, Pinned, advice, between};
use crate::error::{Code, Error, Resource, quoted};
use crate::model::Library;
use crate::rules::plural;

/// What to do about a food that no journal has.
const SAVE: &str = "save it with: journal food save NAME --per 100g --kcal N …";

impl Finder<'_> {
    /// Nothing is called so: what to do, with the foods whose names are near to it. Behind a word
    /// that may be a measure, `rest` is the name.
    pub fn missed(&self, name: &str, rest: Option<&str>) -> Error {
        let advice = advice(name).or_else(|| of_dozens(name));
        let mut near = match rest.filter(|_| advice.is_none()) {
            Some(rest) => self.near_or_part(name, rest),
            None => self.near(name),
        };
        let gone = gone(name, &near);
        // To be offered the very word helps nobody, nor what went with its library.
        near.retain(|near| Some(near.food.food.library) != gone && self.is_there(near));
        if near.is_empty() && gone.is_none() && advice.is_none() {
            near = self.near_words(rest.unwrap_or(name));
        }
        let hint = match (gone, parted(name, &near), did_you_mean(&near), advice) {
            (Some(library), ..) => import(library),
            (None, Some(parted), ..) => parted,
            (None, None, Some(question), _) => format!("{question} If not, {SAVE}"),
            (None, None, None, Some(advice)) => advice,
            (None, None, None, None) => {
                format!("{SAVE}, or look for another word with: journal food search")
            }
        };
        let within = match self.library {
            Some(library) => format!(" in {library}"),
            None => String::new(),
        };
        Error::not_found(
            Resource::Food,
            format!("no food{within} is called {name:?}"),
        )
        .candidates(near.into_iter().map(|near| near.food).collect())
        .hint(hint)
    }

    /// Several foods have the words, and none is called so: what is spelled nearly so is offered
    /// before them.
    pub(super) fn rather(&self, name: &str, undecided: Error) -> Error {
        let hint = undecided.hint_text().unwrap_or_default().to_owned();
        match did_you_mean(&self.near_and_there(name)) {
            Some(question) => undecided.hint(format!("{question} If not, {hint}")),
            None => undecided,
        }
    }
}

/// The question that offers what was perhaps meant: `did you mean "banana" or "bagel"?`
pub fn did_you_mean(near: &[Near]) -> Option<String> {
    // Of two foods of one name, what each is called says which is which, if it does.
    let is_alone = |name: &str| {
        let mut same = near.iter().filter(|near| near.name == name);
        let first = same.next().map(|near| &near.food.name);
        same.all(|near| Some(&near.food.name) == first)
    };
    let told = |near: &Near| match is_alone(&near.name) {
        true => format!("{:?}", near.name),
        false => format!("{:?} ({})", near.name, near.food.name),
    };
    let mut names: Vec<String> = Vec::new();
    for name in near.iter().map(told) {
        // Foods that are called the same are one answer.
        if !names.contains(&name) {
            names.push(name);
        }
    }
    let (last, others) = names.split_last()?;
    Some(match others {
        [] => format!("did you mean {last}?"),
        others => format!("did you mean {} or {last}?", others.join(", ")),
    })
}

/// What is written of a number that is glued to a food, or to a letter that is meant as its unit: `2eggs`, `1c rice`.
fn parted(name: &str, near: &[Near]) -> Option<String> {
    let digits = name.find(|letter: char| !letter.is_ascii_digit())?;
    let (number, rest) = name.split_at_checked(digits).filter(|_| digits > 0)?;
    let is_food = || near.iter().any(|near| plural::alike(&near.name, rest));
    // What has a per cent sign has no amount, and a bracket is no food.
    if rest.starts_with(['%', ')']) {
        return None;
    }
    between::instead(number, rest).or_else(|| {
        is_food().then(|| format!("a blank parts a number from its food: {number} {rest}"))
    })
}

/// The library of a food that is called just so and was not found all the same: it is not there.
fn gone(name: &str, near: &[Near]) -> Option<Library> {
    let same = |near: &&Near| plural::alike(&near.name, name);
    let library = near.iter().find(same)?.food.food.library;
    (library != Library::Mine).then_some(library)
}

fn import(library: Library) -> String {
    format!(
        "the food of that name is not in {library}, which may have been removed or made anew: have it again with: journal catalog import {library} FILE"
    )
}

/// A word that is two foods can be said to be one of them for good.
pub(super) fn pin_it(name: &str, error: Error) -> Error {
    if error.code() != Code::Ambiguous {
        return error;
    }
    let hint = error.hint_text().unwrap_or_default().to_owned();
    error.hint(format!(
        "{hint}; to mean one of them from now on: journal food pin {} REF",
        quoted(name)
    ))
}

/// What a name was pinned to is no more.
pub(super) fn pin_is_gone(pin: &Pinned) -> Error {
    let (name, food) = (&pin.name, &pin.food);
    let what = format!("{name:?} is pinned to {food}, which is gone");
    let name = quoted(name);
    Error::not_found(Resource::Food, what).hint(format!(
        "pin it to another: journal food pin {name} REF, or: journal food unpin {name}"
    ))
}
