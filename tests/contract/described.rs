//! Whether what is asked and answered is what the description of the API says.
//!
//! What a journal takes must be good by the description; what it refuses must be bad by it, or be
//! a rule that no schema can say (see [`crate::unsaid`]). What it answers must be described member
//! for member: here the schemas of answers take no other members.

use std::collections::HashMap;
use std::sync::LazyLock;

use journal::error::{Code, Error};
use journal::model::Operation;
use journal::wire::{error, openapi};
use jsonschema::{Draft, Validator};
use serde_json::{Map, Value, json};

use crate::unsaid::rule_of;

/// What is sent with a request.
#[derive(Debug, Default)]
pub(crate) struct Sent<'a> {
    id: Option<&'a str>,
    query: Vec<(&'a str, &'a str)>,
    body: Option<&'a Value>,
}

impl<'a> Sent<'a> {
    pub(crate) fn id(id: &'a str) -> Self {
        let id = Some(id);
        Sent {
            id,
            ..Sent::default()
        }
    }

    pub(crate) fn query(query: impl Iterator<Item = (&'a str, &'a str)>) -> Self {
        let query = query.collect();
        Sent {
            query,
            ..Sent::default()
        }
    }

    pub(crate) fn body(body: &'a Value) -> Self {
        let body = Some(body);
        Sent {
            body,
            ..Sent::default()
        }
    }

    pub(crate) fn and_body(mut self, body: &'a Value) -> Self {
        self.body = Some(body);
        self
    }
}

/// What is described of an operation.
struct Described {
    id: Option<Validator>,
    query: HashMap<String, Parameter>,
    body: Option<Validator>,
    answers: HashMap<u16, Option<Validator>>,
}

struct Parameter {
    schema: Validator,
    is_whole: bool,
}

static DESCRIBED: LazyLock<HashMap<Operation, Described>> = LazyLock::new(|| {
    let document = openapi::document();
    let described = |operation| (operation, Described::read(&document, operation));
    Operation::ALL.into_iter().map(described).collect()
});

/// Holds a request, and what came of it, against the description.
#[track_caller]
pub(crate) fn check(operation: Operation, sent: &Sent<'_>, answer: Result<&Value, &Error>) {
    let wrong = wrong(operation, sent);
    match answer {
        Err(error) if error.code() == Code::InvalidInput => assert!(
            !wrong.is_empty() || is_unsaid(error),
            "{operation:?} refuses what is described: {error:?}\nsent: {sent:?}"
        ),
        _ => assert!(
            wrong.is_empty(),
            "{operation:?} takes what is not described: {wrong:?}\nsent: {sent:?}"
        ),
    }
    let (status, body) = match answer {
        Ok(body) => (operation.success(), body.clone()),
        Err(error) => match error.code().status() {
            Some(status) => (status, Value::Object(error::body(error))),
            None => return,
        },
    };
    let wrong = DESCRIBED[&operation].wrong_answer(status, &body);
    assert!(
        wrong.is_empty(),
        "{operation:?} answers {status} in a way that is not described: {wrong:?}\n{body}\nsent: {sent:?}"
    );
}

/// What is wrong with a request by the description.
pub(crate) fn wrong(operation: Operation, sent: &Sent<'_>) -> Vec<String> {
    DESCRIBED[&operation].wrong(sent)
}

fn is_unsaid(error: &Error) -> bool {
    let mut problems = error.details().iter();
    problems.all(|problem| rule_of(problem).is_some())
}

