//! Crates that are not ours: each has a reason and its rooms.

use std::collections::BTreeSet;

use crate::GUESTS;
use crate::source::{Source, below, home};

/// The lines of Cargo.toml that name a dependency, of every kind.
fn dependencies() -> Vec<(String, String, String)> {
    let manifest = std::fs::read_to_string(home().join("Cargo.toml")).expect("Cargo.toml");
    let mut section = String::new();
    let mut found = Vec::new();
    for line in manifest.lines() {
        if line.starts_with('[') {
            section = line.to_owned();
        } else if section.contains("dependencies")
            && let Some((name, _)) = line.split_once('=')
        {
            found.push((section.clone(), name.trim().to_owned(), line.to_owned()));
        }
    }
    assert!(found.len() > 10, "dependencies are found");
    found
}

#[test]
fn every_dependency_has_a_reason() {
    for (_, name, line) in dependencies() {
        let reason = line
            .rsplit_once("# ")
            .map_or("", |(_, reason)| reason.trim());
        assert!(
            name.starts_with('#') || reason.len() > 2,
            "no reason beside it: {line}"
        );
    }
}

#[test]
fn every_dependency_stands_in_the_table() {
    let ours = |section: &str| !section.contains("dev-") && !section.contains("build-");
    let named: BTreeSet<String> = dependencies()
        .into_iter()
        .filter(|(section, ..)| ours(section))
        .map(|(_, name, _)| name)
        .collect();
    let table: BTreeSet<String> = GUESTS.iter().map(|row| row.0.to_owned()).collect();
    assert_eq!(named, table);
}

#[test]
fn guests_stay_in_their_rooms() {
    let mut wrong = Vec::new();
    for source in below("src").iter().filter(|source| !source.is_test()) {
        let tokens = source.tokens();
        for (guest, rooms) in GUESTS {
            let name = guest.replace('-', "_");
            if names(&tokens, &name) && !rooms.iter().any(|room| is_in(source, room)) {
                wrong.push(format!("{guest}: {}", source.path));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// Whether a crate is named: `name::…`, or `use name` alone.
fn names(tokens: &[String], name: &str) -> bool {
    !has_own(tokens, name) && is_named(tokens, name)
}

/// Whether a file speaks of a module of ours by that name: `use super::log`, `mod log`.
fn has_own(tokens: &[String], name: &str) -> bool {
    tokens.windows(2).any(|pair| {
        let is_ours = matches!(pair[0].as_str(), "mod" | "::" | "{" | ",");
        is_ours && pair[1] == name
    })
}

fn is_named(tokens: &[String], name: &str) -> bool {
    tokens.iter().enumerate().any(|(at, token)| {
        let before = at
            .checked_sub(1)
            .map_or("", |before| tokens[before].as_str());
        let after = tokens.get(at + 1).map_or("", String::as_str);
        token == name && before != "::" && (after == "::" || before == "use" || before == "crate")
    })
}

/// Whether a file is in a room (`rules`), or is that file (`cli/zone`).
fn is_in(source: &Source, room: &str) -> bool {
    let inside = source.path.trim_start_matches("src/");
    room == "*" || source.room() == room || inside.trim_end_matches(".rs") == room
}
