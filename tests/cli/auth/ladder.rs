//! Which key is used, and that it goes to its own journal alone.

use std::fs;

use serde_json::json;

use super::{hides, log_in, near};
use crate::service::{KEY, Service};
use crate::world::World;

fn source(world: &World) -> String {
    let status = world.json(&["-C", "near", "auth", "status"]);
    status["source"].as_str().unwrap().to_owned()
}

/// Points the context `near` somewhere else, by hand.
fn move_to(world: &World, url: &str) {
    let path = world.config().join("config.toml");
    let text = fs::read_to_string(&path).unwrap();
    let moved = |line: &str| match line.starts_with("url") {
        true => format!("url = {url:?}"),
        false => line.to_owned(),
    };
    let lines: Vec<String> = text.lines().map(moved).collect();
    fs::write(&path, lines.join("\n")).unwrap();
}

#[test]
fn the_nearest_key_is_used() {
    let world = near(&Service::start());
    log_in(&world, KEY).succeeded();
    assert_eq!(source(&world), "credentials.toml");
    let file = world.file("key.txt", format!("{KEY}\nmore\n"));
    let path = world.config().join("config.toml");
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, format!("{text}key_command = 'head -n 1 {file}'\n")).unwrap();
    assert_eq!(source(&world), "key_command");
    let world = world.with("JOURNAL_API_KEY_FILE", &file);
    assert_eq!(source(&world), "JOURNAL_API_KEY_FILE");
    let world = world.with("JOURNAL_API_KEY", KEY);
    assert_eq!(source(&world), "JOURNAL_API_KEY");
    // What is set to nothing is not set.
    let world = world
        .with("JOURNAL_API_KEY", "")
        .with("JOURNAL_API_KEY_FILE", "");
    assert_eq!(source(&world), "key_command");
}

#[test]
fn each_step_opens_the_journal() {
    let service = Service::start();
    let file = near(&service).file("key.txt", "");
    let steps: [fn(World, &str) -> World; 4] = [
        |world, _| world.with("JOURNAL_API_KEY", KEY),
        |world, file| world.with("JOURNAL_API_KEY_FILE", file),
        |world, file| {
            let login = [
                "-C",
                "near",
                "auth",
                "login",
                "--key-command",
                &format!("cat {file}"),
            ];
            world.ok(&login);
            world
        },
        |world, _| {
            log_in(&world, KEY).succeeded();
            world
        },
    ];
    drop(file);
    for step in steps {
        let world = near(&service);
        let file = world.file("key.txt", format!("{KEY}\n"));
        let world = step(world, &file);
        world.ok(&["-C", "near", "meal", "list"]);
    }
    assert!(service.keys().iter().all(|key| key == KEY));
}

#[test]
fn a_step_that_is_named_and_fails_is_not_replaced_by_the_next() {
    let world = near(&Service::start());
    log_in(&world, KEY).succeeded();
    let list = ["-C", "near", "meal", "list"];
    let empty = world.file("empty.txt", "\n");
    let world = world.with("JOURNAL_API_KEY_FILE", "/nowhere/key.txt");
    world
        .run(&list)
        .failed(13)
        .says("JOURNAL_API_KEY_FILE: /nowhere/key.txt")
        .says("hint: name a file with the key, which you may read, or unset it");
    if cfg!(target_os = "linux") {
        let world = near(&Service::start()).with("JOURNAL_API_KEY_FILE", "/proc/self/mem");
        let told = world.run(&list).failed(13);
        told.says("JOURNAL_API_KEY_FILE: /proc/self/mem: ")
            .says("hint: name a file with the key");
    }
    let world = world.with("JOURNAL_API_KEY_FILE", &empty);
    let told = world.run(&list).failed(13);
    told.says("JOURNAL_API_KEY_FILE")
        .says("first line of the file, or unset it");
    let world = world.with("JOURNAL_API_KEY", "two words");
    world.run(&list).failed(13).says("JOURNAL_API_KEY");
    let world = world
        .with("JOURNAL_API_KEY", "")
        .with("JOURNAL_API_KEY_FILE", "");
    let path = world.config().join("config.toml");
    let text = fs::read_to_string(&path).unwrap();
    fs::write(
        &path,
        format!("{text}key_command = 'echo locked >&2; exit 1'\n"),
    )
    .unwrap();
    world.run(&list).failed(13).says("locked");
}

