//! Errors on a terminal: broken between words, and what is to be copied in one piece.

use crate::terminal::on_a_terminal;
use crate::world::World;

/// What `journal` said on a terminal of so many columns.
fn said(world: &World, columns: usize, arguments: &str) -> Option<String> {
    let lines = format!("stty cols {columns} rows 24\n\"$JOURNAL\" {arguments}\n");
    Some(on_a_terminal(world, &lines)?.replace('\r', ""))
}

#[test]
fn errors_and_hints_are_broken_between_words_and_commands_never() {
    let world = World::stocked().with("NO_COLOR", "1");
    let phrase = "log '2 blorp of whatever'";
    let whole = world.run(&["log", "2 blorp of whatever"]).failed(6).err;
    assert_eq!(
        whole.lines().count(),
        2,
        "a pipe is read line by line: {whole}"
    );
    let command = "journal food save NAME --per 100g --kcal N …";
    assert!(whole.contains(command), "{whole}");
    for columns in [50, 60, 80] {
        let Some(shown) = said(&world, columns, phrase) else {
            return;
        };
        assert!(shown.contains(command), "{columns}: {shown}");
        for line in shown.lines() {
            assert!(line.chars().count() <= columns, "{columns}: {line}");
        }
        let words = |text: &str| {
            text.split_whitespace()
                .map(str::to_owned)
                .collect::<Vec<_>>()
        };
        assert_eq!(words(&shown), words(&whole), "{columns}");
    }
}

#[test]
fn a_command_wider_than_the_terminal_stays_one_line() {
    let world = World::stocked().with("NO_COLOR", "1");
    let Some(shown) = said(&world, 30, "log '1 blorp'") else {
        return;
    };
    let command = "  journal food save NAME --per 100g --kcal N …,";
    assert!(shown.lines().any(|line| line == command), "{shown}");
}

#[test]
fn what_to_do_where_there_are_no_meals_fits_a_terminal() {
    let world = World::stocked().with("NO_COLOR", "1");
    let Some(shown) = said(&world, 80, "meal list --all") else {
        return;
    };
    assert!(
        shown.contains("journal plan \"1 pizza\" --at \"fri 19:00\""),
        "{shown}"
    );
    assert!(
        shown.lines().all(|line| line.chars().count() <= 80),
        "{shown}"
    );
}
