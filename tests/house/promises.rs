//! The rules of safety and the tests that hold them: what the table names is there.

use std::fs;

use crate::source::{Source, below, home};

/// Where the table stands.
const TABLE: &str = "tests/abuse/README.md";

/// The tests that a line names: `path.rs::name`, between backticks.
fn named(line: &str) -> impl Iterator<Item = (&str, &str)> {
    let quoted = line.split('`').skip(1).step_by(2);
    quoted.filter_map(|text| text.split_once(".rs::"))
}

#[test]
fn every_rule_of_safety_names_tests_that_there_are() {
    let table = fs::read_to_string(home().join(TABLE)).expect("the table");
    let rows = table.lines().filter(|line| {
        line.starts_with("| ") && !line.starts_with("| --- ") && !line.starts_with("| rule ")
    });
    let mut count = 0;
    for row in rows {
        let mut tests = 0;
        for (path, name) in named(row) {
            let source = fs::read_to_string(home().join(format!("{path}.rs")));
            let source = source.unwrap_or_else(|error| panic!("{path}.rs: {error}"));
            assert!(
                source.contains(&format!("fn {name}(")),
                "{path}.rs: no {name}"
            );
            tests += 1;
        }
        assert!(tests > 0, "no test holds this: {row}");
        count += 1;
    }
    assert!(count > 30, "{count} rules");
}

#[test]
fn a_key_is_compared_in_one_place_and_in_constant_time() {
    let gate = Source::read("src/serve/gate.rs");
    assert!(gate.tokens().contains(&"ct_eq".to_owned()));
    let compared = |source: &Source| {
        let tokens = source.tokens();
        tokens.windows(4).any(|four| {
            let hash = four[0] == "." && four[1] == "hash";
            hash && (four[2] == "==" || four[2] == "!=" || (four[2] == "=" && four[3] == "="))
        })
    };
    let others = below("src").into_iter().filter(|source| !source.is_test());
    let wrong: Vec<String> = others
        .filter(compared)
        .map(|source| source.path.clone())
        .collect();
    assert_eq!(wrong, Vec::<String>::new());
}

/// Files that read JSON past the one reader that refuses what serde_json knows for its own: what they read is theirs, was
/// refused before, or is no tree.
const PAST_THE_READER: [&str; 12] = [
    "src/model/json.rs",
    "src/model/amount.rs",
    "src/actions/import/document.rs",
    "src/actions/import/format.rs",
    "src/catalog/off/jsonl/object.rs",
    "src/catalog/starter.rs",
    "src/cli/jq/apart.rs",
    "src/cli/jq/work.rs",
    "src/local/answers.rs",
    "src/local/catalogue/build/keep.rs",
    "src/local/elsewhere.rs",
    "src/wire/openapi/schema.rs",
];

#[test]
fn json_of_others_is_read_by_one_reader() {
    let reads = |source: &Source| {
        let tokens = source.tokens();
        tokens.windows(3).any(|three| {
            let is_read = matches!(three[2].as_str(), "from_slice" | "from_str" | "from_reader");
            three[0] == "serde_json" && three[1] == "::" && is_read
        })
    };
    let others = below("src").into_iter().filter(|source| !source.is_test());
    let found: Vec<String> = others
        .filter(reads)
        .map(|source| source.path.clone())
        .filter(|path| !PAST_THE_READER.contains(&path.as_str()))
        .collect();
    assert_eq!(found, Vec::<String>::new());
}
