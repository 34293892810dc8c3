//! Contexts in `config.toml`: added, used, shown, removed; the file stays the person's own.

use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt, symlink};
use std::path::Path;

use serde_json::json;

use super::{names, with_work};
use crate::service::{KEY, SECRET};
use crate::world::World;

fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap().mode() & 0o777
}

fn config(world: &World) -> String {
    fs::read_to_string(world.config().join("config.toml")).unwrap()
}

/// A home with this configuration.
fn configured(text: &str) -> World {
    let world = World::new();
    fs::create_dir(world.config()).unwrap();
    fs::write(world.config().join("config.toml"), text).unwrap();
    world
}

#[test]
fn local_is_there_without_any_set_up() {
    let world = World::new();
    let list = world.json(&["context", "list"]);
    let local = json!({ "name": "local", "kind": "local", "default": true, "current": true });
    assert_eq!(list, json!([local]));
    assert!(!world.config().exists(), "reading wrote something");
}

#[test]
fn a_context_is_added_used_and_removed() {
    let world = World::new();
    with_work(&world);
    world.ok(&["context", "add", "diary", "--path", "diary.db"]);
    let (url, path) = ("https://work.example/v1", world.home().join("diary.db"));
    let work = json!({ "name": "work", "kind": "remote", "url": url, "keyCommand": false, "default": false });
    let diary = json!({ "name": "diary", "kind": "file", "path": path, "default": false });
    assert_eq!(world.json(&["context", "show", "work"]), work);
    assert_eq!(world.json(&["context", "show", "diary"]), diary);
    let plain = world.ok(&["context", "show", "work"]).out;
    assert_eq!(plain, format!("work\tremote\t{url}\t\n"));
    world.ok(&["context", "use", "work"]);
    assert_eq!(world.json(&["context", "show"])["default"], true);
    assert_eq!(names(&world), ["local", "diary", "work"]);
    world
        .run(&["context", "remove", "work"])
        .failed(2)
        .says("--yes");
    world
        .ok(&["context", "remove", "work", "--yes"])
        .says("local");
    assert_eq!(names(&world), ["local", "diary"]);
    assert_eq!(world.json(&["context", "show"])["name"], "local");
    world.ok(&["context", "use", "diary"]);
    world.ok(&["context", "use", "local"]);
    assert_eq!(world.json(&["context", "show"])["name"], "local");
}

#[test]
fn a_removed_file_context_leaves_the_journal_where_it_is() {
    let world = World::stocked();
    world.ok(&["context", "add", "diary", "--path", "diary.db"]);
    world.ok(&["-C", "diary", "log", "1 egg"]);
    world.ok(&["context", "remove", "diary", "--yes"]);
    assert!(world.home().join("diary.db").exists());
}

#[test]
fn what_is_remembered_of_a_context_goes_with_it() {
    let world = World::new();
    with_work(&world);
    let memory = world.home().join("state/contexts/work.json");
    fs::create_dir_all(memory.parent().unwrap()).unwrap();
    fs::write(&memory, "{}").unwrap();
    world.ok(&["context", "remove", "work", "--yes"]);
    assert!(!memory.exists());
}

#[test]
fn a_key_goes_over_https_or_to_this_machine_alone() {
    let world = World::new();
    let add = |exit, url: &str| {
        let error = world.error(exit, &["context", "add", "x", "--url", url]);
        assert!(!error.to_string().contains("hunter2"), "{error}");
    };
    add(13, "http://work.example/v1");
    add(13, "http://127.0.0.1.work.example/v1");
    add(13, "https://me:hunter2@work.example/v1");
    add(13, "http://hunter2@127.0.0.1/v1");
    add(13, "ftp://work.example");
    add(13, "work");
    assert!(!world.config().exists());
    for (name, url) in [
        ("a", "http://127.0.0.1:1/v1"),
        ("b", "http://localhost/v1"),
        ("c", "http://[::1]:1/v1"),
    ] {
        world.ok(&["context", "add", name, "--url", url]);
    }
    let world = configured("[contexts.far]\nurl = \"http://work.example/v1\"\n");
    world
        .run(&["-C", "far", "meal", "list"])
        .failed(13)
        .says("https");
    // Whoever wrote it by hand can take it away again.
    world.ok(&["context", "remove", "far", "--yes"]);
    assert_eq!(names(&world), ["local"]);
}

#[test]
fn a_name_is_taken_once_and_local_is_taken() {
    let world = World::new();
    with_work(&world);
    for name in ["work", "local"] {
        let line = ["context", "add", name, "--path", "a.db"];
        assert_eq!(world.error(7, &line)["code"], "conflict");
    }
    for name in ["", "a b", "a/b", "..", "ü", "a:1"] {
        world
            .run(&["context", "add", name, "--path", "a.db"])
            .failed(2);
    }
    world
        .run(&["context", "remove", "local", "--yes"])
        .failed(2);
    world.run(&["context", "add", "x"]).failed(2);
    world
        .run(&["context", "add", "x", "--path", "a", "--url", "https://a"])
        .failed(2);
    world.run(&["context", "add", "x", "--path", "."]).failed(3);
    assert_eq!(names(&world), ["local", "work"]);
}

#[test]
fn a_dry_run_changes_nothing() {
    let world = World::new();
    with_work(&world);
    let before = config(&world);
    world.ok(&["context", "add", "x", "--path", "x.db", "-n"]);
    world.ok(&["context", "use", "work", "-n"]);
    world.ok(&["context", "remove", "work", "-n"]);
    assert_eq!(config(&world), before);
}

