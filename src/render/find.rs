//! Foods of all libraries.

use serde_json::{Value, json};

use super::advice::told;
use super::food::{foods_sheet, listing};
use super::format::json_of;
use super::narrow::fold;
use super::style::clean;
use super::{Looks, Records, Sheet, Show, origin};
use crate::error::{Candidate, quoted};
use crate::model::{Food, FoodRef, Library};

/// The name and version of this view.
const SCHEMA: &str = "journal.find/1";

/// What was found for some words: `journal.find/1`.
pub struct Found {
    /// The words.
    pub words: String,
    /// The food that quick text takes for them.
    pub meant: Option<FoodRef>,
    /// The foods: first the one that is meant, then library by library.
    pub foods: Vec<Food>,
    /// The libraries that have more.
    pub more: Vec<Library>,
    /// Where nothing was found, foods whose names are spelled nearly so.
    pub candidates: Vec<Candidate>,
    /// The question whether one of them is meant.
    pub question: Option<String>,
}

impl Show for Found {
    fn json(&self) -> Value {
        json!({
            "schema": SCHEMA,
            "words": self.words,
            "meant": self.meant,
            "foods": self.foods,
            "more": self.more,
            "candidates": self.candidates,
        })
    }

    fn records(&self) -> Records<'_> {
        Box::new(self.foods.iter().map(json_of))
    }

    fn sheet(&self) -> Sheet {
        foods_sheet(&self.foods)
    }

    fn person(&self, looks: &Looks) -> String {
        let (words, aim) = (clean(&self.words), &looks.aim);
        let typed = quoted(&words);
        if self.foods.is_empty() {
            let question = match &self.question {
                Some(question) => format!(" {}", clean(question)).replacen(" d", " D", 1),
                None => String::new(),
            };
            let none = format!(
                "No food is called so.{question} Save it with: journal {aim}food save {typed} --per 100g --kcal N"
            );
            return told(&none, usize::from(looks.width));
        }
        let mut text = listing(&self.foods, looks);
        let meant = match &self.meant {
            Some(food) => {
                let meant = format!("{words:?} is taken for {}", clean(&food.to_string()));
                fold(&meant, usize::from(looks.width))
            }
            None => {
                let none = format!(
                    "{words:?} is none of them for certain; name one by library/key, or pin it: journal {aim}food pin {typed} library/key"
                );
                told(&none, usize::from(looks.width))
            }
        };
        text.push_str(&looks.faint(&meant));
        if let Some(cited) = origin::cited(&self.foods) {
            let cited = fold(&cited, usize::from(looks.width));
            text.push_str(&looks.faint(&cited));
        }
        for library in &self.more {
            let more = format!("more: journal {aim}find {typed} --library {library}\n");
            text.push_str(&looks.faint(&more));
        }
        text
    }

    fn ids(&self) -> Vec<String> {
        self.foods.iter().map(super::food::reference).collect()
    }
}
