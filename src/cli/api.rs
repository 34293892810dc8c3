use std::path::PathBuf;

use super::dry_run::would_send;
use super::session::{Session, shown};
use super::{Runs, Shown, input};
use crate::actions::request::Request;
use crate::api::Call;
use crate::error::{Code, Error, Result};
use crate::model::Operation;
use crate::render::note::{Body, Document, Silence};
use crate::rules::members;
use crate::wire::query;
use clap::Args;
use serde_json::Value;

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
        let mut call = call(&self.target)?;
        session.reach(call.operation);
        add_fields(&mut call, &self.field)?;
        call.body = self
            .file
            .as_deref()
            .map(input::body)
            .transpose()?
            .map(Into::into);
        if call.body.is_some() && !call.operation.takes_body() {
            return Err(Error::new(
                Code::Usage,
                format!("{} takes no body", call.operation.id()),
            ));
        }
        if let Some(body) = call.body.as_deref() {
            session.warn_unknown(unknown(call.operation, body));
        }
        let lacks_body = call.body.is_none() && call.operation.takes_body();
        let hinted = |error: Error| match lacks_body {
            true => error.hint("give it with --file FILE; - is standard input"),
            false => error,
        };
        if session.globals.dry_run
            && let Some(would) = dry(&call).map_err(hinted)?
        {
            return shown(Document(would));
        }
        if session.has_written() {
            session.name_the_journal()?;
        }
        let in_flight = session.has_written().then(|| session.in_flight());
        let answer = session.call(call).map_err(hinted);
        drop(in_flight);
        match answer? {
            Some(body) => shown(Body(body)),
            None => shown(Silence),
        }
    }
}

/// The members of a body that the operation does not know.
fn unknown(operation: Operation, body: &Value) -> Vec<String> {
    let known = match operation {
        Operation::CreateMeal | Operation::UpdateMeal => &members::MEAL,
        Operation::SaveFood => &members::FOOD,
        Operation::UpdateSettings => &members::SETTINGS,
        _ => return Vec::new(),
    };
    members::unknown(known, body)
}

/// What a call that writes would send, where the rules let it; `None` for one that only reads.
fn dry(call: &Call) -> Result<Option<Value>> {
    let body = call.body.as_deref().cloned().unwrap_or_default();
    let request = Request::of(call.operation, &call.id, body)?;
    request.as_ref().map(would_send).transpose()
}

/// The call that was asked for.
fn call(target: &[String]) -> Result<Call> {
    match target {
        [method, path] => by_path(method, path),
        [id] => match Operation::by_id(id) {
            Some(operation) => Ok(Call::new(operation)),
            None => Err(
                Error::new(Code::Usage, format!("there is no operation {id:?}"))
                    .hint(Operation::ALL.map(Operation::id).join(", ")),
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
    let relative = format!("/{}", relative.trim_start_matches('/'));
    let (operation, id) = Operation::by_path(&method.to_ascii_uppercase(), &relative)?;
    let broken = || Error::invalid_at("", "the path has a broken escape");
    let mut call = Call::new(operation);
    call.id = query::decode(id.unwrap_or_default()).ok_or_else(broken)?;
    call.query = query::of(operation, text)?;
    Ok(call)
}

fn add_fields(call: &mut Call, fields: &[String]) -> Result<()> {
    for field in fields {
        let (name, value) = field.split_once('=').ok_or_else(|| {
            Error::new(Code::Usage, format!("{field:?} is no field"))
                .hint("such as -f day=2026-11-21")
        })?;
        match name {
            "id" if call.operation.takes_id() => call.id = value.to_owned(),
            _ => call.query.push((name.to_owned(), value.to_owned())),
        }
    }
    Ok(())
}
