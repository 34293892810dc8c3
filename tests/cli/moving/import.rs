//! What comes back.

use serde_json::{Value, json};

use super::{bare, counts, lived_in};
use crate::photos::JPEG;
use crate::serve::{Server, key};
use crate::world::{Done, World, limited};

#[test]
fn a_journal_moves_into_an_empty_one_and_nothing_but_ids_and_times_of_writing_differs() {
    let world = lived_in();
    for format in ["json", "ndjson"] {
        let file = world.file("out", world.ok(&["export", "--format", format]).out);
        let other = World::stocked();
        let view = other.json(&["import", &file]);
        assert_eq!(counts(&view), [5, 0, 2, 0], "{view}");
        let (before, after) = (world.ok(&["export"]).json(), other.ok(&["export"]).json());
        assert_eq!(bare(&after), bare(&before));
    }
}

#[test]
fn an_item_keeps_the_figures_of_the_food_as_it_was_eaten() {
    let world = lived_in();
    let other = World::stocked();
    other.ok(&["import", &world.file("out", world.ok(&["export"]).out)]);
    // A bowl of soup was 150 kcal when it was eaten; the soup has 60 kcal in 100 g since.
    let day = other.json(&["today", "2026-11-20"]);
    assert_eq!(day["eaten"], world.json(&["today", "2026-11-20"])["eaten"]);
    let soup = other.json(&["food", "show", "Soup"]);
    assert_eq!(soup["data"]["nutrition"]["values"]["kcal"], 60);
}

#[test]
fn a_food_that_no_catalogue_here_has_keeps_its_name_and_its_figures() {
    let world = lived_in();
    let text = world
        .ok(&["export"])
        .out
        .replace("\"composition\"", "\"service\"");
    let other = World::stocked();
    other.ok(&["import", &world.file("out", &text)]);
    let of = |world: &World| world.json(&["today", "2026-11-20"])["eaten"].clone();
    assert_eq!(of(&other), of(&world));
    let foods = other.json(&["food", "search", ""])["foods"].clone();
    assert_eq!(foods.as_array().unwrap().len(), 2, "{foods}");
    let again = other.json(&["import", &world.file("out", &text)]);
    assert_eq!(counts(&again), [0, 5, 0, 2]);
}

#[test]
fn what_was_imported_is_there_the_second_time_on_any_machine() {
    let world = lived_in();
    let file = world.file("out", world.ok(&["export"]).out);
    // Into the journal that it came from, where a meal was changed since.
    let meal = world.json(&["meal", "list", "--day", "2026-11-20"])["meals"][0]["id"].clone();
    world.ok(&["meal", "edit", meal.as_str().unwrap(), "--name", "supper"]);
    assert_eq!(counts(&world.json(&["import", &file])), [0, 5, 0, 2]);
    let other = World::stocked();
    other.ok(&["import", &file]);
    assert_eq!(counts(&other.json(&["import", &file])), [0, 5, 0, 2]);
    let back = world.file("back", other.ok(&["export"]).out);
    let third = World::stocked();
    third.ok(&["import", &back]);
    assert_eq!(counts(&third.json(&["import", &file])), [0, 5, 0, 2]);
}

#[test]
fn two_meals_that_are_alike_stay_two() {
    let world = World::stocked();
    for _ in 0..2 {
        world.ok(&["log", "1 banana", "--at", "2026-11-20 12:00"]);
    }
    let file = world.file("out", world.ok(&["export"]).out);
    let other = World::stocked();
    assert_eq!(counts(&other.json(&["import", &file])), [2, 0, 0, 0]);
    assert_eq!(counts(&other.json(&["import", &file])), [0, 2, 0, 0]);
}

#[test]
fn a_dry_run_shows_what_would_be_and_writes_nothing() {
    let world = lived_in();
    let file = world.file("out", world.ok(&["export"]).out);
    let other = World::stocked();
    let view = other.json(&["import", &file, "-n"]);
    assert_eq!(counts(&view), [5, 0, 2, 0]);
    let requests = view["requests"].as_array().unwrap();
    assert_eq!(requests[0]["method"], "PATCH");
    assert_eq!(requests.len(), 2 + 2 + 5);
    assert_eq!(other.meals(), 0);
    assert_eq!(other.json(&["settings", "show"])["targets"], json!([]));
}

