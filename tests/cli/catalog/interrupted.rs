//! An import that is ended before its end: the catalogue is as it was, and nothing lies about.

use std::io::Write;
use std::process::{Child, ChildStdin, Stdio};
use std::time::{Duration, Instant};

use crate::world::World;

const HEADER: &str = "code\tproduct_name\tenergy-kcal_100g\n";

fn stocked() -> World {
    let world = World::new();
    let table = format!("{HEADER}40000001\tOld\t1\n");
    world
        .run_with(&["catalog", "import", "off", "-"], table)
        .succeeded();
    world
}

/// An import that has taken many rows and waits for more.
fn under_way(world: &World) -> (Child, ChildStdin) {
    let mut command = world.command(&["catalog", "import", "off", "-"]);
    command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    input.write_all(HEADER.as_bytes()).unwrap();
    let rows: String = (0..20_000)
        .map(|number| format!("{}\tNew {number}\t5\n", 50_000_000 + number))
        .collect();
    input.write_all(rows.as_bytes()).unwrap();
    let draft = world.data().join("catalog.db.new");
    wait("the draft grows", || {
        std::fs::metadata(&draft).is_ok_and(|draft| draft.len() > 0)
    });
    (child, input)
}

fn wait(what: &str, is_so: impl Fn() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(
            begun.elapsed() < Duration::from_secs(60),
            "{what}: not within a minute"
        );
        std::thread::sleep(Duration::from_millis(10));
    }
}

fn is_as_before(world: &World) {
    let told = world.json(&["food", "search", "--library", "off"]);
    assert_eq!(told["foods"].as_array().map(Vec::len), Some(1));
    let names = std::fs::read_dir(world.data()).unwrap();
    let litter: Vec<_> = names
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.starts_with("catalog.db."))
        .collect();
    assert!(litter.is_empty(), "{litter:?}");
}

#[test]
fn a_killed_import_changes_nothing_and_the_next_command_clears_up() {
    let world = stocked();
    let (mut child, _input) = under_way(&world);
    child.kill().unwrap();
    child.wait().unwrap();
    is_as_before(&world);
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_an_import_and_leaves_no_litter() {
    let world = stocked();
    let (child, mut input) = under_way(&world);
    let kill = std::process::Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status();
    assert!(kill.unwrap().success());
    // Whoever reads standard input hears of it with the next rows.
    let _ = input.write_all("50000000\tMore\t5\n".repeat(4_000).as_bytes());
    drop(input);
    let done = child.wait_with_output().unwrap();
    assert_eq!(done.status.code(), Some(130));
    assert!(String::from_utf8_lossy(&done.stderr).contains("nothing was changed"));
    is_as_before(&world);
}

#[test]
fn two_imports_at_once_do_not_undo_each_other() {
    let world = stocked();
    let (child, mut input) = under_way(&world);
    let file = world.file("more.tsv", format!("{HEADER}40000018\tSecond\t1\n"));
    world
        .run(&["catalog", "import", "off", &file])
        .failed(12)
        .says("by another program");
    // The old catalogue answers meanwhile.
    world.ok(&["food", "search", "old", "--library", "off"]);
    input.write_all(b"60000000\tLast\t5\n").unwrap();
    drop(input);
    assert!(child.wait_with_output().unwrap().status.success());
    let status = world.json(&["catalog", "status"]);
    assert_eq!(status["libraries"][0]["foods"].to_string(), "20002");
    world.ok(&["catalog", "import", "off", &file]);
}
