//! Foods as they are saved, one a line: what people write themselves.

use std::fs;
use std::path::PathBuf;

use journal::catalog::format::Format;
use journal::catalog::report::Reason;
use journal::catalog::source::{Progress, Source};
use journal::catalog::tally::{Slice, Tally};
use journal::model::Library;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::tables::take;

const GOOD: &str = r#"{"key":"a","name":"Cola","data":{"base":"ml"}}"#;

fn file(lines: &[&str]) -> (TempDir, PathBuf) {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("foods.ndjson");
    fs::write(&path, lines.join("\n")).unwrap();
    (home, path)
}

#[test]
fn a_line_is_the_body_of_a_food() {
    let barcode =
        r#"{"name":"Bar","barcode":"0034000470693","data":{},"regions":["US"],"scans":3}"#;
    let (_home, path) = file(&[GOOD, "", barcode]);
    let taken = take(&path, Library::Off).unwrap();
    assert_eq!(taken.keys(), ["a", "0034000470693"]);
    let bar = taken.food("0034000470693");
    assert_eq!((bar.scans, bar.regions.as_str()), (3, "US"));
}

#[test]
fn a_line_that_is_no_food_is_left_out_and_the_others_are_read() {
    let (_home, path) = file(&[
        GOOD,
        r#"{"name":"#,
        "[]",
        r#"{"key":"b","data":{}}"#,
        r#"{"name":"x","data":{}}"#,
        r#"{"key":"","name":"x","data":{}}"#,
        r#"{"key":"c","name":"x","data":{"measures":5}}"#,
        r#"{"key":"d","name":"x","data":{},"regions":7}"#,
        r#"{"key":"e","name":"Tea","data":{}}"#,
    ]);
    let taken = take(&path, Library::Service).unwrap();
    assert_eq!((taken.keys(), taken.read), (vec!["a", "e"], 9));
    assert_eq!(
        taken.noted(),
        [
            (Reason::NoName, 1),
            (Reason::Broken, 2),
            (Reason::NoKey, 2),
            (Reason::AgainstRules, 2),
            (Reason::NoNutrition, 2),
        ]
    );
}

