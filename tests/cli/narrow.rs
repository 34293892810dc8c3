//! A narrow terminal: no line is longer than it, and no name is squeezed into a column of letters.

use crate::terminal::on_a_terminal;
use crate::world::World;

fn eaten() -> World {
    let world = World::stocked();
    for line in [
        &["log", "200 g oats, 1 banana, 2 eggs @ 8am"][..],
        &["log", "150 g wholemeal bread @ 7am"],
        &["plan", "300 g potatoes @ 19:00"],
    ] {
        world.ok(line);
    }
    for target in ["2000", "1"] {
        let day = ["target", "set", "--kcal", target, "--protein", "100"];
        world.ok(&[&day[..], &["--carbs", "200", "--fat", "70"]].concat());
    }
    world
}

/// What a command shows on a terminal of so many columns.
fn shown(world: &World, columns: usize, arguments: &str) -> Option<String> {
    let lines = format!("stty cols {columns}; \"$JOURNAL\" --color never {arguments}\n");
    Some(on_a_terminal(world, &lines)?.replace('\r', ""))
}

const SHOWING: [&str; 9] = [
    "about",
    "help dates",
    "help quick-text",
    "food show banana",
    "today",
    "meal list",
    "food search bread --library composition",
    "find bread",
    "find banana",
];

/// What says what it did, with notes beside it.
const WRITING: [&str; 3] = [
    "log '1 apple, 2 dl milk' --at 'tomorrow 8am'",
    "meal show last",
    "plan '1 apple' --at 'tomorrow 8am'",
];

#[test]
fn no_line_is_longer_than_a_narrow_terminal() {
    let world = eaten();
    for columns in [40, 50, 60, 80] {
        for arguments in SHOWING.into_iter().chain(WRITING) {
            let Some(text) = shown(&world, columns, arguments) else {
                return;
            };
            // A command that is to be copied is in one piece.
            for line in text.lines().filter(|line| !line.contains("journal ")) {
                let long = line.chars().count() > columns;
                assert!(!long, "{arguments} at {columns}: {line:?}\n{text}");
            }
        }
    }
}

#[test]
fn no_name_is_squeezed_and_no_number_is_broken_on_a_narrow_terminal() {
    let world = eaten();
    for columns in [40, 50, 60] {
        for arguments in ["today", "find bread", "meal list"] {
            let Some(text) = shown(&world, columns, arguments) else {
                return;
            };
            // A column of letters has a line for each few of them.
            let narrow = text.lines().filter(|line| line.trim().chars().count() < 3);
            let narrow: Vec<&str> = narrow.filter(|line| !line.trim().is_empty()).collect();
            assert_eq!(narrow, Vec::<&str>::new(), "{arguments}:\n{text}");
        }
        let today = shown(&world, columns, "today").unwrap_or_default();
        for whole in ["200 g", "Oats", "150 g", "300 g", " kcal"] {
            assert!(today.contains(whole), "{whole} at {columns}:\n{today}");
        }
        let list = shown(&world, columns, "meal list").unwrap_or_default();
        for whole in ["21 Nov 2026", "08:00", "07:00", "breakfast", "1,026"] {
            assert!(list.contains(whole), "{whole} at {columns}:\n{list}");
        }
        let found = shown(&world, columns, "find bread").unwrap_or_default();
        assert!(found.contains("composition/"), "{found}");
        assert!(found.to_lowercase().contains("bread"), "{found}");
    }
}

#[test]
fn what_is_left_out_on_a_narrow_terminal_is_the_library_first_and_then_nutrients() {
    let world = eaten();
    let Some(wide) = shown(&world, 100, "today") else {
        return;
    };
    assert!(wide.contains("composition"), "{wide}");
    let narrow = shown(&world, 40, "today").unwrap_or_default();
    assert!(!narrow.contains("composition"), "{narrow}");
    assert!(narrow.contains(" kcal"), "{narrow}");
    let head = |columns| {
        let list = shown(&world, columns, "meal list").unwrap_or_default();
        list.lines().next().unwrap_or_default().to_owned()
    };
    assert!(head(100).ends_with('F'), "{}", head(100));
    assert!(head(72).ends_with("kcal"), "{}", head(72));
}

/// What says that there is nothing, and what to do.
const NOTHING: [&str; 12] = [
    "today",
    "report",
    "meal list",
    "plan --list",
    "find xyzzy",
    "food search",
    "undo --list",
    "body history",
    "correction list",
    "catalog review list",
    "catalog status",
    "key list",
];

#[test]
fn what_says_that_there_is_nothing_is_broken_between_words_and_never_in_a_command() {
    let world = World::stocked();
    for columns in [50, 60, 80] {
        for arguments in NOTHING {
            let Some(text) = shown(&world, columns, arguments) else {
                return;
            };
            for line in text.lines().filter(|line| !line.contains("catalog.db")) {
                let command = line.trim_start().starts_with("journal ");
                let long = line.chars().count() > columns && !command;
                assert!(!long, "{arguments} at {columns}: {line:?}\n{text}");
                let is_whole = line.matches('"').count() % 2 == 0;
                assert!(is_whole, "{arguments} at {columns}: {line:?}\n{text}");
            }
        }
    }
}

#[test]
fn colours_add_no_line() {
    let world = eaten();
    for arguments in [
        &["today"][..],
        &["find", "bread"],
        &["meal", "list"],
        &["meal", "show", "last"],
        &["food", "save", "Soup"],
        &["food", "show", "banana"],
    ] {
        let show = |color| {
            let style = ["--format", "table", "--color", color];
            world.ok(&[&style[..], arguments].concat()).out
        };
        let (colored, bare) = (show("always"), show("never"));
        assert_eq!(
            colored.lines().count(),
            bare.lines().count(),
            "{arguments:?}: {colored:?}"
        );
    }
}
