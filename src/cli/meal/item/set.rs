use clap::Args;
use serde_json::Value;

use super::{NO_TIME, instead, meal, send, typed};
use crate::actions::doubt;
use crate::actions::finder::refuse_unused;
use crate::actions::item::{amount, kept, place};
use crate::actions::misplaced::{self, apart};
use crate::actions::repeat::name;
use crate::cli::meal::phrase::{Choice, confirm_doubts, is_shown, told};
use crate::cli::session::Session;
use crate::cli::{Runs, Shown};
use crate::error::{Code, Error, Result};
use crate::model::{Item, ItemDraft, Meal};
use crate::render::meal::short;

/// Say anew what an item of a meal is, or how much of it
///
/// A food that was changed since stays as it was where its amount alone is said. Named, it is as it is now.
///
/// Examples:
///   journal meal item set last 2 "150 g"
///   journal meal item set 3f9c 1 "2 slices rye bread"
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Set {
    /// The meal: the first digits of its id, last, last:2
    id: String,
    /// The item: its number in journal meal show, or the first digits of its id
    item: String,
    /// What it is: "150 g" of the same food, "1 cup milk", or a number of the unit it has
    #[arg(required = true)]
    phrase: Vec<String>,
    #[command(flatten)]
    choice: Choice,
}

impl Runs for Set {
    fn run(self, session: &Session) -> Shown {
        let meal = meal(session, &self.id)?;
        let at = place(&meal, &self.item)?;
        let (draft, conversion) = self.draft(session, &meal, at)?;
        let mut items = kept(&meal);
        items[at] = draft;
        send(session, &meal, items, conversion.into_iter().collect())
    }
}

impl Set {
    /// The item as it will be, and what was converted.
    fn draft(
        &self,
        session: &Session,
        meal: &Meal,
        at: usize,
    ) -> Result<(ItemDraft, Option<String>)> {
        let item = &meal.items[at];
        let text = self.phrase.join(" ");
        let (book, system) = (session.book()?, session.system()?);
        if let Some(measured) = amount(book, item, &text, system)? {
            refuse_unused(&self.choice.picks)?;
            let doubt = doubt::of_amount(book, item, &measured)?;
            confirm_doubts(session, doubt.as_slice())?;
            let draft = ItemDraft::kept(&item.id);
            let draft = draft.amount(Some(measured.quantity), Some(&measured.unit));
            if !is_shown(session) {
                measured
                    .conversion
                    .iter()
                    .for_each(|told| session.note(told));
            }
            return Ok((draft, measured.conversion));
        }
        let command = format!("set {} {}", short(&meal.id), at + 1);
        if misplaced::count(&text, &session.now()?) > 1 {
            return Err(several());
        }
        let new = typed(session, &self.choice, &self.phrase, (meal, &command));
        let is_amount = |text: &str| matches!(amount(book, item, text, system), Ok(Some(_)));
        let now = session.now()?;
        let new = new.map_err(|error| match apart(&text, &now, is_amount) {
            Some(told) => {
                Error::new(Code::NotUnderstood, NO_TIME).hint(instead(&told, meal, &command))
            }
            None => error,
        })?;
        let [new] = &new[..] else {
            return Err(several());
        };
        told(session, std::slice::from_ref(new));
        let mut draft = Value::Object(Default::default());
        match is_other_version(item, &new.item) {
            // An item that keeps its id keeps its food as that was, and so would the amount be of that.
            true => session.note(format!(
                "note: {:?} was changed since: this is as it is now",
                name(&item.food)
            )),
            false => draft["id"] = item.id.clone().into(),
        }
        for (name, value) in new.draft.json().as_object().into_iter().flatten() {
            draft[name] = value.clone();
        }
        Ok((ItemDraft::from(draft), new.conversion.clone()))
    }
}

/// Whether they are of the same food, which was changed in between.
fn is_other_version(before: &Item, after: &Item) -> bool {
    let versions = before.food.version.get().zip(after.food.version.get());
    before.food.reference() == after.food.reference()
        && versions.is_some_and(|(before, after)| before != after)
}

fn several() -> Error {
    Error::new(Code::NotUnderstood, "one item is set at a time")
        .hint("add others with: journal meal item add ID PHRASE")
}
