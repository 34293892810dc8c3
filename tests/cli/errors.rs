//! Exit codes and errors: a script reads the code and the object, a person the sentence and hint.

use std::fs;

use journal::local::{Place, build_catalogue};
use serde_json::{Value, json};

use crate::world::{Done, World};

/// A home whose catalogue has one product with a barcode.
pub(crate) fn with_product() -> World {
    let world = World::new();
    let product = json!({
        "library": "off", "key": "3017620422003", "name": "Hazelnut spread", "brand": "Nutty",
        "barcode": "3017620422003",
        "data": {"base": "g", "nutrition": {"basisAmount": 100, "values": {"kcal": 539}}},
    });
    let product = serde_json::from_value(product).expect("a catalogue food");
    let place = Place::folder(&world.data());
    build_catalogue(
        &place,
        chrono::Utc::now(),
        &mut std::iter::once(Ok(product)),
    )
    .expect("a catalogue");
    world
}

/// Every exit code a local journal has without a terminal, each with a way to get it.
fn failures() -> Vec<(i32, &'static str, Option<u64>, Done)> {
    let stocked = World::stocked();
    let damaged = World::stocked();
    fs::write(damaged.journal(), "no journal").unwrap();
    let configured = World::stocked().with("JOURNAL_TZ", "").with("TZ", "");
    fs::create_dir(configured.config()).unwrap();
    fs::write(configured.config().join("config.toml"), "timezone = [").unwrap();
    let product = with_product();
    let own = [
        "food",
        "save",
        "Mine",
        "--per",
        "100g",
        "--barcode",
        "3017620422003",
        "--json",
    ];
    let ambiguous = ["log", "100 g pizza", "--library", "composition", "--json"];
    vec![
        (
            2,
            "usage",
            None,
            stocked.run(&["log", "6 kg oats", "--json"]),
        ),
        (
            3,
            "not_understood",
            None,
            stocked.run(&["log", "100 ml oats", "--json"]),
        ),
        (
            3,
            "invalid_input",
            Some(400),
            stocked.run(&["meal", "list", "--limit", "0", "--json"]),
        ),
        (
            3,
            "method_not_allowed",
            Some(405),
            stocked.run(&["api", "PUT", "/meals"]),
        ),
        (
            6,
            "not_found",
            Some(404),
            stocked.run(&["meal", "show", "dead", "--json"]),
        ),
        (7, "food_in_catalog", Some(409), product.run(&own)),
        (8, "ambiguous", None, stocked.run(&ambiguous)),
        (
            12,
            "local_store",
            None,
            damaged.run(&["meal", "list", "--json"]),
        ),
        (
            13,
            "config",
            None,
            configured.run(&["log", "1 egg", "--json"]),
        ),
    ]
}

#[test]
fn every_kind_of_failure_has_its_exit_code_and_its_code() {
    for (exit, code, status, done) in failures() {
        let error = done.failed(exit).error();
        assert_eq!(error["code"], code, "{error}");
        assert_eq!(error["exit"], json!(exit), "{error}");
        assert_eq!(
            error.get("status").and_then(Value::as_u64),
            status,
            "{error}"
        );
    }
}

#[test]
fn an_error_object_has_the_promised_members() {
    for (_, code, _, done) in failures() {
        let error = done.error();
        let text = |name: &str| {
            error[name]
                .as_str()
                .unwrap_or_else(|| panic!("{name}: {error}"))
        };
        assert!(!text("message").is_empty());
        assert!(error["details"].is_array(), "{error}");
        assert!(!text("operation").is_empty(), "{code}: {error}");
        assert_eq!(text("context"), "local");
        assert_eq!(text("outcome"), "not_applied");
        let mut known = vec![
            "code",
            "message",
            "details",
            "food",
            "resource",
            "candidates",
            "hint",
            "exit",
            "status",
            "operation",
            "context",
            "outcome",
        ];
        known.retain(|name| error.get(name).is_some());
        assert_eq!(
            known.len(),
            error.as_object().unwrap().len(),
            "an unknown member: {error}"
        );
        assert_eq!(done_lines(&error), 1);
    }
}

fn done_lines(error: &Value) -> usize {
    error.to_string().lines().count()
}

