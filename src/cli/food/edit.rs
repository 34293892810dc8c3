use clap::Args;
use serde_json::json;

use super::doubts;
use super::values::FoodValues;
use crate::actions::finder::Found;
use crate::actions::recipe;
use crate::actions::request::{Answer, Request};
use crate::cli::at_once::{Read, at_once_unasked, unless_changed};
use crate::cli::editor::{self, Text};
use crate::cli::recipe::servings;
use crate::cli::session::{Session, shown};
use crate::cli::{Runs, Shown, reference, so_already, unexpected};
use crate::error::{Code, Error, Result};
use crate::model::{Amount, Food, FoodDraft, Recipe};
use crate::render::food::OneFood;
use crate::render::note::Silence;
use crate::render::style::clean;
use crate::rules::members;

/// Change a food of your own; what is not given stays
///
/// Meals that have it keep it as it was. Values for another --per replace all the values.
///
/// Examples:
///   journal food edit "rye bread" --kcal 245
///   journal food edit "rye bread" --measure "slice=40g" --portion "1 slice"
///   journal food edit "lentil soup" --servings 6
///   journal food edit 5eb1 -e
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Edit {
    /// The food: the first digits of its id, mine/ID, or its name
    #[arg(value_name = "REF")]
    food: String,
    /// A new name
    #[arg(long)]
    name: Option<String>,
    /// How many servings it makes, of a recipe
    #[arg(long, value_name = "N")]
    servings: Option<String>,
    #[command(flatten)]
    values: FoodValues,
    /// Change it in an editor: VISUAL, else EDITOR, else vi
    #[arg(short, long)]
    editor: bool,
}

/// What does the same where there is no terminal.
const FLAGS: &str =
    "--name, --servings, --kcal and the others, or journal food create --file FILE with its id";

impl Runs for Edit {
    fn run(self, session: &Session) -> Shown {
        let is_empty = self.name.is_none() && self.servings.is_none() && self.values.is_empty();
        if self.editor && !is_empty {
            return Err(
                Error::new(Code::Usage, "-e and other changes do not go together")
                    .hint("change it all in the editor, or leave -e out"),
            );
        }
        if is_empty && !self.editor {
            return Err(Error::new(Code::Usage, "nothing to change is given")
                .hint("such as --name or --kcal, or -e"));
        }
        if self.editor {
            let found = reference::own_food(session, &self.food)?;
            return in_editor(session, &found, self.draft(session, &found)?);
        }
        at_once_unasked(session, || {
            let found = reference::own_food(session, &self.food)?;
            send(session, &found, self.draft(session, &found)?)
        })
    }
}

impl Edit {
    /// The food with what was said of it changed.
    fn draft(&self, session: &Session, found: &Found) -> Result<FoodDraft> {
        let mut draft = body(session, found, self.name.as_deref(), &self.values)?;
        if let Some(text) = &self.servings {
            makes(found, &mut draft, servings(text)?)?;
            keep_cooked_weight(session, found, &mut draft);
        }
        draft.set("id", &found.reference.key);
        if let Some(origin) = found.food.copy_from.get() {
            draft.set("copyFrom", origin);
        }
        Ok(draft)
    }
}

/// Sends a change of the food. Each save is a new version, so what changes nothing is not sent.
fn send(session: &Session, found: &Found, draft: FoodDraft) -> Shown {
    if found.food.is_so_already(&draft) {
        return unchanged(session, &found.food);
    }
    let read = Read::Food(&found.reference, &found.food);
    unless_changed(session, &read, || {
        session.send(&Request::SaveFood(draft), |answer| match answer {
            Answer::Food(food) => {
                doubts::tell(session, &food);
                shown(OneFood {
                    done: Some("Changed"),
                    food,
                })
            }
            _ => unexpected(),
        })
    })
}

fn in_editor(session: &Session, found: &Found, draft: FoodDraft) -> Shown {
    let figures = match found.food.data().is_computed() {
        true => {
            "The nutrition is added up from the ingredients: what is written there is not taken."
        }
        false => "A nutrient that is left out is unknown, not zero.",
    };
    let about = [
        &format!("{} ({})", clean(found.food.name.text()), found.reference),
        "",
        "Below is the body of the API: all of the food. What you take out is gone from it.",
        figures,
        "Meals that have the food keep it as it was.",
        "Lines that begin with # are not read. Empty the file to change nothing.",
    ];
    let text = Text {
        about: about.map(str::to_owned).to_vec(),
        body: draft.json().clone(),
    };
    editor::edit(session, &text, FLAGS, |after| {
        session.warn_unknown(members::unknown(&members::FOOD, &after));
        let mut draft = FoodDraft::from(after);
        keep_cooked_weight(session, found, &mut draft);
        // It stays this food, whatever became of the line that says so.
        draft.set("id", &found.reference.key);
        send(session, found, draft)
    })
}

/// Has a recipe make so many servings.
fn makes(found: &Found, draft: &mut FoodDraft, servings: Amount) -> Result<()> {
    let Some(recipe) = &found.food.data().recipe else {
        let what = format!("--servings: {} is no recipe", clean(found.food.name.text()));
        return Err(Error::new(Code::Usage, what)
            .hint("say what it holds, as in: --per serving --kcal 250"));
    };
    let mut data = draft.json()["data"].clone();
    data["recipe"] = json!(Recipe {
        servings,
        ..recipe.clone()
    });
    draft.set("data", data);
    Ok(())
}

fn keep_cooked_weight(session: &Session, found: &Found, draft: &mut FoodDraft) {
    if let Some(weight) = recipe::keep_cooked_weight(found.food.data(), draft) {
        session.note(format!(
            "note: the recipe weighs {weight} g when cooked, as before, whatever servings that is"
        ));
    }
}

fn unchanged(session: &Session, food: &Food) -> Shown {
    if session.globals.dry_run {
        session.note("note: it is so already: nothing would be sent");
        return shown(Silence);
    }
    shown(OneFood {
        done: Some(so_already::said(
            session,
            "It is so already, nothing was changed:",
        )),
        food: food.clone(),
    })
}

/// The body of a food as it was found, with what was said of it changed.
pub(super) fn body(
    session: &Session,
    found: &Found,
    name: Option<&str>,
    values: &FoodValues,
) -> Result<FoodDraft> {
    let food = &found.food;
    let mut data = food.data().clone();
    let told = values.set_data(&mut data, session.system()?)?;
    told.iter().for_each(|line| session.note(line));
    let mut draft = FoodDraft::new(name.unwrap_or(food.name.text()), &data);
    for (name, value) in [("brand", &food.brand), ("barcode", &food.barcode)] {
        if let Some(value) = value.get() {
            draft.set(name, value);
        }
    }
    values.set_in(&mut draft);
    Ok(draft)
}
