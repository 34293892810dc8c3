//! However long a word is that is typed, what is told of it is short.

use clap::{Arg, Command as Tree};

use crate::tree::{leaves, line, lived_in};

/// As long as a system lets a word be, nearly.
const LONG: usize = 120_000;

/// Letters of all that is told.
const SHORT: usize = 6_000;

/// The options of a command that take a value; of one of them those that hold everywhere, too.
fn options(words: &str) -> Vec<String> {
    let root = journal::cli::command();
    let mut at: &Tree = &root;
    for word in words.split(' ') {
        at = at.find_subcommand(word).unwrap();
    }
    let takes = |one: &&Arg| one.get_action().takes_values() && !one.is_positional();
    let everywhere = root.get_arguments().filter(|_| words == "today");
    let all = at.get_arguments().chain(everywhere).filter(takes);
    all.filter_map(|one| Some(format!("--{}", one.get_long()?)))
        .collect()
}

/// The lines that say a long word in one place each: instead of an argument, behind them all, and as the
/// value of each option.
fn lines(words: &str, whole: &[String], long: &str) -> Vec<Vec<String>> {
    let named = words.split(' ').count();
    let instead = (named..whole.len()).map(|at| {
        let mut line = whole.to_vec();
        line[at] = long.to_owned();
        line
    });
    let with = |more: &[&str]| {
        let more = more.iter().map(|word| (*word).to_owned());
        whole.iter().cloned().chain(more).collect()
    };
    let valued = options(words).into_iter().map(|name| with(&[&name, long]));
    instead.chain([with(&[long])]).chain(valued).collect()
}

#[test]
fn no_word_that_is_typed_comes_back_whole() {
    let (world, known) = lived_in();
    let mut wrong = Vec::new();
    // Digits are the beginnings of ids, letters those of names.
    for (at, words) in leaves().iter().enumerate() {
        if words == "serve" {
            // What it takes it serves with, and does not end.
            continue;
        }
        let long = ["x", "1", "ä"][at % 3].repeat(LONG / if at % 3 == 2 { 2 } else { 1 });
        for line in lines(words, &line(words, &known), &long) {
            let line: Vec<&str> = line
                .iter()
                .map(String::as_str)
                .chain(["--dry-run"])
                .collect();
            let done = world.run(&line);
            let told = done.out.chars().count().max(done.err.chars().count());
            let echoed = done.err.chars().count() > SHORT || done.out.contains(&long);
            if done.exit != 0 && echoed {
                let place = line
                    .iter()
                    .position(|word| *word == long)
                    .unwrap_or_default();
                wrong.push(format!(
                    "{words}: word {place} behind {:?}: {told} letters",
                    line[place - 1]
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