#[test]
fn one_undo_takes_a_whole_import_back() {
    let world = lived_in();
    let other = World::stocked();
    let before = other.ok(&["export"]).out;
    other.ok(&["import", &world.file("out", world.ok(&["export"]).out)]);
    let after = other.ok(&["export"]).out;
    other.ok(&["undo"]);
    assert_eq!(other.ok(&["export"]).out, before);
    other.ok(&["redo"]);
    assert_eq!(other.ok(&["export"]).out, after);
}

#[test]
fn what_cannot_be_imported_is_named_and_nothing_is_written_unless_that_is_wanted() {
    let world = lived_in();
    let mut export = world.ok(&["export"]).json();
    export["meals"][1]["eatenAt"] = json!("yesterday");
    export["meals"][2]["items"][0]["quantity"] = json!("much");
    export["foods"][0]["name"] = json!("x".repeat(201));
    let file = world.file("out", export.to_string());
    let other = World::stocked();
    let error = other.error(3, &["import", &file]);
    let places: Vec<&Value> = error["details"]
        .as_array()
        .unwrap()
        .iter()
        .map(|detail| &detail["path"])
        .collect();
    assert_eq!(places, ["meals[1]", "meals[2]", "foods[0]"], "{error}");
    assert_eq!(error["outcome"], "not_applied");
    assert_eq!(other.meals(), 0);
    other
        .ok(&["import", &file, "-n"])
        .says("3 cannot be imported, so nothing would be written unless you agree (--yes)");
    let view = other.json(&["import", &file, "--yes"]);
    assert_eq!(counts(&view), [3, 0, 1, 0]);
    assert_eq!(view["refused"].as_array().unwrap().len(), 3);
}

#[test]
fn what_a_rule_forbids_is_named_before_anything_is_written_here_and_to_a_service() {
    let world = lived_in();
    let export = world.ok(&["export"]).json();
    let elsewhere = World::stocked();
    let to = key(&elsewhere, "read-write");
    let target = Server::start(&elsewhere);
    let visitor = World::new();
    for (pointer, value, place) in [
        ("/meals/0/timezone", json!("Nowhere/Land"), "meals[0]"),
        ("/meals/1/notes", json!("\u{0}"), "meals[1]"),
        ("/meals/2/name", json!("x".repeat(5000)), "meals[2]"),
        (
            "/meals/3/eatenAt",
            json!("9999-12-31T23:59:59Z"),
            "meals[3]",
        ),
        (
            "/settings/preferences/units",
            json!("zz"),
            "settings.preferences.units",
        ),
        (
            "/settings/body/weightKg",
            json!(-1),
            "settings.body.weightKg",
        ),
        ("/settings/body", json!("heavy"), "settings.body"),
    ] {
        let mut odd = export.clone();
        let (group, name) = pointer.rsplit_once('/').unwrap();
        odd.pointer_mut(group).unwrap()[name] = value;
        let file = world.file("out", odd.to_string());
        let other = World::stocked();
        let refused = other.json(&["import", &file, "-n"])["refused"].clone();
        assert_eq!(refused[0]["place"], place, "{refused}");
        assert_eq!(refused.as_array().unwrap().len(), 1, "{refused}");
        let mut asked = target.ask(&visitor, &to, &["import", &file, "--json"]);
        for error in [
            other.error(3, &["import", &file]),
            Done::of("import".to_owned(), asked.output().unwrap())
                .failed(3)
                .error(),
        ] {
            assert_eq!(error["outcome"], "not_applied");
            assert_eq!(error["details"][0]["path"], place, "{error}");
        }
        for world in [&other, &elsewhere] {
            assert_eq!(world.meals(), 0);
            assert_eq!(world.json(&["settings", "show"])["targets"], json!([]));
        }
        let all = other.json(&["import", &file, "--yes"]);
        let meals = if place.starts_with("meals") { 4 } else { 5 };
        assert_eq!(counts(&all), [meals, 0, 2, 0]);
    }
}

