//! `journal recipe …`: foods made of foods.

use clap::{Args, Subcommand};

use super::finding::finder;
use super::food::namesakes;
use super::food::values::is_as_typed;
use super::meal::{confirm_doubts, tools};
use super::session::{Session, shown};
use super::{Runs, Shown, prompt, unexpected};
use crate::actions::finder::Several;
use crate::actions::recipe::{cooked_measure, ingredients};
use crate::actions::request::{Answer, Request};
use crate::actions::save;
use crate::error::{Code, Error, Result};
use crate::model::{Amount, Base, FoodData, FoodDraft, Origin, Recipe, Source, State};
use crate::phrase::number::{number, value};
use crate::render::food::OneFood;

/// Recipes: save
#[derive(Subcommand)]
pub(super) enum RecipeCommand {
    Save(Save),
}

impl Runs for RecipeCommand {
    fn run(self, session: &Session) -> Shown {
        match self {
            RecipeCommand::Save(command) => command.run(session),
        }
    }
}

/// Save a recipe; its nutrition is added up from the ingredients
///
/// Example:
///   journal recipe save "Overnight oats" --servings 2 \
///     --ingredient "100 g oats" --ingredient "1 cup milk" \
///     --step "Stir" --step "Wait"
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Save {
    /// What it is called
    name: String,
    /// How many servings it makes
    #[arg(long, value_name = "N")]
    servings: String,
    /// An ingredient: "200 g flour"; may stand several times
    #[arg(long, required = true, value_name = "PHRASE")]
    ingredient: Vec<String>,
    /// A step; may stand several times
    #[arg(long, value_name = "TEXT")]
    step: Vec<String>,
    /// How many minutes it takes
    #[arg(long, value_name = "N")]
    minutes: Option<String>,
    /// What all of it weighs when cooked: then it can be logged by weight
    #[arg(long, value_name = "WEIGHT")]
    cooked_weight: Option<String>,
}

/// How many servings a recipe makes.
///
/// Errors: `NotUnderstood`.
pub(super) fn servings(text: &str) -> Result<Amount> {
    if value(text).is_ok_and(|value| value.is_some_and(|value| value <= Amount::ZERO)) {
        let what = format!("--servings: a recipe makes more servings than {text}");
        return Err(Error::new(Code::NotUnderstood, what).hint(
            "write how many it makes, as in: --servings 4, or --servings 1 for one meal of it",
        ));
    }
    number(text).map_err(|error| error.within("--servings"))
}

impl Runs for Save {
    fn run(self, session: &Session) -> Shown {
        let system = session.system()?;
        let choose = |several: &Several<'_>| prompt::choose(session, several);
        let finder = finder(session, None, &[], &choose)?.without_pick();
        let tools = tools(session, &finder, State::Logged)?;
        let understood = ingredients(&self.ingredient, tools)?;
        confirm_doubts(session, &understood.doubts)?;
        understood
            .conversions
            .iter()
            .for_each(|conversion| session.note(conversion));
        let servings = servings(&self.servings)?;
        let minutes = self.minutes.as_deref().map(number).transpose();
        let minutes = minutes.map_err(|error| error.within("--minutes"))?;
        let cooked = self
            .cooked_weight
            .as_deref()
            .map(|weight| cooked_measure(weight, servings, system))
            .transpose();
        let cooked = cooked.map_err(|error| error.within("--cooked-weight"))?;
        if let Some(weight) = &self.cooked_weight
            && let Ok((grams, base)) = save::basis(weight, system)
            && !is_as_typed(weight, base)
        {
            session.note(format!("cooked weight {weight} is {grams} {base}"));
        }
        let data = FoodData {
            base: Some(Base::Serving),
            measures: cooked.map(|measure| vec![measure]),
            recipe: Some(Recipe {
                servings,
                steps: self.step,
                minutes,
            }),
            source: Some(Source {
                origin: Some(Origin::Ingredients),
                ..Source::default()
            }),
            ingredients: Some(understood.ingredients),
            ..FoodData::default()
        };
        let first = namesakes::first(session, &self.name);
        let request = Request::SaveFood(FoodDraft::new(&self.name, &data));
        session.send(&request, |answer| match answer {
            Answer::Food(food) => {
                namesakes::tell(session, first);
                shown(OneFood {
                    done: Some("Saved"),
                    food,
                })
            }
            _ => unexpected(),
        })
    }
}