#[test]
fn the_persons_own_lines_stay() {
    let text = "# my journals\ntimezone = \"Europe/Berlin\"   # home\n\n\
                # at work\n[contexts.office]\nurl = 'https://office.example/v1' # slow\n# that is all\n";
    let world = configured(text);
    with_work(&world);
    world.ok(&["context", "use", "office"]);
    world.ok(&["context", "remove", "work", "--yes"]);
    let after = config(&world);
    for line in text.lines() {
        assert!(
            after.lines().any(|kept| kept == line),
            "{line:?} is not in\n{after}"
        );
    }
    assert_eq!(world.json(&["context", "show"])["name"], "office");
    fs::write(
        world.config().join("config.toml"),
        "# now\ncontext = 'office' # still\n[contexts.office]\nurl = 'https://a/v1'\n",
    )
    .unwrap();
    world.ok(&["context", "use", "local"]);
    assert!(
        config(&world).starts_with("# now\ncontext = \"local\" # still\n"),
        "{}",
        config(&world)
    );
}

#[test]
fn files_are_private_from_birth_and_written_whole() {
    let world = World::new();
    with_work(&world);
    assert_eq!(mode(&world.config()), 0o700);
    assert_eq!(mode(&world.config().join("config.toml")), 0o600);
    let before = fs::metadata(world.config().join("config.toml"))
        .unwrap()
        .ino();
    world.ok(&["context", "use", "work"]);
    let after = fs::metadata(world.config().join("config.toml"))
        .unwrap()
        .ino();
    assert_ne!(before, after, "it was written over, not replaced");
    let left = fs::read_dir(world.config()).unwrap();
    let mut left: Vec<_> = left.map(|file| file.unwrap().file_name()).collect();
    left.sort();
    assert_eq!(
        left,
        ["config.toml", "config.toml.lock"],
        "drafts are left over"
    );
    assert_eq!(mode(&world.config().join("config.toml.lock")), 0o600);
}

#[test]
fn reading_commands_write_no_configuration() {
    let world = World::stocked();
    for line in [
        &["today"][..],
        &["context", "list"],
        &["context", "show"],
        &["meal", "list"],
    ] {
        world.ok(line);
    }
    world.ok(&["log", "1 egg"]);
    assert!(!world.config().exists());
    let text = "context = 'local' # as it is\n";
    let world = configured(text);
    world.ok(&["context", "list"]);
    assert_eq!(config(&world), text);
}

#[test]
fn a_configuration_that_is_not_understood_is_told_with_its_line_and_not_written_over() {
    for (text, line) in [
        ("\ncontxt = 'work'\n", "line 2"),
        (
            "[contexts.work]\nurl = 'https://a'\nkeycommand = 'x'\n",
            "line 3",
        ),
        (
            "\n[contexts.work]\nurl = 'https://a'\npath = '/a'\n",
            "line 2",
        ),
    ] {
        let world = configured(text);
        for command in [
            &["meal", "list"][..],
            &["context", "add", "x", "--path", "x.db"],
        ] {
            world.run(command).failed(13).says(line).says("config.toml");
        }
        assert_eq!(config(&world), text);
    }
    let world = configured(&format!("api_key = '{KEY}'\n"));
    let done = world.run(&["meal", "list"]).failed(13);
    assert!(!done.err.contains(SECRET), "{}", done.err);
    // The context of the configuration may be wrong, and local be asked for.
    let world = configured("context = 'gone'\n");
    world
        .run(&["meal", "list"])
        .failed(13)
        .says("gone")
        .says("local");
    world.ok(&["meal", "list", "-C", "local"]);
    world.ok(&["context", "use", "local"]);
    world.ok(&["meal", "list"]);
}

#[test]
fn a_link_in_a_folder_that_others_may_write_is_not_written_through() {
    let world = World::new();
    let (open, elsewhere) = (world.home().join("open"), world.home().join("elsewhere"));
    fs::create_dir(&open).unwrap();
    fs::create_dir(&elsewhere).unwrap();
    fs::set_permissions(&open, fs::Permissions::from_mode(0o777)).unwrap();
    symlink(&elsewhere, open.join("config")).unwrap();
    symlink(elsewhere.join("mine.toml"), open.join("config.toml")).unwrap();
    let add = ["context", "add", "x", "--path", "x.db"];
    for folder in [open.join("config"), open] {
        let world = World::new().with("JOURNAL_CONFIG_DIR", folder.to_str().unwrap());
        world.run(&add).failed(13).says("link");
    }
    assert_eq!(fs::read_dir(elsewhere).unwrap().count(), 0);
}

#[test]
fn a_link_of_ones_own_is_written_through_and_stays() {
    let world = World::new();
    let own = world.home().join("dotfiles");
    fs::create_dir(&own).unwrap();
    fs::create_dir(world.config()).unwrap();
    symlink(
        "../dotfiles/journal.toml",
        world.config().join("config.toml"),
    )
    .unwrap();
    let told = "is a link to what is not there: ../dotfiles/journal.toml";
    assert!(world.ok(&["doctor"]).out.contains(told));
    with_work(&world);
    assert!(!world.ok(&["doctor"]).out.contains("links"));
    assert!(
        fs::read_to_string(own.join("journal.toml"))
            .unwrap()
            .contains("work")
    );
    assert!(world.config().join("config.toml").is_symlink());
    assert_eq!(names(&world), ["local", "work"]);
}

#[test]
fn a_path_that_no_file_can_have_is_no_context() {
    let world = World::new();
    let deep = "a/".repeat(50_000);
    for path in ["a".repeat(100_000), format!("/tmp/{deep}journal.db")] {
        let add = ["context", "add", "far", "--path", &path];
        let told = world.run(&add).failed(3);
        told.says("--path: ");
        assert!(told.err.len() < 500, "{}", told.err);
    }
    assert!(!world.config().exists());
    world.ok(&["context", "add", "near", "--path", "near.db"]);
}