#[test]
fn a_target_that_cannot_be_imported_is_named_with_why() {
    let world = lived_in();
    let export = world.ok(&["export"]).json();
    let target = export["settings"]["targets"][0].to_string();
    let export = export.to_string();
    let import = |targets: &str| {
        let file = world.file("out", export.replace(&target, targets));
        let other = World::stocked();
        let would = other.json(&["import", &file, "-n"]);
        let done = other.json(&["import", &file, "--yes"]);
        assert_eq!(would["refused"], done["refused"]);
        let there = other.json(&["settings", "show"])["targets"].clone();
        (done["refused"].clone(), there)
    };
    for odd in ["1e999", "\"x\"", "-1", "null"] {
        let (refused, there) = import(&target.replace("2100", odd));
        assert_eq!(refused[0]["place"], "settings.targets[0]", "{refused}");
        let why = refused[0]["why"].as_str().unwrap();
        assert!(why.contains("caloriesKcal"), "{why}");
        assert_eq!(there, json!([]));
    }
    let (from, odd) = (
        "2026-11-21",
        r#"{"from":"2026-12-01","values":{"caloriesKcal":1900}}"#,
    );
    let (refused, there) = import(&format!("{target},{odd}"));
    assert_eq!(refused[0]["place"], "settings.targets[1]", "{refused}");
    assert_eq!(refused.as_array().unwrap().len(), 1, "{refused}");
    assert_eq!(
        (&there[0]["from"], there.as_array().unwrap().len()),
        (&json!(from), 1)
    );
    // Whatever their order, each holds from its day on.
    let earlier = target.replace(from, "2026-01-01").replace("2100", "1800");
    let (refused, there) = import(&format!("{target},{earlier}"));
    assert_eq!(refused, json!([]));
    let days = there.as_array().unwrap().iter().map(|step| &step["from"]);
    assert_eq!(days.collect::<Vec<_>>(), ["2026-01-01", from]);
}

#[test]
fn settings_that_are_set_here_stay() {
    let world = lived_in();
    let file = world.file("out", world.ok(&["export"]).out);
    let other = World::stocked();
    other.ok(&["body", "set", "--weight", "80kg"]);
    other
        .run(&["import", &file])
        .succeeded()
        .says("body.weightKg");
    let settings = other.json(&["settings", "show"]);
    assert_eq!(settings["body"]["weightKg"], 80);
    assert_eq!(
        settings["targets"],
        world.json(&["settings", "show"])["targets"]
    );
}

#[test]
fn a_service_gives_and_takes_everything_as_a_journal_on_disk_does() {
    let world = lived_in();
    let elsewhere = World::stocked();
    let (from, to) = (key(&world, "read"), key(&elsewhere, "read-write"));
    let server = Server::start(&world);
    let export = server.ok(&world, &from, &["export"]);
    assert_eq!(export, world.ok(&["export"]).json());
    let file = world.file("out", export.to_string());
    let target = Server::start(&elsewhere);
    let visitor = World::new();
    let view = target.ok(&visitor, &to, &["import", &file, "--json"]);
    assert_eq!(counts(&view), [5, 0, 2, 0]);
    assert_eq!(bare(&elsewhere.ok(&["export"]).json()), bare(&export));
    let again = target.ok(&visitor, &to, &["import", &file, "--json"]);
    assert_eq!(counts(&again), [0, 5, 0, 2]);
}

#[test]
fn a_file_of_nobody_known_is_refused_with_what_is_known() {
    let world = World::new();
    for text in [
        "a,b\n1,2\n",
        "{}",
        "[]",
        "[1]",
        "{\"schema\":\"journal.export/2\"}",
        "\u{0}",
    ] {
        let file = world.file("odd", text);
        world
            .run(&["import", &file])
            .failed(3)
            .says("--from says which program wrote it");
    }
    world
        .run(&["import", "-", "--from", "noom"])
        .failed(2)
        .says("opennutritracker");
    assert_eq!(world.meals(), 0);
}

