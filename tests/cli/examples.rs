//! The examples of long help: every command has some, and each of them can be typed.

use clap::{ArgMatches, Command as Tree};

use crate::tree::leaves;

/// Columns of the longest example.
const COLUMNS: usize = 78;

/// The long help of a command.
fn long_help(words: &str) -> String {
    let root = journal::cli::command();
    let step = |tree: Tree, word| tree.find_subcommand(word).unwrap().clone();
    let leaf = words.split(' ').fold(root, step);
    leaf.get_long_about()
        .map_or_else(String::new, ToString::to_string)
}

/// The lines that are set in behind the word that says what they are.
fn set_in(help: &str) -> impl Iterator<Item = &str> {
    let behind = help.lines().skip_while(|line| !line.starts_with("Example"));
    behind.filter_map(|line| line.strip_prefix("  "))
}

/// The examples, each in one line where it goes on in the next.
fn examples(help: &str) -> Vec<String> {
    let mut examples: Vec<String> = Vec::new();
    for line in set_in(help) {
        match examples.last_mut().filter(|last| last.ends_with('\\')) {
            Some(last) => {
                last.pop();
                last.push_str(line.trim_start());
            }
            None => examples.push(line.to_owned()),
        }
    }
    examples
}

/// What is typed of a line, part by part, as a shell parts it at `|`, `&`, `<`, `>` and brackets. Two
/// blanks end it: what stands behind them tells of it.
fn typed(line: &str) -> Vec<Vec<String>> {
    let mut parts = vec![Vec::new()];
    let mut word: Option<String> = None;
    let mut quote = None;
    let mut before = ' ';
    for c in line.chars() {
        match (quote, c) {
            (Some(open), _) if open == c => quote = None,
            (None, '"' | '\'') => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (None, ' ') if before == ' ' => break,
            (None, ' ' | '|' | '&' | '<' | '>' | '(' | ')') => {
                parts.last_mut().unwrap().extend(word.take());
                if c != ' ' {
                    parts.push(Vec::new());
                }
            }
            _ => word.get_or_insert_default().push(c),
        }
        before = c;
    }
    assert_eq!(quote, None, "{line}");
    parts.last_mut().unwrap().extend(word);
    parts
}

/// The words that name the command which was understood.
fn named(matches: &ArgMatches) -> String {
    let mut words = Vec::new();
    let mut below = matches.subcommand();
    while let Some((name, matches)) = below {
        words.push(name);
        below = matches.subcommand();
    }
    words.join(" ")
}

/// The commands that a line calls, each of them understood.
fn called(leaf: &str, line: &str) -> Vec<String> {
    let calls = typed(line).into_iter();
    let calls = calls.filter(|words| words.first().is_some_and(|word| word == "journal"));
    calls
        .map(
            |words| match journal::cli::command().try_get_matches_from(&words) {
                Ok(matches) => named(&matches),
                Err(error) => panic!("{leaf}: {line}: {error}"),
            },
        )
        .collect()
}

#[test]
fn every_command_has_examples_of_itself_that_can_be_typed() {
    let mut without = Vec::new();
    for leaf in leaves() {
        let examples = examples(&long_help(&leaf));
        let calls: Vec<String> = examples
            .iter()
            .flat_map(|line| called(&leaf, line))
            .collect();
        // What has a shortcut shows it.
        let is_own = |call: &String| leaf == *call || leaf.ends_with(&format!(" {call}"));
        let begins = examples.iter().any(|line| line.starts_with("journal "));
        if !begins || !calls.iter().any(is_own) {
            without.push(leaf);
        }
    }
    assert!(without.is_empty(), "no examples: {without:?}");
}

#[test]
fn examples_fit_a_narrow_terminal() {
    for leaf in leaves() {
        for line in set_in(&long_help(&leaf)) {
            assert!(line.chars().count() + 2 <= COLUMNS, "{leaf}: {line}");
        }
    }
}

#[test]
fn a_line_is_parted_as_a_shell_parts_it() {
    let parts = typed(r#"printf '2 eggs' | journal log "1 | 2" --name "" > to.txt   behind"#);
    let words = parts.iter().map(|part| part.join("·"));
    let wanted = ["printf·2 eggs", "journal·log·1 | 2·--name·", "to.txt"];
    assert_eq!(words.collect::<Vec<_>>(), wanted);
}
