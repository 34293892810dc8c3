//! Logging in and out.

use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};

use super::{hides, log_in, near};
use crate::serve::{Server, key};
use crate::service::{KEY, SECRET, Service};
use crate::world::{Done, World};

fn credentials(world: &World) -> PathBuf {
    world.config().join("credentials.toml")
}

fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap().mode() & 0o777
}

fn config(world: &World) -> String {
    fs::read_to_string(world.config().join("config.toml")).unwrap()
}

#[test]
fn a_meal_is_logged_at_a_service_with_a_stored_key() {
    let there = World::stocked();
    let key = key(&there, "read-write");
    let server = Server::start(&there);
    let here = World::new();
    here.ok(&["context", "add", "work", "--url", &server.base]);
    let login = [
        "-C",
        "work",
        "auth",
        "login",
        "--with-key",
        "--insecure-storage",
    ];
    let done = here.run_with(&login, format!("{key}\n")).succeeded();
    assert!(!done.err.contains("not checked"), "{}", done.err);
    here.ok(&["-C", "work", "log", "2 eggs"])
        .says("writing to work");
    assert_eq!(here.meals_of("work"), 1);
    assert_eq!(there.meals(), 1);
    let status = here.json(&["-C", "work", "auth", "status"]);
    assert_eq!(status["key"], key[.."jrnl_".len() + 8]);
}

#[test]
fn no_key_is_written_where_somebody_elses_link_leads() {
    let service = Service::start();
    let world = near(&service);
    let elsewhere = world.home().join("elsewhere");
    std::os::unix::fs::symlink(&elsewhere, credentials(&world)).unwrap();
    fs::set_permissions(world.config(), fs::Permissions::from_mode(0o775)).unwrap();
    let done = log_in(&world, KEY).failed(13);
    done.says("link");
    hides(&done);
    assert!(!elsewhere.exists());
}

#[test]
fn a_key_in_the_file_is_for_this_person_alone_and_never_seen_again() {
    let service = Service::start();
    let world = near(&service);
    fs::set_permissions(world.config(), fs::Permissions::from_mode(0o755)).unwrap();
    hides(&log_in(&world, &format!("  {KEY}\r\n")).succeeded());
    assert_eq!(mode(&world.config()), 0o700);
    assert_eq!(mode(&credentials(&world)), 0o600);
    assert!(
        fs::read_to_string(credentials(&world))
            .unwrap()
            .contains(KEY)
    );
    assert_eq!(service.keys(), [KEY], "the key was checked");
    world.ok(&["-C", "near", "meal", "list"]);
    assert_eq!(service.keys(), [KEY, KEY]);
    for line in [
        &["-C", "near", "auth", "status"][..],
        &["-C", "near", "auth", "status", "--json"],
        &["context", "show", "near", "--json"],
        &["context", "list", "--json"],
        &["-C", "near", "meal", "list", "--json"],
        &["-C", "near", "auth", "logout"],
    ] {
        hides(&world.ok(line));
    }
}

#[test]
fn a_key_that_the_service_refuses_is_not_stored() {
    let service = Service::start();
    let world = near(&service);
    let done = log_in(&world, "jrnl_wrong").failed(4);
    done.says("no such key").says("not stored");
    assert!(!credentials(&world).exists());
    log_in(&world, KEY).succeeded();
    log_in(&world, "jrnl_wrong").failed(4);
    world.ok(&["-C", "near", "meal", "list"]);
}

#[test]
fn a_service_that_cannot_be_reached_is_no_reason_not_to_store_a_key() {
    let world = World::new();
    world.ok(&["context", "add", "near", "--url", "http://127.0.0.1:1/v1"]);
    log_in(&world, KEY).succeeded().says("not checked");
    assert!(credentials(&world).exists());
}

#[test]
fn what_is_no_key_is_not_stored() {
    let world = near(&Service::start());
    let long = "x".repeat(5000);
    for text in [
        "",
        "\n \n",
        "one two",
        "one\ntwo",
        "\u{1b}[2Jx",
        "a\0b",
        "schlüssel",
        &long,
    ] {
        log_in(&world, text).failed(3);
    }
    assert!(!credentials(&world).exists());
}

#[test]
fn a_key_is_no_argument_and_where_nobody_types_one_the_flag_is_named() {
    let world = near(&Service::start());
    world
        .run(&["-C", "near", "auth", "login"])
        .failed(2)
        .says("--with-key");
    world.run(&["-C", "near", "auth", "login", KEY]).failed(2);
    world
        .run(&["-C", "near", "auth", "login", "--with-key", KEY])
        .failed(2);
}

#[test]
fn a_journal_on_disk_has_no_key() {
    let world = World::new();
    world.ok(&["context", "add", "diary", "--path", "diary.db"]);
    for command in ["login", "status", "logout"] {
        world.run(&["auth", command]).failed(2).says("-C NAME");
        world
            .run(&["auth", command, "-C", "diary"])
            .failed(2)
            .says("diary");
    }
    assert!(!world.home().join("diary.db").exists());
}

#[test]
fn a_dry_run_stores_nothing() {
    let service = Service::start();
    let world = near(&service);
    let line = [
        "-C",
        "near",
        "auth",
        "login",
        "--with-key",
        "--insecure-storage",
        "-n",
    ];
    hides(&world.run_with(&line, KEY).succeeded());
    assert!(!credentials(&world).exists());
    log_in(&world, KEY).succeeded();
    world.ok(&["-C", "near", "auth", "logout", "-n"]);
    assert_eq!(
        world.json(&["-C", "near", "auth", "status"])["source"],
        "credentials.toml"
    );
}

