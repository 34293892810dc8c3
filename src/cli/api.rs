use std::path::PathBuf;

use clap::Args;
use serde::Serialize;
use serde_json::Value;

use super::session::{Session, shown, would_send_raw};
use super::{Runs, Shown, input};
use crate::api::Journal;
use crate::error::{Code, Error, Result};
use crate::model::{
    CorrectionQuery, FoodDraft, FoodQuery, MealDraft, MealPatch, MealQuery, SettingsPatch,
};
use crate::render::format::json_of;
use crate::render::note::{Document, Silence};
use crate::wire::{Operation, query};

/// Call an operation of the API and print the body it answers
///
/// Examples:
///   journal api listMeals -f day=2026-11-21
///   journal api GET /meals/3f9c2a17-1b2c-4d3e-8f4a-5b6c7d8e9f00
///   journal api POST /foods --file food.json
///   echo '{"preferences":{"units":"uk"}}' | journal api updateSettings --file -
///
/// On an error standard output is empty, standard error has the error as JSON, and the exit
/// code says its kind. Ids here are whole UUIDs.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Api {
    /// An operation (listMeals), or a method and a path (GET /meals?limit=5)
    #[arg(required = true, num_args = 1..=2, value_name = "OPERATION | METHOD PATH")]
    target: Vec<String>,
    /// A query parameter, or id; may stand several times
    #[arg(short = 'f', long = "field", value_name = "NAME=VALUE")]
    field: Vec<String>,
    /// The JSON body; - is standard input
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,
}

impl Runs for Api {
    fn run(self, session: &Session) -> Shown {
        session.speak_json();
        let mut call = Call::of(&self.target)?;
        session.reach(call.operation);
        call.add_fields(&self.field)?;
        call.body = self.file.as_deref().map(input::body).transpose()?;
        if call.body.is_some() && !call.operation.takes_body() {
            return Err(Error::new(
                Code::Usage,
                format!("{} takes no body", call.operation.id()),
            ));
        }
        if session.globals.dry_run
            && call.operation.takes_body() | (call.operation.success() == 204)
        {
            return shown(Document(would_send_raw(
                call.operation,
                &call.id,
                call.body.as_ref(),
            )));
        }
        match call.answer(session.book()?)? {
            Some(body) => shown(Document(body)),
            None => shown(Silence),
        }
    }
}

/// A call of the API.
struct Call {
    operation: Operation,
    id: String,
    query: Vec<(String, String)>,
    body: Option<Value>,
}

impl Call {
    fn of(target: &[String]) -> Result<Call> {
        match target {
            [method, path] => Call::by_path(method, path),
            [id] => match Operation::by_id(id) {
                Some(operation) => Ok(Call {
                    operation,
                    id: String::new(),
                    query: Vec::new(),
                    body: None,
                }),
                None => Err(
                    Error::new(Code::Usage, format!("there is no operation {id:?}")).hint(
                        Operation::all()
                            .map(Operation::id)
                            .collect::<Vec<_>>()
                            .join(", "),
                    ),
                ),
            },
            _ => Err(Error::new(
                Code::Usage,
                "an operation, or a method and a path",
            )),
        }
    }

    /// Paths are relative to the base address; `/v1` before them is tolerated.
    fn by_path(method: &str, path: &str) -> Result<Call> {
        let (path, text) = path.split_once('?').unwrap_or((path, ""));
        let relative = path
            .strip_prefix("/v1")
            .filter(|rest| rest.starts_with('/'))
            .unwrap_or(path);
        let relative = if relative.starts_with('/') {
            relative.to_owned()
        } else {
            format!("/{relative}")
        };
        let (operation, id) = Operation::by_path(&method.to_ascii_uppercase(), &relative)?;
        let broken = || Error::invalid_at("", "the path or its query string has a broken escape");
        let id = query::decode(id.unwrap_or_default()).ok_or_else(broken)?;
        Ok(Call {
            operation,
            id,
            query: query::read(text).ok_or_else(broken)?,
            body: None,
        })
    }

    fn add_fields(&mut self, fields: &[String]) -> Result<()> {
        for field in fields {
            let (name, value) = field.split_once('=').ok_or_else(|| {
                Error::new(Code::Usage, format!("{field:?} is no field"))
                    .hint("such as -f day=2026-11-21")
            })?;
            match name {
                "id" if self.operation.takes_id() => self.id = value.to_owned(),
                _ => self.query.push((name.to_owned(), value.to_owned())),
            }
        }
        Ok(())
    }

    /// The body that is answered; `None` where there is none.
    fn answer(self, journal: &(impl Journal + ?Sized)) -> Result<Option<Value>> {
        let Call {
            operation,
            id,
            query,
            body,
        } = self;
        let pairs = query.into_iter();
        let body = || {
            body.ok_or_else(|| Error::invalid_at("", "the body is missing: give it with --file"))
        };
        match operation {
            Operation::ListMeals => some(journal.list_meals(&MealQuery::from_iter(pairs))),
            Operation::CreateMeal => some(journal.create_meal(&MealDraft::from(body()?))),
            Operation::GetMeal => some(journal.get_meal(&id)),
            Operation::UpdateMeal => some(journal.update_meal(&id, &MealPatch::from(body()?))),
            Operation::DeleteMeal => journal.delete_meal(&id).map(|()| None),
            Operation::SearchFoods => some(journal.search_foods(&FoodQuery::from_iter(pairs))),
            Operation::SaveFood => some(journal.save_food(&FoodDraft::from(body()?))),
            Operation::DeleteFood => journal.delete_food(&id).map(|()| None),
            Operation::ListFoodCorrections => {
                some(journal.list_food_corrections(&CorrectionQuery::from_iter(pairs)))
            }
            Operation::GetSettings => some(journal.get_settings()),
            Operation::UpdateSettings => {
                some(journal.update_settings(&SettingsPatch::from(body()?)))
            }
        }
    }
}

fn some(answer: Result<impl Serialize>) -> Result<Option<Value>> {
    answer.map(|answer| Some(json_of(answer)))
}