#[test]
fn without_a_key_nothing_is_sent() {
    let service = Service::start();
    let world = near(&service);
    let error = world.error(4, &["-C", "near", "meal", "list"]);
    assert_eq!(error["code"], "unauthorized");
    assert_eq!(error["context"], "near");
    assert_eq!(error["outcome"], "not_applied");
    let hint = error["hint"].as_str().unwrap();
    assert!(hint.contains("journal -C near auth login"), "{error}");
    world.run(&["-C", "near", "auth", "status"]).failed(4);
    let world = world.with("JOURNAL_BASE_URL", &service.base);
    world.run(&["log", "1 egg"]).failed(4).says("auth login");
    assert_eq!(service.keys(), Vec::<String>::new());
}

#[test]
fn a_stored_key_does_not_follow_its_context_to_another_origin() {
    let (mine, other) = (Service::start(), Service::start());
    let world = near(&mine);
    log_in(&world, KEY).succeeded();
    move_to(&world, &other.base);
    for line in [
        &["-C", "near", "meal", "list"][..],
        &["-C", "near", "auth", "status"],
    ] {
        let done = world.run(line).failed(4);
        hides(&done)
            .says(&mine.base[..mine.base.len() - 3])
            .says("auth login");
    }
    // Another scheme is another origin, another path is not.
    move_to(&world, &mine.base.replace("http:", "https:"));
    world.run(&["-C", "near", "meal", "list"]).failed(4);
    move_to(&world, &mine.base.replace("/v1", "/a/v1"));
    world.ok(&["-C", "near", "meal", "list"]);
    assert_eq!(other.keys(), Vec::<String>::new());
    // Whoever means it logs in again.
    move_to(&world, &other.base);
    log_in(&world, KEY).succeeded();
    world.ok(&["-C", "near", "meal", "list"]);
}

#[test]
fn the_key_of_the_environment_goes_with_its_address() {
    let (near_service, far) = (Service::start(), Service::start());
    let world = near(&near_service).with("JOURNAL_API_KEY", KEY);
    world.ok(&["-C", "near", "meal", "list"]);
    let world = world.with("JOURNAL_BASE_URL", &far.base);
    world.ok(&["meal", "list"]);
    assert_eq!((near_service.keys().len(), far.keys().len()), (1, 1));
    // -C names another journal than the one the key was set for.
    world.run(&["-C", "near", "meal", "list"]).failed(4);
    assert_eq!(near_service.keys().len(), 1);
    let world = world.with("JOURNAL_BASE_URL", &near_service.base);
    world.ok(&["-C", "near", "meal", "list"]);
}

#[test]
fn the_journal_of_the_environment_can_have_a_stored_key() {
    let service = Service::start();
    let world = World::new().with("JOURNAL_BASE_URL", &service.base);
    let login = ["auth", "login", "--with-key", "--insecure-storage"];
    world.run_with(&login, KEY).succeeded();
    world.ok(&["meal", "list"]);
    let status = world.json(&["auth", "status"]);
    assert_eq!(status["context"], service.host());
    world
        .run(&["auth", "login", "--key-command", &format!("echo {KEY}")])
        .failed(2)
        .says("context add");
}