impl Described {
    fn read(document: &Value, operation: Operation) -> Described {
        let method = operation.method().as_str().to_ascii_lowercase();
        let told = &document["paths"][operation.template()][method];
        assert_eq!(told["operationId"], operation.id());
        let parameters = || told["parameters"].as_array().unwrap().iter();
        let parameters = || parameters().map(|parameter| followed(document, parameter));
        let query = parameters().filter(|parameter| parameter["in"] == "query");
        let id = parameters().find(|parameter| parameter["in"] == "path");
        let body = &told["requestBody"]["content"]["application/json"]["schema"];
        let closed = closed(document.clone());
        let answer = |(status, answer): (&String, &Value)| {
            let schema = &followed(&closed, answer)["content"]["application/json"]["schema"];
            let schema = schema.is_object().then(|| validator(&closed, schema));
            (status.parse().unwrap(), schema)
        };
        Described {
            id: id.map(|id| validator(document, &id["schema"])),
            query: query.map(|told| Parameter::read(document, told)).collect(),
            body: body.is_object().then(|| validator(document, body)),
            answers: told["responses"]
                .as_object()
                .unwrap()
                .iter()
                .map(answer)
                .collect(),
        }
    }

    /// What is wrong with a request by its description.
    fn wrong(&self, sent: &Sent<'_>) -> Vec<String> {
        let mut wrong = Vec::new();
        if let (Some(schema), Some(id)) = (&self.id, sent.id) {
            wrong.extend(errors(schema, &json!(id)));
        }
        for (name, value) in &sent.query {
            if let Some(parameter) = self.query.get(*name) {
                wrong.extend(errors(&parameter.schema, &parameter.value(value)));
            }
        }
        if let (Some(schema), Some(body)) = (&self.body, sent.body) {
            wrong.extend(errors(schema, body));
        }
        wrong
    }

    /// What is wrong with an answer by its description.
    fn wrong_answer(&self, status: u16, body: &Value) -> Vec<String> {
        match self.answers.get(&status) {
            None => vec!["there is no such status".to_owned()],
            Some(None) if body.is_null() => Vec::new(),
            Some(None) => vec!["there is no body".to_owned()],
            Some(Some(schema)) => errors(schema, body),
        }
    }
}

impl Parameter {
    fn read(document: &Value, told: &Value) -> (String, Parameter) {
        let parameter = Parameter {
            schema: validator(document, &told["schema"]),
            is_whole: told["schema"]["type"] == "integer",
        };
        (told["name"].as_str().unwrap().to_owned(), parameter)
    }

    /// The value that a text stands for. A whole number is written in digits: `7`, `007`, `7.0`.
    fn value(&self, text: &str) -> Value {
        let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
        let digits = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
        if !self.is_whole || !digits(whole) || !digits(fraction) {
            return json!(text);
        }
        let whole = whole.trim_start_matches('0');
        let number = format!(
            "{}{whole}.{fraction}",
            if whole.is_empty() { "0" } else { "" }
        );
        serde_json::from_str(&number).expect("a number")
    }
}

fn errors(schema: &Validator, value: &Value) -> Vec<String> {
    let told = |error: jsonschema::ValidationError<'_>| {
        format!("{}: {:.300}", error.instance_path(), error.to_string())
    };
    schema.iter_errors(value).map(told).collect()
}

/// What a `$ref` points at, or the value itself.
fn followed<'d>(document: &'d Value, value: &'d Value) -> &'d Value {
    let pointer = value["$ref"].as_str().and_then(|to| to.strip_prefix('#'));
    pointer.map_or(value, |to| {
        document.pointer(to).expect("what is pointed at")
    })
}

fn validator(document: &Value, schema: &Value) -> Validator {
    let mut whole = schema.clone();
    whole["components"] = document["components"].clone();
    let options = jsonschema::options().with_draft(Draft::Draft202012);
    let options = options.should_validate_formats(true);
    options.build(&whole).expect("a schema")
}

/// The document with every object closed: what is not described is wrong.
fn closed(mut document: Value) -> Value {
    fn close(value: &mut Value) {
        match value {
            Value::Object(members) => {
                members.values_mut().for_each(close);
                if is_object_schema(members) && !members.contains_key("additionalProperties") {
                    members.insert("additionalProperties".to_owned(), json!(false));
                }
            }
            Value::Array(entries) => entries.iter_mut().for_each(close),
            _ => {}
        }
    }
    close(&mut document);
    document
}

fn is_object_schema(members: &Map<String, Value>) -> bool {
    members.get("type") == Some(&json!("object")) && members.contains_key("properties")
}
