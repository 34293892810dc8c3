use clap::Args;

use super::values::FoodValues;
use super::{doubts, namesakes};
use crate::actions::request::{Answer, Request};
use crate::cli::session::{Session, shown};
use crate::cli::{Runs, Shown, unexpected};
use crate::model::{FoodData, FoodDraft};
use crate::render::food::OneFood;

/// Save a food of your own
///
/// Examples:
///   journal food save "Rye bread" --per 100g --kcal 250 --protein 8.5 \
///     --carbs 48 --fat 1.7 --measure "slice=45g" --portion "2 slice"
///   journal food save "Protein bar" --per serving --kcal 210 --protein 20
///
/// A nutrient that is left out is unknown, not zero.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Save {
    /// What it is called
    name: String,
    #[command(flatten)]
    values: FoodValues,
}

impl Runs for Save {
    fn run(self, session: &Session) -> Shown {
        let mut data = FoodData::default();
        let told = self.values.set_data(&mut data, session.system()?)?;
        told.iter().for_each(|line| session.note(line));
        let mut draft = FoodDraft::new(&self.name, &data);
        self.values.set_in(&mut draft);
        let first = namesakes::first(session, &self.name);
        session.send(&Request::SaveFood(draft), |answer| match answer {
            Answer::Food(food) => {
                namesakes::tell(session, first);
                doubts::tell(session, &food);
                shown(OneFood {
                    done: Some("Saved"),
                    food,
                })
            }
            _ => unexpected(),
        })
    }
}