#[test]
fn an_import_that_fails_on_the_way_leaves_a_journal_on_disk_as_it_was() {
    let world = lived_in();
    let file = world.file("out", world.ok(&["export"]).out);
    let other = World::stocked();
    other.ok(&["log", "1 egg @ 7am"]);
    let before = other.ok(&["export"]).out;
    // Where less room is left than it takes, in KiB or half of one; the log of a meal takes forty.
    for blocks in [16, 64, 96] {
        let shell = limited(&format!("-f {blocks}"));
        let output = other
            .command_by(shell, &["import", &file, "--json"])
            .output();
        let error = Done::of(format!("import below {blocks}"), output.unwrap())
            .failed(12)
            .error();
        // A log that was begun may be all there, for all the program knows.
        assert_ne!(error["outcome"], "applied", "{error}");
        assert_eq!(other.ok(&["export"]).out, before);
    }
    assert_eq!(counts(&other.json(&["import", &file])), [5, 0, 2, 0]);
    other.ok(&["undo"]);
    assert_eq!(other.ok(&["export"]).out, before);
}

#[test]
fn a_photo_that_stays_where_it_was_taken_in_is_told_of() {
    let world = World::stocked();
    let photo = world.file("plate.jpg", JPEG);
    world.ok(&["log", "200 g oats", "--photo", &photo]);
    let file = world.file("out", world.ok(&["export"]).out);
    let other = World::stocked();
    for line in [&["import", &file, "-n"][..], &["import", &file]] {
        other.ok(line).says("1 of the file are left out");
    }
    assert_eq!(
        other.json(&["meal", "list"])["meals"][0]["images"],
        json!([])
    );
}

#[test]
fn a_dry_run_in_a_pipe_names_each_thing_that_cannot_be_imported() {
    let world = lived_in();
    let mut export = world.ok(&["export"]).json();
    export["meals"][1]["eatenAt"] = json!("yesterday");
    export["foods"][0]["name"] = json!("x".repeat(201));
    let file = world.file("out", export.to_string());
    let other = World::stocked();
    for format in ["plain", "csv"] {
        let done = other.ok(&["import", &file, "-n", "--format", format]);
        for place in ["meals[1]", "foods[0]"] {
            let note = format!("not imported: {place}: ");
            let told = done.err.lines().find_map(|line| line.strip_prefix(&note));
            assert!(told.is_some_and(|why| !why.is_empty()), "{}", done.err);
        }
        assert_eq!(
            done.err.matches("not imported: ").count(),
            2,
            "{}",
            done.err
        );
    }
    // Who reads them in the answer is not told twice.
    let done = other.ok(&["import", &file, "-n", "--json"]);
    assert!(!done.err.contains("not imported"), "{}", done.err);
}

/// A journal with a recipe that knows of some nutrients only a part, eaten before it was changed.
fn with_bounds() -> World {
    let world = World::stocked();
    for line in [
        &["food", "save", "Base", "--per", "100g", "--kcal", "600"][..],
        &[
            "recipe",
            "save",
            "Soup",
            "--servings",
            "4",
            "--ingredient",
            "100 g base",
            "--ingredient",
            "1 egg",
        ],
        &["log", "1 serving soup", "--at", "2026-11-20 12:00"],
        &["log", "1.5 serving soup", "--at", "2026-11-20 18:00"],
    ] {
        world.ok(line);
    }
    world
}

#[test]
fn a_lower_bound_that_no_food_here_gives_stays_a_lower_bound() {
    let world = with_bounds();
    world.ok(&["food", "edit", "Base", "--kcal", "700"]);
    let eaten = |world: &World| world.json(&["today", "2026-11-20"])["eaten"].clone();
    let before = eaten(&world);
    assert!(
        !before["partial"].as_array().unwrap().is_empty(),
        "{before}"
    );
    let file = world.file("out", world.ok(&["export"]).out);
    let other = World::stocked();
    let done = other.ok(&["import", &file, "--json"]);
    assert_eq!(counts(&done.json()), [2, 0, 2, 0]);
    assert!(!done.err.contains("bounds"), "{}", done.err);
    assert_eq!(eaten(&other), before);
    // What it was made of for this once is not there to be found.
    let foods = other.json(&["food", "search", ""])["foods"].clone();
    assert_eq!(foods.as_array().unwrap().len(), 2, "{foods}");
    assert_eq!(counts(&other.json(&["import", &file])), [0, 2, 0, 2]);
    // And so it goes on from there.
    let third = World::stocked();
    third.ok(&["import", &other.file("back", other.ok(&["export"]).out)]);
    assert_eq!(eaten(&third), before);
    other.ok(&["undo"]);
    assert_eq!(other.meals(), 0);
}

