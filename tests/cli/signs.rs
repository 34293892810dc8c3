//! Signs and lines that fit the terminal: how the day stands under a meal, and plain ASCII where
//! nothing else can be drawn.

use crate::terminal::on_a_terminal;
use crate::world::World;

/// A home with a target, and foods of which not everything is known.
fn lived_in() -> World {
    let world = World::stocked();
    let target = "target set --kcal 2100 --protein 100 --carbs 200 --fat 80 --from 2026-11-01";
    world.ok(&target.split(' ').collect::<Vec<_>>());
    let save = "food save Mystery --brand Unknown --per 100g --kcal 300 --measure slice=30g";
    world.ok(&save.split(' ').collect::<Vec<_>>());
    world.ok(&["log", "200 g oats, 2 slices mystery, 1 banana"]);
    world.ok(&["log", "500kcal", "--at", "yesterday 8am"]);
    world.ok(&["plan", "1 egg", "--at", "20:00"]);
    world
}

fn logged(world: &World, columns: u16, arguments: &str) -> Option<String> {
    let lines = format!("stty cols {columns}; \"$JOURNAL\" log --color never {arguments}\n");
    on_a_terminal(world, &lines)
}

#[test]
fn a_meal_of_today_says_how_today_stands() {
    let world = lived_in();
    let Some(shown) = logged(&world, 100, "'100 g oats'") else {
        return;
    };
    let line = shown.lines().find(|line| line.trim().starts_with("Today "));
    let line = line.unwrap_or_else(|| panic!("{shown}"));
    assert!(line.contains(" / 2,100 kcal  █"), "{line}");
    assert!(line.contains('·') && line.contains(" left"), "{line}");
    let another = logged(&world, 100, "'100 g oats @ yesterday 8am'").unwrap();
    assert!(
        another.contains("  Fri 20 Nov 889 / 2,100 kcal"),
        "{another}"
    );
    assert!(!another.contains("Today"), "{another}");
}

#[test]
fn a_bar_is_drawn_where_there_is_room_for_it() {
    let world = lived_in();
    let Some(narrow) = logged(&world, 45, "'1 egg'") else {
        return;
    };
    let line = |shown: &str| {
        let mut lines = shown.lines();
        let line = lines.find(|line| line.trim().starts_with("Today "));
        line.unwrap_or_else(|| panic!("{shown}")).to_owned()
    };
    let without = line(&narrow);
    assert!(
        !without.contains('█') && without.contains("left"),
        "{without}"
    );
    let ascii = world.with("LC_ALL", "C");
    let drawn = line(&logged(&ascii, 100, "'1 egg'").unwrap());
    assert!(drawn.contains("kcal  ##"), "{drawn}");
}

#[test]
fn nothing_of_our_own_is_drawn_that_an_ascii_terminal_has_not() {
    let world = lived_in().with("LC_ALL", "C");
    let lines = [
        "today",
        "today yesterday",
        "meal list",
        "meal show last",
        "meal history last",
        "find mystery",
        "food show mystery",
        "food search mystery",
        "report",
        "report --chart",
        "report --items",
        "report --by week",
        "target show",
        "settings show",
        "undo --list",
        "config list",
        "doctor",
        "about",
        "context list",
        "catalog status",
        "key list",
        "log 50g_mystery",
        "meal edit last --name x",
        "undo",
        "redo",
        "log 1_blorb",
        "log 100_ml_mystery",
        "log 100_g_bread --library composition",
        "again fri lunch",
        "meal delete last",
        "food unpin nonsense",
        "--help",
        "log --help",
        "log --nonsense",
        "meal",
        "topic quick-text",
    ];
    for line in lines {
        let words: Vec<String> = line.split(' ').map(|word| word.replace('_', " ")).collect();
        let mut words: Vec<&str> = words.iter().map(String::as_str).collect();
        words.push("--format=table");
        let done = world.run(&words);
        for text in [&done.out, &done.err] {
            let odd = text.lines().find(|line| !line.is_ascii());
            assert_eq!(odd, None, "journal {line}");
        }
    }
    let shown = world.ok(&["today", "--format", "table"]).out;
    assert!(
        shown.contains(">= "),
        "a lower bound is shown as one: {shown}"
    );
}