#[test]
fn the_command_that_prints_a_key_is_kept_and_not_the_key() {
    let world = near(&Service::start());
    let file = world.file("key.txt", format!("{KEY}\nand more\n"));
    let text = config(&world) + "# the end\n";
    fs::write(world.config().join("config.toml"), &text).unwrap();
    let command = format!("head -n 1 {file}");
    world.ok(&["-C", "near", "auth", "login", "--key-command", &command]);
    assert!(!credentials(&world).exists());
    assert!(config(&world).contains(&command) && config(&world).contains("# the end"));
    world.ok(&["-C", "near", "meal", "list"]);
    let shown = world.json(&["context", "show", "near"]);
    assert_eq!(shown["keyCommand"], true);
    assert!(!shown.to_string().contains("key.txt"));
    world.ok(&["-C", "near", "auth", "logout"]);
    assert!(!config(&world).contains("key_command"));
    world.run(&["-C", "near", "meal", "list"]).failed(4);
}

#[test]
fn a_key_that_was_stored_goes_when_a_command_takes_its_place() {
    let world = near(&Service::start());
    log_in(&world, KEY).succeeded();
    assert!(
        fs::read_to_string(credentials(&world))
            .unwrap()
            .contains(KEY)
    );
    let command = format!("echo {KEY}");
    world.ok(&["-C", "near", "auth", "login", "--key-command", &command]);
    let left = fs::read_to_string(credentials(&world)).unwrap_or_default();
    assert!(!left.contains(KEY), "{left}");
    world.ok(&["-C", "near", "meal", "list"]);
}

#[test]
fn a_command_that_prints_no_good_key_is_not_kept() {
    let service = Service::start();
    let world = near(&service);
    let login = |exit, command: &str| -> Done {
        let line = ["-C", "near", "auth", "login", "--key-command", command];
        world.run(&line).failed(exit)
    };
    login(13, "echo locked >&2; exit 3")
        .says("locked")
        .says("3")
        .says("hint: nothing was stored: mend the command");
    login(13, "true")
        .says("key_command")
        .says("hint: nothing was stored: mend the command");
    login(13, "echo two words").says("key_command");
    let several = format!("printf '{KEY}\\nlogin: me\\n'");
    hides(login(13, &several).says("more than one line"));
    login(4, "echo jrnl_wrong").says("not stored");
    // A key in the place of a command is not told on by the shell.
    hides(&login(13, KEY));
    assert!(!config(&world).contains("key_command"));
}

#[test]
fn the_last_log_in_holds() {
    let world = near(&Service::start());
    let file = world.file("key.txt", KEY);
    world.ok(&[
        "-C",
        "near",
        "auth",
        "login",
        "--key-command",
        &format!("cat {file}"),
    ]);
    log_in(&world, KEY).succeeded();
    assert_eq!(
        world.json(&["-C", "near", "auth", "status"])["source"],
        "credentials.toml"
    );
}

#[test]
fn a_file_that_others_may_read_or_replace_is_refused_with_what_to_type() {
    let world = near(&Service::start());
    log_in(&world, KEY).succeeded();
    let file = credentials(&world);
    let refused = |path: &Path, mode: u32, good: u32| {
        let set = |mode| fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
        set(mode);
        let chmod = format!("chmod {good:o} {}", path.display());
        for line in [
            &["-C", "near", "meal", "list"][..],
            &["-C", "near", "auth", "status"],
        ] {
            hides(&world.run(line).failed(13)).says(&chmod);
        }
        set(good);
        world.ok(&["-C", "near", "meal", "list"]);
    };
    refused(&file, 0o640, 0o600);
    refused(&file, 0o604, 0o600);
    refused(&world.config(), 0o770, 0o700);
}

#[test]
fn a_damaged_file_of_keys_is_told_with_its_line_and_nothing_of_it() {
    let world = near(&Service::start());
    log_in(&world, KEY).succeeded();
    let text = fs::read_to_string(credentials(&world)).unwrap();
    for damaged in [
        text.replace("key =", "key"),
        text.replace("origin", "jrnl_"),
        format!("{text}other = '{SECRET}'\n"),
        text.replace(KEY, &format!("{KEY}\\n"))
            .replace("key = \"", "key = \"two "),
    ] {
        fs::write(credentials(&world), &damaged).unwrap();
        hides(&world.run(&["-C", "near", "meal", "list"]).failed(13)).says("credentials.toml");
    }
}

#[test]
fn a_removed_context_takes_its_key_along() {
    let world = near(&Service::start());
    log_in(&world, KEY).succeeded();
    world.ok(&["context", "remove", "near", "--yes"]);
    assert!(
        !fs::read_to_string(credentials(&world))
            .unwrap()
            .contains(SECRET)
    );
}

#[test]
fn a_keyring_that_fails_is_the_commands_own_trouble_and_no_operations() {
    let world = near(&Service::start());
    let line = ["-C", "near", "auth", "login", "--with-key", "--json"];
    let error = world.run_with(&line, KEY).failed(13).error();
    assert_eq!(error["operation"], "auth login");
    let error = world.run_with(&line, "jrnl_wrong").failed(4).error();
    assert_eq!(error["operation"], "getSettings");
}

/// An address that is set has a name to be told by, and none to be called by.
#[test]
fn the_way_back_of_a_login_to_an_address_names_no_context() {
    let service = Service::start();
    let world = World::new().with("JOURNAL_BASE_URL", &service.base);
    let login = ["auth", "login", "--with-key", "--insecure-storage"];
    let done = world.run_with(&login, KEY).succeeded();
    done.says("to take it back: journal auth logout\n");
    let done = world.ok(&["auth", "logout"]);
    done.says("to take it back: journal auth login\n");
}