#[test]
fn a_recipe_whose_ingredient_is_gone_keeps_its_values_lower_bounds_too() {
    let world = with_bounds();
    world.ok(&["food", "delete", "Base", "--yes"]);
    let file = world.file("out", world.ok(&["export"]).out);
    let other = World::stocked();
    other
        .run(&["import", &file])
        .succeeded()
        .says("keeps its values");
    let soup = |world: &World| {
        let food = world.json(&["food", "show", "Soup"]);
        json!([
            food["data"]["nutrition"],
            food["partial"],
            food["data"]["recipe"]
        ])
    };
    assert!(!soup(&world)[1].as_array().unwrap().is_empty());
    assert_eq!(soup(&other), soup(&world));
    let eaten = |world: &World| world.json(&["today", "2026-11-20"])["eaten"].clone();
    assert_eq!(eaten(&other), eaten(&world));
    let foods = other.json(&["food", "search", ""])["foods"].clone();
    assert_eq!(foods.as_array().unwrap().len(), 1, "{foods}");
}

#[test]
fn lower_bounds_go_to_a_service_as_well_and_one_undo_takes_them_back() {
    let world = with_bounds();
    world.ok(&["food", "edit", "Base", "--kcal", "700"]);
    let file = world.file("out", world.ok(&["export"]).out);
    let elsewhere = World::stocked();
    let phone = crate::undo::refused::Phone::of(&elsewhere);
    phone.world.ok(&["import", &file]);
    let eaten = |world: &World| world.json(&["today", "2026-11-20"])["eaten"].clone();
    assert_eq!(eaten(&elsewhere), eaten(&world));
    let foods = || {
        let page = elsewhere.json(&["food", "search", ""]);
        page["foods"].as_array().unwrap().len()
    };
    assert_eq!(foods(), 2);
    phone.world.ok(&["undo"]);
    assert_eq!((foods(), elsewhere.meals()), (0, 0));
    phone.world.ok(&["redo"]);
    assert_eq!(foods(), 2);
    assert_eq!(eaten(&elsewhere), eaten(&world));
}

/// Three MB that would take a hundred times the memory.
#[test]
fn a_file_that_holds_more_than_its_length_is_refused_before_it_fills_the_memory() {
    let list = "0,".repeat(1_500_000) + "0";
    let files = [
        format!("{{\"schema\":\"journal.export/1\",\"meals\":[{list}]}}"),
        format!("{{\"kind\":\"export\",\"schema\":\"journal.export/1\"}}\n[{list}]\n"),
        "{\"kind\":\"export\",\"schema\":\"journal.export/1\"}\n".to_owned()
            + &"0\n".repeat(1_500_000),
        "Day,Time,Group,Food Name,Amount,Energy (kcal)\n".to_owned() + &"a\n".repeat(1_500_000),
    ];
    let world = World::new();
    for file in files {
        world.file("diary", &file);
        let refused = world.run(&["import", "diary"]).failed(3);
        refused.says("more values than a diary of its length");
    }
}

/// What of it is no part of a diary counts as well, and nothing is read of it before.
#[cfg(target_os = "linux")]
#[test]
fn a_file_that_holds_too_much_is_refused_in_little_memory() {
    let world = World::new();
    let values = "0,".repeat(24 << 20) + "0";
    for text in [
        format!("{{\"schema\":\"journal.export/1\",\"meals\":[{values}]}}"),
        format!("{{\"schema\":\"journal.export/1\",\"x\":[{values}]}}"),
        format!("{{\"x\":[{values}],\"schema\":\"journal.export/1\"}}"),
        "Day,Time,Group,Food Name,Amount,Energy (kcal)\n".to_owned() + &"a\n".repeat(24 << 20),
    ] {
        world.file("diary", text);
        // Three times the file and the program: a value takes eight times its text or more.
        let refused = world
            .command_by(limited("-v 300000"), &["import", "diary"])
            .output()
            .unwrap();
        let told = String::from_utf8_lossy(&refused.stderr);
        assert_eq!(refused.status.code(), Some(3), "{told}");
        assert!(
            told.contains("more values than a diary of its length"),
            "{told}"
        );
    }
}

