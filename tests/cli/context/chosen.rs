//! Which context is meant: how it is chosen, and where its name is told.

use serde_json::json;

use super::with_work;
use crate::photos::JPEG;
use crate::service::{KEY, Service};
use crate::world::World;

/// A home with three journals: its own, a file and a service.
fn three() -> World {
    let world = World::stocked();
    with_work(&world);
    world.ok(&["context", "add", "diary", "--path", "diary/2026.db"]);
    world
}

fn current(world: &World, arguments: &[&str]) -> String {
    let shown = world.json(&[arguments, &["context", "show"]].concat());
    shown["name"].as_str().unwrap().to_owned()
}

#[test]
fn the_nearest_word_on_the_context_holds() {
    let world = three();
    assert_eq!(current(&world, &[]), "local");
    world.ok(&["context", "use", "diary"]);
    assert_eq!(current(&world, &[]), "diary");
    let world = world.with("JOURNAL_CONTEXT", "work");
    assert_eq!(current(&world, &[]), "work");
    let world = world.with("JOURNAL_BASE_URL", "https://near.example:8443/v1");
    assert_eq!(current(&world, &[]), "near.example:8443");
    assert_eq!(current(&world, &["-C", "diary"]), "diary");
    assert_eq!(current(&world, &["-C", "local"]), "local");
    // What is set to nothing is not set.
    let world = world
        .with("JOURNAL_BASE_URL", "")
        .with("JOURNAL_CONTEXT", "");
    assert_eq!(current(&world, &[]), "diary");
}

#[test]
fn the_flag_stands_anywhere_on_the_line() {
    let world = three();
    for line in [
        &["-C", "diary", "meal", "list", "--json"][..],
        &["meal", "-C", "diary", "list", "--json"],
        &["meal", "list", "--json", "-C", "diary"],
        &["meal", "list", "--context=diary", "--json"],
        &["meal", "list", "-Cdiary", "--json"],
    ] {
        assert_eq!(world.ok(line).json()["meals"], json!([]));
        assert!(world.home().join("diary/2026.db").exists(), "{line:?}");
    }
    world.ok(&["log", "1 egg", "-C", "diary"]);
    assert_eq!(world.meals(), 0, "it was written elsewhere");
}

#[test]
fn a_context_that_is_not_there_is_told_with_those_that_are() {
    let world = three();
    let refused = |world: &World, arguments: &[&str]| {
        let error = world.error(13, arguments);
        assert_eq!(error["code"], "config", "{error}");
        let hint = error["hint"].as_str().unwrap();
        assert!(hint.contains("local, diary, work"), "{error}");
        error
    };
    for arguments in [
        &["today", "-C", "wrk"][..],
        &["log", "1 egg", "-C", "wrk"],
        &["api", "listMeals", "-C", "wrk"],
        &["context", "use", "wrk"],
        &["context", "show", "wrk"],
        &["context", "remove", "wrk", "--yes"],
        &["auth", "status", "-C", "wrk"],
    ] {
        refused(&world, arguments);
    }
    let world = world.with("JOURNAL_CONTEXT", "wrk");
    let error = refused(&world, &["meal", "list"]);
    assert_eq!(error["context"], "wrk");
    assert!(
        error["message"]
            .as_str()
            .unwrap()
            .contains("JOURNAL_CONTEXT")
    );
    // Those that are can be listed all the same.
    assert_eq!(super::names(&world), ["local", "diary", "work"]);
    assert_eq!(world.meals_of("diary"), 0);
}

