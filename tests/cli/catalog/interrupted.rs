//! An import that is ended before its end: the catalogue is as it was, and nothing lies about.

use std::io::Write;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::time::{Duration, Instant};

use super::review::{propose, shop};
use crate::world::{World, ignoring};

const HEADER: &str = "code\tproduct_name\tenergy-kcal_100g\n";

pub(super) fn stocked() -> World {
    let world = World::new();
    let table = format!("{HEADER}40000001\tOld\t1\n");
    world
        .run_with(&["catalog", "import", "off", "-"], table)
        .succeeded();
    world
}

/// An import that has taken many rows and waits for more.
fn under_way(world: &World) -> (Child, ChildStdin) {
    under_way_with(world, &[])
}

/// The same, with more words.
pub(super) fn under_way_with(world: &World, more: &[&str]) -> (Child, ChildStdin) {
    begun(world, world.command(&[&IMPORT, more].concat()))
}

const IMPORT: [&str; 6] = ["catalog", "import", "off", "-", "--report", "odd.ndjson"];

fn begun(world: &World, mut command: Command) -> (Child, ChildStdin) {
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
    assert_eq!(beside(world), Vec::<String>::new());
    let reports = std::fs::read_dir(world.home()).unwrap();
    let mut reports = reports.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    assert_eq!(reports.find(|name| name.starts_with("odd")), None);
}

/// What lies beside the catalogue and belongs to it.
fn beside(world: &World) -> Vec<String> {
    let names = std::fs::read_dir(world.data()).unwrap();
    names
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.starts_with("catalog.db."))
        .collect()
}

#[test]
fn a_killed_import_changes_nothing_and_the_next_command_clears_up() {
    let world = stocked();
    let (mut child, _input) = under_way(&world);
    child.kill().unwrap();
    child.wait().unwrap();
    is_as_before(&world);
}

#[test]
fn a_killed_import_is_cleared_up_after_by_a_command_that_needs_no_catalogue() {
    let world = stocked();
    let (mut child, _input) = under_way(&world);
    // What a living import holds is left alone.
    world.ok(&["meal", "list"]);
    assert_eq!(beside(&world).len(), 2);
    child.kill().unwrap();
    child.wait().unwrap();
    world.ok(&["meal", "list"]);
    assert_eq!(beside(&world), Vec::<String>::new());
}

#[test]
fn what_a_killed_import_left_is_cleared_away_by_every_command_on_the_data_folder() {
    let world = stocked();
    world.ok(&["log", "100 g off/40000001"]);
    let names = ["catalog.db.lock", "catalog.db.new"];
    let folder = world.data().display().to_string();
    let lines: [&[&str]; 6] = [
        &["db", "check"],
        &["db", "path"],
        &["doctor"],
        &["today"],
        &["catalog", "status"],
        &["catalog", "status", "--data", &folder],
    ];
    for line in lines {
        for name in names {
            std::fs::write(world.data().join(name), "").unwrap();
        }
        world.ok(line);
        assert_eq!(beside(&world), Vec::<String>::new(), "{line:?}");
    }
}

#[test]
fn a_lock_that_a_killed_import_left_alone_is_cleared_away() {
    let world = stocked();
    std::fs::write(world.data().join("catalog.db.lock"), "").unwrap();
    is_as_before(&world);
}

/// Products of an import that is killed at many moments.
const MANY: usize = 4_000;

/// An import of a file from its beginning to its end, killed so long after it began; as long as it
/// takes until its catalogue has the name, where nobody kills it.
#[cfg(unix)]
fn run_for(world: &World, file: &str, time: Option<Duration>) -> Duration {
    use std::os::unix::fs::MetadataExt;
    let inode = || std::fs::metadata(world.catalogue()).unwrap().ino();
    let (before, begun) = (inode(), Instant::now());
    let mut child = world.start(&["catalog", "import", "off", file], Stdio::null());
    match time {
        Some(time) => {
            std::thread::sleep(time.saturating_sub(begun.elapsed()));
            child.kill().unwrap();
        }
        None => {
            while inode() == before {
                std::thread::sleep(Duration::from_micros(200));
            }
        }
    }
    let took = begun.elapsed();
    child.wait().unwrap();
    took
}