#[test]
fn the_operation_is_the_apis_name_or_the_command_where_none_was_reached() {
    let world = World::stocked();
    let operation = |exit, arguments: &[&str]| world.error(exit, arguments)["operation"].clone();
    assert_eq!(operation(6, &["meal", "show", "dead0000"]), "getMeal");
    assert_eq!(operation(3, &["meal", "list", "--limit", "0"]), "listMeals");
    assert_eq!(
        operation(3, &["body", "set", "--age", "200"]),
        "updateSettings"
    );
    assert_eq!(operation(3, &["log", "1,000 g oats"]), "log");
    assert_eq!(
        operation(3, &["meal", "list", "--day", "31/12/2026"]),
        "meal list"
    );
    assert_eq!(operation(2, &["meal", "list", "--nonsense"]), "meal list");
    assert_eq!(operation(2, &["log"]), "log");
}

#[test]
fn several_problems_are_all_told() {
    let world = World::stocked();
    let body = world.file(
        "meal.json",
        r#"{"eatenAt": "now", "items": [], "state": "maybe"}"#,
    );
    let error = world.error(3, &["meal", "create", "--file", &body]);
    let details = error["details"].as_array().unwrap();
    let paths: Vec<_> = details
        .iter()
        .map(|detail| detail["path"].as_str().unwrap())
        .collect();
    for path in ["eatenAt", "timezone", "items", "state"] {
        assert!(paths.contains(&path), "{path} is not among {paths:?}");
    }
    let text = world.run(&["meal", "create", "--file", &body]).failed(3);
    for path in paths {
        text.says(path);
    }
}

#[test]
fn a_person_reads_a_sentence_and_the_hint_last() {
    let world = World::stocked();
    for (exit, arguments) in [
        (3, &["log", "1,000 g oats"][..]),
        (3, &["log", "100 ml oats"]),
        (6, &["log", "1 blorb"]),
        (8, &["log", "100 g pizza", "--library", "composition"]),
        (2, &["log", "6 kg oats"]),
        (6, &["meal", "show", "dead"]),
    ] {
        let done = world.run(arguments).failed(exit);
        let lines: Vec<_> = done.err.lines().collect();
        assert!(lines[0].starts_with("error: "), "{done:?}");
        assert!(lines.last().unwrap().starts_with("hint: "), "{done:?}");
        assert!(!done.err.contains('{'), "{done:?}");
    }
}

#[test]
fn a_conflict_shows_the_food_that_is_already_there() {
    let world = with_product();
    // An EAN-13 that is written with a leading zero more is the same barcode.
    let own = [
        "food",
        "save",
        "Mine",
        "--per",
        "100g",
        "--barcode",
        "03017620422003",
    ];
    let error = world.error(7, &own);
    assert_eq!(error["food"]["key"], "3017620422003");
    assert_eq!(error["status"], json!(409));
    world.run(&own).failed(7).says("off/3017620422003");
}

#[test]
fn a_command_line_that_is_not_understood_is_exit_2() {
    let world = World::stocked();
    for arguments in [
        &["frobnicate"][..],
        &["me", "list"],
        &["meal"],
        &["log"],
        &["log", "1 egg", "--pick", "one"],
        &["meal", "list", "--state", "eaten"],
        &["meal", "list", "--format", "xml"],
        &["food", "save", "X", "--kcal", "1", "--kj", "4"],
    ] {
        world.run(arguments).failed(2);
    }
}

#[test]
fn a_command_line_that_is_not_understood_says_in_json_what_is_missing() {
    let world = World::stocked();
    let error = world.run(&["log", "--json"]).failed(2).error();
    assert_eq!(error["code"], "usage");
    assert_eq!(error["exit"], json!(2));
    let message = error["message"].as_str().unwrap();
    assert!(
        message.contains("PHRASE"),
        "the message does not say what is missing: {error}"
    );
}

#[test]
fn an_option_that_there_is_not_is_no_day_and_the_one_that_was_meant_is_told() {
    let world = World::stocked();
    for line in [
        &["today", "--jsn"][..],
        &["target", "show", "--jsn"],
        &["again", "--jsn"],
        &["meal", "list", "--jsn"],
    ] {
        world
            .run(line)
            .failed(2)
            .says("unexpected argument '--jsn'")
            .says("--json");
    }
    world
        .run(&["today", "-x"])
        .failed(2)
        .says("unexpected argument '-x'");
    world.ok(&["today", "-1d"]);
    world
        .run(&["log", "1 egg", "--at", "--jsn"])
        .failed(2)
        .says("a time such as -2d");
}

