use clap::Args;
use serde_json::Value;

use crate::cli::session::{Session, shown};
use crate::cli::{Runs, Shown, reference};
use crate::local::PastMeal;
use crate::render::format::json_of;
use crate::render::meal::{OneMeal, item_columns};
use crate::render::{Cell, Looks, Records, Sheet, Show};

/// Show a meal as it was before each change (of a local journal)
///
/// Examples:
///   journal meal history last
///   journal meal history 3f9c --json
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct History {
    /// The meal: the first digits of its id, last, last:2
    id: String,
}

impl Runs for History {
    fn run(self, session: &Session) -> Shown {
        let id = reference::meal(session, &self.id)?;
        shown(Past(session.local()?.meal_history(&id)?))
    }
}

struct Past(Vec<PastMeal>);

impl Show for Past {
    fn json(&self) -> Value {
        json_of(&self.0)
    }

    fn records(&self) -> Records<'_> {
        Box::new(self.0.iter().map(json_of))
    }

    fn sheet(&self) -> Sheet {
        let mut columns = vec!["replacedAt"];
        columns.extend(item_columns());
        let rows = self.0.iter().flat_map(|past| {
            let meal = OneMeal(past.before.clone()).sheet();
            let stamp = || std::iter::once(Cell::from(past.replaced_at.as_str()));
            let rows = meal.rows.into_iter();
            rows.map(move |row| stamp().chain(row).collect())
        });
        Sheet {
            rows: rows.collect(),
            columns,
        }
    }

    fn person(&self, looks: &Looks) -> String {
        if self.0.is_empty() {
            return "The meal was never changed.\n".to_owned();
        }
        let before = |past: &PastMeal| {
            let until = looks.faint(&format!("until {}", past.replaced_at));
            format!("{until}\n{}", OneMeal(past.before.clone()).person(looks))
        };
        self.0.iter().map(before).collect()
    }
}