#[test]
fn an_error_names_its_context() {
    let world = three();
    let context = |world: &World, exit, line: &[&str]| world.error(exit, line)["context"].clone();
    assert_eq!(context(&world, 6, &["meal", "show", "dead0000"]), "local");
    let line = ["meal", "show", "dead0000", "-C", "diary"];
    assert_eq!(context(&world, 6, &line), "diary");
    // Lines that are not understood, and errors before any journal is reached.
    assert_eq!(
        context(&world, 2, &["meal", "list", "--wat", "-C", "work"]),
        "work"
    );
    assert_eq!(context(&world, 2, &["--context=work", "wat"]), "work");
    assert_eq!(
        context(&world, 3, &["log", "1,000 g oats", "-Cwork"]),
        "work"
    );
    assert_eq!(context(&world, 4, &["meal", "list", "-C", "work"]), "work");
    world.ok(&["context", "use", "diary"]);
    assert_eq!(context(&world, 2, &["meal", "list", "--wat"]), "diary");
    let world = world.with("JOURNAL_CONTEXT", "work");
    assert_eq!(context(&world, 3, &["log", "1,000 g oats"]), "work");
    let world = world.with("JOURNAL_BASE_URL", "https://near.example:8443/v1");
    assert_eq!(
        context(&world, 2, &["meal", "list", "--wat"]),
        "near.example:8443"
    );
    let world = world.with("JOURNAL_BASE_URL", "http://me:pass@far.example/v1");
    assert_eq!(context(&world, 13, &["meal", "list"]), "far.example");
}

#[test]
fn each_write_elsewhere_says_where() {
    let world = three();
    let diary = "writing to diary (";
    world.ok(&["-C", "diary", "log", "1 egg"]).says(diary);
    world
        .ok(&["-C", "diary", "meal", "edit", "last", "--name", "x"])
        .says(diary);
    world
        .ok(&[
            "-C",
            "diary",
            "target",
            "set",
            "--kcal",
            "2000",
            "--protein",
            "1",
            "--carbs",
            "1",
            "--fat",
            "1",
        ])
        .says(diary);
    let body = world.file("settings.json", "{}");
    world
        .ok(&["-C", "diary", "api", "updateSettings", "--file", &body])
        .says(diary);
    let photo = world.file("a.jpg", JPEG);
    world
        .ok(&["-C", "diary", "photo", "add", &photo])
        .says(diary);
    world
        .ok(&["-C", "diary", "meal", "delete", "last", "--yes", "--json"])
        .says(diary);
    for silent in [
        &["-C", "diary", "log", "1 egg", "-n"][..],
        &["-C", "diary", "meal", "list"],
        &["log", "1 egg"],
        &["log", "1 egg", "-C", "local"],
    ] {
        assert!(!world.ok(silent).err.contains("writing to"), "{silent:?}");
    }
    // Standard output has the id alone, and standard error still the journal.
    let quiet = world.ok(&["-C", "diary", "log", "1 egg", "-q"]);
    assert_eq!(quiet.out.trim().len(), 36, "{quiet:?}");
    assert_eq!(quiet.err.lines().count(), 1, "{quiet:?}");
    quiet.says(diary);
    // Where another one is the default, local is worth a word.
    world.ok(&["context", "use", "diary"]);
    world.ok(&["log", "1 egg"]).says(diary);
    world
        .ok(&["log", "1 egg", "-C", "local"])
        .says("writing to local");
}

