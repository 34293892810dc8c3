//! What a server says reaches nobody's terminal as a command.

use serde_json::{Value, json};

use crate::client::{ITEM, MEAL, world};
use crate::reply::{Reply, json, json_with, raw, whole};
use crate::server::Server;

/// Clears the screen, sets the title, rings, goes back, turns the line around, in C0 and C1.
const NASTY: &str =
    "egg\u{1b}[2J\u{1b}]0;title\u{7}\u{8}\r\u{9b}31m\u{90}q\u{7f}\u{202e}\u{2066}\u{61c}\u{0}end";

/// Everything that a person or a script may call that shows what came from a server.
const COMMANDS: [&[&str]; 24] = [
    &["meal", "show", MEAL],
    &["meal", "list"],
    &["meal", "delete", MEAL, "--yes"],
    &["meal", "delete", MEAL],
    &["meal", "edit", MEAL, "--name", "x"],
    &["today"],
    &["log", "100 g egg", "--yes"],
    &["log", "7 nasty egg", "--yes"],
    &["food", "search", "egg", "--library", "off"],
    &["food", "show", "egg"],
    &["settings", "show"],
    &["target", "show"],
    &["correction", "list"],
    &["api", "listMeals"],
    &["find", "egg"],
    &["find", "nasty", "--library", "service"],
    &["food", "search", "egg", "--library", "mine"],
    &["food", "show", "off/3017620422003"],
    &["food", "copy", "off/3017620422003", "--yes"],
    &["food", "edit", "egg", "--kcal", "7", "--yes"],
    &["meal", "history", MEAL],
    &["plan", "list"],
    &[
        "report",
        "items",
        "--from",
        "2026-11-20",
        "--to",
        "2026-11-22",
    ],
    &["again", "2026-11-21", "--yes"],
];

/// Runs everything in every format and looks at every byte.
#[track_caller]
fn stays_harmless(replies: &[Reply]) {
    for reply in replies {
        let server = Server::always(reply.clone());
        let world = world(&server);
        for command in COMMANDS {
            for format in ["table", "plain", "json", "ndjson", "csv"] {
                let arguments = [command, &["--format", format]].concat();
                let done = world.run(&arguments);
                for text in [&done.out, &done.err] {
                    let nasty = text.chars().find(|c| moves(*c, format));
                    assert_eq!(nasty, None, "{arguments:?}: {text:?}");
                }
            }
            let quiet = [command, &["-q"]].concat();
            let done = world.run(&quiet);
            assert!(
                !done.out.chars().any(|c| moves(c, "quiet")),
                "{quiet:?}: {done:?}"
            );
        }
    }
}