#[test]
fn the_status_tells_which_key_is_used_and_for_whom() {
    let service = Service::start();
    let world = near(&service);
    log_in(&world, KEY).succeeded();
    let status = world.json(&["-C", "near", "auth", "status"]);
    let origin = service.base.trim_end_matches("/v1");
    assert_eq!(status["context"], "near");
    assert_eq!(status["url"], service.base);
    assert_eq!(status["origin"], origin);
    // It has not quite the form of our keys: nothing of it is shown.
    assert_eq!(status["key"], json!(null));
    assert_eq!(status["keyring"]["usable"], false);
    assert_ne!(status["keyring"]["reason"], "");
    let done = world.ok(&["-C", "near", "auth", "status"]);
    assert!(done.out.contains("credentials.toml") && done.out.contains(origin));
}

#[test]
fn the_key_of_a_command_does_not_follow_its_context_to_another_origin() {
    let (mine, other) = (Service::start(), Service::start());
    let world = near(&mine);
    let file = world.file("key.txt", KEY);
    let ran = world.home().join("ran");
    let command = format!("echo >> {}; cat {file}", ran.display());
    let login = ["-C", "near", "auth", "login", "--key-command", &command];
    world.ok(&login);
    let list = ["-C", "near", "meal", "list"];
    world.ok(&list);
    let before = fs::read_to_string(&ran).unwrap();
    move_to(&world, &other.base);
    let done = world.run(&list).failed(4);
    hides(&done)
        .says(&mine.base[..mine.base.len() - 3])
        .says("auth login");
    assert_eq!(fs::read_to_string(&ran).unwrap(), before, "it was run");
    assert_eq!(other.keys(), Vec::<String>::new());
    move_to(&world, &mine.base.replace("/v1", "/a/v1"));
    world.ok(&list);
    // Whoever means it logs in again, and logging out leaves nothing of it.
    move_to(&world, &other.base);
    world.ok(&login);
    world.ok(&list);
    world.ok(&["-C", "near", "auth", "logout"]);
    let text = fs::read_to_string(world.config().join("config.toml")).unwrap();
    assert!(!text.contains("key_"), "{text}");
}

#[test]
fn a_refused_key_is_told_with_where_it_came_from_and_how_to_store_another() {
    let service = Service::start();
    let world = near(&service);
    log_in(&world, KEY).succeeded();
    let path = world.config().join("credentials.toml");
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, text.replace(KEY, "jrnl_old")).unwrap();
    let hint = |world: &World| -> String {
        let error = world.error(4, &["-C", "near", "meal", "list"]);
        error["hint"].as_str().unwrap().to_owned()
    };
    let told = hint(&world);
    let login = "journal -C near auth login";
    assert!(told.contains(login), "{told}");
    assert!(told.contains("credentials.toml"), "{told}");
    assert!(!told.contains("JOURNAL_API_KEY"), "{told}");
    let world = world.with("JOURNAL_API_KEY", "jrnl_old");
    let told = hint(&world);
    assert!(told.contains("came from JOURNAL_API_KEY"), "{told}");
    assert!(told.contains(login), "{told}");
}

#[test]
fn a_command_that_others_may_have_written_is_not_run() {
    use std::os::unix::fs::PermissionsExt;

    let service = Service::start();
    let world = near(&service);
    let path = world.config().join("config.toml");
    let text = fs::read_to_string(&path).unwrap();
    let ran = world.home().join("ran");
    let command = format!(
        "{text}key_command = 'touch {} && echo {KEY}'\n",
        ran.display()
    );
    fs::write(&path, command).unwrap();
    let chmod = |place: &std::path::Path, mode| {
        fs::set_permissions(place, fs::Permissions::from_mode(mode)).unwrap();
    };
    for (file, folder) in [
        (0o620, 0o700),
        (0o602, 0o700),
        (0o600, 0o770),
        (0o644, 0o777),
    ] {
        chmod(&path, file);
        chmod(&world.config(), folder);
        let refused = world.run(&["-C", "near", "meal", "list"]).failed(13);
        refused.says("others may write it").says("chmod ");
        assert!(!ran.exists(), "{file:o} {folder:o}");
        // What everybody may write says nothing at all.
        let local = world.run(&["meal", "list"]);
        let is_everybodys = (file | folder) & 0o002 != 0;
        assert_eq!(local.exit, if is_everybodys { 13 } else { 0 }, "{local:?}");
    }
    chmod(&path, 0o644);
    chmod(&world.config(), 0o755);
    world.ok(&["-C", "near", "meal", "list"]);
    assert!(ran.exists());
}

