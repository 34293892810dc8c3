use std::path::PathBuf;

use clap::Args;

use super::doubts;
use crate::actions::request::{Answer, Request};
use crate::cli::session::{Session, shown};
use crate::cli::{Runs, Shown, input, unexpected};
use crate::model::FoodDraft;
use crate::render::food::OneFood;
use crate::rules::members;

/// Save a food or recipe from the exact body of the API
///
/// Examples:
///   journal food save Broth --per 100g --kcal 10 -n --jq .body > food.json
///   journal food create --file food.json
///   journal food create --file - < food.json
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Create {
    /// The JSON body; - is standard input
    #[arg(long, value_name = "FILE")]
    file: PathBuf,
}

impl Runs for Create {
    fn run(self, session: &Session) -> Shown {
        let body = input::body(&self.file)?;
        session.warn_unknown(members::unknown(&members::FOOD, &body));
        session.send(
            &Request::SaveFood(FoodDraft::from(body)),
            |answer| match answer {
                Answer::Food(food) => {
                    doubts::tell(session, &food);
                    shown(OneFood {
                        done: Some("Saved"),
                        food,
                    })
                }
                _ => unexpected(),
            },
        )
    }
}
