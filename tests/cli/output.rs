//! What stands on standard output, in each format.

use serde_json::{Value, json};

use crate::world::{RYE_BREAD, TARGETS, World, id};

/// A journal with something of everything in it.
fn lived_in() -> World {
    let world = World::stocked();
    world.ok(&[&RYE_BREAD[..], &["--protein", "8.5"]].concat());
    world.ok(&["log", "100 g rye bread, 1 egg", "--at", "8am"]);
    world.ok(&["log", "500kcal"]);
    world.ok(&TARGETS);
    world
}

#[test]
fn json_is_what_the_api_answers_member_for_member() {
    let world = lived_in();
    let meal = id(&world.json(&["meal", "show", "last"]));
    let pairs: [(&[&str], &[&str]); 6] = [
        (&["meal", "list"], &["listMeals"]),
        (
            &["meal", "list", "--day", "today", "--limit", "1"],
            &["listMeals", "-f", "day=2026-11-21", "-f", "limit=1"],
        ),
        (
            &["meal", "show", "last"],
            &["getMeal", "-f", &format!("id={meal}")],
        ),
        (
            &[
                "food",
                "search",
                "bread",
                "--library",
                "composition",
                "--limit",
                "3",
            ],
            &[
                "searchFoods",
                "-f",
                "query=bread",
                "-f",
                "library=composition",
                "-f",
                "limit=3",
            ],
        ),
        (&["correction", "list"], &["listFoodCorrections"]),
        (&["settings", "show"], &["getSettings"]),
    ];
    for (command, call) in pairs {
        let shown = world.ok(&[command, &["--json"]].concat()).out;
        let answered = world.ok(&[&["api"], call].concat()).out;
        assert_eq!(shown, answered, "{command:?}");
    }
}

#[test]
fn a_write_prints_the_body_that_the_api_would_answer() {
    let world = lived_in();
    let written = world.json(&["log", "2 eggs"]);
    let read = world.json(&["api", "getMeal", "-f", &format!("id={}", id(&written))]);
    assert_eq!(written, read);
    let edited = world.json(&["meal", "edit", "last", "--name", "Eggs"]);
    let read = world.json(&["api", "getMeal", "-f", &format!("id={}", id(&written))]);
    assert_eq!(edited, read);
    let saved = world.json(&["food", "save", "Bar", "--per", "serving", "--kcal", "200"]);
    assert_eq!(
        saved,
        world.json(&["api", "GET", "/foods?query=Bar"])["foods"][0]
    );
    let settings = world.json(&["body", "set", "--age", "40"]);
    assert_eq!(settings, world.json(&["api", "getSettings"]));
}

#[test]
fn a_dry_run_changes_nothing_and_prints_the_method_path_and_body() {
    let world = lived_in();
    world.ok(&["plan", "1 egg", "--at", "tue 8am"]);
    let meal = id(&world.json(&["meal", "show", "last"]));
    let food = id(&world.json(&["food", "show", "Rye bread"]));
    let state = |world: &World| {
        ["listMeals", "searchFoods", "getSettings"].map(|operation| world.json(&["api", operation]))
    };
    let before = state(&world);
    let writes: [(&[&str], &str, String, bool); 10] = [
        (&["log", "1 egg"], "POST", "/meals".into(), true),
        (
            &["plan", "1 egg", "--at", "mon 8am"],
            "POST",
            "/meals".into(),
            true,
        ),
        (&["eat", "last"], "PATCH", format!("/meals/{meal}"), true),
        (
            &["meal", "edit", "last", "--name", "x"],
            "PATCH",
            format!("/meals/{meal}"),
            true,
        ),
        (
            &["meal", "delete", "last"],
            "DELETE",
            format!("/meals/{meal}"),
            false,
        ),
        (
            &["food", "save", "X", "--per", "100g", "--kcal", "1"],
            "POST",
            "/foods".into(),
            true,
        ),
        (
            &["food", "edit", "Rye bread", "--kcal", "1"],
            "POST",
            "/foods".into(),
            true,
        ),
        (
            &["food", "delete", "Rye bread"],
            "DELETE",
            format!("/foods/{food}"),
            false,
        ),
        (&["target", "clear"], "PATCH", "/settings".into(), true),
        (
            &["body", "set", "--age", "40"],
            "PATCH",
            "/settings".into(),
            true,
        ),
    ];
    for (command, method, path, has_body) in writes {
        for flag in ["-n", "--dry-run"] {
            let sent = world.json(&[command, &[flag]].concat());
            let members: Vec<_> = sent.as_object().unwrap().keys().collect();
            assert_eq!(members, ["method", "path", "body"], "{command:?}");
            assert_eq!(
                (&sent["method"], &sent["path"]),
                (&json!(method), &json!(path)),
                "{command:?}"
            );
            assert_eq!(sent["body"].is_object(), has_body, "{command:?}");
        }
        world.ok(&[command, &["-n"]].concat());
    }
    assert_eq!(state(&world), before);
}

