//! What is promised of the description that a server gives of itself.

use journal::catalog::starter;
use journal::model::{Operation, Permission};
use journal::serve::{Options, Rate};
use journal::wire::openapi;
use serde_json::Value;

use crate::house::{Answer, House, bearer};

fn described(house: &House) -> Value {
    let answer = house.get("/v1/openapi.json", &[]);
    assert_eq!(answer.status, 200);
    assert_eq!(answer.header("content-type"), Some("application/json"));
    serde_json::from_str(&answer.body).unwrap()
}

#[test]
fn the_description_is_given_to_anybody_who_asks() {
    let house = House::open(None);
    let document = described(&house);
    assert_eq!(document, openapi::document());
    assert_eq!(document["openapi"], "3.1.0");
    for operation in Operation::ALL {
        let method = operation.method().as_str().to_ascii_lowercase();
        let told = &document["paths"][operation.template()][method];
        assert_eq!(told["operationId"], operation.id());
    }
}

#[test]
fn what_needs_no_key_is_described_as_it_is_answered() {
    let house = House::open(None);
    let document = described(&house);
    for (path, base) in [("/healthz", ""), (openapi::PATH, "/v1")] {
        let told = &document["paths"][path]["get"];
        assert_eq!(told["security"], serde_json::json!([]), "{path}");
        let schema = &told["responses"]["200"]["content"]["application/json"]["schema"];
        let answer = house.get(&format!("{base}{path}"), &[]);
        let body: Value = serde_json::from_str(&answer.body).unwrap();
        assert_eq!(answer.status, 200);
        assert!(jsonschema::is_valid(schema, &body), "{path}: {body}");
    }
    assert_eq!(
        document["paths"]["/healthz"]["get"]["servers"][0]["url"],
        "/"
    );
}

#[test]
fn a_state_that_is_not_sent_is_filled_in_for_a_new_meal_alone() {
    let document = openapi::document();
    let state = |schema: &str| &document["components"]["schemas"][schema]["properties"]["state"];
    assert_eq!(state("MealDraft")["default"], "logged");
    assert!(state("MealPatch")["enum"].is_array());
    assert_eq!(state("MealPatch").get("default"), None);
}

#[test]
fn text_without_u_0000_is_what_the_description_asks_for() {
    let house = House::open(None);
    let key = bearer(&house.key(Permission::ReadWrite));
    let document = openapi::document();
    let name = &document["components"]["schemas"]["FoodDraft"]["properties"]["name"];
    for (text, is_good) in [("Bread", true), ("Bre\u{0}ad", false), ("\u{0}", false)] {
        let food = serde_json::json!({ "name": text, "data": {} });
        let status = house.post("/v1/foods", &[&key], &food.to_string()).status;
        assert_eq!(
            (status == 201, jsonschema::is_valid(name, &food["name"])),
            (is_good, is_good)
        );
    }
}

#[test]
fn the_description_can_only_be_read() {
    let house = House::open(None);
    let key = bearer(&house.key(Permission::ReadWrite));
    for method in ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"] {
        let answer = house.send(method, "/v1/openapi.json", &[&key], "");
        assert_eq!((answer.status, answer.header("allow")), (405, Some("GET")));
    }
}

#[test]
fn everything_that_is_pointed_at_is_there_and_nothing_else() {
    let document = openapi::document();
    let mut pointers = Vec::new();
    collect(&document, &mut pointers);
    for pointer in &pointers {
        assert!(document.pointer(&pointer[1..]).is_some(), "{pointer}");
    }
    for (kind, named) in document["components"].as_object().unwrap() {
        for name in named.as_object().unwrap().keys() {
            let pointer = format!("#/components/{kind}/{name}");
            // A method that a path does not take belongs to no operation.
            let alone = kind == "securitySchemes" || name == "MethodNotAllowed";
            assert!(alone || pointers.contains(&pointer), "{pointer}");
        }
    }
}

fn collect(value: &Value, pointers: &mut Vec<String>) {
    match value {
        Value::Object(members) => {
            for (name, value) in members {
                match (name.as_str(), value) {
                    ("$ref", Value::String(pointer)) => pointers.push(pointer.clone()),
                    _ => collect(value, pointers),
                }
            }
        }
        Value::Array(entries) => entries.iter().for_each(|entry| collect(entry, pointers)),
        _ => {}
    }
}

/// The answer has the headers that the description says it must have.
#[track_caller]
fn has_headers(document: &Value, response: &Value, answer: &Answer) {
    for (name, header) in response["headers"].as_object().unwrap() {
        let pointer = header["$ref"].as_str().unwrap();
        let header = document.pointer(&pointer[1..]).unwrap();
        let must = header["required"] == true;
        assert!(!must || answer.header(name).is_some(), "{name}: {answer:?}");
    }
}

