//! Imports go down only.

use std::collections::BTreeSet;

use crate::source::{Source, below};
use crate::{CELLAR, FLOORS, SEAM};

#[test]
fn every_room_stands_in_the_table() {
    let known: BTreeSet<&str> = FLOORS.iter().map(|row| row.0).chain(CELLAR).collect();
    for source in below("src") {
        let room = source.room();
        assert!(room == "lib" || known.contains(room), "{}", source.path);
    }
}

#[test]
fn the_table_goes_down_only() {
    let floor = |room: &str| FLOORS.iter().position(|row| row.0 == room);
    for (room, below) in FLOORS {
        for other in below.iter().filter(|other| !CELLAR.contains(other)) {
            assert!(floor(room) < floor(other), "{room} → {other}");
            assert!(
                !(SEAM.contains(&room) && SEAM.contains(other)),
                "{room} → {other}"
            );
        }
    }
}

#[test]
fn imports_go_down_only() {
    let mut wrong = BTreeSet::new();
    for source in below("src").iter().filter(|source| source.room() != "lib") {
        let room = source.room();
        let allowed = FLOORS
            .iter()
            .find(|row| row.0 == room)
            .map_or(&[][..], |row| row.1);
        for other in rooms_of(source) {
            if other != room && !allowed.contains(&other.as_str()) {
                wrong.insert(format!("{room} → {other}: {}", source.path));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", Vec::from_iter(wrong).join("\n"));
}

/// The rooms that a file names: by `crate::`, by the library's name, by climbing with `super::`.
fn rooms_of(source: &Source) -> BTreeSet<String> {
    let tokens = source.tokens();
    let mut rooms = BTreeSet::new();
    let mut at = 0;
    while at < tokens.len() {
        let starts = at == 0 || tokens[at - 1] != "::";
        let outside = matches!(tokens[at].as_str(), "crate" | "journal") && starts;
        if outside && is_path(&tokens, at) {
            first_names(&tokens, at + 2, &mut rooms);
        } else if tokens[at] == "super" && starts {
            at = climb(source, &tokens, at, &mut rooms);
        }
        at += 1;
    }
    rooms
}

/// `super::super::…`: counted against the depth of the file's module and of the blocks around.
fn climb(source: &Source, tokens: &[String], mut at: usize, rooms: &mut BTreeSet<String>) -> usize {
    let depth = source.module().len() + inline_depth(&tokens[..at]);
    let mut climbed = 0;
    while tokens[at] == "super" && is_path(tokens, at) {
        climbed += 1;
        at += 2;
    }
    assert!(climbed <= depth, "{}: climbs out of the crate", source.path);
    if climbed == depth {
        first_names(tokens, at, rooms);
    }
    at
}

/// How many `mod name { … }` are open behind these tokens.
fn inline_depth(tokens: &[String]) -> usize {
    let mut open = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        match token.as_str() {
            "{" => open.push(at >= 2 && tokens[at - 2] == "mod"),
            "}" => drop(open.pop()),
            _ => {}
        }
    }
    open.into_iter().filter(|module| *module).count()
}

fn is_path(tokens: &[String], at: usize) -> bool {
    tokens.get(at + 1).is_some_and(|next| next == "::")
}

/// The name that stands here, or the first name of each path of the group that stands here.
fn first_names(tokens: &[String], at: usize, names: &mut BTreeSet<String>) {
    if tokens[at] != "{" {
        names.insert(tokens[at].clone());
        return;
    }
    let mut depth = 0;
    for (place, token) in tokens.iter().enumerate().skip(at) {
        match token.as_str() {
            "{" => depth += 1,
            "}" if depth == 1 => return,
            "}" => depth -= 1,
            _ if depth == 1 && matches!(tokens[place - 1].as_str(), "{" | ",") => {
                names.insert(token.clone());
            }
            _ => {}
        }
    }
}

#[test]
fn every_way_to_name_a_room_is_seen() {
    let text = "use crate::{error::Result, model::{Meal, id}, self as all};\n\
                use super::super::cli::X; fn f() { crate::wire::y(); mod m { use super::super::api; } }";
    let path = "src/local/meals.rs".to_owned();
    let source = Source {
        path,
        text: text.to_owned(),
    };
    let rooms = Vec::from_iter(rooms_of(&source)).join(" ");
    assert_eq!(rooms, "cli error model self wire");
}
