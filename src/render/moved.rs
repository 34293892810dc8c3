//! What was imported, or would be.

use serde_json::{Value, json};

use super::style::clean;
use super::{Looks, Sheet, Show};

/// What became of an import.
#[derive(Clone, Debug, Default)]
pub struct Imported {
    /// Whether nothing was written, and this is what would be.
    pub dry_run: bool,
    /// New meals: their ids, or in a dry run how many.
    pub meals: Vec<String>,
    /// How many meals were there already, those that grew among them.
    pub meals_there: usize,
    /// Meals that were there with fewer items, or as a plan: their ids.
    pub grown: Vec<String>,
    /// Meals that were there with other items or figures, and stay as they are: their ids.
    pub different: Vec<String>,
    /// New foods: their ids.
    pub foods: Vec<String>,
    /// How many foods were there already.
    pub foods_there: usize,
    /// Changes of settings.
    pub settings: usize,
    /// Place and reason of what is not imported.
    pub refused: Vec<(String, String)>,
    /// What a dry run would send.
    pub requests: Vec<Value>,
}

impl Show for Imported {
    fn json(&self) -> Value {
        let refused = self.refused.iter();
        let refused = refused.map(|(place, why)| json!({ "place": place, "why": why }));
        let mut view = json!({
            "schema": "journal.import/1",
            "dryRun": self.dry_run,
            "meals": {
                "new": self.meals.len(),
                "there": self.meals_there,
                "grown": self.grown.len(),
            },
            "different": self.different,
            "foods": { "new": self.foods.len(), "there": self.foods_there },
            "settings": self.settings,
            "refused": refused.collect::<Vec<_>>(),
        });
        match self.dry_run {
            true => view["requests"] = self.requests.clone().into(),
            false => {
                view["ids"] =
                    json!({ "meals": self.meals, "grown": self.grown, "foods": self.foods });
            }
        }
        view
    }

    fn sheet(&self) -> Sheet {
        let row = |what: &'static str, counts: [usize; 3]| {
            let counts = counts.map(|count| count.to_string());
            let cells = [what.to_owned()].into_iter().chain(counts);
            cells.map(Into::into).collect()
        };
        Sheet {
            columns: vec!["what", "new", "there", "grown"],
            rows: vec![
                row(
                    "meals",
                    [self.meals.len(), self.meals_there, self.grown.len()],
                ),
                row("foods", [self.foods.len(), self.foods_there, 0]),
                row("settings", [self.settings, 0, 0]),
            ],
        }
    }

    fn person(&self, looks: &Looks) -> String {
        let (mark, done) = match self.dry_run {
            true => (String::new(), "Would import"),
            false => (format!("{} ", looks.good("✓")), "Imported"),
        };
        let told = self.told();
        let refused = self.refused.iter();
        let refused: String = refused
            .map(|(place, why)| clean(&format!("    not {place}: {why}")) + "\n")
            .collect();
        format!("{mark}{done} {told}\n{refused}")
    }

    fn ids(&self) -> Vec<String> {
        match self.dry_run {
            // What is not written has none.
            true => Vec::new(),
            false => [&self.foods[..], &self.meals[..], &self.grown[..]].concat(),
        }
    }
}

impl Imported {
    /// `3 meals and 2 foods; 5 meals and 0 foods are there already`.
    pub fn told(&self) -> String {
        let new = both(self.meals.len(), self.foods.len());
        let settings = match self.settings {
            0 => "",
            _ => ", and settings",
        };
        let there = both(self.meals_there, self.foods_there);
        let grown = match self.grown.len() {
            0 => "",
            1 => ", 1 meal as it became since",
            more => &format!(", {more} meals as they became since"),
        };
        match self.meals_there + self.foods_there {
            0 => format!("{new}{settings}"),
            _ => format!("{new}{settings}; {there} were there already{grown}"),
        }
    }
}

fn both(meals: usize, foods: usize) -> String {
    let s = |count: usize| if count == 1 { "" } else { "s" };
    format!("{meals} meal{} and {foods} food{}", s(meals), s(foods))
}