#[test]
fn answers_have_the_headers_that_are_described() {
    let house = House::open(Some(Rate {
        per_minute: 60,
        burst: 2,
    }));
    let document = described(&house);
    let read = bearer(&house.key(Permission::Read));
    let answers = [
        house.get("/v1/settings", &[&read]),
        house.send("PATCH", "/v1/settings", &[&read], ""),
        house.get("/v1/settings", &[&read]),
        house.get("/v1/settings", &[]),
    ];
    assert_eq!(
        answers.each_ref().map(|answer| answer.status),
        [200, 403, 429, 401]
    );
    for answer in answers {
        let responses = &document["paths"]["/settings"]["patch"]["responses"];
        let response = &responses[answer.status.to_string()];
        let pointer = response["$ref"].as_str().map(|pointer| &pointer[1..]);
        let response = pointer.map_or(response, |pointer| document.pointer(pointer).unwrap());
        has_headers(&document, response, &answer);
    }
    let refused = house.send("PUT", "/v1/settings", &[], "");
    let response = &document["components"]["responses"]["MethodNotAllowed"];
    has_headers(&document, response, &refused);
    let schema = &response["content"]["application/json"]["schema"];
    let body: Value = serde_json::from_str(&refused.body).unwrap();
    assert!(jsonschema::is_valid(schema, &body), "{body}");
}

#[test]
fn a_new_journal_takes_every_example() {
    let house = House::with_foods(Options::default(), starter::source);
    let document = described(&house);
    let key = bearer(&house.key(Permission::ReadWrite));
    let mut meal = String::new();
    for operation in Operation::ALL {
        let method = operation.method().as_str();
        let told = &document["paths"][operation.template()][method.to_ascii_lowercase()];
        let examples = &told["requestBody"]["content"]["application/json"]["examples"];
        assert_eq!(examples.is_object(), operation.takes_body());
        for (name, example) in examples.as_object().into_iter().flatten() {
            let path = format!("/v1{}", operation.path(&meal));
            let lines = ["Content-Type: application/json", key.as_str()];
            let body = example["value"].to_string();
            let answer = house.send(method, &path, &lines, &body);
            assert_eq!(answer.status, operation.success(), "{name}: {answer:?}");
            if operation == Operation::CreateMeal {
                let made: Value = serde_json::from_str(&answer.body).unwrap();
                meal = made["id"].as_str().unwrap().to_owned();
            }
        }
    }
}

/// Where an answer of an operation leads: to this operation, with this id.
fn linked(document: &Value, from: Operation, to: Operation, asked: &str, body: &str) -> String {
    let method = from.method().as_str().to_ascii_lowercase();
    let responses = &document["paths"][from.template()][method]["responses"];
    let link = &responses[from.success().to_string()]["links"][to.id()];
    assert_eq!(link["operationId"], to.id(), "{} to {}", from.id(), to.id());
    match link["parameters"]["id"].as_str() {
        Some("$request.path.id") => asked.to_owned(),
        Some("$response.body#/id") => {
            let body: Value = serde_json::from_str(body).unwrap();
            body["id"].as_str().unwrap().to_owned()
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn links_lead_from_a_new_meal_over_reading_and_changing_it_to_its_end() {
    let house = House::open(None);
    let document = described(&house);
    let key = bearer(&house.key(Permission::ReadWrite));
    let meal = r#"{"eatenAt":"2026-11-21T08:00:00Z","timezone":"UTC",
        "items":[{"newFood":{"name":"Soup","data":{}}}]}"#;
    let made = house.post("/v1/meals", &[&key], meal);
    assert_eq!(made.status, 201, "{made:?}");
    let (mut from, mut id, mut body) = (Operation::CreateMeal, String::new(), made.body);
    for (to, sent, status) in [
        (Operation::GetMeal, "", 200),
        (Operation::UpdateMeal, r#"{"name":"Late"}"#, 200),
        (Operation::DeleteMeal, "", 204),
        (Operation::GetMeal, "", 404),
    ] {
        id = linked(&document, from, to, &id, &body);
        let path = format!("/v1{}", to.path(&id));
        let lines = ["Content-Type: application/json", key.as_str()];
        let answer = house.send(to.method().as_str(), &path, &lines, sent);
        assert_eq!(answer.status, status, "{}: {answer:?}", to.id());
        (from, body) = (to, answer.body);
    }
}