#[test]
fn a_command_that_is_proposed_is_for_the_journal_that_was_meant() {
    let world = three();
    let logged = |world: &World, arguments: &[&str]| {
        let line = [&["log", "1 egg", "--format", "table"], arguments].concat();
        world.ok(&line).out
    };
    let in_diary = "undo: journal -C diary undo";
    assert!(logged(&world, &["-C", "diary"]).contains(in_diary));
    assert!(logged(&world, &[]).contains("undo: journal undo"));
    assert!(logged(&world, &["-C", "local"]).contains("journal undo"));
    let day = ["today", "2020-01-01", "--format", "table", "-C", "diary"];
    assert!(world.ok(&day).out.contains("journal -C diary log"));
    let page = [
        "meal",
        "list",
        "--day",
        "2020-01-01",
        "--format",
        "table",
        "-C",
        "diary",
    ];
    assert!(world.ok(&page).out.contains("journal -C diary log"));
    let hint =
        |world: &World, line: &[&str]| world.error(6, line)["hint"].as_str().unwrap().to_owned();
    let gone = ["meal", "show", "0a1b2c3d"];
    let in_diary = [&gone[..], &["-C", "diary"]].concat();
    assert_eq!(
        hint(&world, &in_diary),
        "see them with: journal -C diary meal list"
    );
    world
        .run(&in_diary)
        .failed(6)
        .says("journal -C diary meal list");
    let unknown = hint(&world, &["-C", "diary", "log", "unobtainium"]);
    assert!(
        unknown.contains("journal -C diary food save NAME"),
        "{unknown}"
    );
    assert!(
        unknown.contains("journal -C diary food search"),
        "{unknown}"
    );

    let world = world.with("JOURNAL_CONTEXT", "diary");
    assert_eq!(
        hint(&world, &gone),
        "see them with: journal -C diary meal list"
    );
    let local = [&gone[..], &["-C", "local"]].concat();
    assert_eq!(
        hint(&world, &local),
        "see them with: journal -C local meal list"
    );
    let world = world.with("JOURNAL_CONTEXT", "");
    world.ok(&["context", "use", "diary"]);
    for meant_anyway in [&gone[..], &in_diary] {
        assert_eq!(
            hint(&world, meant_anyway),
            "see them with: journal meal list"
        );
    }
}

#[test]
fn a_write_to_a_service_says_its_name_and_where_that_is() {
    let service = Service::start();
    let world = World::new().with("JOURNAL_API_KEY", KEY);
    world.ok(&["context", "add", "near", "--url", &service.base]);
    let body = world.file("settings.json", "{}");
    let write = ["api", "updateSettings", "--file", &body];
    let told = format!("writing to near ({})", service.host());
    world
        .ok(&[&write[..], &["-C", "near"]].concat())
        .says(&told);
    let world = world.with("JOURNAL_BASE_URL", &service.base);
    let told = format!("writing to {}\n", service.host());
    world.ok(&write).says(&told);
}

#[test]
fn a_file_is_a_journal_of_its_own_that_shares_the_catalogue() {
    let world = three();
    world.ok(&["-C", "diary", "log", "1 banana"]);
    assert_eq!((world.meals(), world.meals_of("diary")), (0, 1));
    let folder = world.home().join("diary");
    assert!(!folder.join("catalog.db").exists());
    // What only a journal on disk can do, this one can.
    let photo = world.file("a.jpg", JPEG);
    world.ok(&["-C", "diary", "photo", "add", &photo]);
    assert_eq!(
        std::fs::read_dir(folder.join("2026.db-photos"))
            .unwrap()
            .count(),
        1
    );
    assert!(!world.data().join("photos").exists());
    world.ok(&["-C", "diary", "meal", "edit", "last", "--name", "x"]);
    let past = world.ok(&["-C", "diary", "meal", "history", "last"]);
    assert_eq!(past.records().len(), 1);
}

#[test]
fn what_only_a_journal_on_disk_can_do_is_refused_without_asking_for_a_key() {
    let world = three();
    let photo = world.file("a.jpg", JPEG);
    world
        .run(&["-C", "work", "photo", "add", &photo])
        .failed(2)
        .says("-C local");
}

#[test]
fn serve_and_its_keys_are_about_the_data_folder_alone() {
    let world = three();
    for line in [
        &["serve", "--listen", "127.0.0.1:0", "-C", "diary"][..],
        &["key", "list", "-C", "work"],
        &["-C", "diary", "key", "create", "--permission", "read"],
    ] {
        world.run(line).failed(2).says("data folder");
    }
    world.ok(&["key", "list", "-C", "local"]);
    // Whatever says that another is meant: what is made here would not be where it is looked for.
    let elsewhere = world.with("JOURNAL_CONTEXT", "work");
    elsewhere.run(&["key", "list"]).failed(2).says("-C local");
    elsewhere.ok(&["key", "list", "-C", "local"]);
}