#[test]
fn what_a_dry_run_prints_can_be_sent_as_it_is() {
    let world = lived_in();
    let sent = world.json(&["log", "2 eggs, 5 oz oats @ 8am", "-n"]);
    let (method, path) = (
        sent["method"].as_str().unwrap(),
        sent["path"].as_str().unwrap(),
    );
    let raw = world.run_with(
        &["api", method, path, "--file", "-"],
        sent["body"].to_string(),
    );
    let raw = raw.succeeded().json();
    let logged = world.json(&["log", "2 eggs, 5 oz oats @ 8am"]);
    assert_eq!(raw["nutrition"], logged["nutrition"]);
    assert_eq!(raw["eatenAt"], logged["eatenAt"]);
}

#[test]
fn quiet_prints_the_new_id_alone_and_says_nothing_else() {
    let world = lived_in();
    let writes: [&[&str]; 4] = [
        &["log", "5 oz oats"],
        &["plan", "1 egg", "--at", "mon 8am"],
        &["meal", "edit", "last", "--name", "x"],
        &["food", "save", "X", "--per", "100g", "--kcal", "1"],
    ];
    for command in writes {
        for format in [&[][..], &["--format", "table"], &["--format", "csv"]] {
            let done = world.ok(&[command, &["-q"], format].concat());
            let line = done.out.strip_suffix('\n').unwrap();
            assert!(
                uuid::Uuid::parse_str(line).is_ok(),
                "{command:?}: {:?}",
                done.out
            );
            assert_eq!(done.err, "", "{command:?}");
        }
    }
    let id = world.ok(&["log", "1 egg", "-q"]).out;
    world.ok(&["meal", "show", id.trim()]);
}

#[test]
fn plain_is_one_record_a_line_with_tabs_and_a_pipe_is_plain() {
    let world = lived_in();
    let done = world.ok(&["meal", "list", "--format", "plain"]);
    let records = done.records();
    assert_eq!(records.len(), 2);
    assert_eq!(records[1][1], "2026-11-21");
    assert_eq!(
        records[1][5], "Rye bread + Egg, whole, raw, fresh",
        "nothing is cut"
    );
    assert!(
        records
            .iter()
            .all(|record| record.len() == records[0].len())
    );
    assert_eq!(world.ok(&["meal", "list"]).out, done.out);
    world.ok(&["log", "1 egg", "--name", "tab\there\nline", "--at", "7am"]);
    let names: Vec<Value> = world
        .ok(&["meal", "list"])
        .records()
        .iter()
        .map(|r| json!(r[4]))
        .collect();
    assert_eq!(names.len(), 3, "a line end in a name makes no record");
}

#[test]
fn a_lower_bound_and_an_unknown_are_shown_as_such_and_never_as_zero() {
    let world = lived_in();
    // Protein of the rye bread and the egg is known, of the quick add not; fat of the egg alone.
    let done = world.ok(&["today"]);
    let eaten = done
        .records()
        .into_iter()
        .find(|record| record[0] == "eaten")
        .unwrap();
    assert_eq!(eaten[4], "821.5");
    assert!(eaten[5].starts_with("≥ 14.7"), "{eaten:?}");
    let quick = world.ok(&["meal", "list", "--limit", "1"]);
    assert_eq!(
        quick.records()[0][6..],
        ["500", "—", "—", "—", "—", "—", "—", "—"]
    );
    let table = world.ok(&["today", "--format", "table"]).out;
    assert!(
        table.contains("≥ 14.8 / 120 g") && table.contains("≤ 105.2 left"),
        "{table}"
    );
    let shown = world.ok(&["meal", "show", "last", "--format", "table"]).out;
    assert!(shown.contains("P —   C —   F —"), "{shown}");
}