#[test]
fn a_file_of_which_next_to_nothing_can_be_imported_is_refused_as_a_whole() {
    let world = World::new();
    let rows = "2026-13-45,9:15 AM,Breakfast,Oats,58.00 g,220\n".repeat(20_000);
    world.file(
        "diary.csv",
        format!("Day,Time,Group,Food Name,Amount,Energy (kcal)\n{rows}"),
    );
    let refused = world.run(&["import", "diary.csv", "--yes"]).failed(3);
    refused.says("more than 10000 things");
}

#[test]
fn a_food_of_a_meal_that_is_not_imported_is_not_either() {
    let world = World::new();
    let row =
        |name: &str, hour: usize| format!("2026-01-15,{hour}:15 AM,Breakfast,{name},58.00 g,220\n");
    let many: String = (0..130).map(|at| row(&format!("Food {at}"), 9)).collect();
    let head = "Day,Time,Group,Food Name,Amount,Energy (kcal)\n";
    world.file("diary.csv", format!("{head}{}{many}", row("Oats", 7)));
    world.ok(&["import", "diary.csv", "--yes"]);
    let own = world.ok(&["food", "search", "--library", "mine", "--all", "-q"]);
    assert_eq!(own.out.lines().count(), 1, "{}", own.out);
}

#[test]
fn a_recipe_whose_ingredient_is_gone_keeps_its_measures_and_its_weight() {
    let world = with_bounds();
    let measures = ["--measure", "bowl=2serving", "--portion", "1 bowl"];
    world.ok(&[&["food", "edit", "Soup"][..], &measures].concat());
    world.ok(&["food", "delete", "Base", "--yes"]);
    let other = World::stocked();
    other.ok(&["import", &world.file("out", world.ok(&["export"]).out)]);
    let said = |world: &World| {
        let data = world.json(&["food", "show", "Soup"])["data"].clone();
        assert!(data["measures"].is_array(), "{data}");
        json!([data["measures"], data["defaultPortion"]])
    };
    assert_eq!(said(&other), said(&world));
}

#[test]
fn a_food_under_the_barcode_of_a_product_here_is_said_to_propose_a_correction() {
    let world = World::new();
    let food = ["food", "save", "My choco", "--per", "100g", "--kcal", "510"];
    world.ok(&[&food[..], &["--barcode", "4006381333931"]].concat());
    let other = World::new();
    let products = "code\tproduct_name\tenergy-kcal_100g\n4006381333931\tChoco Bar\t500\n";
    let import = ["catalog", "import", "off", "-"];
    other.run_with(&import, products).succeeded();
    let file = world.file("out", world.ok(&["export"]).out);
    let told = "its barcode is that of off/4006381333931 here";
    other
        .ok(&["import", &file])
        .says(told)
        .says("correction list");
    let proposed = other.json(&["correction", "list"]);
    assert_eq!(proposed["corrections"].as_array().unwrap().len(), 1);
    let again = other.ok(&["import", &file]);
    assert!(!again.err.contains("barcode"), "{}", again.err);
}