#[test]
fn an_option_that_there_is_not_is_told_as_no_value() {
    let world = World::stocked();
    let bread = ["food", "edit", "bread", "--cooked-weight", "400g"];
    let done = world.run(&bread).failed(2);
    assert!(!done.err.contains("as a value"), "{}", done.err);
    let save = ["food", "save", "-5 salad", "--per", "100g", "--kcal", "10"];
    let told = "stands last, behind --: … -- '-5 salad'";
    world.run(&save).failed(2).says(told);
    let last = [
        "food", "save", "--per", "100g", "--kcal", "10", "--", "-5 salad",
    ];
    world.ok(&last);
}

#[test]
fn a_text_of_an_option_that_begins_with_a_dash_is_told_as_it_is_written() {
    let world = World::stocked();
    world.ok(&["log", "1 egg"]);
    for line in [
        &["log", "2 eggs", "--note", "- felt good"][..],
        &["meal", "edit", "last", "--note", "- felt good"],
        &["plan", "2 eggs", "--at", "tomorrow", "--note", "-felt good"],
    ] {
        let note = line.last().unwrap();
        let done = world.run(line).failed(2);
        done.says(&format!("--note='{note}'"));
        let (front, back) = line.split_at(line.len() - 2);
        let written = format!("--note={}", back[1]);
        world.ok(&[front, &[written.as_str()]].concat());
    }
}

#[test]
fn quick_text_that_begins_with_a_dash_is_told_as_it_is_written() {
    let world = World::stocked();
    for (line, told) in [
        (&["log", "- 2 eggs"][..], "journal log '2 eggs'"),
        (&["log", "-2 eggs", "-q"], "journal log '2 eggs'"),
        (&["log", "2", "eggs", "-2d"], "journal log '2 eggs @ -2d'"),
        (
            &["log", "2", "eggs", "@", "-2d"],
            "journal log '2 eggs @ -2d'",
        ),
        (&["log", "2 eggs", "-2d"], "journal log '2 eggs' --at=-2d"),
        (&["plan", "2 eggs", "-2d"], "journal plan '2 eggs @ -2d'"),
        (
            &["meal", "item", "add", "last", "- 2 eggs"],
            "journal meal item add last '2 eggs'",
        ),
    ] {
        let refused = world.run(line).failed(2);
        assert!(refused.err.contains(told), "{line:?}: {}", refused.err);
        assert!(!refused.err.contains("as a value"), "{}", refused.err);
    }
    world.ok(&["log", "2 eggs @ -2d", "-n"]);
    world.ok(&["log", "2 eggs", "--at=-2d", "-n"]);
    let other = world.run(&["log", "2 eggs", "--jsn"]).failed(2);
    assert!(other.err.contains("'--json'"), "{}", other.err);
}

#[test]
fn nothing_is_asked_where_nobody_can_answer() {
    let world = World::stocked().with("JOURNAL_NO_INPUT", "1");
    world.ok(&["log", "1 egg"]);
    world
        .run(&["meal", "delete", "last"])
        .failed(2)
        .says("--yes");
    world
        .run(&["meal", "delete", "last", "--no-input"])
        .failed(2)
        .says("--yes");
}

/// What was pasted stands in the message, and moves nothing there.
#[test]
fn a_line_that_is_not_understood_is_repeated_without_what_moves_a_cursor() {
    let world = World::new();
    for line in [
        &["a\u{1b}[2J\u{7}\u{202e}b"][..],
        &["key", "a\r\u{9b}2J\u{202e}b"],
        &["today", "now", "a\u{8}\u{2066}b"],
        &["today", "now", "a\u{61c}b"],
        &["meal", "list", "--limit", "1\u{202e}2"],
        &["meal", "list", "--since\u{202e}", "--json"],
    ] {
        let told = world.run(line).failed(2).err;
        let moves = |c: char| {
            c != '\n'
                && (c.is_control()
                    || matches!(c, '\u{61c}' | '\u{200e}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'))
        };
        assert!(!told.contains(moves), "{line:?}: {told:?}");
    }
}

#[test]
fn only_commands_that_people_type_are_suggested() {
    let suggested = World::new().run(&["m"]).failed(2).err;
    assert!(suggested.contains("'meal'"), "{suggested}");
    assert!(!suggested.contains("complete"), "{suggested}");
    let suggested = World::new().run(&["topics"]).failed(2).err;
    assert!(!suggested.contains("'topic'"), "{suggested}");
}
