//! Completions and man pages are made from the program, and the committed ones are the program's.
//!
//! `UPDATE_GENERATED=1 cargo test --test cli generated` writes them anew.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::world::World;

const SHELLS: [(&str, &str); 5] = [
    ("bash", "journal.bash"),
    ("zsh", "_journal"),
    ("fish", "journal.fish"),
    ("powershell", "_journal.ps1"),
    ("nushell", "journal.nu"),
];

type Files = BTreeMap<String, String>;

fn committed(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)
}

fn read(folder: &Path) -> Files {
    let entries = fs::read_dir(folder).into_iter().flatten();
    entries
        .map(|entry| entry.unwrap().path())
        .map(|path| {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            (name, fs::read_to_string(path).unwrap())
        })
        .collect()
}

#[track_caller]
fn are_committed(folder: &str, made: &Files) {
    let folder = committed(folder);
    if std::env::var_os("UPDATE_GENERATED").is_some_and(|value| value == "1") {
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        for (name, text) in made {
            fs::write(folder.join(name), text).unwrap();
        }
    }
    let known = read(&folder);
    let names = |files: &Files| files.keys().cloned().collect::<Vec<_>>();
    let again = "UPDATE_GENERATED=1 cargo test --test cli generated";
    assert_eq!(names(&known), names(made), "write them anew: {again}");
    for (name, text) in made {
        assert!(
            known[name] == *text,
            "{name} has drifted from the program; write it anew: {again}"
        );
    }
}

#[test]
fn completions_are_those_of_the_program() {
    let world = World::new();
    let made = SHELLS.map(|(shell, file)| (file.to_owned(), world.ok(&["completions", shell]).out));
    // What is for the scripts alone is not offered to be typed.
    let hidden = ["Print what could be typed next", "Show a topic of help"];
    for (file, script) in &made {
        let offered = hidden.iter().find(|about| script.contains(**about));
        assert_eq!(offered, None, "{file}");
    }
    are_committed("completions", &made.into_iter().collect());
    assert!(!world.data().exists());
}

#[test]
fn man_pages_are_those_of_the_program() {
    let world = World::new();
    let folder = world.home().join("man");
    world.ok(&["man", "--out", folder.to_str().unwrap()]);
    are_committed("man", &read(&folder));
    // Whoever uses the machine reads them.
    let mode = std::fs::metadata(folder.join("journal.1")).unwrap();
    let mode = std::os::unix::fs::PermissionsExt::mode(&mode.permissions());
    assert_eq!(mode & 0o777, 0o644);
}

#[test]
fn pages_take_the_place_of_nothing_but_plain_files() {
    let world = World::new();
    let folder = world.home().join("man");
    std::fs::create_dir(&folder).unwrap();
    let made = std::process::Command::new("mkfifo")
        .arg(folder.join("journal.1"))
        .status();
    assert!(made.unwrap().success());
    let out = ["man", "--out", folder.to_str().unwrap()];
    world.run(&out).failed(2).says("is no plain file");
    let file = world.file("file", "");
    world
        .run(&["man", "--out", &file])
        .failed(12)
        .says("name another");
}

#[test]
fn a_dry_run_writes_no_page_and_says_how_many_it_would() {
    let world = World::new();
    let folder = world.home().join("all/man");
    let out = ["man", "--out", folder.to_str().unwrap()];
    let dry = [&out[..], &["-n"]].concat();
    let would = world.ok(&dry).out;
    assert!(!world.home().join("all").exists(), "{would}");
    let wrote = world.ok(&[&out[..], &["-q"]].concat()).out.lines().count();
    let told = format!("would write {wrote} pages into {}\n", folder.display());
    assert_eq!(would, told);
    // In a folder that is there, what is there stays, and what refuses a real run refuses this one.
    let page = folder.join("journal.1");
    fs::write(&page, "mine").unwrap();
    assert_eq!(world.ok(&dry).out, told);
    assert_eq!(fs::read_to_string(&page).unwrap(), "mine");
    fs::remove_file(&page).unwrap();
    fs::create_dir(&page).unwrap();
    world.run(&dry).failed(2).says("is no plain file");
}

#[test]
fn no_folder_for_pages_is_made_among_the_files_of_the_journal() {
    let world = World::new();
    world.ok(&["log", "1 egg"]);
    let folder = world.data().join("man/pages");
    for more in [&[][..], &["-n"]] {
        let out = ["man", "--out", folder.to_str().unwrap()];
        let told = world.run(&[&out[..], more].concat()).failed(2);
        told.says("among the journal's own files");
        assert!(!world.data().join("man").exists(), "{more:?}");
    }
}

#[test]
fn every_command_has_a_man_page_which_the_program_prints_too() {
    let world = World::new();
    let folder = world.home().join("man");
    world.ok(&["man", "--out", folder.to_str().unwrap()]);
    let pages = read(&folder);
    assert!(pages.contains_key("journal.1") && pages.contains_key("journal-meal-list.1"));
    assert_eq!(world.ok(&["man"]).out, pages["journal.1"]);
    assert_eq!(
        world.ok(&["man", "meal", "list"]).out,
        pages["journal-meal-list.1"]
    );
    world.run(&["man", "nonsense"]).failed(3);
}

#[test]
fn a_man_page_calls_a_command_as_it_is_typed() {
    let page = World::new().ok(&["man", "meal", "list"]).out;
    let synopsis = page
        .split(".SH SYNOPSIS")
        .nth(1)
        .unwrap()
        .lines()
        .nth(1)
        .unwrap();
    assert!(
        synopsis.replace('\\', "").contains("journal meal list"),
        "{synopsis}"
    );
}