/// A long text is copied some times before it is refused for its length.
#[test]
fn a_text_of_more_than_a_million_letters_is_refused_before_it_is_read() {
    let world = World::stocked();
    let long = "a".repeat(1_100_000);
    let files = [
        format!(
            "Day,Time,Group,Food Name,Amount,Energy (kcal)\n2026-11-20,,Breakfast,\"{long}\",\"1 g\",5\n"
        ),
        format!(r#"{{"schema":"journal.export/1","meals":[{{"name":"{long}"}}]}}"#),
        format!(
            "{{\"kind\":\"export\",\"schema\":\"journal.export/1\"}}\n{{\"kind\":\"meal\",\"meal\":{{\"name\":\"{long}\"}}}}\n"
        ),
        format!(r#"[{{"meal":"{long}","dateTime":1}}]"#),
    ];
    for file in files {
        let file = world.file("long.txt", file);
        let refused = world.run(&["import", &file]).failed(3);
        refused.says("a text of more than a million letters");
    }
}

/// What was eaten of a food that was changed since is of the food as it was, which is none of the person's own here: what
/// is eaten again is of the one that is called so.
#[test]
fn what_was_imported_is_eaten_again_of_the_food_as_it_is_now() {
    let world = World::stocked();
    let save = ["food", "save", "My bread", "--per", "100g", "--kcal", "250"];
    world.ok(&save);
    world.ok(&["log", "50 g my bread @ yesterday 9am"]);
    world.ok(&["food", "edit", "my bread", "--kcal", "300"]);
    world.ok(&["export", "-o", "all.json"]);
    let other = World::stocked();
    let file = world.home().join("all.json");
    other.ok(&["import", file.to_str().unwrap()]);
    let again = other.ok(&["again", "yesterday", "breakfast"]);
    again.says("\"My bread\" was changed since: this is as it is now");
    let copied = other.json(&["meal", "copy", "last"]);
    assert_eq!(copied["nutrition"]["values"]["kcal"], 150, "{copied}");
    // Of two that are called so neither is meant.
    other.ok(&["food", "save", "My bread", "--per", "100g", "--kcal", "200"]);
    let again = other.ok(&["again", "yesterday", "breakfast"]);
    again.says("\"My bread\" is not among your foods: this is as it was eaten then");
    let copied = other.json(&["meal", "copy", "last"]);
    assert_eq!(copied["nutrition"]["values"]["kcal"], 125, "{copied}");
}

/// What an export is packed in, and how a spreadsheet saves it, is told for what it is.
#[test]
fn a_file_that_is_no_text_is_told_for_what_it_is() {
    let world = World::new();
    for (bytes, told) in [
        (&b"\n"[..], "the file is empty"),
        (&b"PK\x03\x04\xff"[..], "unpack it"),
        (b"\x1f\x8b\xff", "unpack it"),
        (b"\xff\xfeD\0", "save it as UTF-8"),
        (b"Day\xff", "--from"),
    ] {
        world.run_with(&["import", "-"], bytes).failed(3).says(told);
    }
}

/// The own food of that name may have the version that the other had: it is another all the same, in its own measures.
#[test]
fn blank_lines_in_front_of_what_a_file_says_are_none_of_it() {
    let home = World::stocked();
    home.ok(&["log", "1 egg"]);
    let lines = home.ok(&["export", "--format", "ndjson"]).out;
    let diary = "Day;Group;Food Name;Amount;Energy (kcal)\n2026-11-20;Lunch;Oats;50 g;100,5\n";
    for text in [&*lines, diary] {
        for blank in ["\n", "\r\n\n", "\u{feff}\n"] {
            let world = World::stocked();
            let file = world.file("file", format!("{blank}{text}"));
            world.ok(&["import", &file]);
            assert_eq!(world.meals(), 1, "{blank:?}");
        }
    }
}

#[test]
fn what_was_imported_is_looked_at_in_the_measures_of_the_food_that_is_taken() {
    let world = World::stocked();
    let save = ["food", "save", "Bar", "--per", "100g", "--kcal", "400"];
    world.ok(&[&save[..], &["--measure", "box=40g"]].concat());
    world.ok(&["log", "1 box bar"]);
    world.ok(&["food", "edit", "bar", "--measure", "box=8000g"]);
    world.ok(&["export", "-o", "all.json"]);
    let other = World::stocked();
    let file = world.home().join("all.json");
    other.ok(&["import", file.to_str().unwrap()]);
    let copied = other.run(&["meal", "copy", "last"]).failed(2);
    copied.says("8000 g of \"Bar\" is more than 5000 g");
}

/// Each is held against all others of its time.
#[test]
fn of_meals_of_one_time_no_more_are_imported_than_anybody_eats() {
    let world = World::stocked();
    world.ok(&["log", "2 eggs"]);
    let mut export = world.json(&["export"]);
    let meal = export["meals"][0].clone();
    let meals = export["meals"].as_array_mut().unwrap();
    for number in 0..500 {
        let mut meal = meal.clone();
        meal["id"] = format!("00000000-0000-4000-8000-{number:012}").into();
        meal["name"] = format!("meal {number}").into();
        meals.push(meal);
    }
    world.file("crowd.json", export.to_string());
    let other = World::stocked();
    let text = std::fs::read(world.home().join("crowd.json")).unwrap();
    std::fs::write(other.home().join("crowd.json"), text).unwrap();
    let done = other.run(&["import", "crowd.json", "--yes"]);
    done.says("more than 500 meals stand at its time");
    let listed = other.json(&["meal", "list", "--all"]);
    assert_eq!(listed["meals"].as_array().map(Vec::len), Some(500));
}