#[test]
fn csv_leaves_unknown_cells_empty_and_names_lower_bounds() {
    let world = lived_in();
    world.ok(&["log", "500kcal, 1 egg", "--at", "7am", "--name", "=1+1"]);
    let done = world.ok(&["meal", "list", "--format", "csv"]);
    let mut reader = csv::Reader::from_reader(done.out.as_bytes());
    let columns: Vec<String> = reader
        .headers()
        .unwrap()
        .iter()
        .map(str::to_owned)
        .collect();
    let rows: Vec<csv::StringRecord> = reader.records().map(Result::unwrap).collect();
    let cell = |row: usize, name: &str| {
        rows[row][columns.iter().position(|c| c == name).unwrap()].to_owned()
    };
    assert_eq!(columns.last().unwrap(), "partial");
    assert_eq!(
        (cell(0, "kcal"), cell(0, "protein"), cell(0, "partial")),
        ("500".into(), String::new(), String::new())
    );
    assert_eq!(cell(2, "protein"), "6.28");
    assert!(cell(2, "partial").split(' ').any(|name| name == "protein"));
    assert!(!cell(2, "partial").split(' ').any(|name| name == "kcal"));
    assert_eq!(cell(2, "meal"), "'=1+1", "a spreadsheet must not run it");
}

#[test]
fn ndjson_is_one_document_a_line() {
    let world = lived_in();
    let done = world.ok(&["meal", "list", "--format", "ndjson"]);
    let lines: Vec<Value> = done
        .out
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(Value::from(lines), world.json(&["meal", "list"])["meals"]);
}

#[test]
fn json_is_short_for_its_format() {
    let world = lived_in();
    let short = world.ok(&["--json", "meal", "list"]).out;
    assert_eq!(short, world.ok(&["meal", "list", "--format", "json"]).out);
    assert_eq!(short, world.ok(&["meal", "--format=json", "list"]).out);
}

#[test]
fn all_pages_are_one_document() {
    let world = lived_in();
    let page = world.json(&["meal", "list", "--limit", "1"]);
    assert_eq!(page["nextOffset"], json!(1));
    let all = world.json(&["meal", "list", "--all", "--limit", "1"]);
    assert_eq!(all["nextOffset"], json!(null));
    assert_eq!(all["meals"].as_array().unwrap().len(), 2);
    let foods = world.json(&[
        "food",
        "search",
        "bread",
        "--library",
        "composition",
        "--all",
    ]);
    assert!(foods["foods"].as_array().unwrap().len() > 30);
    assert_eq!(foods["nextOffset"], json!(null));
}

#[test]
fn a_dry_run_refuses_what_the_journal_would_refuse() {
    let world = World::stocked();
    let many = vec!["1 egg"; 101].join(", ");
    let long = "x".repeat(10_001);
    let refused: [&[&str]; 4] = [
        &["food", "save", "Bread", "--per", "serving", "--kcal", "-1"],
        &["log", &many],
        &["log", "1 egg", "--note", &long],
        &["target", "set", "--kcal", "-5"],
    ];
    for command in refused {
        let told = |error: Value| {
            (
                error["code"].clone(),
                error["message"].clone(),
                error["details"].clone(),
            )
        };
        let really = told(world.run(&[command, &["-q", "--json"]].concat()).error());
        let dry = told(
            world
                .run(&[command, &["-q", "--json", "-n"]].concat())
                .error(),
        );
        assert_eq!(dry, really, "{:?}", &command[..2]);
    }
}

#[test]
fn nothing_in_csv_turns_the_line_around() {
    let world = World::stocked();
    world.ok(&["log", "1 egg", "--name", "a\u{202e}b"]);
    let done = world.ok(&["meal", "list", "--format", "csv"]);
    assert!(
        done.out.contains("a b") && !done.out.contains('\u{202e}'),
        "{}",
        done.out
    );
}