#[test]
fn when_a_line_was_changed_its_updated_at_says() {
    let food = |key: &str, at: &str| {
        format!(r#"{{"key":"{key}","name":"x","data":{{}},"updatedAt":{at},"version":3}}"#)
    };
    let (_home, path) = file(&[
        &food("a", r#""2024-02-01T12:00:00.5+02:00""#),
        &food("b", "null"),
        &food("c", r#""2024-02-01""#),
        &food("d", "1706781600"),
        &food("e", r#""1969-12-31T00:00:00Z""#),
    ]);
    let taken = take(&path, Library::Off).unwrap();
    let changed: Vec<i64> = taken.foods.iter().map(|food| food.changed).collect();
    assert_eq!(changed, [1_706_781_600, 0, 0, 0, 0]);
    assert_eq!(
        taken.noted(),
        [(Reason::ImpossibleDate, 3), (Reason::NoNutrition, 5)]
    );
}

/// The lines of the report of a file.
fn report(path: &std::path::Path) -> Vec<Value> {
    let mut report = Vec::new();
    let source = Source::open(path, &Progress::default()).unwrap();
    let rows = Format::of(&source).unwrap().read(source, Library::Off);
    let mut tally = Tally::new(rows.unwrap(), Slice::default(), Some(Box::new(&mut report)));
    assert!(tally.by_ref().all(|entry| entry.is_ok()));
    tally.finish().unwrap();
    drop(tally);
    let lines = String::from_utf8(report).unwrap();
    let read = |line| serde_json::from_str(line).unwrap();
    lines.lines().map(read).collect()
}

#[test]
fn the_report_names_the_line_and_what_is_wrong_in_it() {
    let (_home, path) = file(&["", GOOD, "", r#"{"key":"b","data":{}}"#]);
    assert_eq!(
        *report(&path).last().unwrap(),
        json!({ "row": 2, "key": "b", "what": "skipped", "reason": "no_name",
            "line": 4, "problem": "name: is missing" })
    );
}

#[test]
fn a_file_in_which_no_line_is_a_food_is_refused() {
    let (_home, path) = file(&["", r#"{"key":"b","data":{}}"#, "null"]);
    let error = take(&path, Library::Off).unwrap_err();
    assert_eq!(
        error.message(),
        "no line is a food; line 2: name: is missing"
    );
}

#[test]
fn what_means_nothing_outside_one_journal_is_left_out_and_named() {
    let part = r#"{"food":{"library":"mine","key":"x"},"portion":{"amount":1,"unit":"g"}}"#;
    let (_home, path) = file(&[
        GOOD,
        r#"{"key":"b","name":"Tea","data":{"images":[{"path":"photos/1"}]}}"#,
        &format!(r#"{{"key":"c","name":"Soup","data":{{"ingredients":[{part}]}}}}"#),
        r#"{"key":"d","name":"Bun","data":{"images":[{"url":"https://example.org/bun.jpg"}]}}"#,
    ]);
    let taken = take(&path, Library::Service).unwrap();
    assert_eq!(taken.keys(), ["a", "d"]);
    assert!(taken.noted().contains(&(Reason::AgainstRules, 2)));
}

#[test]
fn values_that_cannot_be_meant_are_unknown_and_counted() {
    let food = |key: &str, data: &str| format!(r#"{{"key":"{key}","name":"x","data":{{{data}}}}}"#);
    let per = |basis: &str, values: &str| {
        format!(r#""base":"g","nutrition":{{"basisAmount":{basis},"values":{{{values}}}}}"#)
    };
    let (_home, path) = file(&[
        &food("a", &per("100", r#""fat":200,"salt":1.0"#)),
        &food("b", &per("50", r#""kcal":500,"sugars":20"#)),
        &food("c", &per("100", r#""protein":60,"carbs":60,"fat":1"#)),
        &food(
            "d",
            r#""base":"serving","nutrition":{"basisAmount":1,"values":{"kcal":5000,"fat":200}}"#,
        ),
        &food("e", &per("0.5", r#""fat":0.5,"kcal":4.50"#)),
    ]);
    let taken = take(&path, Library::Off).unwrap();
    let data = |key: &str| serde_json::from_str::<Value>(&taken.food(key).data).unwrap();
    let values = |key: &str| data(key)["nutrition"]["values"].to_string();
    assert_eq!(values("a"), r#"{"salt":1}"#);
    assert_eq!(values("b"), r#"{"sugars":20}"#);
    assert_eq!(data("c").get("nutrition"), None);
    assert_eq!(values("d"), r#"{"kcal":5000,"fat":200}"#);
    assert_eq!(values("e"), r#"{"kcal":4.5,"fat":0.5}"#);
    assert_eq!(
        taken.noted(),
        [
            (Reason::Over100Grams, 1),
            (Reason::Over905Kcal, 1),
            (Reason::MacrosOver105Grams, 1),
            (Reason::NoNutrition, 1),
            (Reason::NoMacros, 2),
        ]
    );
}

#[test]
fn what_is_too_much_of_a_food_is_no_larger_than_any_number_may_be() {
    let food = r#"{"key":"a","name":"x","data":{"base":"g","nutrition":{"basisAmount":0.001,"values":{"fat":999999999,"carbs":0.0001}}}}"#;
    let (_home, path) = file(&[food]);
    let taken = take(&path, Library::Off).unwrap();
    assert_eq!(taken.noted(), [(Reason::Over100Grams, 1)]);
}

#[test]
fn among_products_a_key_of_digits_is_the_one_of_their_exports() {
    let food =
        |member: &str, digits: &str| format!(r#"{{"{member}":"{digits}","name":"x","data":{{}}}}"#);
    let lines = [
        food("key", "034000470693"),
        food("barcode", "034000470693"),
        food("key", "0034000470693"),
        food("key", "17"),
        food("key", "12345678901231"),
        food("key", "03017620422003x"),
        food("key", "000"),
    ];
    let (_home, path) = file(&lines.each_ref().map(String::as_str));
    let taken = take(&path, Library::Off).unwrap();
    let cups = "0034000470693";
    assert_eq!(
        taken.keys(),
        [
            cups,
            cups,
            cups,
            "00000017",
            "12345678901231",
            "03017620422003x",
            "000"
        ]
    );
    assert_eq!(
        taken.noted(),
        [(Reason::CodeLength, 4), (Reason::NoNutrition, 7)]
    );
    for library in [Library::Service, Library::Composition] {
        let taken = take(&path, library).unwrap();
        assert_eq!(
            taken.keys(),
            [
                "034000470693",
                "34000470693",
                cups,
                "17",
                "12345678901231",
                "03017620422003x",
                "000"
            ]
        );
        assert_eq!(taken.noted(), [(Reason::NoNutrition, 7)]);
    }
}

#[test]
fn members_that_no_food_has_are_ignored_counted_and_named() {
    let odd = r#"{"key":"b","name":"Tea","names":{"fr":"Thé"},"regions":["FR"],"scans":1,"colour":1,"data":{"base":"g","vitamins":{},"measures":[{"label":"cup","size":200,"of":"x"}]}}"#;
    let (_home, path) = file(&[GOOD, odd]);
    let taken = take(&path, Library::Off).unwrap();
    assert_eq!(taken.keys(), ["a", "b"]);
    assert_eq!(
        taken.food("b").data,
        r#"{"base":"g","measures":[{"label":"cup","size":200}]}"#
    );
    assert!(taken.noted().contains(&(Reason::UnknownMember, 3)));
    let report = report(&path);
    let lines: Vec<&Value> = report
        .iter()
        .filter(|line| line["reason"] == "unknown_member")
        .collect();
    assert_eq!(lines.len(), 3);
    for (line, member) in lines
        .iter()
        .zip(["colour", "data.vitamins", "data.measures[0].of"])
    {
        let problem = format!("{member}: unknown, and ignored");
        assert_eq!(
            **line,
            json!({ "row": 2, "key": "b", "name": "Tea", "what": "dropped",
                "reason": "unknown_member", "line": 2, "problem": problem })
        );
    }
    let bare = report.iter().find(|line| line["reason"] == "no_nutrition");
    assert_eq!(bare.unwrap().get("problem"), None);
}
