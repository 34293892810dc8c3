//! How files look: documented, short, found by the compiler, named for what they hold.

use std::collections::BTreeSet;

use crate::source::{Source, below, home};
use crate::{LONGEST, NO_NAMES};

#[test]
fn no_file_is_long() {
    for source in below("src") {
        let lines = source.text.lines().count();
        assert!(lines <= LONGEST, "{}: {lines} lines", source.path);
    }
}

#[test]
fn every_file_says_what_it_is() {
    for source in below("src").iter().chain(&below("tests")) {
        let told = source.text.starts_with("//! ");
        // The help of a command is the doc comment of its arguments.
        let command = source.room() == "cli" && has_documented_item(&source.text);
        assert!(told || command, "{}: no doc comment", source.path);
    }
}

/// Whether a type of this file has a doc comment.
fn has_documented_item(text: &str) -> bool {
    let mut documented = false;
    for line in text.lines() {
        match line {
            line if line.starts_with("/// ") => documented = true,
            line if line.starts_with("///") || line.starts_with("#[") => {}
            line if line.contains("struct ") || line.contains("enum ") => {
                if documented {
                    return true;
                }
            }
            line if line.starts_with(' ') || line.starts_with(')') => {}
            _ => documented = false,
        }
    }
    false
}

#[test]
fn no_drawer_for_everything() {
    for source in below("src").iter().chain(&below("tests")) {
        let parts = source.path.trim_end_matches(".rs").split('/');
        for part in parts {
            assert!(!NO_NAMES.contains(&part), "{}", source.path);
        }
        for pair in source.tokens().windows(2) {
            let drawer = pair[0] == "mod" && NO_NAMES.contains(&pair[1].as_str());
            assert!(!drawer, "{}: mod {}", source.path, pair[1]);
        }
    }
}

#[test]
fn unsafe_code_is_forbidden() {
    let manifest = std::fs::read_to_string(home().join("Cargo.toml")).expect("Cargo.toml");
    let by_lint = manifest.contains("[lints.rust]\nunsafe_code = \"forbid\"");
    let in_lib = Source::read("src/lib.rs")
        .text
        .contains("#![forbid(unsafe_code)]");
    assert!(by_lint || in_lib);
}

#[test]
fn no_file_of_the_program_is_forgotten() {
    let manifest = std::fs::read_to_string(home().join("Cargo.toml")).expect("Cargo.toml");
    let named = manifest
        .lines()
        .filter_map(|line| line.strip_prefix("path = \""));
    let mut roots: Vec<&str> = named.filter_map(|path| path.strip_suffix('"')).collect();
    roots.extend(["src/lib.rs", "src/main.rs"]);
    assert_eq!(forgotten("src", &roots), Vec::<String>::new());
}

#[test]
fn no_file_of_the_tests_is_forgotten() {
    let tops = std::fs::read_dir(home().join("tests")).expect("tests");
    let mut roots = Vec::new();
    for top in tops {
        let name = top
            .expect("an entry")
            .file_name()
            .into_string()
            .expect("UTF-8");
        roots.push(match name.strip_suffix(".rs") {
            Some(_) => format!("tests/{name}"),
            None => format!("tests/{name}/main.rs"),
        });
    }
    let roots: Vec<&str> = roots.iter().map(String::as_str).collect();
    assert_eq!(forgotten("tests", &roots), Vec::<String>::new());
}

/// The files below a folder that no `mod` leads to from these roots.
fn forgotten(folder: &str, roots: &[&str]) -> Vec<String> {
    let files: BTreeSet<String> = below(folder)
        .into_iter()
        .map(|source| source.path)
        .collect();
    let mut reached = BTreeSet::new();
    let mut ahead: Vec<(String, bool)> = roots
        .iter()
        .map(|path| ((*path).to_owned(), true))
        .collect();
    while let Some((path, is_root)) = ahead.pop() {
        if files.contains(&path) && reached.insert(path.clone()) {
            ahead.extend(
                modules(&path, is_root)
                    .into_iter()
                    .map(|path| (path, false)),
            );
        }
    }
    files.difference(&reached).cloned().collect()
}

/// The files that may hold the modules a file declares.
fn modules(path: &str, is_root: bool) -> Vec<String> {
    let (folder, file) = path.rsplit_once('/').expect("a folder");
    let inside = match is_root || file == "mod.rs" {
        true => folder.to_owned(),
        false => path.trim_end_matches(".rs").to_owned(),
    };
    let mut found = Vec::new();
    let mut elsewhere = None;
    for line in Source::read(path).text.lines().map(str::trim) {
        if let Some(place) = line.strip_prefix("#[path = \"") {
            elsewhere = place.strip_suffix("\"]").map(str::to_owned);
        } else if let Some(name) = declared(line) {
            match elsewhere.take() {
                Some(place) => found.push(format!("{folder}/{place}")),
                None => {
                    found.push(format!("{inside}/{name}.rs"));
                    found.push(format!("{inside}/{name}/mod.rs"));
                }
            }
        }
    }
    found
}

/// The module that a line declares in a file of its own.
fn declared(line: &str) -> Option<&str> {
    let line = line.strip_suffix(';')?;
    let (visible, name) = line.split_once("mod ")?;
    (visible.is_empty() || visible.starts_with("pub")).then_some(name)
}
