//! What is kept of a service in a state folder that somebody else may write is theirs, or no file: nobody goes by it, nor
//! waits for it, and nothing is written through it.

use std::fs;
use std::os::unix::fs::{chown, symlink};
use std::path::{Path, PathBuf};
use std::process::Command;

use super::refused::Phone;
use crate::world::World;

/// Somebody else.
const NOBODY: u32 = 65_534;

/// The one file of a folder that is called so.
fn list(world: &World, folder: &str) -> PathBuf {
    let folder = world.home().join("state").join(folder);
    let files = fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path());
    let is_list = |file: &PathBuf| file.extension().is_some_and(|it| it == "json");
    files.into_iter().find(is_list).expect("a list")
}

/// What is sent to take something back is sent with one's own key.
#[test]
fn nothing_is_undone_that_somebody_else_says_was_done() {
    let home = World::stocked();
    let phone = Phone::of(&home);
    let world = &phone.world;
    world.ok(&["log", "1 banana"]);
    world.ok(&["meal", "delete", "last", "--yes"]);
    let list = list(world, "undo");
    let folder = list.parent().unwrap();
    for place in [&*list, folder] {
        if chown(place, Some(NOBODY), None).is_err() {
            return eprintln!("skipped: only root gives files away");
        }
        for line in [&["undo"][..], &["undo", "--list"], &["undo", "-n"]] {
            let refused = world.run(line);
            assert_eq!(refused.exit, 13, "{refused:?}");
            assert!(
                refused.err.contains("belongs to somebody else"),
                "{refused:?}"
            );
        }
        assert_eq!(home.meals(), 0);
        // What is written is written, and told that it cannot be taken back.
        world
            .ok(&["log", "1 egg"])
            .says("this cannot be taken back");
        world.ok(&["meal", "delete", "last", "--yes"]);
        chown(place, Some(0), None).unwrap();
    }
    world.ok(&["undo"]);
    assert_eq!(home.meals(), 1);
}

/// A command that has written ends, and says what it did.
#[test]
fn a_pipe_a_link_or_a_folder_of_somebody_elses_keeps_no_command_and_leads_nowhere() {
    let home = World::stocked();
    let phone = Phone::of(&home);
    let world = &phone.world;
    world.ok(&["log", "1 banana"]);
    let (contexts, target) = (
        world.home().join("state").join("contexts"),
        world.home().join("target"),
    );
    let lock = contexts.join(".lock");
    let lay: [&dyn Fn(&Path); 3] = [
        &|lock| assert!(Command::new("mkfifo").arg(lock).status().unwrap().success()),
        &|lock| symlink(&target, lock).unwrap(),
        &|lock| fs::create_dir(lock).unwrap(),
    ];
    for lay in lay {
        fs::remove_file(&lock)
            .or_else(|_| fs::remove_dir(&lock))
            .unwrap();
        lay(&lock);
        let before = home.meals();
        world.ok(&["log", "1 banana"]);
        assert_eq!(home.meals(), before + 1);
        assert!(!target.exists());
    }
    // What somebody else says was written last is not believed.
    let hints = list(world, "contexts");
    if chown(&hints, Some(NOBODY), None).is_err() {
        return eprintln!("skipped: only root gives files away");
    }
    let last = world.run(&["meal", "show", "last"]);
    assert_ne!(last.exit, 0, "{last:?}");
    fs::remove_dir_all(&contexts).unwrap();
    fs::create_dir(&target).unwrap();
    symlink(&target, &contexts).unwrap();
    let laid = Command::new("chown")
        .args(["-h", "65534"])
        .arg(&contexts)
        .status();
    assert!(laid.unwrap().success());
    world.run(&["log", "1 banana"]);
    assert_eq!(fs::read_dir(&target).unwrap().count(), 0);
}

/// It says which journal is meant, where keys go, and what food a name is.
#[test]
fn nothing_is_taken_from_a_configuration_or_pins_that_somebody_else_may_have_written() {
    use std::os::unix::fs::PermissionsExt;
    let world = World::stocked();
    world.ok(&["food", "pin", "gruel", "composition/usda-01123"]);
    world.ok(&["config", "set", "timezone", "Europe/Paris"]);
    let lines: [(&str, &[&[&str]]); 2] = [
        (
            "config.toml",
            &[&["today"], &["log", "100 g oats"], &["config", "list"]],
        ),
        (
            "pins.toml",
            &[&["log", "100 g gruel"], &["food", "unpin", "gruel"]],
        ),
    ];
    for (name, lines) in lines {
        let file = world.config().join(name);
        let mode = |place: &Path, mode| {
            fs::set_permissions(place, fs::Permissions::from_mode(mode)).unwrap();
        };
        for (of_file, of_folder) in [(0o666, 0o700), (0o600, 0o777), (0o644, 0o1777)] {
            mode(&file, of_file);
            mode(&world.config(), of_folder);
            for line in lines {
                world.run(line).failed(13).says("others may write it");
            }
        }
        mode(&world.config(), 0o700);
        mode(&file, 0o600);
        if chown(&file, Some(NOBODY), None).is_err() {
            return eprintln!("skipped: only root gives files away");
        }
        for line in lines {
            world.run(line).failed(13).says("belongs to somebody else");
        }
        // Root goes by what the owner of a folder has in it.
        chown(world.config(), Some(NOBODY), None).unwrap();
        world.ok(lines[0]);
        chown(world.config(), Some(0), None).unwrap();
        chown(&file, Some(0), None).unwrap();
    }
}