/// Whether a terminal takes a character for a command. In CSV text may be written from right to
/// left: a spreadsheet reads it, no terminal.
fn moves(c: char, format: &str) -> bool {
    let turns = matches!(c, '\u{61c}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    (c.is_control() && !matches!(c, '\n' | '\t')) || (turns && format != "csv")
}

fn food() -> Value {
    json!({
        "library": "off", "key": NASTY, "id": NASTY, "name": NASTY, "brand": NASTY, NASTY: NASTY,
        "attribution": format!("Ciqual {NASTY}; {NASTY}"), "copyFrom": { "library": "off", "key": NASTY },
        "data": {
            "base": "g", "note": NASTY, "composition": NASTY, "measures": [{ "label": format!("nasty ({NASTY})"), "size": 1 }, { "label": NASTY, "size": 7 }],
            "defaultPortion": { "amount": 1, "unit": NASTY }, "recipe": { "servings": 1, "steps": [NASTY] },
            "source": { "origin": "label", "place": format!("USDA {NASTY}"), "description": NASTY, "key": NASTY },
        },
    })
}

fn meal() -> Value {
    json!({
        "id": NASTY, "eatenAt": "2026-11-21T08:00:00+01:00", "timezone": NASTY, "name": NASTY, "notes": NASTY,
        "images": [{ "url": NASTY }, { "path": NASTY }], NASTY: NASTY,
        "items": [{ "id": ITEM, "quantity": 1, "unit": NASTY, "food": { "library": "off", "key": NASTY, "name": NASTY, "brand": NASTY } }],
    })
}

/// One answer that is something to every operation.
fn everything() -> Value {
    let mut all = meal();
    let more = json!({
        "meals": [meal()], "foods": [food()],
        "corrections": [{
            "id": NASTY, "status": NASTY, "note": NASTY, "food": { "library": "off", "key": NASTY, "name": NASTY },
            "changes": [{ "path": NASTY, "from": NASTY, "to": NASTY }],
        }],
        "targets": [], "preferences": { "units": NASTY, NASTY: NASTY }, "body": { "sex": NASTY },
        "key": NASTY, "library": "off", "data": food()["data"],
    });
    for (name, value) in more.as_object().expect("an object") {
        all[name] = value.clone();
    }
    all
}

#[test]
fn no_meal_food_or_setting_moves_a_cursor() {
    stays_harmless(&[json(200, &everything())]);
}

#[test]
fn a_food_with_a_plain_name_and_a_nasty_rest_does_not_either() {
    let mut all = everything();
    all["foods"][0]["name"] = json!("egg");
    all["foods"][0]["key"] = json!("3017620422003");
    stays_harmless(&[json(200, &all)]);
}

#[test]
fn no_error_moves_a_cursor() {
    let error = json!({
        "code": NASTY, "message": NASTY, "details": [{ "path": NASTY, "message": NASTY }, { "path": NASTY, "message": NASTY }],
        "food": food(), NASTY: NASTY,
    });
    stays_harmless(&[
        json(400, &error),
        json(
            409,
            &json!({ "error": { "code": "food_in_catalog", "food": food() } }),
        ),
        json(500, &error),
        whole(500, &[], NASTY),
        whole(200, &[], NASTY),
        json_with(302, &[("Location", "http://x/\u{9b}31m\u{202e}")], &error),
        raw(format!("HTTP/1.1 200 {NASTY}\r\n\r\n")),
    ]);
}

/// Objects of one member that the reader of JSON knows for numbers, and for texts to read once more: of many layers, each
/// a hundred lists deep.
fn forged() -> Vec<String> {
    const RAW: &str = "$serde_json::private::RawValue";
    let escaped = |text: &str| text.replace('\\', "\\u005c").replace('"', "\\u0022");
    let deep = (0..200).fold("0".to_owned(), |inner, _| {
        let (open, close) = ("[".repeat(100), "]".repeat(100));
        format!("{open}{{\"{RAW}\":\"{}\"}}{close}", escaped(&inner))
    });
    let shallow = [
        r#"{"$serde_json::private::Number":"12"}"#,
        r#"{"$serde_json::private::Number":12}"#,
        r#"{"\u0024serde_json::private::RawValue":"[1]"}"#,
    ];
    let shallow = shallow.map(str::to_owned);
    shallow.into_iter().chain([deep]).collect()
}

#[test]
fn members_that_the_reader_of_json_knows_for_its_own_are_refused_and_nothing_is_read_deeper_than_it_is()
 {
    for odd in forged() {
        let meal = crate::client::meal().to_string();
        let meal = format!("{{\"odd\":{odd},{}", &meal[1..]);
        let page = format!("{{\"meals\":[{meal}],\"nextOffset\":null}}");
        for (command, body) in [
            (&["meal", "show", MEAL][..], &meal),
            (&["meal", "list"], &page),
            (&["today"], &page),
            (&["api", "listMeals"], &page),
            (&["log", "1 egg", "--yes"], &page),
        ] {
            let server = Server::always(whole(200, &[], body));
            let world = world(&server);
            let error = world.error(11, command);
            assert_eq!(error["code"], "bad_answer", "{command:?}: {error}");
        }
        // Nor is it a number, or a text of JSON, in what a person hands in.
        let world = crate::world::World::new();
        let export = format!(
            "{{\"schema\":\"journal.export/1\",\"settings\":{{}},\"foods\":[],\"meals\":[{meal}]}}"
        );
        let file = world.file("export.json", &export);
        let error = world.error(3, &["import", &file]);
        assert!(error.to_string().contains("serde_json::private"), "{error}");
        let line = format!("{{\"key\":\"a\",\"name\":\"A\",\"data\":{{\"odd\":{odd}}}}}");
        let file = world.file("foods.ndjson", line);
        world.error(3, &["catalog", "import", "service", &file]);
        let body = world.file("meal.json", meal);
        world.error(3, &["meal", "create", "--file", &body]);
    }
}
