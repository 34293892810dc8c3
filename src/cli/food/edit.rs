use clap::Args;

use super::values::FoodValues;
use crate::actions::finder::Found;
use crate::actions::request::{Answer, Request};
use crate::cli::session::{Session, shown};
use crate::cli::{Runs, Shown, reference, unexpected};
use crate::error::{Code, Error, Result};
use crate::model::FoodDraft;
use crate::render::food::OneFood;

/// Change a food of your own; what is not given stays
///
/// Meals that have it keep it as it was. Values for another --per replace all the values.
#[derive(Args)]
pub(crate) struct Edit {
    /// The food: the first digits of its id, mine/ID, or its name
    #[arg(value_name = "REF")]
    food: String,
    /// A new name
    #[arg(long)]
    name: Option<String>,
    #[command(flatten)]
    values: FoodValues,
}

impl Runs for Edit {
    fn run(self, session: &Session) -> Shown {
        if self.name.is_none() && self.values.is_empty() {
            return Err(Error::new(Code::Usage, "nothing to change is given")
                .hint("such as --name or --kcal"));
        }
        let found = reference::own_food(session, &self.food)?;
        let mut draft = body(session, &found, self.name.as_deref(), &self.values)?;
        draft.set("id", &found.reference.key);
        if let Some(origin) = found.food.copy_from.get() {
            draft.set("copyFrom", origin);
        }
        session.send(&Request::SaveFood(draft), |answer| match answer {
            Answer::Food(food) => shown(OneFood {
                done: Some("Changed"),
                food,
            }),
            _ => unexpected(),
        })
    }
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
