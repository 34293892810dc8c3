//! A `config.toml` with something wrong in it, or that is no file at all.

use std::fs;
use std::os::unix::fs::symlink;
use std::process::Command;

use super::names;
use crate::auth::log_in;
use crate::service::{KEY, SECRET, Service};
use crate::waiting::must_end;
use crate::world::World;

/// A home in which this stands in `config.toml`.
fn configured(text: &str) -> World {
    let world = World::new();
    fs::create_dir(world.config()).unwrap();
    fs::write(world.config().join("config.toml"), text).unwrap();
    world
}

#[test]
fn a_refused_url_is_listed_with_its_reason_and_can_be_removed() {
    for (url, why) in [
        ("http://far.example/v1", "https"),
        ("not a url", "no URL"),
        ("", "no URL"),
        ("https://me:hunter2@a.example/v1", "password"),
        ("https://a.example/v1?key=hunter2", "neither ? nor #"),
        ("https://a.example/v1#hunter2", "neither ? nor #"),
    ] {
        let world = configured(&format!(
            "context = \"bad\"\n[contexts.bad]\nurl = {url:?}\n[contexts.good]\nurl = \"https://a.example/v1\"\n"
        ));
        assert_eq!(names(&world), ["local", "bad", "good"], "{url}");
        let list = world.json(&["context", "list"]);
        assert!(!list.to_string().contains("hunter2"), "{list}");
        assert_eq!(list[1]["name"], "bad", "{list}");
        assert_eq!(list[1]["default"], true, "{list}");
        let reason = list[1]["unusable"].as_str().unwrap();
        assert!(reason.contains(why), "{url}: {reason}");
        assert!(world.ok(&["context", "list"]).out.contains(why), "{url}");
        world.run(&["meal", "list"]).failed(13).says(why);
        world.run(&["context", "show", "bad"]).failed(13).says(why);
        world.ok(&["context", "remove", "bad", "--yes"]);
        assert_eq!(names(&world), ["local", "good"], "{url}");
        world.ok(&["meal", "list"]);
    }
}

#[test]
fn a_slip_of_the_pen_is_told_in_one_line_with_its_file_and_name() {
    for (text, line) in [
        (
            "timezone = 'Europe/Berlin'\ncontxt = 'work'\n",
            "line 2: unknown field `contxt`",
        ),
        (
            "[contexts.a]\nurl = 'https://a.example/v1'\nkeycommand = 'x'\n",
            "line 3: unknown field `keycommand`",
        ),
    ] {
        let error = configured(text).error(13, &["context", "list"]);
        let message = error["message"].as_str().unwrap();
        assert!(
            message.contains("config.toml: ") && message.contains(line),
            "{message}"
        );
        assert_eq!(message.lines().count(), 1, "{message}");
    }
}

#[test]
fn a_context_whose_url_became_a_refused_one_takes_its_key_along() {
    let service = Service::start();
    let world = crate::auth::near(&service);
    log_in(&world, KEY).succeeded();
    let path = world.config().join("config.toml");
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, text.replace(&service.base, "http://far.example/v1")).unwrap();
    world.ok(&["context", "remove", "near", "--yes"]);
    let keys = fs::read_to_string(world.config().join("credentials.toml")).unwrap();
    assert!(!keys.contains(SECRET), "{keys}");
}

#[test]
fn a_configuration_that_is_no_file_is_told_at_once() {
    let fifo = |path: &str| {
        let made = Command::new("/usr/bin/mkfifo").arg(path).status();
        assert!(made.unwrap().success());
    };
    let folder = |path: &str| fs::create_dir(path).unwrap();
    let device = |path: &str| symlink("/dev/zero", path).unwrap();
    for (make, what) in [
        (fifo as fn(&str), "is a pipe or a device"),
        (folder, "is a folder"),
        (device, "is a pipe or a device"),
    ] {
        let world = World::new();
        fs::create_dir(world.config()).unwrap();
        make(world.config().join("config.toml").to_str().unwrap());
        for line in [
            &["meal", "list"][..],
            &["context", "list"],
            &["context", "add", "x", "--path", "x.db"],
        ] {
            must_end(&world, line);
            world.run(line).failed(13).says(what).says("config.toml");
        }
    }
}

#[test]
fn the_help_says_what_a_context_may_be_called() {
    let help = World::new().ok(&["context", "add", "--help"]).out;
    assert!(help.contains(". - _"), "{help}");
}

#[test]
fn an_address_of_the_environment_that_is_none_is_told_by_its_variable() {
    for url in [
        "garbage",
        "http://far.example/v1",
        "https://me:hunter2@a.example/v1",
    ] {
        let world = World::new().with("JOURNAL_BASE_URL", url);
        let done = world.run(&["meal", "list"]).failed(13);
        assert!(!done.err.contains("hunter2"), "{}", done.err);
        done.says("JOURNAL_BASE_URL");
        assert_eq!(names(&world), ["local"], "{url}");
    }
}

#[test]
fn a_configuration_that_is_not_utf_8_is_told_with_its_line() {
    let world = World::new();
    fs::create_dir(world.config()).unwrap();
    fs::write(world.config().join("config.toml"), b"# mine\n# caf\xe9\n").unwrap();
    let done = world.run(&["context", "list"]).failed(13);
    done.says("line 2 is not UTF-8").says("in UTF-8");
    assert!(!done.err.contains("permissions"), "{}", done.err);
}
