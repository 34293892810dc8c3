use clap::Args;

use super::edit::body;
use super::values::FoodValues;
use super::{doubts, namesakes};
use crate::actions::finder::Found;
use crate::actions::request::{Answer, Request};
use crate::cli::session::{Session, shown};
use crate::cli::{Runs, Shown, reference, unexpected};
use crate::error::{Code, Error};
use crate::model::{CorrectionQuery, Food, Library};
use crate::render::food::OneFood;

/// Save a food of a catalogue as one of your own, with what you say of it changed
///
/// A copy of a product that differs from it, in its note too, is also proposed as a correction of the product, which stays
/// proposed when the copy is deleted: journal correction list. A name that the product has in another language is no
/// correction of it.
///
/// Example:
///   journal food copy off/3017620422003 --measure "spoon=15g"
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Copy {
    /// The food: library/key, the first digits of an own food's id, its barcode or its name
    #[arg(value_name = "REF")]
    food: String,
    /// Another name
    #[arg(long)]
    name: Option<String>,
    #[command(flatten)]
    values: FoodValues,
}

impl Runs for Copy {
    fn run(self, session: &Session) -> Shown {
        let found = reference::food(session, &self.food)?;
        if found.reference.library == Library::Mine && self.name.is_none() {
            let what = "two of your own foods would have one name";
            return Err(Error::new(Code::Usage, what).hint("call the copy otherwise: --name"));
        }
        let mut draft = body(session, &found, self.name.as_deref(), &self.values)?;
        draft.set("copyFrom", &found.reference);
        let name = self.name.as_deref().unwrap_or(found.food.name.text());
        let first = namesakes::first(session, name);
        session.send(&Request::SaveFood(draft), |answer| match answer {
            Answer::Food(food) => {
                namesakes::tell(session, first);
                // What the catalogue has was looked at when it was imported.
                if !self.values.is_empty() {
                    doubts::tell(session, &food);
                }
                if self.name.is_some() && is_name_unproposed(session, &found, &food) {
                    session.note("note: the product has that name in another language, so the name is not proposed as a correction of it");
                }
                shown(OneFood {
                    done: Some("Saved"),
                    food,
                })
            }
            _ => unexpected(),
        })
    }
}

/// Whether the name of a copy is another than that of the product, and is not proposed for it: the product is called so
/// in another language, in which the copy may have been read. What cannot be looked up is not told.
fn is_name_unproposed(session: &Session, product: &Found, copy: &Food) -> bool {
    let is_product = matches!(product.reference.library, Library::Off | Library::Service);
    let is_renamed = product.food.name.text() != copy.name.text();
    if !is_product || !is_renamed {
        return false;
    }
    let corrections = session
        .book()
        .map(|book| book.list_food_corrections(&CorrectionQuery::default()));
    let Ok(Ok(page)) = corrections else {
        return false;
    };
    let of_it = page.corrections.iter().filter(|correction| {
        let food = correction.food.get();
        food.is_some_and(|food| {
            (food.library, &food.key) == (product.reference.library, &product.reference.key)
        })
    });
    let mut changes = of_it.flat_map(|correction| correction.changes.get().into_iter().flatten());
    !changes.any(|change| change.path == "name")
}