/// The old catalogue, byte for byte, or the whole new one; and nothing beside it.
#[cfg(unix)]
fn is_old_or_new(world: &World, old: &[u8]) -> bool {
    let status = world.json(&["catalog", "status"]);
    let foods = status["libraries"][0]["foods"].to_string();
    let is_old = std::fs::read(world.catalogue()).unwrap() == old;
    let now = if is_old { "Old" } else { "New 3999" };
    let found = world.json(&["food", "search", now, "--library", "off"]);
    assert_eq!(found["foods"][0]["name"], now);
    assert_eq!(
        foods,
        if is_old {
            "1".into()
        } else {
            (MANY + 1).to_string()
        }
    );
    assert_eq!(beside(world), Vec::<String>::new());
    is_old
}

#[cfg(unix)]
#[test]
fn an_import_killed_at_any_moment_leaves_the_old_catalogue_or_the_whole_new_one() {
    let world = stocked();
    let old = std::fs::read(world.catalogue()).unwrap();
    let rows = (0..MANY).map(|number| format!("{}\tNew {number}\t5\n", 50_000_000 + number));
    let file = world.file("many.tsv", HEADER.to_owned() + &rows.collect::<String>());
    let mut whole = run_for(&world, &file, None);
    assert!(!is_old_or_new(&world, &old), "nobody killed it");

    // All along, and close to where the new catalogue takes the name.
    let along = (0..24).map(|part| part * 100 / 24);
    let (mut olds, mut cut) = (0, 0);
    for percent in along.chain(88..112) {
        std::fs::write(world.catalogue(), &old).unwrap();
        let time = run_for(&world, &file, Some(whole * percent / 100));
        cut += usize::from(world.data().join("catalog.db.new").exists());
        let is_old = is_old_or_new(&world, &old);
        olds += usize::from(is_old);
        // On a machine that others use, too, an import takes now longer and now shorter.
        if is_old == (percent > 100) {
            whole = time;
        }
    }
    assert!(olds >= 12, "{olds} of 48 were killed before the end");
    assert!(cut >= 6, "{cut} of 48 were killed while a draft was there");
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_an_import_and_leaves_no_litter() {
    let world = stocked();
    let (child, mut input) = under_way(&world);
    interrupt(&child, "-INT");
    // Whoever reads standard input hears of it with the next rows.
    let _ = input.write_all("50000000\tMore\t5\n".repeat(4_000).as_bytes());
    drop(input);
    let done = child.wait_with_output().unwrap();
    assert_eq!(done.status.code(), Some(130));
    assert!(String::from_utf8_lossy(&done.stderr).contains("nothing was changed"));
    is_as_before(&world);
}

#[cfg(unix)]
#[test]
fn ctrl_c_that_is_ignored_ends_no_import() {
    for signal in ["INT", "HUP"] {
        let world = stocked();
        let command = world.command_by(ignoring(signal), &IMPORT);
        let (child, mut input) = begun(&world, command);
        for _ in 0..2 {
            interrupt(&child, &format!("-{signal}"));
        }
        input.write_all(b"60000000\tLast\t5\n").unwrap();
        drop(input);
        let done = child.wait_with_output().unwrap();
        assert!(done.status.success(), "{signal}: {done:?}");
        let status = world.json(&["catalog", "status"]);
        assert_eq!(status["libraries"][0]["foods"].to_string(), "20002");
    }
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

#[cfg(unix)]
#[test]
fn one_ctrl_c_ends_an_import_that_waits_for_what_does_not_come() {
    for signal in ["INT", "TERM"] {
        let world = stocked();
        let (child, _input) = under_way(&world);
        interrupt(&child, &format!("-{signal}"));
        let begun = Instant::now();
        let done = child.wait_with_output().unwrap();
        assert_eq!(done.status.code(), Some(130));
        assert!(begun.elapsed() < Duration::from_secs(30));
        let told = String::from_utf8(done.stderr).unwrap();
        assert!(told.contains("interrupted: nothing was changed"), "{told}");
        // Nothing is left for the next command to clear up.
        assert_eq!(beside(&world), Vec::<String>::new());
        is_as_before(&world);
    }
}

#[cfg(unix)]
#[test]
fn a_catalogue_behind_a_link_is_made_anew_there() {
    let world = stocked();
    let shared = world.home().join("shared.db");
    std::fs::rename(world.catalogue(), &shared).unwrap();
    std::os::unix::fs::symlink(&shared, world.catalogue()).unwrap();
    let table = format!("{HEADER}40000001\tNew\t1\n");
    world
        .run_with(&["catalog", "import", "off", "-"], table)
        .succeeded();
    assert!(world.catalogue().is_symlink());
    let found = world.json(&["food", "search", "new", "--library", "off"]);
    assert_eq!(found["foods"][0]["name"], "New");
}

#[cfg(unix)]
#[test]
fn one_ctrl_c_ends_an_import_that_waits_for_its_first_byte() {
    let world = stocked();
    // Somebody else is making the catalogue: what they make is theirs.
    let (mut other, _their_input) = under_way(&world);
    let mut child = world.start(&["catalog", "import", "off", "-"], Stdio::piped());
    let input = child.stdin.take().unwrap();
    std::thread::sleep(Duration::from_millis(500));
    interrupt(&child, "-TERM");
    let done = child.wait_with_output().unwrap();
    drop(input);
    assert_eq!(done.status.code(), Some(130));
    let told = String::from_utf8(done.stderr).unwrap();
    assert!(told.contains("interrupted: nothing was changed"), "{told}");
    assert!(world.data().join("catalog.db.new").exists());
    other.kill().unwrap();
    other.wait().unwrap();
    is_as_before(&world);
}

#[cfg(unix)]
#[test]
fn one_ctrl_c_ends_an_acceptance_that_waits_for_others_and_leaves_them_alone() {
    let world = shop();
    let id = propose(&world, "Nutella", 539);
    let (mut other, _their_input) = under_way(&world);
    let mut child = world.start(&["catalog", "review", "accept", &id], Stdio::null());
    std::thread::sleep(Duration::from_millis(500));
    assert!(
        child.try_wait().unwrap().is_none(),
        "it waits for the import"
    );
    interrupt(&child, "-INT");
    let done = child.wait_with_output().unwrap();
    assert_eq!(done.status.code(), Some(130));
    let told = String::from_utf8(done.stderr).unwrap();
    assert!(told.contains("interrupted: nothing was changed"), "{told}");
    assert_eq!(beside(&world), ["catalog.db.lock", "catalog.db.new"]);
    other.kill().unwrap();
    other.wait().unwrap();
    let waiting = world.json(&["catalog", "review", "list"]);
    assert_eq!(waiting["corrections"][0]["id"], id.as_str());
    world.ok(&["catalog", "review", "accept", &id]);
}

#[cfg(unix)]
fn interrupt(child: &Child, signal: &str) {
    let kill = Command::new("kill")
        .args([signal, &child.id().to_string()])
        .status();
    assert!(kill.unwrap().success());
}

#[cfg(unix)]
#[test]
fn an_interrupt_that_ends_the_other_end_of_a_pipe_too_is_told_as_one() {
    for begun in [&b""[..], b"ab", b"\x1f\x8b\x08\0"] {
        let world = stocked();
        let mut child = world.start(&["catalog", "import", "off", "-"], Stdio::piped());
        let mut input = child.stdin.take().unwrap();
        input.write_all(begun).unwrap();
        std::thread::sleep(Duration::from_millis(500));
        interrupt(&child, "-INT");
        drop(input);
        let done = child.wait_with_output().unwrap();
        assert_eq!(done.status.code(), Some(130), "{begun:?}");
        let told = String::from_utf8(done.stderr).unwrap();
        assert!(told.contains("interrupted: nothing was changed"), "{told}");
    }
}
