use clap::Args;
use serde_json::json;

use super::pins::PinnedNames;
use crate::cli::session::{Session, shown};
use crate::cli::so_already::{self, SO_ALREADY};
use crate::cli::unusable::unusable;
use crate::cli::{Runs, Shown, finding, reference};
use crate::config::Pin;
use crate::error::{Code, Error, quoted};
use crate::model::{FoodRef, limits};
use crate::render::note::{Document, Done};
use crate::rules::plural;

/// Give a food a name of your own, which comes before all others, or list the names
///
/// Names are pinned for each journal, here and not in the journal itself; singular and plural are
/// one.
///
/// Examples:
///   journal food pin muesli off/7613034626844
///   journal food pin                              the names there are
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct PinFood {
    /// What you type
    #[arg(requires = "food")]
    name: Option<String>,
    /// The food: library/key, the first digits of an own food's id, its barcode or its name
    #[arg(value_name = "REF")]
    food: Option<String>,
}

impl Runs for PinFood {
    fn run(self, session: &Session) -> Shown {
        match (&self.name, &self.food) {
            (Some(name), Some(food)) => pin(session, name.trim(), food),
            _ => list(session),
        }
    }
}

fn list(session: &Session) -> Shown {
    let pins = finding::of(session)?.get(&session.chosen()?.label());
    shown(PinnedNames(pins.map_err(|error| unusable(&error))?))
}

fn pin(session: &Session, name: &str, food: &str) -> Shown {
    if plural::stems(name).is_empty() || name.parse::<FoodRef>().is_ok() {
        let what = format!("{name:?} is no name that a food can be pinned to");
        return Err(Error::new(Code::NotUnderstood, what).hint("such as muesli"));
    }
    if name.chars().count() > limits::FOOD_NAME {
        let what = format!("a name has at most {} characters", limits::FOOD_NAME);
        return Err(Error::new(Code::NotUnderstood, what).hint("such as muesli"));
    }
    let found = reference::food(session, food)?;
    let (food, called) = (found.reference.to_string(), found.food.name.text());
    let message = format!("Pinned {name:?} to {called} ({food})");
    let pin = Pin {
        name: name.to_owned(),
        food: food.clone(),
        called: called.to_owned(),
    };
    if session.globals.dry_run {
        return shown(Document(json!({ "pin": pin.name, "food": pin.food })));
    }
    session.name_the_journal()?;
    let pins = finding::of(session)?;
    let same = |known: &str| plural::alike(known, name);
    let context = session.chosen()?.label();
    let known = pins.get(&context).map_err(|error| unusable(&error))?;
    if (known.iter()).any(|known| known.name == pin.name && known.food == pin.food) {
        return shown(Done {
            message: so_already::said(session, SO_ALREADY.to_owned()),
            ids: vec![food],
        });
    }
    let replaced = pins
        .put(&context, &pin, same)
        .map_err(|error| unusable(&error))?;
    session.wrote();
    let aim = session.looks().aim;
    for before in &replaced {
        session.note(format!(
            "note: {:?} was pinned to {} ({})",
            before.name, before.called, before.food
        ));
        let (name, food) = (quoted(&before.name), quoted(&before.food));
        session.way_back(format!("journal {aim}food pin {name} {food}"));
    }
    if replaced.is_empty() {
        session.way_back(format!("journal {aim}food unpin {}", quoted(name)));
    }
    shown(Done {
        message,
        ids: vec![food],
    })
}
