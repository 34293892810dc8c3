//! Help: what a person reads first.

use crate::tree::leaves;
use crate::world::World;

const ABOUT: &str = "A food journal for the terminal";

#[test]
fn help_begins_with_what_the_program_is() {
    let world = World::new();
    for arguments in [&["--help"][..], &["-h"], &["help"]] {
        let help = world.ok(arguments).out;
        assert!(
            help.starts_with(ABOUT),
            "{arguments:?} begins {:?}",
            help.lines().next()
        );
    }
    assert!(!world.data().exists(), "help made a journal");
}

#[test]
fn the_program_alone_shows_help_and_no_error() {
    let done = World::new().run::<&str>(&[]);
    let told = format!("{}{}", done.out, done.err);
    assert!(
        told.starts_with(ABOUT),
        "it begins {:?}",
        told.lines().next()
    );
}

#[test]
fn long_help_has_examples() {
    let world = World::new();
    assert!(
        world
            .ok(&["--help"])
            .out
            .contains("journal log \"200 g oats, 1 banana\"")
    );
    for command in ["log", "plan", "api"] {
        let long = world.ok(&[command, "--help"]).out;
        assert!(long.contains("Example"), "{long}");
        let (examples, options) = (
            long.find("Example").unwrap(),
            long.find("Options:").unwrap(),
        );
        assert!(examples < options, "{command}: examples come first");
        assert!(world.ok(&[command, "-h"]).out.len() < long.len());
    }
}

/// A line that ends before it is full, and goes on in the next.
fn broken_early(prose: &str, columns: usize) -> Option<(&str, &str)> {
    let is_prose = |line: &str| line.starts_with(|first: char| !first.is_whitespace());
    let width = |line: &str, next: &str| {
        let word = next.split(' ').next().unwrap_or_default();
        line.chars().count() + 1 + word.chars().count()
    };
    let mut pairs = prose.lines().zip(prose.lines().skip(1));
    pairs.find(|(line, next)| is_prose(line) && is_prose(next) && width(line, next) <= columns)
}

#[test]
fn long_help_is_broken_where_the_terminal_ends_and_nowhere_else() {
    let commands = [leaves(), vec![String::new()]].concat();
    for columns in [60, 80, 100] {
        let world = World::new().with("COLUMNS", &columns.to_string());
        for command in &commands {
            let words = command.split_whitespace().chain(["--help"]);
            let help = world.ok(&words.collect::<Vec<_>>()).out;
            let (prose, _) = help.split_once("\nUsage: ").unwrap();
            let early = broken_early(prose, columns);
            assert_eq!(early, None, "{command}, {columns} columns: {prose}");
            for line in prose.lines() {
                let fits = line.chars().count() <= columns || !line.trim().contains(' ');
                assert!(fits, "{command}, {columns} columns: {line}");
            }
        }
    }
}

#[test]
fn lists_and_examples_of_long_help_fit_80_columns() {
    let world = World::new().with("COLUMNS", "200");
    for command in [leaves(), vec![String::new()]].concat() {
        let words = command.split_whitespace().chain(["--help"]);
        let help = world.ok(&words.collect::<Vec<_>>()).out;
        let (prose, _) = help.split_once("\nUsage: ").unwrap();
        for line in prose.lines().filter(|line| line.starts_with(' ')) {
            let fits = line.chars().count() <= 80 || !line.trim().contains(' ');
            assert!(fits, "{command}: {line}");
        }
    }
}

#[test]
fn every_command_has_a_line_of_help() {
    let world = World::new();
    let mut groups = vec![Vec::<String>::new()];
    let mut seen = 0;
    while let Some(path) = groups.pop() {
        let arguments = [&path[..], &["-h".to_owned()]].concat();
        let help = world.ok(&arguments).out;
        let commands = help.lines().skip_while(|line| *line != "Commands:").skip(1);
        for line in commands.take_while(|line| !line.is_empty()) {
            let mut words = line.split_whitespace();
            let name = words.next().unwrap();
            assert!(
                words.next().is_some(),
                "{path:?}: {name} says nothing of itself"
            );
            if name != "help" {
                groups.push([&path[..], &[name.to_owned()]].concat());
                seen += 1;
            }
        }
    }
    assert!(seen > 40, "{seen}");
}

#[test]
fn the_version_is_that_of_the_package() {
    let world = World::new();
    let version = format!("journal {}\n", env!("CARGO_PKG_VERSION"));
    assert_eq!(world.ok(&["--version"]).out, version);
    let about = world.ok(&["about"]).out;
    assert!(
        about.contains("USDA") && about.contains("Ciqual"),
        "{about}"
    );
}

#[test]
fn a_first_word_that_is_no_command_says_what_was_perhaps_meant() {
    let world = World::new();
    for (words, tip) in [
        (&["lgo", "2 eggs"][..], "did you mean: journal log"),
        (&["2", "eggs", "--json"], "journal log '2 eggs'"),
        (&["pizza"], "journal log pizza"),
        (&["pizza $(rm x)"], "journal log 'pizza $(rm x)'"),
        (&["breakfast"], "journal again breakfast"),
        (&["help", "quicktext"], "topics are: quick-text, dates"),
        (&["-C", "local", "lgo"], "did you mean: journal log"),
        (&["eat"], "journal plan --list"),
        (&["completions"], "bash, zsh, fish, powershell, nushell"),
        (&["food", "pin", "milk"], "journal find WORDS"),
        (&["save", "soup"], "journal food save"),
        (&["pin", "milk"], "journal food pin NAME REF"),
        (&["version"], "journal --version"),
        (&["yesterday"], "journal today yesterday"),
        (&["search", "egg"], "journal find"),
        // Words of other programs; `eat`, which is spelled nearly as one, would log something.
        (&["edit", "last"], "journal meal edit"),
        (&["weight", "70"], "journal body log --weight"),
    ] {
        world.run(words).failed(2).says(tip);
    }
    // What the parser says itself is not said twice.
    let known = world.run(&["todya"]).failed(2);
    assert_eq!(known.err.matches("tip:").count(), 1, "{}", known.err);
    let below = world.run(&["meal", "xyz"]).failed(2);
    assert!(!below.err.contains("journal log"), "{}", below.err);
    let edit = world.run(&["edit", "last"]).failed(2);
    assert!(!edit.err.contains("'eat'"), "{}", edit.err);
}