#[test]
fn what_a_key_may_not_do_is_told_with_where_it_came_from() {
    let there = World::stocked();
    let read = crate::serve::key(&there, "read");
    let server = crate::serve::Server::start(&there);
    let here = World::new();
    here.ok(&["context", "add", "near", "--url", &server.base]);
    log_in(&here, &read).succeeded();
    let log = ["-C", "near", "log", "500kcal"];
    let done = here.run(&log).failed(5);
    done.says("hint: store a key that may do this with: journal -C near auth login")
        .says("came from credentials.toml");
    let file = here.file("key.txt", &read);
    let here = here.with("JOURNAL_API_KEY_FILE", &file);
    here.run(&log).failed(5).says(
        "the key came from JOURNAL_API_KEY_FILE: give it a key that may do this, or unset it",
    );
}

/// Whoever laid it there would have what is written go to a journal of theirs.
#[test]
fn no_key_is_taken_from_a_file_that_somebody_else_may_have_laid() {
    use std::os::unix::fs::{PermissionsExt, chown, lchown, symlink};
    const NOBODY: u32 = 65_534;
    let world = near(&Service::start());
    let [shared, own] = ["shared", "own"].map(|name| {
        let folder = world.home().join(name);
        fs::create_dir(&folder).unwrap();
        fs::write(folder.join("key"), KEY).unwrap();
        folder
    });
    let (key, link) = (shared.join("key"), shared.join("link"));
    symlink(own.join("key"), &link).unwrap();
    let is_taken = |file: &std::path::Path| {
        let mut command = world.command(&["-C", "near", "settings", "show"]);
        let output = command.env("JOURNAL_API_KEY_FILE", file).output().unwrap();
        let told = String::from_utf8_lossy(&output.stderr);
        let is_refused =
            told.contains("so no key is taken from it") || told.contains("it is not followed");
        assert_eq!(!output.status.success(), is_refused, "{told}");
        !is_refused
    };
    let taken = || [&key, &link].map(|file| is_taken(file));
    let mode = |place: &std::path::Path, mode| {
        fs::set_permissions(place, fs::Permissions::from_mode(mode)).unwrap();
    };
    for (of_folder, of_file, file, by_link) in [
        (0o755, 0o600, true, true),
        // What a machine hands out others may read.
        (0o755, 0o644, true, true),
        (0o755, 0o664, false, true),
        (0o775, 0o600, false, false),
        (0o777, 0o600, false, false),
        (0o1777, 0o600, true, true),
    ] {
        mode(&shared, of_folder);
        mode(&key, of_file);
        assert_eq!(taken(), [file, by_link], "{of_folder:o} {of_file:o}");
    }
    if lchown(&link, Some(NOBODY), None).is_err() {
        return eprintln!("skipped: only root gives files away");
    }
    chown(&key, Some(NOBODY), None).unwrap();
    assert_eq!(taken(), [false, false]);
    lchown(&link, Some(0), None).unwrap();
    chown(&key, Some(0), None).unwrap();
    chown(&shared, Some(NOBODY), None).unwrap();
    assert_eq!(taken(), [false, false]);
    // A folder of one's own may be put in the place of another one.
    let inner = shared.join("inner");
    fs::create_dir(&inner).unwrap();
    fs::write(inner.join("key"), KEY).unwrap();
    for (of_folder, owner, good) in [
        (0o755, 0, true),
        (0o777, 0, false),
        (0o1777, 0, true),
        (0o1777, NOBODY, false),
    ] {
        chown(&shared, Some(owner), None).unwrap();
        mode(&shared, of_folder);
        assert_eq!(is_taken(&inner.join("key")), good, "{of_folder:o} {owner}");
    }
}