/// What is sent to take something back is sent with one's own key, whoever wrote it there.
#[test]
fn nothing_is_undone_by_a_list_that_everybody_may_write() {
    use std::os::unix::fs::PermissionsExt;
    let home = World::stocked();
    let phone = Phone::of(&home);
    let world = &phone.world;
    world.ok(&["log", "1 banana"]);
    let list = list(world, "undo");
    let folder = list.parent().unwrap();
    for (of_list, of_folder) in [(0o666, 0o700), (0o600, 0o777)] {
        for (place, mode) in [(&*list, of_list), (folder, of_folder)] {
            fs::set_permissions(place, fs::Permissions::from_mode(mode)).unwrap();
        }
        world.run(&["undo"]).failed(13).says("others may write it");
        assert_eq!(home.meals(), 1);
    }
    fs::set_permissions(folder, fs::Permissions::from_mode(0o700)).unwrap();
    world.ok(&["undo"]);
    assert_eq!(home.meals(), 0);
}

/// What was written last says which meal is meant by `last`.
#[test]
fn no_meal_is_the_last_one_by_a_file_that_everybody_may_write() {
    use std::os::unix::fs::PermissionsExt;
    let home = World::stocked();
    let phone = Phone::of(&home);
    let world = &phone.world;
    world.ok(&["log", "1 banana"]);
    world.ok(&["log", "1 egg"]);
    let hints = list(world, "contexts");
    let folder = hints.parent().unwrap();
    for (of_hints, of_folder) in [(0o666, 0o700), (0o600, 0o777), (0o644, 0o1777)] {
        for (place, mode) in [(&*hints, of_hints), (folder, of_folder)] {
            fs::set_permissions(place, fs::Permissions::from_mode(mode)).unwrap();
        }
        let last = world.run(&["meal", "delete", "last", "--yes"]);
        assert_ne!(last.exit, 0, "{last:?}");
        assert_eq!(home.meals(), 2);
    }
    fs::set_permissions(folder, fs::Permissions::from_mode(0o700)).unwrap();
    world.ok(&["meal", "delete", "last", "--yes"]);
    assert_eq!(home.meals(), 1);
}

/// Nor is it written or read through a link that somebody else may have laid.
#[test]
fn no_hint_stands_behind_a_link_in_a_folder_that_everybody_may_write() {
    use std::os::unix::fs::PermissionsExt;
    let home = World::stocked();
    let phone = Phone::of(&home);
    let world = &phone.world;
    let (state, victim) = (world.home().join("state"), world.home().join("victim"));
    let (open, laid) = (world.home().join("open"), world.home().join("open/journal"));
    fs::create_dir(&victim).unwrap();
    fs::create_dir(&open).unwrap();
    symlink(&victim, &laid).unwrap();
    fs::set_permissions(&open, fs::Permissions::from_mode(0o1777)).unwrap();
    let _ = fs::remove_dir_all(&state);
    symlink(&laid, &state).unwrap();
    let written = world.ok(&["log", "1 banana"]);
    written.says("is a link in a folder that others may write");
    assert_eq!(fs::read_dir(&victim).unwrap().count(), 0);
    assert_ne!(world.run(&["meal", "show", "last"]).exit, 0);
}

/// What was deleted since would stand in it for good.
#[test]
fn what_a_killed_program_left_of_hints_goes_with_the_next_ones() {
    let home = World::stocked();
    let phone = Phone::of(&home);
    let world = &phone.world;
    world.ok(&["log", "1 banana"]);
    let hints = list(world, "contexts");
    let left = hints.with_extension("new-4711-0123456789abcdef");
    fs::copy(&hints, &left).unwrap();
    let others = hints.with_file_name("other.new-4711-0123456789abcdef");
    fs::write(&others, "of another context").unwrap();
    world.ok(&["log", "1 egg"]);
    assert!(!left.exists() && others.exists());
    world.ok(&["meal", "show", "last"]);
}
